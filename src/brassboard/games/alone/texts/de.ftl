### Alone. Keys: alone-ask-KIND, alone-do-VERB, events by their tag, alone-denied-RULE, alone-end-RULE, alone-phase-FRAME-STEP,
### alone-option-NAME; headings are alone-field-NAME and alone-now-NAME. Names and texts of things are alone-KIND-ID, where a dot of
### an id is a hyphen of its key; their further texts are attributes. A card has .basic and .dangerous, an item .use and .upgraded, a
### mission .steps, .reward, .nuisance and .start, a character .hero, .companion and .sacrifice. The whole printed text of each is its
### .text. .side0 and .side1 are the two effects to choose from. A yes or no arrives as the engine's word for it, [Yes] or [Ja].

alone-title = Alone
alone-blurb = Ein Held in einer dunklen Station gegen ein bis drei Böse-Mächte-Spieler, die allein die Karte kennen und auf jeden Zug reagieren.

# Questions, options, events and refusals

## What the Hero is asked
alone-ask-character = Wähle deinen Charakter
alone-ask-act = Wähle, was du in diesem Zug tust
alone-ask-step = { $left ->
    [one] Wähle einen Schritt (noch 1)
   *[other] Wähle einen Schritt (noch bis zu { $left })
}
alone-ask-block = Eine Tür hier blockieren?
alone-ask-face = Wähle eine Richtung
alone-ask-sweep = Einen sichtbaren Gefahrenmarker entfernen?
alone-ask-locate = { $left ->
    [one] Nenne ein Ziel zum Orten (noch 1)
   *[other] Nenne ein Ziel zum Orten (noch { $left })
}
alone-ask-ability = Diese Fähigkeit benutzen? { $ability }
alone-ask-reduce = Verlust verkleinern? { $track }: { $amount }
alone-ask-upgrade = Einen Gegenstand verbessern?
alone-ask-pay = { $left ->
    [one] Wähle eine Ladung, die du verlierst (noch 1)
   *[other] Wähle eine Ladung, die du verlierst (noch { $left })
}
alone-ask-target = Wähle eine Kreatur für den Angriff
alone-ask-aim = Wähle den Sektor, den du triffst
alone-ask-kind = Nenne die Art, die die Drohne sucht
alone-ask-push = { $left ->
    [one] Kreatur wegstoßen? (noch 1 Schritt)
   *[other] Kreatur wegstoßen? (noch bis zu { $left } Schritte)
}
alone-ask-side = Wähle einen der beiden Effekte
alone-ask-charges = { $item }: Wähle, wie viele Ladungen du zahlst
alone-ask-regain = Wähle, was du zurückerhältst ({ $n })
alone-ask-skill = { $left ->
    [one] Wähle eine Fähigkeit für 1 Punkt (noch 1)
   *[other] Wähle eine Fähigkeit für 1 Punkt (noch { $left })
}
alone-ask-light = { $left ->
    [one] Wähle einen Sektor: Licht an (noch 1)
   *[other] Wähle einen Sektor: Licht an (noch bis zu { $left })
}
alone-ask-clear = { $left ->
    [one] Entferne einen Gefahrenmarker (noch 1)
   *[other] Entferne einen Gefahrenmarker (noch bis zu { $left })
}
alone-ask-block_door = { $left ->
    [one] Blockiere eine Tür (noch 1)
   *[other] Blockiere eine Tür (noch bis zu { $left })
}
alone-ask-open_door = { $left ->
    [one] Öffne eine blockierte Tür (noch 1)
   *[other] Öffne eine blockierte Tür (noch bis zu { $left })
}
alone-ask-charge = { $left ->
    [one] Lade einen Gegenstand auf (noch 1)
   *[other] Lade einen Gegenstand auf (noch bis zu { $left })
}
alone-ask-upgrade_free = { $left ->
    [one] Verbessere einen Gegenstand gratis (noch 1)
   *[other] Verbessere einen Gegenstand gratis (noch bis zu { $left })
}
alone-ask-trap = Sprengfalle: Wähle, was du verlierst

## What Evil is asked
alone-ask-decks = Wähle die zwei Decks dieser Partie
alone-ask-owners = Wähle, wer von { $first } und von { $second } zieht
alone-ask-draw_from = { $left ->
    [one] Wähle ein Deck zum Ziehen (noch 1 Karte)
   *[other] Wähle ein Deck zum Ziehen (noch { $left } Karten)
}
alone-ask-split = { $left ->
    [one] Wähle, wer die nächste Karte zieht (noch 1)
   *[other] Wähle, wer die nächste Karte zieht (noch { $left })
}
alone-ask-discard = { $must ->
    [0] Karten ablegen, die du nicht willst?
    [one] Lege bis zum Handkartenlimit ab (noch 1)
   *[other] Lege bis zum Handkartenlimit ab (noch { $must })
}
alone-ask-markers = { $left ->
    [one] Lege einen Gefahrenmarker (noch 1)
   *[other] Lege einen Gefahrenmarker (noch bis zu { $left })
}
alone-ask-make_room = Stockwerk voll: Erst einen Gefahrenmarker entfernen?
alone-ask-hide_clue = { $left ->
    [one] Verstecke einen Marker der Mission (noch 1)
   *[other] Verstecke einen Marker der Mission (noch { $left })
}
alone-ask-real_clue = Wähle den echten Marker
alone-ask-place_boss = Wähle einen Sektor für den Boss
alone-ask-cultist = Apostel enthüllt: Einen Kultisten auftauchen lassen?
alone-ask-offer = { $moment ->
    [step] Der Held hat einen Schritt gemacht. Reagieren?
    [before] Der Held will erkunden. Reagieren?
    [roll] Der Held hat gewürfelt. Reagieren?
    [answer] Der Held hat Ziele genannt. Vor der Antwort reagieren?
    [drawn] Der Held hat Ausrüstung gezogen. Reagieren?
    [loss] Der Held hat einen Verlust. Reagieren?
    [end] Der Zug des Helden endet. Reagieren?
   *[other] Reagieren?
}
alone-ask-accept = { $seat ->
    [Nichts] Nimm ein Angebot an (alle verdeckt)
   *[other] Nimm ein Angebot an (offen: { $seat })
}
alone-ask-creature = { $left ->
    [one] Wähle eine Kreatur, die zieht (noch 1)
   *[other] Wähle eine Kreatur, die zieht (noch bis zu { $left })
}
alone-ask-path = { $left ->
    [one] Wähle ihren nächsten Schritt (noch 1)
   *[other] Wähle ihren nächsten Schritt (noch bis zu { $left })
}
alone-ask-spawn = Wähle die Art, die auftaucht
alone-ask-spawn_at = Wähle einen Sektor für die neue Kreatur
alone-ask-teleport = Wähle eine Kreatur zum Teleportieren
alone-ask-teleport_to = Wähle, wohin sie teleportiert wird
alone-ask-recall = Wähle eine Kreatur, die du zurückholst
alone-ask-mend = Wähle eine Kreatur, die du heilst
alone-ask-attacked = Wähle eine in diesem Zug angegriffene Kreatur
alone-ask-darken = { $left ->
    [one] Schalte in einem Sektor das Licht aus (noch 1)
   *[other] Schalte in einem Sektor das Licht aus (noch bis zu { $left })
}
alone-ask-hide = { $left ->
    [one] Verbirg einen enthüllten Sektor (noch 1)
   *[other] Verbirg einen enthüllten Sektor (noch bis zu { $left })
}
alone-ask-danger = { $left ->
    [one] Lege einen Gefahrenmarker (noch 1)
   *[other] Lege einen Gefahrenmarker (noch bis zu { $left })
}
alone-ask-undanger = { $left ->
    [one] Entferne einen Gefahrenmarker (noch 1)
   *[other] Entferne einen Gefahrenmarker (noch bis zu { $left })
}
alone-ask-shift = { $left ->
    [one] Wähle einen Gefahrenmarker zum Verschieben (noch 1)
   *[other] Wähle einen Gefahrenmarker zum Verschieben (noch bis zu { $left })
}
alone-ask-shift_to = Wähle, wohin der Gefahrenmarker kommt
alone-ask-bar = { $left ->
    [one] Blockiere eine Tür (noch 1)
   *[other] Blockiere eine Tür (noch bis zu { $left })
}
alone-ask-swipe = Wähle, welche gezogene Karte abgelegt wird
alone-ask-noise = Wähle, welche wahre Richtung des Geräuschs du nennst
alone-ask-answer = Bestätige: { $target } ({ $truth })
alone-ask-lie = { $left ->
    [one] Ändere eine Antwort (noch 1). Wahr: { $target } ({ $truth })
   *[other] Ändere eine Antwort (noch { $left }). Wahr: { $target } ({ $truth })
}
alone-ask-floor = Gleich nah in beiden Stockwerken: Wähle, welches du nennst
alone-ask-sought = Bestätige, welche Kreatur die Drohne findet
alone-ask-no_choice = Bestätige: Es gibt nichts zu wählen
alone-ask-tile = Sektorteil fehlt: Nimm ein passendes aus dem Labyrinth
alone-ask-attacker = Wähle, welche Kreatur als Nächste angreift
alone-ask-waive = { $dice ->
    [one] Gelegenheitsangriff mit 1 Würfel?
   *[other] Gelegenheitsangriff mit { $dice } Würfeln?
}

## Phases: steps of the rules, as a path names them; two with the same words are one
alone-phase-SetUp-draw_lower = Karte
alone-phase-SetUp-draw_upper = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-turn_lower = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-turn_upper = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-deal_rooms = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-swap_stairs = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-lay_map = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-show_start = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-choose_character = Charakter
alone-phase-SetUp-take_character = { alone-phase-SetUp-choose_character }
alone-phase-SetUp-draw_green = Missionen
alone-phase-SetUp-draw_blue = { alone-phase-SetUp-draw_green }
alone-phase-SetUp-shuffle_reds = { alone-phase-SetUp-draw_green }
alone-phase-SetUp-deal_missions = { alone-phase-SetUp-draw_green }
alone-phase-SetUp-set_up_green = { alone-phase-SetUp-draw_green }
alone-phase-SetUp-set_up_blue = { alone-phase-SetUp-draw_green }
alone-phase-SetUp-draw_ammunition = Ausrüstung
alone-phase-SetUp-shuffle_equipment = { alone-phase-SetUp-draw_ammunition }
alone-phase-SetUp-give_equipment = { alone-phase-SetUp-draw_ammunition }
alone-phase-SetUp-choose_decks = Reaktionskarten
alone-phase-SetUp-set_decks = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-choose_owners = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-set_owners = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-shuffle_first = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-shuffle_second = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-stack_decks = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-draw_hands = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-place_dangers = Gefahrenmarker
alone-phase-Turn-begin_turn = Aktionen
alone-phase-Turn-choose = { alone-phase-Turn-begin_turn }
alone-phase-Turn-carry_out = { alone-phase-Turn-begin_turn }
alone-phase-Turn-go_on = { alone-phase-Turn-begin_turn }
alone-phase-Turn-react_at_end = Reaktionen
alone-phase-Turn-creatures_attack = Kreaturen greifen an
alone-phase-Turn-creatures_darken = { alone-phase-Turn-creatures_attack }
alone-phase-Turn-check_missions = { alone-phase-Turn-creatures_attack }
alone-phase-Turn-end_turn = { alone-phase-Turn-creatures_attack }
alone-phase-CleanUp-count_symbols = Labyrinth
alone-phase-CleanUp-clear_maze = { alone-phase-CleanUp-count_symbols }
alone-phase-CleanUp-refill_adrenaline = { alone-phase-CleanUp-count_symbols }
alone-phase-CleanUp-discard = Reaktionskarten
alone-phase-CleanUp-draw_hands = { alone-phase-CleanUp-discard }
alone-phase-CleanUp-place_dangers = Gefahrenmarker
alone-phase-CleanUp-lose_calm = Missionen
alone-phase-CleanUp-mission_effects = { alone-phase-CleanUp-lose_calm }
alone-phase-CleanUp-move_marker = { alone-phase-CleanUp-lose_calm }
alone-phase-CleanUp-pass_leader = { alone-phase-CleanUp-lose_calm }

