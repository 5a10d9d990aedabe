### The Smog Riders. Schlüssel: smog_riders-ask-ART, smog_riders-do-VERB, Ereignisse nach ihrem Tag, smog_riders-denied-REGEL, smog_riders-end-REGEL,
### smog_riders-moment-FENSTER, smog_riders-phase-RAHMEN-SCHRITT, Namen der Dinge. Ein Punkt einer Kennung ist ein Bindestrich des Schlüssels; ART-t-n ist
### der Name von t01, t02 und so weiter; ART-of der von BESITZER.TEIL. .draft und .summon einer Person stehen dort, wo sie gewählt oder gerufen wird.

smog_riders-title = The Smog Riders: Dimensions of Madness
smog_riders-blurb = Ein Verteidiger mit seinen Häschern gegen ein bis drei rivalisierende Teams, in Räumen voller Fallen und in der Stygischen Dimension hinter dem Smog.

## Was gefragt wird
smog_riders-ask-faction = Wähle die Fraktion der Angreifer
smog_riders-ask-draft = Wähle eine Person für dein Team
smog_riders-ask-deploy = Wähle ein Startfeld für { $character }
smog_riders-ask-summon = Wähle einen Häscher
smog_riders-ask-post = Wähle ein Feld für { $character }
smog_riders-ask-emplace = Wähle ein Feld für den Geschützturm ({ $kind })
smog_riders-ask-reinforce = Wähle deine Verstärkung
smog_riders-ask-reinforcement = Stell deine Verstärkungen auf
smog_riders-ask-move = Bewege deine Figuren oder beende die Phase
smog_riders-ask-bonus = Nutze die zusätzliche Bewegung jetzt; der Rest verfällt
smog_riders-ask-item = Wähle ein Objekt
smog_riders-ask-drag = Wähle, wohin du { $figure } ziehst
smog_riders-ask-nearest = Feld besetzt: Wähle ein anderes für { $character }
smog_riders-ask-enter = Wähle einen Eingang für { $character }
smog_riders-ask-shift = Eingang besetzt: Wähle, wohin der Reisende ausweicht
smog_riders-ask-stygia = Führe deine Reisenden oder beende die Phase
smog_riders-ask-return = Wähle, in welchen Raum { $character } zurückkehrt
smog_riders-ask-arrive = Wähle, auf welches Feld { $character } zurückkehrt
smog_riders-ask-thread = Bewege { $character } ohne Würfel
smog_riders-ask-eject = Wähle, wer zuerst vertrieben wird
smog_riders-ask-tide = Flut: Wähle, wer bleibt (1 Verstand) und wer abtreibt
smog_riders-ask-passage = Flut: Wähle den Gang, auf den { $character } treibt
smog_riders-ask-lose = Verwirrt: Wähle, welcher Würfel diesen Zug fehlt
smog_riders-ask-rest = Wähle, wer ruht (ohne Würfel und Aktionen, heilt 1 Verletzung)
smog_riders-ask-room = Wähle einen Raum zum Würfeln
smog_riders-ask-reroll = Wähle Würfel zum Neuwerfen
smog_riders-ask-face = Wähle Würfel und neue Augenzahl
smog_riders-ask-curse = Verflucht: einen Fluch für 1 Glückspunkt aufheben?
smog_riders-ask-suffer = Züchtigung: Wähle, wer die Verletzung erhält
smog_riders-ask-change = Ändere vor dem Zuweisen einen Würfel, oder weiter
smog_riders-ask-place = Weise deine Würfel zu
smog_riders-ask-perform = Wähle eine Aktion
smog_riders-ask-aim = { $figure }, { $skill }: Wähle ein Ziel
smog_riders-ask-along = Wähle die Richtung der Linie
smog_riders-ask-other = Wähle ein weiteres Ziel in Sichtlinie (1 Verletzung)
smog_riders-ask-steam = Wähle, wie viel Steam Power du ausgibst (je +1 Verletzung)
smog_riders-ask-gain = { $deed ->
    [heal] Wähle, wer { $n } Leben erhält
    [clarity] Wähle, wer { $n } Verstand erhält
    [madness] Wähle, wer { $n } Wahnsinn erhält
    [drag] Wähle, wen du ziehst (bis zu { $n } Felder)
   *[other] Wähle ein Ziel
}
smog_riders-ask-attach = Wähle, wer { $card } trägt
smog_riders-ask-search = Wähle eine Karte aus dem Zauberstapel
smog_riders-ask-card = { $card }: Wähle ein Ziel
smog_riders-ask-way = Pech: Wähle, was du verlierst
smog_riders-ask-penalty = Wähle die nächste Raumstrafe
smog_riders-ask-revive = Wiederbeleben oder die Phase beenden
smog_riders-ask-discard = Handlimit: Wähle Karten zum Ablegen
smog_riders-ask-react = { $moment ->
    [turn_began] Der Zug eines Angreifers beginnt. Karte spielen?
    [moved] Ein Angreifer hat sich bewegt oder 1 Zugpunkt genutzt. Karte spielen?
    [leaving] Ein Angreifer will gehen oder ein Objekt abliefern. Karte spielen?
    [room_revealed] Ein Raum wurde aufgedeckt. Karte spielen?
    [stygia_began] Die Stygische Phase beginnt. Karte spielen?
    [before_roll] Gleich wird gewürfelt. Karte spielen?
    [rolled] Die Würfel sind gefallen. Reagieren?
    [performed] Eine Aktion wurde ausgeführt. Karte spielen?
    [harm] Auf den Treffer reagieren?
    [recovery_began] Die Wiederbelebung beginnt. Karte spielen?
    [reinforced] Die Verstärkungen stehen. Reaktionskarte spielen?
   *[other] Karte spielen?
}

## Fenster, wie Daueraufträge sie nennen
smog_riders-moment-turn_began = Wenn der Zug eines Angreifers beginnt
smog_riders-moment-moved = Nach jedem Schritt eines Angreifers, jeder Tür und jedem Aufheben
smog_riders-moment-leaving = Bevor ein Angreifer das Spielfeld verlässt oder sein Objekt heimbringt
smog_riders-moment-room_revealed = Nach dem Aufdecken eines Raums
smog_riders-moment-stygia_began = Vor der Stygischen Phase eines Angreifers
smog_riders-moment-before_roll = Vor einem Wurf
smog_riders-moment-rolled = Nach einem Wurf
smog_riders-moment-performed = Nach der Aktion eines Angreifers
smog_riders-moment-harm = Vor einem Treffer
smog_riders-moment-recovery_began = Vor der Wiederbelebung eines Angreifers
smog_riders-moment-reinforced = Nach den Verstärkungen

## Phasen: Schritte der Regeln, wie ein Pfad sie nennt; zwei mit denselben Worten sind eine
smog_riders-phase-Session-choose_faction = Fraktion
smog_riders-phase-Session-pick = Auswahl
smog_riders-phase-Session-deploy = Aufstellung
smog_riders-phase-Session-post_guards = Wachen
smog_riders-phase-Session-play_rounds = Spiel
smog_riders-phase-Round-next_attacker = Angreifer
smog_riders-phase-Round-order_penalties = Strafen
smog_riders-phase-Round-suffer_penalty = { smog_riders-phase-Round-order_penalties }
smog_riders-phase-Round-defend = Verteidiger
smog_riders-phase-Round-tide = Flut
smog_riders-phase-Round-retaliation = Vergeltung
smog_riders-phase-AttackTurn-begin_turn = Ziehen
smog_riders-phase-AttackTurn-draw_one = { smog_riders-phase-AttackTurn-begin_turn }
smog_riders-phase-AttackTurn-defender_may_begin = { smog_riders-phase-AttackTurn-begin_turn }
smog_riders-phase-AttackTurn-move = Bewegung
smog_riders-phase-AttackTurn-defender_before_stygia = Stygia
smog_riders-phase-AttackTurn-walk_stygia = { smog_riders-phase-AttackTurn-defender_before_stygia }
smog_riders-phase-AttackTurn-declare_rest = Würfeln und Aktionen
smog_riders-phase-AttackTurn-choose_room = { smog_riders-phase-AttackTurn-declare_rest }
smog_riders-phase-AttackTurn-settle_room = { smog_riders-phase-AttackTurn-declare_rest }
smog_riders-phase-AttackTurn-defender_before_recovery = Wiederbelebung
smog_riders-phase-AttackTurn-revive = { smog_riders-phase-AttackTurn-defender_before_recovery }
smog_riders-phase-AttackTurn-carry_out_revival = { smog_riders-phase-AttackTurn-defender_before_recovery }
smog_riders-phase-AttackTurn-limit_hand = { smog_riders-phase-AttackTurn-defender_before_recovery }
smog_riders-phase-DefenceTurn-begin_turn = Ziehen
smog_riders-phase-DefenceTurn-draw_one = { smog_riders-phase-DefenceTurn-begin_turn }
smog_riders-phase-DefenceTurn-reinforce = Verstärkungen
smog_riders-phase-DefenceTurn-attackers_may_react = { smog_riders-phase-DefenceTurn-reinforce }
smog_riders-phase-DefenceTurn-move = Bewegung
smog_riders-phase-DefenceTurn-walk_stygia = Stygia
smog_riders-phase-DefenceTurn-choose_room = Würfeln und Aktionen
smog_riders-phase-DefenceTurn-settle_room = { smog_riders-phase-DefenceTurn-choose_room }
smog_riders-phase-DefenceTurn-limit_hand = { smog_riders-phase-DefenceTurn-choose_room }

