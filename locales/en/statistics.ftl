## The user's statistics, and the server's dice

statistics-title = Statistics
statistics-lead = Your games here, and what the coach has to say about them.
statistics-none = You have not finished a game here yet. After the first one you will find it here.
statistics-none-go = Play a game
statistics-pending = { $count ->
    [one] { $count } game is still being looked at by the coach.
   *[other] { $count } games are still being looked at by the coach.
}
statistics-left-out = Games that several people played on one device are left out: nobody knows which of them was you. On a score pad, the first sheet counts as yours.
statistics-as-table = As a table
# $points and $wins are numbers as text; $count chooses the plural.
statistics-wins = { $count ->
    [one] { $wins } win
   *[other] { $wins } wins
}
statistics-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

# Tallies
statistics-tallies = Games and wins
statistics-game = Game
statistics-games = Games
statistics-won = Won
statistics-mean = Mean
statistics-best = Best
against-alone = solitaire
against-people = people
against-mixed = people and bots

# Scores
statistics-scores = Your scores
statistics-scores-of = Your scores: { $game }
statistics-range = { $low } to { $high }

# Accuracy
statistics-accuracy = Accuracy over time
statistics-accuracy-how = 100 means that nothing was lost. The line is the mean of your last { $count } games.
statistics-accuracy-none = The coach has not looked at any game yet.
statistics-accuracy-now = Lately { $accuracy }
statistics-when = When
statistics-result = Points
statistics-with-hints = with hints

# Moments
statistics-worst = Your costliest mistakes
statistics-worst-none = No mistake worth mentioning so far.
statistics-luckiest = Your luckiest rolls
statistics-unluckiest = Your unluckiest rolls
statistics-rolls-none = No such roll so far.
statistics-moments-pending = The coach is still at work; what it finds will appear here.
statistics-look = Show this moment

# Luck
statistics-luck = Your luck so far
statistics-luck-points = { $kind ->
    [good] In solitaire, the dice have given you { $points } more than they give on average.
    [bad] In solitaire, the dice have given you { $points } less than they give on average.
   *[even] In solitaire, the dice have neither given you anything nor taken anything away.
}
statistics-luck-wins = { $kind ->
    [good] Against others, the dice have brought you { $wins } more than your play deserved.
    [bad] Against others, the dice have cost you { $wins } that your play deserved.
   *[even] Against others, the dice have neither helped nor harmed you.
}
statistics-luck-how = In the long run luck evens out per game, but the sum can drift: that is how chance works.

# The server's dice
dice-title = This server’s dice
dice-lead = Everybody suspects the dice sometimes. So here they are, all of them: { $rolls } rolls in { $games } games.
dice-none = No game with this server’s dice has been finished yet.
dice-daily = A daily game counts once, because everybody has the same dice.
dice-sides = { $sides ->
    [8] Eight-sided dice (Longo)
   *[6] Six-sided dice
}
dice-group-white = White dice
dice-group-red = Red die
dice-group-yellow = Yellow die
dice-group-green = Green die
dice-group-blue = Blue die
dice-group-white-sum = Sums of the white dice
dice-group-runs = The same white sum again
dice-run = { $length ->
    [2] twice in a row
    [3] three times
   *[4] four times or more
}
dice-shows = Shows
dice-actual = Rolled
dice-expected = Expected
# $count is a number of samples out of 100
dice-chance = Fair dice look at least as uneven in { $count } of 100 such samples.
dice-chance-rare = Fair dice look as uneven as this in fewer than 1 of 100 such samples.
dice-chance-always = Fair dice practically always look at least as uneven as this.
dice-too-few = Too few rolls so far to say anything.
dice-figures = chi-square { $distance }, { $degrees ->
    [one] { $degrees } degree of freedom
   *[other] { $degrees } degrees of freedom
}
dice-verdict-fine = Nothing stands out: this is how fair dice look.
dice-verdict-some = { $tests ->
    [one] { $tests } of { $all } tests stands out. With so many tests, one or two do so by chance; see whether it lasts.
   *[other] { $tests } of { $all } tests stand out. With so many tests, one or two do so by chance; see whether it lasts.
}
dice-verdict-early = It is too early for a judgement. Come back after some more games.
dice-proof = And every single game can be checked: “Check the dice” at its end computes every roll again.
