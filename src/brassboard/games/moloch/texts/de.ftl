### Rise of Moloch. Keys: moloch-ask-KIND, moloch-do-VERB, events by their tag, moloch-denied-RULE, moloch-end-RULE,
### moloch-moment-WINDOW, moloch-phase-FRAME-STEP, moloch-option-NAME; headings are moloch-field-NAME and moloch-now-NAME. A side is 0
### (the Nemesis) or 1 (the gentlemen). Names and printed texts of everything in the box are moloch-KIND-ID, where a dot of an id is a
### hyphen and a plus is _plus; several things of one sheet share moloch-KIND-ID-n. Further texts are attributes, the whole printed text
### is .text. All advantages, chaos cards, afflictions, equipment and printed weapons are of kind `card`. A sheet has .a and .b, its
### versions; .versionIDa and .versionIDb are shown where a version is chosen. An ability is named by its key:
### moloch-ability-SOURCE-INDEX; .way0 and .way1 are the two effects to choose from.

moloch-title = Aufstieg von Moloch
moloch-blurb = Eine Nemesis führt einen Kult durch das viktorianische London; bis zu 4 Spieler führen Kapitel für Kapitel 4 Gentlemen gegen ihn.
moloch_campaign-title = Aufstieg von Moloch: die Kampagne
moloch_campaign-blurb = 6 Kapitel, dazwischen je ein Intermezzo. Vorteile, Ausrüstung, Machtkarten und Narben bleiben; das letzte Kapitel entscheidet.

# Questions, options, events and refusals

## Questions: set-up
moloch-ask-version = Wähle eine Version: { $sheet }
moloch-ask-stone = Gib einem Agenten: { $stone }
moloch-ask-group = { $left ->
    [one] Wähle einen Gentleman für die Gruppe (noch 1)
   *[other] Wähle einen Gentleman für die Gruppe (noch { $left })
}
moloch-ask-seat = Wähle, wer diesen Gentleman spielt
moloch-ask-leader = Wähle den Anführer
moloch-ask-role = Wähle eine Rolle für { $gentleman }
moloch-ask-share = { $left ->
    [one] Verteile: { $card } (letzte Karte)
   *[other] Verteile: { $card } (noch { $left } Karten)
}
moloch-ask-advantage = { $left ->
    [one] { $gentleman }: Wähle eine Vorteilskarte (noch 1)
   *[other] { $gentleman }: Wähle eine Vorteilskarte (noch { $left })
}
moloch-ask-more_for = { $left ->
    [one] Wähle, wer 1 Vorteilskarte mehr nimmt (noch 1)
   *[other] Wähle, wer 1 Vorteilskarte mehr nimmt (noch { $left })
}
moloch-ask-power = { $left ->
    [one] Wähle eine Machtkarte (noch 1)
   *[other] Wähle eine Machtkarte (noch { $left })
}
moloch-ask-benefit = { $left ->
    [one] Kauf einen Vorteil (noch 1 Verschwörungspunkt)
   *[other] Kauf einen Vorteil (noch { $left } Verschwörungspunkte)
}
moloch-ask-start_minion = Wähle den Schergen für das nächste Startfeld
moloch-ask-start_gentleman = Wähle den Gentleman für das nächste Startfeld
moloch-ask-start_ally = Wähle ein Startfeld für den Verbündeten
moloch-ask-start_ether = Wähle, wer mit { $n } Äther mehr beginnt
moloch-ask-favour = Jetzt dazuholen: { $ally }?
moloch-ask-passenger = Mietkutsche: Wähle, wer mitfährt
moloch-ask-carriage = Mietkutsche: Wähle ein Feld für { $gentleman }

## Questions: command and activation
moloch-ask-seance = Die erste Karte der Nemesis bestimmen?
moloch-ask-row = Lege die nächste Karte deiner Reihe (verdeckt)
moloch-ask-propose = Schlag dem Anführer die nächste Karte vor
moloch-ask-powers = { $activation }: Macht- und Chaoskarten einsetzen?
moloch-ask-figure = Wähle die nächste Figur
moloch-ask-act = { $actions ->
    [0] { $figure }: noch 0 Aktionen. Sonst etwas nutzen?
    [one] { $figure }: Wähle eine Aktion (noch 1)
   *[other] { $figure }: Wähle eine Aktion (noch { $actions })
}
moloch-ask-start_effect = Beginn der Aktivierung: { $figure }. Das nutzen?
moloch-ask-step = { $points ->
    [one] { $figure }: Bewegung (noch 1 BP)
   *[other] { $figure }: Bewegung (noch { $points } BP)
}
moloch-ask-relocate = { $figure }: Wähle das nächste freie Feld
moloch-ask-join = Wähle, wer mit angreift. Ziel: { $target }
moloch-ask-pool = Wähle, wie viel aus dem Äthervorrat kommt (von { $amount })
moloch-ask-split = { $left ->
    [one] Lege Äther auf Machtkarte oder Agent (noch 1)
   *[other] Lege Äther auf Machtkarte oder Agent (noch { $left })
}
moloch-ask-discard = Arsenal voll ({ $card }): Lege eine Karte ab
moloch-ask-carry = { $figure }: den Stein aufnehmen?

## Questions: attacks
moloch-ask-weapon = Wähle eine Waffe ({ $kind })
moloch-ask-boost = { $card }: für den Äthereffekt zahlen?
moloch-ask-bonus = Wähle einen Angriffsbonus oder würfle
moloch-ask-extra_target = Umkreis: ein weiteres Ziel wählen?
moloch-ask-reroll = Wähle Würfel für den Neuwurf
moloch-ask-trade = Wähle Treffer+, die Treffer mit Benommen 1 werden
moloch-ask-crown = { $left ->
    [one] Nimm eine Krone als Treffer oder als Äther (noch 1)
   *[other] Nimm eine Krone als Treffer oder als Äther (noch { $left })
}
moloch-ask-guard_square = { $figure }: Wähle ein Feld neben dem Ziel
moloch-ask-aftermath = { $figure }: diesen Effekt nutzen?
moloch-ask-counter = Der Angriff ist vorbei. Gegenangriff?
moloch-ask-blow = Wähle den Gegenangriff

## Questions: cards
moloch-ask-target = { $ability }: Wähle eine Figur
moloch-ask-way = Wähle einen der beiden Effekte
moloch-ask-name_minion = { $left ->
    [one] Wähle einen Schergen (noch 1)
   *[other] Wähle einen Schergen (noch bis zu { $left })
}
moloch-ask-hop = { $figure }: Wähle ein Feld
moloch-ask-manhole = Wähle den Gully, in dem die Schergen verschwinden
moloch-ask-other_manhole = Wähle den Gully, aus dem die Schergen kommen
moloch-ask-runner = Wähle einen Schergen für den Kanal
moloch-ask-siphon_agent = Wähle den Agenten, der heilt
moloch-ask-siphon_victim = Wähle den Gentleman, der 1 Schaden erleidet
moloch-ask-edge = Wähle eine Kante
moloch-ask-copy = Wähle eine Vorteilskarte als Kopie
moloch-ask-cure = Wähle eine Leidkarte zum Ablegen: { $figure }
moloch-ask-recover = { $card } zurückzuholen versuchen?
moloch-ask-swap = Wähle 2 Karten deiner Reihe zum Tauschen

## Questions: scene and chapter
moloch-ask-centre = Wähle, wo die Schergen erscheinen
moloch-ask-summon = { $left ->
    [one] Stell Schergen auf (noch 1)
   *[other] Stell Schergen auf (noch bis zu { $left })
}
moloch-ask-enter = { $figure } erscheint: Wähle ein Feld
moloch-ask-drill = Bewege einen Schergen
moloch-ask-lay_fire = Wähle ein Feld für das Feuer
moloch-ask-spread = Wähle das Feuer, das sich ausbreitet
moloch-ask-spread_to = Wähle, wohin das Feuer von { $square } wächst
moloch-ask-douse = Wähle ein Feuer zum Löschen
moloch-ask-district = Wähle einen Bezirk, der brennt
moloch-ask-saved = Wähle einen brennenden Bezirk zum Löschen

## Questions: intermezzo
moloch-ask-hand_over = Gib jemandem ohne Gentleman einen Gentleman
moloch-ask-visit = Wähle, wer welchen Ort besucht
moloch-ask-take = { $place }: Wähle, was du nimmst
moloch-ask-give_back = { $gentleman }: Gib 1 Vorteilskarte zurück
moloch-ask-put_back = Leg vor der neuen eine Machtkarte zurück
moloch-ask-pick = { $left ->
    [one] Wähle eine Karte (noch 1)
   *[other] Wähle eine Karte (noch { $left })
}
moloch-ask-keep = Behalte eine der Karten
moloch-ask-exchange = Gentleman für das nächste Kapitel tauschen?
moloch-ask-heir = Wähle, wer das bekommt: { $place }
moloch-ask-stock = { $left ->
    [one] Verteile den Vorrat (noch 1 Karte)
   *[other] Verteile den Vorrat (noch { $left } Karten)
}

## Reactions
moloch-ask-react = { $moment ->
    [revealed] Die Karte eines Agenten ist aufgedeckt. Absagen?
    [between] Vor der nächsten Aktion: reagieren?
    [attack_declared] Ein Angriff ist angesagt. Reagieren?
    [before_defence] Der Angriffswurf liegt. Vor der Verteidigung reagieren?
    [damage_known] Der Schaden steht fest. Reagieren?
    [chaos_played] Eine Chaoskarte ist gespielt. Reagieren?
   *[other] Reagieren?
}
moloch-moment-revealed = Wenn eine Agentenkarte aufgedeckt wird
moloch-moment-between = Zwischen Aktionen der anderen Seite
moloch-moment-attack_declared = Wenn ein Angriff angesagt wird
moloch-moment-before_defence = Vor deinem Verteidigungswurf
moloch-moment-damage_known = Bevor du Schaden erleidest
moloch-moment-chaos_played = Wenn eine Chaoskarte gespielt wird

## Phases: steps of the rules, as a path names them; two with the same words are one
moloch-phase-SetUp-lay_scene = Schauplatz
moloch-phase-SetUp-choose_versions = Versionen
moloch-phase-SetUp-assign_stones = { moloch-phase-SetUp-choose_versions }
moloch-phase-SetUp-shuffle_chaos = { moloch-phase-SetUp-choose_versions }
moloch-phase-SetUp-draw_chaos = { moloch-phase-SetUp-choose_versions }
moloch-phase-SetUp-gather_group = Gruppe
moloch-phase-SetUp-name_leader = { moloch-phase-SetUp-gather_group }
moloch-phase-SetUp-take_starting_equipment = Ausrüstung
moloch-phase-SetUp-take_ether = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-shuffle_afflictions = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-lay_afflictions = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-lay_stacks = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-deal = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-share = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-learn = Vorteilskarten
moloch-phase-SetUp-gain_powers = Machtkarten
moloch-phase-SetUp-spend = { moloch-phase-SetUp-gain_powers }
moloch-phase-SetUp-settle_ether = { moloch-phase-SetUp-gain_powers }
moloch-phase-SetUp-name_start_ether = { moloch-phase-SetUp-gain_powers }
moloch-phase-SetUp-call_favours = Figuren
moloch-phase-SetUp-place_figures = { moloch-phase-SetUp-call_favours }
moloch-phase-SetUp-lend_cards = { moloch-phase-SetUp-call_favours }
moloch-phase-SetUp-carry_out_specials = { moloch-phase-SetUp-call_favours }
moloch-phase-SetUp-hire_carriage = { moloch-phase-SetUp-call_favours }
moloch-phase-SetUp-read_newspaper = { moloch-phase-SetUp-call_favours }
moloch-phase-Round-hold_seance = Befehlsphase
moloch-phase-Round-note_seance = { moloch-phase-Round-hold_seance }
moloch-phase-Round-place_rows = { moloch-phase-Round-hold_seance }
moloch-phase-Round-look_at_last = { moloch-phase-Round-hold_seance }
moloch-phase-Round-place_upper = { moloch-phase-Round-hold_seance }
moloch-phase-Round-reveal_next = Aktivierungsphase
moloch-phase-Round-go_on = { moloch-phase-Round-reveal_next }
moloch-phase-Round-clean_up = Aufräumphase
moloch-phase-Round-take_cards_back = { moloch-phase-Round-clean_up }

## Decisions of an intermezzo that are still to be made
moloch-step-visits = Besuche
moloch-step-power = Neue Machtkarte
moloch-step-exchange = Austausch
moloch-step-stock = Gemeinsamer Vorrat
moloch-step-roles = Anführer und Rollen

## Options: set-up and command
moloch-do-version = { $version }
moloch-do-assign = An { $agent } geben
moloch-do-enlist = { $gentleman } wählen
moloch-do-seat = { $seat } spielt { $gentleman }
moloch-do-lead = { $gentleman } führt an
moloch-do-role = { $gentleman }: { $role }
moloch-do-give = { $card } an { $gentleman } geben
moloch-do-store = { $card } niemandem geben
moloch-do-learn = Wählen: { $card }
moloch-do-learn_for = 1 mehr für { $gentleman }
moloch-do-unlearn = Zurückgeben: { $card }
moloch-do-gain = Wählen: { $power }
moloch-do-put_back = Zurücklegen: { $power }
moloch-do-buy = { $on ->
    [Nichts] Kaufen: { $benefit }
   *[other] Kaufen: { $benefit } ({ $on })
}
moloch-do-deploy = Auf { $to }: { $figure }
moloch-do-card = { $card }
moloch-do-name_first = Bestimmen: { $card }
moloch-do-swap = Karten { $first } und { $second } tauschen

## Options: an activation
moloch-do-activate = Aktivieren: { $figure }
moloch-do-move = Bewegen
moloch-do-attack = { $kind }: { $target }
moloch-do-charge = Ansturm: { $target }
moloch-do-rest = Ausruhen
moloch-do-revive = { $gentleman } wiederbeleben
moloch-do-stand = Aufstehen
moloch-do-use = Nutzen: { $ability }
moloch-do-power = Einsetzen: { $power }
moloch-do-chaos = { $card } spielen
moloch-do-token = Marke nutzen: { $place }
moloch-do-search = Marker auf { $square } durchsuchen
moloch-do-break = Objekt auf { $square } zerbrechen ({ $attribute })
moloch-do-special = { $what }
moloch-do-end = Aktivierung beenden
moloch-do-step = Schritt auf { $to }
moloch-do-open = Tür { $door } öffnen
moloch-do-hand = { $card } an { $to } geben
moloch-do-carry = Stein aufnehmen
moloch-do-hand_token = Stein weitergeben: { $to }
moloch-do-escort = Mitnehmen: { $ally }
moloch-do-stop = Hier anhalten

## Options: attacks, cards and chapters
moloch-do-on = { $figure }
moloch-do-at = { $square }
moloch-do-edge = Kante { $edge }
moloch-do-summon = Auf { $to }: { $type }
moloch-do-way = { $way }
moloch-do-take = { $card } nehmen
moloch-do-discard = { $card } ablegen
moloch-do-to_power = 1 Äther: { $power }
moloch-do-to_agent = 1 Äther: { $agent }
moloch-do-join = { $figure } greift mit an
moloch-do-weapon = { $weapon ->
    [Nichts] Ohne Waffe
   *[other] { $weapon } benutzen
}
moloch-do-pay = { $ether } Äther
moloch-do-bonus = { $ether ->
    [0] Nutzen: { $ability }
   *[other] Nutzen: { $ability } ({ $ether } Äther)
}
moloch-do-roll = Würfeln
moloch-do-again = Neu werfen: { $symbol }
moloch-do-crown = { $taken }
moloch-do-trade = { $dice } Treffer+ ändern
moloch-do-guard = { $figure } wird zum Ziel
moloch-do-elude = Schwer zu fassen: +3 Würfel (1 Äther)
moloch-do-counter = Gegenangriff ({ $kind }): { $target }
moloch-do-district = { $district }

## Options: intermezzo
moloch-do-visit = { $gentleman } besucht: { $place }
moloch-do-take_cards = { $cards } nehmen
moloch-do-exchange = { $goes } gegen { $comes } tauschen
moloch-do-inherit = An { $gentleman } geben

## Events: set-up
moloch-version_chosen = { $sheet }: In diesem Kapitel spielt { $version }.
moloch-stone_assigned = { $agent } trägt: { $stone }.
moloch-enlisted = { $gentleman } gehört zur Gruppe.
moloch-gentleman_seated = { $seat } spielt { $gentleman }.
moloch-leader_named = { $gentleman } führt die Gruppe an.
moloch-role_given = { $gentleman } übernimmt die Rolle { $role }.
moloch-dealt = An die Gentlemen ausgeteilt: { $cards }.
moloch-card_given = { $gentleman } nimmt { $card }.
moloch-card_left = Niemand nimmt { $card }.
moloch-advantage_learnt = { $gentleman } nimmt die Vorteilskarte { $card }.
moloch-power_gained = Die Nemesis nimmt die Machtkarte { $power }.
moloch-benefit_bought = Die Nemesis kauft: { $benefit } ({ $on }).
moloch-points_lost = { $n ->
    [one] 1 Verschwörungspunkt ist nicht ausgegeben und verfällt.
   *[other] { $n } Verschwörungspunkte sind nicht ausgegeben und verfallen.
}
moloch-ally_joined = Neu bei den Verbündeten: { $ally }.

