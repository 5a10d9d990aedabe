### Alone. Keys: alone-ask-KIND, alone-do-VERB, events by their tag, alone-denied-RULE, alone-end-RULE, alone-phase-FRAME-STEP,
### alone-option-NAME; headings are alone-field-NAME and alone-now-NAME. Names and texts of things are alone-KIND-ID, where a dot of
### an id is a hyphen of its key; their further texts are attributes. A card has .basic and .dangerous, an item .use and .upgraded, a
### mission .steps, .reward, .nuisance and .start, a character .hero, .companion and .sacrifice. The whole printed text of each is its
### .text. .side0 and .side1 are the two effects to choose from. A yes or no arrives as the engine's word for it, [Yes] or [Ja].

alone-title = Alone
alone-blurb = One Hero in a dark station against one to three Evil players, who alone know the map and react to every move.

# Questions, options, events and refusals

## What the Hero is asked
alone-ask-character = Choose your character
alone-ask-act = Choose what to do this turn
alone-ask-step = { $left ->
    [one] Choose a step (1 left)
   *[other] Choose a step (up to { $left } left)
}
alone-ask-block = Block a door here?
alone-ask-face = Choose a direction
alone-ask-sweep = Remove a danger marker you can see?
alone-ask-locate = { $left ->
    [one] Name a target to locate (1 left)
   *[other] Name a target to locate ({ $left } left)
}
alone-ask-ability = Use this ability? { $ability }
alone-ask-reduce = Reduce this loss? { $track }: { $amount }
alone-ask-upgrade = Upgrade an item?
alone-ask-pay = { $left ->
    [one] Choose a charge to lose (1 left)
   *[other] Choose a charge to lose ({ $left } left)
}
alone-ask-target = Choose a creature to attack
alone-ask-aim = Choose a sector to hit
alone-ask-kind = Name the kind the drone looks for
alone-ask-push = { $left ->
    [one] Push the creature away? (1 step left)
   *[other] Push the creature away? (up to { $left } steps left)
}
alone-ask-side = Choose one of the two effects
alone-ask-charges = { $item }: choose how many charges to pay
alone-ask-regain = Choose what to regain ({ $n })
alone-ask-skill = { $left ->
    [one] Choose a skill to give a point to (1 left)
   *[other] Choose a skill to give a point to ({ $left } left)
}
alone-ask-light = { $left ->
    [one] Choose a sector to light (1 left)
   *[other] Choose a sector to light (up to { $left } left)
}
alone-ask-clear = { $left ->
    [one] Remove a danger marker (1 left)
   *[other] Remove a danger marker (up to { $left } left)
}
alone-ask-block_door = { $left ->
    [one] Choose a door to block (1 left)
   *[other] Choose a door to block (up to { $left } left)
}
alone-ask-open_door = { $left ->
    [one] Choose a blocked door to open (1 left)
   *[other] Choose a blocked door to open (up to { $left } left)
}
alone-ask-charge = { $left ->
    [one] Choose an item to charge (1 left)
   *[other] Choose an item to charge (up to { $left } left)
}
alone-ask-upgrade_free = { $left ->
    [one] Choose an item to upgrade for free (1 left)
   *[other] Choose an item to upgrade for free (up to { $left } left)
}
alone-ask-trap = Booby Trap: choose what to lose

## What Evil is asked
alone-ask-decks = Choose the two decks of this match
alone-ask-owners = Choose who draws from { $first } and from { $second }
alone-ask-draw_from = { $left ->
    [one] Choose a deck to draw from (1 card left)
   *[other] Choose a deck to draw from ({ $left } cards left)
}
alone-ask-split = { $left ->
    [one] Choose who draws the next card (1 left)
   *[other] Choose who draws the next card ({ $left } left)
}
alone-ask-discard = { $must ->
    [0] Discard cards you don't want?
    [one] Discard down to the hand limit (1 more)
   *[other] Discard down to the hand limit ({ $must } more)
}
alone-ask-markers = { $left ->
    [one] Place a danger marker (1 left)
   *[other] Place a danger marker (up to { $left } left)
}
alone-ask-make_room = Floor full: remove a danger marker first?
alone-ask-hide_clue = { $left ->
    [one] Hide a marker of the mission (1 left)
   *[other] Hide a marker of the mission ({ $left } left)
}
alone-ask-real_clue = Choose which marker is the real one
alone-ask-place_boss = Choose a sector for the boss
alone-ask-cultist = The Apostle is seen. Spawn a cultist?
alone-ask-offer = { $moment ->
    [step] The Hero took a step. React?
    [before] The Hero is about to explore. React?
    [roll] The Hero rolled the dice. React?
    [answer] The Hero named the targets. React before the answer?
    [drawn] The Hero drew equipment. React?
    [loss] The Hero had a loss. React?
    [end] The Hero's turn ends. React?
   *[other] React?
}
alone-ask-accept = { $seat ->
    [None] Choose an offer to accept (all face down)
   *[other] Choose an offer to accept (face up: { $seat })
}
alone-ask-creature = { $left ->
    [one] Choose a creature to move (1 left)
   *[other] Choose a creature to move (up to { $left } left)
}
alone-ask-path = { $left ->
    [one] Choose its next step (1 left)
   *[other] Choose its next step (up to { $left } left)
}
alone-ask-spawn = Choose a kind of creature to spawn
alone-ask-spawn_at = Choose a sector for the new creature
alone-ask-teleport = Choose a creature to teleport
alone-ask-teleport_to = Choose where it is teleported to
alone-ask-recall = Choose a creature to take off the map
alone-ask-mend = Choose a creature to mend
alone-ask-attacked = Choose one of the creatures attacked this turn
alone-ask-darken = { $left ->
    [one] Switch off the light in a sector (1 left)
   *[other] Switch off the light in a sector (up to { $left } left)
}
alone-ask-hide = { $left ->
    [one] Hide a revealed sector (1 left)
   *[other] Hide a revealed sector (up to { $left } left)
}
alone-ask-danger = { $left ->
    [one] Place a danger marker (1 left)
   *[other] Place a danger marker (up to { $left } left)
}
alone-ask-undanger = { $left ->
    [one] Remove a danger marker (1 left)
   *[other] Remove a danger marker (up to { $left } left)
}
alone-ask-shift = { $left ->
    [one] Choose a danger marker to move (1 left)
   *[other] Choose a danger marker to move (up to { $left } left)
}
alone-ask-shift_to = Choose where the danger marker goes
alone-ask-bar = { $left ->
    [one] Choose a door to block (1 left)
   *[other] Choose a door to block (up to { $left } left)
}
alone-ask-swipe = Choose which drawn card is discarded
alone-ask-noise = Choose which true direction of the noise to name
alone-ask-answer = Confirm: { $target } ({ $truth })
alone-ask-lie = { $left ->
    [one] Change an answer (1 left). True: { $target } ({ $truth })
   *[other] Change an answer ({ $left } left). True: { $target } ({ $truth })
}
alone-ask-floor = Equally near on both floors: choose which to name
alone-ask-sought = Confirm which creature the drone finds
alone-ask-no_choice = Confirm: there is nothing to choose
alone-ask-tile = No such tile left: choose one to take from the maze
alone-ask-attacker = Choose which creature attacks next
alone-ask-waive = { $dice ->
    [one] Opportunity attack with 1 die?
   *[other] Opportunity attack with { $dice } dice?
}

## Phases: steps of the rules, as a path names them; two with the same words are one
alone-phase-SetUp-draw_lower = Map
alone-phase-SetUp-draw_upper = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-turn_lower = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-turn_upper = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-deal_rooms = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-swap_stairs = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-lay_map = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-show_start = { alone-phase-SetUp-draw_lower }
alone-phase-SetUp-choose_character = Character
alone-phase-SetUp-take_character = { alone-phase-SetUp-choose_character }
alone-phase-SetUp-draw_green = Missions
alone-phase-SetUp-draw_blue = { alone-phase-SetUp-draw_green }
alone-phase-SetUp-shuffle_reds = { alone-phase-SetUp-draw_green }
alone-phase-SetUp-deal_missions = { alone-phase-SetUp-draw_green }
alone-phase-SetUp-set_up_green = { alone-phase-SetUp-draw_green }
alone-phase-SetUp-set_up_blue = { alone-phase-SetUp-draw_green }
alone-phase-SetUp-draw_ammunition = Equipment
alone-phase-SetUp-shuffle_equipment = { alone-phase-SetUp-draw_ammunition }
alone-phase-SetUp-give_equipment = { alone-phase-SetUp-draw_ammunition }
alone-phase-SetUp-choose_decks = Reaction cards
alone-phase-SetUp-set_decks = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-choose_owners = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-set_owners = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-shuffle_first = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-shuffle_second = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-stack_decks = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-draw_hands = { alone-phase-SetUp-choose_decks }
alone-phase-SetUp-place_dangers = Danger markers
alone-phase-Turn-begin_turn = Actions
alone-phase-Turn-choose = { alone-phase-Turn-begin_turn }
alone-phase-Turn-carry_out = { alone-phase-Turn-begin_turn }
alone-phase-Turn-go_on = { alone-phase-Turn-begin_turn }
alone-phase-Turn-react_at_end = Reactions
alone-phase-Turn-creatures_attack = Creatures attack
alone-phase-Turn-creatures_darken = { alone-phase-Turn-creatures_attack }
alone-phase-Turn-check_missions = { alone-phase-Turn-creatures_attack }
alone-phase-Turn-end_turn = { alone-phase-Turn-creatures_attack }
alone-phase-CleanUp-count_symbols = Maze
alone-phase-CleanUp-clear_maze = { alone-phase-CleanUp-count_symbols }
alone-phase-CleanUp-refill_adrenaline = { alone-phase-CleanUp-count_symbols }
alone-phase-CleanUp-discard = Reaction cards
alone-phase-CleanUp-draw_hands = { alone-phase-CleanUp-discard }
alone-phase-CleanUp-place_dangers = Danger markers
alone-phase-CleanUp-lose_calm = Missions
alone-phase-CleanUp-mission_effects = { alone-phase-CleanUp-lose_calm }
alone-phase-CleanUp-move_marker = { alone-phase-CleanUp-lose_calm }
alone-phase-CleanUp-pass_leader = { alone-phase-CleanUp-lose_calm }

