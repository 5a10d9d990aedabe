### Wörter von `brassboard sim` und `brassboard bench`, die die anderen Befehle nicht brauchen.

sim-games = Partien
sim-all-seats = alle
sim-range = { $low } bis { $high }
sim-speed = Tempo
sim-speed-text = { $decisions } Entscheidungen/s, { $workers ->
    [one] ein Prozess
   *[other] { $workers } Prozesse
}
sim-broke = Partie { $index } dieser Serie ist gescheitert (ihr Startwert: { $seed }):
sim-again = So läuft sie noch einmal:
bench-figure = Wert
bench-length = Entscheidungen je Partie
bench-save = Sichern µs
bench-bytes = Sicherung in Byte
bench-load = Laden und wieder fragen µs
bench-encode = Zustand kodieren µs
bench-redact = Schwärzen µs
bench-lens = Linse µs
bench-view = Ansicht µs
bench-kernel = { $compiled ->
    [yes] Der Kern ist kompiliert (mypyc).
   *[no] Der Kern ist reines Python.
} Python { $python }.
bench-method = Mediane aus { $rounds }; ± ist die halbe Spanne, geteilt durch den Median.
