## Training the networks: `lucchetto train`

help-train = riaddestra le reti dei bot forti
    .examples =
        {"  "}lucchetto train classic-2 -o networks
        {"  "}lucchetto train duel --lessons 20
help-train-networks = reti: { $known }
help-train-output = cartella per le reti (quella attuale)
help-train-lessons = lezioni al posto di quelle della ricetta

train-unknown = la rete { $network } non esiste; si conoscono { $known }
train-lessons = --lessons { $found }: un numero intero da 1 a { $most }
train-progress = Addestramento di { $network }
train-same = { $file } è, byte per byte, la rete distribuita con questa versione.
# $lessons is the number completed, $recipe the number in the recipe.
train-other-lessons = { $file } non è la rete distribuita con questa versione: ha avuto { $lessons ->
    [one] una lezione
   *[other] { $lessons } lezioni
} invece di { $recipe }.
train-other = { $file } non è la rete distribuita con questa versione, benché la ricetta sia la stessa: altre versioni delle librerie o un altro processore arrotondano in modo diverso.
