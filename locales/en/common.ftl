## Words shared by the terminal, the page and the server.

variant-classic = Classic
variant-longo = Longo
variant-duel = The Duel
colour-red = red
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-white = white
pass = pass
lock = lock
# A number to cross off or a cell for a pawn: "red 5".
move = { $colour } { $number }
move-lucky = { $colour } { $number }, lucky
# Replaces the names of people whose data was deleted.
somebody = Somebody
penalties = Penalties
missed-count = Missed throws: { $count }
pawns-left = { $count ->
    [one] { $count } pawn left
   *[other] { $count } pawns left
}
lucky-numbers = lucky { $one } and { $other }
total = Total
reason-rows = { $count ->
    [one] { $count } row is closed
   *[other] { $count } rows are closed
}
reason-pawns = a player has no pawn left
reason-penalties = somebody has taken the fourth penalty
reason-penalties-duel = four pawns stand in the missed throws
wins = { $name } wins.
share-the-win = { $names } share the win.
solitaire-end = { $name } finishes with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
bot-novice = Novice
bot-casual = Casual
bot-club = Club player
bot-expert = Expert
bot-champion = Champion
bot-master = Master
bot-partner = Even match
bot-optimal = Optimal
bot-random = Random
bot-greedy = Greedy
partner-today = Plays at the level “{ $level }” today, for an even game.
partner-played = { $name } played at the level “{ $level }” and adapts again before the next game.