## Events: rounds and cards
moloch-round_began = Runde { $round } beginnt.
moloch-row_placed = { $side ->
    [0] { $cards ->
        [one] Die Nemesis legt 1 Karte.
       *[other] Die Nemesis legt { $cards } Karten.
    }
   *[other] { $cards ->
        [one] Die Gentlemen legen 1 Karte.
       *[other] Die Gentlemen legen { $cards } Karten.
    }
}
moloch-card_revealed = { $side ->
    [0] Nächste Karte der Nemesis: { $card }.
   *[other] Nächste Karte der Gentlemen: { $card }.
}
moloch-card_skipped = { $card }: Es gibt keine Figur zu aktivieren.
moloch-called_off = { $card }: Die Aktivierung ist abgesagt.
moloch-card_seen = Karte { $place } der Nemesis ist { $card }.
moloch-cards_swapped = Die Gentlemen tauschen ihre Karten { $first } und { $second }.

## Events: moves
moloch-moved = { $figure } geht von { $start } nach { $to }.
moloch-placed = { $figure } kommt auf { $to }.
moloch-door_opened = { $figure } öffnet Tür { $door }.
moloch-card_passed = { $figure } gibt { $card } an { $to }.
moloch-stood_up = { $figure } steht auf.
moloch-rested = { $figure } ruht sich aus.
moloch-revived = { $figure } ist wiederbelebt.
moloch-token_taken = { $figure } nimmt den Stein auf.
moloch-token_handed = { $figure } gibt den Stein weiter: { $to }.
moloch-token_dropped = { $figure } lässt den Stein auf { $square } fallen.

## Events: attacks and damage
moloch-attack_declared = { $attacker } greift an ({ $kind }): { $target }.
moloch-nobody_attacks = Angriff. Ziel: { $target }.
moloch-charged = { $figure } stürmt an. Ziel: { $target }.
moloch-target_changed = { $figure } wird stattdessen zum Ziel.
moloch-attack_rolled = Angriffswurf: { $dice }.
moloch-defence_rolled = { $target } verteidigt sich: { $dice }.
moloch-rerolled = Nach dem Neuwurf: { $dice }.
moloch-dice_rolled = { $figure } würfelt: { $dice }.
moloch-eluded = { $figure } ist schwer zu fassen: 3 Würfel mehr.
moloch-missed = { $target } erleidet keinen Schaden.
moloch-damaged = { $source }: { $figure } erleidet { $n } Schaden.
moloch-prevented = { $figure }: { $n } Schaden verhindert.
moloch-knocked_down = { $figure } ist niedergeschlagen.
moloch-dazed = { $figure } ist benommen.
moloch-defeated = { $figure } ist besiegt.
moloch-healed = { $figure } heilt { $n } Schaden.
moloch-struck_back = { $figure } schlägt zurück. Ziel: { $target }.
moloch-affliction_drawn = { $figure } zieht die Leidkarte { $card }.
moloch-affliction_gone = { $figure } legt die Leidkarte { $card } ab.

## Events: ether, cards and powers
moloch-ether_paid = { $figure } zahlt { $n } Äther.
moloch-ether_gained = { $figure } erhält { $n } Äther.
moloch-ether_lost = { $figure } verliert { $n } Äther.
moloch-ether_to_power = 1 Äther kommt auf { $power }.
moloch-ether_to_agent = 1 Äther geht an { $agent }.
moloch-pool_grew = Der Äthervorrat wächst um { $n }.
moloch-pool_paid = Aus dem Äthervorrat gezahlt: { $n }.
moloch-ability_used = { $figure } nutzt: { $ability }.
moloch-power_used = Die Nemesis setzt ein: { $power }.
moloch-chaos_played = Die Nemesis spielt { $card }.
moloch-chaos_cancelled = { $card } ist aufgehoben.
moloch-chaos_drawn = { $n ->
    [one] Die Nemesis zieht 1 Chaoskarte.
   *[other] Die Nemesis zieht { $n } Chaoskarten.
}
moloch-chaos_seen = Chaoskarten, die du siehst: { $cards }.
moloch-equipment_gained = { $figure } erhält { $card }.
moloch-equipment_discarded = { $figure } legt { $card } ab.
moloch-token_used = Die Gentlemen nutzen eine Marke: { $place }.
moloch-copied = { $figure } kopiert { $card }.

## Events: scene and chapter
moloch-fire_laid = { $square } brennt.
moloch-fires_doused = Feuer gelöscht: { $squares }.
moloch-door_burnt = Tür { $door } brennt ab.
moloch-wrecked = Kante { $edge } wird zu Schutt.
moloch-minion_placed = { $figure } erscheint auf { $to }.
moloch-agent_entered = { $agent } erscheint auf { $to }.
moloch-left_scene = { $figure } verlässt unbesiegt den Schauplatz.
moloch-marker_turned_up = { $figure } deckt den Marker auf { $square } auf: { $marker }.
moloch-markers_peeked = { $n ->
    [one] Die Nemesis sieht sich 1 verdeckten Marker an.
   *[other] Die Nemesis sieht sich { $n } verdeckte Marker an.
}
moloch-marker_seen = Marker auf { $square }: { $marker }.
moloch-object_broken = { $figure } zerbricht: { $object } auf { $square }.
moloch-object_holds = { $object } auf { $square } hält stand ({ $figure }).
moloch-progress_changed = { $n ->
    [-2] Fortschritt −2, jetzt { $progress }.
    [-1] Fortschritt −1, jetzt { $progress }.
    [1] Fortschritt +1, jetzt { $progress }.
   *[other] Fortschritt +{ $n }, jetzt { $progress }.
}
moloch-burning_rolled = Die Nemesis würfelt um einen Bezirk: { $dice }.
moloch-district_burns = { $district } brennt.
moloch-district_saved = { $district } brennt nicht mehr.
moloch-chapter_won = { $side ->
    [0] Die Nemesis gewinnt das Kapitel.
   *[other] Die Gentlemen gewinnen das Kapitel.
}

## Events: campaign and intermezzo
moloch-cards_won = Neu im gemeinsamen Vorrat: { $cards }.
moloch-stone_won = { $side ->
    [0] Die Nemesis gewinnt: { $stone }.
   *[other] Die Gentlemen gewinnen: { $stone }.
}
moloch-points_won = { $n ->
    [one] Die Nemesis erhält 1 Verschwörungspunkt.
   *[other] Die Nemesis erhält { $n } Verschwörungspunkte.
}
moloch-chaos_changed = Erste Chaoskarten im nächsten Kapitel: { $n ->
    [-2] 2 weniger.
    [-1] 1 weniger.
   *[other] { $n } mehr.
}
moloch-favour_won = Für später gewonnen: { $favour }.
moloch-scarred = { $figures ->
    [one] Vernarbt: { $sheet }.
   *[other] Vernarbt: { $sheet } ({ $figures } Figuren).
}
moloch-scars_healed = Nicht mehr vernarbt: { $sheet }.
moloch-place_gone = Nicht mehr in der Kampagne: { $place }.
moloch-plan_laid = Orte dieses Intermezzos: { $places }.
moloch-visited = { $gentleman } besucht: { $place }.
moloch-token_won = Für das nächste Kapitel gewonnen: { $place }.
moloch-gambled = { $gentleman } würfelt: { $dice }.
moloch-card_dropped = Abgelegt: { $card }.
moloch-advantage_returned = { $gentleman } gibt die Vorteilskarte { $card } zurück.
moloch-power_put_back = Die Nemesis legt die Machtkarte { $power } zurück.
moloch-exchanged = { $comes } kommt für { $goes }.
moloch-inherited = { $gentleman } übernimmt: { $place }.

## Why something is refused: set-up and intermezzo
moloch-denied-rm-gent-11 = { $profession ->
    [knight] Die Gruppe hat schon einen Ritter.
    [monster] Die Gruppe hat schon ein Monster.
    [dilettante] Die Gruppe hat schon einen Dilettanten.
    [mekanist] Die Gruppe hat schon einen Mekanisten.
   *[other] Die Gruppe hat schon einen Arkanisten.
}
moloch-denied-rm-setup-06 = Alle müssen einen Gentleman spielen: Wähle jemanden ohne Gentleman, nicht { $seat }.
moloch-denied-rm-ruling-100 = Alle müssen mindestens 1 Gentleman spielen, und jemand muss die Nemesis spielen.
moloch-denied-rm-role-01 = Diese Rolle ist schon vergeben: { $role }.
moloch-denied-rm-gent-07 = { $gentleman } hat kein freies Arsenalfeld.
moloch-denied-rm-adv-01 = { $card } gehört zu einer anderen Profession.
moloch-denied-rm-gent-02 = Dieser Gentleman hat schon { $card }.
moloch-denied-rm-setup-12 = { $gentleman } hat schon 1 Vorteilskarte mehr genommen. Wähle jemand anderen.
moloch-denied-rm-int-09 = Dieser Gentleman hat schon { $card }.
moloch-denied-rm-int-10 = { $profession ->
    [knight] Dieser Ort lässt den Ritter nicht ein.
    [monster] Dieser Ort lässt das Monster nicht ein.
    [dilettante] Dieser Ort lässt den Dilettanten nicht ein.
    [mekanist] Dieser Ort lässt den Mekanisten nicht ein.
   *[other] Dieser Ort lässt den Arkanisten nicht ein.
}
moloch-denied-rm-int-13 = { $price ->
    [one] Das kostet 1 Verschwörungspunkt; du hast { $left }.
   *[other] Das kostet { $price } Verschwörungspunkte; du hast nur { $left }.
}
moloch-denied-rm-int-14 = Diesen Vorteil gibt es nur { $times }-mal je Kapitel.
moloch-denied-rm-int-15 = Vorteil schon vergeben: { $on }.
moloch-denied-rm-int-24 = Kein Platz mehr frei: { $place }.
moloch-denied-rm-ruling-58 = { $power } ist eine Grundmacht und bleibt immer.

## Why something is refused: actions
moloch-denied-rm-order-03 = { $why ->
    [none_left] Diese Figur hat keine Aktion mehr.
   *[other] Der Effekt, durch den diese Figur handelt, erlaubt das nicht.
}
moloch-denied-rm-order-04 = Das kann nur ein Gentleman, und nur in seiner eigenen Aktion.
moloch-denied-rm-eff-07 = { $why ->
    [down] Diese Figur ist niedergeschlagen. Sie muss erst aufstehen.
   *[other] Diese Figur ist nicht niedergeschlagen.
}
moloch-denied-rm-over-03 = { $why ->
    [token] Diese Figur kann den Stein hier nicht aufnehmen.
    [search] Diese Figur kann in dieser Runde nicht suchen.
   *[other] Diese Figur kann nicht angreifen, solange sie den Stein trägt.
}
moloch-denied-rm-act-12 = { $gentleman } ist nicht besiegt.
moloch-denied-rm-act-13 = { $ability } kostet { $cost } Äther; diese Figur hat weniger.
moloch-denied-rm-act-14 = Das ist nicht benachbart. Geh erst näher heran.
moloch-denied-rm-type-05 = { $ability } kostet eine Aktion, und es ist keine übrig.
moloch-denied-rm-type-07 = Schon genutzt: { $ability }.
moloch-denied-rm-ruling-107 = Das hätte jetzt keine Wirkung.
moloch-denied-rm-ally-01 = { $why ->
    [escort] Mitnehmen geht nur gleich nach einem Schritt und nur, wer neben dir stand.
    [district] Dieser Bezirk brennt nicht.
   *[other] Das Kapitel erlaubt das jetzt nicht.
}
moloch-denied-rm-power-02 = Zu wenig Äther auf Karte und im Vorrat: { $power }.
moloch-denied-rm-power-04 = Das kann die Nemesis nur in einer eigenen Aktivierung.
moloch-denied-rm-power-05 = In dieser Aktivierung nicht mehr: { $power }.
moloch-denied-rm-chaos-03 = In dieser Aktivierung nicht spielbar: { $card }.
moloch-denied-rm-ruling-67 = Die Chaoskarte ist schon aufgehoben.
moloch-denied-rm-ruling-80 = Aufgedeckt ist keine Karte eines Agenten.

## Why something is refused: moves
moloch-denied-rm-act-04 = Eine Bewegung muss auf einem freien Feld enden, ein Ansturm neben seinem Ziel.
moloch-denied-rm-act-05 = Auf { $to } steht ein Gegner, oder diese Figur darf dort nicht hin.
moloch-denied-rm-act-06 = { $to } ist mehr als 1 Schritt entfernt, oder etwas versperrt den Weg.
moloch-denied-rm-act-07 = { $cost ->
    [one] Eine Tür zu öffnen kostet 1 BP; du hast 0.
   *[other] Eine Tür zu öffnen kostet { $cost } BP; du hast weniger.
}
moloch-denied-rm-act-08 = { $cost ->
    [one] Dieser Schritt kostet 1 BP; du hast { $points }.
   *[other] Dieser Schritt kostet { $cost } BP; du hast nur { $points }.
}
moloch-denied-rm-act-09 = Das kostet 1 BP; du hast 0.
moloch-denied-rm-dmg-06 = { $figure } ist niedergeschlagen oder besiegt und kann nichts nehmen.
moloch-denied-rm-ruling-17 = In dieser Bewegung öffnet diese Figur keine Tür.
moloch-denied-rm-ruling-50 = Tür { $door } ist nicht an einer Kante dieses Feldes.

## Why something is refused: attacks
moloch-denied-rm-ruling-86 = { $target } ist kein Gegner oder schon besiegt. Wähle ein anderes Ziel.
moloch-denied-rm-ruling-25 = Dieser Figur fehlt dafür die Eigenschaft oder die Waffe.
moloch-denied-rm-cmb-03 = { $target } ist für den Nahkampf zu weit weg.
moloch-denied-rm-los-02 = { $target } ist nicht in Sicht.
moloch-denied-rm-cmb-06 = { $target } ist außer Reichweite.
moloch-denied-rm-cmb-07 = { $target } geht nicht: Ein Gegner ist benachbart. Schieß auf ihn.
moloch-denied-rm-ruling-27 = { $target }: von dieser Gruppe schon angegriffen.
moloch-denied-rm-spec-01 = { $why ->
    [reach] Ein Ansturm braucht ein Ziel in Sicht und daneben ein freies Feld, das die Beweglichkeit erreicht.
   *[other] Kein Ansturm: Dieser Figur fehlt die Fähigkeit oder 1 Äther.
}
moloch-denied-rm-spec-03 = { $target } ist benachbart. Ein Ansturm braucht ein Ziel weiter weg.
moloch-denied-rm-spec-04 = Nicht schwer zu fassen: Fähigkeit oder 1 Äther fehlt, oder schon genutzt.
moloch-denied-rm-ruling-54 = Das geht jetzt nicht: schon genutzt, zu teuer oder ohne Nutzen.
moloch-denied-rm-ether-08 = Das kostet { $cost } Äther; diese Figur hat weniger.

## Why something is refused: scene and chapter
moloch-denied-rm-ruling-09 = { $why ->
    [room] Daneben ist kein Feld frei.
    [supply] Von diesem Typ ist keine Figur im Vorrat.
   *[other] Auf diesem Feld ist eine Figur oder eine Kiste.
}
moloch-denied-rm-ruling-71 = Es ist kein Feuermarker im Vorrat.
moloch-denied-rm-ruling-47 = Auf { $square } steht eine Kiste: kein Feuer.
moloch-denied-rm-fire-02 = Auf { $square } geht kein Feuer.
moloch-denied-rm-fire-05 = Auf { $square } wächst jetzt kein Feuer.
moloch-denied-rm-ruling-46 = Das Feuer auf { $square } kann sich nirgendwohin ausbreiten.
moloch-denied-rm-fire-07 = Das Feuer erreicht { $square } nicht.
moloch-denied-rm-chap-03 = { $district } brennt schon.

## Lasting effects
moloch-effect-hurry = { moloch-card-stampede }: +{ $amount } BP bei jeder Bewegung eines Schergen
moloch-effect-brace = { moloch-card-iron_skin }: +{ $amount } Würfel gegen den nächsten Angriff ({ $on })
moloch-effect-attack_order = { moloch-card-attack_order }: Deckung zählt als Treffer ({ $on })
moloch-effect-wild_mob = { moloch-card-wild_mob }: Deckung zählt als Treffer, für alle Schergen
moloch-effect-soot_rain = { moloch-card-soot_rain }: Niemand schießt weiter als { $amount } Felder
moloch-effect-slammed_door = { moloch-card-slammed_door }: Öffnen kostet { $amount } BP
moloch-effect-smoke_bomb = { moloch-card-smoke_bomb }: Deckung gegen jeden Fernkampf ({ $on })

## How a match ends
moloch-end-rm-over-03 = Die Sieger haben ein Ziel des Kapitels erfüllt.
moloch-end-rm-camp-06 = Das letzte Kapitel entscheidet die Kampagne.

