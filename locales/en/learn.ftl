## The interactive introduction. One message is one step: what to know, then .task (what to tap);
## .right and .wrong answer the tap.

learn-lead = Choose a game. You learn it on the game sheet, in a few steps.
learn-classic = The game it all began with. Start here.
learn-longo = For people who know Classic: what is new.
learn-duel = Pawns instead of crosses, and an opponent in your way.
learn-steps = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
learn-rather-read = I would rather read the rules
learn-of = Learn { $game }
learn-progress = Step { $step } of { $steps }
learn-dice = Dice
learn-opponent = Opponent
learn-pass = Pass
learn-pass-penalty = Take the penalty
learn-pass-missed = A missed throw
learn-back = Back
learn-skip = Skip
learn-next = Next
learn-done = You are ready to play!
learn-done-text = The table shows you every possible move and what it does. Every detail is in the rules.
learn-again = Once more

## Classic

learn-classic-white = Somebody rolls, and everybody plays: each of you may cross off the sum of the two white dice in one row.
    .task = Cross off a 7, in the colour you like.
    .right = Your first cross! What lies to its left is lost now: every row goes only from left to right.
    .wrong = The white dice make 7. Any of the four 7s will do.
learn-classic-down = Red and yellow count up from 2 to 12, green and blue count down from 12 to 2.
    .task = The white sum is 11: where do you skip the least?
    .right = Right: green and blue begin at 12, so 11 is the second number there.
    .wrong = Allowed, but in red and yellow you would skip nine numbers. Green and blue begin at 12.
learn-classic-order = In every row you may only go on to the right.
    .task = The white sum is 5: where can you cross it off?
    .right = Exactly: in yellow it is the next number, and green and blue are still empty. All three are allowed.
    .wrong = In red you have crossed off the 6 already: the 5 lies to its left and is lost.
learn-classic-skip = You may skip numbers, but then they are lost.
    .task = The sum is 9: which 9 skips nothing?
    .right = Right: after blue 10 comes 9. Patience pays off.
    .wrong = That is allowed, but it skips numbers that you might still need. One of the 9s skips none.
learn-classic-pass = You never have to cross off anything. When somebody else has rolled, passing costs nothing.
    .task = What would you do with this 11?
    .right = Well done. As long as it is not your turn, passing is free.
    .wrong = Allowed, but you would lose at least four numbers for a single cross. Better to pass.
learn-classic-own = Now it is your turn. You roll all the dice and have two actions: first the white sum, as everybody has, then one more for yourself.
    .task = First the white sum, 7: which 7 skips nothing?
    .right = Good: after red 6 comes 7. Now for the colours.
    .wrong = Allowed, but it skips numbers. In red the 7 is next in line.
learn-classic-colour = The same roll, action 2: one white die plus one colour die, crossed off in the row of that colour. Only you may do that, because it is your turn.
    .task = Find a cross that skips nothing.
    .right = Very good: that makes two crosses in one turn.
    .wrong = The sum is right, but it skips numbers. Look at green and blue.
learn-classic-free = Your turn again. You have used the white dice for red 8; now comes action 2.
    .task = What would you do with these colour dice?
    .right = Well done. You have already crossed off the white sum, so passing action 2 is free.
    .wrong = Allowed, but that skips at least three numbers. You have used the white dice, so passing costs nothing.
learn-classic-penalty = Your turn again, and nothing fits: neither the white sum nor a colour. If you cross off nothing on your turn, you take a penalty.
    .task = There is no way round it.
    .right = Minus 5 points. It happens only on your own turn, and the fourth penalty ends the game.
    .wrong = There is nothing else to do here: take the penalty.
learn-classic-closing = The last number of a row needs five crosses in that row first. You may jump to it from anywhere, as to any late number.
    .task = The sum is 12: which row can you close?
    .right = Click! From 7 straight to 12. The lock counts as one more cross, the row is closed for everybody, and the red die leaves the game.
    .wrong = Yellow has only four crosses, and five are needed before the last number.
learn-classic-together = With the white dice everybody decides in secret, and all choices count at the same moment. You and somebody else both have five red crosses, and the sum is 12.
    .task = If you both cross off red 12, how many of you get the lock?
    .right = Both of you! All choices count at the same moment: nobody is too late.
    .wrong = Not quite: all choices count at the same moment, so nobody comes first.
learn-classic-locked = Somebody else has locked green. Your three green crosses keep their points, but you cannot add any.
    .task = The sum is 7: where can you still cross it off?
    .right = Yes. The green row is over for you too, though it was only half full. So keep an eye on rows that others can lock.
    .wrong = Green is closed for everybody, and its die has left the game.
learn-classic-end = Green is closed. It is your turn, and with the white 12 you lock red: that is the second closed row.
    .task = How many more crosses can you make in this turn?
    .right = None: the second closed row ends the game at once, before action 2. Nobody takes a penalty then.
    .wrong = Two closed rows end the game at once: there is no action 2 any more.
learn-classic-score = The game ends when two rows are closed or somebody has four penalties. In each row the first cross is worth 1 point, the next 2, then 3 …
    .task = What are the four red crosses worth?
    .right = 1 + 2 + 3 + 4 = 10. Long rows pay the most. Each penalty takes off 5, and the highest total wins.
    .wrong = Not quite: add up 1 + 2 + 3 + 4.

## Longo

learn-longo-white = Longo has eight-sided dice and rows up to 16.
    .task = The white sum is 13: where does it cost you least?
    .right = Good: green and blue begin at 16, so you skip only three numbers.
    .wrong = Allowed, but in red and yellow you would skip eleven numbers. Green and blue begin at the top.
