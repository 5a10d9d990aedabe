### The duel. Keys: duel-ask-KIND, duel-do-VERB, events by their tag, duel-denied-RULE, duel-end-RULE, duel-moment-WINDOW,
### duel-phase-FRAME-STEP, names of things.

duel-title = Duel in the Boiler Room
duel-blurb = Two to four duellists, hidden hands, sealed dials and a trap underfoot: a short fight among hot pipes.

## What is asked
duel-ask-act = Choose an action
duel-ask-place = Assign your dice to the slots
duel-ask-dial = Secretly dial your stamina against { $target }
duel-ask-lay = Choose a square for the trap
duel-ask-react = { $moment ->
    [rolled] You have rolled. Play a card?
    [struck] You are being struck. Play a card?
    [card_played] A rival played a card. React to it?
   *[other] React?
}

## Windows, as standing orders name them
duel-moment-rolled = After your own roll
duel-moment-struck = After a strike against you
duel-moment-card_played = After a rival's card

## Phases: steps of the rules, as a path names them; two with the same words are one
duel-phase-Turn-roll_pool = Roll
duel-phase-Turn-assign_dice = Assign
duel-phase-Turn-choose = Act
duel-phase-Turn-carry_out = { duel-phase-Turn-choose }

## What can be chosen
duel-do-move = Step to { $to }
duel-do-open = Open door { $door }
duel-do-strike = Strike { $target }
duel-do-play = Play { $card }
duel-do-end = End turn and draw a card
duel-do-place = { $face } on { $slot }
duel-do-dial = { $n ->
    [0] Dial 0
   *[other] Dial { $n }
}
duel-do-lay = Lay the trap on { $at }
duel-do-take = Take { $upgrade }
duel-do-pass = Pass

## What happens
duel-round_began = Round { $number } begins.
duel-rolled = { $seat } rolls { $faces }.
duel-moved = { $seat } steps to { $to }.
duel-door_opened = { $seat } opens door { $door }.
duel-struck = { $damage ->
    [0] { $seat } strikes { $target } ({ $dialled } against { $parried }): no damage.
   *[other] { $seat } strikes { $target } ({ $dialled } against { $parried }): { $damage } damage.
}
duel-card_played = { $seat } plays { $card }.
duel-countered = { $seat } counters { $card }.
duel-trap_laid = { $seat } lays a trap.
duel-trap_place = Your trap lies on { $at }.
duel-sprung = { $seat } springs a trap on { $at }!
duel-drew = { $seat } draws a card.
duel-drew_card = You draw { $card }.
duel-fell = { $seat } falls and is out.
duel-ended = The duel is over.
duel-upgraded = { $seat } takes { $upgrade }.

## Why not
duel-denied-du-move-01 = { $left ->
    [0] You have no movement points left.
    [one] You have only 1 movement point left.
   *[other] You have only { $left } movement points left.
}
duel-denied-du-move-02 = Someone is already on { $to }.
duel-denied-du-move-04 = Door { $door } is already open.
duel-denied-du-strike-01 = You have no strikes left: the strike slot holds no unused die.
duel-denied-du-strike-02 = { $target } is out of reach: more than 2 squares away, or not in sight.
duel-denied-du-card-01 = { $card } is not in your hand.

## How it ends
duel-end-du-goal-01 = Only one duellist is left standing.
duel-end-du-goal-02 = The last round is over: the most health wins.
duel-end-du-grudge-04 = The grudge is settled: most points win.

## Cards
duel-card-luck = Luck
    .text = After your roll: reroll all three dice. The new roll counts.
duel-card-counter = Counter
    .text = When a rival plays a card: it has no effect.
duel-card-dodge = Dodge
    .text = When a rival strikes you: 2 armour against this strike.
duel-card-snare = Snare
    .text = On your turn: lay a hidden trap on a free square next to you. A rival who steps on it takes 2 damage and stops.
duel-card-valve = Valve
    .text = On your turn: regain 2 stamina.
duel-card-patch = Patch
    .text = On your turn: regain 1 health (6 at most).

## Slots
duel-slot-move = move
    .text = Each die of 1–3 gives 1 movement point, each die of 4–6 gives 2.
duel-slot-strike = strike
    .text = Each die of 3 or more gives 1 strike.
duel-slot-guard = guard
    .text = Every die gives 1 armour until your next turn.

## Upgrades
duel-upgrade-none = no upgrade
duel-upgrade-iron = Iron plates
    .text = Start the duel with 7 health.
duel-upgrade-boiler = Second boiler
    .text = Start with 6 stamina; your maximum is 6.
duel-upgrade-sleeve = Roomy sleeve
    .text = Start with a fourth card.

## The table
duel-field-fighters = Duellists
duel-field-seat = Who
duel-field-hp = Health
duel-field-stamina = Stamina
duel-field-hand = Hand
duel-field-traps = Traps on the floor
duel-field-round = Round
duel-field-rounds = Total rounds
duel-field-deck = Deck
duel-field-discard = Discard pile
duel-field-points = Points
duel-field-upgrades = Upgrades
duel-now-faces = Steam dice
duel-now-moves = Movement points
duel-now-strikes = Strikes
duel-effect-guard = { $on } is on guard: { $amount } armour
duel-effect-dodge = { $on } dodges: { $amount } armour

## What the board says: duel-page-KEY
duel-page-room = The boiler room
duel-page-fighter = { $who }, health { $health }
duel-page-guard = guard { $armour }
duel-page-trap = Trap
duel-page-trap-of = Trap ({ $who })
duel-page-closed-door = closed door
duel-page-open-door = open door
duel-page-guarded = armour until the next turn
duel-page-health = health
duel-page-stamina = { duel-field-stamina }
duel-page-dial-secret = Secret until both have dialled.
duel-page-sheet-duellist = Duellist
duel-page-sheet-duel = Duel { $number }
duel-page-sheet-won = won
duel-page-sheet-upgrade = Upgrade
duel-page-sheet-health = Health at the end
duel-page-sheet-points = { duel-field-points }

## Options of a match
duel-option-rounds = Rounds
duel-option-upgrade_0 = Upgrade, duellist 1
duel-option-upgrade_1 = Upgrade, duellist 2
duel-option-upgrade_2 = Upgrade, duellist 3
duel-option-upgrade_3 = Upgrade, duellist 4

## The campaign
duel_grudge-title = A Grudge in Two Duels
duel_grudge-blurb = Two duels. Before the second, everyone chooses an upgrade.
duel-grudge-leg-1 = The first duel
duel-grudge-leg-2 = The second duel
duel-grudge-step-upgrade = Choose upgrades
duel-ask-upgrade = Secretly choose an upgrade for the second duel
