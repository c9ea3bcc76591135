## How each level of bots plays: for choosing one, in the terminal and on the page

level-novice = Takes what lies in front of it, skips too much and often forgets the white dice of the others.
level-casual = Avoids the largest gaps, misses a cross now and then, thinks one action at a time.
level-club = Counts gaps well, plans both actions and keeps an eye on the end.
level-expert = Judges whole positions, but often gets the value of a cross wrong; does not foresee what the others do.
level-champion = Judges whole positions and is seldom far off; does not foresee what the others do.
level-master = Overlooks nothing, judges whole positions and reckons with the others.
level-own = A bot added by the people who run this server.
level-partner = About as strong as you: it adapts between games, never within one, so that you win about half of them.

# First names of the bots of each level, by which they introduce themselves: at least five, and none twice
bot-names-novice = Toby, Poppy, Alfie, Daisy, Ned, Lottie
bot-names-casual = Gina, Sam, Ruby, Felix, Molly, Hugo
bot-names-club = Nora, Owen, Grace, Theo, Ivy, Ralph
bot-names-expert = Vera, Simon, Clara, Edgar, Helen, Miles
bot-names-champion = Maud, Lionel, Stella, Rupert, Celia, Dexter
bot-names-master = Irene, Victor, Astrid, Leonard, Judith, Magnus
bot-names-partner = Robin, Jamie, Alex, Casey, Quinn, Sasha

# The style of each character, in one sentence
character-any = Any character
new-bot-character = Character of the bot at seat { $number }
character-toby = Cannot leave a blue number alone, however far away it is.
character-poppy = Shies away from the lock and leaves rows open far too long.
character-alfie = Grabs whatever comes along, and seldom forgets the white dice.
character-gina = Loves red and jumps ahead for it.
character-sam = Sees everything close by, but dozes while others roll.
character-ruby = Heads straight for the lock, whatever it costs.
character-nora = Seldom misses the white dice of others, but is careless with her own.
character-owen = Races to lock rows before anybody else does.
character-grace = Has a soft spot for green.
character-vera = Keeps rows open as long as she can.
character-simon = Collects yellow wherever it pays at all.
character-clara = Watches every roll, but trusts her instinct too much.
character-maud = Shuts rows early and ends games fast.
character-lionel = Builds on blue first of all.
character-stella = Content with a narrow win, and plays it safe.
character-irene = Locks rows sooner than anybody expects.
character-victor = Plays for a big lead, not just for the win.
character-astrid = Perfect in everything, and slightly in love with green.