## What the Hero can choose
alone-do-character = Play the { $character }
alone-do-bullet_time = Bullet Time (1 adrenaline)
alone-do-surge = Bullet Time (Surge)
alone-do-sacrifice = Sacrifice: { $companion }
alone-do-heal = Regain 1: { $track }
alone-do-consult = Use the Station Plan
alone-do-move = Move: { $direction }
alone-do-open = Open blocked door: { $direction }
alone-do-explore = Explore: { $direction }
alone-do-attack = Attack creature { $figure }
alone-do-locate = Locate
alone-do-search = Search
alone-do-switch = Repair switch box, light: { $direction }
alone-do-work = Work on: { $mission }
alone-do-use = Use { $item }
alone-do-charges = { $n ->
    [one] Pay 1 charge
   *[other] Pay { $n } charges
}
alone-do-end = End turn
alone-do-halt = Stop here
alone-do-block = Block door: { $direction }
alone-do-sweep = Remove the marker on { $tile }
alone-do-target = { $target }
alone-do-upgrade = Upgrade { $item } with a charge of { $payer }
alone-do-upgrade_free = Upgrade { $item }
alone-do-ability = Use: { $ability }
alone-do-reduce = Use: { $ability }
alone-do-light = Light { $tile }
alone-do-clear = Remove the marker on { $tile }
alone-do-door = Door of { $tile }: { $direction }
alone-do-charge = Charge { $item }
alone-do-drain = Lose a charge of { $item }
alone-do-push = Push: { $direction }
alone-do-aim = Hit { $tile }
alone-do-face = { $direction }
alone-do-side = { $side }
alone-do-skill = { $skill }
alone-do-regain = { $track }
alone-do-trap = { $what }

## What Evil can choose
alone-do-decks = { $first } and { $second }
alone-do-owners = { $first } and { $second }
alone-do-draw_from = Draw from { $deck }
alone-do-mark = Danger marker on { $sector }
alone-do-unmark = Remove the marker on { $sector }
alone-do-discard = Discard { $card }
alone-do-split = { $seat } draws
alone-do-offer = Play { $card } { $facing }
alone-do-accept = { $offer ->
    [None] Accept no offer
   *[other] Accept the offer from { $offer }
}
alone-do-creature = { $creature }
alone-do-step = To { $sector }
alone-do-unbar = Open blocked door { $door }
alone-do-bar = Block door { $door }
alone-do-kind = { $kind }
alone-do-at = { $sector }
alone-do-swipe = Discard { $item }
alone-do-lie = { $target }: say { $distance }
alone-do-noise = { $word }
alone-do-floor = { $target }: { $word }
alone-do-take_tile = Take { $tile }
alone-do-attacker = Creature { $figure } attacks
alone-do-waive = { $let_go ->
    [Yes] Let the Hero go
   *[other] Attack
}

## What happens: set-up and rounds
alone-secret_map = The secret map is { $name }.
alone-character_taken = The Hero is the { $character }.
alone-mission_opened = Mission in this match: { $mission }.
alone-decks_chosen = Evil plays { $first } and { $second }.
alone-deck_given = { $seat } draws from { $deck } only.
alone-round_began = Round { $round } begins. Leader: { $leader }.
alone-turn_began = Round { $round }, turn { $turn } begins.
alone-turn_ended = Turn { $turn } ends.
alone-danger_gained = { $n ->
    [one] Evil gains 1 danger marker.
   *[other] Evil gains { $n } danger markers.
}
alone-round_marker_moved = The round marker moves to space { $space }.
alone-nightmare_began = Nightmare begins: creatures are stronger from now on.

## What happens: the Hero
alone-bullet_time_activated = { $surge ->
    [Yes] The Hero uses Surge: Bullet Time without adrenaline.
   *[other] The Hero uses Bullet Time: 2 actions this turn.
}
alone-sacrificed = The Hero sacrifices a companion: { $companion }.
alone-ability_used = The Hero uses an ability: { $ability }.
alone-action_announced = The Hero's action: { $action }.
alone-hero_moved = The Hero moves: { $direction }.
alone-step_lost = This step is no longer possible and is lost: { $direction }.
alone-looked = The Hero explores: { $direction }.
alone-light_line = The Hero switches on light: { $direction }.
alone-answered = { $distance ->
    [-1] Answer: { $target }: none.
   *[other] Answer: { $target }: distance { $distance }, { $floor }.
}
alone-lost = { $source ->
    [shock] Shock: the Hero loses { $n } { $track } ({ $left } left).
    [attack] Attack: the Hero loses { $n } { $track } ({ $left } left).
    [opportunity] Opportunity attack: the Hero loses { $n } { $track } ({ $left } left).
    [mission] Mission: the Hero loses { $n } { $track } ({ $left } left).
    [nightmare] Nightmare: the Hero loses { $n } { $track } ({ $left } left).
   *[other] The Hero loses { $n } { $track } ({ $left } left).
}
alone-reduced = { $ability }: the loss is 1 less ({ $track }).
alone-gained = The Hero regains { $n } { $track } ({ $left } now).
alone-adrenaline_gained = The Hero gains { $n } adrenaline ({ $left } now).
alone-adrenaline_lost = The Hero loses { $n } adrenaline ({ $left } left).
alone-adrenaline_maximum_changed = The Hero's adrenaline maximum changes by { $n }.
alone-defeated = Life and self-control are both 0. The Hero is defeated.
alone-hero_rolled = The Hero rolls: { $faces }.
alone-hero_hit = { $lost ->
    [0] { $hits ->
        [one] 1 hit.
       *[other] { $hits } hits.
    }
   *[other] { $hits ->
        [one] 1 hit, after { $lost } lost to cards.
       *[other] { $hits } hits, after { $lost } lost to cards.
    }
}
alone-nothing_found = The drone finds no hidden creature of this kind: { $kind }.
alone-point_gained = { $points ->
    [one] { $skill }: 1 experience point.
   *[other] { $skill }: { $points } experience points. The skill is active.
}

## What happens: equipment and rewards
alone-room_searched = The Hero searches a room for the first time: { $room }.
alone-items_drawn = The Hero draws: { $items }.
alone-items_skipped = Under the equipment deck: { $items }.
alone-item_swiped = Out of the game: { $item }.
alone-item_used = The Hero uses { $item } (charges paid: { $paid }, left: { $left }).
alone-item_upgraded = Upgraded with a charge from { $payer }: { $item }.
alone-charge_gained = 1 charge gained: { $item } ({ $left } now).
alone-charge_lost = 1 charge lost: { $item } ({ $left } left).
alone-rounds_gained = { $n ->
    [one] 1 extra round: the round marker goes back to space { $marker }.
   *[other] { $n } extra rounds: the round marker goes back to space { $marker }.
}
alone-reactions_jammed = Evil can play at most 1 reaction this turn.
alone-companion_joined = A companion joins the Hero: { $companion }.
alone-station_plan_found = The Hero has the Station Plan.
alone-station_plan_used = The Hero uses the Station Plan.

## What happens: missions
alone-step_prepared = { $mission }: step prepared. Its condition is not met yet.
alone-step_advanced = { $mission }: { $count } of { $needed } done.
alone-token_taken = The Hero takes: { $token }.
alone-token_given = The Hero hands over: { $token }.
alone-false_marker = { $mission }: this marker is false and is removed.
alone-mission_fulfilled = Mission fulfilled: { $mission }.
alone-main_mission_started = The main mission starts: { $mission }.
alone-boss_came = A boss is on the map: { $boss }.
alone-main_mission_fulfilled = Main mission fulfilled: { $mission }. The Hero wins.

## What happens: the maze
alone-tile_revealed = { $tile } is revealed.
alone-tile_gone = Hidden again: { $tiles }.
alone-light_on = The light goes on: { $tile }.
alone-light_off = The light goes off: { $tile }.
alone-secret_light = { $lit ->
    [Yes] The light goes on: { $sector }.
   *[other] The light goes off: { $sector }.
}
alone-danger_placed = Danger marker placed: { $tile }.
alone-danger_removed = Danger marker removed: { $tile }.
alone-secret_danger = { $placed ->
    [Yes] Danger marker placed: { $sector }.
   *[other] Danger marker removed: { $sector }.
}
alone-block_placed = Door blocked: { $tile }, { $direction }.
alone-block_removed = Door opened: { $tile }, { $direction }.
alone-secret_block = { $blocked ->
    [Yes] Door blocked: { $door }.
   *[other] Door opened: { $door }.
}
alone-figure_revealed = { $wounded ->
    [Yes] Creature { $figure } ({ $kind }, wounded) appears on { $tile }.
   *[other] Creature { $figure } ({ $kind }) appears on { $tile }.
}
alone-figure_moved = Creature { $figure } ({ $kind }) moves to { $tile }.
alone-figure_left = Creature { $figure } ({ $kind }) leaves the maze: { $direction }.
alone-figure_vanished = Creature { $figure } ({ $kind }) disappears.
alone-figure_pushed = Creature { $figure } ({ $kind }) is pushed: { $direction }.
alone-figure_mended = Creature { $figure } ({ $kind }) is no longer wounded.
alone-figure_wounded = Creature { $figure } ({ $kind }) is wounded.
alone-figure_killed = Creature { $figure } ({ $kind }) is killed on { $tile }.
alone-boss_killed = Killed out of sight: { $kind }.

