### Words of `brassboard sim` and `brassboard bench` that the other commands do not need.

sim-games = Games
sim-all-seats = all
sim-range = { $low } to { $high }
sim-speed = Speed
sim-speed-text = { $decisions } decisions/s, { $workers ->
    [one] 1 process
   *[other] { $workers } processes
}
sim-broke = Game { $index } of this series crashed (seed: { $seed }):
sim-again = To play it again:
sim-series = Series
sim-all-games = all games
sim-meetings = Pairings
sim-rating = Elo
sim-unsettled = Some bots won every game against others, so the real rating gap may be larger.
sim-total = Total
sim-a-game = Per game
sim-deviation = Std. deviation
sim-least-most = Range
sim-more = { $count ->
    [one] 1 more row; use --json to see it.
   *[other] { $count } more rows; use --json to see them.
}
sim-retried = Crashed workers
sim-stopped = { $left ->
    [one] Stopped with 1 game left to play.
   *[other] Stopped with { $left } games left to play.
}
sim-goes-on = Run the same command again to continue from { $file }.
sim-not-kept = Add --keep FILE next time, and the same command can continue where it stopped.
sim-plot-wins = Wins, with 95 % intervals
sim-plot-series = Wins in each series, with 95 % intervals
sim-plot-ratings = Strength in Elo points (Bradley-Terry), with 95 % intervals
sim-plot-length = Decisions per game
sim-plot-scores = Scores
sim-plot-points = Points by source, mean per game over all seats
sim-plot-stat = { $name }, mean per game with 95 % intervals
bench-figure = Metric
bench-length = Decisions per game
bench-save = Save µs
bench-bytes = Save bytes
bench-load = Load to first decision µs
bench-encode = Encode the state µs
bench-redact = Redact µs
bench-lens = Lens µs
bench-view = View µs
bench-kernel = { $compiled ->
    [yes] The kernel is compiled (mypyc).
   *[no] The kernel is plain Python.
} Python { $python }.
bench-method = Median of { $rounds ->
    [one] 1 run
   *[other] { $rounds } runs
}; ± is half the range (max − min) divided by the median.
