### Words of the engine, the same in every game. A game's own texts are in its folder.

## Choices every game has
pass = Pass
done = Done
undo = Undo
yes = Yes
no = No
none = None
end-turn = End turn
choose = Choose one
choose-some = Choose { $min } to { $max }
choose-exactly = { $count ->
    [one] Choose 1
   *[other] Choose { $count }
}
choose-order = Choose the order
choose-number = Choose a number from { $min } to { $max }
not-offered = Not available now: { $text }
undo-asked = { $seat } asks to undo the last move.
undone = { $seat } undoes a choice.
do-pass = { pass }
do-done = { done }
do-accept = Accept the offer from { $offer }
do-number = { $n }
ask-react = React now?
ask-offer = Make an offer
ask-accept = Choose an offer to accept

## Seats
seat = Seat { $number }
player = Player { $number }
nobody = nobody
seat-chance = Chance
spectator = Spectator
you = you
team = Team { $name }
players-range = { $first } to { $last } players
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
seats-taken = { $taken } of { $count } seats taken

## Waiting
your-turn = It is your turn.
your-decision = Your decision.
waiting-for = Waiting for { $seats }.
waiting-for-others = { $count ->
    [one] Waiting for 1 other player.
   *[other] Waiting for { $count } other players.
}
waiting-somebody = someone
match-over = The match is over.
match-won = { $seats } won.
match-drawn = The match is a draw.
match-lost = No player has won.
round = Round { $number }
score = Score
winner = Winner

## What goes wrong
error-bad-input = Not understood: { $what }
error-bad-input-at = { $where }: { $what }
error-illegal = { $what } ({ $rule })
error-unknown-game = There is no game called “{ $game }”.
error-unknown-option = “{ $option }” is not one of the options.
error-unknown-seat = There is no seat { $seat } in this match.
error-known-games = Games: { $games }.
error-did-you-mean = Did you mean { $names }?
error-no-file = File not found: { $file }
error-unreadable-save = { $file } is not a saved match, or it is damaged.
or = or
and = and
hidden = hidden
hidden-count = { $count ->
    [0] none
   *[other] { $count } (hidden)
}

## Why something is refused
denied-denied = The rules do not allow this now.
denied-no-candidate = That is not an option here.
denied-not-now = This is not possible now.
denied-not-asked = It is not your turn to decide.
denied-not-listed = The list has no number { $number }. Choose 1 to { $count }.
denied-too-many = { $count ->
    [0] Too many choices at once.
    [one] Too many choices at once: you can make only 1 here.
   *[other] Too many choices at once: you can make only { $count } here.
}
denied-slot-closed = { $item } cannot go there.
denied-over = The match is over: there is nothing left to decide.
denied-stale = That question is out of date. Please answer the current one.
denied-undo-barrier = You can't undo this on your own: since then dice were rolled, someone else decided, or something was revealed.
denied-nothing-to-undo = There is nothing to undo.
denied-undo-match = You can't undo this: a match of the campaign has started since then.
denied-chair-taken = { $seat } is already taken.
denied-chair-empty = { $seat } has no player.
denied-too-few-present = { $least ->
    [one] At least 1 player must take part.
   *[other] At least { $least } players must take part.
}
denied-too-many-present = { $most ->
    [one] At most 1 player can take part.
   *[other] At most { $most } players can take part.
}

## Playing in the terminal
play-help = Type an option's number or text; help shows all commands.
play-prompt = Your choice
play-options = Options
play-why-not = Why not?
play-why-what = Add the option you mean, for example: why { $option }
play-write-it = Write it as { $form }.
play-allowed = This is allowed.
play-log = Log
play-withdrawn = undone
play-given = So far: { $given }.
play-spread = To place { $items } at once, type one number for each ({ $slots }), for example { $example }.
play-person = at this screen
play-bot = bot ({ $name })
play-hidden-turn = { $seat }, it's your turn. Everyone else, look away. Press Enter when you are ready.
play-enter = Enter
play-consent = Do all other players agree to the undo (yes or no)?
play-consent-alone = Undo anyway (yes or no)? Dice will be rolled again.
play-bot-chooses = { $seat } chooses { $option }.
play-roll = { $count ->
    [one] { $seat }: roll 1 die (1 to { $sides }).
   *[other] { $seat }: roll { $count } dice (1 to { $sides }).
}
play-dice = Type the result, or press Enter to let the computer roll
play-dice-wrong = { $count ->
    [one] Type one number from 1 to { $sides }.
   *[other] Type { $count } numbers from 1 to { $sides }, for example 1 2 …
}
play-commitment = Dice commitment: { $commitment }. After the match, anyone can verify every roll.
play-save-where = Add a file name, for example: save evening.save
play-saved = Saved to { $file }.
play-kept = Your match is saved. To continue: { $command }
play-kept-end = To read it again: brassboard replay { $file }
play-goodbye = See you at the table.
campaign-prompt = Press Enter to play, or type a command (help)
campaign-unknown = Commands here: { $commands }
campaign-which = Name a player by number, 1 to { $count }.
campaign-full = No chair is free.
campaign-absent = not playing
campaign-sealed = sealed
campaign-left-out = left out
campaign-won = won by { $seats }
campaign-over = The campaign is over. Winners: { $seats }
campaign-check = To verify it: brassboard verify --campaign { $file }
campaign-kept = Your campaign is saved. To continue: { $command }
campaign-commands = Commands
    .play = start the next match
    .absent = a player does not play the next match, or plays again
    .join = someone takes a free chair
    .leave = a player leaves the campaign for good
    .sheet = show the campaign sheet
    .rail = show the matches of the campaign
    .save = save the campaign
    .help = show this list
    .quit = save and stop
