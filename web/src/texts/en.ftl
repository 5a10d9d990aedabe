### The page's own words. A game's words come from its texts. de.ftl has the same keys with the same arguments.

## Everywhere
close = Close
save = Save
copy = Copy
copied = Copied
start = Start
ready = ready
leave = Leave
agree = Agree
refuse = Refuse
undo = Take back
none = none
yes = Yes
no = No
who = Who
score = Score
rules = Rules
rules-of = Rules of { $game }
settings = Settings
language = Language
menu = Menu
board = Board
table = Table
seats = Seats
log = Log
chat = Talk
console = Your decision
options = What you may choose
hand = Your hand
effect = Effect
bot = bot
bots = bots
bot-name = Bot { $number }
bot-easy = easy: makes mistakes
bot-medium = medium: plans one step ahead
bot-hard = hard: searches far ahead
bot-greedy = plans one step ahead
bot-mcts = tries out many futures
bot-random = plays anything
player = Player { $number }
nobody = nobody
seat-chance = Chance
spectator = Spectator
watch = Watch
watching = You are watching.
back-to-tables = Back to the tables
table-missing = There is no such table.
your-turn = Your turn
key-enter = Enter
since-minutes = { $n } min
since-hours = { $n } h
since-days = { $n ->
    [one] one day
   *[other] { $n } days
}
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-from-to = { $least } to { $most }
round-of = Round { $round } of { $rounds }
round-n = Round { $round }
round-short = { $round } of { $rounds }
things = { $count ->
    [one] one
   *[other] { $count }
}
hidden-cards = { $count } face down
choose = Choose one.

## Lobby
lobby-welcome = Good evening, { $name }
lobby-yours = { $count ->
    [one] A table waits for you, { $name }
   *[other] { $count } tables wait for you, { $name }
}
lobby-welcome-nameless = Good evening
lobby-yours-nameless = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
lobby-title-turn = { $count ->
    [one] Your turn · Brassboard
   *[other] Your turn at { $count } tables · Brassboard
}
lobby-continue = Continue
lobby-moved = last move { $ago } ago
lobby-waiting = Waiting for others
lobby-gathering = Not started yet
lobby-start = Start a table
lobby-new = New table
lobby-open = Open tables
lobby-finished = Finished
lobby-somebody = somebody
lobby-alone = at this screen
lobby-over = over
lobby-won = { $count ->
    [one] { $who } won
   *[other] { $who } shared the win
}
lobby-seats-open = { $count ->
    [0] all seats taken
    [one] one open seat
   *[other] { $count } open seats
}

## Who I am
me-title = You
me-name = Your name
me-nameless = Nameless
me-second = Play on as the same person on a phone or another computer: open this link there. It works once.
me-link = Link for a second device
link-title = Be the same person here
link-text = This device will see your tables and play your seats. What this browser played so far stays with its old name.
link-claim = Yes, that is me
link-not = No, leave it
link-done = Welcome back, { $name }.

## A new table
new-title = Your new table
new-players = How many players
new-listed = Show it in the lobby: anybody may take an open seat
new-undo = Take back
new-undo-text = until dice or cards show
new-dice = Dice
new-dice-text = sealed now, open to all at the end
new-more = More options
new-open = Make an invitation
new-watching = No seat is yours: you will watch.
new-invite = Invitation to the open seats
new-invite-text = Whoever opens the link and presses the button takes the seat. No account is needed. You can also hand this device round: choose Here.
new-why-open = Seat { $number } is empty: send the link, or give it to a bot.
new-wait-host = The host starts when everybody is seated.
seat-open = Open seat
seat-nobody = Nobody yet
seat-you = you
seat-bot = Bot
seat-here = here
seat-here-player = Player { $number }, here
seat-kind-me = you
seat-kind-here = at this screen
seat-kind-bot = plays by itself
seat-kind-open = by invitation
seat-who = Who plays seat { $number }
seat-bot-kind = How the bot on seat { $number } plays
seat-choose-me = Me
seat-choose-here = Here
seat-choose-bot = Bot
seat-choose-open = Invite
seat-free = Free seat { $number }
join-here = this seat
join-sit = Take the seat
join-go = To the table
join-full = No seat is free here any more.

## Seats at the table
seat-choosing = choosing now
seat-choosing-away = to choose, away for { $time }
seat-waiting = waiting
seat-out = out
seat-resigned = resigned; a bot plays on
seat-away = away
seat-away-since = away for { $time }
seat-won = won
seat-done = played to the end
kick = { $votes ->
    [0] Let a bot take over
    [one] Let a bot take over (one vote)
   *[other] Let a bot take over ({ $votes } votes)
}
kick-voted = Your vote is counted. The others must agree.
kick-done = A bot plays on for { $seat }.

