## The analysis page

analysis-title = Analysis
analysis-with-hints = with hints
analysis-exact = exact
analysis-estimated = estimated
analysis-exact-how = Judged exactly: every value comes from the solver’s values for the whole game.
analysis-estimated-how = Judged by the master’s network: every value is an estimate.
analysis-checked-how = Contested decisions were checked: the master played on from every choice, { $games } games in all.
analysis-quick-how = A quick judgement: no decision was checked by playing on.
analysis-deepen = Check more deeply
analysis-deepen-how = From every choice, the master plays thousands of games to their end. This takes a minute or two.
analysis-deepening = Checking more deeply: { $percent }
analysis-deep-how = Checked deeply, with games played to their end.

# The headline: was it luck, or the play?
verdict-not-over = This game is not over yet
verdict-you-won-by-luck = You won by luck
verdict-you-won-even = You played equally well; the dice were on your side
verdict-you-won-both = You won: you played better and had luck with the dice
verdict-you-won-by-play = You won because you played better
verdict-you-won-close = A close game, and you won it
verdict-you-lost-though-better = You lost although you played better
verdict-you-lost-by-luck = You played equally well; the dice were against you
verdict-you-lost-both = You lost: bad dice, and mistakes of your own as well
verdict-you-lost-by-play = It was not the dice: you lost because of your mistakes
verdict-you-lost-close = A close game, and you lost it
verdict-you-shared = You share the win
verdict-you-well-lucky = You played well, and the dice were kind
verdict-you-well-unlucky = You played well; the dice were against you
verdict-you-well-even = You played well
verdict-you-badly-lucky = The dice were kinder than your decisions
verdict-you-badly-unlucky = Bad dice, and mistakes of your own as well
verdict-you-badly-even = It was not the dice: your mistakes cost you the points
verdict-other-won-by-luck = { $name } won by luck
verdict-other-won-even = An even game: the dice were on { $name }’s side
verdict-other-won-both = { $name } played better and had luck with the dice
verdict-other-won-by-play = { $name } won by playing better
verdict-other-won-close = A close game, won by { $name }
verdict-other-shared = The win is shared
verdict-other-well-lucky = { $name } played well, and the dice were kind
verdict-other-well-unlucky = { $name } played well; the dice were not kind
verdict-other-well-even = { $name } played well
verdict-other-badly-lucky = The dice were better to { $name } than the decisions were
verdict-other-badly-unlucky = Bad dice for { $name }, and mistakes as well
verdict-other-badly-even = { $name }: it was not the dice, mistakes cost the points
analysis-part-luck = Dice
analysis-part-mistakes = { $who ->
    [you] Your mistakes
   *[other] Their mistakes
}
analysis-part-others = The others
analysis-parts-win = Added together, they lead from the chances at the start to the result.
analysis-parts-points = Added together, they lead from the average of perfect play to the result.
# $points is the figure as text, with its sign; $count chooses the plural.
analysis-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

# The players
analysis-players = How everybody played
analysis-column-points = Points
analysis-column-luck = Luck
analysis-column-lost = Lost
analysis-no-rating = Too few decisions for a rating
analysis-no-mistakes = no mistakes
analysis-inaccuracies = { $count ->
    [one] { $count } inaccuracy
   *[other] { $count } inaccuracies
}
analysis-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
analysis-blunders = { $count ->
    [one] { $count } blunder
   *[other] { $count } blunders
}
analysis-without-luck = Without luck: { $result }

# The chart and the stepper
analysis-where = Where the game was decided
analysis-chart-win = Win probability during the game
analysis-chart-points = Expected points during the game
analysis-marks = Mistakes and lucky rolls
analysis-as-table = The chart as a table
analysis-slider = Moment of the game
analysis-first = To the beginning
analysis-previous = One step back
analysis-next = One step forward
analysis-last = To the end
analysis-next-mistake = Next mistake
analysis-previous-mistake = Previous mistake
analysis-keys = Keys: ← → step, Home and End, N next mistake, P previous mistake

# A moment
analysis-what = What happened
analysis-position = The sheets at this moment
analysis-beginning = The beginning
analysis-beginning-how = Nothing is crossed off yet. Move on with the arrows, the slider or a swipe across the sheets.
analysis-no-dice = Before the first roll
analysis-turn = Turn { $turn }
analysis-rolls = { $name } rolls
analysis-action = action { $number }
analysis-for = for { $name }: { $amount }
analysis-costs = costs { $amount }
analysis-better = better: { $move }
analysis-choices = All choices, the best first
analysis-explore = Explore this position
analysis-best = best
analysis-played = played
analysis-best-played = best ✓
analysis-stands = { $name }: { $value }.
analysis-margin-ahead = { $name } can expect to finish { $points ->
    [one] { $points } point ahead.
   *[other] { $points } points ahead.
}
analysis-margin-behind = { $name } can expect to finish { $points ->
    [one] { $points } point behind.
   *[other] { $points } points behind.
}
analysis-margin-level = { $name } can expect to finish level.
analysis-over = The game is over.

# The list of mistakes
analysis-mistakes-title = Mistakes
analysis-whose = Whose mistakes
analysis-all = All
analysis-none = No mistakes here.
analysis-lost-amount = lost:

# Next steps
analysis-link = Link to this moment
analysis-record = Download the record
analysis-checker = Dice checker
analysis-table = To the table
analysis-another = Analyse a record

# An uploaded record
analysis-hand-in = Analyse a record
analysis-hand-in-lead = Paste the record of a game: JSON Lines as this program saves them, or the text notation. Nothing is published.
analysis-record-text = The record
analysis-record-example = Paste it here, one line per event
analysis-go = Analyse
analysis-file = Choose a file
analysis-drop = or drop a file anywhere on this page
analysis-drop-here = Drop the record here
analysis-line = Line { $line }:
analysis-working = The coach is looking at the game…
analysis-working-how = Every choice of every player is weighed. This takes a few seconds.
analysis-place = Other games come first: yours is number { $place } in the queue.
analysis-building = The exact values are being computed in the background. Once they are ready, this game is judged exactly: come back later.
analysis-reload = The exact values are ready: reload this page to have the game judged exactly.

# Hints at the table
hint-best = Coach: best
hint-thinking = The coach is thinking…
hint-costs = { $move } costs { $amount }:
hint-why = Why?
hint-confirm = Choose it anyway
