### The Smog Riders. Keys: smog_riders-ask-KIND, smog_riders-do-VERB, events by their tag, smog_riders-denied-RULE, smog_riders-end-RULE,
### smog_riders-moment-WINDOW, smog_riders-phase-FRAME-STEP, names of things. A dot of an id is a hyphen of its key; KIND-t-n is the name of
### t01, t02 and so on; KIND-of is the name of OWNER.PART. A character's .draft and .summon are shown where it is drafted or summoned.

smog_riders-title = The Smog Riders: Dimensions of Madness
smog_riders-blurb = One defender and a crowd of minions against one to three rival teams, in rooms full of traps and in Stygia, the world behind the smog.

## What is asked
smog_riders-ask-faction = Choose the attackers' faction
smog_riders-ask-draft = Choose a character for your team
smog_riders-ask-deploy = Choose a starting square for { $character }
smog_riders-ask-summon = Choose a minion to place
smog_riders-ask-post = Choose a square for { $character }
smog_riders-ask-emplace = Choose a square for the turret ({ $kind })
smog_riders-ask-reinforce = Choose your reinforcement
smog_riders-ask-reinforcement = Place your reinforcements
smog_riders-ask-move = Move your figures or end the phase
smog_riders-ask-bonus = Use your bonus movement now; unused points are lost
smog_riders-ask-item = Choose an object
smog_riders-ask-drag = Choose where to drag { $figure }
smog_riders-ask-nearest = Square occupied: choose another one for { $character }
smog_riders-ask-enter = Choose an Access for { $character }
smog_riders-ask-shift = Access occupied: choose where its walker moves
smog_riders-ask-stygia = Act with your walkers or end the phase
smog_riders-ask-return = Choose the room { $character } returns to
smog_riders-ask-arrive = Choose the square { $character } returns to
smog_riders-ask-thread = Move { $character } in Stygia without dice
smog_riders-ask-eject = Choose which walker is ejected first
smog_riders-ask-tide = Tide: choose who stays (1 Mind) and who drifts
smog_riders-ask-passage = Tide: choose the Passage { $character } drifts to
smog_riders-ask-lose = Stunned: choose a die to lose this turn
smog_riders-ask-rest = Choose who rests (no dice or actions, but 1 wound healed)
smog_riders-ask-room = Choose a room to roll in
smog_riders-ask-reroll = Choose dice to reroll
smog_riders-ask-face = Choose a die and its new face
smog_riders-ask-curse = Cursed dice: spend 1 luck to cancel a curse?
smog_riders-ask-suffer = Punishment: choose who takes the wound
smog_riders-ask-change = Change a die before assigning, or continue
smog_riders-ask-place = Assign your dice
smog_riders-ask-perform = Choose an action to carry out
smog_riders-ask-aim = { $figure }, { $skill }: choose a target
smog_riders-ask-along = Choose the direction of the line
smog_riders-ask-other = Choose another target in line of sight (1 wound)
smog_riders-ask-steam = Choose how much Steam Power to spend (+1 wound each)
smog_riders-ask-gain = { $deed ->
    [heal] Choose who regains { $n } Health
    [clarity] Choose who regains { $n } Mind
    [madness] Choose who takes { $n } madness
    [drag] Choose whom to drag (up to { $n } squares)
   *[other] Choose a target
}
smog_riders-ask-attach = Choose who carries { $card }
smog_riders-ask-search = Choose a card from the Magic deck
smog_riders-ask-card = { $card }: choose a target
smog_riders-ask-way = Bad Luck: choose what to lose
smog_riders-ask-penalty = Choose the next room penalty
smog_riders-ask-revive = Revive teammates or end the phase
smog_riders-ask-discard = Hand limit: choose cards to discard
smog_riders-ask-react = { $moment ->
    [turn_began] An attacker's turn begins. Play a card?
    [moved] An attacker has moved or used a movement point. Play a card?
    [leaving] An attacker is about to leave or deliver an object. Play a card?
    [room_revealed] A room was revealed. Play a card?
    [stygia_began] The Stygia phase begins. Play a card?
    [before_roll] Dice are about to be rolled. Play a card?
    [rolled] The dice have been rolled. React?
    [performed] An action was carried out. Play a card?
    [harm] React to this hit?
    [recovery_began] The revival phase begins. Play a card?
    [reinforced] Reinforcements are placed. Play a Reaction card?
   *[other] Play a card?
}

## Windows, as standing orders name them
smog_riders-moment-turn_began = When an attacker's turn begins
smog_riders-moment-moved = After each step, door and pick-up of an attacker
smog_riders-moment-leaving = Before an attacker leaves or delivers an object
smog_riders-moment-room_revealed = After a room is revealed
smog_riders-moment-stygia_began = Before an attacker's Stygia phase
smog_riders-moment-before_roll = Before a roll
smog_riders-moment-rolled = After a roll
smog_riders-moment-performed = After an attacker's action
smog_riders-moment-harm = When a figure is about to be hit
smog_riders-moment-recovery_began = Before an attacker's revival phase
smog_riders-moment-reinforced = After the reinforcements

## Phases: steps of the rules, as a path names them; two with the same words are one
smog_riders-phase-Session-choose_faction = Faction
smog_riders-phase-Session-pick = Draft
smog_riders-phase-Session-deploy = Deploy
smog_riders-phase-Session-post_guards = Guards
smog_riders-phase-Session-play_rounds = Play
smog_riders-phase-Round-next_attacker = Attackers
smog_riders-phase-Round-order_penalties = Penalties
smog_riders-phase-Round-suffer_penalty = { smog_riders-phase-Round-order_penalties }
smog_riders-phase-Round-defend = Defender
smog_riders-phase-Round-tide = Tide
smog_riders-phase-Round-retaliation = Retaliation
smog_riders-phase-AttackTurn-begin_turn = Draw
smog_riders-phase-AttackTurn-draw_one = { smog_riders-phase-AttackTurn-begin_turn }
smog_riders-phase-AttackTurn-defender_may_begin = { smog_riders-phase-AttackTurn-begin_turn }
smog_riders-phase-AttackTurn-move = Movement
smog_riders-phase-AttackTurn-defender_before_stygia = Stygia
smog_riders-phase-AttackTurn-walk_stygia = { smog_riders-phase-AttackTurn-defender_before_stygia }
smog_riders-phase-AttackTurn-declare_rest = Dice and actions
smog_riders-phase-AttackTurn-choose_room = { smog_riders-phase-AttackTurn-declare_rest }
smog_riders-phase-AttackTurn-settle_room = { smog_riders-phase-AttackTurn-declare_rest }
smog_riders-phase-AttackTurn-defender_before_recovery = Revival
smog_riders-phase-AttackTurn-revive = { smog_riders-phase-AttackTurn-defender_before_recovery }
smog_riders-phase-AttackTurn-carry_out_revival = { smog_riders-phase-AttackTurn-defender_before_recovery }
smog_riders-phase-AttackTurn-limit_hand = { smog_riders-phase-AttackTurn-defender_before_recovery }
smog_riders-phase-DefenceTurn-begin_turn = Draw
smog_riders-phase-DefenceTurn-draw_one = { smog_riders-phase-DefenceTurn-begin_turn }
smog_riders-phase-DefenceTurn-reinforce = Reinforcements
smog_riders-phase-DefenceTurn-attackers_may_react = { smog_riders-phase-DefenceTurn-reinforce }
smog_riders-phase-DefenceTurn-move = Movement
smog_riders-phase-DefenceTurn-walk_stygia = Stygia
smog_riders-phase-DefenceTurn-choose_room = Dice and actions
smog_riders-phase-DefenceTurn-settle_room = { smog_riders-phase-DefenceTurn-choose_room }
smog_riders-phase-DefenceTurn-limit_hand = { smog_riders-phase-DefenceTurn-choose_room }