## The plate
plate = Decision
plate-loading = Setting the table …
plate-gathering = Not everybody is seated yet
plate-options = { $count ->
    [one] one choice
   *[other] { $count } choices
}
plate-dice = { $left } of { $all } dice to place
plate-sending = on its way …
plate-given = So far: { $given }
plate-chooses = { $count ->
    [one] { $who } chooses
   *[other] { $who } choose
}
plate-since = since { $time }
plate-window = May anybody step in?
plate-window-how = { $who } may still answer
plate-secret = Secret choice
plate-secret-how = you have chosen; waiting for { $who }
plate-change = Change
plate-bad = That did not go through
plate-bad-dice = These dice cannot lie there together. They are back in the tray.
plate-bad-fresh = The board is up to date.
plate-show = Show
plate-behind = Looking back
plate-behind-how = step { $step } of { $steps }
plate-over = The match is over
plate-won = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
}
plate-nothing = Nothing is asked of you now.
waiting-somebody = somebody
line-trying = Reconnecting
line-trying-how = your last action is saved, nothing is lost
line-offline = No connection
line-offline-how = the board stays readable; nothing is lost
line-back = Back again
line-back-how = nothing was lost
line-elsewhere = Open in another window
line-elsewhere-how = this seat is being played on another window or device
line-here = Go on here
line-refused = This seat is not yours
line-refused-how = the table does not let this browser in
try-now = Try now
nudge = Nudge
nudged = The others wait for you.
nudge-sent = A reminder is sent.
nudge-again = They have just been reminded.
confirm-again = Really? Again
title-turn = Your turn · { $game }
signal-turn = Your turn: { $game }
undo-asked = { $seat } asks to take back the last move.
undo-ask = Ask the others to take back
undo-granted = Taken back: everybody agreed.
undo-refused = Not taken back: somebody refused.

## Options and forms
options-on-board = { $count ->
    [one] One choice is lit on the board.
   *[other] { $count } choices are lit on the board.
}
options-list = List them
options-back = Close the list
options-all = Show all choices
order-pass = Always let this pass
form-some = choose { $least } to { $most }
form-some-exactly = { $count ->
    [one] choose one
   *[other] choose { $count }
}
form-confirm = Choose { $count } of { $most }
form-confirm-why = Not enough chosen yet
form-copies = { $chosen } of { $most }
form-order = first one first
form-order-confirm = In this order
form-earlier = Earlier: { $what }
form-later = Later: { $what }
form-number = Choose { $n }
form-number-pick = Number
form-less = One less
form-more = One more
tray = Dice tray
tray-left = { $n } of { $all }
tray-picked = { $face } is picked up: tap a lit slot.
hand-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
hand-empty = No cards.
card-play = play
card-why = not now
face-down = face down
why-asking = Asking the rules …

## Log, talk, replay
recent = Just now
log-newest = newest below
news = new
lit-there = may be chosen there
phases = Phases
log-empty = Nothing has happened yet.
log-private = only you see this
log-withdrawn = taken back
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
replay = Replay
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-step = Step of the match
replay-at = step { $step } of { $steps }
replay-speed = Speed { $speed }
replay-live = Back to live
replay-live-short = live
replay-now = live
play-on = Play on from here

## Rules
rules-search = Search the rules
rules-topics = Topics
rules-none = Nothing found.
rules-hint = Choose a topic, or search.
rules-applied = { $count ->
    [one] applied once in this match
   *[other] applied { $count } times in this match
}

## The end
end-shared = Everybody shares the win
end-show = Show the result
end-again = Play again
end-journal = Journal
end-save = Saved match
end-dice = Chance was honest
end-dice-shown = Chance is laid open
end-dice-broken = Chance is not what was promised
end-dice-how = Before the match the server committed to a secret; now it is shown, and your browser has checked that it is the same. With the journal anybody can roll every die and shuffle every deck again.
end-dice-how-mine = Before the match the server committed to a secret and your browser added its own; now all are shown, and your browser has checked both. With the journal anybody can roll every die and shuffle every deck again.
end-commitment = Promise
end-secret = Secret

## Menu and settings
export = What I know (file)
resign = Resign
resign-sure = Really resign? Press again
leave-bot = Leave: a bot plays on
leave-sure = Really leave? Press again
set-sound = Sound
set-still = No motion
set-confirm = Ask twice before a turn ends
set-list = List all choices below the board
set-plain = Show the board as lists
set-notify = Tell me when it is my turn
notify-refused = This browser does not allow notifications from here. You can change that in its settings for this site.
set-curtain = Curtain between players at this screen
set-orders = Let windows pass
set-orders-text = Answered after the same short pause for everybody, so it tells nothing about your hand.
keys = Keys
keys-enter = main button, or choose
keys-enter-key = Enter
keys-digits = choose a chip
keys-digits-key = 1–9
keys-u = take back
keys-u-key = u
keys-why = why not?
keys-why-key = ?
keys-rules = rules
keys-rules-key = /
keys-log = log
keys-log-key = l
keys-board = board
keys-board-key = b
keys-esc = close
keys-esc-key = Esc
keys-arrows = among lit things
keys-arrows-key = ← ↑ → ↓

## Hotseat
curtain-title = Hand over to { $name }
curtain-text = The others look away.
curtain-go = I am { $name }
curtain-never = No curtain at this table: we play with open hands

## Phone
tab-decide = Decide
tab-hand = Hand { $count }
tab-seats = Seats
sheet-open = Open the sheet
sheet-close = Fold the sheet

## What goes wrong
error-unknown = Something went wrong ({ $code }).
error-down = The server does not answer.
error-down-trying = The server does not answer. Trying again …
error-unanswered = The server did not answer. Please choose again.
error-stale = This answer was to an older question.
error-lost = Somebody else was first.
error-server = The server made a mistake; nothing was changed.
error-seat-taken = This seat is taken.
error-seat-open = A seat is still open.
error-no-invitation = This table needs an invitation.
error-link-spent = This link was used already, or it is too old.
error-not-host = Only the host may do that.
error-too-early = That seat has not kept the table waiting for long.
error-started = The match has begun.
error-secrets = Only after the end, or for who holds all seats.
error-too-many = Slow down, please.
denied-denied = The rules do not allow this now.
denied-not-now = This is not possible now.
denied-not-asked = It is not your turn to decide.
denied-no-candidate = There is no such choice from here.