## Options of a match
moloch-option-chapter = Kapitel
moloch-option-chapter-1 = Kapitel I
moloch-option-chapter-2 = Kapitel II
moloch-option-chapter-3 = Kapitel III
moloch-option-chapter-4 = Kapitel IV
moloch-option-chapter-5 = Kapitel V
moloch-option-chapter-6 = Kapitel VI
moloch-option-start-1 = Kapitel I
moloch-option-start-2 = Kapitel II
moloch-option-start-3 = Kapitel III
moloch-option-start-4 = Kapitel IV
moloch-option-start-5 = Kapitel V
moloch-option-start-6 = Kapitel VI
moloch-option-level = Stufe
moloch-option-start = Erstes Kapitel
moloch-start-1 = Kapitel 1
    .text = Der übliche Beginn: Beide Seiten haben wenig, und die Stufe spielt keine Rolle.
moloch-start-2 = Kapitel 2
    .text = { moloch-start-6.text }
moloch-start-3 = Kapitel 3
    .text = { moloch-start-6.text }
moloch-start-4 = Kapitel 4
    .text = { moloch-start-6.text }
moloch-start-5 = Kapitel 5
    .text = { moloch-start-6.text }
moloch-start-6 = Kapitel 6
    .text = Die früheren Kapitel entfallen. Beide Seiten beginnen mit dem, was die Stufe ihnen gibt.

## Headings of the table and of the rules in progress
moloch-field-chapter = Kapitel
moloch-field-level = Stufe
moloch-field-round = Runde
moloch-field-deaths = Besiegte Gentlemen
moloch-field-progress = Fortschritt
moloch-field-burning = Brennende Bezirke
moloch-field-active = Karte im Spiel
moloch-field-fallen = Besiegt
moloch-field-chaos_discard = Abgelegte Chaoskarten
moloch-field-discards = Abgelegte Ausrüstung
moloch-field-nemesis = Nemesis
moloch-field-nemesis-seat = Nemesis
moloch-field-hand = Chaoskarten
moloch-field-pool = Äthervorrat
moloch-field-powers = Machtkarten
moloch-field-on_powers = Äther darauf
moloch-field-points = Verschwörungspunkte
moloch-field-stones = Molochsteine
moloch-field-party = Gentlemen
moloch-field-leader = Anführer
moloch-field-stock = Gemeinsamer Vorrat
moloch-field-figures = Figuren
moloch-field-figures-id = Figur
moloch-field-figures-kind = Art
moloch-field-figures-seat = Wer
moloch-field-damage = Schaden
moloch-field-ether = Äther
moloch-field-role = Rolle
moloch-field-advantages = Vorteilskarten
moloch-field-cards = Ausrüstung
moloch-field-benefits = Vorteile
moloch-field-afflictions = Leidkarten
moloch-field-upper = Reihe der Gentlemen
moloch-field-upper-card = Reihe der Gentlemen
moloch-field-lower = Reihe der Nemesis
moloch-field-lower-card = Reihe der Nemesis
moloch-now-points = Noch BP
moloch-legend =
    Figuren haben die Buchstaben der Liste unten, Schergen kleine mit ihrer Nummer (c Killer-Clown, s Schlurfender, r Zerfetzter, b Brennender, g Gardisten-Zombie). Dahinter: _ niedergeschlagen, x besiegt, ! trägt den Stein, * ihr Feld brennt.
    Felder: , innen, . außen, * Feuer, ? verdeckter Marker, O Kreis oder Siegel, ! Stein, e Ausgang, m Gully, p Verstärkungspunkt, c Kiste. Kanten: | und - Wand, D Tür, W Fenster, kleine Buchstaben offen.

# Names and printed texts

## Professions
moloch-profession-knight = Ritter
moloch-profession-monster = Monster
moloch-profession-dilettante = Dilettant
moloch-profession-mekanist = Mekanist
moloch-profession-arcanist = Arkanist

## Attributes
moloch-attribute-agi = Beweglichkeit
moloch-attribute-acc = Genauigkeit
moloch-attribute-str = Stärke

## Symbols of the die; hit_plus is hit+, which cannot be part of a key
moloch-symbol-hit = Treffer
moloch-symbol-hit_plus = Treffer+
moloch-symbol-crown = Krone
moloch-symbol-dodge = Ausweichen
moloch-symbol-cover = Deckung

## Kinds of attacks
moloch-attack-kind-melee = Nahkampf
moloch-attack-kind-ranged = Fernkampf

## Versions of sheets
moloch-version-a = Version A
moloch-version-b = Version B

## Equipment stacks
moloch-stack-utensils = Utensilien
moloch-stack-simple = Arsenal – Einfach
moloch-stack-special = Arsenal – Spezial
moloch-stack-royal = Arsenal – Royal
moloch-stack-artefacts = Artefakte
moloch-stack-stones = Molochsteine

## Types of abilities
moloch-type-action = Aktion
moloch-type-extra = Zusatzaktion
moloch-type-free = Freie Aktion
moloch-type-perm = Dauerhaft
moloch-type-upkeep = Unterhalt
moloch-type-atk = Angriffsbonus
moloch-type-def = Verteidigungsbonus
moloch-type-ether = Äthereffekt
moloch-type-discard = Ablegen
moloch-type-discard_def = Ablegen bei Schaden
moloch-type-now = Sofort
moloch-type-until = Anhaltend
moloch-type-power = Macht
moloch-type-any = Jederzeit
moloch-type-agent = Agentenaktivierung
moloch-type-minion = Schergenaktivierung
moloch-type-token = Marke
moloch-type-visit = Besuch
moloch-type-next = Nächstes Kapitel

## Special abilities
moloch-special-charge = Ansturm
    .text = Aktion, 1 Äther: bis zur eigenen Beweglichkeit auf eine sichtbare, nicht benachbarte Figur zulaufen und sie im Nahkampf angreifen.
moloch-special-elusive = Schwer zu fassen
    .text = 1 Äther, vor dem Verteidigungswurf: 3 Würfel mehr. Einmal je Angriff.
moloch-special-counter = Gegenangriff
    .text = 1 Äther, sofort nach einem Angriff: den Angreifer angreifen.

## Chapters
moloch-chapter-1 = Eine missliche Lage
    .text = Inspektor Blackmore sitzt in einem Haus in Whitechapel fest und muss zu einem Ausgang gebracht werden.
moloch-chapter-2 = Der groteske Zirkus
    .text = In den Requisiten eines Wanderzirkus ist ein Molochstein versteckt: Findet ihn und tragt ihn hinaus.
moloch-chapter-3 = Das Haus der Schlaflosen
    .text = 4 Rituale zugleich in einem Herrenhaus: Brecht alle Kreise, bevor der Fortschritt 10 erreicht.
moloch-chapter-4 = Bresche im Palast
    .text = Die tote Garde öffnet dem Kult den Palast; Titus bricht zum Tresor durch. Haltet den Stein fest.
moloch-chapter-5 = London in Brand stecken
    .text = 4 von 6 brennenden Bezirken sind das Ende; die Moloch-Brut muss fallen.
moloch-chapter-6 = Der Aufstieg von Moloch
    .text = Das Finale im Tempel: Turnbull wird zum Gefäß. Wer hier gewinnt, gewinnt die Kampagne.

## Gifts of gentlemen, and abilities on sheets and ally cards
moloch-gift-steam_fist = Dampffaust
    .text = Angriffsbonus, 1 Äther: +2 Würfel im Nahkampf, und Treffer+ zählt 2 Treffer.
moloch-gift-wild_charge = Wilder Ansturm
    .text = Dauerhaft: +2 Würfel bei seinem Ansturm.
moloch-gift-symbiotic_bond = Symbiotische Verbindung
    .text = Zusatzaktion, 2 Äther: ein Angriff mit dem Symbiont-Gewehr, ohne eine Aktion aufzuwenden.
moloch-gift-dynamo = Dynamo
    .text = Dauerhaft: Bei Angriffen mit den Tesla-Handschuhen darf jeder Treffer+ ein Treffer mit Benommen 1 werden.
moloch-gift-channel_senses = Sinne kanalisieren
    .text = Unterhalt, 1 Äther: 1 Angriffs- und 1 Verteidigungswürfel mehr.
moloch-gift-spare_parts = Ersatzteile
    .text = Dauerhaft, 2 Äther: Wenn er Schaden nimmt und nicht besiegt ist, erscheinen bis zu 2 Schlurfende Zombies neben ihm.
moloch-gift-blood_brothers = Blutsbrüder
    .text = Dauerhaft: 1 Aktion mehr, wenn sein Bruder (Tobias oder Emerson) in diesem Kapitel besiegt wurde.
moloch-gift-stitched_hide = Vernähte Haut
    .text = Verteidigungsbonus, 1 Äther: 1 Schaden dieses Angriffs wird verhindert.
moloch-gift-buckshot = Schrotladung
    .text = Angriffsbonus, 2 Äther: Umkreis.
moloch-gift-pinning_shot = Nagelschuss
    .text = Angriffsbonus, 1 Äther: Niederschlag.
moloch-gift-long_legs = Lange Beine
    .text = Dauerhaft: +2 Beweglichkeit, solange er auf einem Außenfeld steht.
moloch-gift-pyromaniac = Pyromane
    .text = Angriffsbonus, X Äther (1 oder mehr): X Würfel mehr.
moloch-gift-leap = Sprung
    .text = Aktion, 1 Äther: Stell ihn auf ein freies Außenfeld in höchstens 5 Feldern Entfernung.
moloch-gift-brand = Brandsatz
    .text = Angriffsbonus, 1 Äther: Feuer.
moloch-gift-wrecker = Abbruch
    .text = Aktion: Eine Wandkante seines Feldes, nicht der Rand, wird zu Schutt.
moloch-gift-iron_grip = Eiserner Griff
    .text = Angriffsbonus, 1 Äther: Niederschlag.
moloch-gift-stampede = Walze
    .text = Dauerhaft: Er erleidet keinen Absetzschaden.
moloch-gift-twin_blow = Doppelschlag
    .text = Angriffsbonus: +2 Würfel, wenn die andere Lottie stehend neben dem Ziel ist.
moloch-gift-acrobats = Akrobatinnen
    .text = Dauerhaft: kein Absetzschaden; sie dürfen durch Gegner hindurchgehen.
moloch-gift-blood_kiss = Blutkuss
    .text = Angriffsbonus, 1 Äther: Aderlass.
moloch-gift-sirens_gaze = Sirenenblick
    .text = Angriffsbonus, 1 Äther: Bei zugefügtem Schaden rückt das Ziel bis zu 2 Felder näher.
moloch-gift-ember_body = Glutleib
    .text = Dauerhaft: immun gegen Feuer. Dauerhaft: Zu Beginn ihrer Aktivierung darf ein Feuer neben sie gelegt werden.
moloch-gift-rekindle = Neu entfacht
    .text = Zusatzaktion, 1 Äther: heilt bis zu 2 Schaden, wenn in ihrem oder einem benachbarten Feld Feuer liegt.
moloch-gift-fireproof = Feuerfest
    .text = Dauerhaft: immun gegen Feuer.
moloch-gift-master_of_the_cult = Herr des Kults
    .text = Zusatzaktion, 1 Äther: Ein sichtbarer Scherge führt 1 Aktion aus.
moloch-gift-dark_oath = Dunkler Schwur
    .text = Verteidigungsbonus, 1 Äther: Deckung zählt als Ausweichen.
moloch-gift-vessel = Gefäß
    .text = Angriffsbonus, 1 Äther: Feuer und Umkreis.
moloch-gift-raise_the_dead = Tote wecken
    .text = Aktion, 1 Äther: Bis zu 2 Schlurfende oder Zerfetzte Zombies erscheinen neben ihm.
moloch-gift-pharaohs_curse = Fluch des Pharao
    .text = Angriffsbonus, 1 Äther: Benommen 2.
moloch-gift-rubber_bones = Gummiknochen
    .text = Verteidigungsbonus: 1 Schaden jedes Angriffs wird verhindert.
moloch-gift-horde = Horde
    .text = Angriffsbonus: Ein Gruppenangriff unter seiner Führung mit 3 oder mehr Figuren hat Niederschlag.
moloch-gift-clinging = Klammern
    .text = Dauerhaft: Ein Schritt von seiner Seite kostet 2 Absetzschaden statt 1.
moloch-gift-frenzy = Raserei
    .text = Angriffsbonus: Deckung zählt als Treffer.
moloch-gift-cinders = Glutreste
    .text = Dauerhaft: immun gegen Feuer. Dauerhaft: Wird er besiegt, brennt sein Feld.
moloch-gift-torch_hands = Fackelhände
    .text = Dauerhaft: immun gegen Feuer. Angriffsbonus: Seine Angriffe haben Feuer.
moloch-gift-duty = Dienstpflicht
    .text = Dauerhaft: Wird ein Schützling neben einem stehenden Bobby angegriffen, darf der Bobby an seiner Stelle Ziel werden.
moloch-gift-built = Aus Blech
    .text = Dauerhaft: immun gegen Benommen.
moloch-gift-field_doctor = Feldarzt
    .text = Aktion: Ein Gentleman neben ihm heilt bis zu 2 Schaden.
moloch-gift-spotter = Späherin
    .text = Dauerhaft: Für Gentlemen in ihrer kurzen Reichweite entfällt die Pflicht zum benachbarten Ziel.
moloch-gift-on_wheels = Auf Rädern
    .text = Dauerhaft: fährt nur auf Außenfeldern, nicht durch Türen oder Fenster.

## Gentlemen
moloch-gentleman-major = Major Dreadful
    .text = Beweglichkeit 3, Genauigkeit 3, Stärke 3, Äther 3, Kreuze 4 und 5. Gegenangriff. { moloch-gift-steam_fist }. { moloch-gift-steam_fist.text }
moloch-gentleman-drago = Drago
    .text = Beweglichkeit 3, Genauigkeit 2, Stärke 3, Äther 3, Kreuze 4 und 4. Ansturm. { moloch-gift-wild_charge }. { moloch-gift-wild_charge.text }
moloch-gentleman-emma = Emma Swanson
    .text = Beweglichkeit 3, Genauigkeit 4, Stärke 0, Äther 4, Kreuze 3 und 2. Schwer zu fassen. { moloch-gift-symbiotic_bond }. { moloch-gift-symbiotic_bond.text } { moloch-card-symbiont_rifle }. { moloch-card-symbiont_rifle.text }
moloch-gentleman-cavendish = Walther Cavendish
    .text = Beweglichkeit 3, Genauigkeit 3, Stärke 2, Äther 5, Kreuze 3 und 4. Gegenangriff. { moloch-gift-dynamo }. { moloch-gift-dynamo.text } { moloch-card-tesla_gloves }. { moloch-card-tesla_gloves.text }
moloch-gentleman-abigail = Abigail Sutherland
    .text = Beweglichkeit 3, Genauigkeit 2, Stärke 3, Äther 5, Kreuze 3 und 3. Schwer zu fassen. { moloch-gift-channel_senses }. { moloch-gift-channel_senses.text }

## Sheets of agents and minion types: .a and .b; ally cards
moloch-sheet-tobias = Tobias
    .a = Beweglichkeit 3, Genauigkeit 0, Stärke 5, Äther 3, Lebenspunkte 12. Ansturm. { moloch-gift-spare_parts }. { moloch-gift-spare_parts.text } { moloch-gift-blood_brothers }. { moloch-gift-blood_brothers.text }
    .b = Beweglichkeit 3, Genauigkeit 0, Stärke 4, Äther 4, Lebenspunkte 14. Gegenangriff. { moloch-gift-stitched_hide }. { moloch-gift-stitched_hide.text } { moloch-gift-blood_brothers }. { moloch-gift-blood_brothers.text }
    .versiontobiasa = A: { moloch-sheet-tobias.a }
    .versiontobiasb = B: { moloch-sheet-tobias.b }
    .text = { moloch-sheet-tobias.versiontobiasa } { moloch-sheet-tobias.versiontobiasb }
moloch-sheet-emerson = Emerson
    .a = Beweglichkeit 3, Genauigkeit 5, Stärke 0, Äther 3, Lebenspunkte 10. Schwer zu fassen. { moloch-gift-buckshot }. { moloch-gift-buckshot.text } { moloch-gift-blood_brothers }. { moloch-gift-blood_brothers.text }
    .b = Beweglichkeit 3, Genauigkeit 4, Stärke 2, Äther 4, Lebenspunkte 11. Gegenangriff. { moloch-gift-pinning_shot }. { moloch-gift-pinning_shot.text } { moloch-gift-blood_brothers }. { moloch-gift-blood_brothers.text }
    .versionemersona = A: { moloch-sheet-emerson.a }
    .versionemersonb = B: { moloch-sheet-emerson.b }
    .text = { moloch-sheet-emerson.versionemersona } { moloch-sheet-emerson.versionemersonb }
