### Rise of Moloch. Keys: moloch-ask-KIND, moloch-do-VERB, events by their tag, moloch-denied-RULE, moloch-end-RULE,
### moloch-moment-WINDOW, moloch-phase-FRAME-STEP, moloch-option-NAME; headings are moloch-field-NAME and moloch-now-NAME. A side is 0
### (the Nemesis) or 1 (the gentlemen). Names and printed texts of everything in the box are moloch-KIND-ID, where a dot of an id is a
### hyphen and a plus is _plus; several things of one sheet share moloch-KIND-ID-n. Further texts are attributes, the whole printed text
### is .text. All advantages, chaos cards, afflictions, equipment and printed weapons are of kind `card`. A sheet has .a and .b, its
### versions; .versionIDa and .versionIDb are shown where a version is chosen. An ability is named by its key:
### moloch-ability-SOURCE-INDEX; .way0 and .way1 are the two effects to choose from.

moloch-title = Rise of Moloch
moloch-blurb = One Nemesis leads a cult through Victorian London; up to 4 players lead 4 gentlemen against it, chapter by chapter.
moloch_campaign-title = Rise of Moloch: the campaign
moloch_campaign-blurb = 6 chapters with an intermezzo between them. Advantages, equipment, powers and scars stay; the last chapter decides.

# Questions, options, events and refusals

## Questions: set-up
moloch-ask-version = Choose a version: { $sheet }
moloch-ask-stone = Give { $stone } to an agent
moloch-ask-group = { $left ->
    [one] Choose a gentleman for the group (1 left)
   *[other] Choose a gentleman for the group ({ $left } left)
}
moloch-ask-seat = Choose who plays this gentleman
moloch-ask-leader = Choose the leader
moloch-ask-role = Choose a role for { $gentleman }
moloch-ask-share = { $left ->
    [one] Choose who gets { $card } (last card)
   *[other] Choose who gets { $card } ({ $left } cards left)
}
moloch-ask-advantage = { $left ->
    [one] { $gentleman }: choose an advantage (1 left)
   *[other] { $gentleman }: choose an advantage ({ $left } left)
}
moloch-ask-more_for = { $left ->
    [one] Choose who takes 1 more advantage (1 left)
   *[other] Choose who takes 1 more advantage ({ $left } left)
}
moloch-ask-power = { $left ->
    [one] Choose a power (1 left)
   *[other] Choose a power ({ $left } left)
}
moloch-ask-benefit = { $left ->
    [one] Buy a benefit (1 conspiracy point left)
   *[other] Buy a benefit ({ $left } conspiracy points left)
}
moloch-ask-start_minion = Choose the minion for the next start square
moloch-ask-start_gentleman = Choose the gentleman for the next start square
moloch-ask-start_ally = Choose a start square for the ally
moloch-ask-start_ether = Choose who starts with { $n } more ether
moloch-ask-favour = Let { $ally } join in this chapter?
moloch-ask-passenger = Carriage Hire: choose who takes the carriage
moloch-ask-carriage = Choose where the carriage takes { $gentleman }

## Questions: command and activation
moloch-ask-seance = Name the first card of the Nemesis?
moloch-ask-row = Place the next card of your row (face down)
moloch-ask-propose = Propose the next card to the leader
moloch-ask-powers = { $activation }: use powers and chaos cards?
moloch-ask-figure = Choose the next figure to activate
moloch-ask-act = { $actions ->
    [0] { $figure }: 0 actions left. Use anything else?
    [one] { $figure }: choose an action (1 left)
   *[other] { $figure }: choose an action ({ $actions } left)
}
moloch-ask-start_effect = { $figure }'s activation starts. Use this?
moloch-ask-step = { $points ->
    [one] { $figure }: move (1 point left)
   *[other] { $figure }: move ({ $points } points left)
}
moloch-ask-relocate = Choose the nearest free square for { $figure }
moloch-ask-join = Choose who joins the attack on { $target }
moloch-ask-pool = Choose how much comes from the pool (of { $amount } ether)
moloch-ask-split = { $left ->
    [one] Place ether on a power or an agent (1 left)
   *[other] Place ether on a power or an agent ({ $left } left)
}
moloch-ask-discard = No free slot for { $card }: discard a card
moloch-ask-carry = { $figure }: take up the stone?

## Questions: attacks
moloch-ask-weapon = Choose a weapon ({ $kind })
moloch-ask-boost = { $card }: pay for the ether effect?
moloch-ask-bonus = Choose an attack bonus, or roll
moloch-ask-extra_target = Area: choose an extra target?
moloch-ask-reroll = Choose dice to reroll
moloch-ask-trade = Choose how many hit+ become a hit with daze 1
moloch-ask-crown = { $left ->
    [one] Take a crown as a hit or as ether (1 left)
   *[other] Take a crown as a hit or as ether ({ $left } left)
}
moloch-ask-guard_square = Choose a square next to the target for { $figure }
moloch-ask-aftermath = { $figure }: use this effect?
moloch-ask-counter = The attack is over. Counter-attack?
moloch-ask-blow = Choose the counter-attack

## Questions: cards
moloch-ask-target = { $ability }: choose a figure
moloch-ask-way = Choose one of the two effects
moloch-ask-name_minion = { $left ->
    [one] Choose a minion to activate (1 left)
   *[other] Choose a minion to activate (up to { $left } left)
}
moloch-ask-hop = Choose a square for { $figure }
moloch-ask-manhole = Choose the manhole the minions start from
moloch-ask-other_manhole = Choose the manhole the minions come out of
moloch-ask-runner = Choose a minion for the sewer run
moloch-ask-siphon_agent = Choose the agent that heals
moloch-ask-siphon_victim = Choose the gentleman who suffers 1 damage
moloch-ask-edge = Choose an edge
moloch-ask-copy = Choose an advantage to copy
moloch-ask-cure = Choose an affliction of { $figure } to discard
moloch-ask-recover = Try to get { $card } back?
moloch-ask-swap = Choose 2 cards of your row to swap

## Questions: scene and chapter
moloch-ask-centre = Choose where the minions appear
moloch-ask-summon = { $left ->
    [one] Place a minion (1 left)
   *[other] Place a minion (up to { $left } left)
}
moloch-ask-enter = Choose where { $figure } enters
moloch-ask-drill = Choose a minion to move
moloch-ask-lay_fire = Choose a square for the fire
moloch-ask-spread = Choose which fire spreads next
moloch-ask-spread_to = Choose where the fire on { $square } spreads
moloch-ask-douse = Choose a fire to remove
moloch-ask-district = Choose a district to set on fire
moloch-ask-saved = Choose a burning district to put out

## Questions: intermezzo
moloch-ask-hand_over = Give a gentleman to a player who has none
moloch-ask-visit = Choose who visits which place
moloch-ask-take = { $place }: choose what to take
moloch-ask-give_back = { $gentleman }: return 1 advantage
moloch-ask-put_back = Put a power back before you take another
moloch-ask-pick = { $left ->
    [one] Choose a card (1 left)
   *[other] Choose a card ({ $left } left)
}
moloch-ask-keep = Choose the card to keep
moloch-ask-exchange = Exchange a gentleman for the next chapter?
moloch-ask-heir = Choose who gets this: { $place }
moloch-ask-stock = { $left ->
    [one] Share out the stock (1 card left)
   *[other] Share out the stock ({ $left } cards left)
}

## Reactions
moloch-ask-react = { $moment ->
    [revealed] An agent's card is turned up. Call it off?
    [between] Before the next action: react?
    [attack_declared] An attack is declared. React?
    [before_defence] The attack roll is known. React before the defence roll?
    [damage_known] The damage is known. React?
    [chaos_played] A chaos card is played. React?
   *[other] React?
}
moloch-moment-revealed = When an agent's card is turned up
moloch-moment-between = Between actions of the other side
moloch-moment-attack_declared = When an attack is declared
moloch-moment-before_defence = Before your defence roll
moloch-moment-damage_known = Before you suffer damage
moloch-moment-chaos_played = When a chaos card is played

## Phases: steps of the rules, as a path names them; two with the same words are one
moloch-phase-SetUp-lay_scene = Scene
moloch-phase-SetUp-choose_versions = Versions
moloch-phase-SetUp-assign_stones = { moloch-phase-SetUp-choose_versions }
moloch-phase-SetUp-shuffle_chaos = { moloch-phase-SetUp-choose_versions }
moloch-phase-SetUp-draw_chaos = { moloch-phase-SetUp-choose_versions }
moloch-phase-SetUp-gather_group = Group
moloch-phase-SetUp-name_leader = { moloch-phase-SetUp-gather_group }
moloch-phase-SetUp-take_starting_equipment = Equipment
moloch-phase-SetUp-take_ether = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-shuffle_afflictions = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-lay_afflictions = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-lay_stacks = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-deal = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-share = { moloch-phase-SetUp-take_starting_equipment }
moloch-phase-SetUp-learn = Advantages
moloch-phase-SetUp-gain_powers = Powers
moloch-phase-SetUp-spend = { moloch-phase-SetUp-gain_powers }
moloch-phase-SetUp-settle_ether = { moloch-phase-SetUp-gain_powers }
moloch-phase-SetUp-name_start_ether = { moloch-phase-SetUp-gain_powers }
moloch-phase-SetUp-call_favours = Figures
moloch-phase-SetUp-place_figures = { moloch-phase-SetUp-call_favours }
moloch-phase-SetUp-lend_cards = { moloch-phase-SetUp-call_favours }
moloch-phase-SetUp-carry_out_specials = { moloch-phase-SetUp-call_favours }
moloch-phase-SetUp-hire_carriage = { moloch-phase-SetUp-call_favours }
moloch-phase-SetUp-read_newspaper = { moloch-phase-SetUp-call_favours }
moloch-phase-Round-hold_seance = Command
moloch-phase-Round-note_seance = { moloch-phase-Round-hold_seance }
moloch-phase-Round-place_rows = { moloch-phase-Round-hold_seance }
moloch-phase-Round-look_at_last = { moloch-phase-Round-hold_seance }
moloch-phase-Round-place_upper = { moloch-phase-Round-hold_seance }
moloch-phase-Round-reveal_next = Activation
moloch-phase-Round-go_on = { moloch-phase-Round-reveal_next }
moloch-phase-Round-clean_up = Clean-up
moloch-phase-Round-take_cards_back = { moloch-phase-Round-clean_up }

## Decisions of an intermezzo that are still to be made
moloch-step-visits = Visits
moloch-step-power = New power
moloch-step-exchange = Exchange
moloch-step-stock = Common stock
moloch-step-roles = Leader and roles

## Options: set-up and command
moloch-do-version = { $version }
moloch-do-assign = Give it to { $agent }
moloch-do-enlist = Choose { $gentleman }
moloch-do-seat = { $seat } plays { $gentleman }
moloch-do-lead = { $gentleman } leads
moloch-do-role = { $gentleman }: { $role }
moloch-do-give = Give { $card } to { $gentleman }
moloch-do-store = Give { $card } to no one
moloch-do-learn = Choose { $card }
moloch-do-learn_for = 1 more for { $gentleman }
moloch-do-unlearn = Return { $card }
moloch-do-gain = Choose { $power }
moloch-do-put_back = Put back { $power }
moloch-do-buy = { $on ->
    [None] Buy { $benefit }
   *[other] Buy { $benefit } for { $on }
}
moloch-do-deploy = Place { $figure } on { $to }
moloch-do-card = { $card }
moloch-do-name_first = Name { $card }
moloch-do-swap = Swap cards { $first } and { $second }

