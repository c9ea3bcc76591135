### The rules, written for players. The authority is docs/rules.md.
### One message is one section, in the order of reading; a blank line starts a new paragraph.

## Classic

rules-classic = Classic
    .summary = Two to five players cross off numbers in four coloured rows, always from left to right, and lock them at the end.

rules-classic-goal =
    Cross off as many numbers as you can in your four coloured rows. In each row, every further cross is worth more than the one before; every penalty costs you 5 points.

    The highest total wins. Two to five people can play, and you can also play solitaire.
    .title = The goal

rules-classic-sheet =
    Everybody has a sheet with four rows. Red ▲ and yellow ● run from 2 up to 12, green ■ and blue ◆ run from 12 down to 2. Each row ends in a lock, and there are four penalty boxes.

    In every row you cross off numbers from left to right. You may skip numbers, but a skipped number is lost for good.
    .title = The sheet

rules-classic-turn =
    The first active player is drawn; after each turn the next player clockwise becomes active.

    The active player rolls every die still in the game: two white dice and one for each row that is not closed. Then come the white action for everybody and the colour action for the active player, always in this order.
    .title = A turn

rules-classic-white =
    Add up the two white dice. Every player, the active one included, may cross off this white sum in one row of their choice.

    You never have to: you may pass.
    .title = The white action (action 1)

rules-classic-together =
    In the white action everybody decides without seeing the choices of the others, and all choices take effect together.

    So several players can lock the same row in the same white action, and each of them gets the lock, provided each already has at least five crosses there. Without them you cannot cross off the last number, whatever the others do. All crosses chosen in the action that closes a row stand.
    .title = All at the same time

rules-classic-colour =
    When the white action is settled for everybody, the active player alone may add one white die to one colour die and cross off the sum in the row of that colour. Which white die and which colour is up to them, and they may pass.

    A cross just made in the white action already counts: this one must be to the right of it if it goes into the same row.
    .title = The colour action (action 2)

rules-classic-penalty =
    If you are the active player and you cross off nothing in either action, you cross off a penalty box: minus 5 points. You may pass twice on purpose, even if you could cross off something.

    Only the active player ever takes a penalty. For all the others, passing is free.
    .title = Penalties

rules-classic-closing =
    You may cross off the last number of a row (12 in red and yellow, 2 in green and blue) only if you already have at least five crosses in that row. A cross from the white action of the same turn counts.

    With the last number you also cross off the lock, in the same move, and it counts as one more cross. The lock is never crossed off on its own.

    The row is now closed for everybody and its die leaves the game at once. A row closed in the white action is therefore out of reach in the colour action of the same turn.
    .title = Closing a row

rules-classic-example =
    Ada, Leo and Mia play. It is Ada’s turn, and she rolls white 2 and 5, red 4, yellow 3, green 5 and blue 3. So far she has crossed off red 3 and 6, yellow 4 and 5, green 11, and blue 10 and 9.

    The white sum is 7. All three choose in secret: Ada crosses off red 7, Leo yellow 7, and Mia passes, which costs her nothing.

    Now Ada alone goes on: white 5 plus green 5 makes 10, so she crosses off green 10. That is two crosses in one turn. Without any she would have taken a penalty.

    Her sheet then: red 3, 6, 7; yellow 4, 5; green 11, 10; blue 10, 9. In red, 2, 4 and 5 are lost.
    .title = A turn as an example

rules-classic-end =
    The game ends at once when a player crosses off their fourth penalty, or when two rows are closed, no matter by whom. As two rows can close in the same white action, there may even be three.

    If the second row closes in the white action, there is no colour action any more, and an active player who has crossed off nothing takes no penalty.
    .title = The end

rules-classic-score =
    Count your crosses in each row, the lock included. From 1 to 12 crosses they are worth 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 and 78 points. Add up the four rows and take off 5 for each penalty.

    Example: 4 red, 3 yellow, 7 green and 8 blue crosses with 2 penalties make 10 + 6 + 28 + 36 − 10 = 70.

    The highest total wins; players with equal totals share the win.
    .title = The score