moloch-sheet-damon = Damon Smith
    .a = Beweglichkeit 2, Genauigkeit 6, Stärke 0, Äther 3, Lebenspunkte 10. Schwer zu fassen. { moloch-gift-long_legs }. { moloch-gift-long_legs.text } { moloch-gift-pyromaniac }. { moloch-gift-pyromaniac.text }
    .b = Beweglichkeit 4, Genauigkeit 3, Stärke 2, Äther 4, Lebenspunkte 9. Schwer zu fassen. { moloch-gift-leap }. { moloch-gift-leap.text } { moloch-gift-brand }. { moloch-gift-brand.text }
    .versiondamona = A: { moloch-sheet-damon.a }
    .versiondamonb = B: { moloch-sheet-damon.b }
    .text = { moloch-sheet-damon.versiondamona } { moloch-sheet-damon.versiondamonb }
moloch-sheet-titus = Titus
    .a = Beweglichkeit 2, Genauigkeit 0, Stärke 6, Äther 3, Lebenspunkte 15. Ansturm. { moloch-gift-wrecker }. { moloch-gift-wrecker.text } { moloch-gift-iron_grip }. { moloch-gift-iron_grip.text }
    .b = Beweglichkeit 3, Genauigkeit 0, Stärke 5, Äther 4, Lebenspunkte 13. Gegenangriff. { moloch-gift-wrecker }. { moloch-gift-wrecker.text } { moloch-gift-stampede }. { moloch-gift-stampede.text }
    .versiontitusa = A: { moloch-sheet-titus.a }
    .versiontitusb = B: { moloch-sheet-titus.b }
    .text = { moloch-sheet-titus.versiontitusa } { moloch-sheet-titus.versiontitusb }
moloch-sheet-lotties = Hammerlotties
    .a = Beweglichkeit 3, Genauigkeit 0, Stärke 4, Äther 2, Lebenspunkte 6. Ansturm. { moloch-gift-twin_blow }. { moloch-gift-twin_blow.text }
    .b = Beweglichkeit 4, Genauigkeit 0, Stärke 3, Äther 3, Lebenspunkte 5. Schwer zu fassen. { moloch-gift-acrobats }. { moloch-gift-acrobats.text }
    .versionlottiesa = A: { moloch-sheet-lotties.a }
    .versionlottiesb = B: { moloch-sheet-lotties.b }
    .text = { moloch-sheet-lotties.versionlottiesa } { moloch-sheet-lotties.versionlottiesb }
moloch-sheet-lamias = Lamien
    .a = Beweglichkeit 3, Genauigkeit 0, Stärke 4, Äther 2, Lebenspunkte 4. Schwer zu fassen. { moloch-gift-blood_kiss }. { moloch-gift-blood_kiss.text }
    .b = Beweglichkeit 4, Genauigkeit 3, Stärke 0, Äther 2, Lebenspunkte 4. Schwer zu fassen. { moloch-gift-sirens_gaze }. { moloch-gift-sirens_gaze.text }
    .versionlamiasa = A: { moloch-sheet-lamias.a }
    .versionlamiasb = B: { moloch-sheet-lamias.b }
    .text = { moloch-sheet-lamias.versionlamiasa } { moloch-sheet-lamias.versionlamiasb }
moloch-sheet-spawn = Moloch-Brut
    .a = Beweglichkeit 3, Genauigkeit 4, Stärke 5, Äther 4, Lebenspunkte 16. Ansturm. { moloch-gift-ember_body }. { moloch-gift-ember_body.text }
    .b = Beweglichkeit 2, Genauigkeit 0, Stärke 7, Äther 3, Lebenspunkte 18. Gegenangriff. { moloch-gift-rekindle }. { moloch-gift-rekindle.text } { moloch-gift-fireproof }. { moloch-gift-fireproof.text }
    .versionspawna = A: { moloch-sheet-spawn.a }
    .versionspawnb = B: { moloch-sheet-spawn.b }
    .text = { moloch-sheet-spawn.versionspawna } { moloch-sheet-spawn.versionspawnb }
moloch-sheet-turnbull = Sir Douglas Turnbull
    .a = Beweglichkeit 3, Genauigkeit 4, Stärke 3, Äther 5, Lebenspunkte 8. Schwer zu fassen. { moloch-gift-master_of_the_cult }. { moloch-gift-master_of_the_cult.text } { moloch-gift-dark_oath }. { moloch-gift-dark_oath.text }
    .b = Beweglichkeit 3, Genauigkeit 4, Stärke 4, Äther 5, Lebenspunkte 9. Gegenangriff. { moloch-gift-vessel }. { moloch-gift-vessel.text } { moloch-gift-fireproof }. { moloch-gift-fireproof.text }
    .versionturnbulla = A: { moloch-sheet-turnbull.a }
    .versionturnbullb = B: { moloch-sheet-turnbull.b }
    .text = { moloch-sheet-turnbull.versionturnbulla } { moloch-sheet-turnbull.versionturnbullb }
moloch-sheet-anpu = Anpu
    .a = Beweglichkeit 2, Genauigkeit 3, Stärke 4, Äther 4, Lebenspunkte 12. Gegenangriff. { moloch-gift-raise_the_dead }. { moloch-gift-raise_the_dead.text }
    .b = Beweglichkeit 3, Genauigkeit 4, Stärke 2, Äther 5, Lebenspunkte 10. Schwer zu fassen. { moloch-gift-pharaohs_curse }. { moloch-gift-pharaohs_curse.text }
    .versionanpua = A: { moloch-sheet-anpu.a }
    .versionanpub = B: { moloch-sheet-anpu.b }
    .text = { moloch-sheet-anpu.versionanpua } { moloch-sheet-anpu.versionanpub }
moloch-sheet-clown = Killer-Clowns
    .a = Beweglichkeit 3, Genauigkeit 0, Stärke 3, Lebenspunkte 1. { moloch-gift-rubber_bones }. { moloch-gift-rubber_bones.text }
    .b = Beweglichkeit 4, Genauigkeit 0, Stärke 3, Lebenspunkte 1.
    .versionclowna = A: { moloch-sheet-clown.a }
    .versionclownb = B: { moloch-sheet-clown.b }
    .text = { moloch-sheet-clown.versionclowna } { moloch-sheet-clown.versionclownb }
moloch-sheet-shambling = Schlurfende Zombies
    .a = Beweglichkeit 2, Genauigkeit 0, Stärke 3, Lebenspunkte 1.
    .b = Beweglichkeit 2, Genauigkeit 0, Stärke 2, Lebenspunkte 1. { moloch-gift-horde }. { moloch-gift-horde.text }
    .versionshamblinga = A: { moloch-sheet-shambling.a }
    .versionshamblingb = B: { moloch-sheet-shambling.b }
    .text = { moloch-sheet-shambling.versionshamblinga } { moloch-sheet-shambling.versionshamblingb }
moloch-sheet-ragged = Zerfetzte Zombies
    .a = Beweglichkeit 3, Genauigkeit 0, Stärke 3, Lebenspunkte 1. { moloch-gift-clinging }. { moloch-gift-clinging.text }
    .b = Beweglichkeit 4, Genauigkeit 0, Stärke 2, Lebenspunkte 1. { moloch-gift-frenzy }. { moloch-gift-frenzy.text }
    .versionraggeda = A: { moloch-sheet-ragged.a }
    .versionraggedb = B: { moloch-sheet-ragged.b }
    .text = { moloch-sheet-ragged.versionraggeda } { moloch-sheet-ragged.versionraggedb }
moloch-sheet-burning = Brennende Zombies
    .a = Beweglichkeit 2, Genauigkeit 0, Stärke 3, Lebenspunkte 1. { moloch-gift-cinders }. { moloch-gift-cinders.text }
    .b = Beweglichkeit 3, Genauigkeit 0, Stärke 2, Lebenspunkte 1. { moloch-gift-torch_hands }. { moloch-gift-torch_hands.text }
    .versionburninga = A: { moloch-sheet-burning.a }
    .versionburningb = B: { moloch-sheet-burning.b }
    .text = { moloch-sheet-burning.versionburninga } { moloch-sheet-burning.versionburningb }
moloch-sheet-guard = Gardisten-Zombies
    .a = Beweglichkeit 3, Genauigkeit 3, Stärke 0, Lebenspunkte 1.
    .text = { moloch-sheet-guard.a }
moloch-sheet-bobby = Bobbys
    .text = Beweglichkeit 2, Genauigkeit 3, Stärke 0, Lebenspunkte 1. { moloch-gift-duty }. { moloch-gift-duty.text }
moloch-sheet-blackmore = Inspektor Blackmore
    .text = Beweglichkeit 3, Genauigkeit 0, Stärke 3, Lebenspunkte 1.
moloch-sheet-tin_nanny = Blechnanny
    .text = Beweglichkeit 3, Genauigkeit 4, Stärke 0, Lebenspunkte 3. { moloch-gift-built }. { moloch-gift-built.text }
moloch-sheet-watling = Doktor Watling
    .text = Beweglichkeit 3, Genauigkeit 0, Stärke 1, Lebenspunkte 2. { moloch-gift-field_doctor }. { moloch-gift-field_doctor.text }
moloch-sheet-lady_ada = Lady Ada
    .text = Beweglichkeit 3, Genauigkeit 3, Stärke 0, Lebenspunkte 2. Schützling. { moloch-gift-spotter }. { moloch-gift-spotter.text }
moloch-sheet-steam_coach = Dampfkutsche
    .text = Beweglichkeit 4, Genauigkeit 0, Stärke 0, Lebenspunkte 4. Schützling. { moloch-gift-on_wheels }. { moloch-gift-on_wheels.text }

## Figures on the board; several of one sheet are numbered
moloch-figure-major = { moloch-gentleman-major }
moloch-figure-drago = { moloch-gentleman-drago }
moloch-figure-emma = { moloch-gentleman-emma }
moloch-figure-cavendish = { moloch-gentleman-cavendish }
moloch-figure-abigail = { moloch-gentleman-abigail }
moloch-figure-tobias = { moloch-sheet-tobias }
moloch-figure-emerson = { moloch-sheet-emerson }
moloch-figure-damon = { moloch-sheet-damon }
moloch-figure-titus = { moloch-sheet-titus }
moloch-figure-lotties-n = Hammerlottie { $n }
moloch-figure-lamias-n = Lamie { $n }
moloch-figure-spawn = { moloch-sheet-spawn }
moloch-figure-turnbull = { moloch-sheet-turnbull }
moloch-figure-anpu = { moloch-sheet-anpu }
moloch-figure-clown-n = Killer-Clown { $n }
moloch-figure-shambling-n = Schlurfender Zombie { $n }
moloch-figure-ragged-n = Zerfetzter Zombie { $n }
moloch-figure-burning-n = Brennender Zombie { $n }
moloch-figure-guard-n = Gardisten-Zombie { $n }
moloch-figure-bobby-n = Bobby { $n }
moloch-figure-blackmore = { moloch-sheet-blackmore }
moloch-figure-tin_nanny = { moloch-sheet-tin_nanny }
moloch-figure-watling = { moloch-sheet-watling }
moloch-figure-lady_ada = { moloch-sheet-lady_ada }
moloch-figure-steam_coach = { moloch-sheet-steam_coach }

## Activation cards
moloch-activation-major = { moloch-gentleman-major }
moloch-activation-drago = { moloch-gentleman-drago }
moloch-activation-emma = { moloch-gentleman-emma }
moloch-activation-cavendish = { moloch-gentleman-cavendish }
moloch-activation-abigail = { moloch-gentleman-abigail }
moloch-activation-allies = Verbündete
moloch-activation-minions = Schergen
moloch-activation-chaos = Chaos
moloch-activation-tobias = { moloch-sheet-tobias }
moloch-activation-emerson = { moloch-sheet-emerson }
moloch-activation-damon = { moloch-sheet-damon }
moloch-activation-titus = { moloch-sheet-titus }
moloch-activation-lotties = { moloch-sheet-lotties }
moloch-activation-lamias = { moloch-sheet-lamias }
moloch-activation-spawn = { moloch-sheet-spawn }
moloch-activation-turnbull = { moloch-sheet-turnbull }
moloch-activation-anpu = { moloch-sheet-anpu }
moloch-activation-spare = Reservekarte

## Roles
moloch-role-leader = Anführer
    .text = Zusatzaktion, 2 Äther: Ein anderer sichtbarer Gentleman führt sofort 1 Aktion aus.
moloch-role-bodyguard = Leibwächter
    .text = Dauerhaft: zusätzliches Kreuz 3; jedes Ausruhen heilt 1 Schaden mehr.
moloch-role-executioner = Scharfrichter
    .text = Angriffsbonus, 1 Äther: +2 Würfel, wenn das Ziel schon Schaden hat.
moloch-role-samaritan = Samariter
    .text = { moloch-ability-samaritan-0.text } { moloch-ability-samaritan-1.text }
moloch-role-scout = Kundschafter
    .text = Dauerhaft: Bewegen gibt 1 BP mehr; der erste Absetzschaden in jeder deiner Aktivierungen entfällt.
moloch-role-bruiser = Raufbold
    .text = Angriffsbonus, 1 Äther: Im Nahkampf zählt Deckung als Treffer.

## Advantages: knight
moloch-card-superior_tactics = Überlegene Taktik
    .text = Zusatzaktion, 1 Äther: Ein sichtbarer Verbündeter führt 1 Aktion aus.
moloch-card-relentless = Unerbittlich
    .text = Dauerhaft: Besiegt dein Angriff eine Figur, darfst du bis zu 2 Felder ohne Absetzschaden gehen. Einmal pro Aktivierung.
moloch-card-out_of_my_way = Aus dem Weg!
    .text = Aktion, 1 Äther: Beweg dich ohne Absetzschaden und auch durch Gegner; Schergen, durch deren Feld du gehst, sind niedergeschlagen.
moloch-card-taunt = Verspotten
    .text = Aktion, 1 Äther: Bis zu 3 sichtbare Gegner rücken jeder höchstens 3 Felder näher an dich heran.
moloch-card-guardian = Schutzengel
    .text = Dauerhaft, 1 Äther: Wird in deiner kurzen Reichweite und Sicht ein anderer Gentleman oder ein Verbündeter angegriffen, stell dich neben ihn und werde an seiner Stelle Ziel.
moloch-card-touchy = Reizbar
    .text = Dauerhaft: Du hast Gegenangriff; einmal pro Runde kostet er dich keinen Äther.
moloch-card-stalwart = Standhaft
    .text = Verteidigungsbonus, 1 Äther: Treffer zählt bei deiner Verteidigung als Ausweichen.
moloch-card-hard_boiled = Hartgesotten
    .text = Dauerhaft: zusätzliches Kreuz 3.

## Advantages: arcanist
moloch-card-spirit_of_vengeance = Geist der Rache
    .text = Dauerhaft, 1 Äther: Besiegt ein Angriff einen anderen Gentleman in deiner kurzen Reichweite, greif den Angreifer mit 5 Würfeln an, wenn du ihn siehst (Fernkampf, ignoriert Deckung).
moloch-card-life_drain = Lebensraub
    .text = Angriffsbonus, 1 Äther: Aderlass bei diesem Nahkampfangriff.
moloch-card-protection_aura = Schutzaura
    .text = Unterhalt, 2 Äther: Gentlemen in deiner kurzen Reichweite, auch du, haben 1 Verteidigungswürfel mehr.
moloch-card-reap_vitae = Lebensernte
    .text = Dauerhaft: Wird in deiner kurzen Reichweite ein Scherge besiegt, erhältst du 1 Äther. Einmal pro Aktivierung.
moloch-card-possession = Besessenheit
    .text = Aktion, 2 Äther: Führ mit einem sichtbaren Schergen 1 Aktion aus.
moloch-card-soul_fire = Seelenfeuer
    .text = Aktion, 2 Äther: Angriff mit 4 Würfeln (Fernkampf, kurze Reichweite, Feuer, ignoriert Deckung).
moloch-card-healing_wave = Welle der Heilung
    .text = Aktion, 2 Äther: Alle Gentlemen in deiner kurzen Reichweite, auch du, heilen bis zu 2 Schaden.
moloch-card-spectral_bolt = Geisterblitz
    .text = Aktion, 1 Äther: Angriff mit 4 Würfeln (Fernkampf, ignoriert Deckung und die Pflicht zum benachbarten Ziel).

## Advantages: mekanist
moloch-card-propeller = Propeller
    .text = Zusatzaktion, 1 Äther: Geh bis zu 3 Felder, auch über Gegner, Kisten und Feuer, ohne Absetz- und Feuerschaden.
moloch-card-cooling_chamber = Kühlkammer
    .text = { moloch-ability-cooling_chamber-0.text } { moloch-ability-cooling_chamber-1.text }
moloch-card-precision_eyepiece = Präzisionsokular
    .text = Angriffsbonus, 1 Äther: Neuwurf bei diesem Fernkampfangriff.
moloch-card-high_tension = Hochspannung
    .text = Angriffsbonus, 1 Äther: Benommen 1.
moloch-card-ether_tank = Äthertank
    .text = Dauerhaft: Höchstwert und Startäther sind um 2 höher.
moloch-card-nanny_tin = Blechnanny
    .text = Dauerhaft: Zu Beginn des Kapitels kommt die Blechnanny als Verbündete neben dich.
moloch-card-enhanced_suit = Verstärkter Anzug
    .text = Dauerhaft: zusätzliches Kreuz 3.