## Options: an activation
moloch-do-activate = Activate { $figure }
moloch-do-move = Move
moloch-do-attack = { $kind } attack on { $target }
moloch-do-charge = Charge at { $target }
moloch-do-rest = Rest
moloch-do-revive = Revive { $gentleman }
moloch-do-stand = Stand up
moloch-do-use = Use { $ability }
moloch-do-power = Use { $power }
moloch-do-chaos = Play { $card }
moloch-do-token = Use the token: { $place }
moloch-do-search = Search the marker on { $square }
moloch-do-break = Break the object on { $square } ({ $attribute })
moloch-do-special = { $what }
moloch-do-end = End activation
moloch-do-step = Step to { $to }
moloch-do-open = Open door { $door }
moloch-do-hand = Pass { $card } to { $to }
moloch-do-carry = Take up the stone
moloch-do-hand_token = Pass the stone to { $to }
moloch-do-escort = Escort { $ally }
moloch-do-stop = Stop here

## Options: attacks, cards and chapters
moloch-do-on = { $figure }
moloch-do-at = { $square }
moloch-do-edge = Edge { $edge }
moloch-do-summon = Place a { $type } on { $to }
moloch-do-way = { $way }
moloch-do-take = Take { $card }
moloch-do-discard = Discard { $card }
moloch-do-to_power = 1 ether on { $power }
moloch-do-to_agent = 1 ether to { $agent }
moloch-do-join = { $figure } joins
moloch-do-weapon = { $weapon ->
    [None] Use no weapon
   *[other] Use { $weapon }
}
moloch-do-pay = { $ether } ether
moloch-do-bonus = { $ether ->
    [0] Use { $ability }
   *[other] Use { $ability } ({ $ether } ether)
}
moloch-do-roll = Roll the dice
moloch-do-again = Reroll { $symbol }
moloch-do-crown = { $taken }
moloch-do-trade = Change { $dice } hit+
moloch-do-guard = { $figure } becomes the target
moloch-do-elude = Elusive: 3 more dice (1 ether)
moloch-do-counter = { $kind } counter-attack on { $target }
moloch-do-district = { $district }

## Options: intermezzo
moloch-do-visit = { $gentleman } visits { $place }
moloch-do-take_cards = Take { $cards }
moloch-do-exchange = Exchange { $goes } for { $comes }
moloch-do-inherit = Give it to { $gentleman }

## Events: set-up
moloch-version_chosen = { $sheet }: { $version } plays in this chapter.
moloch-stone_assigned = { $agent } bears { $stone }.
moloch-enlisted = { $gentleman } joins the group.
moloch-gentleman_seated = { $seat } plays { $gentleman }.
moloch-leader_named = { $gentleman } leads the group.
moloch-role_given = { $gentleman } takes the role { $role }.
moloch-dealt = Dealt to the gentlemen: { $cards }.
moloch-card_given = { $gentleman } takes { $card }.
moloch-card_left = No one takes { $card }.
moloch-advantage_learnt = { $gentleman } takes the advantage { $card }.
moloch-power_gained = The Nemesis takes the power { $power }.
moloch-benefit_bought = The Nemesis buys { $benefit } for { $on }.
moloch-points_lost = { $n ->
    [one] 1 conspiracy point is not spent and is lost.
   *[other] { $n } conspiracy points are not spent and are lost.
}
moloch-ally_joined = { $ally } joins as an ally.

## Events: rounds and cards
moloch-round_began = Round { $round } begins.
moloch-row_placed = { $side ->
    [0] { $cards ->
        [one] The Nemesis places 1 card.
       *[other] The Nemesis places { $cards } cards.
    }
   *[other] { $cards ->
        [one] The gentlemen place 1 card.
       *[other] The gentlemen place { $cards } cards.
    }
}
moloch-card_revealed = { $side ->
    [0] Next card of the Nemesis: { $card }.
   *[other] Next card of the gentlemen: { $card }.
}
moloch-card_skipped = { $card }: there is no figure to activate.
moloch-called_off = { $card }: the activation is called off.
moloch-card_seen = Card { $place } of the Nemesis is { $card }.
moloch-cards_swapped = The gentlemen swap their cards { $first } and { $second }.

## Events: moves
moloch-moved = { $figure } moves from { $start } to { $to }.
moloch-placed = { $figure } is placed on { $to }.
moloch-door_opened = { $figure } opens door { $door }.
moloch-card_passed = { $figure } passes { $card } to { $to }.
moloch-stood_up = { $figure } stands up.
moloch-rested = { $figure } rests.
moloch-revived = { $figure } is revived.
moloch-token_taken = { $figure } takes up the stone.
moloch-token_handed = { $figure } passes the stone to { $to }.
moloch-token_dropped = { $figure } drops the stone on { $square }.

## Events: attacks and damage
moloch-attack_declared = { $kind }: { $attacker } attacks { $target }.
moloch-nobody_attacks = { $target } is attacked.
moloch-charged = { $figure } charges at { $target }.
moloch-target_changed = { $figure } becomes the target instead.
moloch-attack_rolled = Attack roll: { $dice }.
moloch-defence_rolled = { $target } defends: { $dice }.
moloch-rerolled = After the reroll: { $dice }.
moloch-dice_rolled = { $figure } rolls: { $dice }.
moloch-eluded = { $figure } is elusive: 3 more defence dice.
moloch-missed = { $target } suffers no damage.
moloch-damaged = { $source }: { $figure } suffers { $n } damage.
moloch-prevented = { $n } damage to { $figure } is prevented.
moloch-knocked_down = { $figure } is knocked down.
moloch-dazed = { $figure } is dazed.
moloch-defeated = { $figure } is defeated.
moloch-healed = { $figure } heals { $n } damage.
moloch-struck_back = { $figure } counter-attacks { $target }.
moloch-affliction_drawn = { $figure } draws the affliction { $card }.
moloch-affliction_gone = { $figure } discards the affliction { $card }.

## Events: ether, cards and powers
moloch-ether_paid = { $figure } pays { $n } ether.
moloch-ether_gained = { $figure } gains { $n } ether.
moloch-ether_lost = { $figure } loses { $n } ether.
moloch-ether_to_power = 1 ether goes to { $power }.
moloch-ether_to_agent = 1 ether goes to { $agent }.
moloch-pool_grew = The pool grows by { $n } ether.
moloch-pool_paid = { $n } ether comes from the pool.
moloch-ability_used = { $figure } uses { $ability }.
moloch-power_used = The Nemesis uses { $power }.
moloch-chaos_played = The Nemesis plays { $card }.
moloch-chaos_cancelled = { $card } is cancelled.
moloch-chaos_drawn = { $n ->
    [one] The Nemesis draws 1 chaos card.
   *[other] The Nemesis draws { $n } chaos cards.
}
moloch-chaos_seen = Chaos cards you see: { $cards }.
moloch-equipment_gained = { $figure } gets { $card }.
moloch-equipment_discarded = { $figure } discards { $card }.
moloch-token_used = The gentlemen use a token: { $place }.
moloch-copied = { $figure } copies { $card }.

## Events: scene and chapter
moloch-fire_laid = { $square } burns.
moloch-fires_doused = Fires removed: { $squares }.
moloch-door_burnt = Door { $door } burns down.
moloch-wrecked = Edge { $edge } becomes rubble.
moloch-minion_placed = { $figure } appears on { $to }.
moloch-agent_entered = { $agent } enters on { $to }.
moloch-left_scene = { $figure } leaves the scene undefeated.
moloch-marker_turned_up = { $figure } turns up the marker on { $square }: { $marker }.
moloch-markers_peeked = { $n ->
    [one] The Nemesis looks at 1 face-down marker.
   *[other] The Nemesis looks at { $n } face-down markers.
}
moloch-marker_seen = Marker on { $square }: { $marker }.
moloch-object_broken = { $figure } breaks the { $object } on { $square }.
moloch-object_holds = { $figure } fails to break the { $object } on { $square }.
moloch-progress_changed = { $n ->
    [-2] Progress −2: it is { $progress } now.
    [-1] Progress −1: it is { $progress } now.
    [1] Progress +1: it is { $progress } now.
   *[other] Progress +{ $n }: it is { $progress } now.
}
moloch-burning_rolled = The Nemesis rolls for a district: { $dice }.
moloch-district_burns = { $district } is on fire.
moloch-district_saved = { $district } is no longer on fire.
moloch-chapter_won = { $side ->
    [0] The Nemesis wins the chapter.
   *[other] The gentlemen win the chapter.
}

## Events: campaign and intermezzo
moloch-cards_won = New in the common stock: { $cards }.
moloch-stone_won = { $side ->
    [0] The Nemesis wins { $stone }.
   *[other] The gentlemen win { $stone }.
}
moloch-points_won = { $n ->
    [one] The Nemesis gains 1 conspiracy point.
   *[other] The Nemesis gains { $n } conspiracy points.
}
moloch-chaos_changed = Starting chaos cards in the next chapter: { $n ->
    [-2] 2 fewer.
    [-1] 1 fewer.
   *[other] { $n } more.
}
moloch-favour_won = Won for a later chapter: { $favour }.
moloch-scarred = { $figures ->
    [one] Scarred: { $sheet }.
   *[other] Scarred: { $sheet } ({ $figures } figures).
}
moloch-scars_healed = No longer scarred: { $sheet }.
moloch-place_gone = { $place } leaves the campaign.
moloch-plan_laid = Places of this intermezzo: { $places }.
moloch-visited = { $gentleman } visits { $place }.
moloch-token_won = Won for the next chapter: { $place }.
moloch-gambled = { $gentleman } gambles: { $dice }.
moloch-card_dropped = Discarded: { $card }.
moloch-advantage_returned = { $gentleman } returns the advantage { $card }.
moloch-power_put_back = The Nemesis puts back the power { $power }.
moloch-exchanged = { $comes } comes for { $goes }, who sits out.
moloch-inherited = { $gentleman } gets what { $place } brought.

## Why something is refused: set-up and intermezzo
moloch-denied-rm-gent-11 = { $profession ->
    [knight] The group has a knight already.
    [monster] The group has a monster already.
    [dilettante] The group has a dilettante already.
    [mekanist] The group has a mekanist already.
   *[other] The group has an arcanist already.
}
moloch-denied-rm-setup-06 = Everyone must play a gentleman: choose a player who has none, not { $seat }.
moloch-denied-rm-ruling-100 = Everyone must play at least 1 gentleman, and someone must play the Nemesis.
moloch-denied-rm-role-01 = The role { $role } is taken already.
moloch-denied-rm-gent-07 = { $gentleman } has no free arsenal slot.
moloch-denied-rm-adv-01 = { $card } belongs to another profession.
moloch-denied-rm-gent-02 = This gentleman has { $card } already.
moloch-denied-rm-setup-12 = { $gentleman } has taken 1 more advantage already. Choose someone else.
moloch-denied-rm-int-09 = This gentleman has { $card } already.
moloch-denied-rm-int-10 = { $profession ->
    [knight] This place does not admit the knight.
    [monster] This place does not admit the monster.
    [dilettante] This place does not admit the dilettante.
    [mekanist] This place does not admit the mekanist.
   *[other] This place does not admit the arcanist.
}
moloch-denied-rm-int-13 = { $price ->
    [one] This costs 1 conspiracy point; you have { $left }.
   *[other] This costs { $price } conspiracy points; you have only { $left }.
}
moloch-denied-rm-int-14 = This benefit can be bought only { $times } times for a chapter.
moloch-denied-rm-int-15 = { $on } has this benefit already.
moloch-denied-rm-int-24 = Every space is taken: { $place }.
moloch-denied-rm-ruling-58 = { $power } is a basic power and always stays.

