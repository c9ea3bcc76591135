## Tournaments between bots: `lucchetto arena`, its tables and its report

help-arena = play tournaments between bots and rate them
    .examples =
        {"  "}lucchetto arena greedy random
        {"  "}lucchetto arena greedy random --games 2000 -o out
        {"  "}lucchetto arena longo greedy random --players 4 --json
help-arena-bots = bots that take part, each named once: { $known }, or your own as module:Class
help-arena-players = players per game (default: 2)
help-arena-games = games per match-up (default: 1000), rounded up so that every seating plays the same dice
help-arena-seed = any text; the same text gives the same games (default: 1)
help-arena-json = print all figures as one JSON object
help-arena-output = folder for the report, from which an interrupted tournament can be resumed
help-arena-workers = processes to use (default: one per processor)
help-arena-time-limit = seconds per decision of a bot of your own (default: no limit)
help-arena-dask = play on the Dask cluster at this address
help-arena-luck = also show results without the luck of the dice, where it is known (default)

arena-decimal-comma = .
arena-title = { $players ->
    [one] { $variant }, solitaire
   *[other] { $variant }, { $players } players
}
arena-design = { $matches } × { $deals } × { $seatings } = { $games }, seed { $seed }
arena-matches = { $count ->
    [one] { $count } match-up
   *[other] { $count } match-ups
}
arena-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
arena-seatings = { $count ->
    [one] { $count } seating
   *[other] { $count } seatings
}
arena-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
arena-rounded = --games { $asked } is rounded up to whole deals: { $games } games per match-up
arena-progress = Playing
arena-speed = { $games } games in { $seconds } s: { $speed } games per second
arena-report-at = The report is in { $file }
arena-stopped = Stopped: { $done } of { $games } games are kept. To resume: { $command }
arena-stopped-lost = Stopped: nothing is kept. With --output FOLDER, a tournament can be resumed.
arena-unreachable = no Dask cluster answers at { $address }
arena-no-dask = --dask needs one more package: pip install 'lucchetto[dask]'
arena-workers-lost = the workers have stopped: { $why }

arena-bot = Bot
arena-rating = Rating
arena-interval = 95%
arena-wins = Wins %
arena-decided = Decided %
arena-points = Points
arena-margin = Margin
arena-penalties = Penalties
arena-turns = Turns
arena-low = 5%
arena-median = Median
arena-high = 95%
arena-adjusted = Adjusted
arena-raw = Raw
arena-against-raw = Relative to raw: { $what }
arena-factor = ×
arena-pair = Pair
arena-against = { $bot } – { $other }
arena-ahead = Ahead %
arena-ahead-adjusted = Ahead %, adjusted
arena-difference = Points ahead
arena-difference-adjusted = Points ahead, adjusted
arena-reason = Reason
arena-share = Games %
arena-end-rows = two rows closed
arena-end-pawns = no pawn left
arena-end-penalties = four penalties

arena-standings = Standings
    .note = Rating: Bradley–Terry on Elo’s scale, 0 is the mean of the field. Ties share a win; “Decided” leaves out tied games. All intervals are 95% confidence intervals, clustered by deal.
arena-standings-alone = Standings
    .note = All bots play solitaire on the same dice. Rating: which bot scores more on them (Bradley–Terry, Elo’s scale, 0 is the mean).
arena-scores = Scores
    .note = Means over all games. Margin: points ahead of the best other player. 5%, median and 95%: quantiles of the score.
arena-scores-alone = Scores
    .note = Means over all games. 5%, median and 95%: quantiles of the score.
arena-luck = Without the luck of the dice
    .note = Adjusted: what the rolls gave beyond expectation is subtracted. ×: how many times as many deals would give the same precision without the adjustment.
arena-head-to-head = Head to head
    .note = How often, in percent, the bot of the row finishes ahead of the bot of the column; ties count half.
arena-meetings = Pair by pair
    .note = Seen from the first bot of the pair.
arena-ends = How games end
    .note = A game can end for more than one reason.
arena-distribution = Score distributions
    .note = As a percentage of each bot’s games.

arena-as-table = The figures as a table
arena-no-luck-known = The luck of the dice is not known for all of these games, so the results are shown raw.
arena-how = How it was played
arena-how-deals = A deal is one sequence of dice. Every match-up plays every deal once in each seating, so that neither the seat nor the dice favour a bot.
arena-how-all-orders = Every order of the seats is played.
arena-how-rotations = With more than three players only the rotations of the seats are played, not every order.
arena-how-again = To play the same games again: { $command }
arena-files = All games: { $games }; all figures: { $summary }.
arena-unofficial = Made with Lucchetto { $version }.
