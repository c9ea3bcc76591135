## The table in the browser

# Screen readers: one cell of a sheet. $cell is "red 5".
table-cell = { $cell }, { $state ->
    [crossed] crossed off
    [lost] lost
    [can] may be crossed off
    [chosen] chosen
   *[open] free
}
table-cell-duel = { $cell }, { $state ->
    [lost] behind your pawns
    [can] may be used
    [chosen] chosen
   *[open] not now
}
table-pawns-of = { $count ->
    [one] { $count } pawn of { $name }
   *[other] a stack of { $count } pawns of { $name }
}
table-front = front of the row
table-lock = { $colour } lock, { $state ->
    [mine] closed, with your cross
    [closed] closed
   *[open] open
}
table-row = { $colour }: { $crosses ->
    [one] { $crosses } cross
   *[other] { $crosses } crosses
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-row-points = { $colour }: { $points }
table-penalties = Penalties: { $count } of 4
table-missed = Missed throws: { $count } of 4
table-sheet = Sheet
table-sheet-of = { $name }’s sheet
table-board = The board
table-dice = Dice
table-white-sum = White sum
table-dock = Your decision
table-players = Players
table-player = Player
table-open-sheet = Look at { $name }’s sheet

# The question
table-ask-white = White sum { $sum }: { $what ->
    [duel] place a pawn, or pass
   *[sheet] cross one off, or pass
}
table-ask-colour = White + colour: { $what ->
    [duel] place a pawn, or pass
   *[sheet] cross one off, or pass
}
table-ask-nothing = { $what ->
    [duel] No cell for your pawns
   *[sheet] Nothing to cross off
}
table-hint-together = Everyone decides now; you can still change your mind.
table-hint-last = The others have decided: your choice counts at once.
table-hint-then-colour = After that you may still use a colour die.
table-hint-optional = Your turn only. Optional.
table-hint-penalty = { $what ->
    [duel] No pawn placed yet: passing costs you one.
   *[sheet] Nothing crossed off yet: passing costs a penalty.
}
table-effect-lucky = your lucky number
table-effect-knocks-off = knocks a pawn off
table-effect-stacks = stacks
table-effect-closes = closes the row
table-effect-skips = skips { $numbers }
table-effect-next = next in line
table-effect-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
table-pass = Pass
table-pass-free = no penalty: not your turn
table-pass-later = you can still use a colour die
table-pass-used = no penalty: you used the white dice
table-pass-penalty = Penalty: { $points } points lost
table-pass-missed = Missed throw: { $points } points lost
table-penalty-warning = { $what ->
    [duel] You could still place a pawn.
   *[sheet] You could still cross off a number.
}
table-penalty-back = Back
table-penalty-confirm = Take the penalty
table-confirm = Confirm
table-only-pass-white = No row takes the { $sum }.
table-only-pass-colour = No colour die fits.
table-passes-by-itself = You pass. No penalty.
table-you-chose = You chose { $move }
table-waiting-for = Waiting for { $names }
table-one-moment = One moment…
table-change = Change
table-change-of = { $name }: change my choice
table-all-here-decided = Everybody at this device has decided
table-your-decision = Your decision.
table-not-your-decision = Nothing to decide for you now.
table-waiting-white = The others are deciding.
table-waiting-colour = { $name } may use a colour die.
table-waiting-duel = It is { $name }’s turn.
table-waiting-for-dice = Waiting for { $name }’s dice
table-watching = You are watching
table-will-be-sent = No connection: your choice will be sent when you are back online.
table-kept = Saved; it will be sent when you are back online

# Several people at one device
table-hand-over = Pass the device to { $name }
table-hand-over-white = What was chosen stays hidden until everybody has decided.
table-hand-over-colour = White dice: done. Now the colour dice.
table-hand-over-ready = I am { $name }

# Real dice
table-real-ask = { $name }: roll, and tap what you see
table-real-missing = { $count ->
    [one] { $count } die to go
   *[other] { $count } dice to go
}
table-real-ready = All dice are there.
table-real-send = These are the dice
table-real-correct = Correct the dice
table-real-correct-ask = Tap what the dice really show
table-real-back = Back
table-real-skipped = Nobody can use: { $dice }.
table-white-die = white { $number }

# What happened
table-history = What happened
table-history-none = Here you will see what everybody did.
table-history-all = Whole game
table-history-failed = The earlier turns could not be loaded. Close this and try again.
table-history-white = Turn { $turn }, white { $sum }:
table-history-colour = Turn { $turn }, colour:
table-did = { $name }: { $move }
table-passes = passes
table-did-pass = { $name } passes
# $key is the colour's name in the program: red, yellow, green, blue.
table-row-closed = The { $colour } row is closed.
table-knocked-off = A pawn is knocked off.
table-took-penalty = { $name } takes a penalty.
table-time-ran-out = { $name } ran out of time.
table-took-missed = { $name } puts a pawn on the missed throws.
table-rolled = { $name } rolled: white { $one } and { $other }, sum { $sum }; { $colours }.
table-rolled-by = { $name } rolled
table-turn-yours = Your turn
table-turn-of = { $name }’s turn
table-joined = { $name } is here.

# What a player is doing
table-status-yours = your choice
table-status-deciding = deciding…
table-status-ready = ready ✓
table-status-rolls = rolls
table-status-won = winner
table-status-active = active
table-status-away = away
table-status-absent = not here
table-bot = bot
table-bot-plays = A bot plays for { $name }.
table-come-back = I am back
table-is-absent = { $name } is away.
# $time is minutes and seconds: 0:23.
table-stand-in-soon = A bot can take over in { $time }.
table-everybody-left = Everybody has left. The game waits for somebody to come back.
table-replace = Let a bot play

# The waiting room
table-loading = Opening the table…
table-room-open = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
table-room-full = All seats are taken
table-invite = Send this link to those who play with you
table-code = Code
table-copy = Copy
table-copied = Copied
table-share = Share
table-seat-number = Seat { $number }
table-seat-bot = bot: { $level }
table-host = host
table-make-host = Make host
table-you-are-host = You are the host now.
table-you = you
table-bot-level = Level of the bot at seat { $number }
table-add-bot = Add a bot
table-close-seat = Close seat { $number }
table-start = Start the game
table-start-open = { $count ->
    [one] The free seat stays empty then.
   *[other] The free seats stay empty then.
}
table-leave = Leave the table
table-your-name = Your name
table-join = Sit down
table-dice-fair = dice with proof
table-dice-real = real dice
table-timer = { $seconds } seconds per decision
table-timer-none = no timer
table-spectators = { $count ->
    [one] { $count } person is watching
   *[other] { $count } people are watching
}

# Menu and messages
table-menu = Menu
table-close = Close
table-sound = Sound
table-on = on
table-off = off
table-vibrate = Vibrate on my turn
table-notify = Notify me of my turn
table-notify-how = Only while this page is in the background.
table-notify-denied = Your browser blocks notifications from this page. Allow them in its settings.
table-notify-text = It is your turn at { $game }.
table-confirm-choices = Confirm each choice
table-confirm-choices-how = A tap only selects; a second button decides.
table-hand-overs = Hand-overs
table-hand-overs-how = Off: for a device that lies in the middle of the table.
table-big-screen = Big screen (TV, projector)
table-hints = Hints from the coach
table-hints-how = Shows the best choice and what others cost. The game is marked as played with hints.
table-with-hints = with hints
table-theme = Light or dark
table-theme-system = system
table-theme-light = light
table-theme-dark = dark
table-language = Language
table-rules = Rules
table-record = Record of the game
table-spectator-link = Link for people who want to watch
table-other-device = Continue on another device
table-other-device-make = Make a link
table-other-device-what = Open it on your phone or computer: you play on there, in this very seat. The link works once; keep it to yourself.
table-other-device-scan = { $minutes ->
    [one] Scan this with the other device, or open the link there. Valid for { $minutes } minute.
   *[other] Scan this with the other device, or open the link there. Valid for { $minutes } minutes.
}
table-home = Home
table-go-home = Go home
table-go-home-note = The game stays where it is; you find it under your games.
table-say = Say something
table-phrase-hello = Hello!
table-phrase-good-luck = Good luck!
table-phrase-nice = Nice!
table-phrase-ouch = Ouch!
table-phrase-hurry = Hurry up!
table-phrase-thanks = Thanks!
table-phrase-well-played = Well played!
table-phrase-again = Again?
table-phrase-wow = Wow!
table-phrase-laugh = Ha ha!
table-lost = Connection lost.
table-reconnecting = Trying again…
table-try-now = Try now
table-seconds-left = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
table-title-your-turn = Your decision
table-gone-unknown = There is no such table
table-gone-unknown-hint = The link may be incomplete, or the table was never used and is gone. Ask for the link again, or make a table of your own.
table-gone-flooding = Too many messages
table-gone-flooding-hint = This page sent more than the server takes. Wait a moment, then try again.
table-gone-crowded = Too many connections
table-gone-crowded-hint = Too many pages from your network are connected here. Close one, then try again.
table-gone-foreign = This address is not allowed
table-gone-foreign-hint = The page and the server have different addresses. Open the game at the address that the server gives.
table-gone-unavailable = This table cannot be opened right now
table-gone-unavailable-hint = The server may be in the middle of an update. Nothing is lost: try again in a moment.
table-gone-here-hint = This device lacks what it needs to play without a network, or its browser does not let the page read its games. Nothing is lost: try again once there is a network.

# The end
table-over-because = Game over: { $reasons }.
table-end-win = You win!
table-end-win-how = { $points ->
    [one] A single point ahead of { $name }: what a finish!
   *[other] { $points } points ahead of { $name }. Well played!
}
table-end-tie = You share the win with { $names }.
table-end-tie-how = Level to the very last point.
table-end-loss-close = { $points ->
    [one] So close: a single point was missing.
   *[other] So close: only { $points } points were missing.
}
table-end-loss-how = You finish with { $points }. The next one can be yours.
table-end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-end-alone-how = Nicely done, { $name }.
table-end-how = What a game!
table-best-new = New personal best! The best before was { $previous }.
table-best-old = Your best: { $previous }
table-series = Series
table-series-you = You
table-share-result = Share the result
table-share-saved = Picture saved, text copied
table-share-picture = Picture saved
table-notify-ask = Shall this page tell you when it is your turn and you are elsewhere?
table-notify-yes = Yes, tell me
table-notify-no = No, thanks
table-points-table = Points per row
table-final-sheets = The final sheets
table-rematch = Rematch
table-to-rematch = To the rematch
table-rematch-asks = { $name } wants a rematch.
table-rematch-begins = There is a rematch.
table-rematch-join = Join
table-rematch-watch = Watch it
table-rematch-stay = Stay here
table-analysis = Analysis
table-daily = To the day’s leaderboard
table-check-dice = Check the dice
table-dice-fair-proved = { $rolls ->
    [one] { $rolls } roll, computed again: just as promised.
   *[other] { $rolls } rolls, computed again: all just as promised.
}
table-dice-differ = Not all dice are as promised:
table-die-differs = Turn { $turn }, { $die }: { $recorded } in the record, { $proved } by the proof.
table-first-differs = Player { $recorded } starts in the record, player { $proved } by the proof.
table-lucky-differs = Lucky numbers: { $recorded } in the record, { $proved } by the proof.
table-drawn-first = Who starts was drawn from the secret, too.
table-drawn-lucky = The lucky numbers were drawn from the secret, too.
table-dice-mine = Your own random number is part of it.
table-dice-not-mine = Your own random number is missing from it.
table-dice-no-proof = The record has no dice proof.
table-dice-secret-not-out = The secret has not been published.
table-dice-promise-broken = The secret is not the one that was promised before the game.
table-dice-terms-broken = The record does not keep what was promised before the game: the way to draw, or the players’ random numbers, have changed.
table-dice-bad-secret = The secret in the record is not 32 bytes.
table-dice-bad-drawn = The record does not say what was drawn from the proof besides the dice.
table-dice-bad-nonces = The players’ random numbers are missing.
table-nonce-character = The dice cannot be checked: random number { $number } has a wrong character at place { $place }.
table-nonce-length = The dice cannot be checked: random number { $number } has a wrong length.
table-dice-unread = The record could not be read. Try again.
table-dice-no-crypto = Browsers compute this on secure pages only (https). Save the record and check it with: lucchetto verify
table-checker = Dice checker (a file to save)
table-checker-values = To check it elsewhere, keep the promise and your own number:
table-promise-changed = This server has changed its promise about the dice.
table-promise-changed-hint = It can have chosen them. Do not trust the dice of this table. Your device adds no random number to them any more.
table-promise-both = The two promises
table-promise-first = First:
table-promise-later = Later:
table-promise-none = none

# After an update of the server
table-offline-dice = Played without a network: nothing proves these dice, and they do not count in the statistics of the dice.
table-gone-outdated = The server was updated
table-gone-outdated-hint = Nothing is lost: reload the page to play on.
table-reload = Reload

# A die whose row is closed; $die is its colour and number.
table-die-gone = { $die }, out of the game

# The score pad
table-pad-result = Played with real dice on a score pad: there is no record and no analysis.
