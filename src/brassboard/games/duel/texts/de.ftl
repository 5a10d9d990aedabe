### Das Duell. Schlüssel: duel-ask-ART, duel-do-VERB, Ereignisse nach ihrem Tag, duel-denied-REGEL, duel-end-REGEL, duel-moment-FENSTER,
### duel-phase-RAHMEN-SCHRITT, Namen der Dinge.

duel-title = Duell im Kesselraum
duel-blurb = Zwei bis vier Duellanten, verdeckte Karten, geheime Stellräder, eine Falle im Boden: ein kurzer Kampf zwischen heißen Rohren.

## Was gefragt wird
duel-ask-act = Wähle eine Aktion
duel-ask-place = Verteile deine Würfel auf die Fächer
duel-ask-dial = Stelle geheim Ausdauer gegen { $target } ein
duel-ask-lay = Wähle ein Feld für die Falle
duel-ask-react = { $moment ->
    [rolled] Du hast gewürfelt. Karte spielen?
    [struck] Schlag gegen dich. Karte spielen?
    [card_played] Ein Gegner spielt eine Karte. Reagieren?
   *[other] Reagieren?
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
duel-do-end = Zug beenden, Karte ziehen
duel-do-place = { $face } auf { $slot }
duel-do-dial = { $n ->
    [0] 0 einstellen
   *[other] { $n } einstellen
}
duel-do-lay = Falle auf { $at } legen
duel-do-take = { $upgrade } nehmen
duel-do-pass = Passen

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
duel-sprung = { $seat } tritt auf { $at } in eine Falle!
duel-drew = { $seat } zieht eine Karte.
duel-drew_card = Du ziehst { $card }.
duel-fell = { $seat } fällt und scheidet aus.
duel-ended = Das Duell ist vorbei.
duel-upgraded = { $seat } nimmt { $upgrade }.

## Warum nicht
duel-denied-du-move-01 = { $left ->
    [0] Du hast keine Bewegungspunkte mehr.
    [one] Du hast nur noch 1 Bewegungspunkt.
   *[other] Du hast nur noch { $left } Bewegungspunkte.
}
duel-denied-du-move-02 = Auf { $to } steht schon jemand.
duel-denied-du-move-04 = Tür { $door } ist schon offen.
duel-denied-du-strike-01 = Du hast keinen Schlag mehr: Im Fach Schlag liegt kein freier Würfel.
duel-denied-du-strike-02 = { $target } ist außer Reichweite: mehr als 2 Felder entfernt oder nicht in Sicht.
duel-denied-du-card-01 = Du hast { $card } nicht auf der Hand.

## Wie es endet
duel-end-du-goal-01 = Nur ein Duellant steht noch.
duel-end-du-goal-02 = Letzte Runde vorbei: Die meisten Lebenspunkte gewinnen.
duel-end-du-grudge-04 = Rechnung beglichen: Die meisten Punkte gewinnen.

## Karten
duel-card-luck = Glück
    .text = Nach deinem Wurf: Wirf alle drei Würfel neu. Der neue Wurf gilt.
duel-card-counter = Konter
    .text = Wenn ein Gegner eine Karte spielt: Sie wirkt nicht.
duel-card-dodge = Ausweichen
    .text = Wenn ein Gegner dich schlägt: 2 Panzerung gegen diesen Schlag.
duel-card-snare = Schlinge
    .text = In deinem Zug: Lege eine verdeckte Falle auf ein freies Feld neben dir. Ein Gegner, der sie betritt, erleidet 2 Schaden und hält an.
duel-card-valve = Ventil
    .text = In deinem Zug: Erhalte 2 Ausdauer.
duel-card-patch = Flickwerk
    .text = In deinem Zug: Erhalte 1 Lebenspunkt (höchstens 6).

## Fächer
duel-slot-move = Bewegung
    .text = Jeder Würfel mit 1–3 gibt 1 Bewegungspunkt, mit 4–6 gibt er 2.
duel-slot-strike = Schlag
    .text = Jeder Würfel ab 3 gibt 1 Schlag.
duel-slot-guard = Deckung
    .text = Jeder Würfel gibt 1 Panzerung bis zu deinem nächsten Zug.

## Verbesserungen
duel-upgrade-none = keine Verbesserung
duel-upgrade-iron = Eisenplatten
    .text = Starte mit 7 Lebenspunkten.
duel-upgrade-boiler = Zweiter Kessel
    .text = Starte mit 6 Ausdauer; dein Maximum ist 6.
duel-upgrade-sleeve = Weiter Ärmel
    .text = Starte mit einer vierten Karte.

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
duel-field-points = Punkte
duel-field-upgrades = Verbesserungen
duel-now-faces = Dampfwürfel
duel-now-moves = Bewegungspunkte
duel-now-strikes = Schläge
duel-effect-guard = { $on } ist in Deckung: { $amount } Panzerung
duel-effect-dodge = { $on } weicht aus: { $amount } Panzerung

## Was das Brett sagt: duel-page-SCHLÜSSEL
duel-page-room = Der Kesselraum
duel-page-fighter = { $who }, Leben { $health }
duel-page-guard = Deckung { $armour }
duel-page-trap = Falle
duel-page-trap-of = Falle ({ $who })
duel-page-closed-door = geschlossene Tür
duel-page-open-door = offene Tür
duel-page-guarded = Panzerung bis zum nächsten Zug
duel-page-health = Leben
duel-page-stamina = { duel-field-stamina }
duel-page-dial-secret = Geheim, bis beide eingestellt haben.
duel-page-sheet-duellist = Duellant
duel-page-sheet-duel = Duell { $number }
duel-page-sheet-won = gewonnen
duel-page-sheet-upgrade = Verbesserung
duel-page-sheet-health = Lebenspunkte am Ende
duel-page-sheet-points = { duel-field-points }

## Einstellungen einer Partie
duel-option-rounds = Runden
duel-option-upgrade_0 = Verbesserung, Duellant 1
duel-option-upgrade_1 = Verbesserung, Duellant 2
duel-option-upgrade_2 = Verbesserung, Duellant 3
duel-option-upgrade_3 = Verbesserung, Duellant 4

## Die Kampagne
duel_grudge-title = Eine alte Rechnung
duel_grudge-blurb = Zwei Duelle. Vor dem zweiten wählt jeder eine Verbesserung.
duel-grudge-leg-1 = Das erste Duell
duel-grudge-leg-2 = Das zweite Duell
duel-grudge-step-upgrade = Verbesserungen wählen
duel-ask-upgrade = Wähle geheim eine Verbesserung für das zweite Duell
