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
not-offered = Für dich jetzt nicht möglich: { $text }
undo-asked = { $seat } möchte den letzten Zug zurücknehmen.
undone = { $seat } nimmt eine Wahl zurück.
do-pass = { pass }
do-done = { done }
do-accept = Das Angebot von { $offer } annehmen
do-number = { $n }
ask-react = Möchtest du eingreifen?
ask-offer = Was bietest du an?
ask-accept = Wessen Angebot nimmst du an?

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
waiting-somebody = jemanden
match-over = Die Partie ist zu Ende.
match-won = Gewonnen: { $seats }.
match-drawn = Die Partie endet unentschieden.
match-lost = Kein Spieler hat gewonnen.
round = Runde { $number }
score = Punkte
winner = Gewonnen

## Was schiefgehen kann
error-bad-input = Das ist nicht zu verstehen: { $what }
error-bad-input-at = { $where }: { $what }
error-illegal = { $what } ({ $rule })
error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht.
error-unknown-option = „{ $option }“ steht nicht zur Wahl.
error-unknown-seat = In dieser Partie gibt es keinen Platz { $seat }.
error-known-games = Spiele: { $games }.
error-did-you-mean = Meintest du { $names }?
error-no-file = Die Datei { $file } gibt es nicht.
error-unreadable-save = { $file } ist keine gespeicherte Partie oder ist beschädigt.
or = oder
and = und
hidden = verdeckt
hidden-count = { $count ->
    [0] keine
   *[other] { $count } (verdeckt)
}

## Warum etwas nicht geht
denied-denied = Das erlauben die Regeln gerade nicht.
denied-no-candidate = Diese Möglichkeit gibt es von hier aus nicht.
denied-not-now = Das geht gerade nicht.
denied-not-asked = Du hast gerade nichts zu entscheiden.
denied-not-listed = Nummer { $number } steht nicht in der Liste: Wähle von 1 bis { $count }.
denied-too-many = { $count ->
    [0] Das ist zu viel auf einmal.
    [one] Das ist zu viel auf einmal: Hier gehört nur eine Wahl zusammen.
   *[other] Das ist zu viel auf einmal: Hier gehören nur { $count } zusammen.
}
denied-slot-closed = Die { $item } passt dort nicht hin.
denied-over = Die Partie ist zu Ende: Es gibt nichts mehr zu entscheiden.
denied-stale = Diese Antwort gehört zu einer älteren Frage. Sieh dir die neue an und beantworte sie.
denied-undo-barrier = Das lässt sich nicht einfach zurücknehmen: Inzwischen wurde gewürfelt, geantwortet oder etwas aufgedeckt.
denied-nothing-to-undo = Es gibt nichts zurückzunehmen.