## What can be chosen
smog_riders-do-faction = Play the { $faction }
smog_riders-do-draft = Take { $character }
smog_riders-do-deploy = { $character } to { $to }
smog_riders-do-summon = Summon { $character }
smog_riders-do-post = To { $to }
smog_riders-do-emplace = Turret on { $to }
smog_riders-do-reinforce = Take { $what }
smog_riders-do-move = { $character } moves to { $to }
smog_riders-do-open = { $character } opens door { $door }
smog_riders-do-close = { $character } closes door { $door }
smog_riders-do-hurry = { $character } trades an Agility die for 2 movement points
smog_riders-do-portal = { $character } opens a portal to Stygia
smog_riders-do-give = { $character } passes an object to { $teammate }
smog_riders-do-take = { $character } picks up from { $at }
smog_riders-do-drop = { $character } drops: { $item }
smog_riders-do-leave = { $character } leaves the map
smog_riders-do-item = { $item }
smog_riders-do-end = Continue
smog_riders-do-equip = Equip { $character }: { $card }
smog_riders-do-play = Play { $card }
smog_riders-do-discard = Discard { $card }
smog_riders-do-on = { $figure }
smog_riders-do-in = { $room }
smog_riders-do-at = { $square }
smog_riders-do-door = Door { $door }
smog_riders-do-way = { $way }
smog_riders-do-enter = { $access }
smog_riders-do-travel = { $character } travels to { $to }, spending: { $die }
smog_riders-do-backup = { $dice ->
    [one] { $character } backs up { $room } with 1 Magic die
   *[other] { $character } backs up { $room } with { $dice } Magic dice
}
smog_riders-do-return = { $character } returns to the map, spending: { $die }
smog_riders-do-stay = { $character } stays, for 1 Mind (free with a Mind Anchor)
smog_riders-do-drift = { $character } drifts with the tide
smog_riders-do-lose = { $character } loses: { $die }
smog_riders-do-rest = { $character } rests
smog_riders-do-roll = Roll: { $room }
smog_riders-do-luck = Spend 1 luck to reroll dice
smog_riders-do-reroll = Reroll: { $die }
smog_riders-do-rethink = { $character } rerolls: { $die }
smog_riders-do-face = Turn { $die } to { $face }
smog_riders-do-cancel = Spend 1 luck to cancel the curse: { $die }
smog_riders-do-suffer = { $character } takes the wound
smog_riders-do-four = { $character } makes this a 4: { $die }
smog_riders-do-nudge = { $by ->
    [1] { $character } adds 1: { $die }
   *[other] { $character } subtracts 1: { $die }
}
smog_riders-do-place = { $die } → { $slot }
smog_riders-do-use = { $figure }: { $skill }
smog_riders-do-aim = { $figure }
smog_riders-do-along = { $direction }
smog_riders-do-revive = { $character } revives { $comrade }
smog_riders-do-lay = Put the dice on the Room card
smog_riders-do-against = { $seat }

## What happens
smog_riders-not_recommended = Recommended number of players for this scenario: { $players }.
smog_riders-first_player = { $seat } has the first player marker.
smog_riders-faction_chosen = The attackers play the { $faction }.
smog_riders-drafted = { $seat } takes { $character }.
smog_riders-area_dealt = { $seat } starts in { $area }.
smog_riders-deployed = { $character } starts on { $at }.
smog_riders-round_began = Round { $number } begins.
smog_riders-turn_began = { $seat }'s turn begins.
smog_riders-turn_skipped = { $seat }'s whole team has left and takes no more turns.
smog_riders-lost_die = { $character } is stunned and loses one { $die }.
smog_riders-drew = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
smog_riders-drew_cards = You draw { $cards }.
smog_riders-reshuffled = The discard pile is reshuffled so that { $seat } can draw.
smog_riders-cards_back = Returned to the Magic deck: { $cards }.
smog_riders-discarded = { $seat } discards { $cards }.
smog_riders-equipped = { $character } equips { $card }.
smog_riders-card_played = { $seat } plays { $card }.
smog_riders-played_on = { $card } targets { $figure }.
smog_riders-played_in = { $card } affects { $room }.
smog_riders-moved = { $character } moves: { $way }.
smog_riders-dragged = { $character } is dragged to { $at }.
smog_riders-hurried = { $character } trades an Agility die for 2 movement points.
smog_riders-door_opened = { $character } opens door { $door }.
smog_riders-door_closed = { $character } closes door { $door }.
smog_riders-door_forced = { $seat } forces door { $door } open.
smog_riders-door_bolted = Door { $door } is closed and locked for this round.
smog_riders-doors_shut = { $room }: the doors slam shut.
smog_riders-passed_on = { $character } passes to { $teammate }: { $item }.
smog_riders-picked_up = { $character } picks up from { $at }: { $item }.
smog_riders-dropped = { $character } drops: { $item }.
smog_riders-left = { $character } leaves the map safely.
smog_riders-delivered = { $character } brings out: { $item }.
smog_riders-room_revealed = { $room }: { $card } is revealed.
smog_riders-room_opened = { $room } counts as resolved: there are no Room cards left.
smog_riders-room_solved = { $seat } resolves { $room } ({ $card }).
smog_riders-points_laid = { $seat } adds { $points } to { $room }: { $laid } of { $goal }.
smog_riders-points_taken = { $room } loses { $points } of its points.
smog_riders-points_cleared = { $room } loses all its points.
smog_riders-penalty_fell = { $room }: the penalty of { $card } takes effect.
smog_riders-turret_placed = { $turret } ({ $kind }) is placed on { $at }.
smog_riders-turret_upgraded = { $turret } is upgraded: { $kind }.
smog_riders-turret_hit = { $wounds ->
    [one] { $turret } takes 1 wound.
   *[other] { $turret } takes { $wounds } wounds.
}
smog_riders-turret_destroyed = { $turret } ({ $kind }) is destroyed.
smog_riders-minion_came = { $character } enters on { $at }.
smog_riders-reinforced = Reinforcements: { $cards ->
    [0] no card
    [one] 1 card
   *[other] { $cards } cards
}, { $minions ->
    [0] no minion
    [one] 1 minion
   *[other] { $minions } minions
}, { $turrets ->
    [0] no turret
    [one] 1 turret
   *[other] { $turrets } turrets
}.
smog_riders-entered_stygia = { $character } enters Stygia: { $access }.
smog_riders-shifted = { $character } is shifted to { $to }.
smog_riders-traveled = { $character } travels to { $to }.
smog_riders-backed_up = { $dice ->
    [one] { $character } backs up { $room } with 1 Magic die.
   *[other] { $character } backs up { $room } with { $dice } Magic dice.
}
smog_riders-came_back = { $character } returns from Stygia to { $at }.
smog_riders-ejected = { $character } is ejected from Stygia.
smog_riders-held = { $character } holds out against the tide.
smog_riders-drifted = The tide carries { $character } to { $to }.
smog_riders-retaliated = Stygia retaliates: { $faces }.
smog_riders-rested = { $character } rests.
smog_riders-rolled = { $seat } rolls in { $room }: { $dice }.
smog_riders-rerolled = { $seat } rerolls; the dice now show { $dice }.
smog_riders-die_changed = { $seat } changes { $old } to { $new }.
smog_riders-dice_lost = { $seat }'s dice are lost: no one there can use them.
smog_riders-cursed = { $count ->
    [one] { $curse } strikes { $seat }: 1 cursed die.
   *[other] { $curse } strikes { $seat }: { $count } cursed dice.
}
smog_riders-luck_spent = { $seat } spends 1 luck.
smog_riders-luck_gained = { $seat } gains { $n } luck.
smog_riders-luck_lost = { $seat } loses 1 luck.
smog_riders-steam_gained = { $seat } gains { $n } Steam Power.
smog_riders-steam_spent = { $seat } spends { $n } Steam Power.
smog_riders-steam_lost = { $seat } loses 1 Steam Power.
smog_riders-skill_used = { $figure }, { $skill }: { $dice }.
smog_riders-attacked = { $figure } hits { $targets }.
smog_riders-hurt = { $wounds ->
    [0] { $character } takes { $madness } madness.
    [one] { $madness ->
        [0] { $character } takes 1 wound.
       *[other] { $character } takes 1 wound and { $madness } madness.
    }
   *[other] { $madness ->
        [0] { $character } takes { $wounds } wounds.
       *[other] { $character } takes { $wounds } wounds and { $madness } madness.
    }
}
smog_riders-stunned = { $character } is stunned.
smog_riders-roused = { $character } is no longer stunned.
smog_riders-warded = { $wounds ->
    [one] { $character } ignores 1 wound.
   *[other] { $character } ignores { $wounds } wounds.
}
smog_riders-fell = { $character } is incapacitated.
smog_riders-healed = { $health ->
    [0] { $character } regains { $mind } Mind.
   *[other] { $mind ->
        [0] { $character } regains { $health } Health.
       *[other] { $character } regains { $health } Health and { $mind } Mind.
    }
}
smog_riders-repaired = { $figure } is repaired.
smog_riders-revived = { $character } revives { $comrade }.
smog_riders-recovered = { $health ->
    [0] { $character } recovers { $mind } Mind.
   *[other] { $mind ->
        [0] { $character } recovers { $health } Health.
       *[other] { $character } recovers { $health } Health and { $mind } Mind.
    }
}
smog_riders-companion_taken = { $seat } gains a companion: { $card }.
smog_riders-attached = { $character } now carries: { $card }.
smog_riders-found = { $seat } finds in the Magic deck: { $card }.
smog_riders-scored = { $n ->
    [one] { $seat }: 1 victory point ({ $what }).
   *[other] { $seat }: { $n } victory points ({ $what }).
}
smog_riders-mission_failed = Mission failed: no one brought out the required object ({ $item }). The defender wins.
smog_riders-ended = The game is over.

