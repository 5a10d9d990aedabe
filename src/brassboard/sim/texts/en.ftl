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
