## The user's statistics, and the server's dice

statistics-title = Statistiques
statistics-lead = Tes parties ici, et ce que le coach en dit.
statistics-none = Tu n’as encore terminé aucune partie ici. Après la première, tu la trouveras sur cette page.
statistics-none-go = Jouer une partie
statistics-pending = { $count ->
    [one] Le coach regarde encore { $count } partie.
   *[other] Le coach regarde encore { $count } parties.
}
statistics-left-out = Les parties jouées à plusieurs sur un même appareil ne comptent pas : personne ne sait qui tu étais. Sur une feuille de score, la première feuille compte comme la tienne.
statistics-as-table = En tableau
# $points and $wins are numbers as text; $count chooses the plural.
statistics-wins = { $count ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
}
statistics-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

# Tallies
statistics-tallies = Parties et victoires
statistics-game = Jeu
statistics-games = Parties
statistics-won = Gagnées
statistics-mean = Moyenne
statistics-best = Record
against-alone = en solitaire
against-people = avec d’autres
against-mixed = humains et bots

# Scores
statistics-scores = Tes scores
statistics-scores-of = Tes scores : { $game }
statistics-range = de { $low } à { $high }

# Accuracy
statistics-accuracy = La précision au fil du temps
statistics-accuracy-how = 100 veut dire que rien n’a été perdu. La ligne est la moyenne de tes { $count } dernières parties.
statistics-accuracy-none = Le coach n’a encore regardé aucune partie.
statistics-accuracy-now = Dernièrement { $accuracy }
statistics-when = Quand
statistics-result = Points
statistics-with-hints = avec conseils

# Moments
statistics-worst = Tes erreurs les plus coûteuses
statistics-worst-none = Aucune erreur notable jusqu’ici.
statistics-luckiest = Tes lancers les plus chanceux
statistics-unluckiest = Tes lancers les moins chanceux
statistics-rolls-none = Aucun lancer de ce genre jusqu’ici.
statistics-moments-pending = Le coach travaille encore : ce qu’il trouve s’affichera ici.
statistics-look = Montrer ce moment

# Luck
statistics-luck = Ta chance jusqu’ici
statistics-luck-points = { $kind ->
    [good] En solitaire, les dés t’ont donné { $points } de plus que la moyenne.
    [bad] En solitaire, les dés t’ont donné { $points } de moins que la moyenne.
   *[even] En solitaire, les dés ne t’ont rien donné ni rien pris.
}
statistics-luck-wins = { $kind ->
    [good] Contre d’autres, les dés t’ont apporté { $wins } de plus que ton jeu ne méritait.
    [bad] Contre d’autres, les dés t’ont coûté { $wins } que ton jeu méritait.
   *[even] Contre d’autres, les dés ne t’ont ni aidé ni gêné.
}
statistics-luck-how = À la longue, la chance par partie s’équilibre, mais la somme peut s’écarter : ainsi va le hasard.

# The server's dice
dice-title = Les dés de ce serveur
dice-lead = Tout le monde soupçonne un jour les dés. Les voici donc, tous : { $rolls } lancers en { $games } parties.
dice-none = Aucune partie avec les dés de ce serveur n’est encore terminée.
dice-daily = Une partie du jour compte une seule fois, car les dés sont les mêmes pour tous.
dice-sides = { $sides ->
    [8] Dés à huit faces (Longo)
   *[6] Dés à six faces
}
dice-group-white = Dés blancs
dice-group-red = Dé rouge
dice-group-yellow = Dé jaune
dice-group-green = Dé vert
dice-group-blue = Dé bleu
dice-group-white-sum = Sommes des dés blancs
dice-group-runs = Encore la même somme blanche
dice-run = { $length ->
    [2] deux fois de suite
    [3] trois fois
   *[4] quatre fois ou plus
}
dice-shows = Montre
dice-actual = Sorti
dice-expected = Attendu
# $count is a number of samples out of 100
dice-chance = Des dés équitables paraissent au moins aussi inégaux dans { $count } échantillons sur 100.
dice-chance-rare = Des dés équitables paraissent aussi inégaux dans moins de 1 échantillon sur 100.
dice-chance-always = Des dés équitables paraissent presque toujours au moins aussi inégaux.
dice-too-few = Encore trop peu de lancers pour dire quelque chose.
dice-figures = khi-deux { $distance }, { $degrees ->
    [one] { $degrees } degré de liberté
   *[other] { $degrees } degrés de liberté
}
dice-verdict-fine = Rien ne saute aux yeux : c’est ainsi que paraissent des dés équitables.
dice-verdict-some = { $tests ->
    [one] { $tests } test sur { $all } saute aux yeux. Avec tant de tests, l’un ou l’autre le fait par hasard ; vois si cela dure.
   *[other] { $tests } tests sur { $all } sautent aux yeux. Avec tant de tests, l’un ou l’autre le fait par hasard ; vois si cela dure.
}
dice-verdict-early = Il est trop tôt pour juger. Reviens après quelques parties de plus.
dice-proof = Et chaque partie peut être vérifiée : « Vérifier les dés », à la fin, recalcule chaque lancer.
