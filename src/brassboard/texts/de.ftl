### Wörter der Engine, in jedem Spiel gleich. Die Texte eines Spiels liegen in seinem Ordner.

## Was es in jedem Spiel zu wählen gibt
pass = Passen
done = Fertig
undo = Zurücknehmen
yes = Ja
no = Nein
none = Nichts
end-turn = Zug beenden
choose = Wähle eine Option
choose-some = Wähle { $min } bis { $max }
choose-exactly = { $count ->
    [one] Wähle 1
   *[other] Wähle { $count }
}
choose-order = Wähle die Reihenfolge
choose-number = Wähle eine Zahl von { $min } bis { $max }
not-offered = Jetzt nicht möglich: { $text }
undo-asked = { $seat } möchte den letzten Zug zurücknehmen.
undone = { $seat } nimmt eine Wahl zurück.
do-pass = { pass }
do-done = { done }
do-accept = Angebot von { $offer } annehmen
do-number = { $n }
ask-react = Jetzt reagieren?
ask-offer = Mach ein Angebot
ask-accept = Nimm ein Angebot an

## Plätze
seat = Platz { $number }
player = Spieler { $number }
nobody = niemand
seat-chance = Zufall
spectator = Zuschauer
you = du
team = Team { $name }
players-range = { $first } bis { $last } Personen
players = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
seats-taken = { $taken } von { $count } Plätzen besetzt

## Warten
your-turn = Du bist am Zug.
your-decision = Du entscheidest.
waiting-for = Warten auf { $seats }.
waiting-for-others = { $count ->
    [one] Warten auf 1 weitere Person.
   *[other] Warten auf { $count } weitere Personen.
}
waiting-somebody = jemanden
match-over = Die Partie ist zu Ende.
match-won = Gewonnen: { $seats }.
match-drawn = Unentschieden.
match-lost = Kein Spieler hat gewonnen.
round = Runde { $number }
score = Punkte
winner = Gewonnen

## Was schiefgehen kann
error-bad-input = Nicht verstanden: { $what }
error-bad-input-at = { $where }: { $what }
error-illegal = { $what } ({ $rule })
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht.
error-unknown-option = „{ $option }“ ist keine der Optionen.
error-unknown-seat = In dieser Partie gibt es keinen Platz { $seat }.
error-known-games = Spiele: { $games }.
error-did-you-mean = Meintest du { $names }?
error-no-file = Datei nicht gefunden: { $file }
error-unreadable-save = { $file } ist kein Spielstand oder ist beschädigt.
or = oder
and = und
hidden = verdeckt
hidden-count = { $count ->
    [0] keine
   *[other] { $count } (verdeckt)
}

## Warum etwas nicht geht
denied-denied = Das erlauben die Regeln gerade nicht.
denied-no-candidate = Das ist hier keine Option.
denied-not-now = Das geht gerade nicht.
denied-not-asked = Du hast gerade nichts zu entscheiden.
denied-not-listed = Nummer { $number } gibt es nicht. Wähle 1 bis { $count }.
denied-too-many = { $count ->
    [0] Das ist zu viel auf einmal.
    [one] Zu viel auf einmal: Hier ist nur 1 Wahl möglich.
   *[other] Zu viel auf einmal: Hier sind nur { $count } möglich.
}
denied-slot-closed = { $item } passt dort nicht hin.
denied-over = Die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden.
denied-stale = Diese Frage ist veraltet. Bitte beantworte die aktuelle.
denied-undo-barrier = Das kannst du nicht allein zurücknehmen: Seither wurde gewürfelt, entschieden oder etwas aufgedeckt.
denied-nothing-to-undo = Es gibt nichts zurückzunehmen.
denied-undo-match = Das lässt sich nicht zurücknehmen: Seither hat eine Partie der Kampagne begonnen.
denied-chair-taken = { $seat } ist schon besetzt.
denied-chair-empty = { $seat } ist nicht besetzt.
denied-too-few-present = { $least ->
    [one] Mindestens 1 Person muss mitspielen.
   *[other] Mindestens { $least } Personen müssen mitspielen.
}
denied-too-many-present = { $most ->
    [one] Höchstens 1 Person kann mitspielen.
   *[other] Höchstens { $most } Personen können mitspielen.
}

