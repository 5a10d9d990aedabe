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
sim-series = Serie
sim-all-games = alle Partien
sim-meetings = Begegnungen
sim-rating = Elo
sim-unsettled = Manche Bots haben gegen die anderen immer gewonnen: der Abstand zwischen ihnen heißt „mindestens“.
sim-total = Summe
sim-a-game = Je Partie
sim-deviation = Streuung
sim-least-most = Spanne
sim-more = { $count ->
    [one] Noch eine Zeile; sie steht in --json.
   *[other] Noch { $count } Zeilen; sie stehen in --json.
}
sim-retried = Ausgefallene Prozesse
sim-stopped = { $left ->
    [one] Abgebrochen: eine Partie wurde nicht gespielt.
   *[other] Abgebrochen: { $left } Partien wurden nicht gespielt.
}
sim-goes-on = Derselbe Befehl macht mit { $file } weiter.
sim-not-kept = Mit --keep DATEI würde derselbe Befehl hier weitermachen.
sim-plot-wins = Siege, mit 95-%-Intervallen
sim-plot-series = Siege in jeder Serie, mit 95-%-Intervallen
sim-plot-ratings = Spielstärke in Elo-Punkten (Bradley-Terry), mit 95-%-Intervallen
sim-plot-length = Entscheidungen je Partie
sim-plot-scores = Punktestände
sim-plot-points = Punkte nach Herkunft, im Mittel je Partie, alle Plätze zusammen
sim-plot-stat = { $name }, Mittel je Partie mit 95-%-Intervallen
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