## What happens: Evil
alone-card_face_up = { $dangerous ->
    [Yes] { $seat } plays { $card }, dangerous.
   *[other] { $seat } plays { $card }.
}
alone-card_face_down = { $seat } plays a card face down ({ $deck }).
alone-card_drawn = { $seat } draws a card ({ $deck }).
alone-secret_card = You draw { $card }.
alone-deck_reshuffled = The discard pile becomes the new deck: { $deck }.
alone-cards_discarded = { $count ->
    [one] { $seat } discards 1 card.
   *[other] { $seat } discards { $count } cards.
}
alone-noise = Noise: { $word }.
alone-secret_spawn = { $creature } ({ $kind }) spawns on { $sector }.
alone-secret_move = { $creature } ({ $kind }) moves to { $sector }.
alone-secret_teleport = { $creature } ({ $kind }) is teleported to { $sector }.
alone-secret_recall = { $creature } ({ $kind }) is taken off the map.
alone-secret_mend = { $creature } ({ $kind }) is no longer wounded.
alone-secret_clue = { $real ->
    [Yes] Mission marker on { $sector }, the real one.
   *[other] Mission marker on { $sector }, a false one.
}
alone-secret_hit = { $result ->
    [wounded] { $creature } ({ $kind }) is wounded.
    [killed] { $creature } ({ $kind }) is killed.
   *[other] { $creature } ({ $kind }) is unharmed.
}
alone-creature_attacks = { $dice ->
    [one] Creature { $figure } ({ $kind }) attacks with 1 die.
   *[other] Creature { $figure } ({ $kind }) attacks with { $dice } dice.
}
alone-opportunity_attack = { $dice ->
    [0] No opportunity attack: the sector is lit.
    [one] Opportunity attack with 1 die.
   *[other] Opportunity attack with { $dice } dice.
}
alone-let_go = The leader lets the Hero go.
alone-dice_rolled = { $hits ->
    [one] Evil rolls { $symbols }: 1 hit.
   *[other] Evil rolls { $symbols }: { $hits } hits.
}

## Why something is refused
alone-denied-al-bt-01 = Bullet Time costs 1 adrenaline; you have { $left }.
alone-denied-al-bt-02 = Bullet Time is active already this turn.
alone-denied-al-bt-03 = Bullet Time is possible only before your first action.
alone-denied-al-comp-02 = You can sacrifice a companion only before your first action.
alone-denied-al-comp-06 = The free action has nothing to do now: { $companion }.
alone-denied-al-door-03 = A blocked door is in the way: { $direction }.
alone-denied-al-door-06 = This door is not blocked: { $tile }, { $direction }.
alone-denied-al-end-07 = { $sector } is in the Hero's sight. Choose another sector.
alone-denied-al-end-08 = { $sector } has a danger marker already.
alone-denied-al-expl-04 = There is no danger marker on { $tile }.
alone-denied-al-goal-04 = { $mission } can start only after a starting mission is fulfilled.
alone-denied-al-hatt-01 = Creature { $figure } is not in your sector.
alone-denied-al-hatt-02 = This target is out of reach.
alone-denied-al-hero-03 = You can do this only in turn 1 of a round, before your first action.
alone-denied-al-hero-04 = { $lacks ->
    [way] There is no way out here: { $direction }.
   *[other] There is nothing within reach to use this on.
}
alone-denied-al-hero-07 = You have used this already this round.
alone-denied-al-hero-08 = This track is too high to be healed: { $track }.
alone-denied-al-hmove-01 = There is no way out here: { $direction }.
alone-denied-al-inst-01 = { $timing ->
    [step] { $card } can be played only right after a step.
    [before] { $card } can be played only right before the Hero explores.
    [roll] { $card } can be played only right after the Hero's roll.
    [answer] { $card } can be played only right before the answer to a Locate.
    [drawn] { $card } can be played only right after the Hero draws equipment.
    [loss] { $card } can be played only right after a loss.
   *[other] { $card } can be played only at the moment it names.
}
alone-denied-al-inst-02 = { $card } can be played only at the end of the turn.
alone-denied-al-int-01 = There is no switch box in your sector.
alone-denied-al-item-03 = Too few charges: { $item }.
alone-denied-al-item-05 = This item can't be charged now: { $item }.
alone-denied-al-item-10 = This does not reach { $tile }.
alone-denied-al-light-02 = { $tile } is lit already.
alone-denied-al-light-05 = The light can't go there: { $direction }.
alone-denied-al-loc-01 = You have named this target already: { $target }.
alone-denied-al-miss-01 = Not a mission of this match: { $mission }.
alone-denied-al-miss-05 = No step to do in your sector now: { $mission }.
alone-denied-al-miss-12 = Fulfilled already: { $mission }.
alone-denied-al-react-02 = { $most ->
    [one] Evil can play only 1 card this turn.
   *[other] Evil can play only { $most } cards this turn.
}
alone-denied-al-react-07 = { $needed ->
    [one] This card needs 1 reaction space; { $free } free.
   *[other] This card needs { $needed } reaction spaces; only { $free } free.
}
alone-denied-al-react-14 = { $trigger ->
    [move] { $card }: needs a Move action this turn.
    [explore] { $card }: needs an Explore action this turn.
    [attack] { $card }: needs an Attack action this turn.
    [locate] { $card }: needs a Locate action this turn.
    [search] { $card }: needs a Search action this turn.
    [interact] { $card }: needs an Interact action this turn.
   *[other] { $card }: needs another action this turn.
}
alone-denied-al-ruling-17 = There is no blocked door here: { $direction }.
alone-denied-al-ruling-18 = A blocked door is in the way: { $direction }.
alone-denied-al-ruling-30 = This target is not on the map now: { $target }.
alone-denied-al-ruling-41 = The creature can't be pushed there: { $direction }.
alone-denied-al-ruling-57 = Take an action first.
alone-denied-al-ruling-62 = This door is blocked already: { $tile }, { $direction }.
alone-denied-al-setup-08 = { $sector } is too near to the Hero, or its floor has 2 markers already.
alone-denied-al-std-03 = A card can be played face down only at the end of the turn: { $card }.
alone-denied-al-trig-10 = { $card } can be played only right after a loss: { $track }.
alone-denied-al-upg-01 = { $needs ->
    [metal] This upgrade needs metal. Wrong material: { $payer }.
    [electronics] This upgrade needs electronics. Wrong material: { $payer }.
   *[other] This upgrade needs chemical. Wrong material: { $payer }.
}
alone-denied-al-upg-02 = No charge left to pay with: { $payer }.
alone-denied-al-upg-03 = An item can't pay for its own upgrade: { $item }.
alone-denied-al-upg-04 = Upgraded already: { $item }.
alone-denied-al-xp-02 = This skill gets a point already: { $skill }. Choose another one.
alone-denied-al-xp-03 = The skill Surge is not active: it needs 2 experience points.
alone-denied-al-xp-05 = This skill is active already and takes no more points: { $skill }.

## How a match ends
alone-end-al-win-01 = The Hero has fulfilled the main mission.
alone-end-al-win-02 = Life and self-control of the Hero are both 0.

## Options of a match
alone-option-difficulty = Difficulty
alone-option-map = Map
alone-option-variety = Turn the map and shuffle its rooms
alone-option-character = The Hero's character
alone-option-character-choose = The Hero chooses
alone-option-character-random = Random
alone-option-decks = Evil's decks
alone-option-decks-choose = The leader chooses
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
alone-option-leader = First leader of Evil
alone-option-leader-1 = Player 2
alone-option-leader-2 = Player 3
alone-option-leader-3 = Player 4
alone-option-spaces = Reaction spaces
alone-option-spaces-0 = By difficulty
alone-option-spill_over = Losses beyond 0 count on the other track

## Headings of the table and of the rules in progress
alone-field-difficulty = Difficulty
alone-field-round = Round
alone-field-round_marker = Round marker
alone-field-table-turn = Turn
alone-field-nightmare = Nightmare
alone-field-leader = Leader
alone-field-table-decks = Decks
alone-field-boss = Boss
alone-field-character = Character
alone-field-life = Life
alone-field-calm = Self-control
alone-field-adrenaline = Adrenaline
alone-field-experience = Skill points s p c h w
alone-field-companions = Companions
alone-field-tokens = Carries
alone-field-searched = Searched rooms
alone-field-items = Equipment
alone-field-items-id = Item
alone-field-charges = Charges
alone-field-upgraded = Upgraded
alone-field-figures = Creatures in the maze
alone-field-figures-number = Creature
alone-field-figures-kind = Kind
alone-field-figures-tile = Where
alone-field-figures-wounded = Wounded
alone-field-missions = Missions
alone-field-missions-id = Mission
alone-field-id = Name
    .told = yes
alone-field-counts = Done
alone-field-fulfilled = Fulfilled
alone-field-row = Reaction spaces
alone-field-row-turn = Reaction row: turn
alone-field-row-spaces = Spaces
alone-field-row-card = Card
alone-field-row-dangerous = Dangerous
alone-field-row-seat = Played by
alone-field-evil = Evil
alone-field-evil-seat = Evil
alone-field-first = First deck
alone-field-second = Second deck
alone-now-bullet_time = Bullet Time
alone-now-cards = Reactions played this turn
alone-now-steps = Steps left
alone-legend =
    A sector shows the letter of its room or # for a corridor, then ! switch box, r or b red or blue stair, * light, x danger marker, ? mission marker, @ the Hero. Rooms: M Med Bay, L Laboratory, C Control Room, G Generator Room, E Escape Pods, A Armory, Q Crew Quarters, S Storehouse.
    After a colon the creatures: s spore, p parasite, c cultist, h hybrid, w worm, m Matriarch, a Apostle, with their number (for Evil, w3 is c3); ' wounded. - and | are passages, = and H doors, X a blocked door.
    The Hero sees the maze: sectors have names such as m3, parts whose position is not known stand apart. Evil sees both floors: hidden sectors are in brackets, creatures that the Hero sees are capital letters.

# Names and printed texts: everything that lies in the box

