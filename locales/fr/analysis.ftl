## The analysis page

analysis-title = Analyse
analysis-with-hints = avec conseils
analysis-exact = exacte
analysis-estimated = estimée
analysis-exact-how = Évaluation exacte : chaque valeur vient du solveur, pour toute la partie.
analysis-estimated-how = Évaluation par le réseau du maître : chaque valeur est une estimation.
analysis-checked-how = Les décisions serrées ont été vérifiées : le maître a continué à partir de chaque choix, { $games } parties en tout.
analysis-quick-how = Évaluation rapide : aucune décision n’a été vérifiée en prolongeant la partie.
analysis-deepen = Vérifier plus à fond
analysis-deepen-how = À partir de chaque choix, le maître joue des milliers de parties jusqu’au bout. Cela prend une ou deux minutes.
analysis-deepening = Vérification approfondie : { $percent }
analysis-deep-how = Vérifié à fond, avec des parties jouées jusqu’au bout.

# The headline: was it luck, or the play?
verdict-not-over = Cette partie n’est pas encore finie
verdict-you-won-by-luck = Tu as gagné par chance
verdict-you-won-even = Vous avez aussi bien joué l’un que l’autre ; les dés étaient de ton côté
verdict-you-won-both = Tu as gagné : tu as mieux joué, et les dés étaient avec toi
verdict-you-won-by-play = Tu as gagné parce que tu as mieux joué
verdict-you-won-close = Une partie serrée, et tu l’as gagnée
verdict-you-lost-though-better = Tu as perdu bien que tu aies mieux joué
verdict-you-lost-by-luck = Vous avez aussi bien joué l’un que l’autre ; les dés étaient contre toi
verdict-you-lost-both = Tu as perdu : de mauvais dés, et des erreurs en plus
verdict-you-lost-by-play = Ce n’étaient pas les dés : ce sont tes erreurs
verdict-you-lost-close = Une partie serrée, et tu l’as perdue
verdict-you-shared = Tu partages la victoire
verdict-you-well-lucky = Tu as bien joué, avec l’aide des dés
verdict-you-well-unlucky = Tu as bien joué ; les dés étaient contre toi
verdict-you-well-even = Tu as bien joué
verdict-you-badly-lucky = Les dés ont été meilleurs que tes décisions
verdict-you-badly-unlucky = De mauvais dés, et des erreurs en plus
verdict-you-badly-even = Ce n’étaient pas les dés : tes erreurs ont coûté les points
verdict-other-won-by-luck = { $name } a gagné par chance
verdict-other-won-even = Une partie équilibrée : les dés étaient du côté de { $name }
verdict-other-won-both = { $name } a mieux joué, avec les dés de son côté
verdict-other-won-by-play = { $name } a gagné en jouant mieux
verdict-other-won-close = Une partie serrée, gagnée par { $name }
verdict-other-shared = La victoire est partagée
verdict-other-well-lucky = { $name } a bien joué, et les dés ont aidé
verdict-other-well-unlucky = { $name } a bien joué ; les dés n’ont pas aidé
verdict-other-well-even = { $name } a bien joué
verdict-other-badly-lucky = Pour { $name }, les dés ont été meilleurs que les décisions
verdict-other-badly-unlucky = De mauvais dés pour { $name }, et des erreurs en plus
verdict-other-badly-even = { $name } : ce n’étaient pas les dés, les erreurs ont coûté les points
analysis-part-luck = Dés
analysis-part-mistakes = { $who ->
    [you] Tes erreurs
   *[other] Ses erreurs
}
analysis-part-others = Les autres
analysis-parts-win = Additionnés, ils mènent des chances du départ au résultat.
analysis-parts-points = Additionnés, ils mènent de la moyenne du jeu parfait au résultat.
# $points is the figure as text, with its sign; $count chooses the plural.
analysis-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}

