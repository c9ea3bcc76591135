## Ce que dit le coach : dans le terminal et sur la page

accuracy = Précision
mark-forced = Forcé
mark-best = Le meilleur
mark-good = Bon
mark-inaccuracy = Imprécision
mark-mistake = Erreur
mark-blunder = Grosse erreur
checked-by-games = vérifié par { $games } parties, ± { $error }
luck-lucky = Chance
luck-unlucky = Malchance
rating-master = Un jeu de maître
rating-champion = Un jeu de champion
rating-expert = Un jeu d’expert
rating-club = Un jeu de joueur de club
rating-casual = Un jeu d’amateur
rating-novice = Un jeu de débutant

## Pourquoi une décision était moins bonne que la meilleure. $chosen est celle qui a été prise, $best la meilleure,
## $move un autre coup du même tour ; les trois se lisent comme « 9 rouge ».

remark-fourth-penalty = Passer ici coûte la quatrième pénalité et met fin à la partie ; le { $best } l’évite.
remark-fourth-missed = Passer ici met le quatrième pion parmi les lancers manqués et termine la partie ; le { $best } l’évite.
remark-last-pawn = Avec le { $chosen }, il n’y a plus de pion et la partie s’arrête, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard.
remark-ends-behind = Le { $chosen } met fin à la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de retard ; mieux vaut la laisser continuer.
remark-ends-early = Le { $chosen } met fin à la partie alors qu’il restait des points à prendre.
remark-could-end = Le { $best } met fin à la partie tout de suite, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
remark-pass-ends-ahead = Passer met fin à la partie tout de suite, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} d’avance.
remark-misses-lock = Le { $best } apporte aussi le cadenas : { $points } points en un seul coup.
remark-locks-early = Le { $chosen } ferme la rangée pour de bon : { $skipped ->
    [0] c’est trop tôt ici.
    [one] { $skipped } nombre y est perdu.
   *[other] { $skipped } nombres y sont perdus.
}
# $points est ce que coûte une pénalité.
remark-penalty = Passer ici coûte une pénalité de { $points } points ; le { $best } { $skipped ->
    [0] ne saute rien.
    [one] ne saute qu’un nombre.
   *[other] saute { $skipped } nombres, ce qui coûte moins.
}
remark-missed-throw = Passer ici coûte un pion et { $points } points ; le { $best } { $skipped ->
    [0] ne saute rien.
    [one] ne saute qu’un nombre.
   *[other] saute { $skipped } nombres, ce qui coûte moins.
}
remark-penalty-cheaper = Le { $chosen } saute { $skipped ->
    [one] { $skipped } nombre ;
   *[other] { $skipped } nombres ;
} la pénalité de { $points } points coûte moins que ce trou.
remark-missed-throw-cheaper = Le { $chosen } saute { $skipped ->
    [one] { $skipped } nombre ;
   *[other] { $skipped } nombres ;
} le lancer manqué à { $points } points coûte moins que ce trou.
remark-two-for-one = Les deux étaient possibles : d’abord le { $best } avec les dés blancs, puis le { $chosen } avec un dé de couleur.
remark-in-the-way = Le { $chosen } passe au-delà du { $move }, qu’un dé de couleur offrait encore dans ce tour.
remark-no-need = Le { $chosen } saute { $skipped ->
    [one] { $skipped } nombre
   *[other] { $skipped } nombres
} sans nécessité : un dé de couleur offrait encore le { $move }.
remark-side-by-side = D’abord le { $best }, puis le { $move } avec un dé de couleur : côte à côte, sans trou.
remark-knock-off = Le { $best } éjecte un pion : l’adversaire perd ses points et la tête de la rangée.
remark-stack = Encore un pion sur le { $best } : une pile ne peut jamais être éjectée.
remark-exposed = Le { $chosen } laisse un pion seul en tête, où il peut être éjecté.
remark-behind-front = Sur le { $best }, un pion se trouve derrière la tête : rien ne peut l’éjecter, et il bloque la case.
remark-lost-the-lock = Après le { $chosen }, il reste trop peu de nombres pour les { $needed } croix que demande le cadenas du { $colour }.
remark-worse-than-passing = Même passer vaut mieux que le { $chosen }, qui saute { $skipped ->
    [one] { $skipped } nombre ;
   *[other] { $skipped } nombres ;
} le mieux est le { $best }.
remark-lucky = La croix porte-bonheur, le { $best }, va dans la case suivante et ne saute rien.
# $fewer est ce que saute $best ; $colour est la rangée de $chosen.
remark-gap = Le { $chosen } saute { $skipped ->
    [one] { $skipped } nombre ;
   *[other] { $skipped } nombres ;
} le { $best } n’en saute { $fewer ->
    [0] aucun
    [1] qu’un
   *[other] que { $fewer }
} et laisse le { $colour } ouvert.
remark-gap-same-row = Dans la même rangée, le { $chosen } saute { $skipped ->
    [one] { $skipped } nombre,
   *[other] { $skipped } nombres,
} le { $best } n’en saute { $fewer ->
    [0] aucun.
    [1] qu’un.
   *[other] que { $fewer }.
}
remark-last-chance = Un autre joueur peut fermer le { $colour } à tout moment : maintenant, le { $best } compte encore.
remark-ready-to-lock = Avec le { $best }, cela fait { $needed } dans le { $colour } : assez pour le cadenas.
# $points est ce que vaut $best, $fewer ce que vaut $chosen.
remark-fuller-row = Plus la rangée est pleine, plus elle rapporte : le { $best } vaut { $points ->
    [one] { $points } point,
   *[other] { $points } points,
} le { $chosen } seulement { $fewer }.
remark-free-pass = Passer ne coûte rien ici ; le { $chosen } saute { $skipped ->
    [one] { $skipped } nombre.
   *[other] { $skipped } nombres.
}
remark-frequent = Le { $chosen } renonce au { $number }, qui sort souvent ; pas le { $best }.
remark-rare = Le { $number } sort rarement : avec le { $best }, la rangée commence sans trou.
remark-next-in-row = Passer, c’est renoncer au { $best }, qui ne saute rien.
remark-worth-the-gap = Le { $best } saute { $skipped ->
    [one] { $skipped } nombre
   *[other] { $skipped } nombres
} et vaut tout de même mieux que de passer.
# $room et $fewer : les nombres encore à venir dans les deux rangées.
remark-more-room = Après le { $best }, il reste { $room } nombres dans la rangée ; après le { $chosen }, { $fewer ->
    [0] aucun.
   *[other] seulement { $fewer }.
}
remark-better-to-pass = Ici, passer vaut mieux que le { $chosen }.
remark-better = À la longue, le { $best } rapporte plus que le { $chosen }.
