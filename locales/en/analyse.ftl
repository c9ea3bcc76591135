## The analysis in the terminal: `lucchetto analyse`

help-analyse = show what each decision of a game cost, and how lucky the dice were
    .examples =
        {"  "}lucchetto analyse game.jsonl                 mistakes, luck, a chart
        {"  "}lucchetto analyse game.jsonl --seat 2        one player’s decisions
        {"  "}lucchetto analyse game.jsonl -o game.html
        {"  "}lucchetto analyse --json game.jsonl          for programs
help-analyse-json = print the whole analysis as JSON
help-analyse-output = write the analysis as a self-contained page, to a file that must not exist
help-analyse-deep = check contested decisions with thousands of games played to the end (needs the lab extra); Ctrl-C keeps the checks done so far
help-analyse-seat = only the decisions and the luck of this seat, counted from 1
analyse-bad-seat = --seat must be a seat from 1 to { $most }
analyse-reading = Analysing
analyse-page-at = The analysis is in { $file }
analyse-title = Analysis: { $record }
analyse-exact = Every figure is exact: from the solver’s values, in expected points.
analyse-network-points = Judged by the master’s network, in expected points.
analyse-network-win = Judged by the master’s network, in chances of winning.
analyse-checks = { $decisions ->
    [0] No decision was contested, so no games were played out.
    [one] One contested decision was checked by { $games } games.
   *[other] { $decisions } contested decisions were checked by { $games } games.
}
analyse-unchecked = A quick judgement: no decision was checked by playing games out. That needs the lab extra; run once with --deep to compile it.
analyse-interrupted = The checks were interrupted; later decisions are judged quickly.
analyse-so-far = The game is not over: this is how it stands so far.
analyse-players = The players
analyse-player = Player
analyse-points = Points
analyse-luck = Luck
analyse-lost = Lost
analyse-adjusted = Without luck
analyse-inaccuracies = Inaccuracies
analyse-mistakes = Mistakes
analyse-blunders = Blunders
analyse-rating = Rating
analyse-no-rating = Too few decisions to rate
analyse-percent = { $value }%
analyse-points-amount = { $value } pts
analyse-chart-win = Chance of winning
analyse-chart-points = Expected points
analyse-legend = ? mistake or blunder   + lucky roll   − unlucky roll
analyse-worst = What was lost
analyse-nothing-lost = Nothing worth mentioning.
analyse-lapse = { $name }, turn { $turn }, line { $line }: { $chosen } instead of { $best }
# $mark is a word such as “Mistake”.
analyse-verdict = { $mark } { $cost }:
analyse-rolls = Lucky and unlucky rolls
analyse-no-rolls = No single roll decided much.
analyse-rolled = Turn { $turn }, line { $line }: { $dice }
analyse-for = for { $name } { $luck }
analyse-as-table = The chart as a table
analyse-line = Line
analyse-turn = Turn
analyse-made-with = Made with Lucchetto { $version }.