## Spielen im Terminal
play-help = Gib Nummer oder Text einer Option ein; hilfe zeigt alle Befehle.
play-prompt = Deine Wahl
play-options = Optionen
play-why-not = Warum nicht?
play-why-what = Nenne die Option, zum Beispiel: warum { $option }
play-write-it = Schreib es so: { $form }
play-allowed = Das ist erlaubt.
play-log = Verlauf
play-withdrawn = zurückgenommen
play-given = Bisher: { $given }.
play-spread = Alles auf einmal: Gib für { $items } je eine Nummer ein ({ $slots }), etwa { $example }.
play-person = an diesem Bildschirm
play-bot = Bot ({ $name })
play-hidden-turn = { $seat }, du bist dran. Alle anderen schauen weg. Weiter mit der Eingabetaste.
play-enter = Eingabetaste
play-consent = Stimmen alle anderen der Rücknahme zu (ja oder nein)?
play-consent-alone = Trotzdem zurücknehmen (ja oder nein)? Es wird neu gewürfelt.
play-bot-chooses = { $seat } wählt { $option }.
play-roll = { $count ->
    [one] { $seat }: Wirf 1 Würfel (1 bis { $sides }).
   *[other] { $seat }: Wirf { $count } Würfel (1 bis { $sides }).
}
play-dice = Ergebnis eingeben (nur Eingabetaste: der Computer würfelt)
play-dice-wrong = { $count ->
    [one] Gib eine Zahl von 1 bis { $sides } ein.
   *[other] Gib { $count } Zahlen von 1 bis { $sides } ein, etwa 1 2 …
}
play-commitment = Würfel-Festlegung: { $commitment }. Nach der Partie kann jeder alle Würfe prüfen.
play-save-where = Gib einen Dateinamen an, etwa: speichern abend.save
play-saved = Gespeichert in { $file }.
play-kept = Deine Partie ist gespeichert. Weiter mit: { $command }
play-kept-end = Zum Nachlesen: brassboard replay { $file }
play-goodbye = Bis bald am Tisch.
campaign-prompt = Enter spielt, oder tippe einen Befehl (hilfe)
campaign-unknown = Befehle hier: { $commands }
campaign-which = Nenne die Nummer einer Person, 1 bis { $count }.
campaign-full = Kein Stuhl ist frei.
campaign-absent = setzt aus
campaign-sealed = versiegelt
campaign-left-out = ausgelassen
campaign-won = gewonnen: { $seats }
campaign-over = Die Kampagne ist zu Ende. Gewonnen: { $seats }
campaign-check = Prüfen: brassboard verify --campaign { $file }
campaign-kept = Die Kampagne ist gespeichert. Weiter: { $command }
campaign-commands = Befehle
    .play = die nächste Partie starten
    .absent = jemand setzt aus oder spielt wieder mit
    .join = jemand nimmt einen freien Stuhl
    .leave = jemand verlässt die Kampagne endgültig
    .sheet = den Kampagnenbogen zeigen
    .rail = die Partien der Kampagne zeigen
    .save = die Kampagne speichern
    .help = diese Liste zeigen
    .quit = speichern und aufhören
play-commands = Befehle
    .number = aus der Liste wählen
    .several = mehrere auf einmal wählen, etwa alle Würfel legen
    .text = Text einer Option statt ihrer Nummer eingeben
    .help = diese Hilfe zeigen (auch: hilfe)
    .undo = die letzte Wahl zurücknehmen (auch: zurück)
    .log = den ganzen Verlauf zeigen (auch: verlauf)
    .look = den Tisch mit Legende zeigen (auch: tisch)
    .why = erklären, warum etwas geht oder nicht (auch: warum)
    .rules = Regel nach Nummer, Thema oder Wörtern; allein: die aktuelle (auch: regel)
    .save = die Partie speichern; mit der Endung .journal als Text (auch: speichern)
    .quit = den Tisch verlassen; die Partie bleibt gespeichert (auch: ende)

## Spiele im Regal
shelf-title = Spiele
shelf-unusable = Nicht dabei: { $reason }.
shelf-more = Auf Deutsch spielen: brassboard play SPIEL --lang de. Regeln lesen: brassboard rules SPIEL --lang de. Alle Befehle: brassboard --help.

## Partien nachspielen
replay-title = { $game }, { $players }
replay-withdrawn = { $text } (zurückgenommen)
verify-moves = { $count ->
    [one] Der einzige Zug ist gültig; die Partie endet wie aufgezeichnet.
   *[other] Alle { $count } Züge sind gültig; die Partie endet wie aufgezeichnet.
}
verify-dice = { $count ->
    [one] Der einzige Wurf passt zum Geheimnis. Festlegung: { $commitment }.
   *[other] Alle { $count } Würfe und Mischungen passen zum Geheimnis. Festlegung: { $commitment }.
}
verify-dice-failed = Manche Würfe oder Mischungen passen nicht zum Geheimnis ({ $count } geprüft; Festlegung { $commitment }).
verify-by-hand = { $count ->
    [one] Von Hand gewürfelt, das lässt sich nicht prüfen (1 Wurf; Festlegung { $commitment }).
   *[other] Von Hand gewürfelt, das lässt sich nicht prüfen ({ $count } Würfe; Festlegung { $commitment }).
}
verify-die = „{ $line }“ passt nicht zum Geheimnis; das ergibt { $due }. Die Zeile wurde geändert, oder es wurde von Hand gewürfelt.
verify-move = Ungültiger Zug „{ $line }“: { $what }
verify-end = Die Partie endet anders als aufgezeichnet: Die Datei wurde geändert.
verify-no-end = Der Datei fehlt das Ende der Partie: Sie wurde abgeschnitten.
verify-no-secret = Die Datei enthält kein Geheimnis: Die Würfel sind nicht prüfbar.
verify-other-secret = Das Geheimnis dieser Partie folgt nicht aus dem der Kampagne.
verify-other-outcome = Die Kampagne verzeichnet ein anderes Ergebnis, als diese Partie hatte.
verify-matches = { $count ->
    [one] 1 Partie: regelgerecht und mit dem verzeichneten Ergebnis.
   *[other] { $count } Partien: regelgerecht und mit den verzeichneten Ergebnissen.
}
verify-other-commitment = Dieses Geheimnis gehört zu einer anderen Festlegung: { $commitment }.