## Why something is refused: actions
moloch-denied-rm-order-03 = { $why ->
    [none_left] This figure has no action left.
   *[other] The effect that lets this figure act does not allow this.
}
moloch-denied-rm-order-04 = Only a gentleman can do this, and only in his own action.
moloch-denied-rm-eff-07 = { $why ->
    [down] This figure is knocked down. It must stand up first.
   *[other] This figure is not knocked down.
}
moloch-denied-rm-over-03 = { $why ->
    [token] This figure can't take up the stone here.
    [search] This figure can't search in this round.
   *[other] This figure can't attack while it carries the stone.
}
moloch-denied-rm-act-12 = { $gentleman } is not defeated.
moloch-denied-rm-act-13 = { $ability } costs { $cost } ether; this figure has less.
moloch-denied-rm-act-14 = That is not adjacent. Move closer first.
moloch-denied-rm-type-05 = { $ability } costs an action, and no action is left.
moloch-denied-rm-type-07 = { $ability } was used already.
moloch-denied-rm-ruling-107 = This would have no effect now.
moloch-denied-rm-ally-01 = { $why ->
    [escort] You can escort only right after a step, and only an ally who stood next to you.
    [district] This district is not on fire.
   *[other] The chapter does not allow this now.
}
moloch-denied-rm-power-02 = Too little ether on { $power } and in the pool.
moloch-denied-rm-power-04 = The Nemesis can do this only in an activation of its own.
moloch-denied-rm-power-05 = No more powers in this activation: { $power }.
moloch-denied-rm-chaos-03 = { $card } can't be played in this activation.
moloch-denied-rm-ruling-67 = The chaos card is cancelled already.
moloch-denied-rm-ruling-80 = The card turned up is not an agent's.

## Why something is refused: moves
moloch-denied-rm-act-04 = A move must end on a free square, and a charge next to its target.
moloch-denied-rm-act-05 = An enemy holds { $to }, or this figure can't go there.
moloch-denied-rm-act-06 = { $to } is more than 1 step away, or something blocks the way.
moloch-denied-rm-act-07 = { $cost ->
    [one] Opening a door costs 1 point; you have 0.
   *[other] Opening a door costs { $cost } points; you have fewer.
}
moloch-denied-rm-act-08 = { $cost ->
    [one] This step costs 1 point; you have { $points }.
   *[other] This step costs { $cost } points; you have only { $points }.
}
moloch-denied-rm-act-09 = This costs 1 point; you have 0.
moloch-denied-rm-dmg-06 = { $figure } is knocked down or defeated and can't take it.
moloch-denied-rm-ruling-17 = This figure can't open doors in this move.
moloch-denied-rm-ruling-50 = Door { $door } is not at an edge of this figure's square.

## Why something is refused: attacks
moloch-denied-rm-ruling-86 = { $target } is no enemy or is defeated. Choose another target.
moloch-denied-rm-ruling-25 = This figure can't do that: it lacks the attribute or the weapon.
moloch-denied-rm-cmb-03 = { $target } is not within reach of a melee attack.
moloch-denied-rm-los-02 = { $target } is not in line of sight.
moloch-denied-rm-cmb-06 = { $target } is out of range.
moloch-denied-rm-cmb-07 = An enemy is adjacent: shoot at an adjacent enemy, not at { $target }.
moloch-denied-rm-ruling-27 = This group has attacked { $target } already.
moloch-denied-rm-spec-01 = { $why ->
    [reach] A charge needs the target in sight and a free square next to it within agility.
   *[other] This figure can't charge: it lacks the special ability or 1 ether.
}
moloch-denied-rm-spec-03 = { $target } is adjacent. A charge needs a target farther away.
moloch-denied-rm-spec-04 = This figure can't be elusive: it lacks the ability or 1 ether, or used it already.
moloch-denied-rm-ruling-54 = This can't be used now: it was used already, costs too much or would not help.
moloch-denied-rm-ether-08 = This costs { $cost } ether; this figure has less.

## Why something is refused: scene and chapter
moloch-denied-rm-ruling-09 = { $why ->
    [room] There is no free square next to it.
    [supply] No figure of this type is left in the supply.
   *[other] A figure or a crate is on this square.
}
moloch-denied-rm-ruling-71 = No fire marker is left in the supply.
moloch-denied-rm-ruling-47 = A crate is on { $square }: no fire there.
moloch-denied-rm-fire-02 = No fire can be laid on { $square }.
moloch-denied-rm-fire-05 = No fire on { $square } can spread now.
moloch-denied-rm-ruling-46 = The fire on { $square } has no square to spread to.
moloch-denied-rm-fire-07 = The fire does not reach { $square }.
moloch-denied-rm-chap-03 = { $district } is on fire already.

## Lasting effects
moloch-effect-hurry = { moloch-card-stampede }: +{ $amount } points for each move of a minion
moloch-effect-brace = { moloch-card-iron_skin }: +{ $amount } defence dice in the next attack ({ $on })
moloch-effect-attack_order = { moloch-card-attack_order }: cover counts as a hit ({ $on })
moloch-effect-wild_mob = { moloch-card-wild_mob }: cover counts as a hit for all minions
moloch-effect-soot_rain = { moloch-card-soot_rain }: no one shoots farther than { $amount } squares
moloch-effect-slammed_door = { moloch-card-slammed_door }: opening a door costs { $amount } points
moloch-effect-smoke_bomb = { moloch-card-smoke_bomb }: cover against every ranged attack ({ $on })

## How a match ends
moloch-end-rm-over-03 = The winner has fulfilled a goal of the chapter.
moloch-end-rm-camp-06 = The last chapter decides the campaign.

## Options of a match
moloch-option-chapter = Chapter
moloch-option-chapter-1 = Chapter I
moloch-option-chapter-2 = Chapter II
moloch-option-chapter-3 = Chapter III
moloch-option-chapter-4 = Chapter IV
moloch-option-chapter-5 = Chapter V
moloch-option-chapter-6 = Chapter VI
moloch-option-start-1 = Chapter I
moloch-option-start-2 = Chapter II
moloch-option-start-3 = Chapter III
moloch-option-start-4 = Chapter IV
moloch-option-start-5 = Chapter V
moloch-option-start-6 = Chapter VI
moloch-option-level = Level
moloch-option-start = First chapter
moloch-start-1 = Chapter 1
    .text = The usual start: both sides begin with little, and the level does not matter.
moloch-start-2 = Chapter 2
    .text = { moloch-start-6.text }
moloch-start-3 = Chapter 3
    .text = { moloch-start-6.text }
moloch-start-4 = Chapter 4
    .text = { moloch-start-6.text }
moloch-start-5 = Chapter 5
    .text = { moloch-start-6.text }
moloch-start-6 = Chapter 6
    .text = The earlier chapters are left out. Both sides begin with what the level gives them.

## Headings of the table and of the rules in progress
moloch-field-chapter = Chapter
moloch-field-level = Level
moloch-field-round = Round
moloch-field-deaths = Gentlemen defeated
moloch-field-progress = Progress
moloch-field-burning = Burning districts
moloch-field-active = Card in play
moloch-field-fallen = Defeated
moloch-field-chaos_discard = Discarded chaos cards
moloch-field-discards = Discarded equipment
moloch-field-nemesis = Nemesis
moloch-field-nemesis-seat = Nemesis
moloch-field-hand = Chaos cards
moloch-field-pool = Pool
moloch-field-powers = Powers
moloch-field-on_powers = Ether on them
moloch-field-points = Conspiracy points
moloch-field-stones = Moloch stones
moloch-field-party = Gentlemen
moloch-field-leader = Leader
moloch-field-stock = Common stock
moloch-field-figures = Figures
moloch-field-figures-id = Figure
moloch-field-figures-kind = Kind
moloch-field-figures-seat = Player
moloch-field-damage = Damage
moloch-field-ether = Ether
moloch-field-role = Role
moloch-field-advantages = Advantages
moloch-field-cards = Equipment
moloch-field-benefits = Benefits
moloch-field-afflictions = Afflictions
moloch-field-upper = Gentlemen's row
moloch-field-upper-card = Gentlemen's row
moloch-field-lower = Nemesis's row
moloch-field-lower-card = Nemesis's row
moloch-now-points = Points left
moloch-legend =
    Figures have the letters of the list below, minions small ones with their number (c killer clown, s shambling, r ragged, b burning, g guard zombie). Behind them: _ knocked down, x defeated, ! carries the stone, * its square burns.
    Squares: , inside, . outside, * fire, ? face-down marker, O circle or seal, ! stone, e exit, m manhole, p reinforcement point, c crate. Edges: | and - wall, D door, W window, small letters open.

# Names and printed texts

## Professions
moloch-profession-knight = Knight
moloch-profession-monster = Monster
moloch-profession-dilettante = Dilettante
moloch-profession-mekanist = Mekanist
moloch-profession-arcanist = Arcanist

## Attributes
moloch-attribute-agi = Agility
moloch-attribute-acc = Accuracy
moloch-attribute-str = Strength

## Symbols of the die; hit_plus is hit+, which cannot be part of a key
moloch-symbol-hit = hit
moloch-symbol-hit_plus = hit+
moloch-symbol-crown = crown
moloch-symbol-dodge = dodge
moloch-symbol-cover = cover

## Kinds of attacks
moloch-attack-kind-melee = Melee
moloch-attack-kind-ranged = Ranged

## Versions of sheets
moloch-version-a = Version A
moloch-version-b = Version B

## Equipment stacks
moloch-stack-utensils = Utensils
moloch-stack-simple = Arsenal simple
moloch-stack-special = Arsenal special
moloch-stack-royal = Arsenal royal
moloch-stack-artefacts = Artefacts
moloch-stack-stones = Moloch stones

## Types of abilities
moloch-type-action = Action
moloch-type-extra = Extra action
moloch-type-free = Free action
moloch-type-perm = Permanent
moloch-type-upkeep = Upkeep
moloch-type-atk = Attack bonus
moloch-type-def = Defence bonus
moloch-type-ether = Ether effect
moloch-type-discard = Discard
moloch-type-discard_def = Discard when hurt
moloch-type-now = At once
moloch-type-until = Lasting
moloch-type-power = Power
moloch-type-any = At any time
moloch-type-agent = Agent's activation
moloch-type-minion = Minions' activation
moloch-type-token = Token
moloch-type-visit = Visit
moloch-type-next = Next chapter

## Special abilities
moloch-special-charge = Charge
    .text = Action, 1 ether: run up to your agility towards a figure in sight that is not adjacent, and attack it in melee.
moloch-special-elusive = Elusive
    .text = 1 ether, before the defence roll: 3 more dice. Once per attack.
moloch-special-counter = Counter-attack
    .text = 1 ether, right after an attack: attack the attacker.

## Chapters
moloch-chapter-1 = A Sticky Situation
    .text = Inspector Blackmore is trapped in a house in Whitechapel and must be brought to an exit.
moloch-chapter-2 = The Grotesque Circus
    .text = A Moloch stone is hidden among the props of a travelling circus: find it and carry it out.
moloch-chapter-3 = The House of the Sleepless
    .text = 4 rituals at once in a mansion: break all circles before progress reaches 10.
moloch-chapter-4 = Breach at the Palace
    .text = The dead guard opens the palace to the cult, and Titus breaks through to the vault. Hold on to the stone.
moloch-chapter-5 = Set London on Fire
    .text = If 4 of 6 districts burn, all is lost; the Moloch Spawn must fall.
moloch-chapter-6 = The Rise of Moloch
    .text = The finale in the temple: Turnbull becomes the vessel. Whoever wins here wins the campaign.

## Gifts of gentlemen, and abilities on sheets and ally cards
moloch-gift-steam_fist = Steam Fist
    .text = Attack bonus, 1 ether: +2 dice in melee, and each hit+ counts as 2 hits.
moloch-gift-wild_charge = Wild Charge
    .text = Permanent: +2 dice when he charges.
moloch-gift-symbiotic_bond = Symbiotic Bond
    .text = Extra action, 2 ether: an attack with the symbiont rifle that costs no action.
moloch-gift-dynamo = Dynamo
    .text = Permanent: when he attacks with the Tesla gloves, each hit+ may become a hit with daze 1.
