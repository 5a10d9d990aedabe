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
undo = Undo
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
chat = Chat
console = Your decision
options = Your options
hand = Your hand
effect = Effect
bot = bot
bots = bots
bot-name = Bot { $number }
bot-easy = easy: makes mistakes
bot-medium = medium: plans one step ahead
bot-hard = hard: searches far ahead
bot-greedy = plans one step ahead
bot-mcts = simulates many possible games
bot-random = plays at random
player = Player { $number }
nobody = nobody
seat-chance = Chance
spectator = Spectator
watch = Watch
watching = You are watching.
back-to-tables = Back to the tables
table-missing = This table does not exist.
your-turn = Your turn
key-enter = Enter
since-minutes = { $n } min
since-hours = { $n } h
since-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
players-count = { $count ->
    [one] 1 player
   *[other] { $count } players
}
players-from-to = { $least }–{ $most }
round-of = Round { $round } of { $rounds }
round-n = Round { $round }
round-short = { $round } of { $rounds }
things = { $count ->
    [one] 1
   *[other] { $count }
}
hidden-cards = { $count } face down
choose = Choose one

## Lobby
lobby-welcome = Welcome, { $name }
lobby-yours = { $count ->
    [one] It's your turn, { $name }
   *[other] { $count } tables are waiting for you, { $name }
}
lobby-welcome-nameless = Welcome
lobby-yours-nameless = { $count ->
    [one] It's your turn
   *[other] { $count } tables are waiting for you
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
lobby-somebody = someone
lobby-alone = at this screen
lobby-over = over
lobby-won = { $count ->
    [one] { $who } won
   *[other] { $who } shared the win
}
lobby-seats-open = { $count ->
    [0] all seats taken
    [one] 1 open seat
   *[other] { $count } open seats
}

## Who I am
me-title = You
me-name = Your name
me-nameless = Guest
me-second = Continue on another device: open this link there. It works once.
me-link = Link another device
link-title = Link this device?
link-text = This device will show your tables and play your seats. Games already played in this browser stay under its old name.
link-claim = Link device
link-not = Cancel
link-done = Welcome back, { $name }.

## A new table
new-title = Your new table
new-players = Players
new-listed = List in the lobby: anyone can take an open seat
new-undo = Undo
new-undo-text = until something is revealed
new-dice = Dice
new-dice-text = verifiable after the match
new-more = More options
new-open = Create invite link
new-watching = You have no seat, so you will watch.
new-invite = Invite link for open seats
new-invite-text = Anyone with this link can take a seat; no account needed. To share this device instead, choose “Here”.
new-why-open = Seat { $number } is empty. Send the link or choose a bot.
new-wait-host = The host starts the match when everyone is seated.
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
seat-bot-kind = Bot level for seat { $number }
seat-choose-me = Me
seat-choose-here = Here
seat-choose-bot = Bot
seat-choose-open = Invite
seat-free = Clear seat { $number }
join-here = sit here
join-sit = Take the seat
join-go = Go to the table
join-full = All seats at this table are taken.

## Seats at the table
seat-choosing = choosing now
seat-choosing-away = their turn, away for { $time }
seat-waiting = waiting
seat-out = out
seat-resigned = resigned; a bot plays
seat-away = away
seat-away-since = away for { $time }
seat-won = won
seat-done = finished
kick = { $votes ->
    [0] Let a bot take over
    [one] Let a bot take over (1 vote)
   *[other] Let a bot take over ({ $votes } votes)
}
kick-voted = Your vote is counted. The others must agree.
kick-done = A bot now plays for { $seat }.

## The plate
plate = Decision
plate-loading = Loading the table …
plate-gathering = Waiting for players
plate-options = { $count ->
    [one] 1 option
   *[other] { $count } options
}
plate-dice = { $left } of { $all } dice to place
plate-sending = sending …
plate-given = So far: { $given }
plate-chooses = { $count ->
    [one] { $who } is choosing
   *[other] { $who } are choosing
}
plate-since = for { $time }
plate-window = Waiting for reactions
plate-window-how = can still react: { $who }
plate-secret = Secret choice
plate-secret-how = you have chosen; waiting for { $who }
plate-change = Change
plate-bad = That didn't work
plate-bad-dice = These dice can't be placed there together. They are back in the tray.
plate-bad-fresh = The board is up to date.
plate-show = Show why
plate-behind = Replay
plate-behind-how = step { $step } of { $steps }
plate-over = The match is over
plate-won = { $count ->
    [one] { $who } wins
   *[other] { $who } share the win
}
plate-nothing = Nothing to do right now.
waiting-somebody = someone
line-trying = Reconnecting …
line-trying-how = your last action is saved, nothing is lost
line-offline = No connection
line-offline-how = you can still view the board; nothing is lost
line-back = Back again
line-back-how = nothing was lost
line-elsewhere = Open in another window
line-elsewhere-how = this seat is open in another window or on another device
line-here = Continue here
line-refused = This seat is not yours
line-refused-how = this browser has no access to this seat
try-now = Try now
nudge = Nudge
nudged = The others are waiting for you.
nudge-sent = Reminder sent.
nudge-again = They were reminded just now. Wait a little.
confirm-again = Press again to confirm
title-turn = Your turn · { $game }
signal-turn = Your turn: { $game }
undo-asked = { $seat } asks to undo the last move.
undo-ask = Ask the others to undo
undo-granted = Undone: everyone agreed.
undo-refused = Not undone: someone declined.

## Options and forms
options-on-board = { $count ->
    [one] 1 option is highlighted on the board.
   *[other] { $count } options are highlighted on the board.
}
options-list = Show as a list
options-back = Hide the list
options-all = Show all options
order-pass = Don't ask again
form-some = choose { $least } to { $most }
form-some-exactly = { $count ->
    [one] choose 1
   *[other] choose { $count }
}
form-confirm = Confirm { $count } of { $most }
form-confirm-why = You haven't chosen enough yet.
form-copies = { $chosen } of { $most }
form-order = from first to last
form-order-confirm = Confirm this order
form-earlier = Move up: { $what }
form-later = Move down: { $what }
form-number = Choose { $n }
form-number-pick = Number
form-less = One less
form-more = One more
tray = Dice tray
tray-left = { $n } of { $all }
tray-picked = { $face } selected: tap a highlighted slot.
hand-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-empty = No cards.
card-play = play
card-why = not now
face-down = face down
why-asking = Checking the rules …

## Parts that the boards share (web/src/kit)
kit-board = { board }
kit-zoom-in = Zoom in
kit-zoom-out = Zoom out
kit-fit = Show the whole board
kit-as-text = Board as text
kit-options = { options }
kit-figures = Figures
kit-doors = Doors
kit-floor = On the floor
kit-rooms = Rooms
kit-nothing = nothing
kit-door = Door { $door }, { $between }: { $state }
kit-door-open = open
kit-door-closed = closed
kit-door-locked = locked
kit-door-bolted = locked this round
kit-door-sealed = sealed
kit-door-guarded = guarded
kit-door-removed = removed
kit-tray = { tray }
kit-of-all = { $n } of { $all }
kit-placed = placed
kit-picked = { $face }: tap a highlighted slot or another die.
kit-pick = Choose a die.
kit-settled = All dice are placed. Confirm, or tap one to take it back.
kit-wait = Another die comes first.
kit-confirm-dice = Confirm dice
kit-put-on = { $face } on { $slot }
kit-pick-up = Select { $face }
kit-put-down = Deselect { $face }
kit-take-back = Take { $face } back from { $slot }
kit-die-strength = Strength die, { $face }
kit-die-agility = Agility die, { $face }
kit-die-magic = Magic die, { $face }
kit-die-generic = die, { $face }
kit-die-symbol = { $face }
kit-dial = Your dial
kit-dialled = Dialled { $n }
kit-less = { form-less }
kit-more = { form-more }
kit-seal = Lock it in

## Log, talk, replay
recent = Just now
log-newest = newest below
news = new
lit-there = has options for you
phases = Phases
log-empty = Nothing has happened yet.
log-private = only you see this
log-withdrawn = undone
chat-empty = No messages yet.
chat-say = Write a message
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
play-on = Play from here

## Rules
rules-search = Search the rules
rules-topics = Topics
rules-none = Nothing found.
rules-hint = Choose a topic, or search.
rules-sealed = Sealed. The campaign opens its rules as you play.
rules-modules = Show the modules
rules-modules-warning = The modules name people, machines and rules of the campaign. Read them only if you know its story.
rules-modules-sure = Press again to show them
rules-applied = { $count ->
    [one] applied once in this match
   *[other] applied { $count } times in this match
}

## The end
end-shared = Everyone shares the win
end-show = Show the result
end-again = Play again
end-journal = Download journal
end-save = Download saved match
end-dice = Dice verified
end-dice-shown = Dice secret revealed
end-dice-broken = Dice check failed
end-dice-how = Before the match, the server locked in a secret. It is now public, and your browser has checked that it is the same one. With the journal, anyone can recompute every roll and shuffle.
end-dice-how-mine = Before the match, the server locked in a secret and your browser added one of its own. Both are now public, and your browser has checked them. With the journal, anyone can recompute every roll and shuffle.
end-commitment = Commitment
end-secret = Secret

## Menu and settings
export = Download what I can see
resign = Resign
resign-sure = Press again to resign
leave-bot = Leave (a bot takes over)
leave-sure = Press again to leave
set-sound = Sound
set-still = Turn off animations
set-confirm = Confirm before ending a turn
set-list = List all options below the board
set-plain = Show the board as lists
set-notify = Notify me when it's my turn
notify-refused = Your browser blocks notifications from this site. You can allow them in its site settings.
set-curtain = Hide hands when passing this device
set-orders = Skip these reactions
set-orders-text = You pass automatically, after the same short pause as everyone, so this reveals nothing about your hand.
keys = Keys
keys-enter = main button or selected option
keys-enter-key = Enter
keys-digits = choose option 1–9
keys-digits-key = 1–9
keys-u = undo
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
keys-arrows = move between options
keys-arrows-key = ← ↑ → ↓

## Hotseat
curtain-title = Hand over to { $name }
curtain-text = Everyone else, look away.
curtain-go = I am { $name }
curtain-never = Don't hide hands at this table

## Phone
tab-decide = Decide
tab-hand = Hand { $count }
tab-seats = Seats
sheet-open = Expand the panel
sheet-close = Collapse the panel

## What goes wrong
error-unknown = Something went wrong ({ $code }).
error-down = The server is not responding.
error-down-trying = The server is not responding. Trying again …
error-unanswered = The server did not respond. Please choose again.
error-stale = The question has changed. Please choose again.
error-lost = Someone else was faster. Please look again.
error-server = Server error. Nothing was changed.
error-seat-taken = This seat is taken.
error-seat-open = A seat is still open. Fill it before you start.
error-no-invitation = You need an invitation for this table.
error-link-spent = This link has already been used or has expired.
error-not-host = Only the host may do that.
error-too-early = That player hasn't kept the table waiting long enough yet.
error-started = The match has already started.
error-secrets = Available after the match, or if you play all seats.
error-too-many = Too many requests. Please wait a moment.
denied-denied = The rules do not allow this now.
denied-not-now = This is not possible now.
denied-not-asked = It is not your turn to decide.
denied-no-candidate = That is not an option here.
