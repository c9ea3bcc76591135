## The coach's texts, in the terminal and on the page

accuracy = Accuracy
mark-forced = Forced
mark-best = Best
mark-good = Good
mark-inaccuracy = Inaccuracy
mark-mistake = Mistake
mark-blunder = Blunder
checked-by-games = checked by { $games } games, ± { $error }
luck-lucky = Lucky
luck-unlucky = Unlucky
rating-master = Played like a master
rating-champion = Played like a champion
rating-expert = Played like an expert
rating-club = Played like a club player
rating-casual = Played like a casual player
rating-novice = Played like a novice

## Why a decision was worse than the best one. $chosen is the move played, $best the best one, $move another move of
## the same turn; all three read like "red 9". No sentence begins with one of them: they are not capitalised.

remark-fourth-penalty = Passing here costs the fourth penalty and ends the game; { $best } avoids that.
remark-fourth-missed = Passing here puts the fourth pawn on the missed throws and ends the game; { $best } avoids that.
remark-last-pawn = With { $chosen } the last pawn is gone and the game is over, { $points ->
    [one] { $points } point behind.
   *[other] { $points } points behind.
}
remark-ends-behind = Taking { $chosen } ends the game { $points ->
    [one] { $points } point behind;
   *[other] { $points } points behind;
} better to let it go on.
remark-ends-early = Taking { $chosen } ends the game while there was still more to gain.
remark-could-end = Taking { $best } ends the game at once, { $points ->
    [one] { $points } point ahead.
   *[other] { $points } points ahead.
}
remark-pass-ends-ahead = Passing ends the game at once, { $points ->
    [one] { $points } point ahead.
   *[other] { $points } points ahead.
}
remark-misses-lock = Taking { $best } brings the lock with it: { $points } points in one move.
remark-locks-early = Taking { $chosen } closes the row for good: { $skipped ->
    [0] too early here.
    [one] { $skipped } number in it is lost.
   *[other] { $skipped } numbers in it are lost.
}
# $points is the cost of a penalty.
remark-penalty = Passing here costs a penalty of { $points } points; { $best } { $skipped ->
    [0] skips nothing.
    [one] skips only { $skipped } number.
   *[other] skips { $skipped } numbers, which is cheaper.
}
remark-missed-throw = Passing here costs a pawn and { $points } points; { $best } { $skipped ->
    [0] skips nothing.
    [one] skips only { $skipped } number.
   *[other] skips { $skipped } numbers, which is cheaper.
}
remark-penalty-cheaper = Taking { $chosen } skips { $skipped ->
    [one] { $skipped } number;
   *[other] { $skipped } numbers;
} the penalty of { $points } points is cheaper than that gap.
remark-missed-throw-cheaper = Taking { $chosen } skips { $skipped ->
    [one] { $skipped } number;
   *[other] { $skipped } numbers;
} the missed throw at { $points } points is cheaper than that gap.
remark-two-for-one = Both were possible: first { $best } with the white dice, then { $chosen } with a colour die.
remark-in-the-way = Taking { $chosen } goes past { $move }, which a colour die still offered in this turn.
remark-no-need = Taking { $chosen } skips { $skipped ->
    [one] { $skipped } number
   *[other] { $skipped } numbers
} without need: a colour die still offered { $move }.
remark-side-by-side = First { $best }, then { $move } with a colour die: side by side, with no gap between them.
remark-knock-off = Taking { $best } knocks a pawn off: the opponent loses its points and the front of the row.
remark-stack = One more pawn on { $best }: a stack can never be knocked off.
remark-exposed = Taking { $chosen } leaves a lone pawn at the front, where it can be knocked off.
remark-behind-front = On { $best } a pawn stands behind the front: nothing can knock it off, and it blocks the cell.
remark-lost-the-lock = After { $chosen } there are too few numbers left for the { $needed } crosses that the lock in { $colour } needs.
remark-worse-than-passing = Even passing is better than { $chosen }, which skips { $skipped ->
    [one] { $skipped } number;
   *[other] { $skipped } numbers;
} best is { $best }.
remark-lucky = The lucky cross { $best } goes to the very next cell and skips nothing.
# $fewer is the number of cells that $best skips; $colour is the row of $chosen.
remark-gap = Taking { $chosen } skips { $skipped ->
    [one] { $skipped } number;
   *[other] { $skipped } numbers;
} { $best } skips { $fewer ->
    [0] none
   *[other] { $fewer }
} and keeps { $colour } open.
remark-gap-same-row = In the same row { $chosen } skips { $skipped ->
    [one] { $skipped } number,
   *[other] { $skipped } numbers,
} { $best } { $fewer ->
    [0] none.
   *[other] only { $fewer }.
}
remark-last-chance = Another player can close { $colour } at any moment: { $best } still counts now.
remark-ready-to-lock = With { $best } there are { $needed } in { $colour }: enough for the lock.
# $points is the value of $best, $fewer that of $chosen.
remark-fuller-row = The fuller the row, the more it pays: { $best } is worth { $points ->
    [one] { $points } point,
   *[other] { $points } points,
} { $chosen } only { $fewer }.
remark-free-pass = Passing costs nothing here; { $chosen } skips { $skipped ->
    [one] { $skipped } number.
   *[other] { $skipped } numbers.
}
remark-frequent = Taking { $chosen } gives up the { $number }, which comes up often; { $best } does not.
remark-rare = The { $number } comes up rarely: with { $best } the row starts without a gap.
remark-next-in-row = Passing gives away { $best }, which skips nothing.
remark-worth-the-gap = Taking { $best } skips { $skipped ->
    [one] { $skipped } number
   *[other] { $skipped } numbers
} and is still better than passing.
# $room and $fewer: numbers still to come in the two rows.
remark-more-room = After { $best } there are { $room } numbers left in the row, after { $chosen } { $fewer ->
    [0] none.
   *[other] only { $fewer }.
}
remark-better-to-pass = Passing is better here than { $chosen }.
remark-better = In the long run { $best } brings more than { $chosen }.