## Was sich wählen lässt
smog_riders-do-faction = { $faction } spielen
smog_riders-do-draft = { $character } nehmen
smog_riders-do-deploy = { $character } nach { $to }
smog_riders-do-summon = { $character } rufen
smog_riders-do-post = Nach { $to }
smog_riders-do-emplace = Geschützturm auf { $to }
smog_riders-do-reinforce = { $what } nehmen
smog_riders-do-move = { $character } geht nach { $to }
smog_riders-do-open = { $character } öffnet Tür { $door }
smog_riders-do-close = { $character } schließt Tür { $door }
smog_riders-do-hurry = { $character } tauscht einen Geschicklichkeitswürfel gegen 2 Zugpunkte
smog_riders-do-portal = { $character } öffnet ein Portal
smog_riders-do-give = { $character } gibt { $teammate } ein Objekt
smog_riders-do-take = { $character } nimmt von { $at } auf
smog_riders-do-drop = { $character } legt ab: { $item }
smog_riders-do-leave = { $character } verlässt das Spielfeld
smog_riders-do-item = { $item }
smog_riders-do-end = Weiter
smog_riders-do-equip = { $character } ausrüsten: { $card }
smog_riders-do-play = { $card } spielen
smog_riders-do-discard = { $card } ablegen
smog_riders-do-on = { $figure }
smog_riders-do-in = { $room }
smog_riders-do-at = { $square }
smog_riders-do-door = Tür { $door }
smog_riders-do-way = { $way }
smog_riders-do-enter = { $access }
smog_riders-do-travel = { $character } reist weiter ({ $to }), dafür: { $die }
smog_riders-do-backup = { $dice ->
    [one] { $character } unterstützt mit 1 Zauberwürfel: { $room }
   *[other] { $character } unterstützt mit { $dice } Zauberwürfeln: { $room }
}
smog_riders-do-return = { $character } kehrt auf das Spielfeld zurück, dafür: { $die }
smog_riders-do-stay = { $character } bleibt, für 1 Verstand (mit Geistesanker umsonst)
smog_riders-do-drift = { $character } treibt mit der Flut
smog_riders-do-lose = { $character } verliert: { $die }
smog_riders-do-rest = { $character } ruht
smog_riders-do-roll = Würfeln: { $room }
smog_riders-do-luck = 1 Glückspunkt: neu werfen
smog_riders-do-reroll = Neu werfen: { $die }
smog_riders-do-rethink = { $character } wirft neu: { $die }
smog_riders-do-face = { $die } auf { $face } drehen
smog_riders-do-cancel = Für 1 Glückspunkt den Fluch aufheben: { $die }
smog_riders-do-suffer = { $character } nimmt die Verletzung
smog_riders-do-four = { $character } macht zur 4: { $die }
smog_riders-do-nudge = { $by ->
    [1] { $character } gibt 1 dazu: { $die }
   *[other] { $character } zieht 1 ab: { $die }
}
smog_riders-do-place = { $die } → { $slot }
smog_riders-do-use = { $figure }: { $skill }
smog_riders-do-aim = { $figure }
smog_riders-do-along = { $direction }
smog_riders-do-revive = { $character } belebt { $comrade } wieder
smog_riders-do-lay = Die Würfel auf die Raumkarte legen
smog_riders-do-against = { $seat }

## Was geschieht
smog_riders-not_recommended = Empfohlene Spielerzahl für dieses Szenarium: { $players }.
smog_riders-first_player = { $seat } hat das Startspielerplättchen.
smog_riders-faction_chosen = Die Angreifer spielen: { $faction }.
smog_riders-drafted = { $seat } nimmt { $character }.
smog_riders-area_dealt = { $seat } startet in: { $area }.
smog_riders-deployed = { $character } startet auf { $at }.
smog_riders-round_began = Runde { $number } beginnt.
smog_riders-turn_began = { $seat } ist am Zug.
smog_riders-turn_skipped = Das ganze Team von { $seat } ist draußen und hat keine Züge mehr.
smog_riders-lost_die = { $character } ist verwirrt und verliert: { $die }.
smog_riders-drew = { $count ->
    [one] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $count } Karten.
}
smog_riders-drew_cards = Du ziehst { $cards }.
smog_riders-reshuffled = Der Ablagestapel wird neu gemischt, damit { $seat } ziehen kann.
smog_riders-cards_back = Zurück in den Zauberstapel: { $cards }.
smog_riders-discarded = { $seat } legt ab: { $cards }.
smog_riders-equipped = { $character } legt an: { $card }.
smog_riders-card_played = { $seat } spielt { $card }.
smog_riders-played_on = { $card } gilt { $figure }.
smog_riders-played_in = { $card } gilt für { $room }.
smog_riders-moved = { $character } geht: { $way }.
smog_riders-dragged = { $character } wird nach { $at } gezogen.
smog_riders-hurried = { $character } tauscht einen Geschicklichkeitswürfel gegen 2 Zugpunkte.
smog_riders-door_opened = { $character } öffnet Tür { $door }.
smog_riders-door_closed = { $character } schließt Tür { $door }.
smog_riders-door_forced = { $seat } bricht Tür { $door } auf.
smog_riders-door_bolted = Tür { $door } schließt sich und ist für diese Runde gesperrt.
smog_riders-doors_shut = { $room }: Die Türen fallen zu.
smog_riders-passed_on = { $character } gibt weiter an { $teammate }: { $item }.
smog_riders-picked_up = { $character } nimmt von { $at } auf: { $item }.
smog_riders-dropped = { $character } legt ab: { $item }.
smog_riders-left = { $character } ist draußen und in Sicherheit.
smog_riders-delivered = { $character } bringt hinaus: { $item }.
smog_riders-room_revealed = { $room }: { $card } wird aufgedeckt.
smog_riders-room_opened = { $room } gilt als gelöst: Es gibt keine Raumkarten mehr.
smog_riders-room_solved = { $seat } löst { $room } ({ $card }).
smog_riders-points_laid = { $seat } legt { $points } auf { $room }: { $laid } von { $goal }.
smog_riders-points_taken = { $room } verliert { $points } der gelegten Punkte.
smog_riders-points_cleared = { $room } verliert alle Punkte.
smog_riders-penalty_fell = { $room }: Die Strafe tritt ein ({ $card }).
smog_riders-turret_placed = { $turret } ({ $kind }) steht nun auf { $at }.
smog_riders-turret_upgraded = { $turret } wird aufgewertet: { $kind }.
smog_riders-turret_hit = { $wounds ->
    [one] { $turret } erhält 1 Verletzung.
   *[other] { $turret } erhält { $wounds } Verletzungen.
}
smog_riders-turret_destroyed = { $turret } ({ $kind }) ist zerstört.
smog_riders-minion_came = { $character } erscheint auf { $at }.
smog_riders-reinforced = Verstärkungen: { $cards ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $minions ->
    [0] kein Häscher
    [one] 1 Häscher
   *[other] { $minions } Häscher
}, { $turrets ->
    [0] kein Geschützturm
    [one] 1 Geschützturm
   *[other] { $turrets } Geschütztürme
}.
smog_riders-entered_stygia = { $character } betritt die Stygische Dimension: { $access }.
smog_riders-shifted = { $character } weicht aus: { $to }.
smog_riders-traveled = { $character } reist weiter: { $to }.
smog_riders-backed_up = { $dice ->
    [one] { $character } unterstützt mit 1 Zauberwürfel: { $room }.
   *[other] { $character } unterstützt mit { $dice } Zauberwürfeln: { $room }.
}
smog_riders-came_back = { $character } kehrt auf { $at } zurück.
smog_riders-ejected = { $character } wird vertrieben.
smog_riders-held = { $character } hält der Flut stand.
smog_riders-drifted = Die Flut trägt { $character } fort: { $to }.
smog_riders-retaliated = Vergeltung: { $faces }.
smog_riders-rested = { $character } ruht.
smog_riders-rolled = { $seat } würfelt ({ $room }): { $dice }.
smog_riders-rerolled = { $seat } würfelt neu; die Würfel zeigen jetzt { $dice }.
smog_riders-die_changed = { $seat } ändert { $old } zu { $new }.
smog_riders-dice_lost = Die Würfel von { $seat } verfallen: Niemand dort kann sie nutzen.
smog_riders-cursed = { $count ->
    [one] { $curse } trifft { $seat }: 1 verfluchter Würfel.
   *[other] { $curse } trifft { $seat }: { $count } verfluchte Würfel.
}
smog_riders-luck_spent = { $seat } gibt 1 Glückspunkt aus.
smog_riders-luck_gained = { $n ->
    [one] { $seat } erhält 1 Glückspunkt.
   *[other] { $seat } erhält { $n } Glückspunkte.
}
smog_riders-luck_lost = { $seat } verliert 1 Glückspunkt.
smog_riders-steam_gained = { $seat } erhält { $n } Steam Power.
smog_riders-steam_spent = { $seat } gibt { $n } Steam Power aus.
smog_riders-steam_lost = { $seat } verliert 1 Steam Power.
smog_riders-skill_used = { $figure }, { $skill }: { $dice }.
smog_riders-attacked = { $figure } trifft { $targets }.
smog_riders-hurt = { $wounds ->
    [0] { $character } erhält { $madness } Wahnsinn.
    [one] { $madness ->
        [0] { $character } erhält 1 Verletzung.
       *[other] { $character } erhält 1 Verletzung und { $madness } Wahnsinn.
    }
   *[other] { $madness ->
        [0] { $character } erhält { $wounds } Verletzungen.
       *[other] { $character } erhält { $wounds } Verletzungen und { $madness } Wahnsinn.
    }
}
smog_riders-stunned = { $character } ist verwirrt.
smog_riders-roused = { $character } ist nicht mehr verwirrt.
smog_riders-warded = { $wounds ->
    [one] { $character } ignoriert 1 Verletzung.
   *[other] { $character } ignoriert { $wounds } Verletzungen.
}
smog_riders-fell = { $character } ist ausgeschaltet.
smog_riders-healed = { $health ->
    [0] { $character } erhält { $mind } Verstand zurück.
   *[other] { $mind ->
        [0] { $character } erhält { $health } Leben zurück.
       *[other] { $character } erhält { $health } Leben und { $mind } Verstand zurück.
    }
}
smog_riders-repaired = { $figure } ist repariert.
smog_riders-revived = { $character } belebt { $comrade } wieder.
smog_riders-recovered = { $health ->
    [0] { $character } erholt sich: { $mind } Verstand.
   *[other] { $mind ->
        [0] { $character } erholt sich: { $health } Leben.
       *[other] { $character } erholt sich: { $health } Leben und { $mind } Verstand.
    }
}
smog_riders-companion_taken = { $seat } erhält einen Begleiter: { $card }.
smog_riders-attached = { $character } trägt nun: { $card }.
smog_riders-found = { $seat } findet im Zauberstapel: { $card }.
smog_riders-scored = { $n ->
    [one] { $seat }: 1 Siegespunkt ({ $what }).
   *[other] { $seat }: { $n } Siegespunkte ({ $what }).
}
smog_riders-mission_failed = Auftrag gescheitert: Niemand hat das Verlangte hinausgebracht ({ $item }). Der Verteidiger gewinnt.
smog_riders-ended = Das Spiel ist zu Ende.

