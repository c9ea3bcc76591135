## Training the networks: `lucchetto train`

help-train = vuelve a entrenar las redes de los bots fuertes
    .examples =
        {"  "}lucchetto train classic-2 -o networks
        {"  "}lucchetto train duel --lessons 20
help-train-networks = redes: { $known }
help-train-output = carpeta para las redes (la actual)
help-train-lessons = lecciones en lugar de las de la receta

train-unknown = no existe la red { $network }; se conocen { $known }
train-lessons = --lessons { $found }: un número entero de 1 a { $most }
train-progress = Entrenando { $network }
train-same = { $file } es la red con la que juega este paquete
train-other = { $file } está entrenada; la red con la que juega este paquete es otra
