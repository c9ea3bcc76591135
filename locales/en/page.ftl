## The pages around the table: home, a new table, joining, the lobby, the user's own games.

# Everywhere
page-language = Language
page-cancel = Cancel
page-home = Home
page-moment = One moment…
theme-system = Appearance: system
theme-light = Appearance: light
theme-dark = Appearance: dark
nav = Main
nav-footer = More pages
nav-skip = Skip to content
nav-home = Lucchetto, home
nav-start = Home
nav-today = Today
nav-more = More
nav-daily = Daily game
nav-learn = How to play
nav-rules = Rules
nav-lobby = Lobby
nav-games = Your games
nav-statistics = Statistics
nav-explore = Explorer
nav-new = New table
nav-documentation = Documentation
banner-offline = You are offline. Games against bots and on this device, the score pad, the rules and the introduction still work.
banner-version = A new version is ready.
banner-update = Update
install = Install the app
install-by-hand = To install Lucchetto, tap Share in Safari, then “Add to Home Screen”.
footer-unofficial = Lucchetto is unofficial. Qwixx is a trademark of Nürnberger-Spielkarten-Verlag; this project is not connected with the publisher. Rules in our own words, graphics of our own.
footer-private = No trackers, no advertising, nothing loaded from elsewhere.
footer-licence = Open source under the MIT licence; the source comes with this program.

# Home
home-title = Roll, cross off, lock.
home-lead = Every roll is everybody’s turn.
home-continue = Continue
home-new-here = New here?
home-learn = Learn it in two minutes
home-daily-how = One solitaire game, the same dice for everybody.
home-daily-play = Play
home-daily-playing = Continue
home-daily-played = Your score today. See the leaderboard.
home-daily-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-level = Bot’s level
home-against = against { $name }
home-classic-short = 15 minutes
home-longo-short = lucky numbers
home-duel-short = two players
home-classic = Four rows, six dice: cross off numbers from left to right and lock the row.
home-classic-for = 1 to 5 players · 15 minutes
home-longo = Eight-sided dice, longer rows and lucky numbers of your own.
home-longo-for = 1 to 5 players · 20 minutes
home-duel = Two players, one board: knock pawns off, build stacks, hold the front.
home-duel-for = 2 players · 15 minutes
play-now = Play now
play-now-game = Play { $game } now
home-how-game = How to play { $game }
home-friends = Play with friends
home-friends-short = send a link
home-here = On one device
home-here-short = hand it round, solitaire, real dice
home-join = Join with a code
home-lobby = Open tables
home-all = Show all
home-how = How does it work?
home-how-text = A few steps on the game sheet show you how it goes. The full rules are here too.
home-learn-by-doing = Learn by playing

# Nickname
nickname = Your name
nickname-why = This is the name the others see. No account, no e-mail.
nickname-ok = Let’s play
nickname-save = Save
nickname-change = Your name: { $name }. Change it
nickname-ideas = Otter, Fox, Magpie, Badger, Heron, Hedgehog, Squirrel, Robin, Beaver, Puffin, Marten, Owl

# A new table
new-title = New table
new-lead = Choose who plays; everything else is set already.
new-presets = Who plays?
preset-friends = With friends
preset-bots = Against bots
preset-here = On one device
preset-solitaire = Solitaire
new-game = Game
new-classic-for = 1 to 5 players
new-longo-for = 1 to 5 players
new-duel-for = 2 players
new-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
new-seat = Seat { $number }
new-more = One seat more
new-fewer = One seat fewer
new-player = Player { $number }
new-guest-name = Name at seat { $number }
new-bot-level = Level of the bot at seat { $number }
seat-you = You
seat-open = Invite by link
seat-open-how = takes the seat with your link
seat-bot = Bot
seat-guest = At this device
new-timer = Time to decide
timer-none = No limit
timer-seconds = { $seconds } s
new-dice = Dice
dice-fair = Rolled here
dice-fair-how = Fair, and you can check it after the game
dice-real = Real dice
dice-real-how = You roll them yourself and type in what they show
new-lucky = Lucky numbers
new-lucky-number = Lucky number { $number } at seat { $seat }
lucky-drawn = Drawn
lucky-drawn-how = A pair per seat, from the same source as the dice
lucky-set = Set here
lucky-set-how = Everybody sees them before they sit down
new-listed = Show in the lobby
new-listed-how = Anybody may take an open seat. Otherwise only people with the link or the code.
new-make = Make the table
new-start = Start the game

# Joining
join-title = Join with a code
join-invited = You are invited
join-invited-by = { $host } invites you to { $game }
join-players = At the table: { $names }
join-lucky = Lucky numbers, seat by seat: { $pairs }
join-problem = Check the code, or ask for the link of the table: with it you can also watch a game that has begun.
join-lead = Choose a name and take a seat.
join-code = Code of the table
join-example = such as K7QM
join-go = Take a seat
join-watch = Only watch

# The lobby and the user's own games
lobby-lead = Tables with a free seat. Take one, or open your own.
lobby-empty = No open table just now. Make one and show it here.
lobby-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
games-lead = Pick up where you left off
games-none = You have not played on this device yet.
games-none-go = Start a game
games-statistics = Your statistics
games-here = On this device
games-here-lead = Played without a network. Finished games go to the server as soon as it can be reached.
games-here-only = These games are stored in this browser only.
games-here-unreadable = This browser does not let the page read its games.
games-here-refused = The server did not accept a game, which stays on this device: { $reason }
games-here-send = Send it again
games-here-remove = Remove it
games-here-remove-sure = This device is the only one that has this game. Removed, it is gone for good.
games-here-keep = Keep it
games-offline = without a network
error-engine-missing = this device has not loaded yet what it needs to play without a network: open the page once with a network and wait half a minute
error-storage-full = this browser cannot store the game: its storage is full or forbidden
games-unfinished = Unfinished
games-finished = Finished
games-your-decision = your decision
games-waiting = waiting for players
games-playing = in progress
games-over = finished
games-won = won
games-lost = lost
games-analyse = Analyse a record
data-title = Your data
data-text = Kept about you: your games with the names you chose, results of daily games, statistics. No e-mail, no password, no address.
data-download = Download my data
data-sign-out = { $count ->
    [one] Sign out { $count } other device
   *[other] Sign out { $count } other devices
}
data-signed-out = The other devices are signed out.
data-delete = Delete my data…
data-delete-title = Delete everything about you?
data-delete-gone = Your name, your daily results and your statistics are deleted, and all your devices are signed out.
data-delete-games = Games that you finished with others stay theirs; instead of your name they show “Somebody”.
data-delete-running = In games that are not over, a bot plays on for you.
data-delete-final = This cannot be undone.
data-delete-no = Keep everything
data-delete-yes = Delete it all
continue-title = Continue here
continue-own = This link lets this device continue as the person who made it: their games, their name, their seat. Open it only if you made it yourself. That person can see everything you do here and can make decisions for you.
continue-ask = You already have games on this device. If you go on as the other player, they stay behind.
continue-yes = Yes, continue here
continue-no = Leave it as it is
continue-failed = A link works only once and only for a few minutes. Make a new one on the other device, under “Your games”.

# Rules, introduction, not found
rules-lead = Three games of one family, each on one page.
rules-of = { $game }: the rules
rules-contents = Contents
lost-title = No such cell
lost-text = This page doesn’t exist, or no longer does.

# The score pad
home-pad = Score pad
home-pad-short = Real dice, no paper
nav-pad = Score pad
new-pad = Real dice on the table? Use the score pad.
games-pad = score pad