## Why not
smog_riders-denied-sr-draft-01 = { $character } belongs to the other faction.
smog_riders-denied-sr-draft-04 = { $character } is already taken.
smog_riders-denied-sr-setup-07 = { $character } is in a start or exit area: you can't open a portal there.
smog_riders-denied-sr-move-01 = { $character } has too few movement points for this.
smog_riders-denied-sr-move-02 = { $character } has no Agility die left to give up.
smog_riders-denied-sr-move-05 = { $points ->
    [0] { $to } is out of reach: no movement points left.
    [one] { $to } is out of reach with 1 movement point: figures, walls or closed doors may block the way.
   *[other] { $to } is out of reach with { $points } movement points: figures, walls or closed doors may block the way.
}
smog_riders-denied-sr-move-07 = An enemy stands on { $to }.
smog_riders-denied-sr-move-08 = { $to } is occupied: you can't end your movement there.
smog_riders-denied-sr-move-09 = Someone is unconscious on { $to }: you can cross the square but not end there.
smog_riders-denied-sr-move-10 = A turret stands on { $to }.
smog_riders-denied-sr-door-01 = Door { $door }: you can open only a closed door and close only an open one.
smog_riders-denied-sr-door-03 = Door { $door } is locked for attackers: its room is active, or a Bulkhead card locks it this round.
smog_riders-denied-sr-ruling-25 = To open or close door { $door }, stand on a square next to it.
smog_riders-denied-sr-ruling-80 = Door { $door } is sealed: minions cannot open it.
smog_riders-denied-sr-ruling-111 = Door { $door } was sealed and now stays open.
smog_riders-denied-sr-s4-05 = Door { $door } is sealed: it opens when the key in its room is picked up.
smog_riders-denied-sr-s4-06 = Door { $door } is sealed: only a character with a key can open it.
smog_riders-denied-sr-s5-02 = A turret guards door { $door }: destroy it first.
smog_riders-denied-sr-s6-02 = Door { $door } is sealed: it opens only from inside.
smog_riders-denied-sr-ruling-101 = Bonus movement is only for the characters who got it, and only for steps, doors, passing and picking up objects.
smog_riders-denied-sr-ruling-97 = These figures may not enter the area of { $to }.
smog_riders-denied-sr-portal-01 = { $character } has already acted: a portal must come before anything else.
smog_riders-denied-sr-ruling-81 = { $character } is the leader and can't open a portal.
smog_riders-denied-sr-s3-02 = { $character } carries someone who can't go to Stygia.
smog_riders-denied-sr-obj-01 = { $teammate } is not adjacent.
smog_riders-denied-sr-obj-02 = { $at } is out of reach: pick up from your own square or an adjacent one.
smog_riders-denied-sr-ruling-103 = Hands full: a load such as a chest can't be carried together with anything else.
smog_riders-denied-sr-s1-02 = You can't take anything from { $at }: each team may have only one copy.
smog_riders-denied-sr-ruling-70 = { $character } does not stand in an exit area.
smog_riders-denied-sr-equip-01 = { $card } is not in your hand.
smog_riders-denied-sr-magic-01 = { $card } is not in your hand.
smog_riders-denied-sr-magic-02 = Play { $card } on your own turn. Only Reaction cards also work on the defender's turn.
smog_riders-denied-sr-def-01 = { $card } is not in your hand.
smog_riders-denied-sr-def-02 = You can play { $card } only on your own turn.
smog_riders-denied-sr-ruling-62 = You can't play { $card } now. It is played before or after your own roll or just before wounds are placed, never in response to a card.
smog_riders-denied-sr-ruling-63 = You can't play { $card } now. Just before wounds are placed you can play only cards that react to them, and those cards only then.
smog_riders-denied-sr-ruling-98 = Play { $card } right after your own roll.
smog_riders-denied-sr-ruling-102 = You can equip { $card } only on your own turn.
smog_riders-denied-sr-ruling-92 = { $card } would have no effect now.
smog_riders-denied-sr-sty-03 = { $to } is occupied: it holds only one figure.
smog_riders-denied-sr-sty-05 = { $character } has no such die left.
smog_riders-denied-sr-sty-07 = { $to } is not the next square: each die moves one square along a path.
smog_riders-denied-sr-sty-09 = { $character } is on an Access and can't back up from there.
smog_riders-denied-sr-sty-10 = { $room } is too far away. From a Passage you can back up only the walker marker's room and rooms joined to it by a door.
smog_riders-denied-sr-sty-13 = { $room }: there is no teammate to back up.
smog_riders-denied-sr-sty-14 = { $character } is already backing up a room and can't do anything else this turn.
smog_riders-denied-sr-sty-15 = { $character } can return only from the Eye.
smog_riders-denied-sr-sty-12 = { $character } has too few Magic dice for this.
smog_riders-denied-sr-min-04 = { $character } is a minion, and minions can't back up.
smog_riders-denied-sr-ruling-60 = There is no free square for { $character } to return to.
smog_riders-denied-sr-pool-04 = { $room }: you have no dice to roll here, or already rolled them this turn.
smog_riders-denied-sr-pool-06 = No dice are assigned to this ({ $skill }).
smog_riders-denied-sr-att-02 = { $figure } can't use this: there is no target, or too little Steam Power.
smog_riders-denied-sr-ruling-46 = { $character } has already used this skill this turn.
smog_riders-denied-sr-spec-02 = This skill works once per roll.
smog_riders-denied-sr-mark-04 = You have no luck left.
smog_riders-denied-sr-ruling-113 = You can reroll only your own roll.
smog_riders-denied-sr-rev-01 = To revive { $comrade }, be adjacent, with no enemy in the room.

## How it ends
smog_riders-end-sr-round-04 = The last round is over.
smog_riders-end-sr-end-02 = All attackers are unconscious or have left the map.
smog_riders-end-sr-s1-11 = A player has reached the victory points that end this scenario.
smog_riders-end-sr-s6-07 = The enemy leader was carried out: checkmate.

## Scenarios
smog_riders-scenario-factory = Assault to the Factory
    .text = Bring a Poseidon plan home, past the boiler and its flamethrower.
    .missions = Main mission: bring a copy of the plans to your own area (5 points). Secondary: destroy the boiler turret (3 points). At the end: 1 point for each of your characters at home. 7 points end the game at once; if no plan is brought home, the defender wins. Defender: each attacker incapacitated (1 point), each plan not brought home (2 points). 8 rounds.
smog_riders-scenario-vault = Assault to the Vault
    .text = Carry gold chests out of the vaults, if your rivals let you.
    .missions = Main mission: bring gold chests out by any exit (1 point each, 2 more for the most). Secondary: resolve rooms with a chest (1 point each). Gold Rush: incapacitating a rival scores 2 points, once for each victim. Defender: each chest still inside (2 points), each attacker incapacitated (2 points) or still inside (1 point). 10 rounds.
smog_riders-scenario-jail = The Jail
    .text = Break into the cells and walk the prisoners out.
    .missions = Main mission: bring prisoners out on foot (2 points each). Secondary: incapacitate minions and resolve cells (1 point each). Defender: each prisoner still inside (2 points), each attacker incapacitated (1 point). 9 rounds.
