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
train-same = { $file } ist Byte für Byte das Netz, das mit dieser Version ausgeliefert wird.
# $lessons is the number completed, $recipe the number in the recipe.
train-other-lessons = { $file } ist nicht das Netz, das mit dieser Version ausgeliefert wird: es hatte { $lessons ->
    [one] eine Lektion
   *[other] { $lessons } Lektionen
} statt { $recipe }.
train-other = { $file } ist nicht das Netz, das mit dieser Version ausgeliefert wird, obwohl das Rezept dasselbe ist: andere Versionen der Bibliotheken oder ein anderer Prozessor runden anders.
