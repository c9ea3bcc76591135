## Les mots communs au terminal, à la page et au serveur.

variant-classic = Classique
variant-longo = Longo
variant-duel = Le Duel
colour-red = rouge
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-white = blanc
pass = passer
lock = cadenas
# Un nombre à cocher ou une case pour un pion : « 5 rouge », comme « le 5 rouge ».
move = { $number } { $colour }
move-lucky = { $number } { $colour }, porte-bonheur
# À la place du nom des personnes dont les données ont été supprimées.
somebody = Quelqu’un
penalties = Pénalités
missed-count = Lancers manqués : { $count }
pawns-left = { $count ->
    [one] { $count } pion restant
    [many] { $count } de pions restants
   *[other] { $count } pions restants
}
lucky-numbers = porte-bonheur { $one } et { $other }
total = Total
reason-rows = { $count ->
    [one] { $count } rangée est fermée
    [many] { $count } de rangées sont fermées
   *[other] { $count } rangées sont fermées
}
reason-pawns = un joueur n’a plus de pion
reason-penalties = quelqu’un a coché la quatrième pénalité
reason-penalties-duel = il y a quatre pions parmi les lancers manqués
wins = { $name } gagne.
share-the-win = Victoire partagée : { $names }.
solitaire-end = { $name } termine avec { $points ->
    [one] { $points } point.
    [many] { $points } de points.
   *[other] { $points } points.
}
bot-novice = Débutant
bot-casual = Amateur
bot-club = Joueur de club
bot-expert = Expert
bot-champion = Champion
bot-master = Maître
bot-partner = À ton niveau
bot-optimal = Optimal
bot-random = Hasard
bot-greedy = Glouton
partner-today = Joue aujourd’hui au niveau « { $level } », pour une partie équilibrée.
partner-played = { $name } a joué au niveau « { $level } » et s’adaptera de nouveau avant la prochaine partie.