# The players
analysis-players = Comment chacun a joué
analysis-column-points = Points
analysis-column-luck = Chance
analysis-column-lost = Perdu
analysis-no-rating = Trop peu de décisions pour un jugement
analysis-no-mistakes = aucune erreur
analysis-inaccuracies = { $count ->
    [one] { $count } imprécision
   *[other] { $count } imprécisions
}
analysis-mistakes = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
analysis-blunders = { $count ->
    [one] { $count } grosse erreur
   *[other] { $count } grosses erreurs
}
analysis-without-luck = Sans la chance : { $result }

# The chart and the stepper
analysis-where = Où la partie s’est décidée
analysis-chart-win = Chances de gagner au fil de la partie
analysis-chart-points = Points attendus au fil de la partie
analysis-marks = Erreurs et lancers chanceux
analysis-as-table = Le graphique en tableau
analysis-slider = Moment de la partie
analysis-first = Au début
analysis-previous = Un pas en arrière
analysis-next = Un pas en avant
analysis-last = À la fin
analysis-next-mistake = Erreur suivante
analysis-previous-mistake = Erreur précédente
analysis-keys = Touches : ← → un pas, Début et Fin, N erreur suivante, P erreur précédente

# A moment
analysis-what = Ce qui s’est passé
analysis-position = Les feuilles à ce moment
analysis-beginning = Le début
analysis-beginning-how = Rien n’est encore coché. Avance avec les flèches, le curseur ou en glissant le doigt sur les feuilles.
analysis-no-dice = Avant le premier lancer
analysis-turn = Tour { $turn }
analysis-rolls = { $name } lance
analysis-action = action { $number }
analysis-for = pour { $name } : { $amount }
analysis-costs = coûte { $amount }
analysis-better = mieux : { $move }
analysis-choices = Tous les choix, le meilleur d’abord
analysis-explore = Explorer cette position
analysis-best = meilleur
analysis-played = joué
analysis-best-played = meilleur ✓
analysis-stands = { $name } : { $value }.
analysis-margin-ahead = { $name } peut s’attendre à finir avec { $points ->
    [one] { $points } point d’avance.
   *[other] { $points } points d’avance.
}
analysis-margin-behind = { $name } peut s’attendre à finir avec { $points ->
    [one] { $points } point de retard.
   *[other] { $points } points de retard.
}
analysis-margin-level = { $name } peut s’attendre à finir à égalité.
analysis-over = La partie est finie.

# The list of mistakes
analysis-mistakes-title = Erreurs
analysis-whose = Les erreurs de qui
analysis-all = Toutes
analysis-none = Aucune erreur ici.
analysis-lost-amount = perdu :

# Next steps
analysis-link = Lien vers ce moment
analysis-record = Télécharger l’enregistrement
analysis-checker = Vérificateur de dés
analysis-table = À la table
analysis-another = Analyser un enregistrement

# An uploaded record
analysis-hand-in = Analyser un enregistrement
analysis-hand-in-lead = Colle l’enregistrement d’une partie : des JSON Lines comme ce programme les enregistre, ou la notation texte. Rien n’est publié.
analysis-record-text = L’enregistrement
analysis-record-example = Colle-le ici, une ligne par événement
analysis-go = Analyser
analysis-file = Choisir un fichier
analysis-drop = ou dépose un fichier n’importe où sur cette page
analysis-drop-here = Dépose l’enregistrement ici
analysis-line = Ligne { $line } :
analysis-working = Le coach regarde la partie…
analysis-working-how = Chaque choix de chaque joueur est pesé. Cela prend quelques secondes.
analysis-place = D’autres parties passent d’abord : la tienne est numéro { $place } dans la file d’attente.
analysis-building = Les valeurs exactes se calculent en arrière-plan. Quand elles seront là, cette partie aura une évaluation exacte : reviens plus tard.
analysis-reload = Les valeurs exactes sont là : recharge cette page pour l’évaluation exacte.

# Hints at the table
hint-best = Coach : le meilleur
hint-thinking = Le coach réfléchit…
hint-costs = { $move } coûte { $amount } :
hint-why = Pourquoi ?
hint-confirm = Choisir quand même