smog_riders-scenario-leak = The Leak
    .text = You are locked in: destroy the Cavorite limiter, find a key and get out. Recommended for four players.
    .missions = Main mission: escape through door C (1 point per character, 5 for a full team before round 10). Secondary: destroy the limiter (3 points), be the first to pick up a key (2 points). While the limiter stands, everyone returns from Stygia where they entered. Defender: each attacker incapacitated (1 point) or still inside (2 points), no full team out before round 10 (5 points). 12 rounds.
smog_riders-scenario-tunnel = Tunnel
    .text = Cross the tunnel before it collapses; a turret guards each door to the anterooms.
    .missions = Main mission: leave at the far end (2 points per character, before round 8). Secondary: destroy the door turrets (3 points each), resolve rooms (1 point each). Defender: each attacker incapacitated or still inside (2 points). 10 rounds.
smog_riders-scenario-king = Check to the King
    .text = Reach the enemy leader through Stygia, incapacitate him and carry him out.
    .missions = Carry the unconscious leader out on foot to win; if no one does, the defender wins. Victory points do not count. 11 rounds.
smog_riders-scenario-depot = Night at the Depot
    .text = Crates lie in and around a strongroom with two ways in: find the key or destroy the turret. Recommended for two players.
    .missions = Main mission: bring crates out (2 points each). Secondary: be the first to pick up the key, resolve rooms with a crate (1 point each). Defender: each crate still inside (3 points), each attacker incapacitated or still inside (1 point). 7 rounds.

## Factions
smog_riders-faction-commonsteam = Commonsteam Alliance
    .text = Nine to choose from: { smog_riders-character-clayton }, { smog_riders-character-arcturus }, { smog_riders-character-charlotte }, { smog_riders-character-mapuche }, { smog_riders-character-amelia }, { smog_riders-character-patty }, { smog_riders-character-hans }, { smog_riders-character-ottoline }, { smog_riders-character-ignatius }.
smog_riders-faction-abyssal = Abyssal Empire
    .text = Nine to choose from: { smog_riders-character-morsiarty }, { smog_riders-character-kelly }, { smog_riders-character-magda }, { smog_riders-character-jack }, { smog_riders-character-fucatchu }, { smog_riders-character-duane }, { smog_riders-character-vikka }, { smog_riders-character-yusra }, { smog_riders-character-tom }.

## Characters: as attackers .main, .second and .special, as minions .minion
smog_riders-character-clayton = Colonel Clayton
    .main = Melee, 7+ with 2 dice: 1 wound. Blue and red: draw 1 card.
    .second = 4+ with one die: he or a teammate in the room regains 1 Health. If the die is purple: the whole team in the room instead.
    .special = Once per roll, +1 or −1 to a die of a teammate in the room (never below 1 or above 6).
    .minion = Ranged, 8+ with 2 dice: 1 wound.
    .draft = Dice: Strength, Agility, Magic. Health 3, Mind 3. Main: { smog_riders-character-clayton.main } Secondary: { smog_riders-character-clayton.second } Special: { smog_riders-character-clayton.special }
    .summon = 2 generic dice. Health 2, Mind 3. { smog_riders-character-clayton.minion }
smog_riders-character-arcturus = Arcturus
    .main = Ranged, 8+ with 2 dice: 1 wound. Purple among them: 1 madness to an enemy in the room.
    .second = Ranged on an enemy in the room, 9+ with 2 dice: 1 wound. Purple among them: 1 madness to all enemies in the room.
    .special = In Stygia all his dice count as Magic dice.
    .minion = Ranged, 8+ with 2 dice: 1 wound.
    .draft = Dice: Agility, Magic. Health 2, Mind 3. Main: { smog_riders-character-arcturus.main } Secondary: { smog_riders-character-arcturus.second } Special: { smog_riders-character-arcturus.special }
    .summon = 2 generic dice. Health 2, Mind 3. { smog_riders-character-arcturus.minion }
smog_riders-character-charlotte = Charlotte Page
    .main = Ranged, 8+ with 2 dice: 1 wound. Blue and purple: the target goes to Stygia.
    .second = Any die: it becomes a 4 and goes back to the rolled dice.
    .special = You gain 1 Steam Power each time she enters Stygia.
    .minion = Ranged, 8+ with 2 dice: 1 wound.
    .draft = Dice: Agility, Magic. Health 2, Mind 3. Main: { smog_riders-character-charlotte.main } Secondary: { smog_riders-character-charlotte.second } Special: { smog_riders-character-charlotte.special }
    .summon = 2 generic dice. Health 2, Mind 3. { smog_riders-character-charlotte.minion }
smog_riders-character-mapuche = Mapuche
    .main = Melee, 7+ with 2 dice: 1 wound. Two red: +1 wound.
    .second = Any die: it counts as a 4, on the Room card only.
    .special = Immune to stunning.
    .minion = Melee, 7+ with 2 dice: 1 wound.
    .draft = Dice: Strength ×2, Agility. Health 4, Mind 1. Main: { smog_riders-character-mapuche.main } Secondary: { smog_riders-character-mapuche.second } Special: { smog_riders-character-mapuche.special }
    .summon = 2 generic dice. Health 3, Mind 1. { smog_riders-character-mapuche.minion }
smog_riders-character-amelia = Amelia Steam
    .main = Melee, 7+ with 2 dice: 1 wound. Blue and red: 1 Steam Power.
    .second = Ranged, ladder (three dice in a row, such as 2, 3, 4): 1 wound, +1 wound for each Steam Power spent.
    .special = When she destroys a turret, you gain 1 more Steam Power.
    .minion = Ranged, 8+ with 2 dice: 1 wound.
    .draft = Dice: Strength, Agility ×2. Health 3, Mind 2. Main: { smog_riders-character-amelia.main } Secondary: { smog_riders-character-amelia.second } Special: { smog_riders-character-amelia.special }
    .summon = 2 generic dice. Health 2, Mind 2. { smog_riders-character-amelia.minion }
smog_riders-character-patty = Patty Wrench
    .main = Melee, 7+ with 2 dice: 1 wound. Two red: stunned.
    .second = Three equal dice: the room is resolved.
    .special = Once per turn, when you put dice on the card of her room, the total counts as 1 higher.
    .minion = Melee, 7+ with 2 dice: 1 wound.
    .draft = Dice: Strength ×2, Magic. Health 3, Mind 2. Main: { smog_riders-character-patty.main } Secondary: { smog_riders-character-patty.second } Special: { smog_riders-character-patty.special }
    .summon = 2 generic dice. Health 2, Mind 2. { smog_riders-character-patty.minion }
smog_riders-character-hans = Hans P. Krüger
    .main = Ranged, 8+ with 2 dice: 1 wound. Two red: he regains 1 Health.
    .second = 5+ with one die: 1 Steam Power.
    .special = Ignores the first wound from a turret in each round.
    .minion = Ranged, 8+ with 2 dice: 1 wound.
    .draft = Dice: Strength ×2, Agility. Health 4, Mind 2. Main: { smog_riders-character-hans.main } Secondary: { smog_riders-character-hans.second } Special: { smog_riders-character-hans.special }
    .summon = 2 generic dice. Health 2, Mind 2. { smog_riders-character-hans.minion }
smog_riders-character-ottoline = Ottoline Brassard
    .main = Ranged, 1 to 3 dice, each 5+: 1 wound. For each further blue die: +1 wound.
    .second = 4+ with one die: draw 1 card.
    .special = May open a locked door of an active room for 2 movement points; it is then open to all.
    .minion = Ranged, 5+ with one die: 1 wound.
    .draft = Dice: Agility ×2, Magic. Health 2, Mind 3. Main: { smog_riders-character-ottoline.main } Secondary: { smog_riders-character-ottoline.second } Special: { smog_riders-character-ottoline.special }
    .summon = 2 generic dice. Health 1, Mind 3. { smog_riders-character-ottoline.minion }
smog_riders-character-ignatius = Ignatius Bellows
    .main = Melee, 7+ with 2 dice: 1 wound. Purple and red: 1 madness to the target.
    .second = 6+ with 2 dice: the team in the room regains 1 Mind each. Purple among them: he or a teammate in the room regains 1 Health too.
    .special = The tide never moves or ejects him; he pays nothing.
    .minion = Melee, 7+ with 2 dice: 1 wound.
    .draft = Dice: Strength, Magic ×2. Health 3, Mind 3. Main: { smog_riders-character-ignatius.main } Secondary: { smog_riders-character-ignatius.second } Special: { smog_riders-character-ignatius.special }
    .summon = 2 generic dice. Health 2, Mind 3. { smog_riders-character-ignatius.minion }