moloch-gift-channel_senses = Channel Senses
    .text = Upkeep, 1 ether: 1 more attack die and 1 more defence die.
moloch-gift-spare_parts = Spare Parts
    .text = Permanent, 2 ether: when he suffers damage and is not defeated, up to 2 shambling zombies appear next to him.
moloch-gift-blood_brothers = Blood Brothers
    .text = Permanent: 1 more action if his brother (Tobias or Emerson) was defeated in this chapter.
moloch-gift-stitched_hide = Stitched Hide
    .text = Defence bonus, 1 ether: 1 damage of this attack is prevented.
moloch-gift-buckshot = Buckshot
    .text = Attack bonus, 2 ether: area.
moloch-gift-pinning_shot = Pinning Shot
    .text = Attack bonus, 1 ether: knockdown.
moloch-gift-long_legs = Long Legs
    .text = Permanent: +2 agility while he stands on an outside square.
moloch-gift-pyromaniac = Pyromaniac
    .text = Attack bonus, X ether (1 or more): X more dice.
moloch-gift-leap = Leap
    .text = Action, 1 ether: place him on a free outside square up to 5 squares away.
moloch-gift-brand = Brand
    .text = Attack bonus, 1 ether: fire.
moloch-gift-wrecker = Wrecker
    .text = Action: a wall edge of his square, not the rim, becomes rubble.
moloch-gift-iron_grip = Iron Grip
    .text = Attack bonus, 1 ether: knockdown.
moloch-gift-stampede = Stampede
    .text = Permanent: he suffers no disengage damage.
moloch-gift-twin_blow = Twin Blow
    .text = Attack bonus: +2 dice if the other Lottie stands next to the target.
moloch-gift-acrobats = Acrobats
    .text = Permanent: no disengage damage, and they can pass through enemies.
moloch-gift-blood_kiss = Blood Kiss
    .text = Attack bonus, 1 ether: leech.
moloch-gift-sirens_gaze = Siren's Gaze
    .text = Attack bonus, 1 ether: if the attack deals damage, the target moves up to 2 squares closer.
moloch-gift-ember_body = Ember Body
    .text = Permanent: immune to fire. Permanent: at the start of its activation you may lay a fire next to it.
moloch-gift-rekindle = Rekindle
    .text = Extra action, 1 ether: heals up to 2 damage if a fire is on its square or next to it.
moloch-gift-fireproof = Fireproof
    .text = Permanent: immune to fire.
moloch-gift-master_of_the_cult = Master of the Cult
    .text = Extra action, 1 ether: a minion in sight takes 1 action.
moloch-gift-dark_oath = Dark Oath
    .text = Defence bonus, 1 ether: cover counts as dodge.
moloch-gift-vessel = Vessel
    .text = Attack bonus, 1 ether: fire and area.
moloch-gift-raise_the_dead = Raise the Dead
    .text = Action, 1 ether: up to 2 shambling or ragged zombies appear next to him.
moloch-gift-pharaohs_curse = Pharaoh's Curse
    .text = Attack bonus, 1 ether: daze 2.
moloch-gift-rubber_bones = Rubber Bones
    .text = Defence bonus: 1 damage of each attack is prevented.
moloch-gift-horde = Horde
    .text = Attack bonus: a joint attack it leads with 3 or more figures has knockdown.
moloch-gift-clinging = Clinging
    .text = Permanent: a step away from it costs 2 disengage damage instead of 1.
moloch-gift-frenzy = Frenzy
    .text = Attack bonus: cover counts as a hit.
moloch-gift-cinders = Cinders
    .text = Permanent: immune to fire. Permanent: when it is defeated, its square burns.
moloch-gift-torch_hands = Torch Hands
    .text = Permanent: immune to fire. Attack bonus: its attacks have fire.
moloch-gift-duty = Duty
    .text = Permanent: when a VIP next to a standing Bobby is attacked, the Bobby may become the target instead.
moloch-gift-built = Built
    .text = Permanent: immune to daze.
moloch-gift-field_doctor = Field Doctor
    .text = Action: a gentleman next to him heals up to 2 damage.
moloch-gift-spotter = Spotter
    .text = Permanent: gentlemen in her short range may shoot past adjacent enemies.
moloch-gift-on_wheels = On Wheels
    .text = Permanent: moves on outside squares only, not through doors or windows.

## Gentlemen
moloch-gentleman-major = Major Dreadful
    .text = Agility 3, accuracy 3, strength 3, ether 3, crosses 4 and 5. Counter-attack. { moloch-gift-steam_fist }. { moloch-gift-steam_fist.text }
moloch-gentleman-drago = Drago
    .text = Agility 3, accuracy 2, strength 3, ether 3, crosses 4 and 4. Charge. { moloch-gift-wild_charge }. { moloch-gift-wild_charge.text }
moloch-gentleman-emma = Emma Swanson
    .text = Agility 3, accuracy 4, strength 0, ether 4, crosses 3 and 2. Elusive. { moloch-gift-symbiotic_bond }. { moloch-gift-symbiotic_bond.text } { moloch-card-symbiont_rifle }. { moloch-card-symbiont_rifle.text }
moloch-gentleman-cavendish = Walther Cavendish
    .text = Agility 3, accuracy 3, strength 2, ether 5, crosses 3 and 4. Counter-attack. { moloch-gift-dynamo }. { moloch-gift-dynamo.text } { moloch-card-tesla_gloves }. { moloch-card-tesla_gloves.text }
moloch-gentleman-abigail = Abigail Sutherland
    .text = Agility 3, accuracy 2, strength 3, ether 5, crosses 3 and 3. Elusive. { moloch-gift-channel_senses }. { moloch-gift-channel_senses.text }

## Sheets of agents and minion types: .a and .b; ally cards
moloch-sheet-tobias = Tobias
    .a = Agility 3, accuracy 0, strength 5, ether 3, life 12. Charge. { moloch-gift-spare_parts }. { moloch-gift-spare_parts.text } { moloch-gift-blood_brothers }. { moloch-gift-blood_brothers.text }
    .b = Agility 3, accuracy 0, strength 4, ether 4, life 14. Counter-attack. { moloch-gift-stitched_hide }. { moloch-gift-stitched_hide.text } { moloch-gift-blood_brothers }. { moloch-gift-blood_brothers.text }
    .versiontobiasa = A: { moloch-sheet-tobias.a }
    .versiontobiasb = B: { moloch-sheet-tobias.b }
    .text = { moloch-sheet-tobias.versiontobiasa } { moloch-sheet-tobias.versiontobiasb }
moloch-sheet-emerson = Emerson
    .a = Agility 3, accuracy 5, strength 0, ether 3, life 10. Elusive. { moloch-gift-buckshot }. { moloch-gift-buckshot.text } { moloch-gift-blood_brothers }. { moloch-gift-blood_brothers.text }
    .b = Agility 3, accuracy 4, strength 2, ether 4, life 11. Counter-attack. { moloch-gift-pinning_shot }. { moloch-gift-pinning_shot.text } { moloch-gift-blood_brothers }. { moloch-gift-blood_brothers.text }
    .versionemersona = A: { moloch-sheet-emerson.a }
    .versionemersonb = B: { moloch-sheet-emerson.b }
    .text = { moloch-sheet-emerson.versionemersona } { moloch-sheet-emerson.versionemersonb }
moloch-sheet-damon = Damon Smith
    .a = Agility 2, accuracy 6, strength 0, ether 3, life 10. Elusive. { moloch-gift-long_legs }. { moloch-gift-long_legs.text } { moloch-gift-pyromaniac }. { moloch-gift-pyromaniac.text }
    .b = Agility 4, accuracy 3, strength 2, ether 4, life 9. Elusive. { moloch-gift-leap }. { moloch-gift-leap.text } { moloch-gift-brand }. { moloch-gift-brand.text }
    .versiondamona = A: { moloch-sheet-damon.a }
    .versiondamonb = B: { moloch-sheet-damon.b }
    .text = { moloch-sheet-damon.versiondamona } { moloch-sheet-damon.versiondamonb }
moloch-sheet-titus = Titus
    .a = Agility 2, accuracy 0, strength 6, ether 3, life 15. Charge. { moloch-gift-wrecker }. { moloch-gift-wrecker.text } { moloch-gift-iron_grip }. { moloch-gift-iron_grip.text }
    .b = Agility 3, accuracy 0, strength 5, ether 4, life 13. Counter-attack. { moloch-gift-wrecker }. { moloch-gift-wrecker.text } { moloch-gift-stampede }. { moloch-gift-stampede.text }
    .versiontitusa = A: { moloch-sheet-titus.a }
    .versiontitusb = B: { moloch-sheet-titus.b }
    .text = { moloch-sheet-titus.versiontitusa } { moloch-sheet-titus.versiontitusb }
moloch-sheet-lotties = Hammer Lotties
    .a = Agility 3, accuracy 0, strength 4, ether 2, life 6. Charge. { moloch-gift-twin_blow }. { moloch-gift-twin_blow.text }
    .b = Agility 4, accuracy 0, strength 3, ether 3, life 5. Elusive. { moloch-gift-acrobats }. { moloch-gift-acrobats.text }
    .versionlottiesa = A: { moloch-sheet-lotties.a }
    .versionlottiesb = B: { moloch-sheet-lotties.b }
    .text = { moloch-sheet-lotties.versionlottiesa } { moloch-sheet-lotties.versionlottiesb }
moloch-sheet-lamias = Lamias
    .a = Agility 3, accuracy 0, strength 4, ether 2, life 4. Elusive. { moloch-gift-blood_kiss }. { moloch-gift-blood_kiss.text }
    .b = Agility 4, accuracy 3, strength 0, ether 2, life 4. Elusive. { moloch-gift-sirens_gaze }. { moloch-gift-sirens_gaze.text }
    .versionlamiasa = A: { moloch-sheet-lamias.a }
    .versionlamiasb = B: { moloch-sheet-lamias.b }
    .text = { moloch-sheet-lamias.versionlamiasa } { moloch-sheet-lamias.versionlamiasb }
moloch-sheet-spawn = Moloch Spawn
    .a = Agility 3, accuracy 4, strength 5, ether 4, life 16. Charge. { moloch-gift-ember_body }. { moloch-gift-ember_body.text }
    .b = Agility 2, accuracy 0, strength 7, ether 3, life 18. Counter-attack. { moloch-gift-rekindle }. { moloch-gift-rekindle.text } { moloch-gift-fireproof }. { moloch-gift-fireproof.text }
    .versionspawna = A: { moloch-sheet-spawn.a }
    .versionspawnb = B: { moloch-sheet-spawn.b }
    .text = { moloch-sheet-spawn.versionspawna } { moloch-sheet-spawn.versionspawnb }
moloch-sheet-turnbull = Sir Douglas Turnbull
    .a = Agility 3, accuracy 4, strength 3, ether 5, life 8. Elusive. { moloch-gift-master_of_the_cult }. { moloch-gift-master_of_the_cult.text } { moloch-gift-dark_oath }. { moloch-gift-dark_oath.text }
    .b = Agility 3, accuracy 4, strength 4, ether 5, life 9. Counter-attack. { moloch-gift-vessel }. { moloch-gift-vessel.text } { moloch-gift-fireproof }. { moloch-gift-fireproof.text }
    .versionturnbulla = A: { moloch-sheet-turnbull.a }
    .versionturnbullb = B: { moloch-sheet-turnbull.b }
    .text = { moloch-sheet-turnbull.versionturnbulla } { moloch-sheet-turnbull.versionturnbullb }
moloch-sheet-anpu = Anpu
    .a = Agility 2, accuracy 3, strength 4, ether 4, life 12. Counter-attack. { moloch-gift-raise_the_dead }. { moloch-gift-raise_the_dead.text }
    .b = Agility 3, accuracy 4, strength 2, ether 5, life 10. Elusive. { moloch-gift-pharaohs_curse }. { moloch-gift-pharaohs_curse.text }
    .versionanpua = A: { moloch-sheet-anpu.a }
    .versionanpub = B: { moloch-sheet-anpu.b }
    .text = { moloch-sheet-anpu.versionanpua } { moloch-sheet-anpu.versionanpub }
