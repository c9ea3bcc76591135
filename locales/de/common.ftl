## Wörter, die Terminal, Seite und Server gemeinsam haben.

variant-classic = Klassisch
variant-longo = Longo
variant-duel = Das Duell
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-white = Weiß
pass = passen
lock = Schloss
# Eine Zahl zum Ankreuzen oder ein Feld für einen Stein: "Rot 5".
move = { $colour } { $number }
move-lucky = { $colour } { $number }, Glückskreuz
penalties = Fehlwürfe
missed-count = Fehlwürfe: { $count }
pawns-left = { $count ->
    [one] noch { $count } Stein
   *[other] noch { $count } Steine
}
lucky-numbers = Glückszahlen { $one } und { $other }
total = Summe
reason-rows = { $count ->
    [one] { $count } Reihe ist geschlossen
   *[other] { $count } Reihen sind geschlossen
}
reason-pawns = jemand hat keinen Stein mehr
reason-penalties = der vierte Fehlwurf ist angekreuzt
reason-penalties-duel = vier Steine stehen bei den Fehlwürfen
wins = { $name } gewinnt.
share-the-win = Geteilter Sieg: { $names }.
solitaire-end = { $name } beendet das Spiel mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
bot-novice = Anfänger
    .how = Übersieht viel und nimmt fast alles, was er sieht.
bot-casual = Hobbyspieler
    .how = Meidet große Lücken, übersieht ab und zu ein Kreuz, denkt nur an eine Aktion auf einmal.
bot-club = Vereinsspieler
    .how = Rechnet mit Lücken, plant beide Aktionen und behält das Ende im Blick.
bot-expert = Experte
    .how = Beurteilt die ganze Stellung, übersieht selten etwas, ahnt nicht, was die anderen tun.
bot-master = Meister
    .how = Übersieht nichts, beurteilt die ganze Stellung und rechnet mit den anderen.
bot-optimal = Optimal
bot-random = Zufall
bot-greedy = Nimmersatt
