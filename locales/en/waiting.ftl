## The waiting room of a table, and late friends who would like to play in the next game.

waiting-invites = { $host } invites you to { $game }
waiting-hosting = You invite to { $game }
waiting-about-classic = Four rows, six dice: cross off numbers from left to right and lock the row.
waiting-about-longo = Eight-sided dice, longer rows and lucky numbers of your own.
waiting-about-duel = Two players, one board: knock pawns off, build stacks, hold the front.
waiting-rules = How to play
waiting-qr = QR code of the link to this table
waiting-scan = Scan with a phone to join, or send the link.

# What to do next
waiting-next-visitor = Choose a name and sit down.
waiting-next-host-open = Invite your friends, then start the game.
waiting-next-host-full = All seats are taken: start when everybody is ready.
waiting-next-guest = Say when you are ready. { $host } starts the game.
waiting-next-ready = You are ready. { $host } starts the game.

# The seats
waiting-seat-open = Waiting for a friend
waiting-seat-closed = Closed: nobody sits here
waiting-seat-bot = Bot, level: { $level }
waiting-seat-own-bot = Bot of this server
waiting-ready-state = ready ✓
waiting-not-ready = not ready yet
waiting-away = not here right now
waiting-ready = I’m ready
waiting-unready = Wait, not ready yet
waiting-rename = Change name
waiting-new-name = New name
waiting-save = Save
waiting-open-seat = Open seat { $number } again
waiting-free-seat = Free seat { $number } for a friend
waiting-add-seat = Add a seat

# The host removes somebody
waiting-remove = Remove { $name }
waiting-remove-title = Remove { $name }?
waiting-remove-text = { $name } is told so, and the seat is free again. They may watch, but not sit down at this table again.
waiting-remove-no = Keep { $name }
waiting-removed-title = The host has removed you from this table
waiting-removed-text = You may watch, ask for a seat in the next game, or make a table of your own.

# Starting before everybody is ready
waiting-start-unready = { $count ->
    [one] { $names } is not ready yet. You can start anyway.
   *[other] { $names } are not ready yet. You can start anyway.
}

# Late friends
waiting-full-text = All seats are taken, so you watch. You may ask for a seat: { $host } sees it and can add one.
waiting-late-playing = This game began without you, so you watch. Would you like to play in the next one?
waiting-late-over = This game is over. Would you like to play in the next one?
waiting-late-rematch = The next game is ready.
waiting-late-go = Go there
waiting-ask = Ask for a seat
waiting-asked = You have asked for a seat. Stay on this page: you are told when the next game is ready.
waiting-withdraw = Withdraw the request
waiting-asking = { $count ->
    [one] { $names } would like to play in the next game and gets a seat in the rematch.
   *[other] { $names } would like to play in the next game and get seats in the rematch.
}
waiting-asking-seat = { $count ->
    [one] { $names } would like a seat: add one.
   *[other] { $names } would like a seat: add some.
}
waiting-decline = Decline { $name }
waiting-own-table = Make a table of my own