## Warum nicht
smog_riders-denied-sr-draft-01 = { $character } gehört zur anderen Fraktion.
smog_riders-denied-sr-draft-04 = { $character } ist schon vergeben.
smog_riders-denied-sr-setup-07 = { $character } steht in einem Start- oder Ausgangsbereich: Dort gibt es keine Portale.
smog_riders-denied-sr-move-01 = { $character } hat zu wenige Zugpunkte dafür.
smog_riders-denied-sr-move-02 = { $character } hat keinen Geschicklichkeitswürfel mehr herzugeben.
smog_riders-denied-sr-move-05 = { $points ->
    [0] { $to } ist außer Reichweite: keine Zugpunkte mehr.
    [one] { $to } ist mit 1 Zugpunkt außer Reichweite: Figuren, Wände oder geschlossene Türen können im Weg sein.
   *[other] { $to } ist mit { $points } Zugpunkten außer Reichweite: Figuren, Wände oder geschlossene Türen können im Weg sein.
}
smog_riders-denied-sr-move-07 = Auf { $to } steht ein Feind.
smog_riders-denied-sr-move-08 = { $to } ist besetzt: Dort darfst du nicht stehen bleiben.
smog_riders-denied-sr-move-09 = Auf { $to } liegt jemand: Du darfst darüber hinweg, aber nicht stehen bleiben.
smog_riders-denied-sr-move-10 = Auf { $to } steht ein Geschützturm.
smog_riders-denied-sr-door-01 = Tür { $door }: Du kannst nur eine geschlossene Tür öffnen und nur eine offene schließen.
smog_riders-denied-sr-door-03 = Tür { $door } ist für Angreifer gesperrt: Ihr Raum ist aktiv, oder ein Schott sperrt sie für diese Runde.
smog_riders-denied-sr-ruling-25 = Um Tür { $door } zu öffnen oder zu schließen, stell dich daneben.
smog_riders-denied-sr-ruling-80 = Tür { $door } ist versiegelt: Häscher können sie nicht öffnen.
smog_riders-denied-sr-ruling-111 = Tür { $door } war versiegelt und bleibt nun offen.
smog_riders-denied-sr-s4-05 = Tür { $door } ist versiegelt: Nimm den Schlüssel in ihrem Raum auf, dann öffnet sie sich.
smog_riders-denied-sr-s4-06 = Tür { $door } ist versiegelt: Nur mit einem Schlüssel lässt sie sich öffnen.
smog_riders-denied-sr-s5-02 = Ein Geschützturm bewacht Tür { $door }: Zerstöre ihn zuerst.
smog_riders-denied-sr-s6-02 = Tür { $door } ist versiegelt: Sie öffnet sich nur von innen.
smog_riders-denied-sr-ruling-101 = Zusätzliche Bewegung gilt nur für die Personen, die sie erhalten haben: für Schritte, Türen, Übergeben und Aufnehmen.
smog_riders-denied-sr-ruling-97 = Diese Figuren dürfen den Bereich von { $to } nicht betreten.
smog_riders-denied-sr-portal-01 = { $character } hat schon gehandelt: Ein Portal muss vor allem anderen kommen.
smog_riders-denied-sr-ruling-81 = { $character } ist der Anführer und kann kein Portal öffnen.
smog_riders-denied-sr-s3-02 = { $character } trägt jemanden, der nicht durch ein Portal kann.
smog_riders-denied-sr-obj-01 = { $teammate } steht nicht angrenzend.
smog_riders-denied-sr-obj-02 = { $at } ist außer Reichweite: Nimm vom eigenen oder einem angrenzenden Feld auf.
smog_riders-denied-sr-ruling-103 = Hände voll: Eine Last wie eine Truhe trägt man nicht zusammen mit anderem.
smog_riders-denied-sr-s1-02 = Von { $at } kannst du nichts nehmen: Jedes Team darf nur ein Exemplar haben.
smog_riders-denied-sr-ruling-70 = { $character } steht in keinem Ausgangsbereich.
smog_riders-denied-sr-equip-01 = Du hast { $card } nicht auf der Hand.
smog_riders-denied-sr-magic-01 = Du hast { $card } nicht auf der Hand.
smog_riders-denied-sr-magic-02 = Spiel { $card } in deinem eigenen Zug. Nur Reaktionskarten gehen auch im Zug des Verteidigers.
smog_riders-denied-sr-def-01 = Du hast { $card } nicht auf der Hand.
smog_riders-denied-sr-def-02 = Du kannst { $card } nur in deinem eigenen Zug spielen.
smog_riders-denied-sr-ruling-62 = { $card } geht jetzt nicht: nur vor oder nach deinem eigenen Wurf oder wenn gleich Verletzungen gegeben werden, nie als Antwort auf eine Karte.
smog_riders-denied-sr-ruling-63 = { $card } geht jetzt nicht: Bevor Verletzungen gegeben werden, spielst du nur Karten, die darauf reagieren, und diese nur dann.
smog_riders-denied-sr-ruling-98 = Spiel { $card } direkt nach deinem eigenen Wurf.
smog_riders-denied-sr-ruling-102 = Du kannst { $card } nur in deinem eigenen Zug anlegen.
smog_riders-denied-sr-ruling-92 = { $card } hätte jetzt keine Wirkung.
smog_riders-denied-sr-sty-03 = { $to } ist besetzt: Dort ist nur für eine Figur Platz.
smog_riders-denied-sr-sty-05 = { $character } hat keinen solchen Würfel mehr.
smog_riders-denied-sr-sty-07 = { $to } ist nicht das nächste Feld: Jeder Würfel bewegt ein Feld weit auf einem Weg.
smog_riders-denied-sr-sty-09 = { $character } kann von einem Eingang aus nicht unterstützen.
smog_riders-denied-sr-sty-10 = { $room } ist zu weit weg. Von einem Gang aus gehen nur der Raum des Reisendenplättchens und Räume, die eine Tür mit ihm verbindet.
smog_riders-denied-sr-sty-13 = { $room }: Dort ist kein Gefährte zu unterstützen.
smog_riders-denied-sr-sty-14 = { $character } unterstützt schon einen Raum und tut in diesem Zug nichts anderes.
smog_riders-denied-sr-sty-15 = { $character } kann nur vom Auge aus zurückkehren.
smog_riders-denied-sr-sty-12 = { $character } hat zu wenige Zauberwürfel dafür.
smog_riders-denied-sr-min-04 = { $character } ist ein Häscher und kann nicht unterstützen.
smog_riders-denied-sr-ruling-60 = Für { $character } ist kein Feld zur Rückkehr frei.
smog_riders-denied-sr-pool-04 = { $room }: Du hast hier keine Würfel oder hast sie in diesem Zug schon geworfen.
smog_riders-denied-sr-pool-06 = Dafür sind keine Würfel zugewiesen ({ $skill }).
smog_riders-denied-sr-att-02 = { $figure } kann das nicht nutzen: Es fehlt ein Ziel oder Steam Power.
smog_riders-denied-sr-ruling-46 = { $character } hat diese Fertigkeit in diesem Zug schon benutzt.
smog_riders-denied-sr-spec-02 = Diese Fertigkeit wirkt einmal pro Wurf.
smog_riders-denied-sr-mark-04 = Du hast keine Glückspunkte mehr.
smog_riders-denied-sr-ruling-113 = Du kannst nur deinen Wurf neu werfen.
smog_riders-denied-sr-rev-01 = { $comrade } belebst du nur angrenzend und ohne Feind im Raum wieder.

## Wie es endet
smog_riders-end-sr-round-04 = Die letzte Runde ist vorbei.
smog_riders-end-sr-end-02 = Alle Angreifer sind bewusstlos oder draußen.
smog_riders-end-sr-s1-11 = Jemand hat die Siegespunkte erreicht, die dieses Szenarium beenden.
smog_riders-end-sr-s6-07 = Feindlicher Anführer hinausgetragen: schachmatt.

## Szenarien
smog_riders-scenario-factory = Angriff auf die Fabrik
    .text = Bringt einen Poseidon-Plan nach Hause, vorbei am Hauptkessel und seinem Flammenwerfer.
    .missions = Hauptauftrag: Bring ein Exemplar der Pläne in deinen eigenen Bereich (5 SP). Nebenauftrag: Zerstöre den Kessel-Geschützturm (3 SP). Am Ende: 1 SP für jede deiner Personen daheim. 7 SP beenden das Spiel sofort; bringt niemand einen Plan nach Hause, gewinnt der Verteidiger. Verteidiger: jeder ausgeschaltete Angreifer (1 SP), jeder nicht heimgebrachte Plan (2 SP). 8 Runden.
smog_riders-scenario-vault = Angriff auf das Gewölbe
    .text = Tragt Goldtruhen aus den Gewölben, wenn eure Rivalen euch lassen.
    .missions = Hauptauftrag: Bring Goldtruhen durch einen beliebigen Ausgang hinaus (je 1 SP, 2 weitere für die meisten). Nebenauftrag: Löse Räume mit einer Truhe (je 1 SP). Goldfieber: Einen Rivalen auszuschalten bringt 2 SP, einmal je Opfer. Verteidiger: jede Truhe, die drinnen bleibt (2 SP), jeder Angreifer, der ausgeschaltet wird (2 SP) oder drinnen bleibt (1 SP). 10 Runden.
smog_riders-scenario-jail = Das Gefängnis
    .text = Holt Gefangene aus den Zellen und bringt sie zu Fuß hinaus.
    .missions = Hauptauftrag: Bring Gefangene zu Fuß hinaus (je 2 SP). Nebenauftrag: Schalte Häscher aus und löse Zellen (je 1 SP). Verteidiger: jeder Gefangene, der drinnen bleibt (2 SP), jeder ausgeschaltete Angreifer (1 SP). 9 Runden.
