### Wörter von `brassboard sim` und `brassboard bench`, die die anderen Befehle nicht brauchen.

sim-games = Partien
sim-all-seats = alle
sim-range = { $low } bis { $high }
sim-speed = Tempo
sim-speed-text = { $decisions } Entscheidungen/s, { $workers ->
    [one] 1 Prozess
   *[other] { $workers } Prozesse
}
sim-broke = Partie { $index } dieser Serie ist abgestürzt (Startwert: { $seed }):
sim-again = Noch einmal spielen mit:
sim-series = Serie
sim-all-games = alle Partien
sim-meetings = Paarungen
sim-rating = Elo
sim-unsettled = Manche Bots gewannen jede Partie gegen andere: Der wahre Abstand kann größer sein.
sim-total = Summe
sim-a-game = Je Partie
sim-deviation = Std.-Abweichung
sim-least-most = Spanne
sim-more = { $count ->
    [one] 1 weitere Zeile; siehe --json.
   *[other] { $count } weitere Zeilen; siehe --json.
}
sim-retried = Abgestürzte Prozesse
sim-stopped = { $left ->
    [one] Gestoppt: 1 Partie fehlt noch.
   *[other] Gestoppt: { $left } Partien fehlen noch.
}
sim-goes-on = Derselbe Befehl macht mit { $file } weiter.
sim-not-kept = Mit --keep DATEI kann derselbe Befehl nächstes Mal weitermachen, wo er aufgehört hat.
sim-plot-wins = Siege, mit 95-%-Intervallen
sim-plot-series = Siege in jeder Serie, mit 95-%-Intervallen
sim-plot-ratings = Spielstärke in Elo-Punkten (Bradley-Terry), mit 95-%-Intervallen
sim-plot-length = Entscheidungen je Partie
sim-plot-scores = Punktestände
sim-plot-points = Punkte nach Herkunft, Mittel je Partie über alle Plätze
sim-plot-stat = { $name }, Mittel je Partie mit 95-%-Intervallen
bench-figure = Messwert
bench-length = Entscheidungen je Partie
bench-save = Sichern µs
bench-bytes = Sicherung in Byte
bench-load = Laden bis zur Entscheidung µs
bench-encode = Zustand kodieren µs
bench-redact = Schwärzen µs
bench-lens = Linse µs
bench-view = Ansicht µs
bench-kernel = { $compiled ->
    [yes] Der Kern ist kompiliert (mypyc).
   *[no] Der Kern ist reines Python.
} Python { $python }.
bench-method = Median aus { $rounds ->
    [one] 1 Lauf
   *[other] { $rounds } Läufen
}; ± ist die halbe Spanne (max − min) durch den Median.
