### The duel. Keys: duel-ask-KIND, duel-do-VERB, events by their tag, duel-denied-RULE, duel-end-RULE, duel-moment-WINDOW,
### duel-phase-FRAME-STEP, names of things.

duel-title = Duel in the Boiler Room
duel-blurb = Two to four duellists, hidden hands, sealed dials and a trap underfoot: a short fight among hot pipes.

## What is asked
duel-ask-act = What do you do?
duel-ask-place = Where does this die go?
duel-ask-dial = Dial your strength against { $target }. Nobody sees it yet.
duel-ask-lay = Where do you lay the trap?
duel-ask-react = { $moment ->
    [rolled] Your dice have fallen. Do you answer the roll?
    [struck] The dials are shown. Do you answer the strike?
    [card_played] A card has been played. Do you answer it?
   *[other] Do you answer?
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
duel-do-end = End the turn and draw a card
duel-do-place = { $face } on { $slot }
duel-do-dial = { $n ->
    [0] Dial nothing
   *[other] Dial { $n }
}
duel-do-lay = Lay it on { $at }
duel-do-take = Take { $upgrade }
duel-do-pass = Let it pass

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
duel-sprung = A trap springs under { $seat } on { $at }!
duel-drew = { $seat } draws a card.
duel-drew_card = You draw { $card }.
duel-fell = { $seat } falls.
duel-ended = The duel is over.
duel-upgraded = { $seat } takes { $upgrade }.

## Why not
duel-denied-du-move-01 = { $left ->
    [0] You have no movement point left.
   *[other] You have { $left } movement points left.
}
duel-denied-du-move-02 = Somebody stands on { $to }.
duel-denied-du-move-04 = Door { $door } is open already.
duel-denied-du-strike-01 = You have no strike left: no unspent die lies on the strike slot.
duel-denied-du-strike-02 = { $target } is out of reach: more than 2 squares away, or not in sight.
duel-denied-du-card-01 = You do not hold { $card }.

## How it ends
duel-end-du-goal-01 = Only one duellist is left standing.
duel-end-du-goal-02 = The last round is over: the most health wins.
duel-end-du-grudge-04 = The grudge is settled: the most points win.

## Cards
duel-card-luck = Luck
    .text = In answer to your own roll: roll all three dice again. The new roll stands.
duel-card-counter = Counter
    .text = In answer to a rival's card: it has no effect.
duel-card-dodge = Dodge
    .text = In answer to a strike against you: 2 armour against this strike.
duel-card-snare = Snare
    .text = In your turn: lay a hidden trap on a free square next to you. A rival who steps on it takes 2 damage and stops.
duel-card-valve = Valve
    .text = In your turn: regain 2 stamina.
duel-card-patch = Patch
    .text = In your turn: regain 1 health, never to more than 6.

## Slots
duel-slot-move = move
    .text = A die of 1 to 3 gives 1 movement point, a die of 4 to 6 gives 2.
duel-slot-strike = strike
    .text = A die of 3 or more gives one strike.
duel-slot-guard = guard
    .text = Every die gives 1 armour until your next turn.

## Upgrades
duel-upgrade-none = no upgrade
duel-upgrade-iron = Iron plates
    .text = Begin the duel with 7 health.
duel-upgrade-boiler = Second boiler
    .text = Begin with 6 stamina, and keep up to 6.
duel-upgrade-sleeve = Roomy sleeve
    .text = Begin with a fourth card.

## The table
duel-field-fighters = Duellists
duel-field-seat = Who
duel-field-hp = Health
duel-field-stamina = Stamina
duel-field-hand = Hand
duel-field-traps = Traps on the floor
duel-field-round = Round
duel-field-rounds = Rounds in all
duel-field-deck = Deck
duel-field-discard = Discard pile
duel-now-faces = Steam dice
duel-now-moves = Movement points
duel-now-strikes = Strikes
duel-effect-guard = { $on } is on guard: { $amount } armour
duel-effect-dodge = { $on } dodges: { $amount } armour

## Options of a match
duel-option-rounds = Rounds
duel-option-upgrade_0 = Upgrade of the first duellist
duel-option-upgrade_1 = Upgrade of the second duellist
duel-option-upgrade_2 = Upgrade of the third duellist
duel-option-upgrade_3 = Upgrade of the fourth duellist

## The campaign
duel_grudge-title = A Grudge in Two Duels
duel_grudge-blurb = Two duels between the same rivals; after the first everybody brings an upgrade.
duel_grudge-ask-upgrade = Choose an upgrade for the second duel. Nobody sees it yet.