## Decks
alone-deck-red = Wrath
    .text = Creatures become more aggressive and stronger in combat.
alone-deck-blue = Speed
    .text = Evil reacts more often, and creatures move faster.
alone-deck-green = Terror
    .text = The Hero loses self-control more easily, and Evil interferes with his actions.
alone-deck-violet = Traps
    .text = More danger markers, and stronger ones.

## Reaction cards
alone-card-R01 = On the Scent
    .when = Move, end of turn
    .basic = Move 1 creature up to 2 steps. Or take 1 creature off the map, then spawn 1 creature at minimum distance −1.
    .dangerous = That creature has +1 die this turn.
    .text = { alone-card-R01.when }. { alone-card-R01.basic } Dangerous: { alone-card-R01.dangerous }
    .side0 = Move 1 creature up to 2 steps.
    .side1 = Take 1 creature off the map, then spawn 1 creature at minimum distance −1.
alone-card-R02 = Ambush
    .when = Move, after a step
    .basic = Move 1 creature up to 1 step.
    .dangerous = That creature has +1 die this turn.
    .text = { alone-card-R02.when }. { alone-card-R02.basic } Dangerous: { alone-card-R02.dangerous }
alone-card-R03 = Pack Fury
    .when = Move, end of turn
    .basic = Move up to 2 creatures up to 1 step each.
    .dangerous = Every creature in the Hero's sector has +1 die this turn.
    .text = { alone-card-R03.when }. { alone-card-R03.basic } Dangerous: { alone-card-R03.dangerous }
alone-card-R04 = Lunge
    .when = Explore, before the reveal
    .basic = Move 1 hidden creature up to 2 steps.
    .dangerous = That creature has +1 die this turn.
    .text = { alone-card-R04.when }. { alone-card-R04.basic } Dangerous: { alone-card-R04.dangerous }
alone-card-R05 = Drawn by the Beam
    .when = Explore, end of turn
    .basic = Move 1 creature up to 3 steps; it must end nearer to the Hero than it began.
    .dangerous = Switch off the light in 1 explored sector.
    .text = { alone-card-R05.when }. { alone-card-R05.basic } Dangerous: { alone-card-R05.dangerous }
alone-card-R06 = Thick Hide
    .when = Attack, after the Hero's roll
    .basic = 1 hit of this roll is lost.
    .dangerous = 1 more hit is lost.
    .text = { alone-card-R06.when }. { alone-card-R06.basic } Dangerous: { alone-card-R06.dangerous }
alone-card-R07 = Retaliation
    .when = Attack, end of turn
    .basic = The target attacks at once if it lives and is in the Hero's sector.
    .dangerous = Before that, the target gets +1 die this turn.
    .text = { alone-card-R07.when }. { alone-card-R07.basic } Dangerous: { alone-card-R07.dangerous }
alone-card-R08 = Hunter's Sense
    .when = Locate, before the answer
    .basic = Move 1 creature up to 2 steps.
    .dangerous = Mend 1 wounded creature.
    .text = { alone-card-R08.when }. { alone-card-R08.basic } Dangerous: { alone-card-R08.dangerous }
alone-card-R09 = Claws in the Crate
    .when = Search, after drawing
    .basic = Move 1 creature up to 2 steps.
    .dangerous = The Hero loses 1 life.
    .text = { alone-card-R09.when }. { alone-card-R09.basic } Dangerous: { alone-card-R09.dangerous }
alone-card-R10 = Nest
    .when = Search, end of turn
    .basic = Spawn 1 creature at minimum distance −1.
    .dangerous = That creature has +1 die this turn.
    .text = { alone-card-R10.when }. { alone-card-R10.basic } Dangerous: { alone-card-R10.dangerous }
alone-card-R11 = Overload
    .when = Interact, end of turn
    .basic = Move 1 creature up to 2 steps; it has +1 die this turn.
    .dangerous = The Hero loses 1 life.
    .text = { alone-card-R11.when }. { alone-card-R11.basic } Dangerous: { alone-card-R11.dangerous }
alone-card-R12 = Blood Scent
    .when = After a life loss
    .basic = Move 1 creature up to 2 steps.
    .dangerous = That creature has +1 die this turn.
    .text = { alone-card-R12.when }. { alone-card-R12.basic } Dangerous: { alone-card-R12.dangerous }
alone-card-R13 = Frenzy
    .when = After a self-control loss
    .basic = Every creature in the Hero's sector has +1 die this turn.
    .dangerous = Conditional symbols are hits in creature attacks this turn.
    .text = { alone-card-R13.when }. { alone-card-R13.basic } Dangerous: { alone-card-R13.dangerous }
alone-card-B01 = Rush
    .when = Move, end of turn
    .basic = Move 1 creature up to 3 steps.
    .dangerous = Move 1 creature up to 1 step.
    .text = { alone-card-B01.when }. { alone-card-B01.basic } Dangerous: { alone-card-B01.dangerous }
alone-card-B02 = Cut Off
    .when = Move, after a step
    .basic = Move 1 creature up to 2 steps.
    .dangerous = Slim: covers only 1 reaction space, even as a combo.
    .text = { alone-card-B02.when }. { alone-card-B02.basic } Dangerous: { alone-card-B02.dangerous }
alone-card-B03 = Vent Crawl
    .when = Move, end of turn
    .basic = Teleport 1 parasite or 1 spore into a hidden sector at distance 2 or more.
    .dangerous = Evil draws 1 card.
    .text = { alone-card-B03.when }. { alone-card-B03.basic } Dangerous: { alone-card-B03.dangerous }
    .side0 = Teleport 1 parasite.
    .side1 = Teleport 1 spore.
alone-card-B04 = Scatter
    .when = Explore, before the reveal
    .basic = Move up to 2 hidden creatures up to 2 steps each.
    .dangerous = Evil draws 1 card.
    .text = { alone-card-B04.when }. { alone-card-B04.basic } Dangerous: { alone-card-B04.dangerous }
alone-card-B05 = Closing In
    .when = Explore, end of turn
    .basic = Move up to 2 creatures up to 2 steps each.
    .dangerous = Slim: covers only 1 reaction space, even as a combo.
    .text = { alone-card-B05.when }. { alone-card-B05.basic } Dangerous: { alone-card-B05.dangerous }
alone-card-B06 = Dodge
    .when = Attack, after the Hero's roll
    .basic = 1 hit of this roll is lost. If the target lives after the damage, move it up to 1 step.
    .dangerous = 1 more hit is lost.
    .text = { alone-card-B06.when }. { alone-card-B06.basic } Dangerous: { alone-card-B06.dangerous }
alone-card-B07 = Swarm
    .when = Attack, end of turn
    .basic = Move up to 2 parasites up to 3 steps each. Or move 1 creature up to 2 steps.
    .dangerous = Evil draws 1 card.
    .text = { alone-card-B07.when }. { alone-card-B07.basic } Dangerous: { alone-card-B07.dangerous }
    .side0 = Move up to 2 parasites up to 3 steps each.
    .side1 = Move 1 creature up to 2 steps.
alone-card-B08 = Moving Target
    .when = Locate, before the answer
    .basic = Move 1 creature up to 2 steps. Evil draws 1 card.
    .dangerous = Change the distance of 1 answer by 1.
    .text = { alone-card-B08.when }. { alone-card-B08.basic } Dangerous: { alone-card-B08.dangerous }
alone-card-B09 = Snatched Away
    .when = Search, after drawing
    .basic = 1 random card of those just drawn goes under the equipment deck.
    .dangerous = Evil draws 1 card.
    .text = { alone-card-B09.when }. { alone-card-B09.basic } Dangerous: { alone-card-B09.dangerous }
alone-card-B10 = Opportunist
    .when = Search, end of turn
    .basic = Move 1 creature up to 2 steps. Evil draws 1 card.
    .dangerous = Slim: covers only 1 reaction space, even as a combo.
    .text = { alone-card-B10.when }. { alone-card-B10.basic } Dangerous: { alone-card-B10.dangerous }
alone-card-B11 = Quick as Sparks
    .when = Interact, end of turn
    .basic = Move 1 creature up to 3 steps.
    .dangerous = Switch off the light in 1 sector in sight, not in the Hero's.
    .text = { alone-card-B11.when }. { alone-card-B11.basic } Dangerous: { alone-card-B11.dangerous }
alone-card-B12 = Follow-Up
    .when = After a life loss
    .basic = Evil draws 2 cards.
    .dangerous = Slim: covers only 1 reaction space, even as a combo.
    .text = { alone-card-B12.when }. { alone-card-B12.basic } Dangerous: { alone-card-B12.dangerous }
alone-card-B13 = Relentless
    .when = After a self-control loss
    .basic = Move 1 creature up to 3 steps.
    .dangerous = Evil draws 1 card.
    .text = { alone-card-B13.when }. { alone-card-B13.basic } Dangerous: { alone-card-B13.dangerous }
alone-card-G01 = Whispers
    .when = Move, end of turn
    .basic = Move 1 creature up to 1 step. If a hidden creature is then at distance 2 or less, the Hero loses 1 self-control.
    .dangerous = The Hero loses 1 self-control.
    .text = { alone-card-G01.when }. { alone-card-G01.basic } Dangerous: { alone-card-G01.dangerous }
alone-card-G02 = Slammed Door
    .when = Move, after a step
    .basic = Block 1 door of the Hero's sector.
    .dangerous = The rest of the action is lost.
    .text = { alone-card-G02.when }. { alone-card-G02.basic } Dangerous: { alone-card-G02.dangerous }
alone-card-G03 = Footsteps
    .when = Move, end of turn
    .basic = Spawn 1 creature; its noise is not reported.
    .dangerous = The Hero loses 1 self-control.
    .text = { alone-card-G03.when }. { alone-card-G03.basic } Dangerous: { alone-card-G03.dangerous }
