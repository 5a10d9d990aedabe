### Words of the engine, the same in every game. A game's own texts are in its folder.

## Choices every game has
pass = Pass
done = Done
undo = Take back
yes = Yes
no = No
none = None
end-turn = End the turn
choose = Choose one.
choose-some = Choose { $min } to { $max }.
choose-exactly = { $count ->
    [one] Choose one.
   *[other] Choose { $count }.
}
choose-order = Choose the order.
choose-number = Choose a number from { $min } to { $max }.
undo-asked = { $seat } asks to take back the last move.
undo-refused = This cannot be taken back: something has been revealed since.

## Seats
seat = Seat { $number }
seat-chance = Chance
spectator = Spectator
you = you
team = Team { $name }
players = { $count ->
    [one] one player
   *[other] { $count } players
}
seats-taken = { $taken } of { $count } seats taken

## Waiting
your-turn = It is your turn.
your-decision = You are to decide.
waiting-for = Waiting for { $seats }.
waiting-for-others = { $count ->
    [one] Waiting for one other seat.
   *[other] Waiting for { $count } other seats.
}
match-over = The match is over.
match-won = { $seats } won.
match-drawn = The match is a draw.
round = Round { $number }
score = Score
winner = Winner

## What goes wrong
error-bad-input = This cannot be understood: { $what }
error-bad-input-at = { $where }: { $what }
error-stale-decision = This answer is to an older question. Look at the new one and answer that.
error-not-your-turn = It is not your turn.
error-not-now = This is not possible now.
error-illegal = { $what } ({ $rule })
error-match-over = The match is over: there is nothing left to decide.
error-unknown-game = There is no game “{ $game }”.
error-unknown-option = “{ $option }” is not on offer.
error-unknown-seat = There is no seat { $seat } in this match.
error-known-games = Games: { $games }.
error-did-you-mean = Did you mean { $names }?
error-no-file = There is no file { $file }.
error-unreadable-save = { $file } is no saved match, or it is damaged.
or = or

## Playing in the terminal
play-help = Type the number of an option or its text. ? shows why something is not on offer; help shows all commands.
play-prompt = Your choice
play-options = Options
play-why-not = Why not?
play-allowed = This is allowed.
play-log = What has happened
play-hidden-turn = { $seat }, it is your turn. The others look away; press Enter.
play-bot-chooses = { $seat } chooses { $option }.
play-saved = Saved in { $file }.
play-goodbye = See you at the table.
play-commands = Commands
    .undo = take back the last choice
    .log = show what has happened
    .why = say why an option is not on offer
    .rule = show a rule
    .save = save the match
    .quit = leave the table

## Looking up rules
rules-title = { $title }: rules
rules-topic = Topic
rules-entries = Entries
rules-id = Id
rules-text = Text
rules-topics-hint = brassboard rules { $game } --topic TOPIC shows a topic, --search WORDS finds words.
rules-found = { $count ->
    [0] Nothing found.
    [one] One entry found.
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
    [one] One entry has none:
   *[other] { $count } entries have none:
}
coverage-failing = { $count ->
    [one] One entry is named by a test that fails:
   *[other] { $count } entries are named by tests that fail:
}
coverage-planned = { $count ->
    [one] { $title }: one entry, not yet playable, not counted.
   *[other] { $title }: { $count } entries, not yet playable, not counted.
}
coverage-partial = Only part of the tests has been run since the catalogue changed: run make test.
coverage-missing = There is no coverage record for { $game } ({ $file }): run make test.
coverage-stale = The coverage record of { $game } is stale, the rules have changed since ({ $file }): run make test.
coverage-unreadable = The coverage record cannot be read ({ $file }): run make test.

## Simulations
sim-title = { $games ->
    [one] { $game }: one game
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