## What the Hero can choose
alone-do-character = Spiele: { $character }
alone-do-bullet_time = Bullet Time (1 Adrenalin)
alone-do-surge = Bullet Time (Schub)
alone-do-sacrifice = Opfern: { $companion }
alone-do-heal = 1 zurück: { $track }
alone-do-consult = Stationsplan benutzen
alone-do-move = Bewegen: { $direction }
alone-do-open = Blockierte Tür öffnen: { $direction }
alone-do-explore = Erkunden: { $direction }
alone-do-attack = Kreatur { $figure } angreifen
alone-do-locate = Orten
alone-do-search = Durchsuchen
alone-do-switch = Schaltkasten reparieren, Licht: { $direction }
alone-do-work = Mission: { $mission }
alone-do-use = Benutzen: { $item }
alone-do-charges = { $n ->
    [one] 1 Ladung zahlen
   *[other] { $n } Ladungen zahlen
}
alone-do-end = Zug beenden
alone-do-halt = Hier anhalten
alone-do-block = Tür blockieren: { $direction }
alone-do-sweep = Marker entfernen: { $tile }
alone-do-target = { $target }
alone-do-upgrade = { $item } mit einer Ladung von { $payer } verbessern
alone-do-upgrade_free = { $item } verbessern
alone-do-ability = Benutzen: { $ability }
alone-do-reduce = Benutzen: { $ability }
alone-do-light = Licht an: { $tile }
alone-do-clear = Marker entfernen: { $tile }
alone-do-door = Tür von { $tile }: { $direction }
alone-do-charge = Aufladen: { $item }
alone-do-drain = Ladung verlieren: { $item }
alone-do-push = Wegstoßen: { $direction }
alone-do-aim = { $tile } treffen
alone-do-face = { $direction }
alone-do-side = { $side }
alone-do-skill = { $skill }
alone-do-regain = { $track }
alone-do-trap = { $what }

## What Evil can choose
alone-do-decks = { $first } und { $second }
alone-do-owners = { $first } und { $second }
alone-do-draw_from = Ziehen: { $deck }
alone-do-mark = Gefahrenmarker: { $sector }
alone-do-unmark = Marker entfernen: { $sector }
alone-do-discard = { $card } ablegen
alone-do-split = { $seat } zieht
alone-do-offer = { $card } { $facing } spielen
alone-do-accept = { $offer ->
    [Nichts] Kein Angebot annehmen
   *[other] Angebot von { $offer } annehmen
}
alone-do-creature = { $creature }
alone-do-step = Nach { $sector }
alone-do-unbar = Blockierte Tür { $door } öffnen
alone-do-bar = Tür { $door } blockieren
alone-do-kind = { $kind }
alone-do-at = { $sector }
alone-do-swipe = { $item } ablegen
alone-do-lie = { $target }: { $distance } sagen
alone-do-noise = { $word }
alone-do-floor = { $target }: { $word }
alone-do-take_tile = { $tile } nehmen
alone-do-attacker = Kreatur { $figure } greift an
alone-do-waive = { $let_go ->
    [Ja] Held gehen lassen
   *[other] Angreifen
}

## What happens: set-up and rounds
alone-secret_map = Geheime Karte: { $name }.
alone-character_taken = Charakter des Helden: { $character }.
alone-mission_opened = Mission dieser Partie: { $mission }.
alone-decks_chosen = Decks der Bösen Mächte: { $first } und { $second }.
alone-deck_given = { $seat } zieht nur von einem Deck: { $deck }.
alone-round_began = Runde { $round } beginnt. Anführer: { $leader }.
alone-turn_began = Runde { $round }, Zug { $turn } beginnt.
alone-turn_ended = Zug { $turn } endet.
alone-danger_gained = Die Bösen Mächte erhalten { $n } Gefahrenmarker.
alone-round_marker_moved = Der Rundenmarker zieht auf Feld { $space }.
alone-nightmare_began = Der Albtraum-Modus beginnt: Kreaturen sind ab jetzt stärker.

## What happens: the Hero
alone-bullet_time_activated = { $surge ->
    [Ja] Held: Schub, Bullet Time ohne Adrenalin.
   *[other] Held: Bullet Time, 2 Aktionen in diesem Zug.
}
alone-sacrificed = Der Held opfert einen Begleiter: { $companion }.
alone-ability_used = Der Held benutzt eine Fähigkeit: { $ability }.
alone-action_announced = Aktion des Helden: { $action }.
alone-hero_moved = Der Held bewegt sich: { $direction }.
alone-step_lost = Dieser Schritt ist nicht mehr möglich und entfällt: { $direction }.
alone-looked = Der Held erkundet: { $direction }.
alone-light_line = Der Held schaltet Licht ein: { $direction }.
alone-answered = { $distance ->
    [-1] Antwort: { $target }: gibt es nicht.
   *[other] Antwort: { $target }: Abstand { $distance }, { $floor }.
}
alone-lost = { $source ->
    [shock] Schock: { $track } −{ $n }, noch { $left }.
    [attack] Angriff: { $track } −{ $n }, noch { $left }.
    [opportunity] Gelegenheitsangriff: { $track } −{ $n }, noch { $left }.
    [mission] Mission: { $track } −{ $n }, noch { $left }.
    [nightmare] Albtraum: { $track } −{ $n }, noch { $left }.
   *[other] Held: { $track } −{ $n }, noch { $left }.
}
alone-reduced = { $ability }: Der Verlust ist 1 kleiner ({ $track }).
alone-gained = Held: { $track } +{ $n }, jetzt { $left }.
alone-adrenaline_gained = Held: Adrenalin +{ $n }, jetzt { $left }.
alone-adrenaline_lost = Held: Adrenalin −{ $n }, noch { $left }.
alone-adrenaline_maximum_changed = Das Adrenalin-Maximum des Helden ändert sich um { $n }.
alone-defeated = Lebenspunkte und Selbstbeherrschung stehen beide auf 0. Der Held ist besiegt.
alone-hero_rolled = Der Held würfelt: { $faces }.
alone-hero_hit = { $lost ->
    [0] { $hits } Treffer.
   *[other] { $hits } Treffer; durch Karten entfallen: { $lost }.
}
alone-nothing_found = Die Drohne findet keine verborgene Kreatur dieser Art: { $kind }.
alone-point_gained = { $points ->
    [one] { $skill }: 1 Erfahrungspunkt.
   *[other] { $skill }: { $points } Erfahrungspunkte. Die Fähigkeit ist aktiv.
}

## What happens: equipment and rewards
alone-room_searched = Der Held durchsucht zum ersten Mal einen Raum: { $room }.
alone-items_drawn = Der Held zieht: { $items }.
alone-items_skipped = Unter den Ausrüstungsstapel: { $items }.
alone-item_swiped = Aus dem Spiel: { $item }.
alone-item_used = Der Held benutzt: { $item } (Ladungen gezahlt: { $paid }, übrig: { $left }).
alone-item_upgraded = Verbessert: { $item } (Ladung: { $payer }).
alone-charge_gained = { $item }: 1 Ladung dazu, jetzt { $left }.
alone-charge_lost = { $item }: 1 Ladung weg, noch { $left }.
alone-rounds_gained = { $n ->
    [one] 1 zusätzliche Runde: Der Rundenmarker geht zurück auf Feld { $marker }.
   *[other] { $n } zusätzliche Runden: Der Rundenmarker geht zurück auf Feld { $marker }.
}
alone-reactions_jammed = Die Bösen Mächte dürfen in diesem Zug höchstens 1 Reaktion spielen.
alone-companion_joined = Ein Begleiter schließt sich an: { $companion }.
alone-station_plan_found = Der Held hat den Stationsplan.
alone-station_plan_used = Der Held benutzt den Stationsplan.

## What happens: missions
alone-step_prepared = { $mission }: Missionsschritt vorbereitet. Die Bedingung fehlt noch.
alone-step_advanced = { $mission }: { $count } von { $needed } erledigt.
alone-token_taken = Der Held nimmt: { $token }.
alone-token_given = Der Held übergibt: { $token }.
alone-false_marker = { $mission }: Dieser Marker ist falsch und wird entfernt.
alone-mission_fulfilled = Mission erfüllt: { $mission }.
alone-main_mission_started = Die Hauptmission beginnt: { $mission }.
alone-boss_came = Ein Boss ist auf der Karte: { $boss }.
alone-main_mission_fulfilled = Hauptmission erfüllt: { $mission }. Der Held gewinnt.

## What happens: the maze
alone-tile_revealed = { $tile } wird enthüllt.
alone-tile_gone = Wieder verborgen: { $tiles }.
alone-light_on = Licht an: { $tile }.
alone-light_off = Licht aus: { $tile }.
alone-secret_light = { $lit ->
    [Ja] Licht an: { $sector }.
   *[other] Licht aus: { $sector }.
}
alone-danger_placed = Gefahrenmarker gelegt: { $tile }.
alone-danger_removed = Gefahrenmarker entfernt: { $tile }.
alone-secret_danger = { $placed ->
    [Ja] Gefahrenmarker gelegt: { $sector }.
   *[other] Gefahrenmarker entfernt: { $sector }.
}
alone-block_placed = Tür blockiert: { $tile }, { $direction }.
alone-block_removed = Tür geöffnet: { $tile }, { $direction }.
alone-secret_block = { $blocked ->
    [Ja] Tür blockiert: { $door }.
   *[other] Tür geöffnet: { $door }.
}
alone-figure_revealed = { $wounded ->
    [Ja] Kreatur { $figure } ({ $kind }, verwundet) erscheint auf { $tile }.
   *[other] Kreatur { $figure } ({ $kind }) erscheint auf { $tile }.
}
alone-figure_moved = Kreatur { $figure } ({ $kind }) zieht nach { $tile }.
alone-figure_left = Kreatur { $figure } ({ $kind }) verlässt das Labyrinth: { $direction }.
alone-figure_vanished = Kreatur { $figure } ({ $kind }) verschwindet.
alone-figure_pushed = Kreatur { $figure } ({ $kind }) wird weggestoßen: { $direction }.
alone-figure_mended = Kreatur { $figure } ({ $kind }) ist nicht mehr verwundet.
alone-figure_wounded = Kreatur { $figure } ({ $kind }) ist verwundet.
alone-figure_killed = Kreatur { $figure } ({ $kind }) ist getötet: { $tile }.
alone-boss_killed = Außer Sicht getötet: { $kind }.

## What happens: Evil
alone-card_face_up = { $dangerous ->
    [Ja] { $seat } spielt { $card }, gefährlich.
   *[other] { $seat } spielt { $card }.
}
alone-card_face_down = { $seat } spielt eine Karte verdeckt ({ $deck }).
alone-card_drawn = { $seat } zieht eine Karte ({ $deck }).
alone-secret_card = Du ziehst { $card }.
alone-deck_reshuffled = Der Ablagestapel wird zum neuen Deck: { $deck }.
alone-cards_discarded = { $count ->
    [one] { $seat } legt 1 Karte ab.
   *[other] { $seat } legt { $count } Karten ab.
}
alone-noise = Geräusch: { $word }.
alone-secret_spawn = { $creature } ({ $kind }) taucht auf: { $sector }.
alone-secret_move = { $creature } ({ $kind }) zieht nach { $sector }.
alone-secret_teleport = { $creature } ({ $kind }) wird nach { $sector } teleportiert.
alone-secret_recall = { $creature } ({ $kind }) wird zurückgeholt.
alone-secret_mend = { $creature } ({ $kind }) ist nicht mehr verwundet.
alone-secret_clue = { $real ->
    [Ja] Missionsmarker auf { $sector }, der echte.
   *[other] Missionsmarker auf { $sector }, ein falscher.
}
alone-secret_hit = { $result ->
    [wounded] { $creature } ({ $kind }) ist verwundet.
    [killed] { $creature } ({ $kind }) ist getötet.
   *[other] { $creature } ({ $kind }) ist unverletzt.
}
alone-creature_attacks = { $dice ->
    [one] Kreatur { $figure } ({ $kind }) greift mit 1 Würfel an.
   *[other] Kreatur { $figure } ({ $kind }) greift mit { $dice } Würfeln an.
}
alone-opportunity_attack = { $dice ->
    [0] Kein Gelegenheitsangriff: Der Sektor ist beleuchtet.
    [one] Gelegenheitsangriff mit 1 Würfel.
   *[other] Gelegenheitsangriff mit { $dice } Würfeln.
}
alone-let_go = Der Anführer lässt den Helden gehen.
alone-dice_rolled = Wurf der Bösen Mächte: { $symbols }; { $hits } Treffer.