alone-card-G04 = Dimmed Beam
    .when = Explore, before the reveal
    .basic = This Explore reaches only 1 sector.
    .dangerous = The Hero loses 1 self-control.
    .text = { alone-card-G04.when }. { alone-card-G04.basic } Dangerous: { alone-card-G04.dangerous }
alone-card-G05 = Shape in the Dark
    .when = Explore, end of turn
    .basic = Move 1 hidden creature up to 2 steps. If that reveals it, but not in the Hero's sector, the Hero loses 1 self-control.
    .dangerous = Switch off the light in 1 sector in sight, not in the Hero's.
    .text = { alone-card-G05.when }. { alone-card-G05.basic } Dangerous: { alone-card-G05.dangerous }
alone-card-G06 = Shaking Hands
    .when = Attack, after the Hero's roll
    .basic = Conditional symbols are misses in this roll.
    .dangerous = 1 hit of this roll is lost.
    .text = { alone-card-G06.when }. { alone-card-G06.basic } Dangerous: { alone-card-G06.dangerous }
alone-card-G07 = Dread
    .when = Attack, end of turn
    .basic = If a creature is in the Hero's sector, the Hero loses 1 self-control.
    .dangerous = Switch off the light in the Hero's sector.
    .text = { alone-card-G07.when }. { alone-card-G07.basic } Dangerous: { alone-card-G07.dangerous }
alone-card-G08 = Deceit
    .when = Locate, before the answer
    .basic = Change the distance of 1 answer by up to 3.
    .dangerous = Instead, change up to 2 answers by up to 3 each.
    .text = { alone-card-G08.when }. { alone-card-G08.basic } Dangerous: { alone-card-G08.dangerous }
alone-card-G09 = Foul Find
    .when = Search, after drawing
    .basic = Discard 1 of the equipment cards just drawn; it is out of the game.
    .dangerous = The Hero loses 1 self-control.
    .text = { alone-card-G09.when }. { alone-card-G09.basic } Dangerous: { alone-card-G09.dangerous }
alone-card-G10 = Cold Sweat
    .when = Search, end of turn
    .basic = Move 1 creature up to 1 step. The Hero loses 1 self-control.
    .dangerous = The Hero loses 1 adrenaline.
    .text = { alone-card-G10.when }. { alone-card-G10.basic } Dangerous: { alone-card-G10.dangerous }
alone-card-G11 = Sabotage
    .when = Interact, end of turn
    .basic = Switch off the light in up to 2 sectors in sight, not in the Hero's.
    .dangerous = Switch off the light in the Hero's sector.
    .text = { alone-card-G11.when }. { alone-card-G11.basic } Dangerous: { alone-card-G11.dangerous }
alone-card-G12 = Panic
    .when = After a life loss
    .basic = The Hero loses 1 self-control.
    .dangerous = The Hero loses 1 adrenaline.
    .text = { alone-card-G12.when }. { alone-card-G12.basic } Dangerous: { alone-card-G12.dangerous }
alone-card-G13 = Hallucination
    .when = After a self-control loss
    .basic = Up to 2 revealed sectors become hidden: not the Hero's, and no lit sector in sight.
    .dangerous = The Hero loses 1 self-control.
    .text = { alone-card-G13.when }. { alone-card-G13.basic } Dangerous: { alone-card-G13.dangerous }
alone-card-V01 = Loose Grating
    .when = Move, end of turn
    .basic = Move 1 creature up to 1 step. Place 1 danger marker in a hidden sector at distance 2 or more.
    .dangerous = The Hero loses 1 life.
    .text = { alone-card-V01.when }. { alone-card-V01.basic } Dangerous: { alone-card-V01.dangerous }
alone-card-V02 = Sprung
    .when = Move, after a step
    .basic = Place 1 danger marker in the Hero's sector.
    .dangerous = The Hero loses 1 self-control.
    .text = { alone-card-V02.when }. { alone-card-V02.basic } Dangerous: { alone-card-V02.dangerous }
alone-card-V03 = Creeping Growth
    .when = Move, end of turn
    .basic = Move up to 2 danger markers up to 2 steps each, out of sight. Omen: the next card played face up this turn is dangerous.
    .dangerous = Place 1 danger marker in a sector adjacent to the Hero.
    .text = { alone-card-V03.when }. { alone-card-V03.basic } Dangerous: { alone-card-V03.dangerous }
alone-card-V04 = Tripwire
    .when = Explore, before the reveal
    .basic = Place up to 2 danger markers in the sectors of this Explore.
    .dangerous = No danger marker can be removed by this action.
    .text = { alone-card-V04.when }. { alone-card-V04.basic } Dangerous: { alone-card-V04.dangerous }
alone-card-V05 = Mined Path
    .when = Explore, end of turn
    .basic = Place 1 danger marker in a sector adjacent to the Hero. Move 1 creature up to 1 step.
    .dangerous = Place 1 danger marker in any sector.
    .text = { alone-card-V05.when }. { alone-card-V05.basic } Dangerous: { alone-card-V05.dangerous }
alone-card-V06 = Falling Debris
    .when = Attack, after the Hero's roll
    .basic = Remove 1 danger marker; if you do, 1 hit of this roll is lost.
    .dangerous = 1 hit of this roll is lost.
    .text = { alone-card-V06.when }. { alone-card-V06.basic } Dangerous: { alone-card-V06.dangerous }
alone-card-V07 = Volatile Ground
    .when = Attack, end of turn
    .basic = Place 1 danger marker in the Hero's sector.
    .dangerous = The Hero loses 1 life.
    .text = { alone-card-V07.when }. { alone-card-V07.basic } Dangerous: { alone-card-V07.dangerous }
alone-card-V08 = Static
    .when = Locate, before the answer
    .basic = Place 1 danger marker in a hidden sector at distance 2 or more. Change the distance of 1 answer by 1.
    .dangerous = Place 1 danger marker in a hidden sector at distance 2 or more.
    .text = { alone-card-V08.when }. { alone-card-V08.basic } Dangerous: { alone-card-V08.dangerous }
alone-card-V09 = Booby Trap
    .when = Search, after drawing
    .basic = The Hero chooses: lose 1 life, or 1 random card of those just drawn goes under the equipment deck.
    .dangerous = The Hero loses 1 life.
    .text = { alone-card-V09.when }. { alone-card-V09.basic } Dangerous: { alone-card-V09.dangerous }
alone-card-V10 = Sealed In
    .when = Search, end of turn
    .basic = Block up to 2 doors of the Hero's sector.
    .dangerous = Place 1 danger marker in a sector adjacent to the Hero.
    .text = { alone-card-V10.when }. { alone-card-V10.basic } Dangerous: { alone-card-V10.dangerous }
alone-card-V11 = Short Circuit
    .when = Interact, end of turn
    .basic = Place 1 danger marker in a sector adjacent to the Hero. Switch off the light in 1 adjacent sector.
    .dangerous = The Hero gives up 1 charge of his choice.
    .text = { alone-card-V11.when }. { alone-card-V11.basic } Dangerous: { alone-card-V11.dangerous }
alone-card-V12 = Infection
    .when = After a life loss
    .basic = Place 1 danger marker in the Hero's sector.
    .dangerous = The Hero loses 1 life.
    .text = { alone-card-V12.when }. { alone-card-V12.basic } Dangerous: { alone-card-V12.dangerous }
alone-card-V13 = Nerve Gas
    .when = After a self-control loss
    .basic = Place up to 2 danger markers in sectors adjacent to the Hero.
    .dangerous = The Hero loses 1 self-control.
    .text = { alone-card-V13.when }. { alone-card-V13.basic } Dangerous: { alone-card-V13.dangerous }
alone-card-standard = Standard reaction
    .text = Any card, played face down: move 1 creature up to 1 step, or spawn 1 creature.
    .side0 = Move 1 creature up to 1 step.
    .side1 = Spawn 1 creature.

## Items
alone-item-AMMO_M = Ammunition (metal)
    .use = Pay x charges (1 to 3): attack 1 creature in sight with 2 + x dice.
    .upgraded = 3 + x dice.
    .text = Attack. Metal, 4 charges. { alone-item-AMMO_M.use } Upgraded with electronics: { alone-item-AMMO_M.upgraded }
alone-item-AMMO_E = Ammunition (electronics)
    .use = Pay x charges (1 to 3): attack 1 creature in sight with 2 + x dice.
    .upgraded = 3 + x dice.
    .text = Attack. Electronics, 4 charges. { alone-item-AMMO_E.use } Upgraded with chemical: { alone-item-AMMO_E.upgraded }
alone-item-AMMO_C = Ammunition (chemical)
    .use = Pay x charges (1 to 3): attack 1 creature in sight with 2 + x dice.
    .upgraded = 3 + x dice.
    .text = Attack. Chemical, 4 charges. { alone-item-AMMO_C.use } Upgraded with metal: { alone-item-AMMO_C.upgraded }
alone-item-KNIF = Cutter
    .use = Attack 1 creature in your sector with 3 dice.
    .upgraded = 4 dice.
    .text = Attack. Metal, 3 charges. { alone-item-KNIF.use } Upgraded with chemical: { alone-item-KNIF.upgraded }
alone-item-WELD = Welding Torch
    .use = Block or open up to 2 doors of your sector.
    .upgraded = Up to 3 doors of sectors in sight.
    .text = Interact. Metal, 3 charges. { alone-item-WELD.use } Upgraded with chemical: { alone-item-WELD.upgraded }
    .side0 = Block doors.
    .side1 = Open blocked doors.
alone-item-PICK = Crowbar
    .use = Draw 3 equipment cards, then you may upgrade. The room does not count as searched.
    .upgraded = 4 cards.
    .text = Search. Metal, 2 charges. { alone-item-PICK.use } Upgraded with chemical: { alone-item-PICK.upgraded }
