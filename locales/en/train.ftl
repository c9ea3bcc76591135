## Training the networks: `lucchetto train`

help-train = retrain the networks of the strong bots
    .examples =
        {"  "}lucchetto train classic-2 -o networks
        {"  "}lucchetto train duel --lessons 20
help-train-networks = networks: { $known }
help-train-output = folder for the networks (default: the current one)
help-train-lessons = number of lessons (default: as in the recipe)

train-unknown = there is no network { $network }; choose one of { $known }
train-lessons = --lessons must be a whole number from 1 to { $most }, not { $found }
train-progress = Training { $network }
train-same = { $file } is the network that ships with this version, byte for byte.
# $lessons is the number completed, $recipe the number in the recipe.
train-other-lessons = { $file } is not the network that ships with this version: { $lessons ->
    [one] it had one lesson
   *[other] it had { $lessons } lessons
} instead of { $recipe }.
train-other = { $file } is not the network that ships with this version, though trained by the same recipe: other library versions or another processor round differently.