## Why something is refused
alone-denied-al-bt-01 = Bullet Time kostet 1 Adrenalin; du hast { $left }.
alone-denied-al-bt-02 = Bullet Time gilt in diesem Zug schon.
alone-denied-al-bt-03 = Bullet Time geht nur vor deiner ersten Aktion.
alone-denied-al-comp-02 = Du kannst einen Begleiter nur vor deiner ersten Aktion opfern.
alone-denied-al-comp-06 = Die freie Aktion kann jetzt nichts bewirken: { $companion }.
alone-denied-al-door-03 = Eine blockierte Tür ist im Weg: { $direction }.
alone-denied-al-door-06 = Diese Tür ist nicht blockiert: { $tile }, { $direction }.
alone-denied-al-end-07 = { $sector } ist in Sicht des Helden. Wähle einen anderen Sektor.
alone-denied-al-end-08 = Auf { $sector } liegt schon ein Gefahrenmarker.
alone-denied-al-expl-04 = Auf { $tile } liegt kein Gefahrenmarker.
alone-denied-al-goal-04 = { $mission }: erst, wenn eine Anfangsmission erfüllt ist.
alone-denied-al-hatt-01 = Kreatur { $figure } ist nicht in deinem Sektor.
alone-denied-al-hatt-02 = Dieses Ziel ist außer Reichweite.
alone-denied-al-hero-03 = Das geht nur in Zug 1 einer Runde, vor deiner ersten Aktion.
alone-denied-al-hero-04 = { $lacks ->
    [way] Hier führt kein Weg hinaus: { $direction }.
   *[other] In Reichweite gibt es dafür kein Ziel.
}
alone-denied-al-hero-07 = Das hast du in dieser Runde schon benutzt.
alone-denied-al-hero-08 = Diese Leiste steht zu hoch zum Heilen: { $track }.
alone-denied-al-hmove-01 = Hier führt kein Weg hinaus: { $direction }.
alone-denied-al-inst-01 = { $timing ->
    [step] { $card }: nur direkt nach einem Schritt.
    [before] { $card }: nur direkt vor dem Enthüllen beim Erkunden.
    [roll] { $card }: nur direkt nach dem Wurf des Helden.
    [answer] { $card }: nur direkt vor der Antwort beim Orten.
    [drawn] { $card }: nur direkt nach dem Ziehen von Ausrüstung.
    [loss] { $card }: nur direkt nach einem Verlust.
   *[other] { $card }: nur in dem Moment, den die Karte nennt.
}
alone-denied-al-inst-02 = { $card }: nur am Zugende.
alone-denied-al-int-01 = In deinem Sektor ist kein Schaltkasten.
alone-denied-al-item-03 = Zu wenige Ladungen: { $item }.
alone-denied-al-item-05 = Dieser Gegenstand lässt sich jetzt nicht aufladen: { $item }.
alone-denied-al-item-10 = { $tile } ist dafür nicht erreichbar.
alone-denied-al-light-02 = { $tile } ist schon beleuchtet.
alone-denied-al-light-05 = Dorthin kann das Licht nicht: { $direction }.
alone-denied-al-loc-01 = Dieses Ziel hast du schon genannt: { $target }.
alone-denied-al-miss-01 = Keine Mission dieser Partie: { $mission }.
alone-denied-al-miss-05 = { $mission }: In deinem Sektor ist jetzt nichts zu tun.
alone-denied-al-miss-12 = Schon erfüllt: { $mission }.
alone-denied-al-react-02 = { $most ->
    [one] Die Bösen Mächte dürfen in diesem Zug nur 1 Karte spielen.
   *[other] Die Bösen Mächte dürfen in diesem Zug nur { $most } Karten spielen.
}
alone-denied-al-react-07 = { $needed ->
    [one] Diese Karte braucht 1 Reaktionsfeld; frei: { $free }.
   *[other] Diese Karte braucht { $needed } Reaktionsfelder; frei: { $free }.
}
alone-denied-al-react-14 = { $trigger ->
    [move] { $card }: braucht eine Bewegen-Aktion in diesem Zug.
    [explore] { $card }: braucht eine Erkunden-Aktion in diesem Zug.
    [attack] { $card }: braucht eine Angreifen-Aktion in diesem Zug.
    [locate] { $card }: braucht eine Orten-Aktion in diesem Zug.
    [search] { $card }: braucht eine Durchsuchen-Aktion in diesem Zug.
    [interact] { $card }: braucht eine Interagieren-Aktion in diesem Zug.
   *[other] { $card }: braucht eine andere Aktion in diesem Zug.
}
alone-denied-al-ruling-17 = Hier ist keine blockierte Tür: { $direction }.
alone-denied-al-ruling-18 = Eine blockierte Tür ist im Weg: { $direction }.
alone-denied-al-ruling-30 = Dieses Ziel ist jetzt nicht auf der Karte: { $target }.
alone-denied-al-ruling-41 = Dorthin lässt sich die Kreatur nicht stoßen: { $direction }.
alone-denied-al-ruling-57 = Führe erst eine Aktion aus.
alone-denied-al-ruling-62 = Diese Tür ist schon blockiert: { $tile }, { $direction }.
alone-denied-al-setup-08 = { $sector } ist zu nah am Helden, oder das Stockwerk hat schon 2 Marker.
alone-denied-al-std-03 = Verdeckt geht eine Karte nur am Zugende: { $card }.
alone-denied-al-trig-10 = { $card }: nur direkt nach einem Verlust: { $track }.
alone-denied-al-upg-01 = { $needs ->
    [metal] Diese Verbesserung braucht Metall. Falsches Material: { $payer }.
    [electronics] Diese Verbesserung braucht Elektronik. Falsches Material: { $payer }.
   *[other] Diese Verbesserung braucht Chemie. Falsches Material: { $payer }.
}
alone-denied-al-upg-02 = Keine Ladung übrig: { $payer }.
alone-denied-al-upg-03 = Kein Gegenstand zahlt die eigene Verbesserung: { $item }.
alone-denied-al-upg-04 = Schon verbessert: { $item }.
alone-denied-al-xp-02 = Diese Fähigkeit bekommt schon einen Punkt: { $skill }. Wähle eine andere.
alone-denied-al-xp-03 = Die Fähigkeit Schub ist nicht aktiv: Sie braucht 2 Erfahrungspunkte.
alone-denied-al-xp-05 = Diese Fähigkeit ist schon aktiv und nimmt keine Punkte mehr: { $skill }.

## How a match ends
alone-end-al-win-01 = Der Held hat die Hauptmission erfüllt.
alone-end-al-win-02 = Lebenspunkte und Selbstbeherrschung des Helden stehen beide auf 0.

## Options of a match
alone-option-difficulty = Schwierigkeitsgrad
alone-option-map = Karte
alone-option-variety = Karte drehen und Räume mischen
alone-option-character = Charakter des Helden
alone-option-character-choose = Der Held wählt
alone-option-character-random = Zufällig
alone-option-decks = Decks der Bösen Mächte
alone-option-decks-choose = Der Anführer wählt
alone-option-decks-red_blue = { alone-deck-red }, { alone-deck-blue }
alone-option-decks-red_green = { alone-deck-red }, { alone-deck-green }
alone-option-decks-red_violet = { alone-deck-red }, { alone-deck-violet }
alone-option-decks-blue_red = { alone-deck-blue }, { alone-deck-red }
alone-option-decks-blue_green = { alone-deck-blue }, { alone-deck-green }
alone-option-decks-blue_violet = { alone-deck-blue }, { alone-deck-violet }
alone-option-decks-green_red = { alone-deck-green }, { alone-deck-red }
alone-option-decks-green_blue = { alone-deck-green }, { alone-deck-blue }
alone-option-decks-green_violet = { alone-deck-green }, { alone-deck-violet }
alone-option-decks-violet_red = { alone-deck-violet }, { alone-deck-red }
alone-option-decks-violet_blue = { alone-deck-violet }, { alone-deck-blue }
alone-option-decks-violet_green = { alone-deck-violet }, { alone-deck-green }
alone-option-leader = Erster Anführer
alone-option-leader-1 = Spieler 2
alone-option-leader-2 = Spieler 3
alone-option-leader-3 = Spieler 4
alone-option-spaces = Reaktionsfelder
alone-option-spaces-0 = Nach Schwierigkeitsgrad
alone-option-spill_over = Verluste unter 0 zählen auf der anderen Leiste

## Headings of the table and of the rules in progress
alone-field-difficulty = Schwierigkeitsgrad
alone-field-round = Runde
alone-field-round_marker = Rundenmarker
alone-field-table-turn = Zug
alone-field-nightmare = Albtraum
alone-field-leader = Anführer
alone-field-table-decks = Decks
alone-field-boss = Boss
alone-field-character = Charakter
alone-field-life = Lebenspunkte
alone-field-calm = Selbstbeherrschung
alone-field-adrenaline = Adrenalin
alone-field-experience = Erfahrung s p c h w
alone-field-companions = Begleiter
alone-field-tokens = Trägt
alone-field-searched = Durchsuchte Räume
alone-field-items = Ausrüstung
alone-field-items-id = Gegenstand
alone-field-charges = Ladungen
alone-field-upgraded = Verbessert
alone-field-figures = Kreaturen im Labyrinth
alone-field-figures-number = Kreatur
alone-field-figures-kind = Art
alone-field-figures-tile = Wo
alone-field-figures-wounded = Verwundet
alone-field-missions = Missionen
alone-field-missions-id = Mission
alone-field-id = Name
    .told = ja
alone-field-counts = Erledigt
alone-field-fulfilled = Erfüllt
alone-field-row = Reaktionsfelder
alone-field-row-turn = Reaktionsfelder: Zug
alone-field-row-spaces = Felder
alone-field-row-card = Karte
alone-field-row-dangerous = Gefährlich
alone-field-row-seat = Von
alone-field-evil = Böse Mächte
alone-field-evil-seat = Böse Mächte
alone-field-first = Erstes Deck
alone-field-second = Zweites Deck
alone-now-bullet_time = Bullet Time
alone-now-cards = Reaktionen in diesem Zug
alone-now-steps = Schritte übrig
alone-legend =
    Ein Sektor zeigt den Buchstaben seines Raums oder # für einen Korridor, dann ! Schaltkasten, r oder b rote oder blaue Treppe, * Licht, x Gefahrenmarker, ? Missionsmarker, @ Held. Räume: M Krankenstation, L Labor, C Kontrollraum, G Generatorraum, E Rettungskapseln, A Waffenkammer, Q Mannschaftsquartier, S Lagerraum.
    Nach einem Doppelpunkt die Kreaturen: s Spore, p Parasit, c Kultist, h Hybride, w Wurm, m Matriarchin, a Apostel, mit ihrer Nummer (bei den Bösen Mächten ist w3 die Kreatur c3); ' verwundet. - und | sind Durchgänge, = und H Türen, X eine blockierte Tür.
    Der Held sieht das Labyrinth: Sektoren heißen etwa m3, Teile mit unbekannter Lage stehen getrennt. Die Bösen Mächte sehen beide Stockwerke: Verborgene Sektoren stehen in Klammern, Kreaturen, die der Held sieht, sind Großbuchstaben.

# Names and printed texts: everything that lies in the box

## Decks
alone-deck-red = Zorn
    .text = Kreaturen werden aggressiver und kämpfen stärker.
alone-deck-blue = Schnelligkeit
    .text = Die Bösen Mächte reagieren öfter, und Kreaturen werden schneller.
alone-deck-green = Schrecken
    .text = Der Held verliert leichter Selbstbeherrschung, und die Bösen Mächte stören seine Aktionen.
alone-deck-violet = Fallen
    .text = Mehr Gefahrenmarker mit mehr Wirkung.

