## Playing in the terminal

default-name = Player 1
turn = Turn { $turn }: { $name } rolls
ask-variant = Which game? [1]
ask-name = Your name [{ $default }]:
ask-another-name = Name of player { $number } at this keyboard (Enter: nobody else):
ask-bots = How many bots, { $fewest } to { $most }? [{ $usual }]
ask-level = How strong? [{ $usual }]
ask-number = A number from { $fewest } to { $most }, please.
# $sum is the sum of the white dice.
ask-white = { $name }, white sum { $sum }: cross one off, or pass
ask-colour = { $name }, a white die plus a colour die: cross one off, or pass
ask-white-duel = { $name }, white sum { $sum }: place a pawn, or pass
ask-colour-duel = { $name }, a white die plus a colour die: place a pawn, or pass
ask-choice = Your choice, 0 to { $most } (h for a hint, ? for help):
ask-again = That is not among the choices: 0 to { $most }, or ? for help.
# $why is a sentence without a capital and a full stop, such as “the red row is closed (C7)”.
not-possible = That is not possible: { $why }.
no-such-row = There is no row { $row }; the rows are { $known }.
ambiguous-row = { $row } could be any of { $known }.
advice-best = The coach: { $move } is best.
# $mark is a word such as “Mistake”.
advice-other = { $move }: { $mark } { $cost }.
ask-confirm = Enter: confirm. u: undo.
you-chose = You chose { $move } ({ $effect }).
only-pass = { $name } can only pass.
hand-over = Pass the keyboard to { $name }, who presses Enter:
play-help =
    Type the number of a choice and press Enter; 0 or p passes.
    A move in words is fine too: red 7, r7, 7 red.
    Then Enter confirms, and u undoes the choice. A choice takes effect when everybody has decided.
    h: a hint from the coach    a: all sheets    r: the rules    ?: this help    q: save and leave
ask-dice = Roll and type what the dice show ({ $dice }):
ask-dice-count = { $count } dice are in the game: type { $count } digits.
dice-promise = Commitment to the dice: SHA-256 { $commitment }
ask-stir = { $name }, type anything to stir the dice:

effect-penalty = a penalty: { $points } points lost
effect-missed = a missed throw: { $points } points lost
effect-free = free: it is not your turn
effect-later = you can still use a colour die
effect-used = free: you used the white dice
effect-skips = skips { $numbers }
effect-closes = closes the row
effect-stacks = stacks
effect-knocks_off = knocks a pawn off
effect-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}

did = { $name }: { $move }
did-pass = { $name } passes
closed-now = The { $colour } row is closed, so its die is out of the game.
took-penalty = { $name } takes a penalty.
took-missed = { $name } puts a pawn on the missed throws.
game-over = Game over: { $reasons }
record-of = { $variant }: { $players }

serving-at = Lucchetto is running at { $address }
already-served = Lucchetto is already running at { $address }
port-taken = Another program is using port { $port }, so Lucchetto uses port { $other }.
serving-lan = For phones on the same network: { $address }
serving-no-lan = No network was found for phones.
serving-stop = Press Ctrl-C to stop; all games are kept.
saving-to = The game is saved to { $file } as you play.
introduce-bot = { $name }, { $level }: { $style }
saved = The record is in { $file }
saved-unfinished = The game is saved. To resume it: { $command }
check-the-dice = Check the dice with: { $command }

## Errors reported by the commands

