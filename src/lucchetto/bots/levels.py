"""The ladder: how each level plays. Weaker ones overlook crosses and think less far; none of them plays nonsense."""

from collections.abc import Mapping

from lucchetto.features.policy_params import PRICED, RANDOM, VALUED, Character

CHARACTERS: Mapping[str, Character] = {
    "random": Character(RANDOM),
    "greedy": Character(PRICED, patience=2.0, desperation=4.0, closing=3.0, knocking=2.0, careful=True, plans=True),
    # Takes nearly everything it sees, and sees little more than half; afraid of no gap, proud of no lock.
    "novice": Character(PRICED, attention=0.55, patience=4.0, desperation=7.0),
    # Has learnt to skip less, still misses a cross now and then, takes the dice one action at a time.
    "casual": Character(PRICED, attention=0.72, patience=3.0, desperation=5.0, closing=1.0, knocking=1.0),
    # Counts gaps well, looks at both actions and at the end of the game: the neighbour who usually wins.
    "club": Character(
        PRICED, attention=0.95, patience=2.0, desperation=4.0, closing=3.0, knocking=2.0, careful=True, plans=True
    ),
    # Judges whole positions, but does not think about what the others will do, and is no machine yet.
    "expert": Character(VALUED, attention=0.9, plans=True, greed=0.05),
    "master": Character(VALUED, plans=True, foresees=True, greed=0.05),
}

LEVELS = ("novice", "casual", "club", "expert", "master")
"""From gentle to fearsome."""