## Spielen im Terminal
play-help = Gib die Nummer oder den Text einer Möglichkeit ein; hilfe zeigt alle Befehle.
play-prompt = Deine Wahl
play-options = Möglichkeiten
play-why-not = Warum nicht?
play-why-what = Sag, was du meinst, etwa: warum { $option }
play-write-it = Schreib es so: { $form }
play-allowed = Das ist erlaubt.
play-log = Was geschehen ist
play-withdrawn = zurückgenommen
play-given = Bisher: { $given }.
play-spread = Alles auf einmal: für { $items } je eine Nummer eingeben ({ $slots }), etwa { $example }.
play-person = an diesem Bildschirm
play-bot = Bot ({ $name })
play-hidden-turn = { $seat }, du bist dran. Alle anderen schauen weg; drücke die Eingabetaste.
play-enter = Eingabetaste
play-consent = Sind alle anderen einverstanden, das zurückzunehmen (ja oder nein)?
play-consent-alone = Trotzdem zurücknehmen (ja oder nein)? Die Würfel fallen dann neu.
play-bot-chooses = { $seat } wählt { $option }.
play-roll = { $count ->
    [one] { $seat }: Würfle mit einem Würfel mit { $sides } Seiten.
   *[other] { $seat }: Würfle mit { $count } Würfeln mit { $sides } Seiten.
}
play-dice = Was sie zeigen (Eingabetaste: die Maschine würfelt)
play-dice-wrong = { $count ->
    [one] Gib eine Zahl von 1 bis { $sides } ein.
   *[other] Gib { $count } Zahlen von 1 bis { $sides } ein, etwa 1 2 …
}
play-commitment = Die Würfel sind festgelegt auf { $commitment }: Nach dem Ende können alle sie nachprüfen.
play-save-where = Sag, wohin, etwa: speichern abend.save
play-saved = Gespeichert in { $file }.
play-kept = Die Partie ist aufgehoben. So geht es weiter: { $command }
play-kept-end = Zum Nachlesen: brassboard replay { $file }
play-goodbye = Bis bald am Tisch.
play-commands = Befehle
    .number = aus der Liste wählen
    .several = mehreres wählen, was zusammengehört, etwa alle Würfel auf einmal
    .text = der Text einer Möglichkeit gilt so viel wie ihre Nummer
    .help = das hier zeigen (auch: hilfe)
    .undo = die letzte Wahl zurücknehmen (auch: zurück)
    .log = alles zeigen, was geschehen ist (auch: verlauf)
    .look = den Tisch noch einmal zeigen und was seine Zeichen bedeuten (auch: tisch)
    .why = sagen, warum etwas zur Wahl steht oder nicht (auch: warum)
    .rules = eine Regel nach Nummer, Thema oder Wörtern zeigen, sonst die gerade laufende (auch: regel)
    .save = die Partie speichern; ein Name auf .journal ergibt einen Text (auch: speichern)
    .quit = den Tisch verlassen; die Partie bleibt aufgehoben (auch: ende)

## Spiele im Regal
shelf-title = Spiele
shelf-more = brassboard play SPIEL --lang de spielt auf Deutsch, brassboard rules SPIEL --lang de zeigt die Regeln, brassboard --help alle Befehle.

## Partien nachspielen
replay-title = { $game }, { $players }
replay-withdrawn = { $text } (zurückgenommen)
verify-moves = { $count ->
    [one] Der eine Zug ist möglich, und die Partie endet, wie die Datei es sagt.
   *[other] Alle { $count } Züge sind möglich, und die Partie endet, wie die Datei es sagt.
}
verify-dice = { $count ->
    [one] Das eine Ergebnis des Zufalls ist das, was das Geheimnis ergibt; festgelegt war es auf { $commitment }.
   *[other] Alle { $count } Ergebnisse des Zufalls sind die, die das Geheimnis ergibt; festgelegt war es auf { $commitment }.
}
verify-dice-failed = Nicht jedes Ergebnis des Zufalls ist das, was das Geheimnis ergibt ({ $count } Ergebnisse; festgelegt auf { $commitment }).
verify-by-hand = Gewürfelt wurde von Hand: Das lässt sich nicht nachprüfen ({ $count } Ergebnisse; festgelegt auf { $commitment }).
verify-die = „{ $line }“ ist nicht, was das Geheimnis ergibt; das ist { $due }. Die Zeile wurde geändert, oder es wurde von Hand gewürfelt.
verify-move = „{ $line }“ ist dort nicht möglich: { $what }
verify-end = Die Partie endet anders, als die Datei sagt: Etwas wurde geändert.
verify-no-end = Die Datei sagt nicht, wie die Partie endet: Sie wurde abgeschnitten.
verify-no-secret = In der Datei steht kein Geheimnis: Die Würfel lassen sich nicht nachprüfen.
verify-other-commitment = Dieses Geheimnis gehört zu einer anderen Festlegung: { $commitment }.

## Konformität
conformance-title = { $game }: Hält es alle Versprechen?
conformance-good = gut
conformance-bad = FEHLER
conformance-playing = zufälliges Spiel mit allen Prüfungen
conformance-played = zufälliges Spiel mit allen Prüfungen ({ $decisions } Entscheidungen in { $matches } Partien, { $rate } in der Sekunde)
conformance-kept = Alle Versprechen sind gehalten.
conformance-broken = Nicht alle Versprechen sind gehalten: siehe oben.

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
