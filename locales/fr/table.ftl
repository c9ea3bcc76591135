## La table dans le navigateur

# Screen readers: one cell of a sheet. $cell is "5 rouge".
table-cell = { $cell }, { $state ->
    [crossed] coché
    [lost] perdu
    [can] peut être coché
    [chosen] choisi
   *[open] libre
}
table-cell-duel = { $cell }, { $state ->
    [lost] derrière tes pions
    [can] peut être joué
    [chosen] choisi
   *[open] pas maintenant
}
table-pawns-of = { $count ->
    [one] { $count } pion de { $name }
   *[other] une pile de { $count } pions de { $name }
}
table-front = tête de la rangée
table-lock = cadenas { $colour }, { $state ->
    [mine] fermé, avec ta croix
    [closed] fermé
   *[open] ouvert
}
table-row = { $colour } : { $crosses ->
    [one] { $crosses } croix
   *[other] { $crosses } croix
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-row-points = { $colour } : { $points }
table-penalties = Pénalités : { $count } sur 4
table-missed = Lancers manqués : { $count } sur 4
table-sheet = Feuille
table-sheet-of = Feuille de { $name }
table-board = Le plateau
table-dice = Dés
table-white-sum = Somme blanche
table-dock = Ta décision
table-players = Joueurs
table-player = Joueur
table-open-sheet = Voir la feuille de { $name }

# The question
table-ask-white = Somme blanche { $sum } : { $what ->
    [duel] pose un pion ou passe
   *[sheet] coche ou passe
}
table-ask-colour = Blanc + couleur : { $what ->
    [duel] pose un pion ou passe
   *[sheet] coche ou passe
}
table-ask-nothing = { $what ->
    [duel] Aucune case pour tes pions
   *[sheet] Rien à cocher
}
table-hint-together = Tous décident maintenant ; tu peux encore changer.
table-hint-last = Les autres ont décidé : ton choix compte aussitôt.
table-hint-then-colour = Il te restera l’action de couleur.
table-hint-optional = À ton tour seulement. Facultatif.
table-hint-penalty = { $what ->
    [duel] Aucun pion posé : passer t’en coûte un.
   *[sheet] Rien de coché : passer coûte une pénalité.
}
table-effect-lucky = ton nombre porte-bonheur
table-effect-knocks-off = éjecte un pion
table-effect-stacks = empile
table-effect-closes = ferme la rangée
table-effect-skips = saute { $numbers }
table-effect-next = le suivant
table-effect-gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
table-pass = Passer
table-pass-free = gratuit : ce n’est pas ton tour
table-pass-later = il te reste l’action de couleur
table-pass-used = sans pénalité : action blanche jouée
table-pass-penalty = Pénalité : { $points } points perdus
table-pass-missed = Lancer manqué : { $points } points perdus
table-penalty-warning = { $what ->
    [duel] Tu pourrais encore poser un pion.
   *[sheet] Tu pourrais encore cocher un nombre.
}
table-penalty-back = Retour
table-penalty-confirm = Passer quand même
table-confirm = Confirmer
table-only-pass-white = Le { $sum } n’entre dans aucune rangée.
table-only-pass-colour = Aucun dé de couleur ne convient.
table-passes-by-itself = Tu passes : cela ne coûte rien.
table-you-chose = Tu as choisi : { $move }
table-waiting-for = On attend : { $names }
table-one-moment = Un instant…
table-change = Changer
table-change-of = { $name } : changer mon choix
table-all-here-decided = Sur cet appareil, tous ont décidé
table-your-decision = À toi de décider.
table-not-your-decision = Tu n’as rien à décider pour l’instant.
table-waiting-white = Les autres décident.
table-waiting-colour = { $name } peut utiliser un dé de couleur.
table-waiting-duel = C’est le tour de { $name }.
table-waiting-for-dice = On attend les dés de { $name }
table-watching = Tu regardes
table-will-be-sent = Pas de connexion : ton choix sera envoyé dès son retour.
table-kept = Choix enregistré : il sera envoyé au retour de la connexion

# Several people at one device
table-hand-over = Passe l’appareil à { $name }
table-hand-over-white = Les choix restent cachés jusqu’à ce que tous aient décidé.
table-hand-over-colour = Dés blancs : c’est fait. Place aux dés de couleur.
table-hand-over-ready = C’est moi, { $name }

# Real dice
table-real-ask = { $name } : lance et touche ce que tu vois
table-real-missing = { $count ->
    [one] encore { $count } dé
   *[other] encore { $count } dés
}
table-real-ready = Tous les dés y sont.
table-real-send = Voilà les dés
table-real-correct = Corriger les dés
table-real-correct-ask = Touche ce que les dés montrent vraiment
table-real-back = Retour
table-real-skipped = Ne servent à personne : { $dice }.
table-white-die = blanc { $number }

# What happened
table-history = Ce qui s’est passé
table-history-none = Ici s’affiche ce que chacun a fait.
table-history-all = Toute la partie
table-history-failed = Les tours précédents n’ont pas pu être chargés. Ferme et réessaie.
table-history-white = Tour { $turn }, blanc { $sum } :
table-history-colour = Tour { $turn }, couleur :
table-did = { $name } : { $move }
table-passes = passe
table-did-pass = { $name } passe
# $key is the colour's name in the program: red, yellow, green, blue.
table-row-closed = La rangée { $key ->
    [green] verte
    [blue] bleue
   *[other] { $colour }
} est fermée.
table-knocked-off = Un pion est éjecté.
table-took-penalty = { $name } prend une pénalité.
table-time-ran-out = { $name } n’a plus de temps.
table-took-missed = { $name } met un pion parmi les lancers manqués.
table-rolled = { $name } a lancé : blancs { $one } et { $other }, somme { $sum } ; { $colours }.
table-rolled-by = { $name } a lancé
table-turn-yours = À toi de jouer
table-turn-of = Tour de { $name }
table-joined = { $name } est là.

# What a player is doing
table-status-yours = à toi
table-status-deciding = décide…
table-status-ready = prêt ✓
table-status-rolls = lance
table-status-won = gagne
table-status-active = son tour
table-status-away = hors ligne
table-status-absent = pas là
table-bot = bot
table-bot-plays = Un bot joue pour { $name }.
table-come-back = Je suis de retour
table-is-absent = { $name } n’est pas là.
# $time is minutes and seconds: 0:23.
table-stand-in-soon = Un bot pourra prendre le relais dans { $time }.
table-everybody-left = Tout le monde est parti. La partie attend que quelqu’un revienne.
table-replace = Faire jouer un bot

# The waiting room
table-loading = Ouverture de la table…
table-room-open = { $count ->
    [one] Une place libre
   *[other] { $count } places libres
}
table-room-full = Toutes les places sont prises
table-invite = Envoie ce lien à ceux qui jouent avec toi
table-code = Code
table-copy = Copier
table-copied = Copié
table-share = Partager
table-seat-number = Place { $number }
table-seat-bot = bot : { $level }
table-host = hôte
table-make-host = Nommer hôte
table-you-are-host = Tu es maintenant l’hôte.
table-you = toi
table-bot-level = Niveau du bot à la place { $number }
table-add-bot = Ajouter un bot
table-close-seat = Fermer la place { $number }
table-start = Commencer la partie
table-start-open = { $count ->
    [one] La place libre restera vide.
   *[other] Les places libres resteront vides.
}
table-leave = Quitter la table
table-your-name = Ton nom
table-join = S’asseoir
table-dice-fair = dés avec preuve
table-dice-real = vrais dés
table-timer = { $seconds } secondes par décision
table-timer-none = sans limite de temps
table-spectators = { $count ->
    [one] { $count } personne regarde
   *[other] { $count } personnes regardent
}

# Menu and messages
table-menu = Menu
table-close = Fermer
table-sound = Son
table-on = oui
table-off = non
table-vibrate = Vibrer à mon tour
table-notify = M’avertir de mon tour
table-notify-how = Seulement quand cette page est à l’arrière-plan.
table-notify-denied = Ton navigateur bloque les notifications de cette page. Autorise-les dans ses réglages.
table-notify-text = C’est ton tour : { $game }.
table-confirm-choices = Confirmer chaque choix
table-confirm-choices-how = Toucher ne fait que sélectionner ; un second bouton décide.
table-hand-overs = Passages de main
table-hand-overs-how = Non : pour un appareil posé au milieu de la table.
table-big-screen = Grand écran (TV, projecteur)
table-hints = Conseils du coach
table-hints-how = Montre le meilleur choix et ce que coûtent les autres. La partie sera marquée comme jouée avec conseils.
table-with-hints = avec conseils
table-theme = Clair ou sombre
table-theme-system = système
table-theme-light = clair
table-theme-dark = sombre
table-language = Langue
table-rules = Règles
table-record = Enregistrement de la partie
table-spectator-link = Lien pour regarder
table-other-device = Continuer sur un autre appareil
table-other-device-make = Créer un lien
table-other-device-what = Ouvre-le sur ton téléphone ou ton ordinateur : tu y continues avec le même nom et la même place. Le lien sert une seule fois ; garde-le pour toi.
table-other-device-scan = { $minutes ->
    [one] Scanne ceci avec l’autre appareil, ou ouvres-y le lien. Valable { $minutes } minute.
   *[other] Scanne ceci avec l’autre appareil, ou ouvres-y le lien. Valable { $minutes } minutes.
}
table-home = Accueil
table-go-home = Aller à l’accueil
table-go-home-note = La partie reste comme elle est ; tu la retrouves parmi les tiennes.
table-say = Dire quelque chose
table-phrase-hello = Salut !
table-phrase-good-luck = Bonne chance !
table-phrase-nice = Joli !
table-phrase-ouch = Aïe !
table-phrase-hurry = Allez, allez !
table-phrase-thanks = Merci !
table-phrase-well-played = Bien joué !
table-phrase-again = On remet ça ?
table-phrase-wow = Oh là là !
table-phrase-laugh = Ha ha !
table-lost = Connexion perdue.
table-reconnecting = Nouvel essai…
table-try-now = Essayer maintenant
table-seconds-left = { $seconds ->
    [one] encore { $seconds } seconde
   *[other] encore { $seconds } secondes
}
table-title-your-turn = À toi de décider
table-gone-unknown = Cette table n’existe pas
table-gone-unknown-hint = Le lien est peut-être incomplet, ou la table n’a jamais servi et a disparu. Redemande le lien, ou ouvre ta propre table.
table-gone-flooding = Trop de messages
table-gone-flooding-hint = Cette page a envoyé plus que le serveur n’accepte. Attends un peu et réessaie.
table-gone-crowded = Trop de connexions
table-gone-crowded-hint = Trop de pages de ton réseau sont connectées ici. Fermes-en une et réessaie.
table-gone-foreign = Cette adresse n’est pas autorisée
table-gone-foreign-hint = La page et le serveur ont des adresses différentes. Ouvre le jeu à l’adresse indiquée par le serveur.
table-gone-unavailable = Cette table ne peut pas être ouverte pour le moment
table-gone-unavailable-hint = Le serveur est peut-être en cours de mise à jour. Rien n’est perdu : réessaie dans un instant.
table-gone-here-hint = Il manque à cet appareil ce qu’il faut pour jouer sans réseau, ou son navigateur ne laisse pas la page lire ses parties. Rien n’est perdu : réessaie dès qu’il y a du réseau.

# The end
table-over-because = Fin de la partie : { $reasons }.
table-end-win = Tu gagnes !
table-end-win-how = { $points ->
    [one] Un seul point devant { $name } : quelle fin !
   *[other] { $points } points devant { $name }. Bien joué !
}
table-end-tie = Tu partages la victoire avec { $names }.
table-end-tie-how = À égalité jusqu’au dernier point.
table-end-loss-close = { $points ->
    [one] De justesse : il manquait un seul point.
   *[other] De justesse : il manquait seulement { $points } points.
}
table-end-loss-how = Tu termines avec { $points }. La prochaine peut être à toi.
table-end-alone = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-end-alone-how = Bien joué, { $name }.
table-end-how = Quelle partie !
table-best-new = Nouveau record personnel ! Le meilleur était { $previous }.
table-best-old = Ton record : { $previous }
table-series = Série
table-series-you = Toi
table-share-result = Partager le résultat
table-share-saved = Image enregistrée, texte copié
table-share-picture = Image enregistrée
table-notify-ask = Veux-tu être averti quand c’est ton tour et que tu es ailleurs ?
table-notify-yes = Oui, avertis-moi
table-notify-no = Non merci
table-points-table = Points par rangée
table-final-sheets = Les feuilles à la fin
table-rematch = Revanche
table-to-rematch = À la revanche
table-rematch-asks = { $name } veut une revanche.
table-rematch-begins = Il y a une revanche.
table-rematch-join = Participer
table-rematch-watch = Regarder
table-rematch-stay = Rester ici
table-analysis = Analyse
table-daily = Au classement du jour
table-check-dice = Vérifier les dés
table-dice-fair-proved = { $rolls ->
    [one] { $rolls } lancer recalculé : exactement comme promis.
   *[other] { $rolls } lancers recalculés : tous exactement comme promis.
}
table-dice-differ = Tous les dés ne sont pas comme promis :
table-die-differs = Tour { $turn }, { $die } : { $recorded } dans l’enregistrement, { $proved } selon la preuve.
table-first-differs = Le joueur { $recorded } commence dans l’enregistrement, le joueur { $proved } selon la preuve.
table-lucky-differs = Nombres porte-bonheur : { $recorded } dans l’enregistrement, { $proved } selon la preuve.
table-drawn-first = Le premier joueur en a été tiré aussi.
table-drawn-lucky = Les nombres porte-bonheur en ont été tirés aussi.
table-dice-mine = Ton nombre aléatoire y est.
table-dice-not-mine = Ton nombre aléatoire n’y est pas.
table-dice-no-proof = L’enregistrement n’a pas de preuve des dés.
table-dice-secret-not-out = Le secret n’est pas publié.
table-dice-promise-broken = Le secret n’est pas celui promis avant la partie.
table-dice-terms-broken = L’enregistrement ne tient pas ce qui était promis avant la partie : la méthode de tirage ou les nombres aléatoires des joueurs ont changé.
table-dice-bad-secret = Le secret de l’enregistrement n’a pas 32 octets.
table-dice-bad-drawn = L’enregistrement ne dit pas ce qui a été tiré de la preuve en plus des dés.
table-dice-bad-nonces = Les nombres aléatoires des joueurs manquent.
table-nonce-character = Les dés ne peuvent pas être vérifiés : le nombre aléatoire { $number } a un mauvais caractère à la place { $place }.
table-nonce-length = Les dés ne peuvent pas être vérifiés : le nombre aléatoire { $number } n’a pas la bonne longueur.
table-dice-unread = L’enregistrement n’a pas pu être lu. Réessaie.
table-dice-no-crypto = Les navigateurs ne le calculent que sur les pages sûres (https). Enregistre la partie et vérifie-la avec : lucchetto verify
table-checker = Vérificateur de dés (un fichier à enregistrer)
table-checker-values = Pour vérifier ailleurs, garde la promesse et ton propre nombre :
table-promise-changed = Ce serveur a changé sa promesse sur les dés.
table-promise-changed-hint = Il peut les avoir choisis. Ne te fie pas aux dés de cette table. Ton appareil n’y ajoute plus de nombre aléatoire.
table-promise-both = Les deux promesses
table-promise-first = D’abord :
table-promise-later = Ensuite :
table-promise-none = aucune

# After an update of the server
table-offline-dice = Jouée sans réseau : rien ne prouve ces dés, et ils ne comptent pas dans les statistiques des dés.
table-gone-outdated = Le serveur a été mis à jour
table-gone-outdated-hint = Rien n’est perdu : recharge la page pour continuer à jouer.
table-reload = Recharger

# A die whose row is closed; $die is its colour and number.
table-die-gone = { $die }, hors du jeu

# The score pad
table-pad-result = Jouée avec de vrais dés sur une feuille de score : ni enregistrement, ni analyse.