smog_riders-character-morsiarty = Dr. Morsiarty
    .main = Ranged in the room, 9+ with 2 dice: poisons an enemy in line of sight (no other wound). Purple among them: all enemies in the room instead.
    .second = 5+ with one die, or 2+ with a Magic die: draw 1 card.
    .special = Once per roll, reroll 1 die of a teammate in the room.
    .minion = Ranged, 8+ with 2 dice: 1 wound.
    .draft = Dice: Strength, Magic ×2. Health 3, Mind 3. Main: { smog_riders-character-morsiarty.main } Secondary: { smog_riders-character-morsiarty.second } Special: { smog_riders-character-morsiarty.special }
    .summon = 2 generic dice. Health 2, Mind 3. { smog_riders-character-morsiarty.minion }
smog_riders-character-kelly = Kelly Kraken
    .main = Melee, 7+ with 2 dice: 1 wound. Blue and red: 1 wound to another target in line of sight.
    .second = 1 and 2, or 3 and 4: drag an enemy in line of sight up to 2 squares.
    .special = On an Access the tide does not eject her; she stays at no cost.
    .minion = Melee, 7+ with 2 dice: 1 wound.
    .draft = Dice: Strength, Agility, Magic. Health 3, Mind 3. Main: { smog_riders-character-kelly.main } Secondary: { smog_riders-character-kelly.second } Special: { smog_riders-character-kelly.special }
    .summon = 2 generic dice. Health 2, Mind 3. { smog_riders-character-kelly.minion }
smog_riders-character-magda = Magda Von Shrapnel
    .main = Melee, 7+ with 2 dice: 1 wound. Two red: +1 wound.
    .second = Ranged, ladder (three dice in a row, such as 2, 3, 4): 1 wound, +1 wound for each Steam Power spent.
    .special = Targets of her secondary skill avoid 1 wound for each Agility die in their profile.
    .minion = Ranged, 8+ with 2 dice: 1 wound.
    .draft = Dice: Strength ×2, Agility. Health 4, Mind 2. Main: { smog_riders-character-magda.main } Secondary: { smog_riders-character-magda.second } Special: { smog_riders-character-magda.special }
    .summon = 2 generic dice. Health 2, Mind 2. { smog_riders-character-magda.minion }
smog_riders-character-jack = Clawfinger Jack
    .main = Melee, 7+ with 2 dice: 1 wound. Two blue: +1 wound.
    .second = Melee, two equal dice: 1 wound, then he gets 2 movement points.
    .special = May move through enemy figures.
    .minion = Melee, 7+ with 2 dice: 1 wound.
    .draft = Dice: Strength, Agility ×2. Health 3, Mind 2. Main: { smog_riders-character-jack.main } Secondary: { smog_riders-character-jack.second } Special: { smog_riders-character-jack.special }
    .summon = 2 generic dice. Health 2, Mind 2. { smog_riders-character-jack.minion }
smog_riders-character-fucatchu = Fu Cat Chu
    .main = Melee, 7+ with 2 dice: 1 wound. Two blue: he gets 3 movement points.
    .second = Melee, 7+ with 2 dice: 1 wound. Two red: hits all characters around him.
    .special = Turrets cannot target him.
    .minion = Melee, 7+ with 2 dice: 1 wound.
    .draft = Dice: Strength, Agility ×2. Health 3, Mind 1. Main: { smog_riders-character-fucatchu.main } Secondary: { smog_riders-character-fucatchu.second } Special: { smog_riders-character-fucatchu.special }
    .summon = 2 generic dice. Health 2, Mind 1. { smog_riders-character-fucatchu.minion }
smog_riders-character-duane = Duane Van der Shark
    .main = Melee, 7+ with 2 dice: 1 wound. Two red: stunned.
    .second = Melee, 12+ with 3 dice: 2 wounds.
    .special = He regains 1 Health when he incapacitates an enemy.
    .minion = Melee, 7+ with 2 dice: 1 wound.
    .draft = Dice: Strength ×3. Health 5, Mind 1. Main: { smog_riders-character-duane.main } Secondary: { smog_riders-character-duane.second } Special: { smog_riders-character-duane.special }
    .summon = 2 generic dice. Health 3, Mind 1. { smog_riders-character-duane.minion }
smog_riders-character-vikka = Vikka
    .main = Ranged, 8+ with 2 dice: 1 wound. Blue and purple: stunned.
    .second = Two equal dice: she or a teammate in the room regains 1 Health and 1 Mind.
    .special = Poison only wounds her; it does not stun her.
    .minion = Ranged, 8+ with 2 dice: 1 wound.
    .draft = Dice: Strength, Agility, Magic. Health 3, Mind 2. Main: { smog_riders-character-vikka.main } Secondary: { smog_riders-character-vikka.second } Special: { smog_riders-character-vikka.special }
    .summon = 2 generic dice. Health 2, Mind 2. { smog_riders-character-vikka.minion }
smog_riders-character-yusra = Lantern Yusra
    .main = Ranged, 8+ with 2 dice: 1 wound. Two purple: the target goes to Stygia.
    .second = 4+ with one die: draw 1 card. If the die is purple: the team in the room also regains 1 Mind each.
    .special = Her first astral step each turn adds no retaliation die.
    .minion = Ranged, 5+ with one die: 1 wound.
    .draft = Dice: Agility, Magic ×2. Health 2, Mind 4. Main: { smog_riders-character-yusra.main } Secondary: { smog_riders-character-yusra.second } Special: { smog_riders-character-yusra.special }
    .summon = 2 generic dice. Health 1, Mind 3. { smog_riders-character-yusra.minion }
smog_riders-character-tom = Barnacle Tom
    .main = Melee, 7+ with 2 dice: 1 wound. Purple and red: 1 Steam Power.
    .second = Any die: it counts as a 4, on the Room card only.
    .special = Takes at most 1 wound from one attack.
    .minion = Melee, 7+ with 2 dice: 1 wound.
    .draft = Dice: Strength ×2, Magic. Health 5, Mind 2. Main: { smog_riders-character-tom.main } Secondary: { smog_riders-character-tom.second } Special: { smog_riders-character-tom.special }
    .summon = 2 generic dice. Health 3, Mind 2. { smog_riders-character-tom.minion }

## Magic cards
smog_riders-card-octopiti = Octopiti
    .text = Equipment. Companion: adds 1 Strength die to the pool in the bearer's room. Flees when the bearer is incapacitated.
smog_riders-card-rafter = Rafter
    .text = Equipment. Companion: adds 1 Agility die to the pool in the bearer's room. Flees when the bearer is incapacitated.
smog_riders-card-zuba = Zuba
    .text = Equipment. Companion: adds 1 Magic die to the pool in the bearer's room. Flees when the bearer is incapacitated.
smog_riders-card-stunner = Stunner
    .text = Equipment. Ranged, ladder (three dice in a row, such as 2, 3, 4): 1 wound and stunned. Or 1 Steam Power and 7+ with 2 dice: 1 wound and stunned, for all targets in a straight line.
smog_riders-card-devastating = Devastating
    .text = Equipment. Ranged, 1 and 2, or 3 and 4: 2 wounds. Or the same and 1 Steam Power: 3 wounds.
smog_riders-card-steam_justice = Steam Justice
    .text = Equipment. Ranged, 6+ with one die: 1 wound, +1 wound for each Steam Power spent (at most 2).
smog_riders-card-harpoon_gun = Harpoon Gun
    .text = Equipment. Ranged, 7+ with 2 dice: 1 wound, then drag the target up to 2 squares toward the bearer.
smog_riders-card-cavorite_boots = Cavorite Boots
    .text = Equipment. The bearer has 4 movement points in the movement phase.
smog_riders-card-boiler_plate = Boiler Plate
    .text = Equipment. Once per round the bearer ignores 1 wound.
smog_riders-card-mind_anchor = Mind Anchor
    .text = Equipment. The bearer may resist the tide at no cost; cards can still eject it.
smog_riders-card-skeleton_key = Skeleton Key
    .text = Equipment. The bearer opens locked doors of active rooms for 2 movement points (not sealed or guarded doors).
