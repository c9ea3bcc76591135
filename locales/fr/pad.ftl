## La feuille de score : on joue avec de vrais dés et on n’inscrit que les croix.

pad-title = Feuille de score
pad-lead = De vrais dés, sans papier : chacun coche sur son téléphone, ou tous sur une tablette au milieu. Les cadenas valent pour tous et les points se comptent tout seuls.
pad-lead-here = De vrais dés, sans papier : tous cochent sur cet appareil, posé au milieu. Les points se comptent tout seuls.
pad-open = Ouvrir la feuille
pad-here = Qui d’autre écrit sur cet appareil ?
pad-here-how = Personne, si chacun a un téléphone : on rejoint avec un lien ou un code.
pad-here-only = Ici, tous écrivent sur cet appareil : ajoute une feuille pour chaque autre personne.
pad-here-duel = Le Duel n’a qu’un plateau : les deux joueurs écrivent sur cet appareil.
pad-here-more = Ajouter quelqu’un
pad-join = Choisis un nom : tu auras ta propre feuille.
pad-cells = Nombres de { $name }
pad-penalty = la pénalité
pad-penalty-add = Pénalité −5
pad-missed = le lancer manqué
pad-missed-add = Lancer manqué de { $name }
pad-undo = Annuler { $mark }
pad-undo-none = Rien à annuler
pad-undo-this = Annuler { $mark } ? Les points suivent.
pad-undo-yes = Annuler
pad-keep = Garder
pad-still-open = Rangée fermée par quelqu’un d’autre : { $colours }. Si tu l’utilises avec le même lancer, inscris-le maintenant.
pad-turn = Retourner la feuille de { $name }
pad-turn-board = Retourner le plateau
pad-who = Qui pose un pion ?
pad-others = Les autres
pad-away = téléphone absent
pad-write-for = Le téléphone de { $name } n’est pas connecté : tu peux écrire ici.
pad-ended = La partie est terminée : { $reasons }.
pad-ended-last = Inscrivez les croix du dernier lancer, puis faites le décompte.
pad-count-up = Faire le décompte
pad-count-early = D’après les règles, la partie n’est pas terminée. Faire quand même le décompte ? Ensuite, plus rien ne peut changer.
pad-play-on = Continuer à jouer
pad-invite = Inviter
pad-free = { $count ->
    [one] Une personne peut encore rejoindre, même en cours de partie.
   *[other] { $count } personnes peuvent encore rejoindre, même en cours de partie.
}
pad-no-free = Toutes les feuilles sont prises.
pad-house-rules = Règles maison
pad-house-on = Activer
pad-house-off = Désactiver
pad-house-on-how = La feuille vérifie l’ordre, les cadenas et les croix qu’il faut pour fermer. Avec les règles maison, elle accepte tout, pour tout le monde.
pad-house-off-how = La feuille vérifiera de nouveau. Ce qui est inscrit reste.
pad-house-note = Règles maison : rien n’est vérifié.
