## The daily game

daily-title = Daily game
daily-lead = One solitaire game, with the same dice for everybody, once a day. Who makes the most of them?
daily-number = No. { $number }
daily-alone = { $game }, solitaire
daily-lucky = Lucky numbers for everybody: { $one } and { $other }
daily-sundays = { $classic } from Monday to Saturday, { $longo } on Sundays.

# The user's own attempt
daily-play = Play today’s game
daily-continue = Continue your game
daily-first-counts = Your first attempt counts. You may stop and go on later.
daily-begun = You have begun this game. It counts if you finish it before the end of the next day (UTC).
daily-missed = You did not finish this game.
daily-once = One attempt per day: once you know the dice, a second one would prove nothing. The analysis shows what was possible.
# The word after the number
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-place = Place { $place } of { $players }
# $lost is a number as text, such as 12.4; $count chooses the plural.
daily-lost = { $count ->
    [one] { $lost } point lost
   *[other] { $lost } points lost
}
daily-lost-how = against perfect play with the same dice
daily-judging = The coach is looking at your game…
daily-analysis = Analysis of my game
daily-squares = Your turns
# $mark is the word for the quality of the move
daily-square = Turn { $turn }: { $mark }
daily-legend = Per turn, what it lost:
daily-share = Share
daily-copied = Copied
daily-share-field = Your result as text
daily-share-text = Lucchetto { $date } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-next = Next game in { $time }
daily-new = A new game is ready
daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
daily-streak-none = No streak yet
daily-longest = Longest: { $days }

# The leaderboard
daily-table = Today’s leaderboard
daily-table-past = The day’s leaderboard
daily-table-hidden = { $players ->
    [0] Nobody has finished yet. Be the first!
    [one] { $players } player has finished. You see the leaderboard when your own game is over.
   *[other] { $players } players have finished. You see the leaderboard when your own game is over.
}
daily-table-empty = Nobody finished this game.
daily-column-place = Place
daily-column-name = Name
daily-column-score = Points
daily-column-lost = Lost
daily-you = you
daily-working = …
daily-working-how = is being computed
daily-look = Analysis of { $name }’s game
daily-expected = Perfect play averages
daily-expected-how = over all dice
daily-optimal = With these dice
daily-optimal-how = the optimal player got
daily-estimated = The exact values of this game are not on this server. What was lost is estimated by the master’s network (≈), and perfect play is not known.
daily-building = The exact values are being computed in the background. Until they are ready, losses are estimates (≈).

# Past days
daily-days = Past days
daily-days-none = This is the first day here. Tomorrow you will find today’s game in this list.
daily-day-players = { $players ->
    [0] nobody
    [one] { $players } player
   *[other] { $players } players
}
daily-day-best = best { $points }
daily-day-yours = you { $points }
daily-day-unfinished = unfinished: still counts today
daily-back = To today’s game

# The dice
daily-dice = How the dice are made, and how to check them
daily-dice-chain = On the first day this server drew a secret number and hashed it (SHA-256) again and again, enough for a hundred years. Each day’s seed is the hash of the next day’s seed. So the seeds are published in reverse order: from a published seed everybody can compute all earlier days, and nobody can compute a later one.
daily-dice-promise = Yesterday’s seed is the promise for today: today’s seed must hash to it. All dice of the day follow from the seed. The server cannot choose other dice later, and once the day is over everybody can check every roll.
daily-dice-limits = The operator of this server could see the dice in advance. And without accounts nobody can stop a player who looks at the dice with a second device: the leaderboard relies on fair play.
daily-dice-promised = Promised: { $date }
daily-dice-seed = Seed: { $date }
daily-dice-later = published when the day is over
daily-dice-anchor = End of the chain: { $date }
daily-check = Check the dice of this day
daily-check-yesterday = Check yesterday’s dice
daily-check-none = From tomorrow on you can check today’s dice here.
daily-check-promise = { $kept ->
    [yes] The seed is the promised one.
   *[no] The seed is not the promised one!
}
daily-check-chain = { $kept ->
    [yes] In { $steps } steps it leads to the end of the chain.
   *[no] It does not lead to the end of the chain!
}
daily-check-anchor = { $kept ->
    [yes] It is the same chain that this device was shown before.
   *[no] This device was shown another chain before!
}
daily-check-rolls = { $kept ->
    [yes] All { $rolls } rolls of the record follow from it.
   *[no] The rolls of the record do not follow from it!
}
daily-check-failed = The check could not be made. Try again.