smog_riders-card-pocket_boiler = Pocket Boiler
    .text = Equipment. At the start of your turn, gain 1 Steam Power if you have none.
smog_riders-card-aether_goggles = Aether Goggles
    .text = Equipment. Characters do not block the bearer's line of sight.
smog_riders-card-give_breath = Give Breath
    .text = Reaction. One of your characters regains 2 Health.
smog_riders-card-team_reflexes = Team Reflexes
    .text = Your characters in one room get 3 movement points each.
smog_riders-card-mass_clarity = Mass Clarity
    .text = Each of your characters regains 1 Mind, except in Stygia.
smog_riders-card-adrenaline = Adrenaline
    .text = One of your characters gets 3 movement points, at any time of your turn.
smog_riders-card-steam_valve = Steam Valve
    .text = You gain 2 Steam Power.
smog_riders-card-lucky_cog = Lucky Cog
    .text = You gain 1 luck.
smog_riders-card-overpressure = Overpressure
    .text = One of your successful attacks: +1 wound to one target.
smog_riders-card-loaded_die = Loaded Die
    .text = Turn one of your rolled dice to any face (before curses are checked).
smog_riders-card-smelling_salts = Smelling Salts
    .text = Reaction. Remove all stunned markers from your team.
smog_riders-card-brace = Brace
    .text = Reaction. One of your characters ignores up to 2 wounds of one effect.
smog_riders-card-stygian_rope = Stygian Rope
    .text = One of your walkers on a Passage may return this turn as if from the Eye (it still pays its die).
smog_riders-card-silver_thread = Silver Thread
    .text = One of your walkers moves 2 squares in Stygia without dice (and without retaliation dice).
smog_riders-card-sabotage = Sabotage
    .text = 1 wound to a turret in a room with one of your characters.
smog_riders-card-crowbar = Crowbar
    .text = Unlock and open a door next to one of your characters (not sealed or guarded doors).
smog_riders-card-blueprint = Blueprint
    .text = Put 6 points on the card of an active room with one of your characters.

## Defence cards
smog_riders-card-scorch = Scorch
    .text = Place a basic turret, or turn a turret into a flamethrower.
smog_riders-card-shock = Shock
    .text = All attackers in a room are stunned.
smog_riders-card-stygian_storm = Stygian Storm
    .text = All attackers are ejected from Stygia.
smog_riders-card-slaughter = Slaughter
    .text = 1 wound to all attackers in a room.
smog_riders-card-emplacement = Emplacement
    .text = Place a basic turret.
smog_riders-card-refit = Refit
    .text = Upgrade a basic turret to an MKII.
smog_riders-card-call_to_arms = Call to Arms
    .text = Place 1 minion in a room with attackers (on your own turn only).
smog_riders-card-bulkhead = Bulkhead
    .text = Close an open door; it is locked for attackers until the end of the round.
smog_riders-card-overclock = Overclock
    .text = Before one of your rolls this turn: 1 more generic die in that pool.
smog_riders-card-grim_order = Grim Order
    .text = One successful attack by a minion: +1 wound.
smog_riders-card-steady_aim = Steady Aim
    .text = Reroll any number of dice of one of your rolls.
smog_riders-card-forced_march = Forced March
    .text = The minions in one room get 3 movement points each (on your own turn only).
smog_riders-card-iron_hide = Iron Hide
    .text = A minion or a turret ignores 1 wound.
smog_riders-card-field_repair = Field Repair
    .text = Remove all wounds from a turret, or 1 from a minion.
smog_riders-card-jammed_gears = Jammed Gears
    .text = Take 6 points off the card of an active room.
smog_riders-card-whispers = Whispers
    .text = 1 madness to an attacker, 2 in Stygia.
smog_riders-card-gas_leak = Gas Leak
    .text = Poison an attacker: 1 wound, and stunned.
smog_riders-card-bad_luck = Bad Luck
    .text = An attacker's player loses 1 luck or 1 Steam Power (their choice).

## Room cards
smog_riders-card-automatic_defenses = Automatic Defenses
    .text = Target 22. Alarm on 2. Penalty: 1 wound to all attackers in the room. Reward: draw 1 card.
smog_riders-card-lethal_defenses = Lethal Defenses
    .text = Target 22. Punishment on 1. Turret: basic. Penalty: 1 wound to all attackers in the room. Reward: draw 2 cards.
smog_riders-card-shock_defenses = Shock Defenses
    .text = Target 23. Punishment on 1. Penalty: all attackers in the room are stunned. Reward: draw 2 cards.
smog_riders-card-astral_defense = Astral Defense
    .text = Target 19. Vortex on 3. Penalty: 1 madness to all attackers in the room. Reward: search the Magic deck for an object and attach it.
smog_riders-card-ultrasensitive_alarm = Ultrasensitive Alarm
    .text = Target 20. Alarm on 1 and 2. Penalty: the defender draws 2 cards. Reward: draw 2 cards.
smog_riders-card-octopitis_breeding = Octopitis Breeding
    .text = Target 18. Punishment on 2. Penalty: all attackers in the room are poisoned. Points on the card are removed each round. Reward: Octopiti.
smog_riders-card-rafters_breeding = Rafters Breeding
    .text = Target 18. Vortex on 2. Penalty: all attackers in the room are poisoned. Points on the card are removed each round. Reward: Rafter.
smog_riders-card-zubas_breeding = Zubas Breeding
    .text = Target 18. Alarm on 3. Penalty: all attackers in the room are poisoned. Points on the card are removed each round. Reward: Zuba.
smog_riders-card-quiet_store = Quiet Store
    .text = Target 10. No curse. Penalty: none. Reward: draw 1 card.
smog_riders-card-empty_office = Empty Office
    .text = Target 8. No curse. Penalty: none. Reward: 1 luck.
smog_riders-card-tripwire_hall = Tripwire Hall
    .text = Target 16. Alarm on 1. Penalty: the defender draws 1 card. Reward: draw 1 card.
smog_riders-card-gun_nest = Gun Nest
    .text = Target 17. No curse. Turrets: 2 basic. Penalty: 1 wound to all attackers in the room. Reward: 2 Steam Power.
smog_riders-card-old_bastion = Old Bastion
    .text = Target 19. Alarm on 4. Turret: MKII. Penalty: the defender places a basic turret here. Reward: draw 2 cards.
smog_riders-card-furnace = Furnace
    .text = Target 20. Punishment on 6. Turret: flamethrower. Penalty: 1 wound to all attackers in the room. Reward: 3 Steam Power.
smog_riders-card-drowned_cellar = Drowned Cellar
    .text = Target 18. Vortex on 1. Penalty: all attackers in the room are stunned. Reward: draw 1 card, and one of your characters regains 1 Health.
smog_riders-card-hall_of_mirrors = Hall of Mirrors
    .text = Target 17. Vortex on 5. Penalty: 1 madness to all attackers in the room. Reward: your team regains 1 Mind each (not in Stygia), and you draw 1 card.
smog_riders-card-weeping_idol = Weeping Idol
    .text = Target 21. Vortex on 2 and 4. Penalty: 2 madness to all attackers in the room. Reward: search the Magic deck for an object and attach it.
smog_riders-card-clockwork_maze = Clockwork Maze
    .text = Target 20. Alarm on 3. Penalty: every door of the room closes. Reward: draw 2 cards.
smog_riders-card-steam_traps = Steam Traps
    .text = Target 18. Punishment on 3. Penalty: 1 wound to all attackers in the room. Reward: 1 Steam Power, and draw 1 card.
smog_riders-card-strong_box = Strong Box
    .text = Target 24. Alarm on 5. Penalty: the defender draws 1 card. Reward: draw 3 cards.

## Skills
smog_riders-skill-main = main attack
smog_riders-skill-second = secondary skill
smog_riders-skill-special = special skill
smog_riders-skill-fire = fire
smog_riders-skill-stunner-1 = Stunner (ladder)
smog_riders-skill-stunner-2 = Stunner (straight line, 1 Steam Power)
smog_riders-skill-devastating-1 = Devastating (2 wounds)
smog_riders-skill-devastating-2 = Devastating (3 wounds, 1 Steam Power)
smog_riders-skill-steam_justice-1 = Steam Justice
smog_riders-skill-harpoon_gun-1 = Harpoon Gun