cannot-read = { $file }: cannot be read: { $why }
cannot-write = { $file }: cannot be written: { $why }
file-exists = { $file }: already exists and is not overwritten
secret-lost = { $file }: the secret of the dice is missing, so the game cannot continue with them; add --dice real to type in real dice
resume-text = { $file }: only JSON Lines records can be resumed; convert this one first with lucchetto convert
resume-over = { $file }: this game is over; look at it with lucchetto replay
resume-own-bot = { $file }: the game names the bot { $bot }, which is loaded only if you say so: add -b { $bot }
bad-setting = the setting { $setting } cannot be read
cannot-store = the games cannot be stored: { $why }
cannot-connect = the other server processes cannot be reached: { $why }
cannot-copy = the games cannot be copied: { $why }
cannot-listen = cannot listen at { $host } port { $port }: { $why }
no-free-port = other programs use all ports from { $first } to { $last }: choose another one with --port
port-needs-rights = port { $port } cannot be used: ports below 1024 need special rights; choose another one with --port
folder-in-use = { $folder }: another server ({ $owner }) keeps its games there; stop it, or choose another folder with --data
no-page = the page is missing: in a clone, run make page; otherwise reinstall lucchetto
not-together = { $one } and { $other } cannot be used together
bad-name = { $name } is not a valid name: use 1 to { $longest } printable characters
name-twice = { $name } is already playing: every player needs a different name
bad-first = --first must be a seat from 1 to { $most }
bad-lucky = { $text } is not a list of lucky pairs: write them as 5+8,6+11
one-lucky-pair = { $text }: give exactly one lucky pair, such as 5+8
did-you-mean = { $message }; did you mean { $near }?
# A deprecated option or spelling, which still works.
old-spelling = { $old } is the old spelling of { $new }
resume-none = there is no unfinished game in { $folder }; start one with lucchetto play
unknown-shell = there is no completion for the shell { $found }; choose one of { $known }
usage-missing = missing: { $names }
usage-no-value = { $option } needs a value
usage-value = { $option } takes no value, but got { $found }
usage-not-whole = { $option } needs a whole number, not { $found }
usage-ambiguous = { $option } could be any of { $known }
usage-one-of = one of these is needed: { $names }
usage-unexpected = unexpected argument { $found }
usage-unknown-option = there is no option { $option }
usage-unknown-command = there is no command { $found }
usage-no-such-command = there is no command { $found }; choose one of { $known }
usage-unknown-value = { $option } { $found }: choose one of { $known }
see-help = For help: { $command }

## verify

verified = { $rolls ->
    [one] { $file }: { $rolls } roll matches the proof
   *[other] { $file }: all { $rolls } rolls match the proof
}
verified-first = { $drawn ->
    [yes] so does the first player
   *[no] the first player was not drawn from it
}
verified-lucky = { $drawn ->
    [yes] so do the lucky numbers
   *[no] the lucky numbers were not drawn from it
}
roll-differs = turn { $turn }: { $die } shows { $recorded }, but the proof gives { $proved }
first-differs = player { $recorded } begins, but the proof gives player { $proved }
lucky-differs = the lucky numbers are { $recorded }, but the proof gives { $proved }

## Help texts

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-examples = Examples:
help-help = show this help
help-version = show the version
help-lang = language of all texts: { $languages }; by default, that of the environment
help-file = a record, as JSON Lines or in the text notation; - is standard input
help-variant = the game: { $known }
help-lucchetto = Classic, Longo and The Duel: three dice games of the Qwixx family.
    .examples =
        {"  "}lucchetto                          play in the browser
        {"  "}lucchetto play                     choose a game and play
        {"  "}lucchetto rules duel               how The Duel is played
        {"  "}lucchetto replay game.jsonl        what happened in a game
help-exit-status =
    Exit status: 0 success, 1 the command failed, 2 usage error,
    130 interrupted with Ctrl-C
help-serve = play in the browser: serve the page and its tables
    .examples =
        {"  "}lucchetto serve                    on this machine
        {"  "}lucchetto serve --lan              for phones on the same network
        {"  "}lucchetto serve --port 9000 --data games
help-serve-host = address to listen on (default: 127.0.0.1)
help-serve-port = port to listen on (default: 8000)
help-serve-lan = let phones on the same network join
help-serve-data = folder for the games (default: your data folder)
help-serve-log-level = how much to log: critical, error, warning, info, debug
help-serve-open = open the browser
help-play = play a game in this terminal
    .examples =
        {"  "}lucchetto play                                 asks what to play
        {"  "}lucchetto play classic -p Ada -b casual        Ada against a bot
        {"  "}lucchetto play longo -p Ada -p Leo -b master   two people and a bot
        {"  "}lucchetto play duel -p Ada -p Leo --dice real  with dice on the table
        {"  "}lucchetto play --resume                        resume the last game
