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
train-same = { $file } è la rete con cui gioca questo pacchetto
train-other = { $file } è addestrata; la rete con cui gioca questo pacchetto è un’altra
