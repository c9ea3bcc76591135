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
# Anstelle des Namens von Leuten, deren Daten gelöscht wurden.
somebody = Jemand
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
reason-penalties = jemand hat den vierten Fehlwurf angekreuzt
reason-penalties-duel = vier Steine stehen bei den Fehlwürfen
wins = { $name } gewinnt.
share-the-win = Geteilter Sieg: { $names }.
solitaire-end = { $name } beendet das Spiel mit { $points ->
    [one] { $points } Punkt.
   *[other] { $points } Punkten.
}
bot-novice = Anfänger
bot-casual = Hobbyspieler
bot-club = Vereinsspieler
bot-expert = Experte
bot-champion = Champion
bot-master = Meister
bot-partner = Auf Augenhöhe
bot-optimal = Optimal
bot-random = Zufall
bot-greedy = Nimmersatt
partner-today = Spielt heute in der Stärke „{ $level }“, für ein Spiel auf Augenhöhe.
partner-played = { $name } hat in der Stärke „{ $level }“ gespielt und passt sich vor dem nächsten Spiel wieder an.