help-play-player = a person at this keyboard; repeat for each person, in seat order
help-play-bot = a bot ({ $known }, or your own as module:Class); repeat for each bot, in seat order
help-play-first = the seat that begins, counted from 1 (default: drawn at random)
help-play-lucky = Longo: the lucky numbers of each seat
help-play-dice = fair: rolled here, with a proof; real: you type in what real dice show
help-play-seed = the same dice for the same text, for practice (no proof)
help-play-stir = every person types something that is mixed into the dice
help-play-quick = do not ask to confirm choices
help-play-output = where to save the record (default: in your data folder)
help-play-resume = resume a saved game (default: the last unfinished one)
saved-games-in = Saved games in { $folder }:
saved-games-none = No games are saved in { $folder } yet; start one with lucchetto play.
saved-games-resume = To resume the last unfinished one: { $command }
saved-game-damaged = damaged
saved-game-unfinished = unfinished
help-games = list your saved games, newest first
    .examples =
        {"  "}lucchetto games                                all saved games
        {"  "}lucchetto games --json                         for programs
help-games-json = print JSON, one object per game
help-completion = print a script that completes commands, options and names in a shell
    .examples =
        {"  "}lucchetto completion bash                      the script for bash
        {"  "}lucchetto completion zsh > _lucchetto          write it to a file
help-completion-shell = the shell: { $known }
help-completion-install =
    To install it:
    {"  "}bash  add to ~/.bashrc:  eval "$(lucchetto completion bash)"
    {"  "}zsh   in a folder of $fpath:  lucchetto completion zsh > _lucchetto
    {"  "}tcsh  lucchetto completion tcsh > ~/.lucchetto.tcsh
    {"  "}      add to ~/.tcshrc:  source ~/.lucchetto.tcsh
help-replay = show what happened in a record
    .examples =
        {"  "}lucchetto replay game.jsonl                  the story of a game
        {"  "}lucchetto replay --json game.jsonl           its last state, for programs
        {"  "}lucchetto replay --json --steps game.jsonl   every state, one per line
help-replay-json = print the state as JSON, one object per file
help-replay-steps = show the state after every step
help-convert = convert a record to the text notation, or back
    .examples =
        {"  "}lucchetto convert game.jsonl                 read it as text
        {"  "}lucchetto convert game.txt -o game.jsonl     convert a typed game
help-convert-to = the form to write (default: the other one)
help-convert-output = file to write, which must not exist (default: standard output)
help-verify = check that the dice of a record were fair
    .examples =
        {"  "}lucchetto verify game.jsonl                  recomputes every roll
help-rules = show the rules of a game
    .examples =
        {"  "}lucchetto rules classic
        {"  "}lucchetto rules duel --lang it

## backup, restore, migrate, expire

copied =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } with { $lines ->
        [one] { $lines } line
       *[other] { $lines } lines
    } copied, and none is missing.
help-backup = save all games of a server in one file, while it runs
    .examples =
        {"  "}lucchetto backup games.backup                    from your data folder
        {"  "}lucchetto backup games.backup --data games       from this folder
help-backup-file = file to write; it must not exist yet
help-restore = restore the games of a backup to a server that has none
    .examples =
        {"  "}lucchetto restore games.backup                   into your data folder
        {"  "}lucchetto restore games.backup --data games      into this folder
help-restore-file = file written by lucchetto backup
help-migrate = copy all games to another database
    .examples =
        {"  "}lucchetto migrate games postgresql://db/games          to PostgreSQL
        {"  "}lucchetto migrate postgresql://db/games games.sqlite3  and back to a file
help-migrate-from = where the games are: a SQLite file, a data folder or an address postgresql://…
help-migrate-to = where they go: one of the same, but empty; a missing file is created
expire-waiting = { $table }: has waited for players since { $when }
expire-playing = { $table }: not played since { $when }
expired =
    { $tables ->
        [one] { $tables } table deleted.
       *[other] { $tables } tables deleted.
    }
would-expire =
    { $tables ->
        [one] { $tables } table would be deleted.
       *[other] { $tables } tables would be deleted.
    }
help-expire = delete tables that nobody uses: never started, or abandoned
    .examples =
        {"  "}lucchetto expire --dry-run                       list them, delete nothing
        {"  "}lucchetto expire --data games                    in this folder
help-expire-dry-run = only list what would be deleted
