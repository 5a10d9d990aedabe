### Help of the command line. command-NAME is the line in the list of commands, .text describes the command, and .ARGUMENT says what
### an argument does. Arguments that mean the same in several commands are attributes of `help`.

help = One engine and one table for steampunk board games.
    .usage = usage:
    .commands = commands
    .arguments = arguments
    .options = options
    .help = show this help
    .version = show the version
    .lang = language of the output (default: { $default })
    .json = print JSON
    .game = the game
    .match = a journal or a saved match
    .scenarios = your own .scenario file, or .map file for Alone, or a folder of them
    .database = SQLite by default; postgresql://… for several workers
    .database_file = the database as sqlite:///FILE (default: that of brassboard serve)

command-play = play in the terminal, against bots or with others at one screen
    .text = Play a game in the terminal, alone against bots or with others in turn at one screen.
    .game = the game; not needed with --load
    .players = how many play
    .bots = who sits at the other seats: easy, medium, hard, program:COMMAND
    .humans = the seats of people; seat 0 is Player 1 (default: 0)
    .seed = repeat the same dice; without it they are random
    .option = an option of the game, such as rounds=4
    .load = continue a saved match or a journal
    .campaign = play a campaign: a new file begins one, an old file continues it
    .by_hand = roll real dice and type in the results
    .examples =
        examples:
          brassboard play duel                         you against a greedy bot
          brassboard play duel --bots hard             easy, medium or hard
          brassboard play duel --players 3 --bots random
          brassboard play duel --humans 0,1            two people, one screen
          brassboard play duel --by-hand               your own dice: type what they show
          brassboard play duel --bots "program:python3 my_bot.py"    your own bot, in any language
          brassboard play --load evening.save
          brassboard play duel --campaign grudge       a campaign, kept in one file

command-rules = look up the rules of a game
    .text = Look up the rules of a game, and see which of them have passing tests.
    .id = one rule, ruling, example or gap
    .topic = all entries of a topic
    .search = all entries that have these words, in either language
    .coverage = which ids have passing tests
    .spoilers = also show what a campaign keeps sealed until it is played
    .folder = the package folder of a game from elsewhere

command-replay = print a match move by move
    .text = Print a match move by move, as a spectator or as one seat saw it.
    .seat = as this seat saw it (0 is Player 1); without it, as a spectator saw it
    .to = stop after this move of the journal, counted from 1

command-verify = verify every move and every roll of a match
    .text = Play a match again, and check every die against the secret it was committed to.
    .commitment = the commitment published before the match
    .campaign = FILE is a campaign: check its ledger, all its matches and how they ended

command-scenario = check your own scenario file
    .text = Check your own scenario file. Every mistake is listed, with how to mend it.
    .actions = actions
    .check = list every mistake of a scenario file
    .file = a .scenario file, or a .map file of Alone
    .game = the game of the file (default: alone for .map, smog_riders for .scenario)

command-sim = let bots play many games
    .text =
        Let bots play many games, and see who wins how often.

        With --tournament every group of bots that fits a table plays. --players and --option can take several values.
        Ctrl-C saves what was played: with --keep or --out the same command continues from there.
    .games = games per series (default: { $default })
    .bots = who plays: easy, medium, hard, random …; fewer than seats take turns
    .tournament = every group of bots that fits a table plays
    .players = how many seats (default: one for each bot)
    .seed = the same seed plays the same games
    .first = number of the first game (default: { $default })
    .workers = number of processes (default: automatic)
    .ray = play on a Ray cluster: an address, auto for the one that runs here, local (default) to start one
    .fixed_seats = do not let the bots change seats from game to game
    .option = an option of the game, such as rounds=4; several values (a,b, or all): a series for each
    .stat = collect from events: events, rules, points, count:EVENT/FIELD, sum:EVENT.FIELD, MODULE:NAME
    .keep = save each finished game to FILE and resume from it
    .out = write a table of all games, one row each
    .plot = draw wins, lengths, scores and points
    .examples =
        examples:
          brassboard sim duel --games 1000 --bots greedy,random
          brassboard sim duel --bots easy,hard
          brassboard sim duel --bots "program:python3 my_bot.py,medium"    your own bot, in any language
          brassboard sim duel --bots greedy:worlds=6:budget=900,greedy --option rounds=4
          brassboard sim duel --bots random --players 4 --seed 7 --json
          brassboard sim smog_riders --tournament --bots greedy,random --players 2,3 --option scenario=all --out games.parquet
          brassboard sim duel --stat events --stat sum:duel.struck.damage/seat --plot duel.svg

command-bench = measure the speed on this machine
    .text = Measure the speed on this machine: decisions and games per second, clones, saves and views.
    .games = which games (default: all)
    .rounds = repetitions (default: { $default })
    .seconds = seconds of one measurement (default: { $default })

command-conformance = run the conformance checks on a game
    .text = Run the conformance checks on a game, then random play that checks every invariant.
    .decisions = decisions of random play, over all numbers of players (default: { $default })
    .players = only with these numbers of players (default: all)
    .depth = decisions that each check looks at (default: { $default })
    .seed = the same seed plays the same games

command-serve = start the web table on this machine
    .text = Start the web table on this machine.
    .host = the address to listen on (default: { $default })
    .port = the port to listen on (default: { $default })
    .workers = processes; more than one needs PostgreSQL (default: { $default })
    .bots = processes in which bots think, for each worker (default: { $default })
    .rate = requests a second that one address may make; 0 for no limit (default: { $default })
    .messages = messages a second that one socket may send; 0 for no limit (default: { $default })
    .origin = the address players use, behind a proxy
    .open = open the page in a browser

command-backup = copy the web table's database to a file, also while it is running
    .text = Copy the web table's database to one file, also while matches are being played.
    .file = the file to write

command-restore = restore the web table from a backup
    .text = Restore the web table from a backup. The database it replaces is saved beside it.
    .file = a file that brassboard backup wrote
