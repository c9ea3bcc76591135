## Tournois entre bots : `lucchetto arena`, ses tableaux et son rapport

help-arena = faire jouer des tournois aux bots et les classer
    .examples =
        {"  "}lucchetto arena greedy random
        {"  "}lucchetto arena greedy random --games 2000 -o out
        {"  "}lucchetto arena longo greedy random --players 4 --json
help-arena-bots = les bots qui jouent, chacun une fois : { $known }, ou les tiens sous la forme module:Class
help-arena-players = joueurs dans chaque partie (2)
help-arena-games = parties de chaque rencontre (1000), arrondies pour que chaque placement joue les mêmes dés
help-arena-seed = un texte quelconque ; le même donne les mêmes parties (1)
help-arena-json = écrire tous les chiffres en un seul objet JSON
help-arena-output = dossier du rapport ; un tournoi interrompu reprend de là
help-arena-workers = processus à utiliser ; sans cela, un par processeur
help-arena-time-limit = secondes pour une décision d’un bot à toi ; sans cela, aucune limite
help-arena-dask = jouer sur la grappe Dask à cette adresse
help-arena-luck = montrer aussi les résultats sans la chance aux dés, là où elle est connue (par défaut)

arena-decimal-comma = ,
arena-title = { $players ->
    [one] { $variant }, en solitaire
   *[other] { $variant }, { $players } joueurs
}
arena-design = { $matches } × { $deals } × { $seatings } = { $games }, graine { $seed }
arena-matches = { $count ->
    [one] { $count } rencontre
   *[other] { $count } rencontres
}
arena-deals = { $count ->
    [one] { $count } série de dés
   *[other] { $count } séries de dés
}
arena-seatings = { $count ->
    [one] { $count } placement
   *[other] { $count } placements
}
arena-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
arena-rounded = --games { $asked } est arrondi à des séries entières : { $games } parties de chaque rencontre
arena-progress = Jeu en cours
arena-speed = { $games } parties en { $seconds } s : { $speed } parties par seconde
arena-report-at = Le rapport est dans { $file }
arena-stopped = Arrêté : { $done } parties sur { $games } sont gardées. On reprend avec : { $command }
arena-stopped-lost = Arrêté : rien n’est gardé. Avec --output DOSSIER, un tournoi peut reprendre là où il s’est arrêté.
arena-unreachable = aucune grappe Dask ne répond à { $address }
arena-no-dask = --dask demande un paquet de plus : pip install 'lucchetto[dask]'
arena-workers-lost = les processus se sont arrêtés : { $why }

arena-bot = Bot
arena-rating = Cote
arena-interval = 95 %
arena-wins = Gagnées %
arena-decided = Décidées %
arena-points = Points
arena-margin = Écart
arena-penalties = Pénalités
arena-turns = Tours
arena-low = 5 %
arena-median = Médiane
arena-high = 95 %
arena-adjusted = Corrigé
arena-raw = Brut
arena-against-raw = Par rapport au brut : { $what }
arena-factor = ×
arena-pair = Paire
arena-against = { $bot } – { $other }
arena-ahead = Devant %
arena-ahead-adjusted = Devant %, corrigé
arena-difference = Points d’avance
arena-difference-adjusted = Points d’avance, corrigés
arena-reason = Raison
arena-share = Parties %
arena-end-rows = deux rangées fermées
arena-end-pawns = plus de pions
arena-end-penalties = quatre pénalités

arena-standings = Classement
    .note = Cote : Bradley–Terry sur l’échelle Elo, 0 est la moyenne du plateau. Les égalités partagent la victoire ; « Décidées » écarte les parties sans vainqueur unique. Tous les intervalles sont à 95 %, avec la série de dés pour unité.
arena-standings-alone = Classement
    .note = Chacun joue en solitaire avec les mêmes dés. Cote : qui marque le plus avec les mêmes dés (Bradley–Terry, échelle Elo, 0 est la moyenne).
arena-scores = Scores
    .note = Moyennes de toutes les parties. Écart : points d’avance sur le meilleur des autres. 5 %, médiane et 95 % : cette part des parties a fini en dessous.
arena-scores-alone = Scores
    .note = Moyennes de toutes les parties. 5 %, médiane et 95 % : cette part des parties a fini en dessous.
arena-luck = Sans la chance aux dés
    .note = Corrigé : ce que les lancers ont donné au-delà de leur espérance est retiré. × : combien de fois plus de séries il faudrait pour la même certitude sans la correction.
arena-head-to-head = Face à face
    .note = Combien de fois, en pour cent, le bot de la ligne finit devant celui de la colonne ; les égalités comptent pour moitié.
arena-meetings = Paire par paire
    .note = Du point de vue du premier bot de la paire.
arena-ends = Comment finissent les parties
    .note = Plusieurs raisons peuvent valoir à la fois.
arena-distribution = Répartition des scores
    .note = En pour cent des parties de chaque bot.

arena-as-table = Les chiffres en tableau
arena-no-luck-known = La chance aux dés n’est pas connue pour toutes ces parties : les résultats sont donnés bruts.
arena-how = Comment on a joué
arena-how-deals = Une série est une suite de lancers. Chaque rencontre joue chaque série une fois dans chaque placement, pour que personne ne doive une victoire à sa place ou aux dés.
arena-how-all-orders = Tous les ordres des places sont joués.
arena-how-rotations = À plus de trois joueurs, seules les rotations des places sont jouées, pas tous les ordres.
arena-how-again = Les mêmes parties à nouveau : { $command }
arena-files = Toutes les parties : { $games } ; tous les chiffres : { $summary }.
arena-unofficial = Réalisé avec Lucchetto { $version }.
