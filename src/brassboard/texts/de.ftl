### Wörter der Engine, in jedem Spiel gleich. Die Texte eines Spiels liegen in seinem Ordner.

## Was es in jedem Spiel zu wählen gibt
pass = Passen
done = Fertig
undo = Zurücknehmen
yes = Ja
no = Nein
none = Nichts
end-turn = Zug beenden
choose = Wähle eine Möglichkeit.
choose-some = Wähle { $min } bis { $max }.
choose-exactly = { $count ->
    [one] Wähle genau eine Möglichkeit.
   *[other] Wähle genau { $count }.
}
choose-order = Wähle die Reihenfolge.
choose-number = Wähle eine Zahl von { $min } bis { $max }.
undo-asked = { $seat } möchte den letzten Zug zurücknehmen.
undo-refused = Das lässt sich nicht zurücknehmen: Inzwischen wurde etwas aufgedeckt.

## Plätze
seat = Platz { $number }
seat-chance = Zufall
spectator = Zuschauer
you = du
team = Team { $name }
players = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
seats-taken = { $taken } von { $count } Plätzen besetzt

## Warten
your-turn = Du bist am Zug.
your-decision = Du musst dich entscheiden.
waiting-for = Warten auf { $seats }.
waiting-for-others = { $count ->
    [one] Warten auf einen weiteren Platz.
   *[other] Warten auf { $count } weitere Plätze.
}
match-over = Die Partie ist zu Ende.
match-won = Gewonnen: { $seats }.
match-drawn = Die Partie endet unentschieden.
round = Runde { $number }
score = Punkte
winner = Gewonnen

## Was schiefgehen kann
error-bad-input = Das ist nicht zu verstehen: { $what }
error-bad-input-at = { $where }: { $what }
error-stale-decision = Diese Antwort gehört zu einer älteren Frage. Sieh dir die neue an und beantworte sie.
error-not-your-turn = Du bist nicht am Zug.
error-not-now = Das geht gerade nicht.
error-illegal = { $what } ({ $rule })
error-match-over = Die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden.
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht.
error-unknown-option = „{ $option }“ steht nicht zur Wahl.
error-unknown-seat = In dieser Partie gibt es keinen Platz { $seat }.
error-known-games = Spiele: { $games }.
error-did-you-mean = Meintest du { $names }?
error-no-file = Die Datei { $file } gibt es nicht.
error-unreadable-save = { $file } ist keine gespeicherte Partie oder ist beschädigt.
or = oder

## Spielen im Terminal
play-help = Gib die Nummer oder den Text einer Möglichkeit ein. ? sagt, warum etwas nicht zur Wahl steht; help zeigt alle Befehle.
play-prompt = Deine Wahl
play-options = Möglichkeiten
play-why-not = Warum nicht?
play-allowed = Das ist erlaubt.
play-log = Was geschehen ist
play-hidden-turn = { $seat }, du bist dran. Alle anderen schauen weg; drücke die Eingabetaste.
play-bot-chooses = { $seat } wählt { $option }.
play-saved = Gespeichert in { $file }.
play-goodbye = Bis bald am Tisch.
play-commands = Befehle
    .undo = die letzte Wahl zurücknehmen
    .log = zeigen, was geschehen ist
    .why = sagen, warum etwas nicht zur Wahl steht
    .rule = eine Regel zeigen
    .save = die Partie speichern
    .quit = den Tisch verlassen

## Regeln nachschlagen
rules-title = { $title }: Regeln
rules-topic = Thema
rules-entries = Einträge
rules-id = Nummer
rules-text = Text
rules-topics-hint = brassboard rules { $game } --topic THEMA zeigt ein Thema, --search WÖRTER sucht nach Wörtern.
rules-found = { $count ->
    [0] Nichts gefunden.
    [one] Ein Eintrag gefunden.
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
coverage-complete = Alle Regeln, Entscheide und Beispiele haben einen bestandenen Test.
coverage-lacking = { $count ->
    [one] Ein Eintrag hat keinen:
   *[other] { $count } Einträge haben keinen:
}
coverage-failing = { $count ->
    [one] Einen Eintrag nennt ein Test, der fehlschlägt:
   *[other] { $count } Einträge nennen Tests, die fehlschlagen:
}
coverage-planned = { $count ->
    [one] { $title }: ein Eintrag, noch nicht spielbar und nicht mitgezählt.
   *[other] { $title }: { $count } Einträge, noch nicht spielbar und nicht mitgezählt.
}
coverage-partial = Seit die Regeln geändert wurden, lief nur ein Teil der Tests: bitte „make test“ ausführen.
coverage-missing = Für { $game } ist keine Testabdeckung aufgezeichnet ({ $file }): bitte „make test“ ausführen.
coverage-stale = Die aufgezeichnete Testabdeckung von { $game } ist veraltet, die Regeln wurden seither geändert ({ $file }): bitte „make test“ ausführen.
coverage-unreadable = Die aufgezeichnete Testabdeckung ist nicht lesbar ({ $file }): bitte „make test“ ausführen.

## Simulationen
sim-title = { $games ->
    [one] { $game }: eine Partie
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
bench-title = Geschwindigkeit auf diesem Rechner
bench-game = Spiel
bench-decisions = Entscheidungen/s
bench-games = Partien/s
bench-clone = Kopie µs
bench-branching = Möglichkeiten je Entscheidung
bench-calibration = Eichwert: { $score } (eine feste Schleife auf diesem Rechner; zum Vergleich von Rechnern dadurch teilen)
