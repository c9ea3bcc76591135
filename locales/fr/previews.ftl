## Ce que montre un lien partagé avant qu’on l’ouvre : titre, texte et image.

preview-home = Lance, coche, ferme.
    .text = Des jeux de dés dans le navigateur : Classique, Longo et Le Duel. Entre amis sur vos téléphones, sur un seul appareil ou contre des bots.
preview-daily = La partie du jour
    .text = Une partie en solitaire, les mêmes dés pour tous. Que feras-tu aujourd’hui ?
preview-learn = Appris en deux minutes
    .text = Quelques étapes sur la feuille de jeu te montrent comment ça marche.
preview-rules = Les règles
    .text = Trois jeux d’une même famille, chacun sur une page.
preview-lobby = Tables ouvertes
    .text = Prends une place libre ou crée ta propre table.
preview-explore = Explorateur
    .text = Installe une position et vois ce que vaut chaque choix.
preview-analysis = Analyse
    .text = Ce qu’a coûté chaque décision et la part de chance.
preview-join = On t’invite
    .text = Choisis un nom et prends place.
preview-gone = Cette table n’existe plus
    .text = Demande un nouveau lien ou crée ta propre table.
preview-invites = { $host } t’invite à jouer : { $game }
preview-about-classic = Quatre rangées, six dés : coche les nombres de gauche à droite et ferme la rangée.
preview-about-longo = Des dés à huit faces, des rangées plus longues et tes nombres porte-bonheur.
preview-about-duel = Deux joueurs, un plateau : éjecte des pions, bâtis des piles, tiens la tête.
preview-free = { $count ->
    [one] Une place est libre.
   *[other] { $count } places sont libres.
}
preview-full = Toutes les places sont prises.
preview-playing = { $game } : { $names }
preview-playing-text = La partie est en cours. Ouvre le lien pour regarder.
preview-over-text = { $game } : { $names }. Ouvre le lien pour voir les feuilles.