moloch-card-homing_device = Zielsucher
    .text = Angriffsbonus, 1 Äther: Dieser Fernkampfangriff ignoriert Deckung und die Pflicht zum benachbarten Ziel.

## Advantages: dilettante
moloch-card-impetuous = Ungestüm
    .text = Zusatzaktion, 1 Äther: Beweg dich (1 Aktion).
moloch-card-inspiration = Inspiration
    .text = Aktion, 1 Äther: Ein anderer sichtbarer Gentleman erhält 2 Äther.
moloch-card-copycat = Nachahmer
    .text = Dauerhaft: Such dir einmal je eigener Aktivierung eine Vorteilskarte eines anderen sichtbaren Gentlemans aus; bis zu deiner nächsten Aktivierung ist dies eine Kopie davon.
moloch-card-resourceful = Einfallsreich
    .text = Dauerhaft, 1 Äther: Nach dem Ablegen einer Utensilie wirfst du 1 Würfel; bei Krone oder Treffer+ bekommst du sie zurück. Einmal pro Aktivierung.
moloch-card-reflexes = Reflexe
    .text = Verteidigungsbonus, 1 Äther: 2 Verteidigungswürfel mehr.
moloch-card-luck_of_the_devil = Teufelsglück
    .text = Dauerhaft, 1 Äther: Neuwurf bei einem beliebigen eigenen Wurf.
moloch-card-sportsman = Sportskanone
    .text = Dauerhaft: Bewegen gibt 1 BP mehr; Fenster kosten dich 1 BP.
moloch-card-top_of_the_line = Vom Feinsten
    .text = { moloch-ability-top_of_the_line-0.text } { moloch-ability-top_of_the_line-1.text }

## Advantages: monster
moloch-card-bloodthirst = Blutdurst
    .text = Dauerhaft: Besiegt dein Angriff eine Figur, heilst du 1 Schaden.
moloch-card-killer_instinct = Killerinstinkt
    .text = Angriffsbonus, 1 Äther: Im Nahkampf zählt Treffer+ 2 Treffer.
moloch-card-open_season = Jagdsaison
    .text = Zusatzaktion, 2 Äther: 1 Ansturm, auch ohne die Fähigkeit und ohne weiteren Äther.
moloch-card-berserk = Berserker
    .text = Angriffsbonus: +2 Würfel im Nahkampf, solange dein Schaden dein linkes Kreuz (mit zusätzlichen Kreuzen) erreicht hat.
moloch-card-lash_out = Rundumschlag
    .text = Aktion, 1 Äther: Nahkampfangriff ohne Waffe, ein Wurf gegen alle benachbarten Gegner.
moloch-card-rabid = Tollwut
    .text = Angriffsbonus, 1 Äther: Neuwurf bei diesem Nahkampfangriff.
moloch-card-inhuman_stand = Unmenschlich zäh
    .text = Dauerhaft, 2 Äther: Schaden, der dich besiegen würde, endet 1 davor. Einmal pro Kapitel.
moloch-card-survival_instinct = Überlebensinstinkt
    .text = Verteidigungsbonus, 1 Äther: Krone zählt bei deiner Verteidigung als Ausweichen.

## Powers
moloch-power-instill_chaos = Chaos schüren
    .text = Grundmacht. 1 Äther: Zieh 1 Chaoskarte.
moloch-power-command_minions = Schergen befehligen
    .text = Grundmacht. 1 Äther: Aktiviere bis zu 2 Schergen mit je 1 Aktion.
moloch-power-pyromaniac = Pyromane
    .text = 2 Äther: Leg ein Feuer neben einen Agenten oder Schergen, oder lass ein Feuer um 1 Marker wachsen.
moloch-power-summon_minions = Schergen herbeirufen
    .text = 2 Äther: Bis zu 2 Schergen erscheinen neben einem Agenten.
moloch-power-shadow_grasp = Schattengriff
    .text = 2 Äther: Angriff mit 5 Würfeln auf einen beliebigen Gentleman, ohne Deckung und ohne Gegenangriff.
moloch-power-life_siphon = Lebensentzug
    .text = 2 Äther: Ein Gentleman neben einem Agenten erleidet 1 Schaden; dieser Agent heilt bis zu 3.
moloch-power-dark_guidance = Dunkle Führung
    .text = 1 Äther: Eine Agentenfigur, nicht von der gerade laufenden Karte, bewegt sich.
moloch-power-sinister_purpose = Finstere Absicht
    .text = 3 Äther: Eine Agentenfigur führt 1 Angriff aus.

## Chaos cards
moloch-card-attack_order = Angriffsbefehl
    .text = Agentenaktivierung: Bis zum Ende seiner Aktivierung zählt bei diesem Agenten Deckung als Treffer.
moloch-card-wild_mob = Wilde Meute
    .text = Schergenaktivierung: In dieser Aktivierung zählt bei allen Schergen Deckung als Treffer.
moloch-card-death_from_below = Tod von unten
    .text = Jederzeit: Bis zu 3 Schergen erscheinen neben einem Gullydeckel.
moloch-card-fierce_attack = Heftiger Angriff
    .text = Jederzeit: Bis zu 2 Schergen bewegen sich und greifen danach an, mit einem Neuwurf.
moloch-card-soot_rain = Rußregen
    .text = Jederzeit: Bis zum Ende der Runde schießt niemand weiter als 4 Felder.
moloch-card-slammed_door = Zugeschlagene Tür
    .text = Jederzeit: Bis zum Ende der Runde kostet das Öffnen einer Tür 3 BP statt 1.
moloch-card-sewer_run = Durch die Kanäle
    .text = Jederzeit: Bis zu 2 Schergen auf oder neben einem Gullydeckel kommen auf freie Felder neben einem anderen.
moloch-card-cold_feet = Kalte Füße
    .text = Jederzeit: Beweg einen Verbündeten, der kein Schützling ist, bis zu 3 Felder; gibt es keinen, zieh 1 Chaoskarte.
moloch-card-ether_surge = Ätherschub
    .text = Agentenaktivierung: Dieser Agent erhält 2 Äther.
moloch-card-oil_lamp = Öllampe
    .text = Jederzeit: Leg ein Feuer auf ein Innenfeld neben einer Figur.
moloch-card-frenzy = Rausch
    .text = Agentenaktivierung: Dieser Agent bewegt sich zusätzlich (1 Aktion).
moloch-card-iron_skin = Eisenhaut
    .text = Jederzeit: Eine Agentenfigur hat gegen den nächsten Angriff auf sie 3 Verteidigungswürfel mehr, höchstens bis zum Ende der Runde.
moloch-card-foul_tonic = Übler Trank
    .text = Agentenaktivierung: Dieser Agent heilt bis zu 3 Schaden.
moloch-card-whispers = Geflüster
    .text = Jederzeit: Ein Gentleman in Sicht eines Agenten gibt der Nemesis 1 Äther.
moloch-card-stampede = Stampede
    .text = Schergenaktivierung: In dieser Aktivierung gibt Bewegen allen Schergen 2 BP mehr.

## Afflictions
moloch-card-shudder = Schauder
    .text = Sofort: Nichts geschieht.
moloch-card-blind_rage = Blinder Zorn
    .text = Sofort: Die Nemesis darf mit dir einen Ansturm ausführen; er kostet nichts.
moloch-card-sacrifice = Aufopferung
    .text = Sofort: Du darfst einen freien Angriff ausführen; danach erleidest du 2 Schaden.
moloch-card-sprained_ankle = Verstauchter Knöchel
    .text = Bis du ausruhst: Bewegen gibt dir 1 BP weniger.
moloch-card-shaking_hands = Zitternde Hände
    .text = Bis du ausruhst: 1 Angriffswürfel weniger.
moloch-card-bleeding = Blutung
    .text = Bis du mindestens 1 Schaden heilst: Zu Beginn deiner Aktivierung erleidest du 1 Schaden.
moloch-card-ether_burn = Ätherbrand
    .text = Sofort: Du gibst der Nemesis bis zu 2 Äther.
moloch-card-flight = Flucht
    .text = Sofort: Die Nemesis bewegt dich bis zu 3 Felder.
moloch-card-grim_resolve = Grimmige Entschlossenheit
    .text = Sofort: Du erhältst 2 Äther.

## Utensils
moloch-card-whisky = Whisky
    .text = Ablegen: Heile bis zu 3 eigenen Schaden.
moloch-card-steel_top_hat = Stahlzylinder
    .text = Ablegen: Wenn du Schaden nehmen sollst, verhindere bis zu 3 davon.
moloch-card-incendiary_bottle = Brandflasche
    .text = Ablegen: Angriff mit 3 Würfeln (Fernkampf, kurze Reichweite, Feuer); trifft auch alle rings um das Ziel.
moloch-card-smelling_salts = Riechsalz
    .text = Ablegen: Belebe einen Gentleman in kurzer Reichweite wieder.
moloch-card-smoke_bomb = Rauchbombe
    .text = Ablegen: Bis zu deiner nächsten Aktivierung hast du Deckung gegen jeden Fernkampfangriff.
moloch-card-ether_flask = Ätherflakon
    .text = Ablegen: Du erhältst 2 Äther.
moloch-card-skeleton_key = Dietrich
    .text = Ablegen: Öffne eine Tür an einem Feld in höchstens 2 Feldern Entfernung.
moloch-card-caltrops = Krähenfüße
    .text = Ablegen: Jeder benachbarte Scherge erleidet 1 Schaden.
moloch-card-bandages = Verbandszeug
    .text = Ablegen: Du oder ein benachbarter Gentleman legt 1 Leidkarte ab und heilt bis zu 1 Schaden.
moloch-card-lucky_coin = Glücksmünze
    .text = Ablegen: jederzeit Neuwurf bei einem eigenen Wurf.

## Arsenal simple
moloch-card-shotgun = Schrotflinte
    .text = Fernkampf +1, kurze Reichweite. 1 Äther: Umkreis.
moloch-card-gas_pipe = Gasrohr
    .text = Nahkampf +1. 1 Äther: Niederschlag.
moloch-card-revolver = Revolver
    .text = Fernkampf +1. 1 Äther: 1 Würfel mehr.
moloch-card-hand_axe = Handaxt
    .text = Nahkampf +1. 1 Äther: Je Treffer+ wirft der Verteidiger 1 Würfel weniger.
moloch-card-bayonet = Bajonett
    .text = Gegenstand. Angriffsbonus: 1 Würfel mehr bei jedem deiner Nahkampfangriffe.
moloch-card-syringe = Spritze
    .text = Gegenstand. Verteidigungsbonus, 1 Äther: Heile bis zu 2 Schaden bei dir oder einem Gentleman neben dir.
moloch-card-sword_cane = Stockdegen
    .text = Nahkampf +1. 1 Äther: Krone zählt als Treffer+.
moloch-card-knuckles = Schlagring
    .text = Nahkampf +1. 1 Äther: Benommen 1.
moloch-card-pistols = Pistolenpaar
    .text = Fernkampf +1, kurze Reichweite. 1 Äther: Neuwurf.
moloch-card-leather_coat = Ledermantel
    .text = Gegenstand. Verteidigungsbonus, 1 Äther: 1 Verteidigungswürfel mehr.
moloch-card-storm_lantern = Sturmlaterne
    .text = Gegenstand. Angriffsbonus: Fenster geben deinen Zielen keine Deckung.
moloch-card-rope_hook = Seil mit Haken
    .text = Gegenstand. Dauerhaft: Fenster kosten dich 1 BP.

## Arsenal special
moloch-card-claw = Kralle
    .text = Nahkampf +2. 1 Äther: Treffer+ zählt 2 Treffer, und je Treffer+ wirft der Verteidiger 1 Würfel weniger.
moloch-card-elephant_gun = Elefantenbüchse
    .text = Fernkampf +2. 2 Äther: Niederschlag und 1 Würfel mehr.
moloch-card-flame_projector = Flammenwerfer
    .text = Fernkampf +1, kurze Reichweite. 1 Äther: Feuer und Umkreis.
moloch-card-arc_rifle = Lichtbogengewehr
    .text = Fernkampf +1. 1 Äther: Benommen 2.
moloch-card-steam_hammer = Dampfhammer
    .text = Nahkampf +2. 1 Äther: Niederschlag.
moloch-card-repeater = Repetiergewehr
    .text = Fernkampf +1. 1 Äther: Neuwurf und 1 Würfel mehr.
moloch-card-chain_whip = Kettenpeitsche
    .text = Nahkampf +1, reicht 2 Felder weit, wenn in Sicht. 1 Äther: Danach rückt das Ziel 1 Feld näher.
moloch-card-cuirass = Kürass
    .text = Gegenstand. Dauerhaft: zusätzliches Kreuz 2.
moloch-card-ether_goggles = Ätherbrille
    .text = Gegenstand. Angriffsbonus, 1 Äther: Dieser Fernkampfangriff ignoriert Deckung und die Pflicht zum benachbarten Ziel.
moloch-card-rocket_boots = Raketenstiefel
    .text = Gegenstand. Zusatzaktion, 1 Äther: Geh bis zu 3 Felder ohne Absetzschaden.
moloch-card-field_kit = Arztkoffer
    .text = Gegenstand. Aktion, 1 Äther: Heile bis zu 3 Schaden bei dir oder einem Gentleman neben dir; er legt 1 Leidkarte ab.
moloch-card-grapnel_pistol = Enterpistole
    .text = Gegenstand. Zusatzaktion, 1 Äther: Stell dich auf ein sichtbares freies Feld in höchstens 4 Feldern Entfernung.

## Arsenal royal
moloch-card-kings_sabre = Königssäbel
    .text = Nahkampf +3. 1 Äther: Treffer+ zählt 2 Treffer.
moloch-card-royal_rifle = Königliche Büchse
    .text = Fernkampf +2. 1 Äther: 1 Würfel mehr und Neuwurf.
moloch-card-crown_gauntlet = Kronenhandschuh
    .text = Nahkampf +2. 1 Äther: Benommen 2 und Niederschlag.
moloch-card-hand_mortar = Handmörser
    .text = Fernkampf +2. 2 Äther: Umkreis, alle benachbarten Felder.
moloch-card-royal_plate = Königlicher Harnisch
    .text = Gegenstand. Dauerhaft: zusätzliches Kreuz 4.
moloch-card-sceptre = Zepter
    .text = Gegenstand. Dauerhaft: Höchstwert +2; jede Krone, die du als Äther nimmst, bringt 1 mehr.
moloch-card-standard = Standarte
    .text = Gegenstand. Unterhalt, 1 Äther: Gentlemen in deiner kurzen Reichweite, auch du, haben 1 Angriffswürfel mehr.
moloch-card-queens_medal = Orden der Königin
    .text = Gegenstand. Dauerhaft: Wirst du besiegt (es zählt), belebst du dich am Ende der laufenden Aktivierung wieder. Einmal pro Kapitel.

## Artefacts
moloch-card-crystal_skull = Kristallschädel
    .text = { moloch-ability-crystal_skull-0.text } { moloch-ability-crystal_skull-1.text }
moloch-card-scarab = Skarabäus
    .text = Ablegen: Verhindere allen Schaden eines Angriffs auf dich.
moloch-card-hourglass = Sanduhr
    .text = Ablegen: Tauscht jederzeit zwischen Aktionen 2 eurer verdeckten Aktivierungskarten.
moloch-card-ankh = Anch
    .text = Ablegen: Belebe einen beliebigen Gentleman wieder.
moloch-card-black_candle = Schwarze Kerze
    .text = Ablegen: Wenn eine Chaoskarte gespielt wird, heb sie auf.
moloch-card-mirror_of_isis = Spiegel der Isis
    .text = Ablegen: Gegenangriff nach einem Angriff auf dich, mit 2 Würfeln mehr, ohne Äther und auch ohne die Fähigkeit.
moloch-card-eye_of_ra = Auge des Ra
    .text = Ablegen: Angriff mit 6 Würfeln (Fernkampf, ignoriert Deckung).
moloch-card-scroll_of_winds = Schriftrolle der Winde
    .text = Ablegen: Lösch bis zu 3 Feuer in kurzer Reichweite.

## Moloch stones
moloch-card-stone_of_flesh = Stein des Fleisches
    .text = Dauerhaft: zusätzliches Kreuz 4 (Agent: +4 Lebenspunkte).
moloch-card-stone_of_fire = Stein des Feuers
    .text = { moloch-ability-stone_of_fire-0.text } { moloch-ability-stone_of_fire-1.text }
moloch-card-stone_of_will = Stein des Willens
    .text = Dauerhaft: Höchstwert und Startäther sind um 2 höher.
moloch-card-stone_of_shadow = Stein des Schattens
    .text = Dauerhaft: 1 Verteidigungswürfel mehr.

## Weapons printed on sheets
moloch-card-symbiont_rifle = Symbiont-Gewehr
    .text = Fernkampf +1. 1 Äther: 1 Würfel mehr und Aderlass.
moloch-card-tesla_gloves = Tesla-Handschuhe
    .text = Nahkampf +1 und Fernkampf +1, kurze Reichweite. X Äther (1 oder 2): X Würfel mehr.

## Places
moloch-place-bazaar = Hardy’s Bazaar
    .text = Nimm eines der Paare Utensilien.
