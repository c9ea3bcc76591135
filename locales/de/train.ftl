## Training the networks: `lucchetto train`

help-train = die Netze der starken Bots neu trainieren
    .examples =
        {"  "}lucchetto train classic-2 -o networks
        {"  "}lucchetto train duel --lessons 20
help-train-networks = Netze: { $known }
help-train-output = Ordner für die Netze (der aktuelle)
help-train-lessons = Lektionen statt derer des Rezepts

train-unknown = es gibt kein Netz { $network }; bekannt sind { $known }
train-lessons = --lessons { $found }: eine ganze Zahl von 1 bis { $most }
train-progress = { $network } wird trainiert
train-same = { $file } ist das Netz, mit dem dieses Paket spielt
train-other = { $file } ist trainiert; das Netz, mit dem dieses Paket spielt, ist ein anderes