moloch-sheet-clown = Killer clowns
    .a = Agility 3, accuracy 0, strength 3, life 1. { moloch-gift-rubber_bones }. { moloch-gift-rubber_bones.text }
    .b = Agility 4, accuracy 0, strength 3, life 1.
    .versionclowna = A: { moloch-sheet-clown.a }
    .versionclownb = B: { moloch-sheet-clown.b }
    .text = { moloch-sheet-clown.versionclowna } { moloch-sheet-clown.versionclownb }
moloch-sheet-shambling = Shambling zombies
    .a = Agility 2, accuracy 0, strength 3, life 1.
    .b = Agility 2, accuracy 0, strength 2, life 1. { moloch-gift-horde }. { moloch-gift-horde.text }
    .versionshamblinga = A: { moloch-sheet-shambling.a }
    .versionshamblingb = B: { moloch-sheet-shambling.b }
    .text = { moloch-sheet-shambling.versionshamblinga } { moloch-sheet-shambling.versionshamblingb }
moloch-sheet-ragged = Ragged zombies
    .a = Agility 3, accuracy 0, strength 3, life 1. { moloch-gift-clinging }. { moloch-gift-clinging.text }
    .b = Agility 4, accuracy 0, strength 2, life 1. { moloch-gift-frenzy }. { moloch-gift-frenzy.text }
    .versionraggeda = A: { moloch-sheet-ragged.a }
    .versionraggedb = B: { moloch-sheet-ragged.b }
    .text = { moloch-sheet-ragged.versionraggeda } { moloch-sheet-ragged.versionraggedb }
moloch-sheet-burning = Burning zombies
    .a = Agility 2, accuracy 0, strength 3, life 1. { moloch-gift-cinders }. { moloch-gift-cinders.text }
    .b = Agility 3, accuracy 0, strength 2, life 1. { moloch-gift-torch_hands }. { moloch-gift-torch_hands.text }
    .versionburninga = A: { moloch-sheet-burning.a }
    .versionburningb = B: { moloch-sheet-burning.b }
    .text = { moloch-sheet-burning.versionburninga } { moloch-sheet-burning.versionburningb }
moloch-sheet-guard = Guard zombies
    .a = Agility 3, accuracy 3, strength 0, life 1.
    .text = { moloch-sheet-guard.a }
moloch-sheet-bobby = Bobbies
    .text = Agility 2, accuracy 3, strength 0, life 1. { moloch-gift-duty }. { moloch-gift-duty.text }
moloch-sheet-blackmore = Inspector Blackmore
    .text = Agility 3, accuracy 0, strength 3, life 1.
moloch-sheet-tin_nanny = Tin Nanny
    .text = Agility 3, accuracy 4, strength 0, life 3. { moloch-gift-built }. { moloch-gift-built.text }
moloch-sheet-watling = Doctor Watling
    .text = Agility 3, accuracy 0, strength 1, life 2. { moloch-gift-field_doctor }. { moloch-gift-field_doctor.text }
moloch-sheet-lady_ada = Lady Ada
    .text = Agility 3, accuracy 3, strength 0, life 2. VIP. { moloch-gift-spotter }. { moloch-gift-spotter.text }
moloch-sheet-steam_coach = Steam Coach
    .text = Agility 4, accuracy 0, strength 0, life 4. VIP. { moloch-gift-on_wheels }. { moloch-gift-on_wheels.text }

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
moloch-figure-lotties-n = Hammer Lottie { $n }
moloch-figure-lamias-n = Lamia { $n }
moloch-figure-spawn = { moloch-sheet-spawn }
moloch-figure-turnbull = { moloch-sheet-turnbull }
moloch-figure-anpu = { moloch-sheet-anpu }
moloch-figure-clown-n = Killer clown { $n }
moloch-figure-shambling-n = Shambling zombie { $n }
moloch-figure-ragged-n = Ragged zombie { $n }
moloch-figure-burning-n = Burning zombie { $n }
moloch-figure-guard-n = Guard zombie { $n }
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
moloch-activation-allies = Allies
moloch-activation-minions = Minions
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
moloch-activation-spare = Spare card

## Roles
moloch-role-leader = Leader
    .text = Extra action, 2 ether: another gentleman in sight takes 1 action at once.
moloch-role-bodyguard = Bodyguard
    .text = Permanent: additional cross of 3; each rest heals 1 more damage.
moloch-role-executioner = Executioner
    .text = Attack bonus, 1 ether: +2 dice if the target already has damage.
moloch-role-samaritan = Samaritan
    .text = { moloch-ability-samaritan-0.text } { moloch-ability-samaritan-1.text }
moloch-role-scout = Scout
    .text = Permanent: each move action has 1 more point; the first disengage damage in each of your activations is prevented.
moloch-role-bruiser = Bruiser
    .text = Attack bonus, 1 ether: in melee cover counts as a hit.

## Advantages: knight
moloch-card-superior_tactics = Superior Tactics
    .text = Extra action, 1 ether: an ally in sight takes 1 action.
moloch-card-relentless = Relentless
    .text = Permanent: when your attack defeats a figure, you may move up to 2 squares without disengage damage. Once per activation.
moloch-card-out_of_my_way = Out of My Way!
    .text = Action, 1 ether: move without disengage damage, also through enemies; minions whose square you pass are knocked down.
moloch-card-taunt = Taunt
    .text = Action, 1 ether: up to 3 enemies in sight each move up to 3 squares closer to you.
moloch-card-guardian = Guardian Angel
    .text = Permanent, 1 ether: when another gentleman or an ally in your short range and sight is attacked, place yourself next to the target and become the target instead.
moloch-card-touchy = Touchy
    .text = Permanent: you have counter-attack; once per round it costs you no ether.
moloch-card-stalwart = Stalwart
    .text = Defence bonus, 1 ether: when you defend, hit counts as dodge.
moloch-card-hard_boiled = Hard Boiled
    .text = Permanent: additional cross of 3.

## Advantages: arcanist
moloch-card-spirit_of_vengeance = Spirit of Vengeance
    .text = Permanent, 1 ether: when an attack defeats another gentleman in your short range, attack the attacker with 5 dice if you see him (ranged, ignores cover).
moloch-card-life_drain = Life Drain
    .text = Attack bonus, 1 ether: leech in this melee attack.
moloch-card-protection_aura = Protection Aura
    .text = Upkeep, 2 ether: gentlemen in your short range, you too, have 1 more defence die.
moloch-card-reap_vitae = Reap Vitae
    .text = Permanent: when a minion in your short range is defeated, you gain 1 ether. Once per activation.
moloch-card-possession = Possession
    .text = Action, 2 ether: take 1 action with a minion in sight.
moloch-card-soul_fire = Soul Fire
    .text = Action, 2 ether: attack with 4 dice (ranged, short range, fire, ignores cover).
moloch-card-healing_wave = Healing Wave
    .text = Action, 2 ether: each gentleman in your short range, you too, heals up to 2 damage.
moloch-card-spectral_bolt = Spectral Bolt
    .text = Action, 1 ether: attack with 4 dice (ranged, ignores cover); you may shoot past adjacent enemies.

## Advantages: mekanist
moloch-card-propeller = Propeller
    .text = Extra action, 1 ether: move up to 3 squares, also over enemies, crates and fire, without disengage or fire damage.
moloch-card-cooling_chamber = Cooling Chamber
    .text = { moloch-ability-cooling_chamber-0.text } { moloch-ability-cooling_chamber-1.text }
moloch-card-precision_eyepiece = Precision Eyepiece
    .text = Attack bonus, 1 ether: reroll in this ranged attack.
moloch-card-high_tension = High Tension
    .text = Attack bonus, 1 ether: daze 1.
moloch-card-ether_tank = Ether Tank
    .text = Permanent: your maximum and your starting ether are 2 higher.
moloch-card-nanny_tin = Nanny Tin
    .text = Permanent: at the start of the chapter the Tin Nanny joins next to you as an ally.
moloch-card-enhanced_suit = Enhanced Suit
    .text = Permanent: additional cross of 3.
moloch-card-homing_device = Homing Device
    .text = Attack bonus, 1 ether: this ranged attack ignores cover and may go past adjacent enemies.

## Advantages: dilettante
moloch-card-impetuous = Impetuous
    .text = Extra action, 1 ether: take 1 move action.
moloch-card-inspiration = Inspiration
    .text = Action, 1 ether: another gentleman in sight gains 2 ether.
moloch-card-copycat = Copycat
    .text = Permanent: once in each of your activations choose an advantage of another gentleman in sight; until your next activation this card is a copy of it.
moloch-card-resourceful = Resourceful
    .text = Permanent, 1 ether: after you discard a utensil, roll 1 die; on a crown or hit+ you get it back. Once per activation.
moloch-card-reflexes = Reflexes
    .text = Defence bonus, 1 ether: 2 more defence dice.
moloch-card-luck_of_the_devil = Luck of the Devil
    .text = Permanent, 1 ether: reroll in any roll of yours.
moloch-card-sportsman = Sportsman
    .text = Permanent: each move action has 1 more point; windows cost you 1 point.
moloch-card-top_of_the_line = Top of the Line
    .text = { moloch-ability-top_of_the_line-0.text } { moloch-ability-top_of_the_line-1.text }

## Advantages: monster
moloch-card-bloodthirst = Bloodthirst
    .text = Permanent: when your attack defeats a figure, you heal 1 damage.
moloch-card-killer_instinct = Killer Instinct
    .text = Attack bonus, 1 ether: in melee each hit+ counts as 2 hits.
moloch-card-open_season = Open Season
    .text = Extra action, 2 ether: 1 charge, also without the special ability and for no further ether.
moloch-card-berserk = Berserk
    .text = Attack bonus: +2 dice in melee while your damage has reached your left cross (with additional crosses).
moloch-card-lash_out = Lash Out
    .text = Action, 1 ether: a melee attack without a weapon, with one roll against all adjacent enemies.
moloch-card-rabid = Rabid
    .text = Attack bonus, 1 ether: reroll in this melee attack.
moloch-card-inhuman_stand = Inhuman Stand
    .text = Permanent, 2 ether: damage that would defeat you stops 1 short of it. Once per chapter.
moloch-card-survival_instinct = Survival Instinct
    .text = Defence bonus, 1 ether: when you defend, crown counts as dodge.

## Powers
moloch-power-instill_chaos = Stir Chaos
    .text = Basic power. 1 ether: draw 1 chaos card.
moloch-power-command_minions = Command Minions
    .text = Basic power. 1 ether: activate up to 2 minions with 1 action each.
moloch-power-pyromaniac = Pyromaniac
    .text = 2 ether: lay a fire next to an agent or minion, or let a fire grow by 1 marker.
moloch-power-summon_minions = Summon Minions
    .text = 2 ether: up to 2 minions appear next to one agent.
moloch-power-shadow_grasp = Shadow Grasp
    .text = 2 ether: attack any gentleman with 5 dice; no cover, no counter-attack.
moloch-power-life_siphon = Life Siphon
    .text = 2 ether: a gentleman next to an agent suffers 1 damage; that agent heals up to 3.
moloch-power-dark_guidance = Dark Guidance
    .text = 1 ether: an agent figure, not of the card being resolved, takes a move action.
moloch-power-sinister_purpose = Sinister Purpose
    .text = 3 ether: an agent figure makes 1 attack.

## Chaos cards
moloch-card-attack_order = Attack Order
    .text = Agent's activation: until the end of its activation cover counts as a hit for this agent.
moloch-card-wild_mob = Wild Mob
    .text = Minions' activation: in this activation cover counts as a hit for all minions.
