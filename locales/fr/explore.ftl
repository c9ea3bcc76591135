## La page où l'on peut composer n'importe quelle position

explore-title = Explorer
explore-lead = Toute position, tout lancer : que vaut chaque choix ?
explore-game = Jeu
explore-players = Joueurs
explore-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
explore-player = Joueur { $number }
explore-undo = Annuler
explore-copy = Copier le lien
explore-link = Lien vers cette position
explore-unread = Ce lien ne contient pas de position : il a peut-être été coupé en route. En voici une pour commencer.

# La feuille
explore-sheet-of = Feuille : { $player }
explore-whose-sheet = À qui est la feuille affichée
explore-decides = décide
explore-rolled = a lancé
explore-wrong = quelque chose ne va pas ici
explore-keys = Les flèches vont d’une case à l’autre, la barre d’espace coche un nombre ou le libère.
explore-keys-duel = Les flèches vont d’une case à l’autre, la barre d’espace pose un pion, Suppr en retire un.
explore-box = Pénalité { $number }
explore-lucky = Nombre porte-bonheur { $number } sur 2
explore-missed = Manqués
explore-tool = Ce que fait un appui sur le plateau
explore-take = Retirer
# Screen readers, at a cell of the Duel's board.
explore-cell = { $state ->
    [chosen] le choix du coach
   *[can] utilisable
}

# Les dés
explore-roll = Lance pour moi
explore-die = { $die } : { $face }
explore-die-ask = Que montre le dé : { $die } ?

# Qui décide
explore-turn = À qui le tour
explore-decision = Qui décide
explore-action = Quelle décision
explore-action-white = Action 1 : les dés blancs
explore-action-pass = Action 2, rien d’utilisé avant
explore-action-used = Action 2, après { $move }
explore-closed = Rangées fermées par d’autres

# La réponse
explore-answer = Que faire ?
explore-answer-for = { $player } : que faire ?
explore-exact = exact
explore-estimate = estimation
explore-source-exact = Exact : les points à attendre d’ici la fin en jouant parfaitement, calculés par le solveur.
explore-source-estimate = Les points à attendre d’ici la fin, estimés par le réseau du bot le plus fort. Les valeurs exactes ne sont pas là.
explore-source-building = Les points à attendre d’ici la fin, estimés par le réseau du bot le plus fort. Les valeurs exactes sont en cours de calcul.
explore-source-win = Les chances de gagner à partir d’ici et l’avance attendue en points, selon le réseau du bot le plus fort.
explore-points = points
explore-margin = { $margin } points
explore-go-on = Jouer cela et passer à l’action 2
explore-thinking = Le coach réfléchit…
explore-said = { $count ->
    [one] Le coach a évalué un choix.
   *[other] Le coach a évalué { $count } choix.
}
explore-impossible = Cette position est impossible
explore-show = Voir { $player }
explore-again = Réessayer

# Positions pour commencer
explore-examples = Des positions à méditer
explore-empty = Feuille vide
explore-example-jump = Le sept saute un nombre : le cocher, ou attendre les couleurs ?
explore-example-penalty = Rien ne convient : beaucoup sauter, ou prendre la pénalité ?
explore-example-lock = Douze, et cinq croix : fermer tout de suite ?
explore-example-end = Fermer la deuxième rangée met fin à la partie : la fermer ?
explore-example-lucky = Un nombre porte-bonheur : la somme, ou la case suivante ?
explore-example-close = Fermer la rangée avec le 15, ou continuer à accumuler ?
explore-example-wait = Action 2 sans rien avant : quel est le moindre mal ?
explore-example-knock = Un pion seul en tête : l’éjecter ?
explore-example-stack = Tenir la tête avec une pile, ou filer devant ?
explore-example-front = Deux six : à qui la fin de la rangée ?