## Reaction cards
alone-card-R01 = Auf der Fährte
    .when = Bewegen, am Zugende
    .basic = 1 Kreatur zieht bis zu 2 Schritte. Oder hole 1 Kreatur zurück, dann taucht 1 Kreatur auf, Mindestabstand −1.
    .dangerous = Diese Kreatur hat in diesem Zug +1 Würfel.
    .text = { alone-card-R01.when }. { alone-card-R01.basic } Gefährlich: { alone-card-R01.dangerous }
    .side0 = 1 Kreatur zieht bis zu 2 Schritte.
    .side1 = Hole 1 Kreatur zurück, dann taucht 1 Kreatur auf, Mindestabstand −1.
alone-card-R02 = Hinterhalt
    .when = Bewegen, nach einem Schritt
    .basic = 1 Kreatur zieht bis zu 1 Schritt.
    .dangerous = Diese Kreatur hat in diesem Zug +1 Würfel.
    .text = { alone-card-R02.when }. { alone-card-R02.basic } Gefährlich: { alone-card-R02.dangerous }
alone-card-R03 = Rudelwut
    .when = Bewegen, am Zugende
    .basic = Bis zu 2 Kreaturen ziehen je bis zu 1 Schritt.
    .dangerous = Alle Kreaturen im Sektor des Helden haben in diesem Zug +1 Würfel.
    .text = { alone-card-R03.when }. { alone-card-R03.basic } Gefährlich: { alone-card-R03.dangerous }
alone-card-R04 = Ansprung
    .when = Erkunden, vor dem Enthüllen
    .basic = 1 verborgene Kreatur zieht bis zu 2 Schritte.
    .dangerous = Diese Kreatur hat in diesem Zug +1 Würfel.
    .text = { alone-card-R04.when }. { alone-card-R04.basic } Gefährlich: { alone-card-R04.dangerous }
alone-card-R05 = Vom Strahl gelockt
    .when = Erkunden, am Zugende
    .basic = 1 Kreatur zieht bis zu 3 Schritte; sie muss näher am Helden enden als zuvor.
    .dangerous = Schalte in 1 erkundeten Sektor das Licht aus.
    .text = { alone-card-R05.when }. { alone-card-R05.basic } Gefährlich: { alone-card-R05.dangerous }
alone-card-R06 = Dicke Haut
    .when = Angreifen, nach dem Wurf des Helden
    .basic = 1 Treffer dieses Wurfs entfällt.
    .dangerous = 1 weiterer Treffer entfällt.
    .text = { alone-card-R06.when }. { alone-card-R06.basic } Gefährlich: { alone-card-R06.dangerous }
alone-card-R07 = Vergeltung
    .when = Angreifen, am Zugende
    .basic = Das Ziel greift sofort an, wenn es lebt und im Sektor des Helden ist.
    .dangerous = Vorher erhält das Ziel in diesem Zug +1 Würfel.
    .text = { alone-card-R07.when }. { alone-card-R07.basic } Gefährlich: { alone-card-R07.dangerous }
alone-card-R08 = Jagdinstinkt
    .when = Orten, vor der Antwort
    .basic = 1 Kreatur zieht bis zu 2 Schritte.
    .dangerous = Heile 1 verwundete Kreatur.
    .text = { alone-card-R08.when }. { alone-card-R08.basic } Gefährlich: { alone-card-R08.dangerous }
alone-card-R09 = Krallen in der Kiste
    .when = Durchsuchen, nach dem Ziehen
    .basic = 1 Kreatur zieht bis zu 2 Schritte.
    .dangerous = Der Held verliert 1 Lebenspunkt.
    .text = { alone-card-R09.when }. { alone-card-R09.basic } Gefährlich: { alone-card-R09.dangerous }
alone-card-R10 = Nest
    .when = Durchsuchen, am Zugende
    .basic = 1 Kreatur taucht auf, Mindestabstand −1.
    .dangerous = Diese Kreatur hat in diesem Zug +1 Würfel.
    .text = { alone-card-R10.when }. { alone-card-R10.basic } Gefährlich: { alone-card-R10.dangerous }
alone-card-R11 = Überlastung
    .when = Interagieren, am Zugende
    .basic = 1 Kreatur zieht bis zu 2 Schritte und hat in diesem Zug +1 Würfel.
    .dangerous = Der Held verliert 1 Lebenspunkt.
    .text = { alone-card-R11.when }. { alone-card-R11.basic } Gefährlich: { alone-card-R11.dangerous }
alone-card-R12 = Blutgeruch
    .when = Nach Lebensverlust
    .basic = 1 Kreatur zieht bis zu 2 Schritte.
    .dangerous = Diese Kreatur hat in diesem Zug +1 Würfel.
    .text = { alone-card-R12.when }. { alone-card-R12.basic } Gefährlich: { alone-card-R12.dangerous }
alone-card-R13 = Raserei
    .when = Nach Selbstbeherrschungsverlust
    .basic = Alle Kreaturen im Sektor des Helden haben in diesem Zug +1 Würfel.
    .dangerous = In diesem Zug zählen bei Angriffen der Kreaturen bedingte Treffer.
    .text = { alone-card-R13.when }. { alone-card-R13.basic } Gefährlich: { alone-card-R13.dangerous }
alone-card-B01 = Ansturm
    .when = Bewegen, am Zugende
    .basic = 1 Kreatur zieht bis zu 3 Schritte.
    .dangerous = 1 Kreatur zieht bis zu 1 Schritt.
    .text = { alone-card-B01.when }. { alone-card-B01.basic } Gefährlich: { alone-card-B01.dangerous }
alone-card-B02 = Abgeschnitten
    .when = Bewegen, nach einem Schritt
    .basic = 1 Kreatur zieht bis zu 2 Schritte.
    .dangerous = Schmal: belegt auch als Kombo nur 1 Reaktionsfeld.
    .text = { alone-card-B02.when }. { alone-card-B02.basic } Gefährlich: { alone-card-B02.dangerous }
alone-card-B03 = Durch die Schächte
    .when = Bewegen, am Zugende
    .basic = Teleportiere 1 Parasiten oder 1 Spore in einen verborgenen Sektor mit Abstand 2 oder mehr.
    .dangerous = Die Bösen Mächte ziehen 1 Karte.
    .text = { alone-card-B03.when }. { alone-card-B03.basic } Gefährlich: { alone-card-B03.dangerous }
    .side0 = Teleportiere 1 Parasiten.
    .side1 = Teleportiere 1 Spore.
alone-card-B04 = Ausschwärmen
    .when = Erkunden, vor dem Enthüllen
    .basic = Bis zu 2 verborgene Kreaturen ziehen je bis zu 2 Schritte.
    .dangerous = Die Bösen Mächte ziehen 1 Karte.
    .text = { alone-card-B04.when }. { alone-card-B04.basic } Gefährlich: { alone-card-B04.dangerous }
alone-card-B05 = Einkreisen
    .when = Erkunden, am Zugende
    .basic = Bis zu 2 Kreaturen ziehen je bis zu 2 Schritte.
    .dangerous = Schmal: belegt auch als Kombo nur 1 Reaktionsfeld.
    .text = { alone-card-B05.when }. { alone-card-B05.basic } Gefährlich: { alone-card-B05.dangerous }
alone-card-B06 = Ausweichen
    .when = Angreifen, nach dem Wurf des Helden
    .basic = 1 Treffer dieses Wurfs entfällt. Lebt das Ziel nach dem Schaden, zieht es bis zu 1 Schritt.
    .dangerous = 1 weiterer Treffer entfällt.
    .text = { alone-card-B06.when }. { alone-card-B06.basic } Gefährlich: { alone-card-B06.dangerous }
alone-card-B07 = Schwarm
    .when = Angreifen, am Zugende
    .basic = Bis zu 2 Parasiten ziehen je bis zu 3 Schritte. Oder 1 Kreatur zieht bis zu 2 Schritte.
    .dangerous = Die Bösen Mächte ziehen 1 Karte.
    .text = { alone-card-B07.when }. { alone-card-B07.basic } Gefährlich: { alone-card-B07.dangerous }
    .side0 = Bis zu 2 Parasiten ziehen je bis zu 3 Schritte.
    .side1 = 1 Kreatur zieht bis zu 2 Schritte.
alone-card-B08 = Bewegliches Ziel
    .when = Orten, vor der Antwort
    .basic = 1 Kreatur zieht bis zu 2 Schritte. Die Bösen Mächte ziehen 1 Karte.
    .dangerous = Ändere den Abstand 1 Antwort um 1.
    .text = { alone-card-B08.when }. { alone-card-B08.basic } Gefährlich: { alone-card-B08.dangerous }
alone-card-B09 = Weggeschnappt
    .when = Durchsuchen, nach dem Ziehen
    .basic = 1 zufällige der gezogenen Karten kommt unter den Ausrüstungsstapel.
    .dangerous = Die Bösen Mächte ziehen 1 Karte.
    .text = { alone-card-B09.when }. { alone-card-B09.basic } Gefährlich: { alone-card-B09.dangerous }
alone-card-B10 = Opportunist
    .when = Durchsuchen, am Zugende
    .basic = 1 Kreatur zieht bis zu 2 Schritte. Die Bösen Mächte ziehen 1 Karte.
    .dangerous = Schmal: belegt auch als Kombo nur 1 Reaktionsfeld.
    .text = { alone-card-B10.when }. { alone-card-B10.basic } Gefährlich: { alone-card-B10.dangerous }
alone-card-B11 = Schnell wie Funken
    .when = Interagieren, am Zugende
    .basic = 1 Kreatur zieht bis zu 3 Schritte.
    .dangerous = Schalte in 1 Sektor in Sicht das Licht aus, nicht in dem des Helden.
    .text = { alone-card-B11.when }. { alone-card-B11.basic } Gefährlich: { alone-card-B11.dangerous }
alone-card-B12 = Nachsetzen
    .when = Nach Lebensverlust
    .basic = Die Bösen Mächte ziehen 2 Karten.
    .dangerous = Schmal: belegt auch als Kombo nur 1 Reaktionsfeld.
    .text = { alone-card-B12.when }. { alone-card-B12.basic } Gefährlich: { alone-card-B12.dangerous }
alone-card-B13 = Unerbittlich
    .when = Nach Selbstbeherrschungsverlust
    .basic = 1 Kreatur zieht bis zu 3 Schritte.
    .dangerous = Die Bösen Mächte ziehen 1 Karte.
    .text = { alone-card-B13.when }. { alone-card-B13.basic } Gefährlich: { alone-card-B13.dangerous }
alone-card-G01 = Geflüster
    .when = Bewegen, am Zugende
    .basic = 1 Kreatur zieht bis zu 1 Schritt. Ist dann eine verborgene Kreatur höchstens im Abstand 2, verliert der Held 1 Selbstbeherrschung.
    .dangerous = Der Held verliert 1 Selbstbeherrschung.
    .text = { alone-card-G01.when }. { alone-card-G01.basic } Gefährlich: { alone-card-G01.dangerous }
alone-card-G02 = Zugeschlagene Tür
    .when = Bewegen, nach einem Schritt
    .basic = Blockiere 1 Tür im Sektor des Helden.
    .dangerous = Der Rest der Aktion entfällt.
    .text = { alone-card-G02.when }. { alone-card-G02.basic } Gefährlich: { alone-card-G02.dangerous }
alone-card-G03 = Schritte
    .when = Bewegen, am Zugende
    .basic = 1 Kreatur taucht auf; ihr Geräusch wird nicht gemeldet.
    .dangerous = Der Held verliert 1 Selbstbeherrschung.
    .text = { alone-card-G03.when }. { alone-card-G03.basic } Gefährlich: { alone-card-G03.dangerous }
alone-card-G04 = Schwacher Strahl
    .when = Erkunden, vor dem Enthüllen
    .basic = Dieses Erkunden reicht nur 1 Sektor weit.
    .dangerous = Der Held verliert 1 Selbstbeherrschung.
    .text = { alone-card-G04.when }. { alone-card-G04.basic } Gefährlich: { alone-card-G04.dangerous }