rules-classic-solitaire =
    In solitaire you are always the active player: in every turn you have the white action and the colour action, and a penalty if you use neither. All the other rules stay the same.

    The printed game is for two to five; solitaire is our addition.
    .title = Solitaire

## Longo

rules-longo = Longo
    .summary = Classic with eight-sided dice, longer rows and two lucky numbers for each player.

rules-longo-goal =
    Everything is as in Classic: the goal, the turn, the two actions, the penalties, deciding at the same time, even solitaire. Only what you read here is different.
    .title = The goal

rules-longo-sheet =
    All dice have eight sides. Red ▲ and yellow ● run from 2 up to 16, green ■ and blue ◆ run from 16 down to 2.

    Every sheet also shows two lucky numbers, different from player to player: 5 and 8, 6 and 11, 7 and 12, 10 and 13, or 4 and 9. You can set any two different numbers from 2 to 16 instead, and then players may even share them.
    .title = The sheet

rules-longo-closing =
    You close a row with either of its last two numbers: 15 or 16 in red and yellow, 3 or 2 in green and blue. Before that, you need at least six crosses in that row.

    Whichever of the two you cross off, you cross off the lock with it and the row is closed at once for everybody. So you never get both, and a row holds at most 15 crosses, the lock included.
    .title = Closing a row

rules-longo-lucky =
    When the white sum is one of your lucky numbers, you may use your white action differently: instead of the sum, cross off the next cell in the row in which you have the fewest crosses. The next cell is the one right after your last cross, or the first cell of an empty row. If several rows tie for the fewest, you choose.

    You may do so every time your number comes up, whether you are active or not.

    Example: your lucky numbers are 6 and 11, the white sum is 6 and your green row is empty. You may cross off green 16 instead of a 6.
    .title = Lucky numbers

rules-longo-lucky-details =
    Only rows that are still open count when you look for the fewest crosses. If you may not cross off the next cell there yet (15 in red and yellow, or 3 in green and blue, with fewer than six crosses), that row offers no lucky cross, and the row with the second fewest does not step in for it.

    A lucky cross may also close a row if you meet all the conditions for closing it. It counts as your white action and saves the active player from the penalty.

    If the sum and the lucky cross lead to the same cell, you are offered both; the effect is the same.
    .title = Lucky numbers in detail

rules-longo-example =
    Ada’s lucky numbers are 6 and 11. It is her turn, and she rolls white 2 and 4, red 3, yellow 1, green 7 and blue 8. So far she has crossed off red 2 and 4, yellow 3, and blue 15 and 13; green is empty.

    The white sum is 6, her lucky number. Green has the fewest crosses, so instead of a 6 she crosses off green 16. Leo has other lucky numbers and crosses off red 6.

    Then Ada adds white 4 and blue 8 and crosses off blue 12.

    Her sheet then: red 2, 4; yellow 3; green 16; blue 15, 13, 12.
    .title = A turn as an example

rules-longo-score =
    As in Classic, and on from there: 12 crosses in one row are worth 78 points, 13 are worth 91, 14 are worth 105 and 15 are worth 120. Each penalty costs 5 points.

    Example: 4 red, 3 yellow, 9 green and 8 blue crosses with 2 penalties make 10 + 6 + 45 + 36 − 10 = 87.
    .title = The score

rules-longo-end =
    As in Classic, the game ends at once with a player’s fourth penalty or when two rows are closed, no matter by whom. As several rows can close in the same white action, there may even be more than two.

    If this happens in the white action, there is no colour action any more, and an active player who has crossed off nothing takes no penalty.
    .title = The end

## The Duel

rules-duel = The Duel
    .summary = Two players on one board place pawns, knock each other off and build stacks that stay.