## What dice are put on
smog_riders-slot-room = Room card
smog_riders-slot-none = unused
smog_riders-slot-of = { $owner }: { $part }

## Turrets
smog_riders-turret-t-n = Turret { $n }
smog_riders-turret-boiler = Boiler turret
smog_riders-turret-limiter = Limiter turret
smog_riders-turret-hall-n = Hall turret { $n }
smog_riders-turret-t1 = Door turret A
smog_riders-turret-t2 = Door turret B
smog_riders-turret-watch = Watch turret
smog_riders-turret-kind-basic = basic
    .text = Health 1. 5+ on one die: 1 wound to an enemy in line of sight. Destroyed: 1 Steam Power.
smog_riders-turret-kind-mkii = MKII
    .text = Health 2. 4+ on one die: 1 wound to an enemy in line of sight. Destroyed: 2 Steam Power.
smog_riders-turret-kind-flame = flamethrower
    .text = Health 1. 5+ on one die: 1 wound to every enemy in line of sight in its room. Destroyed: 1 Steam Power.

## Rooms
smog_riders-room-coal_store = Coal Store
smog_riders-room-pump_hall = Pump Hall
smog_riders-room-west_workshop = West Workshop
smog_riders-room-east_workshop = East Workshop
smog_riders-room-tool_store = Tool Store
smog_riders-room-loading_bay = Loading Bay
smog_riders-room-paint_shop = Paint Shop
smog_riders-room-boiler_room = Boiler Room
smog_riders-room-drawing_office = Drawing Office
smog_riders-room-coin_vault = Coin Vault
smog_riders-room-bullion_vault = Bullion Vault
smog_riders-room-jewel_vault = Jewel Vault
smog_riders-room-silver_vault = Silver Vault
smog_riders-room-west_office = West Office
smog_riders-room-east_office = East Office
smog_riders-room-central_hall = Central Hall
smog_riders-room-ledger_vault = Ledger Vault
smog_riders-room-counting_house = Counting House
smog_riders-room-deposit_vault = Deposit Vault
smog_riders-room-cell_1 = Cell 1
smog_riders-room-cell_2 = Cell 2
smog_riders-room-cell_3 = Cell 3
smog_riders-room-cell_4 = Cell 4
smog_riders-room-cell_5 = Cell 5
smog_riders-room-cell_6 = Cell 6
smog_riders-room-guard_room = Guard Room
smog_riders-room-west_yard = West Yard
smog_riders-room-gatehouse = Gatehouse
smog_riders-room-east_yard = East Yard
smog_riders-room-strongroom = Strongroom
smog_riders-room-guard_corridor = Guard Corridor
smog_riders-room-north_gallery = North Gallery
smog_riders-room-south_gallery = South Gallery
smog_riders-room-limiter_hall = Limiter Hall
smog_riders-room-key_room_a = Key Room A
smog_riders-room-key_room_b = Key Room B
smog_riders-room-north_shaft = North Shaft
smog_riders-room-south_shaft = South Shaft
smog_riders-room-great_gallery = Great Gallery
smog_riders-room-north_engine = North Engine Room
smog_riders-room-south_engine = South Engine Room
smog_riders-room-north_anteroom = North Anteroom
smog_riders-room-south_anteroom = South Anteroom
smog_riders-room-leaders_quarters = Leader's Quarters
smog_riders-room-central_room = Central Room
smog_riders-room-map_room = Map Room
smog_riders-room-signal_room = Signal Room
smog_riders-room-west_hall = West Hall
smog_riders-room-east_hall = East Hall
smog_riders-room-stores = Stores
smog_riders-room-mess = Mess
smog_riders-room-stables = Stables
smog_riders-room-office = Office
smog_riders-room-yard = Yard
smog_riders-room-siding = Siding
smog_riders-room-lamp_room = Lamp Room
smog_riders-room-1 = Area 1
smog_riders-room-2 = Area 2
smog_riders-room-3 = Area 3
smog_riders-room-X = Exit

## Dice
smog_riders-die-R1 = red 1
smog_riders-die-R2 = red 2
smog_riders-die-R3 = red 3
smog_riders-die-R4 = red 4
smog_riders-die-R5 = red 5
smog_riders-die-R6 = red 6
smog_riders-die-B1 = blue 1
smog_riders-die-B2 = blue 2
smog_riders-die-B3 = blue 3
smog_riders-die-B4 = blue 4
smog_riders-die-B5 = blue 5
smog_riders-die-B6 = blue 6
smog_riders-die-M1 = purple 1
smog_riders-die-M2 = purple 2
smog_riders-die-M3 = purple 3
smog_riders-die-M4 = purple 4
smog_riders-die-M5 = purple 5
smog_riders-die-M6 = purple 6
smog_riders-die-G1 = grey 1
smog_riders-die-G2 = grey 2
smog_riders-die-G3 = grey 3
smog_riders-die-G4 = grey 4
smog_riders-die-G5 = grey 5
smog_riders-die-G6 = grey 6
smog_riders-die-R4r = red 4 (room card only)
smog_riders-die-B4r = blue 4 (room card only)
smog_riders-die-M4r = purple 4 (room card only)
smog_riders-die-G4r = grey 4 (room card only)
smog_riders-colour-R = Strength die
smog_riders-colour-B = Agility die
smog_riders-colour-M = Magic die
smog_riders-colour-G = generic die

## Stygia
smog_riders-astral-access-n = Access { $n }
smog_riders-astral-outer-n = outer Passage { $n }
smog_riders-astral-inner-n = inner Passage { $n }
smog_riders-astral-eye = the Eye

## Directions
smog_riders-direction-n = north
smog_riders-direction-ne = north-east
smog_riders-direction-e = east
smog_riders-direction-se = south-east
smog_riders-direction-s = south
smog_riders-direction-sw = south-west
smog_riders-direction-w = west
smog_riders-direction-nw = north-west

## Curses, reinforcements, ways
smog_riders-curse-alarm = Alarm
    .text = The defender draws a card for each cursed die.
smog_riders-curse-vortex = Vortex
    .text = Cursed dice are lost.
smog_riders-curse-punishment = Punishment
    .text = For each cursed die, one of the roller's characters in the room takes 1 wound.
smog_riders-reinforcement-minion = a minion
smog_riders-reinforcement-card_turret = a card and a turret
smog_riders-way-luck = 1 luck
smog_riders-way-steam = 1 Steam Power

## Objects
smog_riders-item-plan = Poseidon plan
smog_riders-item-chest = gold chest
smog_riders-item-prisoner = prisoner
smog_riders-item-key = key
smog_riders-item-leader = captured leader
smog_riders-item-crate = crate
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

## Figures: characters and turrets
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
smog_riders-figure-t-n = Turret { $n }
smog_riders-figure-hall-n = Hall turret { $n }
smog_riders-figure-boiler = { smog_riders-turret-boiler }
smog_riders-figure-limiter = { smog_riders-turret-limiter }
smog_riders-figure-t1 = { smog_riders-turret-t1 }
smog_riders-figure-t2 = { smog_riders-turret-t2 }
smog_riders-figure-watch = { smog_riders-turret-watch }

## What victory points are for
smog_riders-score-delivered-plan = plan brought home
smog_riders-score-delivered-chest = gold chest brought out
smog_riders-score-delivered-prisoner = prisoner brought out
smog_riders-score-delivered-crate = crate brought out
smog_riders-score-not-delivered-plan = plans not brought home
smog_riders-score-not-delivered-chest = chests not brought out
smog_riders-score-not-delivered-prisoner = prisoners not brought out
smog_riders-score-not-delivered-crate = crates not brought out
smog_riders-score-most-chest = most gold chests
smog_riders-score-first-key = first to pick up a key
smog_riders-score-turret-boiler = boiler turret destroyed
smog_riders-score-turret-limiter = limiter destroyed
smog_riders-score-turret-t1 = door turret destroyed
smog_riders-score-turret-t2 = { smog_riders-score-turret-t1 }
smog_riders-score-solved = room resolved
smog_riders-score-solved-plan = room with a plan resolved
smog_riders-score-solved-chest = room with a gold chest resolved
smog_riders-score-solved-prisoner = cell resolved
smog_riders-score-solved-crate = room with a crate resolved
smog_riders-score-solved-key = room with a key resolved
smog_riders-score-minion = minion incapacitated
smog_riders-score-friendly-fire = rival incapacitated
smog_riders-score-fell = attacker incapacitated
smog_riders-score-escaped = escaped
smog_riders-score-team-out = full team out in time
smog_riders-score-no-team = no full team out in time
smog_riders-score-at-home = back home at the end
smog_riders-score-inside = attackers inside

