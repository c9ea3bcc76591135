## Training the networks: `lucchetto train`

help-train = réentraîner les réseaux des bots forts
    .examples =
        {"  "}lucchetto train classic-2 -o networks
        {"  "}lucchetto train duel --lessons 20
help-train-networks = réseaux : { $known }
help-train-output = dossier pour les réseaux (le dossier actuel)
help-train-lessons = leçons au lieu de celles de la recette

train-unknown = il n’y a pas de réseau { $network } ; sont connus { $known }
train-lessons = --lessons { $found } : un nombre entier de 1 à { $most }
train-progress = Entraînement de { $network }
train-same = { $file } est le réseau avec lequel joue ce paquet
train-other = { $file } est entraîné ; le réseau avec lequel joue ce paquet est un autre