## Konformität
conformance-title = { $game }: Konformitätsprüfung
conformance-good = ok
conformance-bad = FEHLER
conformance-playing = zufälliges Spiel mit allen Prüfungen
conformance-played = zufälliges Spiel mit allen Prüfungen ({ $decisions } Entscheidungen in { $matches } Partien, { $rate } in der Sekunde)
conformance-kept = Alle Prüfungen bestanden.
conformance-broken = Prüfungen fehlgeschlagen; siehe oben.

## Regeln nachschlagen
rules-title = { $title }: Regeln
rules-topic = Thema
rules-entries = Einträge
rules-id = Nummer
rules-text = Text
rules-topics-hint = Thema lesen: brassboard rules { $game } --topic THEMA. Suchen: --search WÖRTER.
rules-sealed = { $title }: versiegelt. Die Kampagne öffnet es beim Spielen. --spoilers zeigt alles.
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] 1 Eintrag gefunden.
   *[other] { $count } Einträge gefunden.
}
rules-planned = noch nicht spielbar
rules-planned-count = { $count } noch nicht spielbar
rules-untranslated = noch nicht übersetzt
rules-in-english = { $label } (auf Englisch)
rules-source = Quelle
rules-mark = Herkunft
rules-confidence = Verlässlichkeit
rules-unknown-id = { $game } hat keine Regel { $id }.
rules-unknown-topic = { $game } hat kein Thema „{ $topic }“.
rules-kind-rule = Regel
rules-kind-ruling = Entscheid
rules-kind-example = Beispiel
rules-kind-gap = Lücke
rules-field-text = Regel
rules-field-check = So wird sie geprüft
rules-field-question = Frage
rules-field-ruling = Entscheid
rules-field-seeds_say = Was die Regelhefte sagen
rules-field-why = Begründung
rules-field-given = Ausgangslage
rules-field-when = Was geschieht
rules-field-then = Ergebnis
rules-field-missing = Was fehlt
rules-field-known = Was bekannt ist
rules-field-proposal = Unser Vorschlag
rules-topic-rulings = Entscheide
rules-topic-examples = Beispiele
rules-topic-gaps = Lücken
coverage-title = { $title }: Regeln mit bestandenen Tests
coverage-proved = { $proved } von { $total } Regeln, Entscheiden und Beispielen haben einen bestandenen Test.
coverage-complete = Jede Regel, jeder Entscheid und jedes Beispiel ist getestet.
coverage-lacking = { $count ->
    [one] 1 Eintrag ohne bestandenen Test:
   *[other] { $count } Einträge ohne bestandenen Test:
}
coverage-failing = { $count ->
    [one] 1 Eintrag mit Testfehler:
   *[other] { $count } Einträge mit Testfehlern:
}
coverage-sealed = { $count ->
    [one] 1 davon ist versiegelt. --spoilers nennt ihn.
   *[other] { $count } davon sind versiegelt. --spoilers nennt sie.
}
coverage-planned = { $count ->
    [one] { $title }: 1 Eintrag noch nicht spielbar, nicht gezählt.
   *[other] { $title }: { $count } Einträge noch nicht spielbar, nicht gezählt.
}
coverage-partial = Seit die Regeln geändert wurden, lief nur ein Teil der Tests. Starte make test.
coverage-missing = Für { $game } gibt es noch keine Testabdeckung ({ $file }). Starte make test.
coverage-stale = Die Testabdeckung für { $game } ist veraltet: Die Regeln haben sich geändert ({ $file }). Starte make test.
coverage-unreadable = Die Testabdeckung ist nicht lesbar ({ $file }). Starte make test.

## Simulationen
sim-title = { $games ->
    [one] { $game }: 1 Partie
   *[other] { $game }: { $games } Partien
}
sim-bot = Bot
sim-seat = Platz
sim-wins = Siege
sim-share = Anteil
sim-interval = 95-%-Intervall
sim-mean-score = Punkte im Mittel
sim-length = Entscheidungen je Partie
sim-duration = Dauer
sim-progress = Partien laufen
sim-written = Geschrieben nach { $file }.

## Geschwindigkeit
bench-title = Tempo auf diesem Rechner
bench-game = Spiel
bench-decisions = Entscheidungen/s
bench-games = Partien/s
bench-clone = Kopie µs
bench-branching = Optionen je Entscheidung
bench-calibration = Eichwert: { $score } (eine feste Schleife auf diesem Rechner; zum Vergleich von Rechnern dadurch teilen)