alone-item-TOOL = Toolbox
    .use = Draw 1 equipment card, then you may upgrade. Put 2 charges on other items (not on Toolboxes).
    .upgraded = 2 cards, 3 charges.
    .text = Search. Metal, 2 charges. { alone-item-TOOL.use } Upgraded with electronics: { alone-item-TOOL.upgraded }
alone-item-BOOT = Magnet Boots
    .use = Move 1 safe step (no opportunity attack).
    .upgraded = Up to 2 safe steps.
    .text = Move. Metal, 3 charges. { alone-item-BOOT.use } Upgraded with electronics: { alone-item-BOOT.upgraded }
alone-item-JETP = Jetpack
    .use = Move up to 2 steps.
    .upgraded = Up to 3 steps.
    .text = Move. Electronics, 3 charges. { alone-item-JETP.use } Upgraded with chemical: { alone-item-JETP.upgraded }
alone-item-DRON = Seeker Drone
    .use = Attack 1 revealed creature on your floor with 3 dice.
    .upgraded = Or name a kind: the nearest hidden creature of it on your floor, at distance 3 or less, is attacked with 3 dice. You learn only the roll and its hits.
    .text = Attack. Electronics, 2 charges. { alone-item-DRON.use } Upgraded with metal: { alone-item-DRON.upgraded }
    .side0 = Attack a revealed creature.
    .side1 = Look for a hidden creature.
alone-item-FLOO = Floodlight
    .use = Explore 2 sectors; switch on the light in 1 of them.
    .upgraded = Light in both.
    .text = Explore. Electronics, 3 charges. { alone-item-FLOO.use } Upgraded with metal: { alone-item-FLOO.upgraded }
alone-item-SCAN = Motion Scanner
    .use = Locate 3 targets.
    .upgraded = 4 targets.
    .text = Locate. Electronics, 3 charges. { alone-item-SCAN.use } Upgraded with chemical: { alone-item-SCAN.upgraded }
alone-item-MAPP = Survey Probe
    .use = Explore 3 sectors in 1 direction.
    .upgraded = Explore 2 sectors in each of 2 directions, removing 1 danger marker in each.
    .text = Explore. Electronics, 3 charges. { alone-item-MAPP.use } Upgraded with metal: { alone-item-MAPP.upgraded }
alone-item-FUSE = Fuse Kit
    .use = Switch on the light in your sector and up to 2 further ones in a straight line, without a switch box.
    .upgraded = In 2 directions.
    .text = Interact. Electronics, 2 charges. { alone-item-FUSE.use } Upgraded with metal: { alone-item-FUSE.upgraded }
alone-item-DISR = Disruptor
    .use = Attack 1 creature in your sector with 2 dice; if it lives, push it up to 1 step away.
    .upgraded = 3 dice, up to 2 steps.
    .text = Attack. Electronics, 2 charges. { alone-item-DISR.use } Upgraded with chemical: { alone-item-DISR.upgraded }
alone-item-JAMM = Jammer
    .use = Locate 1 target; from now on Evil may play at most 1 reaction this turn.
    .upgraded = 2 targets.
    .text = Locate. Electronics, 1 charge. { alone-item-JAMM.use } Upgraded with metal: { alone-item-JAMM.upgraded }
alone-item-FLAR = Flare Gun
    .use = Attack 1 creature in sight with 2 dice; switch on the light in its sector.
    .upgraded = 3 dice.
    .text = Attack. Chemical, 2 charges. { alone-item-FLAR.use } Upgraded with metal: { alone-item-FLAR.upgraded }
alone-item-GREN = Grenade
    .use = Choose 1 sector in sight, at most 2 away: roll 3 dice against each creature there.
    .upgraded = 4 dice, at any distance.
    .text = Attack. Chemical, 1 charge. { alone-item-GREN.use } Upgraded with electronics: { alone-item-GREN.upgraded }
alone-item-MEDK = Med Kit
    .use = Regain 2 life.
    .upgraded = 3 life.
    .text = Interact. Chemical, 2 charges. { alone-item-MEDK.use } Upgraded with metal: { alone-item-MEDK.upgraded }
alone-item-SEDA = Sedative
    .use = Regain 2 self-control.
    .upgraded = 3 self-control.
    .text = Interact. Chemical, 2 charges. { alone-item-SEDA.use } Upgraded with electronics: { alone-item-SEDA.upgraded }
alone-item-STIM = Stimulant
    .use = Gain 2 adrenaline.
    .upgraded = And 1 self-control.
    .text = Interact. Chemical, 1 charge. { alone-item-STIM.use } Upgraded with electronics: { alone-item-STIM.upgraded }
alone-item-LAMP = Chem Light
    .use = Move 1 step; switch on the light in the new sector.
    .upgraded = And in 1 revealed adjacent sector.
    .text = Move. Chemical, 3 charges. { alone-item-LAMP.use } Upgraded with electronics: { alone-item-LAMP.upgraded }
alone-item-DEFU = Neutralizer
    .use = Remove up to 2 danger markers from your sector and adjacent revealed ones.
    .upgraded = Up to 3, also from sectors in sight.
    .text = Explore. Chemical, 2 charges. { alone-item-DEFU.use } Upgraded with metal: { alone-item-DEFU.upgraded }

## Materials
alone-material-metal = metal
alone-material-electronics = electronics
alone-material-chemical = chemical

## Missions
alone-mission-MG1 = Emergency Power
    .steps = Interact 2 times in the Generator Room.
    .reward = The light goes on in every sector with a switch box and every adjacent one.
    .text = { alone-mission-MG1.steps } Reward: { alone-mission-MG1.reward }
alone-mission-MG2 = Lost Crewmate
    .steps = Find the survivor among 3 markers.
    .reward = A random companion joins you.
    .text = { alone-mission-MG2.steps } Reward: { alone-mission-MG2.reward }
alone-mission-MG3 = Locker Codes
    .steps = Take the code in the Crew Quarters. Give it in the Armory.
    .reward = Draw 3 equipment cards, then you may upgrade; 2 charges.
    .text = { alone-mission-MG3.steps } Reward: { alone-mission-MG3.reward }
alone-mission-MG4 = Field Surgery
    .steps = Take the kit in the Storehouse. Interact in the Med Bay.
    .reward = Regain 4 life and 2 self-control.
    .text = { alone-mission-MG4.steps } Reward: { alone-mission-MG4.reward }
alone-mission-MG5 = Specimen
    .steps = Slay 2 creatures. Interact in the Laboratory.
    .reward = 1 experience point each for 2 skills.
    .text = { alone-mission-MG5.steps } Reward: { alone-mission-MG5.reward }
alone-mission-MG6 = Station Plan
    .steps = Interact in the lit Control Room.
    .reward = At the start of turn 1 of each later round you may locate 1 target (no action).
    .text = { alone-mission-MG6.steps } Reward: { alone-mission-MG6.reward }
alone-mission-MG7 = Quartermaster
    .steps = Interact in the Storehouse and in the Armory, in any order.
    .reward = Upgrade up to 2 items for free; 2 charges.
    .text = { alone-mission-MG7.steps } Reward: { alone-mission-MG7.reward }
alone-mission-MG8 = Combat Serum
    .steps = Take the serum in the Laboratory. Give it in the Med Bay.
    .reward = 3 adrenaline; from now on your adrenaline maximum is 1 higher (at most 6).
    .text = { alone-mission-MG8.steps } Reward: { alone-mission-MG8.reward }
alone-mission-MB1 = Toxic Leak
    .steps = Take the seal in the Storehouse. Interact in the Laboratory.
    .reward = Regain 2 life.
    .nuisance = At the end of a round in a corridor, you lose 1 life.
    .text = Nuisance: { alone-mission-MB1.nuisance } { alone-mission-MB1.steps } Reward: { alone-mission-MB1.reward }
alone-mission-MB2 = Broadcast of Screams
    .steps = Interact 2 times in the Control Room.
    .reward = Regain 3 self-control.
    .nuisance = At the end of each round you lose 1 self-control.
    .text = Nuisance: { alone-mission-MB2.nuisance } { alone-mission-MB2.steps } Reward: { alone-mission-MB2.reward }
alone-mission-MB3 = Power Drain
    .steps = Interact in the lit Generator Room.
    .reward = The light goes on from the Generator Room in 2 directions, up to 2 sectors each.
    .nuisance = At the end of each round the leader switches off the light in up to 2 sectors.
    .text = Nuisance: { alone-mission-MB3.nuisance } { alone-mission-MB3.steps } Reward: { alone-mission-MB3.reward }
alone-mission-MB4 = Breeding Pit
    .steps = Slay 1 creature. Interact in the Escape Pods.
    .reward = 1 experience point each for 2 skills.
    .nuisance = Minimum distances are 1 lower (at least 2 before cards lower them).
    .text = Nuisance: { alone-mission-MB4.nuisance } { alone-mission-MB4.steps } Reward: { alone-mission-MB4.reward }
alone-mission-MB5 = Locked Down
    .steps = Take the key card in the Crew Quarters. Interact in the Control Room.
    .reward = Every blocked door opens; draw 2 equipment cards, then you may upgrade.
    .nuisance = Every door of the Armory and of the Med Bay is blocked at set-up.
    .text = Nuisance: { alone-mission-MB5.nuisance } { alone-mission-MB5.steps } Reward: { alone-mission-MB5.reward }
alone-mission-MB6 = Old Wounds
    .steps = Interact 2 times in the Med Bay without a creature there.
    .reward = Regain 3 life.
    .nuisance = Every life gain is 1 less.
    .text = Nuisance: { alone-mission-MB6.nuisance } { alone-mission-MB6.steps } Reward: { alone-mission-MB6.reward }
alone-mission-MB7 = Thin Air
    .steps = Take the filter in the Escape Pods. Interact in the Generator Room.
    .reward = Gain 2 adrenaline and 2 self-control.
    .nuisance = Your adrenaline maximum is 1 lower (at least 1).
    .text = Nuisance: { alone-mission-MB7.nuisance } { alone-mission-MB7.steps } Reward: { alone-mission-MB7.reward }
