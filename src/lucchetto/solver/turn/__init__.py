"""Evaluates one turn: the crosses of a sheet, the best turn with each, and in how many rolls that is the best.

The player sees all dice before the first decision. For given white dice the value of the turn is the maximum of

- no action 2: the best white cross, or a penalty (the floor, the same for all colour dice), and
- for each colour, what its die allows: the best white cross or none, then the best cross in that row.

Each of the latter depends on one colour die only, and the dice are independent, so their maximum needs no loop over
6⁴ rolls.

Sheets that differ only in the numbers of crosses in green and blue offer the same cells. Four of them, with all four
numbers of penalties, are solved at once, in the lanes of vectors.
"""