moloch-card-death_from_below = Death from Below
    .text = At any time: up to 3 minions appear next to one manhole.
moloch-card-fierce_attack = Fierce Attack
    .text = At any time: up to 2 minions move, then attack with a reroll.
moloch-card-soot_rain = Soot Rain
    .text = At any time: until the end of the round no one shoots farther than 4 squares.
moloch-card-slammed_door = Slammed Door
    .text = At any time: until the end of the round opening a door costs 3 points instead of 1.
moloch-card-sewer_run = Sewer Run
    .text = At any time: place up to 2 minions on or next to one manhole on free squares next to another.
moloch-card-cold_feet = Cold Feet
    .text = At any time: move an ally who is no VIP up to 3 squares; if there is none, draw 1 chaos card.
moloch-card-ether_surge = Ether Surge
    .text = Agent's activation: this agent gains 2 ether.
moloch-card-oil_lamp = Oil Lamp
    .text = At any time: lay a fire on an inside square next to any figure.
moloch-card-frenzy = Frenzy
    .text = Agent's activation: this agent takes 1 more move action.
moloch-card-iron_skin = Iron Skin
    .text = At any time: an agent figure has 3 more defence dice in the next attack on it, until the end of the round at the latest.
moloch-card-foul_tonic = Foul Tonic
    .text = Agent's activation: this agent heals up to 3 damage.
moloch-card-whispers = Whispers
    .text = At any time: a gentleman in sight of an agent hands 1 ether to the Nemesis.
moloch-card-stampede = Stampede
    .text = Minions' activation: in this activation move actions of all minions have 2 more points.

## Afflictions
moloch-card-shudder = Shudder
    .text = At once: nothing happens.
moloch-card-blind_rage = Blind Rage
    .text = At once: the Nemesis may charge with you; it costs nothing.
moloch-card-sacrifice = Sacrifice
    .text = At once: you may make an attack that costs no action; then you suffer 2 damage.
moloch-card-sprained_ankle = Sprained Ankle
    .text = Until you rest: each of your move actions has 1 point less.
moloch-card-shaking_hands = Shaking Hands
    .text = Until you rest: 1 attack die fewer.
moloch-card-bleeding = Bleeding
    .text = Until some of your damage is healed: at the start of your activation you suffer 1 damage.
moloch-card-ether_burn = Ether Burn
    .text = At once: you hand up to 2 ether to the Nemesis.
moloch-card-flight = Flight
    .text = At once: the Nemesis moves you up to 3 squares.
moloch-card-grim_resolve = Grim Resolve
    .text = At once: you gain 2 ether.

## Utensils
moloch-card-whisky = Whisky
    .text = Discard: heal up to 3 of your damage.
moloch-card-steel_top_hat = Steel Top Hat
    .text = Discard: when you would suffer damage, prevent up to 3 of it.
moloch-card-incendiary_bottle = Incendiary Bottle
    .text = Discard: attack with 3 dice (ranged, short range, fire); it also hits everyone around the target.
moloch-card-smelling_salts = Smelling Salts
    .text = Discard: revive a gentleman in short range.
moloch-card-smoke_bomb = Smoke Bomb
    .text = Discard: until your next activation you have cover against every ranged attack.
moloch-card-ether_flask = Ether Flask
    .text = Discard: you gain 2 ether.
moloch-card-skeleton_key = Skeleton Key
    .text = Discard: open a door on an edge of a square up to 2 squares away.
moloch-card-caltrops = Caltrops
    .text = Discard: each adjacent minion suffers 1 damage.
moloch-card-bandages = Bandages
    .text = Discard: you or an adjacent gentleman discard 1 affliction and heal up to 1 damage.
moloch-card-lucky_coin = Lucky Coin
    .text = Discard: at any time, reroll in a roll of yours.

## Arsenal simple
moloch-card-shotgun = Shotgun
    .text = Ranged +1, short range. 1 ether: area.
moloch-card-gas_pipe = Gas Pipe
    .text = Melee +1. 1 ether: knockdown.
moloch-card-revolver = Revolver
    .text = Ranged +1. 1 ether: 1 more die.
moloch-card-hand_axe = Hand Axe
    .text = Melee +1. 1 ether: for each hit+ the defender rolls 1 die fewer.
moloch-card-bayonet = Bayonet
    .text = Item. Attack bonus: 1 more die in each of your melee attacks.
moloch-card-syringe = Syringe
    .text = Item. Defence bonus, 1 ether: you or an adjacent gentleman heal up to 2 damage.
moloch-card-sword_cane = Sword Cane
    .text = Melee +1. 1 ether: crown counts as hit+.
moloch-card-knuckles = Knuckles
    .text = Melee +1. 1 ether: daze 1.
moloch-card-pistols = Pistols
    .text = Ranged +1, short range. 1 ether: reroll.
moloch-card-leather_coat = Leather Coat
    .text = Item. Defence bonus, 1 ether: 1 more defence die.
moloch-card-storm_lantern = Storm Lantern
    .text = Item. Attack bonus: windows give your targets no cover.
moloch-card-rope_hook = Rope and Hook
    .text = Item. Permanent: windows cost you 1 point.

## Arsenal special
moloch-card-claw = Claw
    .text = Melee +2. 1 ether: each hit+ counts as 2 hits, and for each hit+ the defender rolls 1 die fewer.
moloch-card-elephant_gun = Elephant Gun
    .text = Ranged +2. 2 ether: knockdown and 1 more die.
moloch-card-flame_projector = Flame Projector
    .text = Ranged +1, short range. 1 ether: fire and area.
moloch-card-arc_rifle = Arc Rifle
    .text = Ranged +1. 1 ether: daze 2.
moloch-card-steam_hammer = Steam Hammer
    .text = Melee +2. 1 ether: knockdown.
moloch-card-repeater = Repeater
    .text = Ranged +1. 1 ether: reroll and 1 more die.
moloch-card-chain_whip = Chain Whip
    .text = Melee +1, reaches 2 squares in sight. 1 ether: afterwards the target moves 1 square closer.
moloch-card-cuirass = Cuirass
    .text = Item. Permanent: additional cross of 2.
moloch-card-ether_goggles = Ether Goggles
    .text = Item. Attack bonus, 1 ether: this ranged attack ignores cover and may go past adjacent enemies.
moloch-card-rocket_boots = Rocket Boots
    .text = Item. Extra action, 1 ether: move up to 3 squares without disengage damage.
moloch-card-field_kit = Field Kit
    .text = Item. Action, 1 ether: you or an adjacent gentleman heal up to 3 damage and discard 1 affliction.
moloch-card-grapnel_pistol = Grapnel Pistol
    .text = Item. Extra action, 1 ether: place yourself on a free square in sight, up to 4 squares away.

## Arsenal royal
moloch-card-kings_sabre = King's Sabre
    .text = Melee +3. 1 ether: each hit+ counts as 2 hits.
moloch-card-royal_rifle = Royal Rifle
    .text = Ranged +2. 1 ether: 1 more die and reroll.
moloch-card-crown_gauntlet = Crown Gauntlet
    .text = Melee +2. 1 ether: daze 2 and knockdown.
moloch-card-hand_mortar = Hand Mortar
    .text = Ranged +2. 2 ether: everyone on the squares adjacent to the target is attacked too.
moloch-card-royal_plate = Royal Plate
    .text = Item. Permanent: additional cross of 4.
moloch-card-sceptre = Sceptre
    .text = Item. Permanent: your maximum ether is 2 higher; each crown you take as ether gives 1 more.
moloch-card-standard = Standard
    .text = Item. Upkeep, 1 ether: gentlemen in your short range, you too, have 1 more attack die.
moloch-card-queens_medal = Queen's Medal
    .text = Item. Permanent: when you are defeated (it counts), you revive when the running activation ends. Once per chapter.

## Artefacts
moloch-card-crystal_skull = Crystal Skull
    .text = { moloch-ability-crystal_skull-0.text } { moloch-ability-crystal_skull-1.text }
moloch-card-scarab = Scarab
    .text = Discard: prevent all damage of an attack on you.
moloch-card-hourglass = Hourglass
    .text = Discard: at any time between actions, swap 2 of the gentlemen's unrevealed activation cards.
moloch-card-ankh = Ankh
    .text = Discard: revive any gentleman.
moloch-card-black_candle = Black Candle
    .text = Discard: when a chaos card is played, cancel it.
moloch-card-mirror_of_isis = Mirror of Isis
    .text = Discard: after an attack on you, counter-attack with 2 more dice; it costs no ether and needs no special ability.
moloch-card-eye_of_ra = Eye of Ra
    .text = Discard: attack with 6 dice (ranged, ignores cover).
moloch-card-scroll_of_winds = Scroll of Winds
    .text = Discard: remove up to 3 fires in short range.

## Moloch stones
moloch-card-stone_of_flesh = Stone of Flesh
    .text = Permanent: additional cross of 4 (agent: +4 life).
moloch-card-stone_of_fire = Stone of Fire
    .text = { moloch-ability-stone_of_fire-0.text } { moloch-ability-stone_of_fire-1.text }
moloch-card-stone_of_will = Stone of Will
    .text = Permanent: your maximum and your starting ether are 2 higher.
moloch-card-stone_of_shadow = Stone of Shadow
    .text = Permanent: 1 more defence die.

## Weapons printed on sheets
moloch-card-symbiont_rifle = Symbiont Rifle
    .text = Ranged +1. 1 ether: 1 more die and leech.
moloch-card-tesla_gloves = Tesla Gloves
    .text = Melee +1 and ranged +1, short range. X ether (1 or 2): X more dice.

## Places
moloch-place-bazaar = Hardy's Bazaar
    .text = Take a pair of utensils on offer.
moloch-place-wilkinsons = Wilkinson's
    .text = Take a card of arsenal simple on offer.
moloch-place-shadow_market = Shadow Market
    .text = Take an artefact on offer.
moloch-place-unicorn_club = Unicorn Club
    .text = Choose 1 advantage of your profession.
moloch-place-sabbath = Sabbath
    .text = Arcanist only. Token: call off an agent's activation when its card is turned up.
moloch-place-seance = Spiritist Seance
    .text = Arcanist only. Token: at the start of a command phase, name the first card of the Nemesis.
moloch-place-buckingham_palace = Buckingham Palace
    .text = Knight and dilettante only. Choose 1 arsenal royal.
moloch-place-experienced_master = Experienced Master
    .text = Knight and dilettante only. Choose 2 advantages of your profession.
moloch-place-scotland_yard = Scotland Yard
    .text = Next chapter: 2 more Bobbies in the start zone, at most 6 in all.
moloch-place-royal_society = Royal Society
    .text = Mekanist and arcanist only. Draw 1 arsenal special.
moloch-place-st_thomas_hospital = St Thomas' Hospital
    .text = Token of the group: in a gentleman's activation, revive any gentleman.
moloch-place-docks = Docks
    .text = Draw 2 utensils and keep 1.
moloch-place-british_museum = British Museum
    .text = Draw 2 artefacts.
moloch-place-fight_pit = Fight Pit
    .text = Monster and knight only. Next chapter: additional cross of 2.
moloch-place-gentlemens_tailor = Gentlemen's Tailor
    .text = Draw 1 utensil and take a steel top hat from the stack or the discard pile.
moloch-place-opium_den = Opium Den
    .text = Monster and arcanist only. Next chapter: +1 starting ether; your first affliction is discarded unread.
moloch-place-engine_works = Engine Works
    .text = Mekanist only. Choose 1 arsenal special.
moloch-place-newspaper_office = Newspaper Office
    .text = Next chapter: after set-up, look at the starting chaos cards of the Nemesis.
moloch-place-westminster_chapel = Westminster Chapel
    .text = Token of the group: cancel a chaos card when it is played.
