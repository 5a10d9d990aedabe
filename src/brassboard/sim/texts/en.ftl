### Words of `brassboard sim` and `brassboard bench` that the other commands do not need.

sim-games = Games
sim-all-seats = all
sim-range = { $low } to { $high }
sim-speed = Speed
sim-speed-text = { $decisions } decisions/s, { $workers ->
    [one] one process
   *[other] { $workers } processes
}
sim-broke = Game { $index } of this series broke (its seed: { $seed }):
sim-again = Play it again:
sim-series = Series
sim-all-games = all games
sim-meetings = Meetings
sim-rating = Elo
sim-unsettled = Some bots only ever won against the others: read the gap between them as "at least".
sim-total = Total
sim-a-game = Per game
sim-deviation = Deviation
sim-least-most = Range
sim-more = { $count ->
    [one] One more row; --json has it.
   *[other] { $count } more rows; --json has them.
}
sim-retried = Workers that died
sim-stopped = { $left ->
    [one] Stopped: one game was not played.
   *[other] Stopped: { $left } games were not played.
}
sim-goes-on = The same command goes on from { $file }.
sim-not-kept = With --keep FILE the same command would go on from here.
sim-plot-wins = Wins, with 95 % intervals
sim-plot-series = Wins in each series, with 95 % intervals
sim-plot-ratings = Strength in Elo points (Bradley-Terry), with 95 % intervals
sim-plot-length = Decisions per game
sim-plot-scores = Scores
sim-plot-points = Points by source, mean per game of all seats together
sim-plot-stat = { $name }, mean per game with 95 % intervals
bench-figure = Figure
bench-length = Decisions per game
bench-save = Save µs
bench-bytes = Save bytes
bench-load = Load and ask again µs
bench-encode = Encode the state µs
bench-redact = Redact µs
bench-lens = Lens µs
bench-view = View µs
bench-kernel = { $compiled ->
    [yes] The kernel is compiled (mypyc).
   *[no] The kernel is plain Python.
} Python { $python }.
bench-method = Medians of { $rounds }; ± is half of (greatest − least) over the median.