smog_riders-scenario-leak = Die Flucht
    .text = Ihr seid eingesperrt: Zerstört den Cavorit-Begrenzer, findet einen Schlüssel und entkommt. Empfohlen für vier Spieler.
    .missions = Hauptauftrag: Entkomm durch Tür C (1 SP je Person, 5 für ein ganzes Team vor Runde 10). Nebenauftrag: Zerstöre den Begrenzer (3 SP), nimm als Erster einen Schlüssel auf (2 SP). Solange der Begrenzer steht, kehrt jeder dorthin zurück, wo er die Stygische Dimension betreten hat. Verteidiger: jeder Angreifer, der ausgeschaltet wird (1 SP) oder drinnen bleibt (2 SP), kein ganzes Team draußen vor Runde 10 (5 SP). 12 Runden.
smog_riders-scenario-tunnel = Der Tunnel
    .text = Durchquert den Tunnel, bevor er einstürzt; jede Tür zu den Vorräumen bewacht ein Geschützturm.
    .missions = Hauptauftrag: Verlass den Tunnel am anderen Ende (2 SP je Person, vor Runde 8). Nebenauftrag: Zerstöre die Tür-Geschütztürme (je 3 SP), löse Räume (je 1 SP). Verteidiger: jeder Angreifer, der ausgeschaltet wird oder drinnen bleibt (2 SP). 10 Runden.
smog_riders-scenario-king = Schach dem König
    .text = Erreicht durch die Stygische Dimension den feindlichen Anführer, schaltet ihn aus und tragt ihn hinaus.
    .missions = Wer den ausgeschalteten Anführer zu Fuß hinausträgt, gewinnt; gelingt es niemandem, gewinnt der Verteidiger. Siegespunkte zählen nicht. 11 Runden.
smog_riders-scenario-depot = Nacht im Depot
    .text = In und um einen Tresorraum liegen Kisten. Zwei Wege führen hinein: Finde den Schlüssel oder zerstöre den Geschützturm. Empfohlen für zwei Spieler.
    .missions = Hauptauftrag: Bring Kisten hinaus (je 2 SP). Nebenauftrag: Nimm als Erster den Schlüssel auf, löse Räume mit einer Kiste (je 1 SP). Verteidiger: jede Kiste, die drinnen bleibt (3 SP), jeder Angreifer, der ausgeschaltet wird oder drinnen bleibt (1 SP). 7 Runden.

## Fraktionen
smog_riders-faction-commonsteam = Commonsteam-Allianz
    .text = Neun zur Wahl: { smog_riders-character-clayton }, { smog_riders-character-arcturus }, { smog_riders-character-charlotte }, { smog_riders-character-mapuche }, { smog_riders-character-amelia }, { smog_riders-character-patty }, { smog_riders-character-hans }, { smog_riders-character-ottoline }, { smog_riders-character-ignatius }.
smog_riders-faction-abyssal = Imperium Abyssal
    .text = Neun zur Wahl: { smog_riders-character-morsiarty }, { smog_riders-character-kelly }, { smog_riders-character-magda }, { smog_riders-character-jack }, { smog_riders-character-fucatchu }, { smog_riders-character-duane }, { smog_riders-character-vikka }, { smog_riders-character-yusra }, { smog_riders-character-tom }.