moloch-place-menagerie = Menagerie
    .text = Monster only. Token: 1 charge that costs no action and no ether, also without the special ability.
moloch-place-bank_vault = Bank Vault
    .text = Draw 1 arsenal special and 1 utensil.
moloch-place-gambling_house = Gambling House
    .text = Dilettante only. Roll 3 dice: draw 1 utensil for each crown or hit+.
moloch-place-lamplighters = Lamplighters
    .text = Token of the group: in a gentleman's activation, remove all outside fires or 3 inside ones.
moloch-place-fencing_hall = Fencing Hall
    .text = Knight only. { moloch-ability-fencing_hall-0.text } { moloch-ability-fencing_hall-1.text }
moloch-place-thieves_kitchen = Thieves' Kitchen
    .text = Dilettante and monster only. Take 2 utensils from the discard pile; draw from the stack if too few lie there.
moloch-place-ether_exchange = Ether Exchange
    .text = Next chapter: +2 starting ether for one gentleman.
moloch-place-observatory = Observatory
    .text = Arcanist and mekanist only. Next chapter: each round, see the last card of the Nemesis before you place yours.
moloch-place-carriage_hire = Carriage Hire
    .text = Next chapter: after set-up, place a gentleman on a free outside square up to 4 squares from a start square, not next to an enemy, not on a goal square.
moloch-place-cult_informer = Cult Informer
    .text = { moloch-ability-cult_informer-0.text } { moloch-ability-cult_informer-1.text }

## Benefits of the Nemesis
moloch-benefit-pool = Ether Pool
    .text = 1 point. +2 pool, as often as you like.
moloch-benefit-agent_guard = Watchful Agent
    .text = 1 point. One agent: when it defends, cover counts as dodge.
moloch-benefit-minion_edge = Sharp Claws
    .text = 2 points. One minion type: when it attacks, cover counts as a hit.
moloch-benefit-agent_cross = Tough Agent
    .text = 2 points. One agent: additional cross of 5.
moloch-benefit-agent_melee = Skilled Fighter
    .text = 3 points. One agent: +1 die in melee.
moloch-benefit-agent_ranged = Skilled Shot
    .text = 3 points. One agent: +1 die in ranged attacks.
moloch-benefit-minion_die = Strong Minions
    .text = 3 points. One minion type: +1 die when it leads the attack.

## Whom a benefit is for: an agent figure or a minion type
moloch-benefit-target-tobias = { moloch-sheet-tobias }
moloch-benefit-target-emerson = { moloch-sheet-emerson }
moloch-benefit-target-damon = { moloch-sheet-damon }
moloch-benefit-target-titus = { moloch-sheet-titus }
moloch-benefit-target-lotties-n = Hammer Lottie { $n }
moloch-benefit-target-lamias-n = Lamia { $n }
moloch-benefit-target-spawn = { moloch-sheet-spawn }
moloch-benefit-target-turnbull = { moloch-sheet-turnbull }
moloch-benefit-target-anpu = { moloch-sheet-anpu }
moloch-benefit-target-clown = { moloch-sheet-clown }
moloch-benefit-target-shambling = { moloch-sheet-shambling }
moloch-benefit-target-ragged = { moloch-sheet-ragged }
moloch-benefit-target-burning = { moloch-sheet-burning }
moloch-benefit-target-guard = { moloch-sheet-guard }

## Levels
moloch-level-moderate = Moderate
    .text = Gentlemen: 2 arsenal simple, 2 artefacts, 2 utensils, 1 advantage each. Nemesis: 4 conspiracy points, 1 power.
moloch-level-balanced = Balanced (recommended)
    .text = Gentlemen: 3 arsenal simple, 2 arsenal special, 2 artefacts, 4 utensils, 1 advantage each, 1 more for 2 of them. Nemesis: 8 conspiracy points, 2 powers.
moloch-level-more = More is more
    .text = Gentlemen: 5 arsenal simple, 2 arsenal special, 1 arsenal royal, 3 artefacts, 4 utensils, 2 advantages each. Nemesis: 10 conspiracy points, 4 powers.
moloch-level-new_campaign = New campaign
    .text = Gentlemen: 1 advantage each. Nemesis: 1 power.

## Minions by their type, 1 figure
moloch-minion-clown = killer clown
moloch-minion-shambling = shambling zombie
moloch-minion-ragged = ragged zombie
moloch-minion-burning = burning zombie
moloch-minion-guard = guard zombie

## Chapters: their own actions, markers, objects and districts
moloch-special-hose = Hose
    .text = Remove up to 2 fires on the coach's square or next to it.
moloch-special-put_out = Put out a district
    .text = Once per chapter, with no standing enemy next to the coach: put out 1 burning district.
moloch-marker-stone = the stone
moloch-marker-simple = an arsenal card
moloch-marker-utensil = a utensil
moloch-marker-trap = a trap
moloch-object-circle = circle
moloch-object-seal = seal
moloch-district-whitechapel = Whitechapel
moloch-district-city = City
moloch-district-southwark = Southwark
moloch-district-westminster = Westminster
moloch-district-lambeth = Lambeth
moloch-district-tower = Tower

## Where damage comes from
moloch-harm-attack = Attack
moloch-harm-disengage = Disengage
moloch-harm-fire = Fire
moloch-harm-daze = Daze
moloch-harm-card = Card effect
moloch-harm-trap = Trap

## Favours won for later chapters
moloch-favour-blackmore = { moloch-sheet-blackmore }
moloch-favour-bobby = { moloch-sheet-bobby }
moloch-favour-tin_nanny = { moloch-sheet-tin_nanny }
moloch-favour-watling = { moloch-sheet-watling }
moloch-favour-lady_ada = { moloch-sheet-lady_ada }
moloch-favour-steam_coach = { moloch-sheet-steam_coach }
moloch-favour-break_hits = worn seals
moloch-favour-spawn = { moloch-sheet-spawn }

## Kinds of figures; minions have no row in the terminal: the map shows all there is to know
moloch-figure-kind-gentleman = Gentleman
moloch-figure-kind-agent = Agent
moloch-figure-kind-ally = Ally
moloch-figure-kind-minion = Minion
    .untold = yes

## Small things
moloch-crown-hit = As a hit
moloch-crown-ether = As ether
moloch-way-pyromaniac-0-0 = Lay a fire next to an agent or minion
moloch-way-pyromaniac-0-1 = Let a fire grow by 1 marker
moloch-way-lamplighters-0-0 = Remove all outside fires
moloch-way-lamplighters-0-1 = Remove up to 3 inside fires
moloch-figure- = A skeleton key
moloch-level-campaign = Campaign

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
    .text = 1 ether: 1 more die and leech.
moloch-ability-tesla_gloves-0 = { moloch-card-tesla_gloves }
    .text = X ether (1 or 2): X more dice.
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
    .text = Permanent: immune to fire.
moloch-ability-spawn_a-1 = { moloch-gift-ember_body }
    .text = Permanent: at the start of its activation you may lay a fire next to it.
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
    .text = Permanent: immune to fire.
moloch-ability-burning_a-1 = { moloch-gift-cinders }
    .text = Permanent: when it is defeated, its square burns.
moloch-ability-burning_b-0 = { moloch-gift-torch_hands }
    .text = Permanent: immune to fire.
moloch-ability-burning_b-1 = { moloch-gift-torch_hands }
    .text = Attack bonus: its attacks have fire.
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
    .text = Action, 1 ether: another adjacent gentleman heals up to 3 damage.
moloch-ability-samaritan-1 = { moloch-role-samaritan }
    .text = Permanent: a friend you revive by an action gains 1 ether.
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
    .text = Permanent: immune to fire.
moloch-ability-cooling_chamber-1 = { moloch-card-cooling_chamber }
    .text = Extra action: remove 1 fire on your square or next to it.
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
    .text = Permanent: 1 more arsenal slot.
moloch-ability-top_of_the_line-1 = { moloch-card-top_of_the_line }
    .text = Permanent: at the start of the chapter draw 1 arsenal simple; it goes back at the end.
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
    .way0 = Lay a fire next to an agent or minion.
    .way1 = Let a fire grow by 1 marker.
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
    .text = 1 ether: area.
moloch-ability-gas_pipe-0 = { moloch-card-gas_pipe }
    .text = 1 ether: knockdown.
moloch-ability-revolver-0 = { moloch-card-revolver }
    .text = 1 ether: 1 more die.
moloch-ability-hand_axe-0 = { moloch-card-hand_axe }
    .text = 1 ether: for each hit+ the defender rolls 1 die fewer.
moloch-ability-bayonet-0 = { moloch-card-bayonet }
    .text = { moloch-card-bayonet.text }
moloch-ability-syringe-0 = { moloch-card-syringe }
    .text = { moloch-card-syringe.text }
moloch-ability-sword_cane-0 = { moloch-card-sword_cane }
    .text = 1 ether: crown counts as hit+.
moloch-ability-knuckles-0 = { moloch-card-knuckles }
    .text = 1 ether: daze 1.
moloch-ability-pistols-0 = { moloch-card-pistols }
    .text = 1 ether: reroll.
moloch-ability-leather_coat-0 = { moloch-card-leather_coat }
    .text = { moloch-card-leather_coat.text }
moloch-ability-storm_lantern-0 = { moloch-card-storm_lantern }
    .text = { moloch-card-storm_lantern.text }
moloch-ability-rope_hook-0 = { moloch-card-rope_hook }
    .text = { moloch-card-rope_hook.text }
moloch-ability-claw-0 = { moloch-card-claw }
    .text = 1 ether: each hit+ counts as 2 hits, and for each hit+ the defender rolls 1 die fewer.
moloch-ability-elephant_gun-0 = { moloch-card-elephant_gun }
    .text = 2 ether: knockdown and 1 more die.
moloch-ability-flame_projector-0 = { moloch-card-flame_projector }
    .text = 1 ether: fire and area.
moloch-ability-arc_rifle-0 = { moloch-card-arc_rifle }
    .text = 1 ether: daze 2.
moloch-ability-steam_hammer-0 = { moloch-card-steam_hammer }
    .text = 1 ether: knockdown.
moloch-ability-repeater-0 = { moloch-card-repeater }
    .text = 1 ether: reroll and 1 more die.
moloch-ability-chain_whip-0 = { moloch-card-chain_whip }
    .text = 1 ether: afterwards the target moves 1 square closer.
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
    .text = 1 ether: each hit+ counts as 2 hits.
moloch-ability-royal_rifle-0 = { moloch-card-royal_rifle }
    .text = 1 ether: 1 more die and reroll.
moloch-ability-crown_gauntlet-0 = { moloch-card-crown_gauntlet }
    .text = 1 ether: daze 2 and knockdown.
moloch-ability-hand_mortar-0 = { moloch-card-hand_mortar }
    .text = 2 ether: everyone on the squares adjacent to the target is attacked too.
moloch-ability-royal_plate-0 = { moloch-card-royal_plate }
    .text = { moloch-card-royal_plate.text }
moloch-ability-sceptre-0 = { moloch-card-sceptre }
    .text = { moloch-card-sceptre.text }
moloch-ability-standard-0 = { moloch-card-standard }
    .text = { moloch-card-standard.text }
moloch-ability-queens_medal-0 = { moloch-card-queens_medal }
    .text = { moloch-card-queens_medal.text }
moloch-ability-crystal_skull-0 = { moloch-card-crystal_skull }
    .text = Permanent: +2 starting ether.
moloch-ability-crystal_skull-1 = { moloch-card-crystal_skull }
    .text = Discard: fill your ether up to the maximum.
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
    .text = Permanent: immune to fire.
moloch-ability-stone_of_fire-1 = { moloch-card-stone_of_fire }
    .text = Attack bonus, 1 ether: fire.
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
    .way0 = Remove all outside fires.
    .way1 = Remove up to 3 inside fires.
moloch-ability-fencing_hall-0 = { moloch-place-fencing_hall }
    .text = Choose 1 arsenal simple.