alone-mission-MB8 = Creeping Rot
    .steps = Interact 2 times in the Crew Quarters.
    .reward = Every danger marker on your floor is removed, seen or not.
    .nuisance = Evil gains 1 danger marker more each round.
    .text = Nuisance: { alone-mission-MB8.nuisance } { alone-mission-MB8.steps } Reward: { alone-mission-MB8.reward }
alone-mission-MR1 = Escape Pod
    .steps = Interact in the Control Room, then in the Generator Room, then in the Escape Pods without a creature there.
    .text = { alone-mission-MR1.steps } Then the Hero wins.
alone-mission-MR2 = Burn the Nest
    .steps = Slay the Matriarch.
    .start = The leader places the Matriarch hidden; the Hero learns that she is there.
    .text = { alone-mission-MR2.start } { alone-mission-MR2.steps } Then the Hero wins.
alone-mission-MR3 = Silence the Apostle
    .steps = Take the proof in the Laboratory and slay the Apostle, in any order.
    .start = The Apostle appears in the Control Room or the Laboratory, whichever is farther; the Hero does not learn where.
    .text = { alone-mission-MR3.start } { alone-mission-MR3.steps } Then the Hero wins.
alone-mission-MR4 = Self-Destruct
    .steps = Interact in the Generator Room, the Laboratory and the Storehouse in any order, then in the Escape Pods.
    .text = { alone-mission-MR4.steps } Then the Hero wins.
alone-mission-MR5 = Distress Call
    .steps = Take the antenna in the Storehouse. Give it in the Control Room. End 4 turns there.
    .text = { alone-mission-MR5.steps } Then the Hero wins.
alone-mission-MR6 = The Cure
    .steps = Find the sample among 3 markers. Interact in the Laboratory, then in the Med Bay.
    .text = { alone-mission-MR6.steps } Then the Hero wins.
alone-mission-MR7 = Black Box
    .steps = Interact in the Control Room. Take the black box in the Crew Quarters. Give it in the Escape Pods.
    .text = { alone-mission-MR7.steps } Then the Hero wins.
alone-mission-MR8 = Last Stand
    .steps = Interact in the Armory and in the Med Bay in any order. End 3 turns in the Generator Room.
    .text = { alone-mission-MR8.steps } Then the Hero wins.
alone-colour-green = green mission
alone-colour-blue = blue mission
alone-colour-red = red mission

## Mission tokens
alone-token-survivor = survivor
alone-token-code = code
alone-token-kit = kit
alone-token-serum = serum
alone-token-seal = seal
alone-token-card = key card
alone-token-filter = filter
alone-token-proof = proof
alone-token-antenna = antenna
alone-token-sample = sample
alone-token-box = black box

## Characters: as Hero .hero, as companion .companion, when sacrificed .sacrifice
alone-character-pilot = Pilot
    .hero = Once per round, after a Move action: 1 more safe step.
    .companion = Once per turn, with a Move action: its steps are safe.
    .sacrifice = Free Move action: up to 3 safe steps.
    .text = { alone-character-pilot.hero } Companion: { alone-character-pilot.companion } Sacrifice: { alone-character-pilot.sacrifice }
alone-character-technician = Technician
    .hero = Once per round, after a Search or Interact action: upgrade 1 item for free.
    .companion = Once per turn, after an Interact action: upgrade 1 item for free from the general supply.
    .sacrifice = Free Search action with 1 additional card; any material serves for upgrades this turn.
    .text = { alone-character-technician.hero } Companion: { alone-character-technician.companion } Sacrifice: { alone-character-technician.sacrifice }
alone-character-commander = Commander
    .hero = +1 die in the plain Attack.
    .companion = Once per turn, with an Attack action: +1 die.
    .sacrifice = Free Attack action: 5 dice on 1 creature in sight.
    .text = { alone-character-commander.hero } Companion: { alone-character-commander.companion } Sacrifice: { alone-character-commander.sacrifice }
alone-character-doctor = Ship's Doctor
    .hero = At the start of turn 1 of each round: regain 1 life or 1 self-control, only on a track at 6 or less.
    .companion = Once per turn: a loss of 2 or more life from a creature attack is 1 less (not from an opportunity attack).
    .sacrifice = Regain 3 life and 3 self-control.
    .text = { alone-character-doctor.hero } Companion: { alone-character-doctor.companion } Sacrifice: { alone-character-doctor.sacrifice }

## Skills, one for each kind of creature
alone-skill-sealed_mask = Sealed Mask
    .text = Once per round: a loss of life is 1 less (not from an opportunity attack).
alone-skill-light_feet = Light Feet
    .text = Once per round, after a Move action: 1 more step.
alone-skill-cold_aim = Cold Aim
    .text = +1 die in your attacks (not with grenades).
alone-skill-steady_mind = Steady Mind
    .text = Every shock costs 1 less.
alone-skill-surge = Surge
    .text = Once per round: Bullet Time without adrenaline.

## Abilities: those of characters by part, and the skills
alone-ability-pilot-hero = { alone-character-pilot }
    .text = { alone-character-pilot.hero }
alone-ability-pilot-companion = { alone-character-pilot } (companion)
    .text = { alone-character-pilot.companion }
alone-ability-pilot-sacrifice = Sacrifice: { alone-character-pilot }
    .text = { alone-character-pilot.sacrifice }
alone-ability-technician-hero = { alone-character-technician }
    .text = { alone-character-technician.hero }
alone-ability-technician-companion = { alone-character-technician } (companion)
    .text = { alone-character-technician.companion }
alone-ability-technician-sacrifice = Sacrifice: { alone-character-technician }
    .text = { alone-character-technician.sacrifice }
alone-ability-commander-hero = { alone-character-commander }
    .text = { alone-character-commander.hero }
alone-ability-commander-companion = { alone-character-commander } (companion)
    .text = { alone-character-commander.companion }
alone-ability-commander-sacrifice = Sacrifice: { alone-character-commander }
    .text = { alone-character-commander.sacrifice }
alone-ability-doctor-hero = { alone-character-doctor }
    .text = { alone-character-doctor.hero }
alone-ability-doctor-companion = { alone-character-doctor } (companion)
    .text = { alone-character-doctor.companion }
alone-ability-doctor-sacrifice = Sacrifice: { alone-character-doctor }
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
alone-creature-spore = spore
    .plural = spores
    .text = Appears near, hits hard, dies easily.
alone-creature-parasite = parasite
    .plural = parasites
    .text = Quick and weak, dies easily.
alone-creature-cultist = cultist
    .plural = cultists
    .text = A human: no shock, and light does not hinder it.
alone-creature-hybrid = hybrid
    .plural = hybrids
    .text = Frightens like a worm, suffers less from light.
alone-creature-worm = worm
    .plural = worms
    .text = Deadly in the dark, harmless in light, appears far away.
alone-creature-matriarch = Matriarch
    .plural = Matriarchs
    .text = Boss: at most 1 wound from one attack. When her move ends in the Hero's sector, the light there goes off.
alone-creature-apostle = Apostle
    .plural = Apostles
    .text = Boss: when he is first revealed, the leader may spawn 1 cultist at minimum distance −1.

## Rooms, corridor shapes, stairs
alone-room-M = Med Bay
    .in = in the Med Bay
    .short = Med Bay
alone-room-L = Laboratory
    .in = in the Laboratory
alone-room-C = Control Room
    .in = in the Control Room
    .short = Control Room
alone-room-G = Generator Room
    .in = in the Generator Room
    .short = Generator Room
alone-room-E = Escape Pods
    .in = in the Escape Pods
    .short = Escape Pods
alone-room-A = Armory
    .in = in the Armory
    .short = Armory
alone-room-Q = Crew Quarters
    .in = in the Crew Quarters
    .short = Crew Quarters
alone-room-S = Storehouse
    .in = in the Storehouse
    .short = Store- house
alone-shape-straight = straight corridor
alone-shape-bend = bend
alone-shape-t = T-crossing
alone-shape-crossing = crossing
alone-stair-red = red stair
alone-stair-blue = blue stair

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
alone-target-door = door
alone-target-blocked = blocked door
alone-target-stair-red = { alone-stair-red }
alone-target-stair-blue = { alone-stair-blue }
alone-target-switch = switch box
alone-target-kind-spore = { alone-creature-spore }
alone-target-kind-parasite = { alone-creature-parasite }
alone-target-kind-cultist = { alone-creature-cultist }
alone-target-kind-hybrid = { alone-creature-hybrid }
alone-target-kind-worm = { alone-creature-worm }
alone-target-danger = danger marker
alone-target-mission-green = marker of the green mission
alone-target-mission-blue = marker of the blue mission
alone-target-mission-red = marker of the red mission
alone-target-boss = boss

## Actions
alone-action-move = Move
    .text = Move 1 sector, then you may block 1 door.
alone-action-explore = Explore
    .text = Reveal up to 2 sectors in a straight line, then you may remove 1 danger marker.
alone-action-attack = Attack
    .text = Attack 1 creature in your sector with 2 dice.
alone-action-locate = Locate
    .text = Learn the distance and the floor of 2 targets.
alone-action-search = Search
    .text = Draw 1 equipment card, 3 the first time in a room; then you may upgrade.
alone-action-interact = Interact
    .text = Repair a switch box or advance a mission step.

## Difficulty
alone-difficulty-easy = easy
    .text = 4 reaction spaces for Evil. Start: 1 random Ammunition and 1 random other card. When the main mission starts: 1 extra round, and regain 3 life and 3 self-control.
alone-difficulty-normal = normal
    .text = 5 reaction spaces for Evil. Start: 1 random Ammunition. When the main mission starts: 1 extra round, and regain 3 life or 3 self-control.
alone-difficulty-nightmare = nightmare
    .text = 6 reaction spaces for Evil. Start: 1 random card. When the main mission starts: regain 3 life or 3 self-control.