moloch-place-wilkinsons = Wilkinson’s
    .text = Nimm eine der Karten Arsenal – Einfach.
moloch-place-shadow_market = Schattenmarkt
    .text = Nimm eines der Artefakte.
moloch-place-unicorn_club = Unicorn Club
    .text = Wähle 1 Vorteilskarte deiner Profession.
moloch-place-sabbath = Sabbat
    .text = Nur Arkanist. Marke: Sag die Aktivierung eines Agenten ab, wenn seine Karte aufgedeckt wird.
moloch-place-seance = Spiritistische Séance
    .text = Nur Arkanist. Marke: Nenne am Anfang einer Befehlsphase die erste Karte der Nemesis.
moloch-place-buckingham_palace = Buckingham Palace
    .text = Nur Ritter und Dilettant. Such dir 1 Arsenal – Royal aus.
moloch-place-experienced_master = Erfahrener Lehrmeister
    .text = Nur Ritter und Dilettant. Wähle 2 Vorteilskarten deiner Profession.
moloch-place-scotland_yard = Scotland Yard
    .text = Nächstes Kapitel: 2 Bobbys mehr in der Startzone, höchstens 6 insgesamt.
moloch-place-royal_society = Royal Society
    .text = Nur Mekanist und Arkanist. Zieh 1 Arsenal – Spezial.
moloch-place-st_thomas_hospital = St. Thomas’ Hospital
    .text = Marke der Gruppe: Belebt in der Aktivierung eines Gentlemans einen beliebigen Gentleman wieder.
moloch-place-docks = Docks
    .text = Zieh 2 Utensilien, behalte 1.
moloch-place-british_museum = British Museum
    .text = Zieh 2 Artefakte.
moloch-place-fight_pit = Kampfgrube
    .text = Nur Monster und Ritter. Nächstes Kapitel: zusätzliches Kreuz 2.
moloch-place-gentlemens_tailor = Herrenschneider
    .text = Zieh 1 Utensilie und nimm einen Stahlzylinder aus Stapel oder Ablagestapel.
moloch-place-opium_den = Opiumhöhle
    .text = Nur Monster und Arkanist. Nächstes Kapitel: Startäther +1; deine erste Leidkarte wird ungelesen abgelegt.
moloch-place-engine_works = Maschinenwerk
    .text = Nur Mekanist. Such dir 1 Arsenal – Spezial aus.
moloch-place-newspaper_office = Zeitungsredaktion
    .text = Nächstes Kapitel: Seht nach der Vorbereitung die ersten Chaoskarten der Nemesis.
moloch-place-westminster_chapel = Kapelle von Westminster
    .text = Marke der Gruppe: Hebt eine Chaoskarte auf, wenn sie gespielt wird.
moloch-place-menagerie = Menagerie
    .text = Nur Monster. Marke: 1 freier Ansturm ohne Äther, auch ohne die Fähigkeit.
moloch-place-bank_vault = Tresorraum
    .text = Zieh 1 Arsenal – Spezial und 1 Utensilie.
moloch-place-gambling_house = Spielhölle
    .text = Nur Dilettant. Wirf 3 Würfel: 1 Utensilie je Krone oder Treffer+.
moloch-place-lamplighters = Laternenanzünder
    .text = Marke der Gruppe: Löscht in der Aktivierung eines Gentlemans alle Feuer draußen oder 3 drinnen.
moloch-place-fencing_hall = Fechtsaal
    .text = Nur Ritter. { moloch-ability-fencing_hall-0.text } { moloch-ability-fencing_hall-1.text }
moloch-place-thieves_kitchen = Diebesküche
    .text = Nur Dilettant und Monster. Nimm 2 Utensilien aus dem Ablagestapel; fehlen welche, zieh sie vom Stapel.
moloch-place-ether_exchange = Ätherbörse
    .text = Nächstes Kapitel: Startäther +2 für einen Gentleman.
moloch-place-observatory = Sternwarte
    .text = Nur Arkanist und Mekanist. Nächstes Kapitel: Seht jede Runde die letzte Karte der Nemesis, bevor ihr legt.
moloch-place-carriage_hire = Mietkutsche
    .text = Nächstes Kapitel: Stellt nach der Vorbereitung einen Gentleman auf ein freies Außenfeld höchstens 4 Felder von einem Startfeld, nicht neben Gegner, nicht auf ein Zielfeld.
moloch-place-cult_informer = Spitzel im Kult
    .text = { moloch-ability-cult_informer-0.text } { moloch-ability-cult_informer-1.text }

## Benefits of the Nemesis
moloch-benefit-pool = Äthervorrat
    .text = 1 Punkt. +2 Äthervorrat, beliebig oft.
moloch-benefit-agent_guard = Wachsamer Agent
    .text = 1 Punkt. Ein Agent: In der Verteidigung zählt Deckung als Ausweichen.
moloch-benefit-minion_edge = Scharfe Klauen
    .text = 2 Punkte. Ein Schergentyp: Beim Angriff zählt Deckung als Treffer.
moloch-benefit-agent_cross = Zäher Agent
    .text = 2 Punkte. Ein Agent: zusätzliches Kreuz 5.
moloch-benefit-agent_melee = Geübter Kämpfer
    .text = 3 Punkte. Ein Agent: +1 Würfel im Nahkampf.
moloch-benefit-agent_ranged = Geübter Schütze
    .text = 3 Punkte. Ein Agent: +1 Würfel im Fernkampf.
moloch-benefit-minion_die = Starke Schergen
    .text = 3 Punkte. Ein Schergentyp: +1 Würfel, wenn er den Angriff führt.

## Whom a benefit is for: an agent figure or a minion type
moloch-benefit-target-tobias = { moloch-sheet-tobias }
moloch-benefit-target-emerson = { moloch-sheet-emerson }
moloch-benefit-target-damon = { moloch-sheet-damon }
moloch-benefit-target-titus = { moloch-sheet-titus }
moloch-benefit-target-lotties-n = Hammerlottie { $n }
moloch-benefit-target-lamias-n = Lamie { $n }
moloch-benefit-target-spawn = { moloch-sheet-spawn }
moloch-benefit-target-turnbull = { moloch-sheet-turnbull }
moloch-benefit-target-anpu = { moloch-sheet-anpu }
moloch-benefit-target-clown = { moloch-sheet-clown }
moloch-benefit-target-shambling = { moloch-sheet-shambling }
moloch-benefit-target-ragged = { moloch-sheet-ragged }
moloch-benefit-target-burning = { moloch-sheet-burning }
moloch-benefit-target-guard = { moloch-sheet-guard }

## Levels
moloch-level-moderate = Gemäßigt
    .text = Gentlemen: 2 Arsenal – Einfach, 2 Artefakte, 2 Utensilien, 1 Vorteilskarte je Gentleman. Nemesis: 4 Verschwörungspunkte, 1 Machtkarte.
moloch-level-balanced = Ausgewogen (empfohlen)
    .text = Gentlemen: 3 Arsenal – Einfach, 2 Arsenal – Spezial, 2 Artefakte, 4 Utensilien, 1 Vorteilskarte je Gentleman, für 2 von ihnen 1 mehr. Nemesis: 8 Verschwörungspunkte, 2 Machtkarten.
moloch-level-more = Viel hilft viel
    .text = Gentlemen: 5 Arsenal – Einfach, 2 Arsenal – Spezial, 1 Arsenal – Royal, 3 Artefakte, 4 Utensilien, 2 Vorteilskarten je Gentleman. Nemesis: 10 Verschwörungspunkte, 4 Machtkarten.
moloch-level-new_campaign = Neue Kampagne
    .text = Gentlemen: 1 Vorteilskarte je Gentleman. Nemesis: 1 Machtkarte.

## Minions by their type, 1 figure
moloch-minion-clown = Killer-Clown
moloch-minion-shambling = Schlurfender Zombie
moloch-minion-ragged = Zerfetzter Zombie
moloch-minion-burning = Brennender Zombie
moloch-minion-guard = Gardisten-Zombie

## Chapters: their own actions, markers, objects and districts
moloch-special-hose = Feuerspritze
    .text = Lösche bis zu 2 Feuer auf dem Feld der Kutsche oder daneben.
moloch-special-put_out = Bezirk löschen
    .text = Einmal pro Kapitel, ohne stehenden Gegner neben der Kutsche: Lösche 1 brennenden Bezirk.
moloch-marker-stone = der Stein
moloch-marker-simple = eine Arsenalkarte
moloch-marker-utensil = eine Utensilie
moloch-marker-trap = eine Falle
moloch-object-circle = Kreis
moloch-object-seal = Siegel
moloch-district-whitechapel = Whitechapel
moloch-district-city = City
moloch-district-southwark = Southwark
moloch-district-westminster = Westminster
moloch-district-lambeth = Lambeth
moloch-district-tower = Tower

## Where damage comes from
moloch-harm-attack = Angriff
moloch-harm-disengage = Absetzen
moloch-harm-fire = Feuer
moloch-harm-daze = Benommen
moloch-harm-card = Karteneffekt
moloch-harm-trap = Falle

## Favours won for later chapters
moloch-favour-blackmore = { moloch-sheet-blackmore }
moloch-favour-bobby = { moloch-sheet-bobby }
moloch-favour-tin_nanny = { moloch-sheet-tin_nanny }
moloch-favour-watling = { moloch-sheet-watling }
moloch-favour-lady_ada = { moloch-sheet-lady_ada }
moloch-favour-steam_coach = { moloch-sheet-steam_coach }
moloch-favour-break_hits = brüchige Siegel
moloch-favour-spawn = { moloch-sheet-spawn }

## Kinds of figures; minions have no row in the terminal: the map shows all there is to know
moloch-figure-kind-gentleman = Gentleman
moloch-figure-kind-agent = Agent
moloch-figure-kind-ally = Verbündeter
moloch-figure-kind-minion = Scherge
    .untold = ja

## Small things
moloch-crown-hit = Als Treffer
moloch-crown-ether = Als Äther
moloch-way-pyromaniac-0-0 = Feuer neben einen Agenten oder Schergen legen
moloch-way-pyromaniac-0-1 = Ein Feuer um 1 Marker wachsen lassen
moloch-way-lamplighters-0-0 = Alle Feuer draußen löschen
moloch-way-lamplighters-0-1 = Bis zu 3 Feuer drinnen löschen
moloch-figure- = Ein Dietrich
moloch-level-campaign = Kampagne

## Abilities: what a gift, a card, a power or a place does
moloch-ability-major-0 = { moloch-gift-steam_fist }
    .text = { moloch-gift-steam_fist.text }
moloch-ability-drago-0 = { moloch-gift-wild_charge }
    .text = { moloch-gift-wild_charge.text }
moloch-ability-emma-0 = { moloch-gift-symbiotic_bond }
    .text = { moloch-gift-symbiotic_bond.text }
moloch-ability-cavendish-0 = { moloch-gift-dynamo }
    .text = { moloch-gift-dynamo.text }
moloch-ability-abigail-0 = { moloch-gift-channel_senses }
    .text = { moloch-gift-channel_senses.text }
moloch-ability-symbiont_rifle-0 = { moloch-card-symbiont_rifle }
    .text = 1 Äther: 1 Würfel mehr und Aderlass.
moloch-ability-tesla_gloves-0 = { moloch-card-tesla_gloves }
    .text = X Äther (1 oder 2): X Würfel mehr.
moloch-ability-tobias_a-0 = { moloch-gift-spare_parts }
    .text = { moloch-gift-spare_parts.text }
moloch-ability-tobias_a-1 = { moloch-gift-blood_brothers }
    .text = { moloch-gift-blood_brothers.text }
moloch-ability-tobias_b-0 = { moloch-gift-stitched_hide }
    .text = { moloch-gift-stitched_hide.text }
moloch-ability-tobias_b-1 = { moloch-gift-blood_brothers }
    .text = { moloch-gift-blood_brothers.text }
moloch-ability-emerson_a-0 = { moloch-gift-buckshot }
    .text = { moloch-gift-buckshot.text }
moloch-ability-emerson_a-1 = { moloch-gift-blood_brothers }
    .text = { moloch-gift-blood_brothers.text }
moloch-ability-emerson_b-0 = { moloch-gift-pinning_shot }
    .text = { moloch-gift-pinning_shot.text }
moloch-ability-emerson_b-1 = { moloch-gift-blood_brothers }
    .text = { moloch-gift-blood_brothers.text }
moloch-ability-damon_a-0 = { moloch-gift-long_legs }
    .text = { moloch-gift-long_legs.text }
moloch-ability-damon_a-1 = { moloch-gift-pyromaniac }
    .text = { moloch-gift-pyromaniac.text }
moloch-ability-damon_b-0 = { moloch-gift-leap }
    .text = { moloch-gift-leap.text }
moloch-ability-damon_b-1 = { moloch-gift-brand }
    .text = { moloch-gift-brand.text }
moloch-ability-titus_a-0 = { moloch-gift-wrecker }
    .text = { moloch-gift-wrecker.text }
moloch-ability-titus_a-1 = { moloch-gift-iron_grip }
    .text = { moloch-gift-iron_grip.text }
moloch-ability-titus_b-0 = { moloch-gift-wrecker }
    .text = { moloch-gift-wrecker.text }
moloch-ability-titus_b-1 = { moloch-gift-stampede }
    .text = { moloch-gift-stampede.text }
moloch-ability-lotties_a-0 = { moloch-gift-twin_blow }
    .text = { moloch-gift-twin_blow.text }
moloch-ability-lotties_b-0 = { moloch-gift-acrobats }
    .text = { moloch-gift-acrobats.text }
moloch-ability-lamias_a-0 = { moloch-gift-blood_kiss }
    .text = { moloch-gift-blood_kiss.text }
moloch-ability-lamias_b-0 = { moloch-gift-sirens_gaze }
    .text = { moloch-gift-sirens_gaze.text }
moloch-ability-spawn_a-0 = { moloch-gift-ember_body }
    .text = Dauerhaft: immun gegen Feuer.
moloch-ability-spawn_a-1 = { moloch-gift-ember_body }
    .text = Dauerhaft: Zu Beginn ihrer Aktivierung darf ein Feuer neben sie gelegt werden.
moloch-ability-spawn_b-0 = { moloch-gift-rekindle }
    .text = { moloch-gift-rekindle.text }
moloch-ability-spawn_b-1 = { moloch-gift-fireproof }
    .text = { moloch-gift-fireproof.text }
moloch-ability-turnbull_a-0 = { moloch-gift-master_of_the_cult }
    .text = { moloch-gift-master_of_the_cult.text }
moloch-ability-turnbull_a-1 = { moloch-gift-dark_oath }
    .text = { moloch-gift-dark_oath.text }
moloch-ability-turnbull_b-0 = { moloch-gift-vessel }
    .text = { moloch-gift-vessel.text }
moloch-ability-turnbull_b-1 = { moloch-gift-fireproof }
    .text = { moloch-gift-fireproof.text }
moloch-ability-anpu_a-0 = { moloch-gift-raise_the_dead }
    .text = { moloch-gift-raise_the_dead.text }
moloch-ability-anpu_b-0 = { moloch-gift-pharaohs_curse }
    .text = { moloch-gift-pharaohs_curse.text }
moloch-ability-clown_a-0 = { moloch-gift-rubber_bones }
    .text = { moloch-gift-rubber_bones.text }
moloch-ability-shambling_b-0 = { moloch-gift-horde }
    .text = { moloch-gift-horde.text }
moloch-ability-ragged_a-0 = { moloch-gift-clinging }
    .text = { moloch-gift-clinging.text }
moloch-ability-ragged_b-0 = { moloch-gift-frenzy }
    .text = { moloch-gift-frenzy.text }
moloch-ability-burning_a-0 = { moloch-gift-cinders }
    .text = Dauerhaft: immun gegen Feuer.
moloch-ability-burning_a-1 = { moloch-gift-cinders }
    .text = Dauerhaft: Wird er besiegt, brennt sein Feld.
moloch-ability-burning_b-0 = { moloch-gift-torch_hands }
    .text = Dauerhaft: immun gegen Feuer.
moloch-ability-burning_b-1 = { moloch-gift-torch_hands }
    .text = Angriffsbonus: Seine Angriffe haben Feuer.
moloch-ability-bobby-0 = { moloch-gift-duty }
    .text = { moloch-gift-duty.text }
moloch-ability-tin_nanny-0 = { moloch-gift-built }
    .text = { moloch-gift-built.text }
moloch-ability-watling-0 = { moloch-gift-field_doctor }
    .text = { moloch-gift-field_doctor.text }
moloch-ability-lady_ada-0 = { moloch-gift-spotter }
    .text = { moloch-gift-spotter.text }
moloch-ability-steam_coach-0 = { moloch-gift-on_wheels }
    .text = { moloch-gift-on_wheels.text }
moloch-ability-leader-0 = { moloch-role-leader }
    .text = { moloch-role-leader.text }
moloch-ability-bodyguard-0 = { moloch-role-bodyguard }
    .text = { moloch-role-bodyguard.text }
moloch-ability-executioner-0 = { moloch-role-executioner }
    .text = { moloch-role-executioner.text }