moloch-ability-fencing_hall-1 = { moloch-place-fencing_hall }
    .text = Next chapter: your first counter-attack each round costs no ether (only with the special ability).
moloch-ability-thieves_kitchen-0 = { moloch-place-thieves_kitchen }
    .text = { moloch-place-thieves_kitchen.text }
moloch-ability-ether_exchange-0 = { moloch-place-ether_exchange }
    .text = { moloch-place-ether_exchange.text }
moloch-ability-observatory-0 = { moloch-place-observatory }
    .text = { moloch-place-observatory.text }
moloch-ability-carriage_hire-0 = { moloch-place-carriage_hire }
    .text = { moloch-place-carriage_hire.text }
moloch-ability-cult_informer-0 = { moloch-place-cult_informer }
    .text = Next chapter: the Nemesis fixes the versions before you exchange gentlemen.
moloch-ability-cult_informer-1 = { moloch-place-cult_informer }
    .text = Next chapter: the Nemesis starts with +1 pool.
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
moloch-page-chat = Everyone reads the chat, the other side too.
moloch-page-tab-sheets = Sheets
moloch-page-choices = Options
moloch-page-choose-on-map = Choose one of the highlighted things on the map.
moloch-page-choose-there = Choose with the button above, or on the board of the Nemesis.
moloch-page-idle = Select a figure to see its sheet.
moloch-page-and = { " and " }
moloch-page-or = { " or " }
moloch-page-take = Take
moloch-page-nobody = No one

moloch-page-side-gentlemen = Gentlemen
moloch-page-side-nemesis = Nemesis
moloch-page-nemesis = Nemesis
moloch-page-nemesis-is = { $seat }, Nemesis
moloch-page-nemesis-board = Board of the Nemesis
moloch-page-leader = Leader
moloch-page-no-group = The gentlemen have not chosen their group yet.
moloch-page-under-attack = under attack
moloch-page-acts = { $n ->
    [0] no action left
    [one] 1 action left
   *[other] { $n } actions left
}
moloch-page-in-fire = in a fire
moloch-page-carries = carries the stone
moloch-page-engaged = { $n ->
    [one] next to 1 enemy
   *[other] next to { $n } enemies
}
moloch-page-is-down = knocked down
moloch-page-is-defeated = defeated
moloch-page-is-vip = VIP
moloch-page-cards-held = { $n ->
    [one] 1 equipment card
   *[other] { $n } equipment cards
}
moloch-page-life-of = life { $now } of { $most }
moloch-page-ether-of = ether { $now } of { $most }

moloch-page-row = Activation row
moloch-page-row-done = done
moloch-page-row-acting = acting
moloch-page-row-known = face down
moloch-page-row-down = face down
moloch-page-row-none = Both sides place their activation cards face down.
moloch-page-row-setup = The chapter is being set up.
moloch-page-row-cleanup = Clean-up
moloch-page-row-form = Your row
moloch-page-row-placed = Cards in order
moloch-page-row-left = Cards to place
moloch-page-row-empty = free
moloch-page-row-ready = All cards have a place.
moloch-page-row-at = { $card }, place { $n }. Press to remove it.
moloch-page-row-keys = Drag it, or move it with the arrow keys
moloch-page-row-clear = Start over
moloch-page-row-place = Place this row
moloch-page-row-propose = Propose this row
moloch-page-row-plan = Proposal: { $cards }

moloch-page-chapter = Chapter
moloch-page-chapter-n = Chapter { $n }
moloch-page-goals = Goals
moloch-page-districts = Districts
moloch-page-burns = burning
moloch-page-unburnt = not burning
moloch-page-goal-cleanup = { $what }, at the end of a round
moloch-page-goal-limit = round { $n } is over
moloch-page-goal-reaches = { $who } reaches { $where }
moloch-page-goal-carrier = { $who ->
    [gentleman] a gentleman brings the stone to { $where }
    [agent] an agent brings the stone to { $where }
   *[nemesis] a figure of the Nemesis brings the stone to { $where }
}
moloch-page-goal-fallen = { $who } is defeated
moloch-page-goal-not-carried = { $who ->
    [gentlemen] no gentleman carries the stone
   *[nemesis] no figure of the Nemesis carries the stone
}
moloch-page-goal-deaths = { $n } defeats of gentlemen
moloch-page-goal-progress = progress is { $n } or more
moloch-page-goal-burning = { $n } districts burn
moloch-page-goal-objects_at_most = { $object ->
    [seal] at most { $n } of the seals left
   *[circle] at most { $n } of the ritual circles left
}
moloch-page-goal-square-e = an exit
moloch-page-goal-square-p = a reinforcement point
moloch-page-goal-square-m = a manhole
moloch-page-goal-square-q = the altar
moloch-page-goal-square-o = a ritual circle
moloch-page-goal-square-g = the start
moloch-page-tally-deaths = { $have } of { $need } defeats
moloch-page-tally-progress = progress { $have } of { $need }
moloch-page-tally-burning = { $have } of { $need } districts
moloch-page-tally-objects_at_most = { $object ->
    [seal] { $have } seals left
   *[circle] { $have } circles left
}
moloch-page-legend-fire = fire: 1 damage
moloch-page-legend-window = window: cover
moloch-page-legend-curtain = window: cover; the curtain blocks sight
moloch-page-legend-manhole = manhole
moloch-page-mark-crate = crate
moloch-page-mark-manhole = manhole
moloch-page-mark-reinforcement = reinforcement point
moloch-page-mark-altar = altar
moloch-page-mark-fire = fire
moloch-page-mark-hidden = face-down marker
moloch-page-mark-token = the stone
moloch-page-walk = Walk to { $square } ({ $cost })
moloch-page-walk-hurts = Walk to { $square } ({ $cost }), { $damage } damage on the way
moloch-page-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}

moloch-page-pool = Pool
moloch-page-pool-note = Ether that powers and agents can use
moloch-page-powers = Power cards
moloch-page-agents = Agents
moloch-page-no-agents = No agent is on the board.
moloch-page-costs = cost { $n }
moloch-page-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
moloch-page-used = used
moloch-page-ether-on = { $n } ether on it
moloch-page-supply = { $type } { $n }
moloch-page-supply-note = Minions in the supply
moloch-page-chaos-hand = Your chaos cards
moloch-page-chaos-none = No chaos cards
moloch-page-chaos-hidden = { $n ->
    [0] No chaos cards
    [one] 1 chaos card, hidden
   *[other] { $n } chaos cards, hidden
}
moloch-page-timing-any = At any time
moloch-page-timing-agent = When an agent is activated
moloch-page-timing-minion = When the minions are activated

moloch-page-fight = Attack
moloch-page-step-weapon = Weapon
moloch-page-step-ether = Ether
moloch-page-step-bonuses = Bonuses
moloch-page-step-attack = Attack roll
moloch-page-step-defence = Defence roll
moloch-page-step-damage = Damage
moloch-page-attacker-str = { $who }, strength { $n }
moloch-page-attacker-acc = { $who }, accuracy { $n }
moloch-page-defender = { $who }, agility { $n }
moloch-page-defender-cover = { $who }, agility { $n }, in cover
moloch-page-unrolled = die not rolled yet
moloch-page-possible-die = possible die
moloch-page-no-dice = no dice
moloch-page-hits-word = { $n ->
    [one] hit
   *[other] hits
}
moloch-page-damage-word = damage
moloch-page-warded = { $n } warded off
moloch-page-wards = Each dodge wards off 1.
moloch-page-wards-cover = Each dodge or cover wards off 1.
moloch-page-expected = Damage to expect:
moloch-page-joined = { $n ->
    [one] 1 more joins
   *[other] { $n } more join
}
moloch-page-effect-fire = fire
moloch-page-effect-knock = knockdown
moloch-page-effect-daze = daze
moloch-page-effect-leech = leech
moloch-page-effect-area = area
moloch-page-effect-area_all = everyone around the target
moloch-page-effect-reroll = reroll
moloch-page-roll = Roll
moloch-page-roll-n = { $n ->
    [0] Continue
    [one] Roll 1 die
   *[other] Roll { $n } dice
}
moloch-page-reroll-die = Reroll this die: { $symbol }
moloch-page-reroll-how = Select the dice to reroll.
moloch-page-reroll-keep = Keep the roll
moloch-page-reroll-n = { $n ->
    [one] Reroll 1 die
   *[other] Reroll { $n } dice
}
moloch-page-n-dice = { $n ->
    [one] 1 die
   *[other] { $n } dice
}
moloch-page-n-ether = { $n } ether
moloch-page-aim = { $dice } dice against { $defence }, about { $damage } damage
moloch-page-aim-cover = { $dice } dice against { $defence }, cover, about { $damage } damage
moloch-page-moves = { $n ->
    [one] 1 point
   *[other] { $n } points
}
moloch-page-rest-gives = heals { $heal }, gains { $ether } ether
moloch-page-breaks = { $n ->
    [one] needs 1 hit
   *[other] needs { $n } hits
}
moloch-page-melee-bonus = melee +{ $n }
moloch-page-ranged-bonus = ranged +{ $n }

moloch-page-ally = ally
moloch-page-agent = agent
moloch-page-minion = minion
moloch-page-sheet-items = Gifts and cards
moloch-page-sheet-close = Close this sheet
moloch-page-sheet-defeated = Defeated: he rises when his card is turned up, or when a gentleman next to him revives him.
moloch-page-to-affliction = { $n } more damage: an affliction.
moloch-page-to-defeat = { $n } more damage: defeated.
moloch-page-won = won
moloch-page-lost = lost
moloch-page-end-standing = { $n } of { $of } gentlemen stand; { $defeats ->
    [one] 1 defeat
   *[other] { $defeats } defeats
} in all
moloch-page-end-agents = { $n ->
    [one] 1 agent
   *[other] { $n } agents
} on the board; { $cards ->
    [one] 1 chaos card
   *[other] { $cards } chaos cards
} left
moloch-page-end-round = Round { $round } of { $rounds }

## The page of the campaign
moloch-page-camp-sheet = Campaign sheet
moloch-page-camp-before = Chapter { $n } is played next, or being played
moloch-page-camp-after = Intermezzo after chapter { $n }
moloch-page-camp-results = Chapters
moloch-page-camp-result-nemesis = Chapter { $n }: won by the Nemesis
moloch-page-camp-result-gentlemen = Chapter { $n }: won by the gentlemen
moloch-page-camp-result-now = Chapter { $n }: next
moloch-page-camp-result-none = Chapter { $n }: not played
moloch-page-camp-sits-out = sits out
moloch-page-camp-role = Role
moloch-page-camp-advantages = Advantages
moloch-page-camp-advantages-n = { $n ->
    [0] no advantages
    [one] 1 advantage
   *[other] { $n } advantages
}
moloch-page-camp-takes = Takes along
moloch-page-camp-stock = Common stock
moloch-page-camp-aside = Discarded in the last chapter: { $cards }
moloch-page-camp-next = For the next chapter
moloch-page-camp-token = { $place } ({ $who })
moloch-page-camp-version = { $sheet }: version { $version }
moloch-page-camp-powers = Powers
moloch-page-camp-points = Conspiracy points
moloch-page-camp-chaos = Starting chaos cards
moloch-page-camp-stones = Moloch stones
moloch-page-camp-scars = Scarred agents
moloch-page-camp-none = none
moloch-page-camp-no-gentleman = no gentleman yet
moloch-page-camp-plan = Intermezzo
moloch-page-camp-plan-text = Each gentleman visits 1 place.
moloch-page-camp-cost = +{ $n }
moloch-page-camp-cost-note = Conspiracy points the Nemesis gains by a visit
moloch-page-camp-free = { $n ->
    [one] 1 space free
   *[other] { $n } spaces free
}
moloch-page-camp-full = no space free