alone-card-G05 = Gestalt im Dunkeln
    .when = Erkunden, am Zugende
    .basic = 1 verborgene Kreatur zieht bis zu 2 Schritte. Wird sie dabei enthüllt, aber nicht im Sektor des Helden, verliert er 1 Selbstbeherrschung.
    .dangerous = Schalte in 1 Sektor in Sicht das Licht aus, nicht in dem des Helden.
    .text = { alone-card-G05.when }. { alone-card-G05.basic } Gefährlich: { alone-card-G05.dangerous }
alone-card-G06 = Zitternde Hände
    .when = Angreifen, nach dem Wurf des Helden
    .basic = In diesem Wurf zählen bedingte Treffer nicht.
    .dangerous = 1 Treffer dieses Wurfs entfällt.
    .text = { alone-card-G06.when }. { alone-card-G06.basic } Gefährlich: { alone-card-G06.dangerous }
alone-card-G07 = Grauen
    .when = Angreifen, am Zugende
    .basic = Ist eine Kreatur im Sektor des Helden, verliert er 1 Selbstbeherrschung.
    .dangerous = Schalte im Sektor des Helden das Licht aus.
    .text = { alone-card-G07.when }. { alone-card-G07.basic } Gefährlich: { alone-card-G07.dangerous }
alone-card-G08 = Täuschung
    .when = Orten, vor der Antwort
    .basic = Ändere den Abstand 1 Antwort um bis zu 3.
    .dangerous = Ändere stattdessen bis zu 2 Antworten um je bis zu 3.
    .text = { alone-card-G08.when }. { alone-card-G08.basic } Gefährlich: { alone-card-G08.dangerous }
alone-card-G09 = Fauler Fund
    .when = Durchsuchen, nach dem Ziehen
    .basic = Lege 1 der gezogenen Ausrüstungskarten ab; sie ist aus dem Spiel.
    .dangerous = Der Held verliert 1 Selbstbeherrschung.
    .text = { alone-card-G09.when }. { alone-card-G09.basic } Gefährlich: { alone-card-G09.dangerous }
alone-card-G10 = Kalter Schweiß
    .when = Durchsuchen, am Zugende
    .basic = 1 Kreatur zieht bis zu 1 Schritt. Der Held verliert 1 Selbstbeherrschung.
    .dangerous = Der Held verliert 1 Adrenalin.
    .text = { alone-card-G10.when }. { alone-card-G10.basic } Gefährlich: { alone-card-G10.dangerous }
alone-card-G11 = Sabotage
    .when = Interagieren, am Zugende
    .basic = Schalte in bis zu 2 Sektoren in Sicht das Licht aus, nicht in dem des Helden.
    .dangerous = Schalte im Sektor des Helden das Licht aus.
    .text = { alone-card-G11.when }. { alone-card-G11.basic } Gefährlich: { alone-card-G11.dangerous }
alone-card-G12 = Panik
    .when = Nach Lebensverlust
    .basic = Der Held verliert 1 Selbstbeherrschung.
    .dangerous = Der Held verliert 1 Adrenalin.
    .text = { alone-card-G12.when }. { alone-card-G12.basic } Gefährlich: { alone-card-G12.dangerous }
alone-card-G13 = Halluzination
    .when = Nach Selbstbeherrschungsverlust
    .basic = Bis zu 2 enthüllte Sektoren werden verborgen: nicht der des Helden und kein beleuchteter in Sicht.
    .dangerous = Der Held verliert 1 Selbstbeherrschung.
    .text = { alone-card-G13.when }. { alone-card-G13.basic } Gefährlich: { alone-card-G13.dangerous }
alone-card-V01 = Loses Gitter
    .when = Bewegen, am Zugende
    .basic = 1 Kreatur zieht bis zu 1 Schritt. Lege 1 Gefahrenmarker in einen verborgenen Sektor mit Abstand 2 oder mehr.
    .dangerous = Der Held verliert 1 Lebenspunkt.
    .text = { alone-card-V01.when }. { alone-card-V01.basic } Gefährlich: { alone-card-V01.dangerous }
alone-card-V02 = Zugeschnappt
    .when = Bewegen, nach einem Schritt
    .basic = Lege 1 Gefahrenmarker in den Sektor des Helden.
    .dangerous = Der Held verliert 1 Selbstbeherrschung.
    .text = { alone-card-V02.when }. { alone-card-V02.basic } Gefährlich: { alone-card-V02.dangerous }
alone-card-V03 = Kriechender Bewuchs
    .when = Bewegen, am Zugende
    .basic = Verschiebe bis zu 2 Gefahrenmarker um je bis zu 2 Schritte, außer Sicht. Omen: Die nächste offen gespielte Karte dieses Zuges ist gefährlich.
    .dangerous = Lege 1 Gefahrenmarker in einen Sektor, der an den Helden angrenzt.
    .text = { alone-card-V03.when }. { alone-card-V03.basic } Gefährlich: { alone-card-V03.dangerous }
alone-card-V04 = Stolperdraht
    .when = Erkunden, vor dem Enthüllen
    .basic = Lege bis zu 2 Gefahrenmarker in die Sektoren dieses Erkundens.
    .dangerous = Diese Aktion kann keinen Gefahrenmarker entfernen.
    .text = { alone-card-V04.when }. { alone-card-V04.basic } Gefährlich: { alone-card-V04.dangerous }
alone-card-V05 = Verminter Weg
    .when = Erkunden, am Zugende
    .basic = Lege 1 Gefahrenmarker in einen Sektor, der an den Helden angrenzt. 1 Kreatur zieht bis zu 1 Schritt.
    .dangerous = Lege 1 Gefahrenmarker in einen beliebigen Sektor.
    .text = { alone-card-V05.when }. { alone-card-V05.basic } Gefährlich: { alone-card-V05.dangerous }
alone-card-V06 = Fallende Trümmer
    .when = Angreifen, nach dem Wurf des Helden
    .basic = Entferne 1 Gefahrenmarker; wenn du das tust, entfällt 1 Treffer dieses Wurfs.
    .dangerous = 1 Treffer dieses Wurfs entfällt.
    .text = { alone-card-V06.when }. { alone-card-V06.basic } Gefährlich: { alone-card-V06.dangerous }
alone-card-V07 = Tückischer Boden
    .when = Angreifen, am Zugende
    .basic = Lege 1 Gefahrenmarker in den Sektor des Helden.
    .dangerous = Der Held verliert 1 Lebenspunkt.
    .text = { alone-card-V07.when }. { alone-card-V07.basic } Gefährlich: { alone-card-V07.dangerous }
alone-card-V08 = Rauschen
    .when = Orten, vor der Antwort
    .basic = Lege 1 Gefahrenmarker in einen verborgenen Sektor mit Abstand 2 oder mehr. Ändere den Abstand 1 Antwort um 1.
    .dangerous = Lege 1 Gefahrenmarker in einen verborgenen Sektor mit Abstand 2 oder mehr.
    .text = { alone-card-V08.when }. { alone-card-V08.basic } Gefährlich: { alone-card-V08.dangerous }
alone-card-V09 = Sprengfalle
    .when = Durchsuchen, nach dem Ziehen
    .basic = Der Held wählt: Er verliert 1 Lebenspunkt, oder 1 zufällige der gezogenen Karten kommt unter den Ausrüstungsstapel.
    .dangerous = Der Held verliert 1 Lebenspunkt.
    .text = { alone-card-V09.when }. { alone-card-V09.basic } Gefährlich: { alone-card-V09.dangerous }
alone-card-V10 = Eingesperrt
    .when = Durchsuchen, am Zugende
    .basic = Blockiere bis zu 2 Türen im Sektor des Helden.
    .dangerous = Lege 1 Gefahrenmarker in einen Sektor, der an den Helden angrenzt.
    .text = { alone-card-V10.when }. { alone-card-V10.basic } Gefährlich: { alone-card-V10.dangerous }
alone-card-V11 = Kurzschluss
    .when = Interagieren, am Zugende
    .basic = Lege 1 Gefahrenmarker in einen Sektor, der an den Helden angrenzt. Schalte in 1 angrenzenden Sektor das Licht aus.
    .dangerous = Der Held gibt 1 Ladung seiner Wahl ab.
    .text = { alone-card-V11.when }. { alone-card-V11.basic } Gefährlich: { alone-card-V11.dangerous }
alone-card-V12 = Infektion
    .when = Nach Lebensverlust
    .basic = Lege 1 Gefahrenmarker in den Sektor des Helden.
    .dangerous = Der Held verliert 1 Lebenspunkt.
    .text = { alone-card-V12.when }. { alone-card-V12.basic } Gefährlich: { alone-card-V12.dangerous }
alone-card-V13 = Nervengas
    .when = Nach Selbstbeherrschungsverlust
    .basic = Lege bis zu 2 Gefahrenmarker in Sektoren, die an den Helden angrenzen.
    .dangerous = Der Held verliert 1 Selbstbeherrschung.
    .text = { alone-card-V13.when }. { alone-card-V13.basic } Gefährlich: { alone-card-V13.dangerous }
alone-card-standard = Standardreaktion
    .text = Jede Karte, verdeckt gespielt: 1 Kreatur zieht bis zu 1 Schritt, oder 1 Kreatur taucht auf.
    .side0 = 1 Kreatur zieht bis zu 1 Schritt.
    .side1 = 1 Kreatur taucht auf.

## Items
alone-item-AMMO_M = Munition (Metall)
    .use = Zahle x Ladungen (1 bis 3): 2 + x Würfel auf 1 Kreatur in Sicht.
    .upgraded = 3 + x Würfel.
    .text = Angreifen. Metall, 4 Ladungen. { alone-item-AMMO_M.use } Verbessert mit Elektronik: { alone-item-AMMO_M.upgraded }
alone-item-AMMO_E = Munition (Elektronik)
    .use = Zahle x Ladungen (1 bis 3): 2 + x Würfel auf 1 Kreatur in Sicht.
    .upgraded = 3 + x Würfel.
    .text = Angreifen. Elektronik, 4 Ladungen. { alone-item-AMMO_E.use } Verbessert mit Chemie: { alone-item-AMMO_E.upgraded }
alone-item-AMMO_C = Munition (Chemie)
    .use = Zahle x Ladungen (1 bis 3): 2 + x Würfel auf 1 Kreatur in Sicht.
    .upgraded = 3 + x Würfel.
    .text = Angreifen. Chemie, 4 Ladungen. { alone-item-AMMO_C.use } Verbessert mit Metall: { alone-item-AMMO_C.upgraded }
alone-item-KNIF = Schneidmesser
    .use = 3 Würfel auf 1 Kreatur in deinem Sektor.
    .upgraded = 4 Würfel.
    .text = Angreifen. Metall, 3 Ladungen. { alone-item-KNIF.use } Verbessert mit Chemie: { alone-item-KNIF.upgraded }
alone-item-WELD = Schweißbrenner
    .use = Blockiere oder öffne bis zu 2 Türen deines Sektors.
    .upgraded = Bis zu 3 Türen von Sektoren in Sicht.
    .text = Interagieren. Metall, 3 Ladungen. { alone-item-WELD.use } Verbessert mit Chemie: { alone-item-WELD.upgraded }
    .side0 = Türen blockieren.
    .side1 = Blockierte Türen öffnen.
alone-item-PICK = Brecheisen
    .use = Zieh 3 Ausrüstungskarten, dann darfst du verbessern. Der Raum gilt nicht als durchsucht.
    .upgraded = 4 Karten.
    .text = Durchsuchen. Metall, 2 Ladungen. { alone-item-PICK.use } Verbessert mit Chemie: { alone-item-PICK.upgraded }
alone-item-TOOL = Werkzeugkasten
    .use = Zieh 1 Ausrüstungskarte, dann darfst du verbessern. Lege 2 Ladungen auf andere Gegenstände (nicht auf Werkzeugkästen).
    .upgraded = 2 Karten, 3 Ladungen.
    .text = Durchsuchen. Metall, 2 Ladungen. { alone-item-TOOL.use } Verbessert mit Elektronik: { alone-item-TOOL.upgraded }
alone-item-BOOT = Magnetstiefel
    .use = 1 sicherer Schritt (kein Gelegenheitsangriff).
    .upgraded = Bis zu 2 sichere Schritte.
    .text = Bewegen. Metall, 3 Ladungen. { alone-item-BOOT.use } Verbessert mit Elektronik: { alone-item-BOOT.upgraded }
