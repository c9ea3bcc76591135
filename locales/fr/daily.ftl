## The daily game

daily-title = Partie du jour
daily-lead = Une partie en solitaire, avec les mêmes dés pour tous, une fois par jour. Qui en tire le meilleur parti ?
daily-number = N° { $number }
daily-alone = { $game }, en solitaire
daily-lucky = Nombres porte-bonheur pour tous : { $one } et { $other }
daily-sundays = { $classic } du lundi au samedi, { $longo } le dimanche.

# The user's own attempt
daily-play = Jouer la partie d’aujourd’hui
daily-continue = Continuer ta partie
daily-first-counts = C’est le premier essai qui compte. Tu peux t’arrêter et reprendre plus tard.
daily-begun = Tu as commencé cette partie. Elle compte si tu la termines avant la fin du lendemain (UTC).
daily-missed = Tu n’as pas terminé cette partie.
daily-once = Un essai par jour : quand on connaît les dés, un second ne prouverait rien. L’analyse montre ce qui était possible.
# The word after the number
daily-points = { $points ->
    [one] point
   *[other] points
}
daily-place = Place { $place } sur { $players }
# $lost is a number as text, such as 12.4; $count chooses the plural.
daily-lost = { $count ->
    [one] { $lost } point perdu
   *[other] { $lost } points perdus
}
daily-lost-how = par rapport au jeu parfait avec les mêmes dés
daily-judging = Le coach regarde ta partie…
daily-analysis = Analyse de ma partie
daily-squares = Tes tours
# $mark is the word for the quality of the move
daily-square = Tour { $turn } : { $mark }
daily-legend = Par tour, ce qu’il a coûté :
daily-share = Partager
daily-copied = Copié
daily-share-field = Ton résultat sous forme de texte
daily-share-text = Lucchetto { $date } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-next = Prochaine partie dans { $time }
daily-new = Une nouvelle partie est prête
daily-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
daily-streak-none = Pas encore de série
daily-longest = La plus longue : { $days }

# The leaderboard
daily-table = Le classement d’aujourd’hui
daily-table-past = Le classement du jour
daily-table-hidden = { $players ->
    [0] Personne n’a encore fini. À toi de commencer !
    [one] { $players } personne a fini. Tu verras le classement quand ta partie sera terminée.
   *[other] { $players } personnes ont fini. Tu verras le classement quand ta partie sera terminée.
}
daily-table-empty = Personne n’a terminé cette partie.
daily-column-place = Place
daily-column-name = Nom
daily-column-score = Points
daily-column-lost = Perdus
daily-you = toi
daily-working = …
daily-working-how = en cours de calcul
daily-look = Analyse de la partie de { $name }
daily-expected = Le jeu parfait obtient en moyenne
daily-expected-how = avec tous les dés possibles
daily-optimal = Avec ces dés
daily-optimal-how = le joueur optimal a obtenu
daily-estimated = Les valeurs exactes de cette partie ne sont pas sur ce serveur. Les pertes sont estimées par le réseau du maître (≈), et le jeu parfait n’est pas connu.
daily-building = Les valeurs exactes se calculent en arrière-plan. D’ici là, les pertes sont des estimations (≈).

# Past days
daily-days = Jours passés
daily-days-none = C’est le premier jour ici. Demain tu trouveras à cet endroit la partie d’aujourd’hui.
daily-day-players = { $players ->
    [0] personne
    [one] { $players } personne
   *[other] { $players } personnes
}
daily-day-best = record { $points }
daily-day-yours = toi { $points }
daily-day-unfinished = pas finie : compte encore aujourd’hui
daily-back = À la partie d’aujourd’hui

# The dice
daily-dice = Comment naissent les dés, et comment les vérifier
daily-dice-chain = Le premier jour, ce serveur a tiré un nombre secret et en a calculé l’empreinte (SHA-256) encore et encore, assez pour cent ans. La graine de chaque jour est l’empreinte de la graine du lendemain. Les graines sont donc publiées dans l’ordre inverse : à partir d’une graine publiée, chacun peut calculer tous les jours précédents, et personne un jour à venir.
daily-dice-promise = La graine d’hier est la promesse pour aujourd’hui : l’empreinte de la graine d’aujourd’hui doit la donner. Tous les dés du jour découlent de la graine. Le serveur ne peut pas choisir d’autres dés après coup, et une fois le jour passé chacun peut vérifier chaque lancer.
daily-dice-limits = La personne qui fait tourner ce serveur pourrait voir les dés à l’avance. Et sans comptes, rien n’empêche quelqu’un de regarder les dés avec un second appareil : le classement vit du fair-play.
daily-dice-promised = Promise : { $date }
daily-dice-seed = Graine : { $date }
daily-dice-later = publiée à la fin du jour
daily-dice-anchor = Fin de la chaîne : { $date }
daily-check = Vérifier les dés de ce jour
daily-check-yesterday = Vérifier les dés d’hier
daily-check-none = À partir de demain, tu pourras vérifier ici les dés d’aujourd’hui.
daily-check-promise = { $kept ->
    [yes] La graine est celle qui était promise.
   *[no] La graine n’est pas celle qui était promise !
}
daily-check-chain = { $kept ->
    [yes] En { $steps } pas elle mène à la fin de la chaîne.
   *[no] Elle ne mène pas à la fin de la chaîne !
}
daily-check-anchor = { $kept ->
    [yes] C’est la même chaîne que cet appareil a vue auparavant.
   *[no] Cet appareil a vu une autre chaîne auparavant !
}
daily-check-rolls = { $kept ->
    [yes] Les { $rolls } lancers de l’enregistrement en découlent.
   *[no] Les lancers de l’enregistrement n’en découlent pas !
}
daily-check-failed = La vérification n’a pas pu se faire. Réessaie.