moloch-ability-samaritan-0 = { moloch-role-samaritan }
    .text = Aktion, 1 Äther: Ein anderer benachbarter Gentleman heilt bis zu 3 Schaden.
moloch-ability-samaritan-1 = { moloch-role-samaritan }
    .text = Dauerhaft: Wen du mit einer Aktion wiederbelebst, erhält 1 Äther.
moloch-ability-scout-0 = { moloch-role-scout }
    .text = { moloch-role-scout.text }
moloch-ability-bruiser-0 = { moloch-role-bruiser }
    .text = { moloch-role-bruiser.text }
moloch-ability-superior_tactics-0 = { moloch-card-superior_tactics }
    .text = { moloch-card-superior_tactics.text }
moloch-ability-relentless-0 = { moloch-card-relentless }
    .text = { moloch-card-relentless.text }
moloch-ability-out_of_my_way-0 = { moloch-card-out_of_my_way }
    .text = { moloch-card-out_of_my_way.text }
moloch-ability-taunt-0 = { moloch-card-taunt }
    .text = { moloch-card-taunt.text }
moloch-ability-guardian-0 = { moloch-card-guardian }
    .text = { moloch-card-guardian.text }
moloch-ability-touchy-0 = { moloch-card-touchy }
    .text = { moloch-card-touchy.text }
moloch-ability-stalwart-0 = { moloch-card-stalwart }
    .text = { moloch-card-stalwart.text }
moloch-ability-hard_boiled-0 = { moloch-card-hard_boiled }
    .text = { moloch-card-hard_boiled.text }
moloch-ability-spirit_of_vengeance-0 = { moloch-card-spirit_of_vengeance }
    .text = { moloch-card-spirit_of_vengeance.text }
moloch-ability-life_drain-0 = { moloch-card-life_drain }
    .text = { moloch-card-life_drain.text }
moloch-ability-protection_aura-0 = { moloch-card-protection_aura }
    .text = { moloch-card-protection_aura.text }
moloch-ability-reap_vitae-0 = { moloch-card-reap_vitae }
    .text = { moloch-card-reap_vitae.text }
moloch-ability-possession-0 = { moloch-card-possession }
    .text = { moloch-card-possession.text }
moloch-ability-soul_fire-0 = { moloch-card-soul_fire }
    .text = { moloch-card-soul_fire.text }
moloch-ability-healing_wave-0 = { moloch-card-healing_wave }
    .text = { moloch-card-healing_wave.text }
moloch-ability-spectral_bolt-0 = { moloch-card-spectral_bolt }
    .text = { moloch-card-spectral_bolt.text }
moloch-ability-propeller-0 = { moloch-card-propeller }
    .text = { moloch-card-propeller.text }
moloch-ability-cooling_chamber-0 = { moloch-card-cooling_chamber }
    .text = Dauerhaft: immun gegen Feuer.
moloch-ability-cooling_chamber-1 = { moloch-card-cooling_chamber }
    .text = Zusatzaktion: Lösch 1 Feuer in deinem oder einem benachbarten Feld.
moloch-ability-precision_eyepiece-0 = { moloch-card-precision_eyepiece }
    .text = { moloch-card-precision_eyepiece.text }
moloch-ability-high_tension-0 = { moloch-card-high_tension }
    .text = { moloch-card-high_tension.text }
moloch-ability-ether_tank-0 = { moloch-card-ether_tank }
    .text = { moloch-card-ether_tank.text }
moloch-ability-nanny_tin-0 = { moloch-card-nanny_tin }
    .text = { moloch-card-nanny_tin.text }
moloch-ability-enhanced_suit-0 = { moloch-card-enhanced_suit }
    .text = { moloch-card-enhanced_suit.text }
moloch-ability-homing_device-0 = { moloch-card-homing_device }
    .text = { moloch-card-homing_device.text }
moloch-ability-impetuous-0 = { moloch-card-impetuous }
    .text = { moloch-card-impetuous.text }
moloch-ability-inspiration-0 = { moloch-card-inspiration }
    .text = { moloch-card-inspiration.text }
moloch-ability-copycat-0 = { moloch-card-copycat }
    .text = { moloch-card-copycat.text }
moloch-ability-resourceful-0 = { moloch-card-resourceful }
    .text = { moloch-card-resourceful.text }
moloch-ability-reflexes-0 = { moloch-card-reflexes }
    .text = { moloch-card-reflexes.text }
moloch-ability-luck_of_the_devil-0 = { moloch-card-luck_of_the_devil }
    .text = { moloch-card-luck_of_the_devil.text }
moloch-ability-sportsman-0 = { moloch-card-sportsman }
    .text = { moloch-card-sportsman.text }
moloch-ability-top_of_the_line-0 = { moloch-card-top_of_the_line }
    .text = Dauerhaft: 1 Arsenalfeld mehr.
moloch-ability-top_of_the_line-1 = { moloch-card-top_of_the_line }
    .text = Dauerhaft: Zu Beginn des Kapitels ziehst du 1 Arsenal – Einfach; am Ende kommt sie zurück.
moloch-ability-bloodthirst-0 = { moloch-card-bloodthirst }
    .text = { moloch-card-bloodthirst.text }
moloch-ability-killer_instinct-0 = { moloch-card-killer_instinct }
    .text = { moloch-card-killer_instinct.text }
moloch-ability-open_season-0 = { moloch-card-open_season }
    .text = { moloch-card-open_season.text }
moloch-ability-berserk-0 = { moloch-card-berserk }
    .text = { moloch-card-berserk.text }
moloch-ability-lash_out-0 = { moloch-card-lash_out }
    .text = { moloch-card-lash_out.text }
moloch-ability-rabid-0 = { moloch-card-rabid }
    .text = { moloch-card-rabid.text }
moloch-ability-inhuman_stand-0 = { moloch-card-inhuman_stand }
    .text = { moloch-card-inhuman_stand.text }
moloch-ability-survival_instinct-0 = { moloch-card-survival_instinct }
    .text = { moloch-card-survival_instinct.text }
moloch-ability-instill_chaos-0 = { moloch-power-instill_chaos }
    .text = { moloch-power-instill_chaos.text }
moloch-ability-command_minions-0 = { moloch-power-command_minions }
    .text = { moloch-power-command_minions.text }
moloch-ability-pyromaniac-0 = { moloch-power-pyromaniac }
    .text = { moloch-power-pyromaniac.text }
    .way0 = Leg ein Feuer neben einen Agenten oder Schergen.
    .way1 = Lass ein Feuer um 1 Marker wachsen.
moloch-ability-summon_minions-0 = { moloch-power-summon_minions }
    .text = { moloch-power-summon_minions.text }
moloch-ability-shadow_grasp-0 = { moloch-power-shadow_grasp }
    .text = { moloch-power-shadow_grasp.text }
moloch-ability-life_siphon-0 = { moloch-power-life_siphon }
    .text = { moloch-power-life_siphon.text }
moloch-ability-dark_guidance-0 = { moloch-power-dark_guidance }
    .text = { moloch-power-dark_guidance.text }
moloch-ability-sinister_purpose-0 = { moloch-power-sinister_purpose }
    .text = { moloch-power-sinister_purpose.text }
moloch-ability-attack_order-0 = { moloch-card-attack_order }
    .text = { moloch-card-attack_order.text }
moloch-ability-wild_mob-0 = { moloch-card-wild_mob }
    .text = { moloch-card-wild_mob.text }
moloch-ability-death_from_below-0 = { moloch-card-death_from_below }
    .text = { moloch-card-death_from_below.text }
moloch-ability-fierce_attack-0 = { moloch-card-fierce_attack }
    .text = { moloch-card-fierce_attack.text }
moloch-ability-soot_rain-0 = { moloch-card-soot_rain }
    .text = { moloch-card-soot_rain.text }
moloch-ability-slammed_door-0 = { moloch-card-slammed_door }
    .text = { moloch-card-slammed_door.text }
moloch-ability-sewer_run-0 = { moloch-card-sewer_run }
    .text = { moloch-card-sewer_run.text }
moloch-ability-cold_feet-0 = { moloch-card-cold_feet }
    .text = { moloch-card-cold_feet.text }
moloch-ability-ether_surge-0 = { moloch-card-ether_surge }
    .text = { moloch-card-ether_surge.text }
moloch-ability-oil_lamp-0 = { moloch-card-oil_lamp }
    .text = { moloch-card-oil_lamp.text }
moloch-ability-frenzy-0 = { moloch-card-frenzy }
    .text = { moloch-card-frenzy.text }
moloch-ability-iron_skin-0 = { moloch-card-iron_skin }
    .text = { moloch-card-iron_skin.text }
moloch-ability-foul_tonic-0 = { moloch-card-foul_tonic }
    .text = { moloch-card-foul_tonic.text }
moloch-ability-whispers-0 = { moloch-card-whispers }
    .text = { moloch-card-whispers.text }
moloch-ability-stampede-0 = { moloch-card-stampede }
    .text = { moloch-card-stampede.text }
moloch-ability-shudder-0 = { moloch-card-shudder }
    .text = { moloch-card-shudder.text }
moloch-ability-blind_rage-0 = { moloch-card-blind_rage }
    .text = { moloch-card-blind_rage.text }
moloch-ability-sacrifice-0 = { moloch-card-sacrifice }
    .text = { moloch-card-sacrifice.text }
moloch-ability-sprained_ankle-0 = { moloch-card-sprained_ankle }
    .text = { moloch-card-sprained_ankle.text }
moloch-ability-shaking_hands-0 = { moloch-card-shaking_hands }
    .text = { moloch-card-shaking_hands.text }
moloch-ability-bleeding-0 = { moloch-card-bleeding }
    .text = { moloch-card-bleeding.text }
moloch-ability-ether_burn-0 = { moloch-card-ether_burn }
    .text = { moloch-card-ether_burn.text }
moloch-ability-flight-0 = { moloch-card-flight }
    .text = { moloch-card-flight.text }
moloch-ability-grim_resolve-0 = { moloch-card-grim_resolve }
    .text = { moloch-card-grim_resolve.text }
moloch-ability-whisky-0 = { moloch-card-whisky }
    .text = { moloch-card-whisky.text }
moloch-ability-steel_top_hat-0 = { moloch-card-steel_top_hat }
    .text = { moloch-card-steel_top_hat.text }
moloch-ability-incendiary_bottle-0 = { moloch-card-incendiary_bottle }
    .text = { moloch-card-incendiary_bottle.text }
moloch-ability-smelling_salts-0 = { moloch-card-smelling_salts }
    .text = { moloch-card-smelling_salts.text }
moloch-ability-smoke_bomb-0 = { moloch-card-smoke_bomb }
    .text = { moloch-card-smoke_bomb.text }
moloch-ability-ether_flask-0 = { moloch-card-ether_flask }
    .text = { moloch-card-ether_flask.text }
moloch-ability-skeleton_key-0 = { moloch-card-skeleton_key }
    .text = { moloch-card-skeleton_key.text }
moloch-ability-caltrops-0 = { moloch-card-caltrops }
    .text = { moloch-card-caltrops.text }
moloch-ability-bandages-0 = { moloch-card-bandages }
    .text = { moloch-card-bandages.text }
moloch-ability-lucky_coin-0 = { moloch-card-lucky_coin }
    .text = { moloch-card-lucky_coin.text }
moloch-ability-shotgun-0 = { moloch-card-shotgun }
    .text = 1 Äther: Umkreis.
moloch-ability-gas_pipe-0 = { moloch-card-gas_pipe }
    .text = 1 Äther: Niederschlag.
moloch-ability-revolver-0 = { moloch-card-revolver }
    .text = 1 Äther: 1 Würfel mehr.
moloch-ability-hand_axe-0 = { moloch-card-hand_axe }
    .text = 1 Äther: Je Treffer+ wirft der Verteidiger 1 Würfel weniger.
moloch-ability-bayonet-0 = { moloch-card-bayonet }
    .text = { moloch-card-bayonet.text }
moloch-ability-syringe-0 = { moloch-card-syringe }
    .text = { moloch-card-syringe.text }
moloch-ability-sword_cane-0 = { moloch-card-sword_cane }
    .text = 1 Äther: Krone zählt als Treffer+.
moloch-ability-knuckles-0 = { moloch-card-knuckles }
    .text = 1 Äther: Benommen 1.
moloch-ability-pistols-0 = { moloch-card-pistols }
    .text = 1 Äther: Neuwurf.
moloch-ability-leather_coat-0 = { moloch-card-leather_coat }
    .text = { moloch-card-leather_coat.text }
moloch-ability-storm_lantern-0 = { moloch-card-storm_lantern }
    .text = { moloch-card-storm_lantern.text }
moloch-ability-rope_hook-0 = { moloch-card-rope_hook }
    .text = { moloch-card-rope_hook.text }
moloch-ability-claw-0 = { moloch-card-claw }
    .text = 1 Äther: Treffer+ zählt 2 Treffer, und je Treffer+ wirft der Verteidiger 1 Würfel weniger.
moloch-ability-elephant_gun-0 = { moloch-card-elephant_gun }
    .text = 2 Äther: Niederschlag und 1 Würfel mehr.
moloch-ability-flame_projector-0 = { moloch-card-flame_projector }
    .text = 1 Äther: Feuer und Umkreis.
moloch-ability-arc_rifle-0 = { moloch-card-arc_rifle }
    .text = 1 Äther: Benommen 2.
moloch-ability-steam_hammer-0 = { moloch-card-steam_hammer }
    .text = 1 Äther: Niederschlag.
moloch-ability-repeater-0 = { moloch-card-repeater }
    .text = 1 Äther: Neuwurf und 1 Würfel mehr.
moloch-ability-chain_whip-0 = { moloch-card-chain_whip }
    .text = 1 Äther: Danach rückt das Ziel 1 Feld näher.
moloch-ability-cuirass-0 = { moloch-card-cuirass }
    .text = { moloch-card-cuirass.text }
moloch-ability-ether_goggles-0 = { moloch-card-ether_goggles }
    .text = { moloch-card-ether_goggles.text }
moloch-ability-rocket_boots-0 = { moloch-card-rocket_boots }
    .text = { moloch-card-rocket_boots.text }
moloch-ability-field_kit-0 = { moloch-card-field_kit }
    .text = { moloch-card-field_kit.text }
moloch-ability-grapnel_pistol-0 = { moloch-card-grapnel_pistol }
    .text = { moloch-card-grapnel_pistol.text }
moloch-ability-kings_sabre-0 = { moloch-card-kings_sabre }
    .text = 1 Äther: Treffer+ zählt 2 Treffer.
moloch-ability-royal_rifle-0 = { moloch-card-royal_rifle }
    .text = 1 Äther: 1 Würfel mehr und Neuwurf.
moloch-ability-crown_gauntlet-0 = { moloch-card-crown_gauntlet }
    .text = 1 Äther: Benommen 2 und Niederschlag.
moloch-ability-hand_mortar-0 = { moloch-card-hand_mortar }
    .text = 2 Äther: Umkreis, alle benachbarten Felder.
moloch-ability-royal_plate-0 = { moloch-card-royal_plate }
    .text = { moloch-card-royal_plate.text }
moloch-ability-sceptre-0 = { moloch-card-sceptre }
    .text = { moloch-card-sceptre.text }
moloch-ability-standard-0 = { moloch-card-standard }
    .text = { moloch-card-standard.text }
moloch-ability-queens_medal-0 = { moloch-card-queens_medal }
    .text = { moloch-card-queens_medal.text }
moloch-ability-crystal_skull-0 = { moloch-card-crystal_skull }
    .text = Dauerhaft: Startäther +2.
moloch-ability-crystal_skull-1 = { moloch-card-crystal_skull }
    .text = Ablegen: Füll deinen Äther ganz auf.
moloch-ability-scarab-0 = { moloch-card-scarab }
    .text = { moloch-card-scarab.text }
moloch-ability-hourglass-0 = { moloch-card-hourglass }
    .text = { moloch-card-hourglass.text }
moloch-ability-ankh-0 = { moloch-card-ankh }
    .text = { moloch-card-ankh.text }
moloch-ability-black_candle-0 = { moloch-card-black_candle }
    .text = { moloch-card-black_candle.text }
moloch-ability-mirror_of_isis-0 = { moloch-card-mirror_of_isis }
    .text = { moloch-card-mirror_of_isis.text }
moloch-ability-eye_of_ra-0 = { moloch-card-eye_of_ra }
    .text = { moloch-card-eye_of_ra.text }
moloch-ability-scroll_of_winds-0 = { moloch-card-scroll_of_winds }
    .text = { moloch-card-scroll_of_winds.text }
moloch-ability-stone_of_flesh-0 = { moloch-card-stone_of_flesh }
    .text = { moloch-card-stone_of_flesh.text }
moloch-ability-stone_of_fire-0 = { moloch-card-stone_of_fire }
    .text = Dauerhaft: immun gegen Feuer.
moloch-ability-stone_of_fire-1 = { moloch-card-stone_of_fire }
    .text = Angriffsbonus, 1 Äther: Feuer.
moloch-ability-stone_of_will-0 = { moloch-card-stone_of_will }
    .text = { moloch-card-stone_of_will.text }