alone-item-JETP = Jetpack
    .use = Bis zu 2 Schritte.
    .upgraded = Bis zu 3 Schritte.
    .text = Bewegen. Elektronik, 3 Ladungen. { alone-item-JETP.use } Verbessert mit Chemie: { alone-item-JETP.upgraded }
alone-item-DRON = Suchdrohne
    .use = 3 Würfel auf 1 enthüllte Kreatur deines Stockwerks.
    .upgraded = Oder nenne eine Art: Die nächste verborgene Kreatur davon auf deinem Stockwerk, höchstens im Abstand 3, wird mit 3 Würfeln angegriffen. Du erfährst nur Wurf und Treffer.
    .text = Angreifen. Elektronik, 2 Ladungen. { alone-item-DRON.use } Verbessert mit Metall: { alone-item-DRON.upgraded }
    .side0 = Greife eine enthüllte Kreatur an.
    .side1 = Suche eine verborgene Kreatur.
alone-item-FLOO = Flutlicht
    .use = Erkunde 2 Sektoren; Licht an in 1 davon.
    .upgraded = Licht an in beiden.
    .text = Erkunden. Elektronik, 3 Ladungen. { alone-item-FLOO.use } Verbessert mit Metall: { alone-item-FLOO.upgraded }
alone-item-SCAN = Bewegungsscanner
    .use = Orte 3 Ziele.
    .upgraded = 4 Ziele.
    .text = Orten. Elektronik, 3 Ladungen. { alone-item-SCAN.use } Verbessert mit Chemie: { alone-item-SCAN.upgraded }
alone-item-MAPP = Vermessungssonde
    .use = Erkunde 3 Sektoren in 1 Richtung.
    .upgraded = Erkunde je 2 Sektoren in 2 Richtungen und entferne dabei je 1 Gefahrenmarker.
    .text = Erkunden. Elektronik, 3 Ladungen. { alone-item-MAPP.use } Verbessert mit Metall: { alone-item-MAPP.upgraded }
alone-item-FUSE = Sicherungsset
    .use = Licht an in deinem Sektor und bis zu 2 weiteren in gerader Linie, ohne Schaltkasten.
    .upgraded = In 2 Richtungen.
    .text = Interagieren. Elektronik, 2 Ladungen. { alone-item-FUSE.use } Verbessert mit Metall: { alone-item-FUSE.upgraded }
alone-item-DISR = Disruptor
    .use = 2 Würfel auf 1 Kreatur in deinem Sektor; lebt sie, stoße sie bis zu 1 Schritt weg.
    .upgraded = 3 Würfel, bis zu 2 Schritte.
    .text = Angreifen. Elektronik, 2 Ladungen. { alone-item-DISR.use } Verbessert mit Chemie: { alone-item-DISR.upgraded }
alone-item-JAMM = Störsender
    .use = Orte 1 Ziel; von jetzt an höchstens 1 Reaktion in diesem Zug.
    .upgraded = 2 Ziele.
    .text = Orten. Elektronik, 1 Ladung. { alone-item-JAMM.use } Verbessert mit Metall: { alone-item-JAMM.upgraded }
alone-item-FLAR = Leuchtpistole
    .use = 2 Würfel auf 1 Kreatur in Sicht; Licht an in ihrem Sektor.
    .upgraded = 3 Würfel.
    .text = Angreifen. Chemie, 2 Ladungen. { alone-item-FLAR.use } Verbessert mit Metall: { alone-item-FLAR.upgraded }
alone-item-GREN = Granate
    .use = Wähle 1 Sektor in Sicht, höchstens 2 entfernt: 3 Würfel gegen jede Kreatur dort, einzeln gewürfelt.
    .upgraded = 4 Würfel, beliebig weit.
    .text = Angreifen. Chemie, 1 Ladung. { alone-item-GREN.use } Verbessert mit Elektronik: { alone-item-GREN.upgraded }
alone-item-MEDK = Verbandskasten
    .use = 2 Lebenspunkte zurück.
    .upgraded = 3 Lebenspunkte.
    .text = Interagieren. Chemie, 2 Ladungen. { alone-item-MEDK.use } Verbessert mit Metall: { alone-item-MEDK.upgraded }
alone-item-SEDA = Beruhigungsmittel
    .use = 2 Selbstbeherrschung zurück.
    .upgraded = 3 Selbstbeherrschung.
    .text = Interagieren. Chemie, 2 Ladungen. { alone-item-SEDA.use } Verbessert mit Elektronik: { alone-item-SEDA.upgraded }
alone-item-STIM = Aufputschmittel
    .use = 2 Adrenalin.
    .upgraded = Dazu 1 Selbstbeherrschung.
    .text = Interagieren. Chemie, 1 Ladung. { alone-item-STIM.use } Verbessert mit Elektronik: { alone-item-STIM.upgraded }
alone-item-LAMP = Knicklicht
    .use = 1 Schritt; Licht an im neuen Sektor.
    .upgraded = Dazu Licht an in 1 enthüllten angrenzenden Sektor.
    .text = Bewegen. Chemie, 3 Ladungen. { alone-item-LAMP.use } Verbessert mit Elektronik: { alone-item-LAMP.upgraded }
alone-item-DEFU = Neutralisator
    .use = Entferne bis zu 2 Gefahrenmarker aus deinem und angrenzenden enthüllten Sektoren.
    .upgraded = Bis zu 3, auch aus Sektoren in Sicht.
    .text = Erkunden. Chemie, 2 Ladungen. { alone-item-DEFU.use } Verbessert mit Metall: { alone-item-DEFU.upgraded }

## Materials
alone-material-metal = Metall
alone-material-electronics = Elektronik
alone-material-chemical = Chemie

## Missions
alone-mission-MG1 = Notstrom
    .steps = Interagiere 2-mal im Generatorraum.
    .reward = Licht an in jedem Sektor mit Schaltkasten und jedem daran angrenzenden.
    .text = { alone-mission-MG1.steps } Belohnung: { alone-mission-MG1.reward }
alone-mission-MG2 = Vermisstes Crewmitglied
    .steps = Finde unter 3 Markern den Überlebenden.
    .reward = Ein zufälliger Begleiter.
    .text = { alone-mission-MG2.steps } Belohnung: { alone-mission-MG2.reward }
alone-mission-MG3 = Spindcodes
    .steps = Nimm den Code im Mannschaftsquartier. Übergib ihn in der Waffenkammer.
    .reward = Zieh 3 Ausrüstungskarten, dann darfst du verbessern; 2 Ladungen.
    .text = { alone-mission-MG3.steps } Belohnung: { alone-mission-MG3.reward }
alone-mission-MG4 = Notoperation
    .steps = Nimm das Besteck im Lagerraum. Interagiere in der Krankenstation.
    .reward = 4 Lebenspunkte und 2 Selbstbeherrschung zurück.
    .text = { alone-mission-MG4.steps } Belohnung: { alone-mission-MG4.reward }
alone-mission-MG5 = Präparat
    .steps = Töte 2 Kreaturen. Interagiere im Labor.
    .reward = Je 1 Erfahrungspunkt für 2 Fähigkeiten.
    .text = { alone-mission-MG5.steps } Belohnung: { alone-mission-MG5.reward }
alone-mission-MG6 = Stationsplan
    .steps = Interagiere im beleuchteten Kontrollraum.
    .reward = Zu Beginn von Zug 1 jeder späteren Runde darfst du 1 Ziel orten (keine Aktion).
    .text = { alone-mission-MG6.steps } Belohnung: { alone-mission-MG6.reward }
alone-mission-MG7 = Zeugmeister
    .steps = Interagiere im Lagerraum und in der Waffenkammer, in beliebiger Reihenfolge.
    .reward = Verbessere bis zu 2 Gegenstände kostenlos; 2 Ladungen.
    .text = { alone-mission-MG7.steps } Belohnung: { alone-mission-MG7.reward }
alone-mission-MG8 = Kampfserum
    .steps = Nimm das Serum im Labor. Übergib es in der Krankenstation.
    .reward = 3 Adrenalin; dein Adrenalin-Maximum ist von nun an 1 höher (höchstens 6).
    .text = { alone-mission-MG8.steps } Belohnung: { alone-mission-MG8.reward }
alone-mission-MB1 = Giftleck
    .steps = Nimm die Dichtung im Lagerraum. Interagiere im Labor.
    .reward = 2 Lebenspunkte zurück.
    .nuisance = Am Rundenende in einem Korridor verlierst du 1 Lebenspunkt.
    .text = Plage: { alone-mission-MB1.nuisance } { alone-mission-MB1.steps } Belohnung: { alone-mission-MB1.reward }
alone-mission-MB2 = Schreie über Funk
    .steps = Interagiere 2-mal im Kontrollraum.
    .reward = 3 Selbstbeherrschung zurück.
    .nuisance = Am Rundenende verlierst du 1 Selbstbeherrschung.
    .text = Plage: { alone-mission-MB2.nuisance } { alone-mission-MB2.steps } Belohnung: { alone-mission-MB2.reward }
alone-mission-MB3 = Stromverlust
    .steps = Interagiere im beleuchteten Generatorraum.
    .reward = Licht an vom Generatorraum aus in 2 Richtungen, je bis zu 2 Sektoren weit.
    .nuisance = Am Rundenende schaltet der Anführer in bis zu 2 Sektoren das Licht aus.
    .text = Plage: { alone-mission-MB3.nuisance } { alone-mission-MB3.steps } Belohnung: { alone-mission-MB3.reward }
alone-mission-MB4 = Brutgrube
    .steps = Töte 1 Kreatur. Interagiere bei den Rettungskapseln.
    .reward = Je 1 Erfahrungspunkt für 2 Fähigkeiten.
    .nuisance = Der Mindestabstand ist 1 kleiner (mindestens 2, bevor Karten ihn senken).
    .text = Plage: { alone-mission-MB4.nuisance } { alone-mission-MB4.steps } Belohnung: { alone-mission-MB4.reward }
alone-mission-MB5 = Abgeriegelt
    .steps = Nimm die Schlüsselkarte im Mannschaftsquartier. Interagiere im Kontrollraum.
    .reward = Alle blockierten Türen öffnen sich; zieh 2 Ausrüstungskarten, dann darfst du verbessern.
    .nuisance = Alle Türen von Waffenkammer und Krankenstation sind beim Aufbau blockiert.
    .text = Plage: { alone-mission-MB5.nuisance } { alone-mission-MB5.steps } Belohnung: { alone-mission-MB5.reward }
alone-mission-MB6 = Alte Wunden
    .steps = Interagiere 2-mal in der Krankenstation, ohne Kreatur dort.
    .reward = 3 Lebenspunkte zurück.
    .nuisance = Jeder Gewinn an Lebenspunkten ist 1 kleiner.
    .text = Plage: { alone-mission-MB6.nuisance } { alone-mission-MB6.steps } Belohnung: { alone-mission-MB6.reward }
alone-mission-MB7 = Dünne Luft
    .steps = Nimm den Filter bei den Rettungskapseln. Interagiere im Generatorraum.
    .reward = 2 Adrenalin und 2 Selbstbeherrschung.
    .nuisance = Dein Adrenalin-Maximum ist 1 kleiner (mindestens 1).
    .text = Plage: { alone-mission-MB7.nuisance } { alone-mission-MB7.steps } Belohnung: { alone-mission-MB7.reward }
alone-mission-MB8 = Schleichende Fäulnis
    .steps = Interagiere 2-mal im Mannschaftsquartier.
    .reward = Alle Gefahrenmarker deines Stockwerks verschwinden, gesehen oder nicht.
    .nuisance = Die Bösen Mächte erhalten in jeder Runde 1 Gefahrenmarker mehr.
    .text = Plage: { alone-mission-MB8.nuisance } { alone-mission-MB8.steps } Belohnung: { alone-mission-MB8.reward }
alone-mission-MR1 = Rettungskapsel
    .steps = Interagiere im Kontrollraum, dann im Generatorraum, dann bei den Rettungskapseln ohne Kreatur dort.
    .text = { alone-mission-MR1.steps } Dann gewinnt der Held.
