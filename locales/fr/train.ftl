## Training the networks: `lucchetto train`

help-train = réentraîner les réseaux des bots forts
    .examples =
        {"  "}lucchetto train classic-2 -o networks
        {"  "}lucchetto train duel --lessons 20
help-train-networks = réseaux : { $known }
help-train-output = dossier pour les réseaux (le dossier actuel)
help-train-lessons = leçons au lieu de celles de la recette

train-unknown = il n’y a pas de réseau { $network } ; sont connus { $known }
train-lessons = --lessons { $found } : un nombre entier de 1 à { $most }
train-progress = Entraînement de { $network }
train-same = { $file } est, octet pour octet, le réseau livré avec cette version.
# $lessons is the number completed, $recipe the number in the recipe.
train-other-lessons = { $file } n’est pas le réseau livré avec cette version : il a eu { $lessons ->
    [one] une leçon
   *[other] { $lessons } leçons
} au lieu de { $recipe }.
train-other = { $file } n’est pas le réseau livré avec cette version, bien que la recette soit la même : d’autres versions des bibliothèques ou un autre processeur arrondissent autrement.
