## The score pad: people play with real dice and enter only their crosses.

pad-title = Score pad
pad-lead = Real dice, no paper: everybody taps their crosses on their own phone, or all on one tablet in the middle. Locks are shared, points count themselves.
pad-lead-here = Real dice, no paper: everybody taps their crosses on this device, which lies in the middle. Points count themselves.
pad-open = Open the pad
pad-here = Who else writes on this device?
pad-here-how = Nobody, if everybody has a phone: they join with a link or a code.
pad-here-only = Here everybody writes on this device: add a sheet for every other player.
pad-here-duel = The Duel has one board: both players write on this device.
pad-here-more = Add a player
pad-join = Choose a name, and you get a sheet of your own.
pad-cells = Numbers of { $name }
pad-penalty = the penalty
pad-penalty-add = Penalty −5
pad-missed = the missed throw
pad-missed-add = Missed throw of { $name }
pad-undo = Undo { $mark }
pad-undo-none = Nothing to undo
pad-undo-this = Take { $mark } back? The points follow.
pad-undo-yes = Undo
pad-keep = Keep it
pad-still-open = Locked by somebody else: { $colours }. If you use it with the same throw, enter that now.
pad-turn = Turn the sheet of { $name } round
pad-turn-board = Turn the board round
pad-who = Who places a pawn?
pad-others = The others
pad-away = phone is away
pad-write-for = The phone of { $name } is not connected, so you can write here.
pad-ended = The game is over: { $reasons }.
pad-ended-last = Enter crosses of the last throw, then count up.
pad-count-up = Count up
pad-count-early = The game is not over by the rules. Count up anyway? Afterwards nothing can be changed.
pad-play-on = Play on
pad-invite = Invite
pad-free = { $count ->
    [one] One more person can join, even in the middle of the game.
   *[other] { $count } more people can join, even in the middle of the game.
}
pad-no-free = All sheets are taken.
pad-house-rules = House rules
pad-house-on = Switch on
pad-house-off = Switch off
pad-house-on-how = The pad checks order, locks and the crosses that a lock needs. With house rules it accepts anything, for everybody at this pad.
pad-house-off-how = The pad will check entries again. What is entered stays.
pad-house-note = House rules: nothing is checked.
