## Previews of shared links: title, text and picture.

preview-home = Roll, cross off, lock.
    .text = Dice games in the browser: Classic, Longo and The Duel. With friends on their phones, on one device, or against bots.
preview-daily = The daily game
    .text = One solitaire game, the same dice for everybody. How will you do today?
preview-learn = Learn it in two minutes
    .text = A few steps on the game sheet show you how it goes.
preview-rules = The rules
    .text = Three games of one family, each on one page.
preview-lobby = Open tables
    .text = Take a free seat, or make a table of your own.
preview-explore = Explorer
    .text = Set up any position and see what each choice is worth.
preview-analysis = Analysis
    .text = What every decision cost, and how much was luck.
preview-join = You are invited
    .text = Choose a name and take a seat.
preview-gone = This table is gone
    .text = Ask for a new link, or make a table of your own.
preview-invites = { $host } invites you to { $game }
preview-about-classic = Four rows, six dice: cross off numbers from left to right and lock the row.
preview-about-longo = Eight-sided dice, longer rows and lucky numbers of your own.
preview-about-duel = Two players, one board: knock pawns off, build stacks, hold the front.
preview-free = { $count ->
    [one] One seat is free.
   *[other] { $count } seats are free.
}
preview-full = All seats are taken.
preview-playing = { $game }: { $names }
preview-playing-text = The game is on. Open the link to watch.
preview-over-text = { $game }: { $names }. Open the link to see the sheets.