## Where a character is
smog_riders-whereabouts-out = out of the game
    .untold = yes
smog_riders-whereabouts-reserve = in reserve
    .untold = yes
smog_riders-whereabouts-map = on the map
smog_riders-whereabouts-stygia = in Stygia
smog_riders-whereabouts-fallen = unconscious
smog_riders-whereabouts-left = safe
smog_riders-room-state-unentered = not entered
    .untold = yes
smog_riders-room-state-active = active
smog_riders-room-state-resolved = resolved

## The table
smog_riders-field-scenario = Scenario
    .explained = missions
smog_riders-field-defender = Defender
smog_riders-field-faction = Attackers' faction
smog_riders-field-first = First player
smog_riders-field-round = Round
smog_riders-field-astral_dice = Astral travel dice
smog_riders-field-sides = Players
smog_riders-field-seat = Who
smog_riders-field-luck = Luck
smog_riders-field-steam = Steam Power
smog_riders-field-points = Points
smog_riders-field-characters-points = Movement points
smog_riders-field-delivered = Brought out
smog_riders-field-magic = Magic cards
    .told = { yes }
smog_riders-field-defence = Defence cards
    .told = { yes }
smog_riders-field-characters = Characters
smog_riders-field-stygia = In Stygia
smog_riders-field-id = Figure
smog_riders-field-at = Where
smog_riders-field-wounds = Wounds
smog_riders-field-madness = Madness
smog_riders-field-stunned = Stunned
smog_riders-field-gear = Equipment
    .told = { yes }
smog_riders-field-carries = Carries
smog_riders-field-dice = Dice left
smog_riders-field-turrets = Turrets
smog_riders-field-kind = Kind
    .explained = text
smog_riders-field-floor = On the floor
smog_riders-field-rooms = Rooms
smog_riders-field-doors = Doors
smog_riders-field-name = Room
smog_riders-field-state = State
smog_riders-field-card = Card
    .told = { yes }
smog_riders-field-laid = Points laid
smog_riders-field-magic_discard = Discarded Magic cards
smog_riders-field-defence_discard = Discarded Defence cards
smog_riders-now-dice = Dice

## What the drawing of the table means
smog_riders-legend =
    Map: D closed door, d open door, the letter of a room on each of its squares, * something on the floor, T1 to T3 turrets. Figures by the first letters of their names: Pa attacker, pa minion, Pax unconscious.

## Options of a match
smog_riders-option-scenario = Scenario
smog_riders-option-faction = Attackers' faction
smog_riders-option-faction-choose = The first attacker chooses
    .text = The first attacker chooses the faction of all attackers; the defender gets the other.
smog_riders-option-defender = Defender
smog_riders-option-defender-last = The last seat
    .text = The last seat defends against all others.
smog_riders-option-defender-first = The first seat
    .text = The first seat defends against all others.

## The page: words of the board, the Stygian board and the cards, shown nowhere else (web/src/boards/smog_riders*)
smog_riders-page-stygia = Stygia
smog_riders-page-tab-stygia = Stygia
smog_riders-page-nobody-there = Nobody is there.
smog_riders-page-retaliation = { $n ->
    [0] no retaliation dice yet
    [one] retaliation: 1 die
   *[other] retaliation: { $n } dice
}
smog_riders-page-stunned = stunned
smog_riders-page-resting = resting
smog_riders-page-used = used this turn
smog_riders-page-gauges = Health { $health } of { $most }, Mind { $mind } of { $minds }
smog_riders-page-is-fallen = unconscious
smog_riders-page-is-walker = in Stygia (marker), Health { $health } of { $most }, Mind { $mind } of { $minds }
smog_riders-page-turret-hurt = damaged
smog_riders-page-turret-health = Health { $health }
smog_riders-page-pick-figure = { $who }: show options
smog_riders-page-act-hurry = Agility die for +2 movement
smog_riders-page-act-portal = Portal to Stygia
smog_riders-page-act-leave = Leave the map
smog_riders-page-act-stay = Stay (1 Mind)
smog_riders-page-act-drift = Drift
smog_riders-page-act-give = Hand over to { $what }
smog_riders-page-act-take = Pick up from { $what }
smog_riders-page-act-drop = Drop: { $what }
smog_riders-page-act-return = Return, spending: { $what }
smog_riders-page-act-lose = Lose: { $what }
smog_riders-page-act-revive = Revive { $what }
smog_riders-page-dice-four = { $who } makes one a 4:
smog_riders-page-dice-nudge-up = { $who } adds 1:
smog_riders-page-dice-nudge-down = { $who } subtracts 1:
smog_riders-page-dice-rethink = { $who } rerolls one:
smog_riders-page-dice-cancel = Spend 1 luck to cancel a curse:
smog_riders-page-dice-face = turn to:
smog_riders-page-press-emplace = Choose a highlighted square for the turret.
smog_riders-page-press-post = Choose a highlighted square for the minion.
smog_riders-page-press-deploy = Choose a highlighted starting square.
smog_riders-page-health-of = Health { $now } of { $most }
smog_riders-page-mind-of = Mind { $now } of { $most }
smog_riders-page-dice-left = Dice left: { $dice }
smog_riders-page-points = movement points
smog_riders-page-laid = { $laid } of { $target } laid
smog_riders-page-rest-unused = Leave the rest unused
smog_riders-page-laid-before = { $n } laid
smog_riders-page-laying = { $n } from dice
smog_riders-page-of = of { $n }
smog_riders-page-clears = removed each round
smog_riders-page-curse = Curse
smog_riders-page-curse-on = { $curse } on { $numbers }
smog_riders-page-no-curse = none
smog_riders-page-penalty = Penalty
smog_riders-page-reward = Reward
smog_riders-page-nothing = none
smog_riders-page-effect-wound-all = { $n ->
    [one] 1 wound to all
   *[other] { $n } wounds to all
}
smog_riders-page-effect-stun-all = all stunned
smog_riders-page-effect-poison-all = all poisoned
smog_riders-page-effect-madness-all = { $n } madness to all
smog_riders-page-effect-defender_draws = { $n ->
    [one] defender draws 1 card
   *[other] defender draws { $n } cards
}
smog_riders-page-effect-turret-basic = a basic turret
smog_riders-page-effect-turret-mkii = an MKII turret
smog_riders-page-effect-turret-flame = a flamethrower
smog_riders-page-effect-close_doors = all doors close
smog_riders-page-effect-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
smog_riders-page-effect-luck = { $n } luck
smog_riders-page-effect-steam = { $n } Steam Power
smog_riders-page-effect-heal-one = { $n } Health for one character
smog_riders-page-effect-clarity-team = { $n } Mind for each character
smog_riders-page-effect-search = search the Magic deck for equipment
smog_riders-page-effect-companion-octopiti = { smog_riders-card-octopiti }
smog_riders-page-effect-companion-rafter = { smog_riders-card-rafter }
smog_riders-page-effect-companion-zuba = { smog_riders-card-zuba }
smog_riders-page-mission = Mission
smog_riders-page-points-attacker = Points for attackers
smog_riders-page-points-defender = Points for the defender
smog_riders-page-points-attacker-short = Attackers
smog_riders-page-points-defender-short = Defender
smog_riders-page-before = (before round { $round })
smog_riders-page-ends-at = Ends at { $target } points or after round { $rounds }.
smog_riders-page-ends = Ends after round { $rounds }.
smog_riders-page-needs = Bring home: { $item }. Otherwise the defender wins.
smog_riders-page-wins = Bring out to win: { $item }. If no one does, the defender wins.
smog_riders-page-nobody-brought = No one brought this home, so the defender wins: { $item }.
smog_riders-page-more = Full mission text
smog_riders-page-less = Back to the points
smog_riders-page-luck = Luck
smog_riders-page-steam = Steam Power
smog_riders-page-cards = Cards
smog_riders-page-defends = defends
smog_riders-page-first-player = first player
smog_riders-page-pool = Dice: { $room }
smog_riders-page-choices = Options
smog_riders-page-no-team = You have nobody on the map.
