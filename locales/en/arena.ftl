## Tournaments between bots: `lucchetto arena`, its tables and its report

help-arena = let bots play tournaments and rate them
    .examples =
        {"  "}lucchetto arena greedy random
        {"  "}lucchetto arena greedy random --games 2000 -o out
        {"  "}lucchetto arena longo greedy random --players 4 --json
help-arena-bots = bots that play, each once: { $known }, or your own as module:Class
help-arena-players = players in each game (2)
help-arena-games = games of each match-up (1000), rounded up so that every seating plays the same dice
help-arena-seed = any text; the same one gives the same games (1)
help-arena-json = print all figures as one JSON object
help-arena-output = folder for the report; an interrupted tournament goes on from there
help-arena-workers = processes to use; without it, one for each processor
help-arena-time-limit = seconds for a decision of a bot of your own; without it, there is no limit
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
arena-rounded = --games { $asked } is rounded up to whole deals: { $games } games of each match-up
arena-progress = Playing
arena-speed = { $games } games in { $seconds } s: { $speed } games per second
arena-report-at = The report is in { $file }
arena-stopped = Stopped: { $done } of { $games } games are kept. Go on with: { $command }
arena-stopped-lost = Stopped: nothing is kept. With --output FOLDER a tournament can go on where it stopped.
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
arena-against-raw = Against raw: { $what }
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
    .note = Rating: Bradley–Terry on Elo’s scale, 0 is the mean of the field. Ties share a win; “Decided” leaves out games that nobody won alone. All intervals are 95%, with deals as the unit.
arena-standings-alone = Standings
    .note = Everybody plays the same dice in solitaire. Rating: who has more points on the same dice (Bradley–Terry, Elo’s scale, 0 is the mean).
arena-scores = Scores
    .note = Means of all games. Margin: points ahead of the best other player. 5%, median and 95%: that part of the games ended below.
arena-scores-alone = Scores
    .note = Means of all games. 5%, median and 95%: that part of the games ended below.
arena-luck = Without the luck of the dice
    .note = Adjusted: what the rolls gave beyond their expectation is taken off. ×: how many times as many deals would be needed for the same certainty without it.
arena-head-to-head = Head to head
    .note = How often, in percent, the bot of the row finishes ahead of the bot of the column; ties count half.
arena-meetings = Pair by pair
    .note = Seen from the first bot of the pair.
arena-ends = How games end
    .note = More than one reason may hold.
arena-distribution = Score distributions
    .note = In percent of each bot’s games.

arena-as-table = The figures as a table
arena-no-luck-known = The luck of the dice is not known for all of these games, so the results are shown raw.
arena-how = How it was played
arena-how-deals = A deal is one sequence of dice. Every match-up plays every deal once in each seating, so that nobody owes a win to their seat or to the dice.
arena-how-all-orders = Every order of the seats is played.
arena-how-rotations = With more than three players only the rotations of the seats are played, not every order.
arena-how-again = The same games again: { $command }
arena-files = All games: { $games }; all figures: { $summary }.
arena-unofficial = Made with Lucchetto { $version }.