play-commands = Commands
    .number = choose from the list
    .several = make several choices at once, such as placing all dice
    .text = type an option's text instead of its number
    .help = show this help
    .undo = undo the last choice
    .log = show the whole log
    .look = show the table again, with its legend
    .why = explain why an option is available or not
    .rules = look up a rule by id, topic or words; alone: the current rule
    .save = save the match; a name ending in .journal saves it as text
    .quit = leave the table; the match is saved

## Games on the shelf
shelf-title = Games
shelf-unusable = Left out: { $reason }.
shelf-more = Play in German: brassboard play GAME --lang de. Read the rules: brassboard rules GAME. All commands: brassboard --help.

## Matches played again
replay-title = { $game }, { $players }
replay-withdrawn = { $text } (undone)
verify-moves = { $count ->
    [one] The only move is legal, and the match ends as recorded.
   *[other] All { $count } moves are legal, and the match ends as recorded.
}
verify-dice = { $count ->
    [one] The only roll or shuffle matches the secret. Commitment: { $commitment }.
   *[other] All { $count } rolls and shuffles match the secret. Commitment: { $commitment }.
}
verify-dice-failed = Some rolls or shuffles do not match the secret ({ $count } checked; commitment { $commitment }).
verify-by-hand = { $count ->
    [one] These dice were rolled by hand and cannot be verified (1 roll; commitment { $commitment }).
   *[other] These dice were rolled by hand and cannot be verified ({ $count } rolls; commitment { $commitment }).
}
verify-die = “{ $line }” does not match the secret, which gives { $due }. The line was edited, or the dice were rolled by hand.
verify-move = Illegal move “{ $line }”: { $what }
verify-end = The match ends differently than recorded: the file was edited.
verify-no-end = The file does not record how the match ended: it was cut off.
verify-no-secret = The file contains no secret, so the dice cannot be verified.
verify-other-secret = The secret of this match does not follow from the campaign's secret.
verify-other-outcome = The campaign records another outcome than this match had.
verify-matches = { $count ->
    [one] 1 match: legal, and it ended as the campaign says.
   *[other] { $count } matches: all legal, and they ended as the campaign says.
}
verify-other-commitment = The secret in this file belongs to a different commitment: { $commitment }.

## Conformance
conformance-title = { $game }: conformance checks
conformance-good = ok
conformance-bad = FAILED
conformance-playing = random play, checking every invariant
conformance-played = random play, checking every invariant ({ $decisions } decisions in { $matches } matches, { $rate } per second)
conformance-kept = All checks passed.
conformance-broken = Some checks failed; see above.

## Looking up rules
rules-title = { $title }: rules
rules-topic = Topic
rules-entries = Entries
rules-id = Id
rules-text = Text
rules-topics-hint = Read a topic: brassboard rules { $game } --topic TOPIC. Search: --search WORDS.
rules-sealed = { $title }: sealed. Its campaign opens it as you play. --spoilers shows all of it.
rules-found = { $count ->
    [0] Nothing found.
    [one] 1 entry found.
   *[other] { $count } entries found.
}
rules-planned = not yet playable
rules-planned-count = { $count } not yet playable
rules-untranslated = not yet translated
rules-in-english = { $label } (in English)
rules-source = Source
rules-mark = Origin
rules-confidence = Confidence
rules-unknown-id = { $game } has no rule { $id }.
rules-unknown-topic = { $game } has no topic “{ $topic }”.
rules-kind-rule = Rule
rules-kind-ruling = Ruling
rules-kind-example = Example
rules-kind-gap = Gap
rules-field-text = Rule
rules-field-check = How it is checked
rules-field-question = Question
rules-field-ruling = Ruling
rules-field-seeds_say = What the rulebooks say
rules-field-why = Why
rules-field-given = Given
rules-field-when = When
rules-field-then = Then
rules-field-missing = What is missing
rules-field-known = What is known
rules-field-proposal = What we propose
rules-topic-rulings = rulings
rules-topic-examples = examples
rules-topic-gaps = gaps
coverage-title = { $title }: rules with passing tests
coverage-proved = { $proved } of { $total } rules, rulings and examples have a passing test.
coverage-complete = Every rule, ruling and example has a passing test.
coverage-lacking = { $count ->
    [one] 1 entry has no passing test:
   *[other] { $count } entries have no passing test:
}
coverage-failing = { $count ->
    [one] 1 entry has a failing test:
   *[other] { $count } entries have failing tests:
}
coverage-sealed = { $count ->
    [one] 1 of them is sealed. --spoilers names it.
   *[other] { $count } of them are sealed. --spoilers names them.
}
coverage-planned = { $count ->
    [one] { $title }: 1 entry not yet playable, not counted.
   *[other] { $title }: { $count } entries not yet playable, not counted.
}
coverage-partial = Only some of the tests have run since the rules changed. Run make test.
coverage-missing = There is no coverage record for { $game } ({ $file }). Run make test.
coverage-stale = The coverage record for { $game } is out of date: the rules have changed ({ $file }). Run make test.
coverage-unreadable = The coverage record cannot be read ({ $file }). Run make test.

## Simulations
sim-title = { $games ->
    [one] { $game }: 1 game
   *[other] { $game }: { $games } games
}
sim-bot = Bot
sim-seat = Seat
sim-wins = Wins
sim-share = Share
sim-interval = 95 % interval
sim-mean-score = Mean score
sim-length = Decisions per game
sim-duration = Time
sim-progress = Playing
sim-written = Written to { $file }.

## Speed
bench-title = Speed on this machine
bench-game = Game
bench-decisions = Decisions/s
bench-games = Games/s
bench-clone = Clone µs
bench-branching = Options per decision
bench-calibration = Calibration: { $score } (a fixed loop on this machine; divide by it to compare machines)