alone-mission-MR2 = Das Nest ausbrennen
    .steps = Töte die Matriarchin.
    .start = Der Anführer setzt die Matriarchin verborgen ein; der Held erfährt, dass sie da ist.
    .text = { alone-mission-MR2.start } { alone-mission-MR2.steps } Dann gewinnt der Held.
alone-mission-MR3 = Den Apostel zum Schweigen bringen
    .steps = Nimm den Beweis im Labor und töte den Apostel, in beliebiger Reihenfolge.
    .start = Der Apostel erscheint in Kontrollraum oder Labor, im weiter entfernten; der Held erfährt nicht, wo.
    .text = { alone-mission-MR3.start } { alone-mission-MR3.steps } Dann gewinnt der Held.
alone-mission-MR4 = Selbstzerstörung
    .steps = Interagiere in Generatorraum, Labor und Lagerraum in beliebiger Reihenfolge, dann bei den Rettungskapseln.
    .text = { alone-mission-MR4.steps } Dann gewinnt der Held.
alone-mission-MR5 = Notruf
    .steps = Nimm die Antenne im Lagerraum. Übergib sie im Kontrollraum. Beende dort 4 Züge.
    .text = { alone-mission-MR5.steps } Dann gewinnt der Held.
alone-mission-MR6 = Das Heilmittel
    .steps = Finde unter 3 Markern die Probe. Interagiere im Labor, dann in der Krankenstation.
    .text = { alone-mission-MR6.steps } Dann gewinnt der Held.
alone-mission-MR7 = Die Blackbox
    .steps = Interagiere im Kontrollraum. Nimm die Blackbox im Mannschaftsquartier. Übergib sie bei den Rettungskapseln.
    .text = { alone-mission-MR7.steps } Dann gewinnt der Held.
alone-mission-MR8 = Letztes Gefecht
    .steps = Interagiere in Waffenkammer und Krankenstation in beliebiger Reihenfolge. Beende 3 Züge im Generatorraum.
    .text = { alone-mission-MR8.steps } Dann gewinnt der Held.
alone-colour-green = grüne Mission
alone-colour-blue = blaue Mission
alone-colour-red = rote Mission

## Mission tokens
alone-token-survivor = Überlebender
alone-token-code = Code
alone-token-kit = Besteck
alone-token-serum = Serum
alone-token-seal = Dichtung
alone-token-card = Schlüsselkarte
alone-token-filter = Filter
alone-token-proof = Beweis
alone-token-antenna = Antenne
alone-token-sample = Probe
alone-token-box = Blackbox

## Characters: as Hero .hero, as companion .companion, when sacrificed .sacrifice
alone-character-pilot = Pilot
    .hero = Einmal pro Runde nach einer Bewegen-Aktion: 1 weiterer, sicherer Schritt.
    .companion = Einmal pro Zug bei einer Bewegen-Aktion: Ihre Schritte sind sicher.
    .sacrifice = Freie Bewegen-Aktion: bis zu 3 sichere Schritte.
    .text = { alone-character-pilot.hero } Begleiter: { alone-character-pilot.companion } Opfern: { alone-character-pilot.sacrifice }
alone-character-technician = Techniker
    .hero = Einmal pro Runde nach Durchsuchen oder Interagieren: Verbessere 1 Gegenstand kostenlos.
    .companion = Einmal pro Zug nach einer Interagieren-Aktion: Verbessere 1 Gegenstand kostenlos aus dem allgemeinen Vorrat.
    .sacrifice = Freie Durchsuchen-Aktion mit 1 Karte mehr; in diesem Zug taugt jede Materialart zum Verbessern.
    .text = { alone-character-technician.hero } Begleiter: { alone-character-technician.companion } Opfern: { alone-character-technician.sacrifice }
alone-character-commander = Kommandant
    .hero = +1 Würfel beim einfachen Angriff.
    .companion = Einmal pro Zug bei einer Angreifen-Aktion: +1 Würfel.
    .sacrifice = Freie Angreifen-Aktion: 5 Würfel auf 1 Kreatur in Sicht.
    .text = { alone-character-commander.hero } Begleiter: { alone-character-commander.companion } Opfern: { alone-character-commander.sacrifice }
alone-character-doctor = Schiffsarzt
    .hero = Zu Beginn von Zug 1 jeder Runde: 1 Lebenspunkt oder 1 Selbstbeherrschung zurück, nur auf einer Leiste mit höchstens 6.
    .companion = Einmal pro Zug: Kostet ein Angriff einer Kreatur 2 oder mehr Lebenspunkte, ist es 1 weniger (nicht bei einem Gelegenheitsangriff).
    .sacrifice = 3 Lebenspunkte und 3 Selbstbeherrschung zurück.
    .text = { alone-character-doctor.hero } Begleiter: { alone-character-doctor.companion } Opfern: { alone-character-doctor.sacrifice }

## Skills, one for each kind of creature
alone-skill-sealed_mask = Dichte Maske
    .text = Einmal pro Runde: Ein Verlust an Lebenspunkten ist um 1 kleiner (nicht bei einem Gelegenheitsangriff).
alone-skill-light_feet = Leichte Füße
    .text = Einmal pro Runde nach einer Bewegen-Aktion: 1 weiterer Schritt.
alone-skill-cold_aim = Kaltes Auge
    .text = +1 Würfel bei deinen Angriffen (nicht bei Granaten).
alone-skill-steady_mind = Ruhiger Geist
    .text = Jeder Schock kostet 1 weniger.
alone-skill-surge = Schub
    .text = Einmal pro Runde: Bullet Time ohne Adrenalin.

## Abilities: those of characters by part, and the skills
alone-ability-pilot-hero = { alone-character-pilot }
    .text = { alone-character-pilot.hero }
alone-ability-pilot-companion = { alone-character-pilot } (Begleiter)
    .text = { alone-character-pilot.companion }
alone-ability-pilot-sacrifice = Opfern: { alone-character-pilot }
    .text = { alone-character-pilot.sacrifice }
alone-ability-technician-hero = { alone-character-technician }
    .text = { alone-character-technician.hero }
alone-ability-technician-companion = { alone-character-technician } (Begleiter)
    .text = { alone-character-technician.companion }
alone-ability-technician-sacrifice = Opfern: { alone-character-technician }
    .text = { alone-character-technician.sacrifice }
alone-ability-commander-hero = { alone-character-commander }
    .text = { alone-character-commander.hero }
alone-ability-commander-companion = { alone-character-commander } (Begleiter)
    .text = { alone-character-commander.companion }
alone-ability-commander-sacrifice = Opfern: { alone-character-commander }
    .text = { alone-character-commander.sacrifice }
alone-ability-doctor-hero = { alone-character-doctor }
    .text = { alone-character-doctor.hero }
alone-ability-doctor-companion = { alone-character-doctor } (Begleiter)
    .text = { alone-character-doctor.companion }
alone-ability-doctor-sacrifice = Opfern: { alone-character-doctor }
    .text = { alone-character-doctor.sacrifice }
alone-ability-sealed_mask = { alone-skill-sealed_mask }
    .text = { alone-skill-sealed_mask.text }
alone-ability-light_feet = { alone-skill-light_feet }
    .text = { alone-skill-light_feet.text }
alone-ability-cold_aim = { alone-skill-cold_aim }
    .text = { alone-skill-cold_aim.text }
alone-ability-steady_mind = { alone-skill-steady_mind }
    .text = { alone-skill-steady_mind.text }
alone-ability-surge = { alone-skill-surge }
    .text = { alone-skill-surge.text }

## Creatures
alone-creature-spore = Spore
    .plural = Sporen
    .text = Taucht nah auf, schlägt hart zu, stirbt leicht.
alone-creature-parasite = Parasit
    .plural = Parasiten
    .text = Schnell und schwach, stirbt leicht.
alone-creature-cultist = Kultist
    .plural = Kultisten
    .text = Ein Mensch: kein Schock, Licht stört ihn nicht.
alone-creature-hybrid = Hybride
    .plural = Hybriden
    .text = Erschreckt wie ein Wurm, verträgt mehr Licht.
alone-creature-worm = Wurm
    .plural = Würmer
    .text = Im Dunkeln tödlich, im Licht harmlos, taucht fern auf.
alone-creature-matriarch = Matriarchin
    .plural = Matriarchinnen
    .text = Boss: höchstens 1 Wunde pro Angriff. Endet ihre Bewegung beim Helden, geht dort das Licht aus.
alone-creature-apostle = Apostel
    .plural = Apostel
    .text = Boss: Wird er zum ersten Mal enthüllt, darf der Anführer 1 Kultisten auftauchen lassen, Mindestabstand −1.

## Rooms, corridor shapes, stairs
alone-room-M = Krankenstation
    .in = in der Krankenstation
    .short = Kranken- station
alone-room-L = Labor
    .in = im Labor
alone-room-C = Kontrollraum
    .in = im Kontrollraum
    .short = Kontroll- raum
alone-room-G = Generatorraum
    .in = im Generatorraum
    .short = Generator- raum
alone-room-E = Rettungskapseln
    .in = bei den Rettungskapseln
    .short = Rettungs- kapseln
alone-room-A = Waffenkammer
    .in = in der Waffenkammer
    .short = Waffen- kammer
alone-room-Q = Mannschaftsquartier
    .in = im Mannschaftsquartier
    .short = Quartier
alone-room-S = Lagerraum
    .in = im Lagerraum
    .short = Lager- raum
alone-shape-straight = gerader Korridor
alone-shape-bend = abknickender Korridor
alone-shape-t = T-Kreuzung
alone-shape-crossing = Kreuzung
alone-stair-red = rote Treppe
alone-stair-blue = blaue Treppe

## Targets of Locate
alone-target-room-M = { alone-room-M }
alone-target-room-L = { alone-room-L }
alone-target-room-C = { alone-room-C }
alone-target-room-G = { alone-room-G }
alone-target-room-E = { alone-room-E }
alone-target-room-A = { alone-room-A }
alone-target-room-Q = { alone-room-Q }
alone-target-room-S = { alone-room-S }
alone-target-shape-straight = { alone-shape-straight }
alone-target-shape-bend = { alone-shape-bend }
alone-target-shape-t = { alone-shape-t }
alone-target-shape-crossing = { alone-shape-crossing }
alone-target-door = Tür
alone-target-blocked = blockierte Tür
alone-target-stair-red = { alone-stair-red }
alone-target-stair-blue = { alone-stair-blue }
alone-target-switch = Schaltkasten
alone-target-kind-spore = { alone-creature-spore }
alone-target-kind-parasite = { alone-creature-parasite }
alone-target-kind-cultist = { alone-creature-cultist }
alone-target-kind-hybrid = { alone-creature-hybrid }
alone-target-kind-worm = { alone-creature-worm }
alone-target-danger = Gefahrenmarker
alone-target-mission-green = Marker der grünen Mission
alone-target-mission-blue = Marker der blauen Mission
alone-target-mission-red = Marker der roten Mission
alone-target-boss = Boss

## Actions
alone-action-move = Bewegen
    .text = Ziehe 1 Sektor weit, danach darfst du 1 Tür blockieren.
alone-action-explore = Erkunden
    .text = Enthülle bis zu 2 Sektoren in gerader Linie, danach darfst du 1 Gefahrenmarker entfernen.
alone-action-attack = Angreifen
    .text = Greife 1 Kreatur in deinem Sektor mit 2 Würfeln an.
alone-action-locate = Orten
    .text = Erfahre Abstand und Stockwerk von 2 Zielen.
alone-action-search = Durchsuchen
    .text = Zieh 1 Ausrüstungskarte, beim ersten Mal in einem Raum 3; danach darfst du verbessern.
alone-action-interact = Interagieren
    .text = Repariere einen Schaltkasten oder erledige einen Missionsschritt.

## Difficulty
alone-difficulty-easy = leicht
    .text = 4 Reaktionsfelder für die Bösen Mächte. Start: 1 zufällige Munition und 1 zufällige andere Karte. Bei Beginn der Hauptmission: 1 zusätzliche Runde; 3 Lebenspunkte und 3 Selbstbeherrschung zurück.
