## How each level of bots plays: for choosing one, in the terminal and on the page

level-novice = Overlooks a lot and takes nearly everything it sees.
level-casual = Avoids large gaps, misses a cross now and then, thinks one action at a time.
level-club = Counts gaps well, plans both actions and keeps an eye on the end.
level-expert = Judges whole positions, slips at times, does not foresee what the others do.
level-master = Overlooks nothing, judges whole positions and reckons with the others.