learn-longo-lucky = Every player has two lucky numbers; yours are 6 and 11. When one of them is the white sum, you may cross off the next cell of your emptiest row instead.
    .task = The sum is 6: use your luck!
    .right = Green was empty, so its first cell is yours: nothing skipped, and that with a 6.
    .wrong = A normal 6 is allowed, but it skips numbers. This is your lucky number: look for the star.
learn-longo-others = Somebody else has rolled, and the white sum is 11. Your lucky numbers count on every roll, not only on your own.
    .task = Use your luck here too!
    .right = Right: the next green cell is yours, on somebody else’s roll.
    .wrong = A normal 11 is allowed, but it skips numbers. Look for the star.
learn-longo-fewest = The lucky cross goes where you have the fewest crosses. If rows are equal, you choose.
    .task = The sum is 11: where may the lucky cross go?
    .right = Exactly: green and blue have only one cross each. The next cell there is yours.
    .wrong = That row has more crosses than others. Luck helps where you have the fewest.
learn-longo-blocked = Here red has the fewest crosses, and its next cell is 15. But 15 closes the row and needs six crosses first. The sum is 6, one of your lucky numbers.
    .task = In how many rows may the lucky cross go?
    .right = In none: the row with the fewest crosses is blocked, and no other row steps in for it. A normal 6 is still allowed.
    .wrong = No: only the row with the fewest crosses counts, and its 15 may not be crossed off yet.
learn-longo-six = To close a row you need six crosses in it first.
    .task = The sum is 15: which row can you close?
    .right = Click! In Longo 15 is enough: either of the last two numbers closes the row.
    .wrong = Yellow has only five crosses; in Longo you need six.
learn-longo-either = Either of the last two numbers crosses off the lock at once. Your turn: the green 1 and a white die make 2 or 3.
    .task = Close the green row.
    .right = Closed! Whichever of the two you take, the lock comes with it, and the row is over for everybody.
    .wrong = Both the 3 and the 2 close the green row.
learn-longo-score = So nobody ever has both of the last two numbers. A row has 15 numbers and a lock.
    .task = How many crosses can it hold at most, the lock included?
    .right = 13 numbers, one of the last two and the lock: 15 crosses, worth 120 points. Everything else is as in Classic.
    .wrong = One of the last two always stays free, and the lock comes on top.

## The Duel

learn-duel-place = Two players, one board. Only the player whose turn it is acts. First you may place a pawn on the white sum, in any row.
    .task = Place one on a 6.
    .right = Your pawn stands. Each further pawn in a row is worth more: 1, 2, 3 … points.
    .wrong = The white dice make 6. Any of the four will do.
learn-duel-order = Your pawn goes to the right of your own pawns in that row. You may go past your opponent’s pawns or stay behind them.
    .task = The sum is 4: where can you go?
    .right = Right. Only your own pawns count for the order.
    .wrong = In red you already stand on 5, and 4 lies to its left.
learn-duel-knock = The rightmost pawn of a row is the front. A single pawn of your opponent at the front can be knocked off with its number.
    .task = The sum is 7!
    .right = Off it goes, back to your opponent’s hand. Now the front is yours.
    .wrong = Possible, but there is something better: your opponent stands alone at the front of red.
learn-duel-standing = Your opponent has just knocked off your pawn on red 9. In red only your 3 still stands, and only pawns still standing count.
    .task = The sum is 6: where can you go?
    .right = Yes: 6 lies to the right of your 3, although you were on 9 before.
    .wrong = There one of your pawns stands further right already. In red the pawn on 9 is gone.
learn-duel-blocked = Second action: one white die plus a colour die, in the row of that colour. Your opponent’s pawns behind the front block their cells.
    .task = The red 3 makes 5 or 6: where can you go?
    .right = Yes: 6 is free and to the right of your 3.
    .wrong = On 5 stands a pawn that is not the front: that cell is blocked.
learn-duel-stack = You hold the front of green on 8, but a single pawn can be knocked off.
    .task = The sum is 8: make it safe.
    .right = A stack! Two or more can never be knocked off, and each of its pawns counts.
    .wrong = Possible, but then your pawn on green 8 stays in danger. Put a second one on it.
learn-duel-same = You have just placed a pawn on red 7 with the white dice. The second action may not use the same cell in the same turn.
    .task = The red 4 makes 7 or 8: where can you go?
    .right = Right. You cannot build a stack with the two actions of one turn.
    .wrong = You used red 7 in the first action of this turn.
learn-duel-stays = Your opponent has a stack at the front of blue.
    .task = The blue 3 makes 4 or 5: what can you do?
    .right = Exactly: go past it. Now the front is yours, and the stack can grow no more.
    .wrong = A stack stays for good. You can only go past it.
learn-duel-missed = Nothing fits: every sum lies behind your pawns. If you use neither action on your turn, you put a pawn on the missed throws.
    .task = There is no way round it.
    .right = Minus 5 points for you. At four missed throws in all, no matter whose, the game ends.
    .wrong = There is nothing else to do here: a missed throw.
learn-duel-closing = The last number needs five of your own pawns in that row. Each pawn of a stack counts.
    .task = The sum is 12: close a row!
    .right = Click! One more pawn goes on the lock, both count, and the row is closed for both of you.
    .wrong = In red you have only one pawn, and the last number needs five.
learn-duel-score = The game ends when two rows are closed, four throws are missed, or somebody has placed all 22 pawns. You have five pawns in green, two of them in a stack.
    .task = What are they worth?
    .right = 1 + 2 + 3 + 4 + 5 = 15. At most twelve pawns count in a row. Off you go!
    .wrong = Every pawn counts: 1 + 2 + 3 + 4 + 5.