alone-difficulty-impossible = impossible
    .text = 7 reaction spaces for Evil. No starting equipment and no reward.

## Names of directions, places and small things
alone-direction-north = north
alone-direction-east = east
alone-direction-south = south
alone-direction-west = west
alone-direction-stairs = stairs
alone-direction-here = only here
alone-noise-north = { alone-direction-north }
alone-noise-east = { alone-direction-east }
alone-noise-south = { alone-direction-south }
alone-noise-west = { alone-direction-west }
alone-noise-stairs = { alone-direction-stairs }
alone-noise-other_floor = other floor
alone-noise-out_of_hearing = out of hearing
alone-floor-word-same = this floor
alone-floor-word-other = other floor
alone-tile-m-n = m{ $n }
alone-creature-marker-c-n = c{ $n }
alone-track-life = life
alone-track-calm = self-control
alone-side-0 = First effect
alone-side-1 = Second effect
alone-facing-up = face up
alone-facing-down = face down
alone-trap-life = Lose life
alone-trap-item = Lose a random drawn card
alone-symbol-hit = hit
alone-symbol-conditional = conditional
alone-symbol-miss = miss
alone-item- = the general supply
alone-map-random = random
alone-map-k1 = Station 1
alone-map-k2 = Station 2
alone-map-k3 = Station 3

## Board: Frames of the page
alone-page-chat = Everyone reads the chat, the Hero too.
alone-page-tab-sheet = Sheet
alone-page-tab-items = Equipment
alone-page-tab-missions = Missions
alone-page-tab-notes = Notes
alone-page-tab-creatures = Creatures
alone-page-log = Show or hide the log
alone-page-legend = Legend
alone-page-choices = Options
alone-page-setting-up = The station is being set up
alone-page-setting-up-note = The map appears when the Hero stands in the maze.

## Board: The maze
alone-page-maze = Maze
alone-page-the-maze = The maze
alone-page-maze-note = At the end of the round only what is next to you, or lit and in sight, stays.
alone-page-floor = Floor { $n }
alone-page-apart = not joined
alone-page-secret-map = Secret map
alone-page-show-map = Show the secret map
alone-page-show-maze = Show the maze
alone-page-you-here = you are here
alone-page-hero-here = the Hero is here
alone-page-lit = lit
alone-page-dark = dark
alone-page-ways = ways: { $ways }
alone-page-door = door
alone-page-door-blocked = blocked door
alone-page-switch-box = switch box
alone-page-danger = danger marker
alone-page-wounded = wounded
alone-page-hidden = hidden
alone-page-seen = seen
alone-page-real = the real one
alone-page-in-sight = in sight
alone-page-searched = searched
alone-page-hero-sees = the Hero sees it
alone-page-hero-saw = the Hero saw it before
alone-page-hero-on-floor = Hero here
alone-page-distance = distance { $n }
alone-page-legend-sight = in your sight
alone-page-legend-lit = lit: your conditional dice hit
alone-page-legend-danger = danger: Evil's conditional dice hit
alone-page-legend-fog = open, not explored
alone-page-legend-hidden = hidden creature
alone-page-legend-sector-lit = lit sector
alone-page-floor-creatures = creatures { $n } of { $most }
alone-page-floor-dangers = danger { $n } of { $most }
alone-page-dangerous-now = The Hero stands in danger: dangerous halves count

## Board: The end of the match
alone-page-winner = won
alone-page-explored-of = { $n } of { $most } sectors seen
alone-page-not-fulfilled = not fulfilled
alone-page-held = Cards in hand: { $cards }
alone-page-held-none = No cards in hand

## Board: Noise
alone-page-noises = Noises this turn
alone-page-noise-from = Noise: { $where }
alone-page-noise-there = The Hero hears: { $where }
alone-page-this-turn = this turn

## Board: The reaction row
alone-page-row = Reaction row
alone-page-row-note = { $used } of { $spaces } spaces used; { $dangers ->
        [one] { $dangers } danger symbol is
       *[other] { $dangers } danger symbols are
    } open, each a danger marker at the end of the round
alone-page-face-down = face down
alone-page-face-down-note = A card played face down as a standard reaction.
alone-page-standard = standard reaction
alone-page-combo = combo
alone-page-dangerous = dangerous
alone-page-danger-symbol = danger symbol
alone-page-always = always
alone-page-turn = Turn
alone-page-turn-n = turn { $n }
alone-page-ghost-takes = { $n ->
        [one] takes space { $first }
       *[other] takes spaces { $first } and { $last }
    }
alone-page-ghost-cost = { $spaces ->
        [one] Space { $first }
       *[other] Spaces { $first } and { $last }
    }: { $dangers ->
        [one] { $dangers } danger marker
       *[other] { $dangers } danger markers
    } at the end of the round, now { $before }

## Board: Evil's hand
alone-page-hand = Your hand
alone-page-hand-empty = You hold no cards.
alone-page-card-play = Play
alone-page-card-down = Face down
alone-page-card-chosen = being played
alone-page-card-down-only = Face down only
alone-page-card-not-now = Not now
alone-page-card-discard = Discard
alone-page-card-why = Show why { $card } can't be played face up
alone-page-danger-counts = (counts now)
alone-page-danger-counts-not = (does not count now)
alone-page-trigger-move = Move
alone-page-trigger-explore = Explore
alone-page-trigger-attack = Attack
alone-page-trigger-locate = Locate
alone-page-trigger-search = Search
alone-page-trigger-interact = Interact
alone-page-trigger-life = Loss of life
alone-page-trigger-calm = Loss of self-control
alone-page-timing-end = end of turn
alone-page-timing-instant = instant
alone-page-offers-up = offers a card face up
alone-page-offers-down = offers a card face down

## Board: The Hero's sheet
alone-page-life = Life
alone-page-calm = Self-control
alone-page-adrenaline = Adrenaline
alone-page-lost-when = lost only when both are at 0
alone-page-up-to = up to { $n }
alone-page-adrenaline-up-to = adrenaline up to { $n }
alone-page-adrenaline-of = Adrenaline { $n } of { $most }
alone-page-turn-of = Turn { $n } of { $most }
alone-page-round-n = Round { $n }
alone-page-nightmare = Nightmare
alone-page-hero-is = Hero: { $who }
alone-page-hero-on = on { $sector }
alone-page-leader = Leader
alone-page-cards-in-hand = cards in hand

## Board: Equipment
alone-page-items-note = open to all · dots are charges
alone-page-no-items = No equipment
alone-page-charges-of = { $n } of { $most } charges
alone-page-upgraded = upgraded
alone-page-upgrade-with = with a charge of
alone-page-needs = Upgrade with a charge of { $material }

## Board: Missions
alone-page-missions-note = fulfil one to open the main mission
alone-page-main-mission = Main mission
alone-page-main-sealed = sealed
alone-page-fulfilled = fulfilled
alone-page-done = done
alone-page-until-then = Until then: { $what }
alone-page-reward = Reward: { $what }
alone-page-carries = You carry: { $what }
alone-page-step-use = { $count ->
        [one] Interact { $where }
       *[other] Interact { $count } times { $where }
    }
alone-page-step-use-lit = { $count ->
        [one] Interact { $where }, which must be lit
       *[other] Interact { $count } times { $where }, which must be lit
    }
alone-page-step-use-empty = { $count ->
        [one] Interact { $where } without a creature there
       *[other] Interact { $count } times { $where } without a creature there
    }
alone-page-step-take = Take { $what } { $where }
alone-page-step-give = Bring { $what }: { $where }
alone-page-step-find = Find among the markers: { $what }
alone-page-step-slay = { $count ->
        [one] Slay 1 creature
       *[other] Slay { $count } creatures
    }
alone-page-step-slay-kind = Slay: { $who }
alone-page-step-hold = { $count ->
        [one] End 1 turn { $where }
       *[other] End { $count } turns { $where }
    }

## Board: Skills and notes
alone-page-skills = Skills and companions
alone-page-points-of = { $n } of { $most } points
alone-page-companion = companion
alone-page-station-plan = Station plan
alone-page-nothing-told = You have been told nothing yet.
alone-page-left-to = A creature leaves: { $where }
alone-page-answer-none = { $target }: none
alone-page-answer-same = { $target }: { $n }, this floor
alone-page-answer-other = { $target }: { $n }, other floor
alone-page-doubtful = (may be false)

## Board: The six actions
alone-page-actions = Actions
alone-page-cost-step = 1 step
alone-page-cost-move = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    } against you
alone-page-cost-explore = { $n } sectors
alone-page-cost-locate = { $n } targets
alone-page-cost-search = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
alone-page-cost-interact = box, mission
alone-page-bullet-time = Bullet Time
alone-page-cost-bullet_time = 1 adrenaline
alone-page-cost-surge = Surge, free
alone-page-n-dice = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }

## Board: The creature table and the preview
alone-page-creature = Creature
alone-page-side-normal = normal side
alone-page-side-nightmare = nightmare side
alone-page-wounds = wounds
alone-page-wounds-note = Damage for the first and for the second wound
alone-page-dice = dark/lit
alone-page-dice-note = Dice in a dark and in a lit sector
alone-page-shock = shock
alone-page-shock-note = Self-control lost by a shock
alone-page-dist = dist.
alone-page-distance-note = Minimum distance when it spawns
alone-page-where = where
alone-page-supply = left in the supply
alone-page-preview = Preview
alone-page-preview-how = Point at a creature
alone-page-preview-shock = shock: self-control
alone-page-preview-no-shock = no shock
alone-page-hidden-until-now = hidden until now
alone-page-preview-attack = attack:
alone-page-dice-cards = +{ $n } from cards
alone-page-dice-this-card = +{ $n } from this card
alone-page-conditional-hits = conditional symbols hit
alone-page-conditional-misses = conditional symbols miss
alone-page-preview-life = life { $now } → about
alone-page-preview-range = 0 to { $n } lost, { $average } on average