moloch-ability-stone_of_shadow-0 = { moloch-card-stone_of_shadow }
    .text = { moloch-card-stone_of_shadow.text }
moloch-ability-sabbath-0 = { moloch-place-sabbath }
    .text = { moloch-place-sabbath.text }
moloch-ability-seance-0 = { moloch-place-seance }
    .text = { moloch-place-seance.text }
moloch-ability-buckingham_palace-0 = { moloch-place-buckingham_palace }
    .text = { moloch-place-buckingham_palace.text }
moloch-ability-experienced_master-0 = { moloch-place-experienced_master }
    .text = { moloch-place-experienced_master.text }
moloch-ability-scotland_yard-0 = { moloch-place-scotland_yard }
    .text = { moloch-place-scotland_yard.text }
moloch-ability-royal_society-0 = { moloch-place-royal_society }
    .text = { moloch-place-royal_society.text }
moloch-ability-st_thomas_hospital-0 = { moloch-place-st_thomas_hospital }
    .text = { moloch-place-st_thomas_hospital.text }
moloch-ability-docks-0 = { moloch-place-docks }
    .text = { moloch-place-docks.text }
moloch-ability-british_museum-0 = { moloch-place-british_museum }
    .text = { moloch-place-british_museum.text }
moloch-ability-fight_pit-0 = { moloch-place-fight_pit }
    .text = { moloch-place-fight_pit.text }
moloch-ability-gentlemens_tailor-0 = { moloch-place-gentlemens_tailor }
    .text = { moloch-place-gentlemens_tailor.text }
moloch-ability-opium_den-0 = { moloch-place-opium_den }
    .text = { moloch-place-opium_den.text }
moloch-ability-engine_works-0 = { moloch-place-engine_works }
    .text = { moloch-place-engine_works.text }
moloch-ability-newspaper_office-0 = { moloch-place-newspaper_office }
    .text = { moloch-place-newspaper_office.text }
moloch-ability-westminster_chapel-0 = { moloch-place-westminster_chapel }
    .text = { moloch-place-westminster_chapel.text }
moloch-ability-menagerie-0 = { moloch-place-menagerie }
    .text = { moloch-place-menagerie.text }
moloch-ability-bank_vault-0 = { moloch-place-bank_vault }
    .text = { moloch-place-bank_vault.text }
moloch-ability-gambling_house-0 = { moloch-place-gambling_house }
    .text = { moloch-place-gambling_house.text }
moloch-ability-lamplighters-0 = { moloch-place-lamplighters }
    .text = { moloch-place-lamplighters.text }
    .way0 = Löscht alle Feuer draußen.
    .way1 = Löscht bis zu 3 Feuer drinnen.
moloch-ability-fencing_hall-0 = { moloch-place-fencing_hall }
    .text = Such dir 1 Arsenal – Einfach aus.
moloch-ability-fencing_hall-1 = { moloch-place-fencing_hall }
    .text = Nächstes Kapitel: Der erste Gegenangriff jeder Runde kostet dich keinen Äther (nur mit der Fähigkeit).
moloch-ability-thieves_kitchen-0 = { moloch-place-thieves_kitchen }
    .text = { moloch-place-thieves_kitchen.text }
moloch-ability-ether_exchange-0 = { moloch-place-ether_exchange }
    .text = { moloch-place-ether_exchange.text }
moloch-ability-observatory-0 = { moloch-place-observatory }
    .text = { moloch-place-observatory.text }
moloch-ability-carriage_hire-0 = { moloch-place-carriage_hire }
    .text = { moloch-place-carriage_hire.text }
moloch-ability-cult_informer-0 = { moloch-place-cult_informer }
    .text = Nächstes Kapitel: Die Nemesis legt ihre Versionen fest, bevor ihr Gentlemen austauscht.
moloch-ability-cult_informer-1 = { moloch-place-cult_informer }
    .text = Nächstes Kapitel: Die Nemesis beginnt mit +1 Äthervorrat.
moloch-ability-pool-0 = { moloch-benefit-pool }
    .text = { moloch-benefit-pool.text }
moloch-ability-agent_guard-0 = { moloch-benefit-agent_guard }
    .text = { moloch-benefit-agent_guard.text }
moloch-ability-minion_edge-0 = { moloch-benefit-minion_edge }
    .text = { moloch-benefit-minion_edge.text }
moloch-ability-agent_cross-0 = { moloch-benefit-agent_cross }
    .text = { moloch-benefit-agent_cross.text }
moloch-ability-agent_melee-0 = { moloch-benefit-agent_melee }
    .text = { moloch-benefit-agent_melee.text }
moloch-ability-agent_ranged-0 = { moloch-benefit-agent_ranged }
    .text = { moloch-benefit-agent_ranged.text }
moloch-ability-minion_die-0 = { moloch-benefit-minion_die }
    .text = { moloch-benefit-minion_die.text }

## The page
moloch-page-chat = Alle lesen den Chat, auch die andere Seite.
moloch-page-tab-sheets = Bögen
moloch-page-choices = Optionen
moloch-page-choose-on-map = Wähle etwas, das auf dem Plan leuchtet.
moloch-page-choose-there = Wähle mit der Taste oben oder auf der Tafel der Nemesis.
moloch-page-idle = Wähle eine Figur, um ihren Bogen zu sehen.
moloch-page-and = { " und " }
moloch-page-or = { " oder " }
moloch-page-take = Nehmen
moloch-page-nobody = Niemand

moloch-page-side-gentlemen = Gentlemen
moloch-page-side-nemesis = Nemesis
moloch-page-nemesis = Nemesis
moloch-page-nemesis-is = { $seat }, Nemesis
moloch-page-nemesis-board = Tafel der Nemesis
moloch-page-leader = Anführer
moloch-page-no-group = Die Gentlemen haben ihre Gruppe noch nicht gewählt.
moloch-page-under-attack = wird angegriffen
moloch-page-acts = { $n ->
    [0] keine Aktion übrig
    [one] noch 1 Aktion
   *[other] noch { $n } Aktionen
}
moloch-page-in-fire = steht im Feuer
moloch-page-carries = trägt den Stein
moloch-page-engaged = { $n ->
    [one] neben 1 Gegner
   *[other] neben { $n } Gegnern
}
moloch-page-is-down = niedergeschlagen
moloch-page-is-defeated = besiegt
moloch-page-is-vip = VIP
moloch-page-cards-held = { $n ->
    [one] 1 Ausrüstungskarte
   *[other] { $n } Ausrüstungskarten
}
moloch-page-life-of = Leben { $now } von { $most }
moloch-page-ether-of = Äther { $now } von { $most }

moloch-page-row = Aktivierungsreihe
moloch-page-row-done = fertig
moloch-page-row-acting = am Zug
moloch-page-row-known = verdeckt
moloch-page-row-down = verdeckt
moloch-page-row-none = Beide Seiten legen ihre Aktivierungskarten verdeckt aus.
moloch-page-row-setup = Das Kapitel wird aufgebaut.
moloch-page-row-cleanup = Aufräumphase
moloch-page-row-form = Deine Reihe
moloch-page-row-placed = Karten in ihrer Reihenfolge
moloch-page-row-left = Karten ohne Platz
moloch-page-row-empty = frei
moloch-page-row-ready = Alle Karten haben einen Platz.
moloch-page-row-at = { $card }, Platz { $n }. Drücke, um sie zu entfernen.
moloch-page-row-keys = Ziehe sie, oder bewege sie mit den Pfeiltasten
moloch-page-row-clear = Von vorn
moloch-page-row-place = Reihe auslegen
moloch-page-row-propose = Reihe vorschlagen
moloch-page-row-plan = Vorschlag: { $cards }

moloch-page-chapter = Kapitel
moloch-page-chapter-n = Kapitel { $n }
moloch-page-goals = Ziele
moloch-page-districts = Bezirke
moloch-page-burns = brennt
moloch-page-unburnt = brennt nicht
moloch-page-goal-cleanup = { $what }, am Ende einer Runde
moloch-page-goal-limit = Runde { $n } ist vorbei
moloch-page-goal-reaches = { $who } erreicht { $where }
moloch-page-goal-carrier = { $who ->
    [gentleman] ein Gentleman bringt den Stein auf { $where }
    [agent] ein Agent bringt den Stein auf { $where }
   *[nemesis] eine Figur der Nemesis bringt den Stein auf { $where }
}
moloch-page-goal-fallen = { $who } ist besiegt
moloch-page-goal-not-carried = { $who ->
    [gentlemen] kein Gentleman trägt den Stein
   *[nemesis] keine Figur der Nemesis trägt den Stein
}
moloch-page-goal-deaths = { $n } Niederlagen von Gentlemen
moloch-page-goal-progress = der Fortschritt ist { $n } oder mehr
moloch-page-goal-burning = { $n } Bezirke brennen
moloch-page-goal-objects_at_most = { $object ->
    [seal] höchstens { $n } der Siegel übrig
   *[circle] höchstens { $n } der Ritualkreise übrig
}
moloch-page-goal-square-e = einen Ausgang
moloch-page-goal-square-p = einen Verstärkungspunkt
moloch-page-goal-square-m = einen Gully
moloch-page-goal-square-q = den Altar
moloch-page-goal-square-o = einen Ritualkreis
moloch-page-goal-square-g = den Start
moloch-page-tally-deaths = { $have } von { $need } Niederlagen
moloch-page-tally-progress = Fortschritt { $have } von { $need }
moloch-page-tally-burning = { $have } von { $need } Bezirken
moloch-page-tally-objects_at_most = { $object ->
    [seal] noch { $have } Siegel
   *[circle] noch { $have } Kreise
}
moloch-page-legend-fire = Feuer: 1 Schaden
moloch-page-legend-window = Fenster: Deckung
moloch-page-legend-curtain = Fenster: Deckung; der Vorhang nimmt die Sicht
moloch-page-legend-manhole = Gully
moloch-page-mark-crate = Kiste
moloch-page-mark-manhole = Gully
moloch-page-mark-reinforcement = Verstärkungspunkt
moloch-page-mark-altar = Altar
moloch-page-mark-fire = Feuer
moloch-page-mark-hidden = verdeckter Marker
moloch-page-mark-token = der Stein
moloch-page-walk = Geh nach { $square } ({ $cost })
moloch-page-walk-hurts = Geh nach { $square } ({ $cost }), unterwegs { $damage } Schaden
moloch-page-hits = { $n } Treffer

moloch-page-pool = Vorrat
moloch-page-pool-note = Äther für Machtkarten und Agenten
moloch-page-powers = Machtkarten
moloch-page-agents = Agenten
moloch-page-no-agents = Kein Agent ist auf dem Plan.
moloch-page-costs = kostet { $n }
moloch-page-points = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
moloch-page-used = benutzt
moloch-page-ether-on = { $n } Äther darauf
moloch-page-supply = { $type } { $n }
moloch-page-supply-note = Schergen im Vorrat
moloch-page-chaos-hand = Deine Chaoskarten
moloch-page-chaos-none = Keine Chaoskarten
moloch-page-chaos-hidden = { $n ->
    [0] Keine Chaoskarten
    [one] 1 Chaoskarte, verdeckt
   *[other] { $n } Chaoskarten, verdeckt
}
moloch-page-timing-any = Jederzeit
moloch-page-timing-agent = Wenn ein Agent aktiviert wird
moloch-page-timing-minion = Wenn die Schergen aktiviert werden

moloch-page-fight = Angriff
moloch-page-step-weapon = Waffe
moloch-page-step-ether = Äther
moloch-page-step-bonuses = Boni
moloch-page-step-attack = Angriffswurf
moloch-page-step-defence = Abwehrwurf
moloch-page-step-damage = Schaden
moloch-page-attacker-str = { $who }, Stärke { $n }
moloch-page-attacker-acc = { $who }, Genauigkeit { $n }
moloch-page-defender = { $who }, Beweglichkeit { $n }
moloch-page-defender-cover = { $who }, Beweglichkeit { $n }, in Deckung
moloch-page-unrolled = noch nicht geworfener Würfel
moloch-page-possible-die = möglicher Würfel
moloch-page-no-dice = keine Würfel
moloch-page-hits-word = { $n ->
   *[other] Treffer
}
moloch-page-damage-word = Schaden
moloch-page-warded = { $n } abgewehrt
moloch-page-wards = Jedes Ausweichen wehrt 1 ab.
moloch-page-wards-cover = Jedes Ausweichen und jede Deckung wehrt 1 ab.
moloch-page-expected = Schaden zu erwarten:
moloch-page-joined = { $n ->
    [one] 1 Figur schließt sich an
   *[other] { $n } Figuren schließen sich an
}
moloch-page-effect-fire = Feuer
moloch-page-effect-knock = Niederschlag
moloch-page-effect-daze = Benommen
moloch-page-effect-leech = Aderlass
moloch-page-effect-area = Umkreis
moloch-page-effect-area_all = alle um das Ziel
moloch-page-effect-reroll = neu werfen
moloch-page-roll = Wurf
moloch-page-roll-n = { $n ->
    [0] Weiter
    [one] 1 Würfel werfen
   *[other] { $n } Würfel werfen
}
moloch-page-reroll-die = Diesen Würfel neu werfen: { $symbol }
moloch-page-reroll-how = Wähle die Würfel, die du neu wirfst.
moloch-page-reroll-keep = Wurf behalten
moloch-page-reroll-n = { $n ->
    [one] 1 Würfel neu werfen
   *[other] { $n } Würfel neu werfen
}
moloch-page-n-dice = { $n } Würfel
moloch-page-n-ether = { $n } Äther
moloch-page-aim = { $dice } Würfel gegen { $defence }, etwa { $damage } Schaden
moloch-page-aim-cover = { $dice } Würfel gegen { $defence }, Deckung, etwa { $damage } Schaden
moloch-page-moves = { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
moloch-page-rest-gives = heilt { $heal }, gibt { $ether } Äther
moloch-page-breaks = { $n } Treffer nötig
moloch-page-melee-bonus = Nahkampf +{ $n }
moloch-page-ranged-bonus = Fernkampf +{ $n }

moloch-page-ally = Verbündeter
moloch-page-agent = Agent
moloch-page-minion = Scherge
moloch-page-sheet-items = Gaben und Karten
moloch-page-sheet-close = Bogen schließen
moloch-page-sheet-defeated = Besiegt: Er steht auf, wenn seine Karte aufgedeckt wird oder ein Gentleman neben ihm ihn wiederbelebt.
moloch-page-to-affliction = Noch { $n } Schaden: eine Leidkarte.
moloch-page-to-defeat = Noch { $n } Schaden: besiegt.
moloch-page-won = gewinnt
moloch-page-lost = verliert
moloch-page-end-standing = { $n } von { $of } Gentlemen stehen; insgesamt { $defeats ->
    [one] 1 Niederlage
   *[other] { $defeats } Niederlagen
}
moloch-page-end-agents = { $n ->
    [one] 1 Agent
   *[other] { $n } Agenten
} auf dem Plan; { $cards ->
    [one] 1 Chaoskarte
   *[other] { $cards } Chaoskarten
} übrig
moloch-page-end-round = Runde { $round } von { $rounds }

## The page of the campaign
moloch-page-camp-sheet = Kampagnenbogen
moloch-page-camp-before = Kapitel { $n } kommt oder wird gespielt
moloch-page-camp-after = Intermezzo nach Kapitel { $n }
moloch-page-camp-results = Kapitel
moloch-page-camp-result-nemesis = Kapitel { $n }: die Nemesis hat gewonnen
moloch-page-camp-result-gentlemen = Kapitel { $n }: die Gentlemen haben gewonnen
moloch-page-camp-result-now = Kapitel { $n }: kommt als Nächstes
moloch-page-camp-result-none = Kapitel { $n }: nicht gespielt
moloch-page-camp-sits-out = setzt aus
moloch-page-camp-role = Rolle
moloch-page-camp-advantages = Vorteile
moloch-page-camp-advantages-n = { $n ->
    [0] keine Vorteile
    [one] 1 Vorteil
   *[other] { $n } Vorteile
}
moloch-page-camp-takes = Nimmt mit
moloch-page-camp-stock = Gemeinsamer Vorrat
moloch-page-camp-aside = Im letzten Kapitel abgelegt: { $cards }
moloch-page-camp-next = Für das nächste Kapitel
moloch-page-camp-token = { $place } ({ $who })
moloch-page-camp-version = { $sheet }: Version { $version }
moloch-page-camp-powers = Machtkarten
moloch-page-camp-points = Verschwörungspunkte
moloch-page-camp-chaos = Chaoskarten zu Beginn
moloch-page-camp-stones = Molochsteine
moloch-page-camp-scars = Vernarbte Agenten
moloch-page-camp-none = keine
moloch-page-camp-no-gentleman = noch kein Gentleman
moloch-page-camp-plan = Intermezzo
moloch-page-camp-plan-text = Jeder Gentleman besucht 1 Ort.
moloch-page-camp-cost = +{ $n }
moloch-page-camp-cost-note = Verschwörungspunkte der Nemesis für einen Besuch
moloch-page-camp-free = { $n ->
    [one] 1 Platz frei
   *[other] { $n } Plätze frei
}
moloch-page-camp-full = kein Platz frei
