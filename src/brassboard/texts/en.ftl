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
not-offered = Not open to you now: { $text }
undo-asked = { $seat } asks to take back the last move.
undone = { $seat } takes back a choice.
do-pass = { pass }
do-done = { done }
do-accept = Accept the offer of { $offer }
do-number = { $n }
ask-react = Do you want to step in?
ask-offer = What do you offer?
ask-accept = Whose offer do you accept?

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
waiting-somebody = somebody
match-over = The match is over.
match-won = { $seats } won.
match-drawn = The match is a draw.
match-lost = No player has won.
round = Round { $number }
score = Score
winner = Winner

## What goes wrong
error-bad-input = This cannot be understood: { $what }
error-bad-input-at = { $where }: { $what }
error-illegal = { $what } ({ $rule })
error-unknown-game = There is no game “{ $game }”.
error-unknown-option = “{ $option }” is not on offer.
error-unknown-seat = There is no seat { $seat } in this match.
error-known-games = Games: { $games }.
error-did-you-mean = Did you mean { $names }?
error-no-file = There is no file { $file }.
error-unreadable-save = { $file } is no saved match, or it is damaged.
or = or
and = and
hidden = hidden
hidden-count = { $count ->
    [0] none
   *[other] { $count } (hidden)
}

## Why something is refused
denied-denied = The rules do not allow this now.
denied-no-candidate = There is no such choice from here.
denied-not-now = This is not possible now.
denied-not-asked = It is not your turn to decide.
denied-not-listed = There is no number { $number } on the list: choose from 1 to { $count }.
denied-too-many = { $count ->
    [0] That is too much at once.
    [one] That is too much at once: only one choice belongs together here.
   *[other] That is too much at once: only { $count } choices belong together here.
}
denied-slot-closed = The { $item } cannot go there.
denied-over = The match is over: there is nothing left to decide.
denied-stale = This answer is to an older question. Look at the new one and answer that.
denied-undo-barrier = This cannot be taken back freely: dice have fallen, somebody has answered or something was revealed since.
denied-nothing-to-undo = There is nothing to take back.

## Playing in the terminal
play-help = Type the number of a choice or its text; help shows all commands.
play-prompt = Your choice
play-options = Options
play-why-not = Why not?
play-why-what = Say which one, such as: why { $option }
play-write-it = Write it as { $form }.
play-allowed = This is allowed.
play-log = What has happened
play-withdrawn = taken back
play-given = So far: { $given }.
play-spread = All at once: for { $items } type one number each ({ $slots }), such as { $example }.
play-person = at this screen
play-bot = bot ({ $name })
play-hidden-turn = { $seat }, it is your turn. The others look away; press Enter.
play-enter = Enter
play-consent = Do all the others agree to take it back (yes or no)?
play-consent-alone = Take it back all the same (yes or no)? Dice will fall anew.
play-bot-chooses = { $seat } chooses { $option }.
play-roll = { $count ->
    [one] { $seat }: roll one die with { $sides } faces.
   *[other] { $seat }: roll { $count } dice with { $sides } faces.
}
play-dice = What they show (Enter: the machine rolls)
play-dice-wrong = { $count ->
    [one] Type one number from 1 to { $sides }.
   *[other] Type { $count } numbers from 1 to { $sides }, such as 1 2 …
}
play-commitment = The dice are committed to { $commitment }: after the end everybody can check them.
play-save-where = Say where, such as: save evening.save
play-saved = Saved in { $file }.
play-kept = The match is kept. To go on: { $command }
play-kept-end = To read it again: brassboard replay { $file }
play-goodbye = See you at the table.
play-commands = Commands
    .number = choose from the list
    .several = several choices that belong together, such as all dice at once
    .text = the text of a choice does the same as its number
    .help = show this
    .undo = take back the last choice
    .log = show all that has happened
    .look = show the table again, and what its signs mean
    .why = say why an option is or is not on offer
    .rules = show a rule by its number, a topic, words; or the rule in progress
    .save = save the match; a name ending in .journal gives a text
    .quit = leave the table; the match is kept

## Games on the shelf
shelf-title = Games
shelf-more = brassboard play GAME --lang de plays in German, brassboard rules GAME shows the rules, brassboard --help all commands.

## Matches played again
replay-title = { $game }, { $players }
replay-withdrawn = { $text } (taken back)
verify-moves = { $count ->
    [one] The one move is possible, and the match ends as the file says.
   *[other] All { $count } moves are possible, and the match ends as the file says.
}
verify-dice = { $count ->
    [one] The one draw of chance is what the secret gives; it was committed to { $commitment }.
   *[other] All { $count } draws of chance are what the secret gives; it was committed to { $commitment }.
}
verify-dice-failed = Not every draw of chance is what the secret gives ({ $count } draws; commitment { $commitment }).
verify-by-hand = The dice were rolled by hand: they cannot be checked ({ $count } draws; commitment { $commitment }).
verify-die = “{ $line }” is not what the secret gives; that is { $due }. The line was edited, or the dice were rolled by hand.
verify-move = “{ $line }” is not possible there: { $what }
verify-end = The match ends otherwise than the file says: something was edited.
verify-no-end = The file does not say how the match ends: it was cut short.
verify-no-secret = The file holds no secret: the dice cannot be checked.
verify-other-commitment = This secret belongs to another commitment: { $commitment }.

## Conformance
conformance-title = { $game }: does it keep every promise?
conformance-good = good
conformance-bad = BAD
conformance-playing = random play with every invariant on
conformance-played = random play with every invariant on ({ $decisions } decisions in { $matches } matches, { $rate } decisions a second)
conformance-kept = Every promise is kept.
conformance-broken = Not every promise is kept: see above.

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
