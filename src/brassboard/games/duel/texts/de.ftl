### Das Duell. Schlüssel: duel-ask-ART, duel-do-VERB, Ereignisse nach ihrem Tag, duel-denied-REGEL, duel-end-REGEL, duel-moment-FENSTER,
### duel-phase-RAHMEN-SCHRITT, Namen der Dinge.

duel-title = Duell im Kesselraum
duel-blurb = Zwei bis vier Duellanten, verdeckte Hände, geheime Stellräder und eine Falle unter den Füßen: ein kurzer Kampf zwischen heißen Rohren.

## Was gefragt wird
duel-ask-act = Was tust du?
duel-ask-place = Wohin kommt dieser Würfel?
duel-ask-dial = Stelle deine Kraft gegen { $target } ein. Noch sieht sie niemand.
duel-ask-lay = Wohin legst du die Falle?
duel-ask-react = { $moment ->
    [rolled] Deine Würfel sind gefallen. Antwortest du auf den Wurf?
    [struck] Die Räder sind gezeigt. Antwortest du auf den Schlag?
    [card_played] Eine Karte wurde gespielt. Antwortest du darauf?
   *[other] Antwortest du?
}

## Fenster, wie Daueraufträge sie nennen
duel-moment-rolled = Nach deinem eigenen Wurf
duel-moment-struck = Nach einem Schlag gegen dich
duel-moment-card_played = Nach der Karte eines Gegners

## Phasen: Schritte der Regeln, wie ein Pfad sie nennt; zwei mit denselben Worten sind eine
duel-phase-Turn-roll_pool = Würfeln
duel-phase-Turn-assign_dice = Verteilen
duel-phase-Turn-choose = Handeln
duel-phase-Turn-carry_out = { duel-phase-Turn-choose }

## Was sich wählen lässt
duel-do-move = Nach { $to } gehen
duel-do-open = Tür { $door } öffnen
duel-do-strike = { $target } schlagen
duel-do-play = { $card } spielen
duel-do-end = Zug beenden und eine Karte ziehen
duel-do-place = { $face } auf { $slot }
duel-do-dial = { $n ->
    [0] Nichts einstellen
   *[other] { $n } einstellen
}
duel-do-lay = Auf { $at } legen
duel-do-take = { $upgrade } nehmen
duel-do-pass = Geschehen lassen

## Was geschieht
duel-round_began = Runde { $number } beginnt.
duel-rolled = { $seat } wirft { $faces }.
duel-moved = { $seat } geht nach { $to }.
duel-door_opened = { $seat } öffnet Tür { $door }.
duel-struck = { $damage ->
    [0] { $seat } schlägt { $target } ({ $dialled } gegen { $parried }): kein Schaden.
   *[other] { $seat } schlägt { $target } ({ $dialled } gegen { $parried }): { $damage } Schaden.
}
duel-card_played = { $seat } spielt { $card }.
duel-countered = { $seat } kontert { $card }.
duel-trap_laid = { $seat } legt eine Falle.
duel-trap_place = Deine Falle liegt auf { $at }.
duel-sprung = Unter { $seat } schnappt auf { $at } eine Falle zu!
duel-drew = { $seat } zieht eine Karte.
duel-drew_card = Du ziehst { $card }.
duel-fell = { $seat } fällt.
duel-ended = Das Duell ist vorbei.
duel-upgraded = { $seat } nimmt { $upgrade }.

## Warum nicht
duel-denied-du-move-01 = { $left ->
    [0] Du hast keinen Bewegungspunkt mehr.
   *[other] Du hast noch { $left } Bewegungspunkte.
}
duel-denied-du-move-02 = Auf { $to } steht schon jemand.
duel-denied-du-move-04 = Tür { $door } ist schon offen.
duel-denied-du-strike-01 = Du hast keinen Schlag mehr: Im Fach Schlag liegt kein unverbrauchter Würfel.
duel-denied-du-strike-02 = { $target } ist außer Reichweite: mehr als 2 Felder entfernt oder nicht in Sicht.
duel-denied-du-card-01 = Du hast { $card } nicht auf der Hand.

## Wie es endet
duel-end-du-goal-01 = Nur ein Duellant steht noch.
duel-end-du-goal-02 = Die letzte Runde ist vorbei: Die meisten Lebenspunkte gewinnen.
duel-end-du-grudge-04 = Die Rechnung ist beglichen: Die meisten Punkte gewinnen.

## Karten
duel-card-luck = Glück
    .text = Als Antwort auf deinen eigenen Wurf: Wirf alle drei Würfel noch einmal. Der neue Wurf gilt.
duel-card-counter = Konter
    .text = Als Antwort auf die Karte eines Gegners: Sie bleibt ohne Wirkung.
duel-card-dodge = Ausweichen
    .text = Als Antwort auf einen Schlag gegen dich: 2 Panzerung gegen diesen Schlag.
duel-card-snare = Schlinge
    .text = In deinem Zug: Lege eine verdeckte Falle auf ein freies Feld neben dir. Ein Gegner, der sie betritt, nimmt 2 Schaden und bleibt stehen.
duel-card-valve = Ventil
    .text = In deinem Zug: Gewinne 2 Ausdauer zurück.
duel-card-patch = Flickwerk
    .text = In deinem Zug: Gewinne 1 Lebenspunkt zurück, nie auf mehr als 6.

## Fächer
duel-slot-move = Bewegung
    .text = Ein Würfel von 1 bis 3 gibt 1 Bewegungspunkt, einer von 4 bis 6 gibt 2.
duel-slot-strike = Schlag
    .text = Ein Würfel ab 3 gibt einen Schlag.
duel-slot-guard = Deckung
    .text = Jeder Würfel gibt 1 Panzerung bis zu deinem nächsten Zug.

## Verbesserungen
duel-upgrade-none = keine Verbesserung
duel-upgrade-iron = Eisenplatten
    .text = Beginne das Duell mit 7 Lebenspunkten.
duel-upgrade-boiler = Zweiter Kessel
    .text = Beginne mit 6 Ausdauer und halte bis zu 6.
duel-upgrade-sleeve = Weiter Ärmel
    .text = Beginne mit einer vierten Karte.

## Der Tisch
duel-field-fighters = Duellanten
duel-field-seat = Wer
duel-field-hp = Lebenspunkte
duel-field-stamina = Ausdauer
duel-field-hand = Hand
duel-field-traps = Fallen auf dem Boden
duel-field-round = Runde
duel-field-rounds = Runden insgesamt
duel-field-deck = Kartenstapel
duel-field-discard = Ablagestapel
duel-now-faces = Dampfwürfel
duel-now-moves = Bewegungspunkte
duel-now-strikes = Schläge
duel-effect-guard = { $on } ist in Deckung: { $amount } Panzerung
duel-effect-dodge = { $on } weicht aus: { $amount } Panzerung

## Einstellungen einer Partie
duel-option-rounds = Runden
duel-option-upgrade_0 = Verbesserung des ersten Duellanten
duel-option-upgrade_1 = Verbesserung des zweiten Duellanten
duel-option-upgrade_2 = Verbesserung des dritten Duellanten
duel-option-upgrade_3 = Verbesserung des vierten Duellanten

## Die Kampagne
duel_grudge-title = Eine alte Rechnung
duel_grudge-blurb = Zwei Duelle zwischen denselben Gegnern; nach dem ersten bringt jeder eine Verbesserung mit.
duel_grudge-ask-upgrade = Wähle eine Verbesserung für das zweite Duell. Noch sieht sie niemand.
