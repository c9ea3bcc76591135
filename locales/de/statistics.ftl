## The user's statistics, and the server's dice

statistics-title = Statistik
statistics-lead = Deine Spiele hier, und was der Trainer dazu sagt.
statistics-none = Du hast hier noch kein Spiel beendet. Nach dem ersten findest du es auf dieser Seite.
statistics-none-go = Ein Spiel spielen
statistics-pending = { $count ->
    [one] { $count } Spiel sieht sich der Trainer gerade noch an.
   *[other] { $count } Spiele sieht sich der Trainer gerade noch an.
}
statistics-left-out = Spiele, die mehrere Leute an einem Gerät gespielt haben, bleiben außen vor: Niemand weiß, wer davon du warst. Auf dem Punkteblock zählt das erste Blatt als deines.
statistics-as-table = Als Tabelle
# $points and $wins are numbers as text; $count chooses the plural.
statistics-wins = { $count ->
    [one] { $wins } Sieg
   *[other] { $wins } Siege
}
statistics-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# Tallies
statistics-tallies = Spiele und Siege
statistics-game = Spiel
statistics-games = Spiele
statistics-won = Siege
statistics-mean = Mittel
statistics-best = Rekord
against-alone = allein
against-people = mit anderen
against-mixed = Menschen und Bots

# Scores
statistics-scores = Deine Punktzahlen
statistics-scores-of = Deine Punktzahlen: { $game }
statistics-range = { $low } bis { $high }

# Accuracy
statistics-accuracy = Genauigkeit im Lauf der Zeit
statistics-accuracy-how = 100 heißt, dass nichts verloren ging. Die Linie ist das Mittel deiner letzten { $count } Spiele.
statistics-accuracy-none = Der Trainer hat sich noch kein Spiel angesehen.
statistics-accuracy-now = Zuletzt { $accuracy }
statistics-when = Wann
statistics-result = Punkte
statistics-with-hints = mit Tipps

# Moments
statistics-worst = Deine teuersten Fehler
statistics-worst-none = Bisher kein Fehler, der der Rede wert wäre.
statistics-luckiest = Deine glücklichsten Würfe
statistics-unluckiest = Deine unglücklichsten Würfe
statistics-rolls-none = Bisher kein solcher Wurf.
statistics-moments-pending = Der Trainer ist noch bei der Arbeit; was er findet, erscheint hier.
statistics-look = Diesen Moment zeigen

# Luck
statistics-luck = Dein Glück bisher
statistics-luck-points = { $kind ->
    [good] Allein haben dir die Würfel { $points } mehr gegeben als im Mittel.
    [bad] Allein haben dir die Würfel { $points } weniger gegeben als im Mittel.
   *[even] Allein haben dir die Würfel weder etwas gegeben noch etwas genommen.
}
statistics-luck-wins = { $kind ->
    [good] Gegen andere haben dir die Würfel { $wins } mehr gebracht, als dein Spiel verdient hat.
    [bad] Gegen andere haben dich die Würfel { $wins } gekostet, die dein Spiel verdient hätte.
   *[even] Gegen andere haben dir die Würfel weder geholfen noch geschadet.
}
statistics-luck-how = Auf lange Sicht gleicht sich das Glück je Spiel aus, die Summe aber kann abdriften: So ist der Zufall.

# The server's dice
dice-title = Die Würfel dieses Servers
dice-lead = Jeder verdächtigt einmal die Würfel. Hier sind sie also, alle: { $rolls } Würfe in { $games } Spielen.
dice-none = Noch ist kein Spiel mit den Würfeln dieses Servers zu Ende.
dice-daily = Ein Tagesspiel zählt nur einmal, weil alle die gleichen Würfel haben.
dice-sides = { $sides ->
    [8] Achtseitige Würfel (Longo)
   *[6] Sechsseitige Würfel
}
dice-group-white = Weiße Würfel
dice-group-red = Roter Würfel
dice-group-yellow = Gelber Würfel
dice-group-green = Grüner Würfel
dice-group-blue = Blauer Würfel
dice-group-white-sum = Summen der weißen Würfel
dice-group-runs = Dieselbe weiße Summe noch einmal
dice-run = { $length ->
    [2] zweimal in Folge
    [3] dreimal
   *[4] viermal oder öfter
}
dice-shows = Zeigt
dice-actual = Gefallen
dice-expected = Erwartet
# $count is a number of samples out of 100
dice-chance = Faire Würfel sehen in { $count } von 100 solchen Stichproben mindestens so ungleich aus.
dice-chance-rare = Faire Würfel sehen in weniger als 1 von 100 solchen Stichproben so ungleich aus.
dice-chance-always = Faire Würfel sehen praktisch immer mindestens so ungleich aus.
dice-too-few = Noch zu wenige Würfe, um etwas zu sagen.
dice-figures = Chi-Quadrat { $distance }, { $degrees ->
    [one] { $degrees } Freiheitsgrad
   *[other] { $degrees } Freiheitsgrade
}
dice-verdict-fine = Nichts fällt auf: So sehen faire Würfel aus.
dice-verdict-some = { $tests ->
    [one] { $tests } von { $all } Prüfungen fällt auf. Bei so vielen tut es die eine oder andere durch Zufall; schau, ob es so bleibt.
   *[other] { $tests } von { $all } Prüfungen fallen auf. Bei so vielen tut es die eine oder andere durch Zufall; schau, ob es so bleibt.
}
dice-verdict-early = Für ein Urteil ist es zu früh. Komm nach ein paar Spielen wieder.
dice-proof = Und jedes einzelne Spiel lässt sich prüfen: „Würfel prüfen“ am Ende rechnet jeden Wurf nach.
