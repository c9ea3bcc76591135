## The exact solver: `lucchetto solve`; and messages of commands without the lab extra

needs-extra = { $package } is missing; install what this command needs: pip install 'lucchetto[{ $extra }]'
broken-extra = { $package } cannot be loaded ({ $why }); install what this command needs: pip install 'lucchetto[{ $extra }]'
# Before the first use; shown until the work begins.
compiling = Compiling (once)…
solving = Solving
solve-lucky = with lucky numbers { $pair }
solve-value = Mean score of perfect play: { $value }
solve-deviation = Its standard deviation: { $value }
solve-turns = Turns, on average: { $value }
solve-penalties = Penalties, on average: { $value }
solve-states = States solved: { $states }
solve-seconds = Seconds to solve: { $seconds }
# The tempo model: other players take turns and nothing else. Seat 1 starts.
solve-seat = Seat { $seat } of { $players }: { $value }
# $total is the current score of the sheet on line $line.
solve-answer = line { $line }: { $to_come } to come, { $total } so far

help-solve = compute perfect solitaire play exactly
    .examples =
        {"  "}lucchetto solve classic                    what a game is worth
        {"  "}lucchetto solve longo --lucky 5+8          takes minutes the first time
        {"  "}lucchetto solve classic --players 2        with others taking turns
        {"  "}lucchetto solve classic --query FILE       what sheets are worth
help-solve-lucky = Longo: the lucky numbers, such as 5+8
help-solve-players = 1 to 5: every Nth turn is yours, with white sums in between; opponents only use up their turns
help-solve-query = file of sheets as JSON Lines (rows as in records, and "penalties"): print the points still to come for each; - is standard input
help-solve-json = print JSON
