## The page where any position can be set up

explore-title = Explorer
explore-lead = Any position, any roll: what is each choice worth?
explore-game = Game
explore-players = Players
explore-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
explore-player = Player { $number }
explore-undo = Undo
explore-copy = Copy link
explore-link = Link to this position
explore-unread = This link holds no position: it may have been cut off on its way. Here is one to start from.

# The sheet
explore-sheet-of = { $player }’s sheet
explore-whose-sheet = Whose sheet is shown
explore-decides = decides
explore-rolled = rolled
explore-wrong = something is wrong here
explore-keys = The arrow keys move from cell to cell; the space bar crosses off a number or frees it.
explore-keys-duel = The arrow keys move from cell to cell; the space bar places a pawn, Delete takes one away.
explore-box = Penalty { $number }
explore-lucky = Lucky number { $number } of 2
explore-missed = Missed
explore-tool = What a tap on the board does
explore-take = Take away
# Screen readers, at a cell of the Duel's board.
explore-cell = { $state ->
    [chosen] the coach’s choice
   *[can] may be used
}

# The dice
explore-roll = Roll for me
explore-die = { $die }: { $face }
explore-die-ask = What does it show: { $die }?

# Whose decision
explore-turn = Whose turn
explore-decision = Whose decision
explore-action = Which decision
explore-action-white = Action 1: the white dice
explore-action-pass = Action 2, nothing used before
explore-action-used = Action 2, after { $move }
explore-closed = Rows closed by somebody else

# The answer
explore-answer = What to do?
explore-answer-for = What should { $player } do?
explore-exact = exact
explore-estimate = estimate
explore-source-exact = Exact: the points to expect from here with perfect play, computed by the solver.
explore-source-estimate = The points to expect from here, estimated by the strongest bot’s network. The exact values are not there.
explore-source-building = The points to expect from here, estimated by the strongest bot’s network. The exact values are being computed right now.
explore-source-win = The chance to win from here, and the expected lead in points, as the strongest bot’s network sees it.
explore-points = points
explore-margin = { $margin } points
explore-go-on = Do this, and go on to action 2
explore-thinking = The coach is thinking…
explore-said = { $count ->
    [one] The coach has judged one choice.
   *[other] The coach has judged { $count } choices.
}
explore-impossible = This position is impossible
explore-show = Show { $player }
explore-again = Try again

# Positions to start from
explore-examples = Positions to think about
explore-empty = Empty sheet
explore-example-jump = The seven skips a number: cross it off, or wait for the colours?
explore-example-penalty = Nothing fits well: skip a lot, or take the penalty?
explore-example-lock = Twelve, and five crosses: lock now?
explore-example-end = Closing the second row ends the game: close it?
explore-example-lucky = A lucky number: the sum, or the next cell?
explore-example-close = Close the row with 15, or go on collecting?
explore-example-wait = Action 2 with nothing used: what is the least bad?
explore-example-knock = A single pawn at the front: knock it off?
explore-example-stack = Hold the front with a stack, or run ahead?
explore-example-front = Two sixes: who gets the end of the row?
