## How each level of bots plays: for choosing one, in the terminal and on the page

level-novice = Overlooks a lot and takes nearly everything it sees.
level-casual = Avoids large gaps, misses a cross now and then, thinks one action at a time.
level-club = Counts gaps well, plans both actions and keeps an eye on the end.
level-expert = Judges whole positions, slips at times, does not foresee what the others do.
level-master = Overlooks nothing, judges whole positions and reckons with the others.

# First names of the bots of each level, by which they introduce themselves: at least five, and none twice
bot-names-novice = Toby, Poppy, Alfie, Daisy, Ned, Lottie
bot-names-casual = Gina, Sam, Ruby, Felix, Molly, Hugo
bot-names-club = Nora, Owen, Grace, Theo, Ivy, Ralph
bot-names-expert = Vera, Simon, Clara, Edgar, Helen, Miles
bot-names-master = Irene, Victor, Astrid, Leonard, Judith, Magnus