alone-difficulty-normal = normal
    .text = 5 Reaktionsfelder für die Bösen Mächte. Start: 1 zufällige Munition. Bei Beginn der Hauptmission: 1 zusätzliche Runde; 3 Lebenspunkte oder 3 Selbstbeherrschung zurück.
alone-difficulty-nightmare = Albtraum
    .text = 6 Reaktionsfelder für die Bösen Mächte. Start: 1 zufällige Karte. Bei Beginn der Hauptmission: 3 Lebenspunkte oder 3 Selbstbeherrschung zurück.
alone-difficulty-impossible = unmöglich
    .text = 7 Reaktionsfelder für die Bösen Mächte. Keine Startausrüstung und keine Belohnung.

## Names of directions, places and small things
alone-direction-north = Norden
alone-direction-east = Osten
alone-direction-south = Süden
alone-direction-west = Westen
alone-direction-stairs = Treppe
alone-direction-here = nur hier
alone-noise-north = { alone-direction-north }
alone-noise-east = { alone-direction-east }
alone-noise-south = { alone-direction-south }
alone-noise-west = { alone-direction-west }
alone-noise-stairs = { alone-direction-stairs }
alone-noise-other_floor = anderes Stockwerk
alone-noise-out_of_hearing = außer Hörweite
alone-floor-word-same = dieses Stockwerk
alone-floor-word-other = anderes Stockwerk
alone-tile-m-n = m{ $n }
alone-creature-marker-c-n = c{ $n }
alone-track-life = Lebenspunkte
alone-track-calm = Selbstbeherrschung
alone-side-0 = Erster Effekt
alone-side-1 = Zweiter Effekt
alone-facing-up = offen
alone-facing-down = verdeckt
alone-trap-life = Lebenspunkte verlieren
alone-trap-item = Zufällige gezogene Karte verlieren
alone-symbol-hit = Treffer
alone-symbol-conditional = bedingter Treffer
alone-symbol-miss = Fehlschlag
alone-item- = allgemeiner Vorrat
alone-map-random = zufällig
alone-map-k1 = Station 1
alone-map-k2 = Station 2
alone-map-k3 = Station 3

## Board: Frames of the page
alone-page-chat = Alle lesen den Chat, auch der Held.
alone-page-tab-sheet = Bogen
alone-page-tab-items = Ausrüstung
alone-page-tab-missions = Missionen
alone-page-tab-notes = Notizen
alone-page-tab-creatures = Kreaturen
alone-page-log = Protokoll zeigen oder verbergen
alone-page-legend = Legende
alone-page-choices = Optionen
alone-page-setting-up = Die Station wird aufgebaut
alone-page-setting-up-note = Der Plan erscheint, sobald der Held im Labyrinth steht.

## Board: The maze
alone-page-maze = Labyrinth
alone-page-the-maze = Das Labyrinth
alone-page-maze-note = Am Rundenende bleibt nur, was an dich grenzt oder beleuchtet und in Sicht ist.
alone-page-floor = Stockwerk { $n }
alone-page-apart = ohne Verbindung
alone-page-secret-map = Geheimer Plan
alone-page-show-map = Geheimen Plan zeigen
alone-page-show-maze = Labyrinth zeigen
alone-page-you-here = du bist hier
alone-page-hero-here = der Held ist hier
alone-page-lit = beleuchtet
alone-page-dark = dunkel
alone-page-ways = Wege: { $ways }
alone-page-door = Tür
alone-page-door-blocked = blockierte Tür
alone-page-switch-box = Schaltkasten
alone-page-danger = Gefahrenmarker
alone-page-wounded = verwundet
alone-page-hidden = verborgen
alone-page-seen = gesehen
alone-page-real = der echte
alone-page-in-sight = in Sicht
alone-page-searched = durchsucht
alone-page-hero-sees = der Held sieht es
alone-page-hero-saw = der Held sah es früher
alone-page-hero-on-floor = Held hier
alone-page-distance = Abstand { $n }
alone-page-legend-sight = in deiner Sicht
alone-page-legend-lit = hell: deine bedingten Würfel treffen
alone-page-legend-danger = Gefahr: bedingte Würfel treffen dich
alone-page-legend-fog = offen, nicht erkundet
alone-page-legend-hidden = verborgene Kreatur
alone-page-legend-sector-lit = beleuchteter Sektor
alone-page-floor-creatures = Kreaturen { $n } von { $most }
alone-page-floor-dangers = Gefahr { $n } von { $most }
alone-page-dangerous-now = Held in Gefahr: Gefährliche Hälften zählen

## Board: The end of the match
alone-page-winner = gewonnen
alone-page-explored-of = { $n } von { $most } Sektoren gesehen
alone-page-not-fulfilled = nicht erfüllt
alone-page-held = Handkarten: { $cards }
alone-page-held-none = Keine Handkarten

## Board: Noise
alone-page-noises = Geräusche in diesem Zug
alone-page-noise-from = Geräusch: { $where }
alone-page-noise-there = Der Held hört: { $where }
alone-page-this-turn = in diesem Zug

## Board: The reaction row
alone-page-row = Reaktionsfelder
alone-page-row-note = { $used } von { $spaces } Feldern belegt; { $dangers ->
        [one] { $dangers } Gefahrensymbol
       *[other] { $dangers } Gefahrensymbole
    } offen, am Rundenende je 1 Gefahrenmarker
alone-page-face-down = verdeckt
alone-page-face-down-note = Eine Karte, verdeckt als Standardreaktion gespielt.
alone-page-standard = Standardreaktion
alone-page-combo = Kombo
alone-page-dangerous = gefährlich
alone-page-danger-symbol = Gefahrensymbol
alone-page-always = immer
alone-page-turn = Zug
alone-page-turn-n = Zug { $n }
alone-page-ghost-takes = { $n ->
        [one] belegt Feld { $first }
       *[other] belegt Felder { $first } und { $last }
    }
alone-page-ghost-cost = { $spaces ->
        [one] Feld { $first }
       *[other] Felder { $first } und { $last }
    }: am Rundenende { $dangers } Gefahrenmarker, jetzt { $before }

## Board: Evil's hand
alone-page-hand = Deine Hand
alone-page-hand-empty = Du hast keine Karten.
alone-page-card-play = Spielen
alone-page-card-down = Verdeckt
alone-page-card-chosen = wird gespielt
alone-page-card-down-only = Nur verdeckt
alone-page-card-not-now = Jetzt nicht
alone-page-card-discard = Abwerfen
alone-page-card-why = Zeigen, warum { $card } nicht offen gespielt werden kann
alone-page-danger-counts = (zählt jetzt)
alone-page-danger-counts-not = (zählt jetzt nicht)
alone-page-trigger-move = Bewegen
alone-page-trigger-explore = Erkunden
alone-page-trigger-attack = Angreifen
alone-page-trigger-locate = Orten
alone-page-trigger-search = Suchen
alone-page-trigger-interact = Interagieren
alone-page-trigger-life = Verlust: Leben
alone-page-trigger-calm = Verlust: Selbstbeh.
alone-page-timing-end = Zugende
alone-page-timing-instant = sofort
alone-page-offers-up = bietet eine offene Karte an
alone-page-offers-down = bietet eine verdeckte Karte an

## Board: The Hero's sheet
alone-page-life = Leben
alone-page-calm = Selbstbeherrschung
alone-page-adrenaline = Adrenalin
alone-page-lost-when = verloren: beide 0
alone-page-up-to = bis { $n }
alone-page-adrenaline-up-to = Adrenalin bis { $n }
alone-page-adrenaline-of = Adrenalin { $n } von { $most }
alone-page-turn-of = Zug { $n } von { $most }
alone-page-round-n = Runde { $n }
alone-page-nightmare = Albtraum
alone-page-hero-is = Held: { $who }
alone-page-hero-on = auf { $sector }
alone-page-leader = Anführer
alone-page-cards-in-hand = Karten auf der Hand

## Board: Equipment
alone-page-items-note = offen für alle · Punkte sind Ladungen
alone-page-no-items = Keine Ausrüstung
alone-page-charges-of = { $n } von { $most } Ladungen
alone-page-upgraded = verbessert
alone-page-upgrade-with = mit einer Ladung von
alone-page-needs = Verbessern mit einer Ladung: { $material }

## Board: Missions
alone-page-missions-note = erfülle eine, um die Hauptmission zu öffnen
alone-page-main-mission = Hauptmission
alone-page-main-sealed = versiegelt
alone-page-fulfilled = erfüllt
alone-page-done = erledigt
alone-page-until-then = Bis dahin: { $what }
alone-page-reward = Belohnung: { $what }
alone-page-carries = Du trägst: { $what }
alone-page-step-use = { $count ->
        [one] Interagiere { $where }
       *[other] Interagiere { $count }-mal { $where }
    }
alone-page-step-use-lit = { $count ->
        [one] Interagiere { $where } bei Licht
       *[other] Interagiere { $count }-mal { $where } bei Licht
    }
alone-page-step-use-empty = { $count ->
        [one] Interagiere { $where }, ohne Kreatur dort
       *[other] Interagiere { $count }-mal { $where }, ohne Kreatur dort
    }
alone-page-step-take = Nimm { $where }: { $what }
alone-page-step-give = Gib ab { $where }: { $what }
alone-page-step-find = Finde unter den Markern: { $what }
alone-page-step-slay = { $count ->
        [one] Töte 1 Kreatur
       *[other] Töte { $count } Kreaturen
    }
alone-page-step-slay-kind = Töte: { $who }
alone-page-step-hold = { $count ->
        [one] Beende 1 Zug { $where }
       *[other] Beende { $count } Züge { $where }
    }

## Board: Skills and notes
alone-page-skills = Fähigkeiten und Begleiter
alone-page-points-of = { $n } von { $most } Punkten
alone-page-companion = Begleiter
alone-page-station-plan = Stationsplan
alone-page-nothing-told = Noch wurde dir nichts mitgeteilt.
alone-page-left-to = Eine Kreatur geht: { $where }
alone-page-answer-none = { $target }: keine
alone-page-answer-same = { $target }: { $n }, dieses Stockwerk
alone-page-answer-other = { $target }: { $n }, anderes Stockwerk
alone-page-doubtful = (vielleicht falsch)

## Board: The six actions
alone-page-actions = Aktionen
alone-page-cost-step = 1 Schritt
alone-page-cost-move = { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfel
    } gegen dich
alone-page-cost-explore = { $n } Sektoren
alone-page-cost-locate = { $n } Ziele
alone-page-cost-search = { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
alone-page-cost-interact = Kasten, Mission
alone-page-bullet-time = Bullet Time
alone-page-cost-bullet_time = 1 Adrenalin
alone-page-cost-surge = Schub, gratis
alone-page-n-dice = { $n ->
        [one] { $n } Würfel
       *[other] { $n } Würfel
    }

## Board: The creature table and the preview
alone-page-creature = Kreatur
alone-page-side-normal = normale Seite
alone-page-side-nightmare = Albtraumseite
alone-page-wounds = Wunden
alone-page-wounds-note = Schaden für die erste und die zweite Wunde
alone-page-dice = Würfel
alone-page-dice-note = Würfel im dunklen und im beleuchteten Sektor
alone-page-shock = Schock
alone-page-shock-note = Verlust an Selbstbeherrschung durch einen Schock
alone-page-dist = Abst.
alone-page-distance-note = Mindestabstand beim Auftauchen
alone-page-where = wo
alone-page-supply = noch im Vorrat
alone-page-preview = Vorschau
alone-page-preview-how = Zeige auf eine Kreatur
alone-page-preview-shock = Schock: Selbstbeherrschung
alone-page-preview-no-shock = kein Schock
alone-page-hidden-until-now = bisher verborgen
alone-page-preview-attack = Angriff:
alone-page-dice-cards = +{ $n } durch Karten
alone-page-dice-this-card = +{ $n } durch diese Karte
alone-page-conditional-hits = bedingte Symbole treffen
alone-page-conditional-misses = bedingte Symbole treffen nicht
alone-page-preview-life = Leben { $now } → etwa
alone-page-preview-range = Verlust 0 bis { $n }, Mittel { $average }