rules-duel-goal =
    Two players share one board. Place as many of your pawns as you can in the four rows: in each row, every further pawn is worth more than the one before. Every pawn of yours in the missed throws costs you 5 points.

    The higher total wins.
    .title = The goal

rules-duel-board =
    The four rows run as in Classic: red ▲ and yellow ● from 2 up to 12, green ■ and blue ◆ from 12 down to 2. After its last number each row has a cell for the lock. There is also a column for missed throws.

    Each of you has 22 pawns of one colour. The dice are those of Classic: six-sided, two white and four coloured.
    .title = The board

rules-duel-turn =
    The first player is drawn, then you take turns. The active player rolls every die still in the game, and only the active player acts, in both actions.

    White action (action 1): you may place a pawn on the white sum in any row. Colour action (action 2): you may then place a pawn on the sum of one white die and one colour die, in the row of that colour. You may pass in either.

    In the colour action you may not use the cell you used in the white action of the same turn.
    .title = A turn

rules-duel-placing =
    A pawn goes to the right of all your own pawns standing in that row; the only exception is the stack. Gaps are allowed.

    A cell holds pawns of one player only. You may go past your opponent’s pawns, and you may also use a free cell behind them as long as it is to the right of your own.
    .title = Placing pawns

rules-duel-front =
    The front of a row is its rightmost occupied cell, no matter who holds it. If a single opposing pawn stands there, you may knock it off with its number: your pawn takes the cell. The other goes back to its owner, who may place it again; for “to the right of all your own pawns”, only pawns still standing count.

    An opposing pawn that is not the front blocks its cell.

    Example: in red you stand on 3, your opponent on 5 and with a single pawn on 7. You may use 4, 6, 8, 9, 10 and 11, or knock off the pawn on 7. 5 is blocked, and 12 needs five of your pawns.
    .title = The front and knocking off

rules-duel-stack =
    If you hold the front, you may put another pawn on it with its number, as high as you like. A stack of two or more can never be knocked off; your opponent can only go past it.

    As soon as any pawn stands further right, even one of your own, the cell gains no more pawns. What counts is the row at the moment of the move, so a pawn from your white action may already be the new front in your colour action.
    .title = The stack

rules-duel-closing =
    The last number of a row needs at least five of your own pawns already standing in that row. Each pawn of a stack counts, a pawn knocked off does not.

    When you take it, you put one more pawn on the lock, and both count. The lock is never taken on its own. The row is now closed for both of you and its die leaves the game at once, also for the colour action of the same turn.

    If the last number takes your very last pawn, the lock stays empty. The row is closed all the same, and the game is over.
    .title = Closing a row

rules-duel-missed =
    If you are active and use neither action, even on purpose, one of your pawns goes to the missed throws: minus 5 points for you.

    That pawn counts as placed: it does not come back.
    .title = Missed throws

rules-duel-example =
    In red Ada stands on 3 and Leo with a single pawn on 7, which is the front. In yellow Leo has a stack of two on 4. It is Ada’s turn, and she rolls white 3 and 4, red 6, yellow 2, green 1 and blue 1.

    The white sum is 7: Ada knocks Leo’s pawn off red 7. He takes it back and may place it again.

    Then she adds white 4 and yellow 2 and places a pawn on yellow 6, past Leo’s stack. Now she holds the front of both rows, and Leo’s stack can grow no more.
    .title = A turn as an example

rules-duel-end =
    The game ends at once, even in the middle of a turn, when a player has no pawn left to place, when four pawns in all stand in the missed throws, no matter whose, or when two rows are closed, no matter by whom.

    If that happens in the white action, there is no colour action and no missed throw any more. The last pawn also ends the game when it goes to the missed throws.
    .title = The end

rules-duel-score =
    Count your pawns in each row, every pawn of a stack and the lock included, but at most twelve. From 1 to 12 pawns they are worth 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 and 78 points. Add up the four rows and take off 5 for each pawn of yours in the missed throws.

    The higher total wins; with equal totals you share the win.
    .title = The score
