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
train-same = { $file } es, byte a byte, la red que se distribuye con esta versión.
# $lessons is the number completed, $recipe the number in the recipe.
train-other-lessons = { $file } no es la red que se distribuye con esta versión: tuvo { $lessons ->
    [one] una lección
   *[other] { $lessons } lecciones
} en lugar de { $recipe }.
train-other = { $file } no es la red que se distribuye con esta versión, aunque la receta es la misma: otras versiones de las bibliotecas u otro procesador redondean de otro modo.