## Personen: als Angreifer .main, .second und .special, als Häscher .minion
smog_riders-character-clayton = Oberst Clayton
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Blau und rot: Zieh 1 Karte.
    .second = 4+ mit einem Würfel: Er oder ein Gefährte im Raum erhält 1 Leben zurück. Ist der Würfel lila: stattdessen das ganze Team im Raum.
    .special = Einmal pro Wurf +1 oder −1 auf einen Würfel eines Gefährten im Raum (nie unter 1 oder über 6).
    .minion = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft, Geschicklichkeit, Zauber. Leben 3, Verstand 3. Haupt: { smog_riders-character-clayton.main } Sekundär: { smog_riders-character-clayton.second } Besonders: { smog_riders-character-clayton.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 3. { smog_riders-character-clayton.minion }
smog_riders-character-arcturus = Arcturus
    .main = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung. Lila dabei: 1 Wahnsinn für einen Feind im Raum.
    .second = Fernangriff auf einen Feind im Raum, 9+ mit 2 Würfeln: 1 Verletzung. Lila dabei: 1 Wahnsinn für alle Feinde im Raum.
    .special = In der Stygischen Dimension zählen alle seine Würfel als Zauberwürfel.
    .minion = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Geschicklichkeit, Zauber. Leben 2, Verstand 3. Haupt: { smog_riders-character-arcturus.main } Sekundär: { smog_riders-character-arcturus.second } Besonders: { smog_riders-character-arcturus.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 3. { smog_riders-character-arcturus.minion }
smog_riders-character-charlotte = Charlotte Page
    .main = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung. Blau und lila: Schick das Ziel in die Stygische Dimension.
    .second = Beliebiger Würfel: Er wird zur 4 und kommt zu den geworfenen Würfeln zurück.
    .special = Du erhältst jedes Mal 1 Steam Power, wenn sie die Stygische Dimension betritt.
    .minion = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Geschicklichkeit, Zauber. Leben 2, Verstand 3. Haupt: { smog_riders-character-charlotte.main } Sekundär: { smog_riders-character-charlotte.second } Besonders: { smog_riders-character-charlotte.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 3. { smog_riders-character-charlotte.minion }
smog_riders-character-mapuche = Mapuche
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Zwei rote: +1 Verletzung.
    .second = Beliebiger Würfel: Er zählt als 4, nur auf der Raumkarte.
    .special = Immun gegen Verwirrung.
    .minion = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft ×2, Geschicklichkeit. Leben 4, Verstand 1. Haupt: { smog_riders-character-mapuche.main } Sekundär: { smog_riders-character-mapuche.second } Besonders: { smog_riders-character-mapuche.special }
    .summon = 2 allgemeine Würfel. Leben 3, Verstand 1. { smog_riders-character-mapuche.minion }
smog_riders-character-amelia = Amelia Steam
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Blau und rot: 1 Steam Power.
    .second = Fernangriff, Straße (drei Würfel in Folge, etwa 2, 3, 4): 1 Verletzung, +1 Verletzung pro ausgegebener Steam Power.
    .special = Zerstört sie einen Geschützturm, erhältst du 1 Steam Power mehr.
    .minion = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft, Geschicklichkeit ×2. Leben 3, Verstand 2. Haupt: { smog_riders-character-amelia.main } Sekundär: { smog_riders-character-amelia.second } Besonders: { smog_riders-character-amelia.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 2. { smog_riders-character-amelia.minion }
smog_riders-character-patty = Patty Wrench
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Zwei rote: Verwirrung.
    .second = Dreierpasch: Der Raum ist gelöst.
    .special = Einmal pro Zug, wenn du Würfel auf die Karte ihres Raums legst: Die Summe zählt 1 mehr.
    .minion = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft ×2, Zauber. Leben 3, Verstand 2. Haupt: { smog_riders-character-patty.main } Sekundär: { smog_riders-character-patty.second } Besonders: { smog_riders-character-patty.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 2. { smog_riders-character-patty.minion }
smog_riders-character-hans = Hans P. Krüger
    .main = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung. Zwei rote: Er erhält 1 Leben zurück.
    .second = 5+ mit einem Würfel: 1 Steam Power.
    .special = Ignoriert in jeder Runde die erste Verletzung durch einen Geschützturm.
    .minion = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft ×2, Geschicklichkeit. Leben 4, Verstand 2. Haupt: { smog_riders-character-hans.main } Sekundär: { smog_riders-character-hans.second } Besonders: { smog_riders-character-hans.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 2. { smog_riders-character-hans.minion }
smog_riders-character-ottoline = Ottoline Brassard
    .main = Fernangriff, 1 bis 3 Würfel, jeder 5+: 1 Verletzung. Für jeden weiteren blauen Würfel: +1 Verletzung.
    .second = 4+ mit einem Würfel: Zieh 1 Karte.
    .special = Darf für 2 Zugpunkte eine gesperrte Tür eines aktiven Raums öffnen; sie ist dann für alle offen.
    .minion = Fernangriff, 5+ mit einem Würfel: 1 Verletzung.
    .draft = Würfel: Geschicklichkeit ×2, Zauber. Leben 2, Verstand 3. Haupt: { smog_riders-character-ottoline.main } Sekundär: { smog_riders-character-ottoline.second } Besonders: { smog_riders-character-ottoline.special }
    .summon = 2 allgemeine Würfel. Leben 1, Verstand 3. { smog_riders-character-ottoline.minion }
smog_riders-character-ignatius = Ignatius Bellows
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Lila und rot: 1 Wahnsinn für das Ziel.
    .second = 6+ mit 2 Würfeln: Das Team im Raum erhält je 1 Verstand zurück. Lila dabei: Er oder ein Gefährte im Raum erhält zudem 1 Leben zurück.
    .special = Die Flut bewegt und vertreibt ihn nie (ohne Kosten).
    .minion = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft, Zauber ×2. Leben 3, Verstand 3. Haupt: { smog_riders-character-ignatius.main } Sekundär: { smog_riders-character-ignatius.second } Besonders: { smog_riders-character-ignatius.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 3. { smog_riders-character-ignatius.minion }
smog_riders-character-morsiarty = Dr. Morsiarty
    .main = Fernangriff im Raum, 9+ mit 2 Würfeln: Vergifte einen Feind in Sichtlinie (keine weitere Verletzung). Lila dabei: stattdessen alle Feinde im Raum.
    .second = 5+ mit einem Würfel oder 2+ mit einem Zauberwürfel: Zieh 1 Karte.
    .special = Einmal pro Wurf 1 Würfel eines Gefährten im Raum neu werfen.
    .minion = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft, Zauber ×2. Leben 3, Verstand 3. Haupt: { smog_riders-character-morsiarty.main } Sekundär: { smog_riders-character-morsiarty.second } Besonders: { smog_riders-character-morsiarty.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 3. { smog_riders-character-morsiarty.minion }
smog_riders-character-kelly = Kelly Kraken
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Blau und rot: 1 Verletzung für ein anderes Ziel in Sichtlinie.
    .second = 1 und 2 oder 3 und 4: Zieh einen Feind in Sichtlinie bis zu 2 Felder.
    .special = Auf einem Eingang vertreibt die Flut sie nicht (sie bleibt ohne Kosten).
    .minion = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft, Geschicklichkeit, Zauber. Leben 3, Verstand 3. Haupt: { smog_riders-character-kelly.main } Sekundär: { smog_riders-character-kelly.second } Besonders: { smog_riders-character-kelly.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 3. { smog_riders-character-kelly.minion }
smog_riders-character-magda = Magda Von Shrapnel
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Zwei rote: +1 Verletzung.
    .second = Fernangriff, Straße (drei Würfel in Folge, etwa 2, 3, 4): 1 Verletzung, +1 Verletzung pro ausgegebener Steam Power.
    .special = Ziele ihrer sekundären Fertigkeit vermeiden 1 Verletzung je Geschicklichkeitswürfel in ihrem Profil.
    .minion = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft ×2, Geschicklichkeit. Leben 4, Verstand 2. Haupt: { smog_riders-character-magda.main } Sekundär: { smog_riders-character-magda.second } Besonders: { smog_riders-character-magda.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 2. { smog_riders-character-magda.minion }
smog_riders-character-jack = Clawfinger Jack
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Zwei blaue: +1 Verletzung.
    .second = Nahkampf, Pasch: 1 Verletzung, danach erhält er 2 Zugpunkte.
    .special = Darf durch feindliche Spielfiguren ziehen.
    .minion = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft, Geschicklichkeit ×2. Leben 3, Verstand 2. Haupt: { smog_riders-character-jack.main } Sekundär: { smog_riders-character-jack.second } Besonders: { smog_riders-character-jack.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 2. { smog_riders-character-jack.minion }
smog_riders-character-fucatchu = Fu Cat Chu
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Zwei blaue: Er erhält 3 Zugpunkte.
    .second = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Zwei rote: trifft alle Personen ringsum.
    .special = Geschütztürme zielen nie auf ihn.
    .minion = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft, Geschicklichkeit ×2. Leben 3, Verstand 1. Haupt: { smog_riders-character-fucatchu.main } Sekundär: { smog_riders-character-fucatchu.second } Besonders: { smog_riders-character-fucatchu.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 1. { smog_riders-character-fucatchu.minion }
smog_riders-character-duane = Duane Van der Shark
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Zwei rote: Verwirrung.
    .second = Nahkampf, 12+ mit 3 Würfeln: 2 Verletzungen.
    .special = Er erhält 1 Leben zurück, wenn er einen Feind ausschaltet.
    .minion = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft ×3. Leben 5, Verstand 1. Haupt: { smog_riders-character-duane.main } Sekundär: { smog_riders-character-duane.second } Besonders: { smog_riders-character-duane.special }
    .summon = 2 allgemeine Würfel. Leben 3, Verstand 1. { smog_riders-character-duane.minion }
smog_riders-character-vikka = Vikka
    .main = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung. Blau und lila: Verwirrung.
    .second = Pasch: Sie oder ein Gefährte im Raum erhält 1 Leben und 1 Verstand zurück.
    .special = Gift verletzt sie nur; es verwirrt sie nicht.
    .minion = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft, Geschicklichkeit, Zauber. Leben 3, Verstand 2. Haupt: { smog_riders-character-vikka.main } Sekundär: { smog_riders-character-vikka.second } Besonders: { smog_riders-character-vikka.special }
    .summon = 2 allgemeine Würfel. Leben 2, Verstand 2. { smog_riders-character-vikka.minion }
smog_riders-character-yusra = Lantern Yusra
    .main = Fernangriff, 8+ mit 2 Würfeln: 1 Verletzung. Zwei lila: Schick das Ziel in die Stygische Dimension.
    .second = 4+ mit einem Würfel: Zieh 1 Karte. Ist der Würfel lila: Das Team im Raum erhält zudem je 1 Verstand zurück.
    .special = Ihr erster Astralschritt in jedem Zug bringt keinen Vergeltungswürfel.
    .minion = Fernangriff, 5+ mit einem Würfel: 1 Verletzung.
    .draft = Würfel: Geschicklichkeit, Zauber ×2. Leben 2, Verstand 4. Haupt: { smog_riders-character-yusra.main } Sekundär: { smog_riders-character-yusra.second } Besonders: { smog_riders-character-yusra.special }
    .summon = 2 allgemeine Würfel. Leben 1, Verstand 3. { smog_riders-character-yusra.minion }
smog_riders-character-tom = Barnacle Tom
    .main = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung. Lila und rot: 1 Steam Power.
    .second = Beliebiger Würfel: Er zählt als 4, nur auf der Raumkarte.
    .special = Erhält durch einen Angriff höchstens 1 Verletzung.
    .minion = Nahkampf, 7+ mit 2 Würfeln: 1 Verletzung.
    .draft = Würfel: Kraft ×2, Zauber. Leben 5, Verstand 2. Haupt: { smog_riders-character-tom.main } Sekundär: { smog_riders-character-tom.second } Besonders: { smog_riders-character-tom.special }
    .summon = 2 allgemeine Würfel. Leben 3, Verstand 2. { smog_riders-character-tom.minion }

## Zauberkarten
smog_riders-card-octopiti = Octopiti
    .text = Ausrüstung. Begleiter: +1 Kraftwürfel für die Würfelreserve im Raum des Trägers. Flieht, wenn der Träger ausgeschaltet wird.
smog_riders-card-rafter = Rafter
    .text = Ausrüstung. Begleiter: +1 Geschicklichkeitswürfel für die Würfelreserve im Raum des Trägers. Flieht, wenn der Träger ausgeschaltet wird.
smog_riders-card-zuba = Zuba
    .text = Ausrüstung. Begleiter: +1 Zauberwürfel für die Würfelreserve im Raum des Trägers. Flieht, wenn der Träger ausgeschaltet wird.
smog_riders-card-stunner = Betäuber
    .text = Ausrüstung. Fernangriff, Straße (drei Würfel in Folge, etwa 2, 3, 4): 1 Verletzung und Verwirrung. Oder 1 Steam Power und 7+ mit 2 Würfeln: 1 Verletzung und Verwirrung für alle Ziele in einer geraden Linie.
smog_riders-card-devastating = Verwüster
    .text = Ausrüstung. Fernangriff, 1 und 2 oder 3 und 4: 2 Verletzungen. Oder dasselbe und 1 Steam Power: 3 Verletzungen.
smog_riders-card-steam_justice = Steam Justice
    .text = Ausrüstung. Fernangriff, 6+ mit einem Würfel: 1 Verletzung, +1 Verletzung pro ausgegebener Steam Power (höchstens 2).
smog_riders-card-harpoon_gun = Harpunengewehr
    .text = Ausrüstung. Fernangriff, 7+ mit 2 Würfeln: 1 Verletzung, dann zieh das Ziel bis zu 2 Felder auf den Träger zu.
smog_riders-card-cavorite_boots = Cavorit-Stiefel
    .text = Ausrüstung. Der Träger hat in seiner Bewegungsphase 4 Zugpunkte.
smog_riders-card-boiler_plate = Kesselpanzer
    .text = Ausrüstung. Einmal pro Runde ignoriert der Träger 1 Verletzung.
smog_riders-card-mind_anchor = Geistesanker
    .text = Ausrüstung. Der Träger darf bei der Flut ohne Kosten bleiben; Karten können ihn trotzdem vertreiben.
smog_riders-card-skeleton_key = Dietrich
    .text = Ausrüstung. Der Träger öffnet gesperrte Türen aktiver Räume für 2 Zugpunkte (keine versiegelten oder bewachten Türen).
smog_riders-card-pocket_boiler = Taschenkessel
    .text = Ausrüstung. Zu Beginn deines Zugs: Erhalte 1 Steam Power, wenn du keine hast.
smog_riders-card-aether_goggles = Ätherbrille
    .text = Ausrüstung. Personen blockieren die Sichtlinie des Trägers nicht.
smog_riders-card-give_breath = Neuer Atem
    .text = Reaktion. Eine deiner Personen erhält 2 Leben zurück.
smog_riders-card-team_reflexes = Teamreflexe
    .text = Deine Personen in einem Raum erhalten je 3 Zugpunkte.
smog_riders-card-mass_clarity = Kollektive Klarheit
    .text = Jede deiner Personen erhält 1 Verstand zurück, außer in der Stygischen Dimension.
smog_riders-card-adrenaline = Adrenalin
    .text = Eine deiner Personen erhält 3 Zugpunkte, jederzeit in deinem Zug.
smog_riders-card-steam_valve = Dampfventil
    .text = Du erhältst 2 Steam Power.
smog_riders-card-lucky_cog = Glücksrädchen
    .text = Du erhältst 1 Glückspunkt.
smog_riders-card-overpressure = Überdruck
    .text = Einer deiner gelungenen Angriffe: +1 Verletzung für ein Ziel.
smog_riders-card-loaded_die = Gezinkter Würfel
    .text = Dreh einen deiner geworfenen Würfel auf eine beliebige Augenzahl (bevor Flüche geprüft werden).
smog_riders-card-smelling_salts = Riechsalz
    .text = Reaktion. Entferne alle Verwirrungsplättchen von deinem Team.
smog_riders-card-brace = Gewappnet
    .text = Reaktion. Eine deiner Personen ignoriert bis zu 2 Verletzungen einer Wirkung.
smog_riders-card-stygian_rope = Stygisches Seil
    .text = Einer deiner Reisenden auf einem Gang darf in diesem Zug wie vom Auge aus zurückkehren (seinen Würfel zahlt er trotzdem).
smog_riders-card-silver_thread = Silberfaden
    .text = Einer deiner Reisenden bewegt sich 2 Felder in der Stygischen Dimension ohne Würfel (auch ohne Vergeltungswürfel).
smog_riders-card-sabotage = Sabotage
    .text = 1 Verletzung für einen Geschützturm in einem Raum mit einer deiner Personen.
smog_riders-card-crowbar = Brecheisen
    .text = Entsperre und öffne eine Tür neben einer deiner Personen (keine versiegelten oder bewachten Türen).
smog_riders-card-blueprint = Blaupause
    .text = Leg 6 Punkte auf die Karte eines aktiven Raums mit einer deiner Personen.

## Verteidigungskarten
smog_riders-card-scorch = Versengen
    .text = Stell einen Basis-Geschützturm auf oder mach einen Geschützturm zum Flammenwerfer.
smog_riders-card-shock = Schock
    .text = Alle Angreifer in einem Raum sind verwirrt.
smog_riders-card-stygian_storm = Stygischer Sturm
    .text = Alle Angreifer in der Stygischen Dimension werden vertrieben.
smog_riders-card-slaughter = Gemetzel
    .text = 1 Verletzung für alle Angreifer in einem Raum.
smog_riders-card-emplacement = Geschützstellung
    .text = Stell einen Basis-Geschützturm auf.
smog_riders-card-refit = Umrüstung
    .text = Mach einen Basis-Geschützturm zum MKII.
smog_riders-card-call_to_arms = Zu den Waffen
    .text = Stell 1 Häscher in einem Raum mit Angreifern auf (nur im eigenen Zug).
smog_riders-card-bulkhead = Schott
    .text = Schließ eine offene Tür; bis zum Ende der Runde ist sie für Angreifer gesperrt.
smog_riders-card-overclock = Auf Hochtouren
    .text = Vor einem deiner Würfe in diesem Zug: 1 allgemeiner Würfel mehr in der Reserve.
smog_riders-card-grim_order = Grimmiger Befehl
    .text = Ein gelungener Angriff eines Häschers: +1 Verletzung.
smog_riders-card-steady_aim = Ruhige Hand
    .text = Wirf beliebig viele Würfel eines deiner Würfe neu.
smog_riders-card-forced_march = Gewaltmarsch
    .text = Die Häscher in einem Raum erhalten je 3 Zugpunkte (nur im eigenen Zug).
smog_riders-card-iron_hide = Eisenhaut
    .text = Ein Häscher oder Geschützturm ignoriert 1 Verletzung.
smog_riders-card-field_repair = Feldreparatur
    .text = Entferne alle Verletzungen von einem Geschützturm oder 1 von einem Häscher.
smog_riders-card-jammed_gears = Verklemmte Zahnräder
    .text = Nimm 6 Punkte von der Karte eines aktiven Raums.
smog_riders-card-whispers = Geflüster
    .text = 1 Wahnsinn für einen Angreifer, in der Stygischen Dimension 2.
smog_riders-card-gas_leak = Gasleck
    .text = Vergifte einen Angreifer: 1 Verletzung und Verwirrung.
smog_riders-card-bad_luck = Pech
    .text = Der Spieler eines Angreifers verliert 1 Glückspunkt oder 1 Steam Power (er wählt).

## Raumkarten
smog_riders-card-automatic_defenses = Automatische Verteidigungen
    .text = Zielzahl 22. Alarm bei 2. Strafe: 1 Verletzung für alle Angreifer im Raum. Belohnung: Zieh 1 Karte.
smog_riders-card-lethal_defenses = Tödliche Verteidigungen
    .text = Zielzahl 22. Züchtigung bei 1. Geschützturm: Basis. Strafe: 1 Verletzung für alle Angreifer im Raum. Belohnung: Zieh 2 Karten.
smog_riders-card-shock_defenses = Schockverteidigungen
    .text = Zielzahl 23. Züchtigung bei 1. Strafe: Alle Angreifer im Raum sind verwirrt. Belohnung: Zieh 2 Karten.
smog_riders-card-astral_defense = Astrale Verteidigung
    .text = Zielzahl 19. Wirbel bei 3. Strafe: 1 Wahnsinn für alle Angreifer im Raum. Belohnung: Such ein Objekt im Zauberstapel und leg es an.
smog_riders-card-ultrasensitive_alarm = Hochempfindlicher Alarm
    .text = Zielzahl 20. Alarm bei 1 und 2. Strafe: Der Verteidiger zieht 2 Karten. Belohnung: Zieh 2 Karten.
smog_riders-card-octopitis_breeding = Octopiti-Zucht
    .text = Zielzahl 18. Züchtigung bei 2. Strafe: Alle Angreifer im Raum sind vergiftet. Gelegte Würfel werden jede Runde entfernt. Belohnung: Octopiti.
smog_riders-card-rafters_breeding = Rafter-Zucht
    .text = Zielzahl 18. Wirbel bei 2. Strafe: Alle Angreifer im Raum sind vergiftet. Gelegte Würfel werden jede Runde entfernt. Belohnung: Rafter.
smog_riders-card-zubas_breeding = Zuba-Zucht
    .text = Zielzahl 18. Alarm bei 3. Strafe: Alle Angreifer im Raum sind vergiftet. Gelegte Würfel werden jede Runde entfernt. Belohnung: Zuba.
smog_riders-card-quiet_store = Stilles Lager
    .text = Zielzahl 10. Kein Fluch. Strafe: keine. Belohnung: Zieh 1 Karte.
smog_riders-card-empty_office = Leeres Büro
    .text = Zielzahl 8. Kein Fluch. Strafe: keine. Belohnung: 1 Glückspunkt.
smog_riders-card-tripwire_hall = Saal der Stolperdrähte
    .text = Zielzahl 16. Alarm bei 1. Strafe: Der Verteidiger zieht 1 Karte. Belohnung: Zieh 1 Karte.
smog_riders-card-gun_nest = Geschütznest
    .text = Zielzahl 17. Kein Fluch. Geschütztürme: 2 Basis. Strafe: 1 Verletzung für alle Angreifer im Raum. Belohnung: 2 Steam Power.
smog_riders-card-old_bastion = Alte Bastion
    .text = Zielzahl 19. Alarm bei 4. Geschützturm: MKII. Strafe: Der Verteidiger stellt hier einen Basis-Geschützturm auf. Belohnung: Zieh 2 Karten.
smog_riders-card-furnace = Hochofen
    .text = Zielzahl 20. Züchtigung bei 6. Geschützturm: Flammenwerfer. Strafe: 1 Verletzung für alle Angreifer im Raum. Belohnung: 3 Steam Power.
smog_riders-card-drowned_cellar = Gefluteter Keller
    .text = Zielzahl 18. Wirbel bei 1. Strafe: Alle Angreifer im Raum sind verwirrt. Belohnung: Zieh 1 Karte, und eine deiner Personen erhält 1 Leben zurück.
smog_riders-card-hall_of_mirrors = Spiegelsaal
    .text = Zielzahl 17. Wirbel bei 5. Strafe: 1 Wahnsinn für alle Angreifer im Raum. Belohnung: Dein Team erhält je 1 Verstand zurück (nicht in der Stygischen Dimension), und du ziehst 1 Karte.
smog_riders-card-weeping_idol = Weinendes Götzenbild
    .text = Zielzahl 21. Wirbel bei 2 und 4. Strafe: 2 Wahnsinn für alle Angreifer im Raum. Belohnung: Such ein Objekt im Zauberstapel und leg es an.
smog_riders-card-clockwork_maze = Uhrwerk-Labyrinth
    .text = Zielzahl 20. Alarm bei 3. Strafe: Jede Tür des Raums schließt sich. Belohnung: Zieh 2 Karten.
smog_riders-card-steam_traps = Dampffallen
    .text = Zielzahl 18. Züchtigung bei 3. Strafe: 1 Verletzung für alle Angreifer im Raum. Belohnung: 1 Steam Power, und zieh 1 Karte.
smog_riders-card-strong_box = Tresor
    .text = Zielzahl 24. Alarm bei 5. Strafe: Der Verteidiger zieht 1 Karte. Belohnung: Zieh 3 Karten.

## Fertigkeiten
smog_riders-skill-main = Hauptangriff
smog_riders-skill-second = sekundäre Fertigkeit
smog_riders-skill-special = besondere Fertigkeit
smog_riders-skill-fire = Feuer
smog_riders-skill-stunner-1 = Betäuber (Straße)
smog_riders-skill-stunner-2 = Betäuber (gerade Linie, 1 Steam Power)
smog_riders-skill-devastating-1 = Verwüster (2 Verletzungen)
smog_riders-skill-devastating-2 = Verwüster (3 Verletzungen, 1 Steam Power)
smog_riders-skill-steam_justice-1 = Steam Justice
smog_riders-skill-harpoon_gun-1 = Harpunengewehr

## Worauf Würfel liegen
smog_riders-slot-room = Raumkarte
smog_riders-slot-none = ungenutzt
smog_riders-slot-of = { $owner }: { $part }

## Geschütztürme
smog_riders-turret-t-n = Geschützturm { $n }
smog_riders-turret-boiler = Kessel-Geschützturm
smog_riders-turret-limiter = Begrenzer-Geschützturm
smog_riders-turret-hall-n = Hallen-Geschützturm { $n }
smog_riders-turret-t1 = Tür-Geschützturm A
smog_riders-turret-t2 = Tür-Geschützturm B
smog_riders-turret-watch = Wach-Geschützturm
smog_riders-turret-kind-basic = Basis
    .text = 1 Leben. 5+ mit einem Würfel: 1 Verletzung für einen Feind in Sichtlinie. Zerstört: 1 Steam Power.
smog_riders-turret-kind-mkii = MKII
    .text = 2 Leben. 4+ mit einem Würfel: 1 Verletzung für einen Feind in Sichtlinie. Zerstört: 2 Steam Power.
smog_riders-turret-kind-flame = Flammenwerfer
    .text = 1 Leben. 5+ mit einem Würfel: 1 Verletzung für jeden Feind in Sichtlinie in seinem Raum. Zerstört: 1 Steam Power.

## Räume
smog_riders-room-coal_store = Kohlenlager
smog_riders-room-pump_hall = Pumpenhalle
smog_riders-room-west_workshop = Westwerkstatt
smog_riders-room-east_workshop = Ostwerkstatt
smog_riders-room-tool_store = Werkzeuglager
smog_riders-room-loading_bay = Ladehalle
smog_riders-room-paint_shop = Lackiererei
smog_riders-room-boiler_room = Kesselraum
smog_riders-room-drawing_office = Zeichenbüro
smog_riders-room-coin_vault = Münzgewölbe
smog_riders-room-bullion_vault = Barrengewölbe
smog_riders-room-jewel_vault = Juwelengewölbe
smog_riders-room-silver_vault = Silbergewölbe
smog_riders-room-west_office = Westbüro
smog_riders-room-east_office = Ostbüro
smog_riders-room-central_hall = Zentrale Halle
smog_riders-room-ledger_vault = Büchergewölbe
smog_riders-room-counting_house = Zählstube
smog_riders-room-deposit_vault = Depotgewölbe
smog_riders-room-cell_1 = Zelle 1
smog_riders-room-cell_2 = Zelle 2
smog_riders-room-cell_3 = Zelle 3
smog_riders-room-cell_4 = Zelle 4
smog_riders-room-cell_5 = Zelle 5
smog_riders-room-cell_6 = Zelle 6
smog_riders-room-guard_room = Wachraum
smog_riders-room-west_yard = Westhof
smog_riders-room-gatehouse = Torhaus
smog_riders-room-east_yard = Osthof
smog_riders-room-strongroom = Tresorraum
smog_riders-room-guard_corridor = Wachkorridor
smog_riders-room-north_gallery = Nordgalerie
smog_riders-room-south_gallery = Südgalerie
smog_riders-room-limiter_hall = Begrenzerhalle
smog_riders-room-key_room_a = Schlüsselraum A
smog_riders-room-key_room_b = Schlüsselraum B
smog_riders-room-north_shaft = Nordschacht
smog_riders-room-south_shaft = Südschacht
smog_riders-room-great_gallery = Großer Stollen
smog_riders-room-north_engine = Nord-Maschinenraum
smog_riders-room-south_engine = Süd-Maschinenraum
smog_riders-room-north_anteroom = Nördlicher Vorraum
smog_riders-room-south_anteroom = Südlicher Vorraum
smog_riders-room-leaders_quarters = Gemächer des Anführers
smog_riders-room-central_room = Zentraler Raum
smog_riders-room-map_room = Kartenraum
smog_riders-room-signal_room = Signalraum
smog_riders-room-west_hall = Westhalle
smog_riders-room-east_hall = Osthalle
smog_riders-room-stores = Vorratslager
smog_riders-room-mess = Kantine
smog_riders-room-stables = Ställe
smog_riders-room-office = Büro
smog_riders-room-yard = Hof
smog_riders-room-siding = Abstellgleis
smog_riders-room-lamp_room = Lampenraum
smog_riders-room-1 = Bereich 1
smog_riders-room-2 = Bereich 2
smog_riders-room-3 = Bereich 3
smog_riders-room-X = Ausgang

## Würfel
smog_riders-die-R1 = Rot 1
smog_riders-die-R2 = Rot 2
smog_riders-die-R3 = Rot 3
smog_riders-die-R4 = Rot 4
smog_riders-die-R5 = Rot 5
smog_riders-die-R6 = Rot 6
smog_riders-die-B1 = Blau 1
smog_riders-die-B2 = Blau 2
smog_riders-die-B3 = Blau 3
smog_riders-die-B4 = Blau 4
smog_riders-die-B5 = Blau 5
smog_riders-die-B6 = Blau 6
smog_riders-die-M1 = Lila 1
smog_riders-die-M2 = Lila 2
smog_riders-die-M3 = Lila 3
smog_riders-die-M4 = Lila 4
smog_riders-die-M5 = Lila 5
smog_riders-die-M6 = Lila 6
smog_riders-die-G1 = Grau 1
smog_riders-die-G2 = Grau 2
smog_riders-die-G3 = Grau 3
smog_riders-die-G4 = Grau 4
smog_riders-die-G5 = Grau 5
smog_riders-die-G6 = Grau 6
smog_riders-die-R4r = Rot 4 (nur Raumkarte)
smog_riders-die-B4r = Blau 4 (nur Raumkarte)
smog_riders-die-M4r = Lila 4 (nur Raumkarte)
smog_riders-die-G4r = Grau 4 (nur Raumkarte)
smog_riders-colour-R = Kraftwürfel
smog_riders-colour-B = Geschicklichkeitswürfel
smog_riders-colour-M = Zauberwürfel
smog_riders-colour-G = allgemeiner Würfel

## Stygische Dimension
smog_riders-astral-access-n = Eingang { $n }
smog_riders-astral-outer-n = Äußerer Gang { $n }
smog_riders-astral-inner-n = Innerer Gang { $n }
smog_riders-astral-eye = Auge

## Richtungen
smog_riders-direction-n = Norden
smog_riders-direction-ne = Nordosten
smog_riders-direction-e = Osten
smog_riders-direction-se = Südosten
smog_riders-direction-s = Süden
smog_riders-direction-sw = Südwesten
smog_riders-direction-w = Westen
smog_riders-direction-nw = Nordwesten

## Flüche, Verstärkungen, Wahlmöglichkeiten
smog_riders-curse-alarm = Alarm
    .text = Der Verteidiger zieht je verfluchtem Würfel 1 Karte.
smog_riders-curse-vortex = Wirbel
    .text = Verfluchte Würfel verfallen.
smog_riders-curse-punishment = Züchtigung
    .text = Für jeden verfluchten Würfel erhält eine Person des Würfelnden im Raum 1 Verletzung.
smog_riders-reinforcement-minion = Einen Häscher
smog_riders-reinforcement-card_turret = Karte und Geschützturm
smog_riders-way-luck = 1 Glückspunkt
smog_riders-way-steam = 1 Steam Power

## Objekte
smog_riders-item-plan = Poseidon-Plan
smog_riders-item-chest = Goldtruhe
smog_riders-item-prisoner = Gefangener
smog_riders-item-key = Schlüssel
smog_riders-item-leader = Gefangener Anführer
smog_riders-item-crate = Kiste
smog_riders-item-octopiti = { smog_riders-card-octopiti }
    .text = { smog_riders-card-octopiti.text }
smog_riders-item-rafter = { smog_riders-card-rafter }
    .text = { smog_riders-card-rafter.text }
smog_riders-item-zuba = { smog_riders-card-zuba }
    .text = { smog_riders-card-zuba.text }
smog_riders-item-stunner = { smog_riders-card-stunner }
    .text = { smog_riders-card-stunner.text }
smog_riders-item-devastating = { smog_riders-card-devastating }
    .text = { smog_riders-card-devastating.text }
smog_riders-item-steam_justice = { smog_riders-card-steam_justice }
    .text = { smog_riders-card-steam_justice.text }
smog_riders-item-harpoon_gun = { smog_riders-card-harpoon_gun }
    .text = { smog_riders-card-harpoon_gun.text }
smog_riders-item-cavorite_boots = { smog_riders-card-cavorite_boots }
    .text = { smog_riders-card-cavorite_boots.text }
smog_riders-item-boiler_plate = { smog_riders-card-boiler_plate }
    .text = { smog_riders-card-boiler_plate.text }
smog_riders-item-mind_anchor = { smog_riders-card-mind_anchor }
    .text = { smog_riders-card-mind_anchor.text }
smog_riders-item-skeleton_key = { smog_riders-card-skeleton_key }
    .text = { smog_riders-card-skeleton_key.text }
smog_riders-item-pocket_boiler = { smog_riders-card-pocket_boiler }
    .text = { smog_riders-card-pocket_boiler.text }
smog_riders-item-aether_goggles = { smog_riders-card-aether_goggles }
    .text = { smog_riders-card-aether_goggles.text }

## Spielfiguren: Personen und Geschütztürme
smog_riders-figure-clayton = { smog_riders-character-clayton }
smog_riders-figure-arcturus = { smog_riders-character-arcturus }
smog_riders-figure-charlotte = { smog_riders-character-charlotte }
smog_riders-figure-mapuche = { smog_riders-character-mapuche }
smog_riders-figure-amelia = { smog_riders-character-amelia }
smog_riders-figure-patty = { smog_riders-character-patty }
smog_riders-figure-hans = { smog_riders-character-hans }
smog_riders-figure-ottoline = { smog_riders-character-ottoline }
smog_riders-figure-ignatius = { smog_riders-character-ignatius }
smog_riders-figure-morsiarty = { smog_riders-character-morsiarty }
smog_riders-figure-kelly = { smog_riders-character-kelly }
smog_riders-figure-magda = { smog_riders-character-magda }
smog_riders-figure-jack = { smog_riders-character-jack }
smog_riders-figure-fucatchu = { smog_riders-character-fucatchu }
smog_riders-figure-duane = { smog_riders-character-duane }
smog_riders-figure-vikka = { smog_riders-character-vikka }
smog_riders-figure-yusra = { smog_riders-character-yusra }
smog_riders-figure-tom = { smog_riders-character-tom }
smog_riders-figure-t-n = Geschützturm { $n }
smog_riders-figure-hall-n = Hallen-Geschützturm { $n }
smog_riders-figure-boiler = { smog_riders-turret-boiler }
smog_riders-figure-limiter = { smog_riders-turret-limiter }
smog_riders-figure-t1 = { smog_riders-turret-t1 }
smog_riders-figure-t2 = { smog_riders-turret-t2 }
smog_riders-figure-watch = { smog_riders-turret-watch }

## Wofür es Siegespunkte gibt
smog_riders-score-delivered-plan = Plan nach Hause gebracht
smog_riders-score-delivered-chest = Truhe hinausgebracht
smog_riders-score-delivered-prisoner = Gefangenen hinausgebracht
smog_riders-score-delivered-crate = Kiste hinausgebracht
smog_riders-score-not-delivered-plan = Pläne nicht heimgebracht
smog_riders-score-not-delivered-chest = Truhen noch drinnen
smog_riders-score-not-delivered-prisoner = Gefangene noch drinnen
smog_riders-score-not-delivered-crate = Kisten noch drinnen
smog_riders-score-most-chest = meiste Goldtruhen
smog_riders-score-first-key = als Erster am Schlüssel
smog_riders-score-turret-boiler = Kessel-Geschützturm zerstört
smog_riders-score-turret-limiter = Begrenzer zerstört
smog_riders-score-turret-t1 = Tür-Geschützturm zerstört
smog_riders-score-turret-t2 = { smog_riders-score-turret-t1 }
smog_riders-score-solved = Raum gelöst
smog_riders-score-solved-plan = Raum mit Plan gelöst
smog_riders-score-solved-chest = Raum mit Goldtruhe gelöst
smog_riders-score-solved-prisoner = Zelle gelöst
smog_riders-score-solved-crate = Raum mit Kiste gelöst
smog_riders-score-solved-key = Raum mit Schlüssel gelöst
smog_riders-score-minion = Häscher ausgeschaltet
smog_riders-score-friendly-fire = Rivalen ausgeschaltet
smog_riders-score-fell = Angreifer ausgeschaltet
smog_riders-score-escaped = entkommen
smog_riders-score-team-out = ganzes Team rechtzeitig raus
smog_riders-score-no-team = kein ganzes Team rechtzeitig raus
smog_riders-score-at-home = am Ende zurück
smog_riders-score-inside = Angreifer noch drinnen

## Wo eine Person ist
smog_riders-whereabouts-out = nicht im Spiel
    .untold = ja
smog_riders-whereabouts-reserve = im Vorrat
    .untold = ja
smog_riders-whereabouts-map = auf dem Spielfeld
smog_riders-whereabouts-stygia = in der Stygischen Dimension
smog_riders-whereabouts-fallen = bewusstlos
smog_riders-whereabouts-left = in Sicherheit
smog_riders-room-state-unentered = nicht betreten
    .untold = ja
smog_riders-room-state-active = aktiv
smog_riders-room-state-resolved = gelöst

## Der Tisch
smog_riders-field-scenario = Szenarium
    .explained = missions
smog_riders-field-defender = Verteidiger
smog_riders-field-faction = Fraktion der Angreifer
smog_riders-field-first = Startspieler
smog_riders-field-round = Runde
smog_riders-field-astral_dice = Würfel für Astralbewegung
smog_riders-field-sides = Spieler
smog_riders-field-seat = Wer
smog_riders-field-luck = Glück
smog_riders-field-steam = Steam Power
smog_riders-field-points = Punkte
smog_riders-field-characters-points = Zugpunkte
smog_riders-field-delivered = Hinausgebracht
smog_riders-field-magic = Zauberkarten
    .told = { yes }
smog_riders-field-defence = Verteidigungskarten
    .told = { yes }
smog_riders-field-characters = Personen
smog_riders-field-stygia = In der Stygischen Dimension
smog_riders-field-id = Figur
smog_riders-field-at = Wo
smog_riders-field-wounds = Verletzungen
smog_riders-field-madness = Wahnsinn
smog_riders-field-stunned = Verwirrt
smog_riders-field-gear = Ausrüstung
    .told = { yes }
smog_riders-field-carries = Trägt
smog_riders-field-dice = Würfel übrig
smog_riders-field-turrets = Geschütztürme
smog_riders-field-kind = Art
    .explained = text
smog_riders-field-floor = Auf dem Boden
smog_riders-field-rooms = Räume
smog_riders-field-doors = Türen
smog_riders-field-name = Raum
smog_riders-field-state = Zustand
smog_riders-field-card = Karte
    .told = { yes }
smog_riders-field-laid = Gelegte Punkte
smog_riders-field-magic_discard = Abgelegte Zauberkarten
smog_riders-field-defence_discard = Abgelegte Verteidigungskarten
smog_riders-now-dice = Würfel

## Was die Zeichnung des Tisches bedeutet
smog_riders-legend =
    Karte: D geschlossene Tür, d offene Tür, auf jedem Feld der Buchstabe seines Raums, * etwas auf dem Boden, T1 bis T3 Geschütztürme. Figuren mit den ersten Buchstaben ihres Namens: Pa Angreifer, pa Häscher, Pax bewusstlos.

## Einstellungen einer Partie
smog_riders-option-scenario = Szenarium
smog_riders-option-faction = Fraktion der Angreifer
smog_riders-option-faction-choose = Der erste Angreifer wählt
    .text = Der erste Angreifer wählt die Fraktion aller Angreifer; der Verteidiger bekommt die andere.
smog_riders-option-defender = Verteidiger
smog_riders-option-defender-last = Der letzte Platz
    .text = Der letzte Platz verteidigt gegen alle anderen.
smog_riders-option-defender-first = Der erste Platz
    .text = Der erste Platz verteidigt gegen alle anderen.

## Die Seite: Wörter des Spielplans, des stygischen Plans und der Karten, sonst nirgends gezeigt (web/src/boards/smog_riders*)
smog_riders-page-stygia = Stygische Dimension
smog_riders-page-tab-stygia = Stygia
smog_riders-page-nobody-there = Niemand ist dort.
smog_riders-page-retaliation = { $n ->
    [0] noch keine Vergeltungswürfel
    [one] Vergeltung: 1 Würfel
   *[other] Vergeltung: { $n } Würfel
}
smog_riders-page-stunned = verwirrt
smog_riders-page-resting = ruht
smog_riders-page-used = in diesem Zug genutzt
smog_riders-page-gauges = Leben { $health } von { $most }, Verstand { $mind } von { $minds }
smog_riders-page-is-fallen = bewusstlos
smog_riders-page-is-walker = in der Stygischen Dimension (Marker), Leben { $health } von { $most }, Verstand { $mind } von { $minds }
smog_riders-page-turret-hurt = beschädigt
smog_riders-page-turret-health = Leben { $health }
smog_riders-page-pick-figure = { $who }: Optionen zeigen
smog_riders-page-act-hurry = Würfel für +2 Zugpunkte
smog_riders-page-act-portal = Portal öffnen
smog_riders-page-act-leave = Spielfeld verlassen
smog_riders-page-act-stay = Bleiben (1 Verstand)
smog_riders-page-act-drift = Treiben lassen
smog_riders-page-act-give = Weitergeben an { $what }
smog_riders-page-act-take = Aufnehmen von { $what }
smog_riders-page-act-drop = Ablegen: { $what }
smog_riders-page-act-return = Zurückkehren, dafür: { $what }
smog_riders-page-act-lose = Verlieren: { $what }
smog_riders-page-act-revive = { $what } wiederbeleben
smog_riders-page-dice-four = { $who } macht einen zur 4:
smog_riders-page-dice-nudge-up = { $who } gibt 1 dazu:
smog_riders-page-dice-nudge-down = { $who } zieht 1 ab:
smog_riders-page-dice-rethink = { $who } wirft einen neu:
smog_riders-page-dice-cancel = Fluch aufheben für 1 Glückspunkt:
smog_riders-page-dice-face = drehen auf:
smog_riders-page-press-emplace = Wähle ein leuchtendes Feld für den Geschützturm.
smog_riders-page-press-post = Wähle ein leuchtendes Feld für den Häscher.
smog_riders-page-press-deploy = Wähle ein leuchtendes Startfeld.
smog_riders-page-health-of = Leben { $now } von { $most }
smog_riders-page-mind-of = Verstand { $now } von { $most }
smog_riders-page-dice-left = Übrige Würfel: { $dice }
smog_riders-page-points = Zugpunkte
smog_riders-page-laid = { $laid } von { $target } gelegt
smog_riders-page-rest-unused = Rest ungenutzt lassen
smog_riders-page-laid-before = { $n } gelegt
smog_riders-page-laying = { $n } durch Würfel
smog_riders-page-of = von { $n }
smog_riders-page-clears = jede Runde entfernt
smog_riders-page-curse = Fluch
smog_riders-page-curse-on = { $curse } bei { $numbers }
smog_riders-page-no-curse = keiner
smog_riders-page-penalty = Strafe
smog_riders-page-reward = Belohnung
smog_riders-page-nothing = keine
smog_riders-page-effect-wound-all = { $n ->
    [one] 1 Verletzung für alle
   *[other] { $n } Verletzungen für alle
}
smog_riders-page-effect-stun-all = alle verwirrt
smog_riders-page-effect-poison-all = alle vergiftet
smog_riders-page-effect-madness-all = { $n } Wahnsinn für alle
smog_riders-page-effect-defender_draws = { $n ->
    [one] Verteidiger zieht 1 Karte
   *[other] Verteidiger zieht { $n } Karten
}
smog_riders-page-effect-turret-basic = ein Basis-Geschützturm
smog_riders-page-effect-turret-mkii = ein Geschützturm MKII
smog_riders-page-effect-turret-flame = ein Flammenwerfer
smog_riders-page-effect-close_doors = alle Türen gehen zu
smog_riders-page-effect-draw = { $n ->
    [one] 1 Karte ziehen
   *[other] { $n } Karten ziehen
}
smog_riders-page-effect-luck = { $n } Glück
smog_riders-page-effect-steam = { $n } Steam Power
smog_riders-page-effect-heal-one = { $n } Leben für eine Person
smog_riders-page-effect-clarity-team = { $n } Verstand für jede Person
smog_riders-page-effect-search = Objekt im Zauberstapel suchen
smog_riders-page-effect-companion-octopiti = { smog_riders-card-octopiti }
smog_riders-page-effect-companion-rafter = { smog_riders-card-rafter }
smog_riders-page-effect-companion-zuba = { smog_riders-card-zuba }
smog_riders-page-mission = Auftrag
smog_riders-page-points-attacker = Punkte für Angreifer
smog_riders-page-points-defender = Punkte für den Verteidiger
smog_riders-page-points-attacker-short = Angreifer
smog_riders-page-points-defender-short = Verteidiger
smog_riders-page-before = (vor Runde { $round })
smog_riders-page-ends-at = Endet bei { $target } Punkten oder nach Runde { $rounds }.
smog_riders-page-ends = Endet nach Runde { $rounds }.
smog_riders-page-needs = Heimbringen: { $item }. Sonst gewinnt der Verteidiger.
smog_riders-page-wins = Hinausbringen, um zu gewinnen: { $item }. Sonst gewinnt der Verteidiger.
smog_riders-page-nobody-brought = Niemand hat dies heimgebracht, also gewinnt der Verteidiger: { $item }.
smog_riders-page-more = Ganzer Auftrag
smog_riders-page-less = Zurück zu den Punkten
smog_riders-page-luck = Glück
smog_riders-page-steam = Steam Power
smog_riders-page-cards = Karten
smog_riders-page-defends = verteidigt
smog_riders-page-first-player = Startspieler
smog_riders-page-pool = Würfel: { $room }
smog_riders-page-choices = Optionen
smog_riders-page-no-team = Du hast niemanden auf dem Plan.
