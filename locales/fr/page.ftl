## Les pages autour de la table : accueil, nouvelle table, entrer, salon, ses propres parties.

# Partout
page-language = Langue
page-cancel = Annuler
page-home = Accueil
page-moment = Un instant…
theme-system = Apparence : système
theme-light = Apparence : claire
theme-dark = Apparence : sombre
nav = Principal
nav-footer = Autres pages
nav-skip = Aller au contenu
nav-home = Lucchetto, accueil
nav-start = Accueil
nav-today = Aujourd’hui
nav-more = Plus
nav-daily = Partie du jour
nav-learn = Comment jouer
nav-rules = Règles
nav-lobby = Salon
nav-games = Tes parties
nav-statistics = Statistiques
nav-explore = Explorer
nav-new = Nouvelle table
nav-documentation = Documentation
banner-offline = Tu es hors ligne. Les parties contre des bots et sur cet appareil, la feuille de score, les règles et l’introduction marchent toujours.
banner-version = Une nouvelle version est prête.
banner-update = Mettre à jour
install = Installer l’appli
install-by-hand = Pour installer Lucchetto, touche Partager dans Safari, puis « Sur l’écran d’accueil ».
footer-unofficial = Lucchetto n’est pas officiel. Qwixx est une marque de Nürnberger-Spielkarten-Verlag ; ce projet n’a aucun lien avec l’éditeur. Règles dans nos propres mots, graphismes originaux.
footer-private = Aucun traceur, aucune publicité, rien de chargé d’ailleurs.
footer-licence = Code ouvert sous licence MIT ; le code source est fourni avec le programme.

# Accueil
home-title = Lance, coche, ferme.
home-lead = Chaque lancer compte pour tous.
home-continue = Continuer
home-new-here = Première fois ?
home-learn = Apprends en deux minutes
home-daily-how = Une partie en solitaire, les mêmes dés pour tous.
home-daily-play = Jouer
home-daily-playing = Continuer
home-daily-played = Ton score du jour. Voir le classement.
home-daily-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
home-level = Niveau du bot
home-against = contre { $name }
home-classic-short = 15 minutes
home-longo-short = nombres porte-bonheur
home-duel-short = deux joueurs
home-classic = Quatre rangées, six dés : coche les nombres de gauche à droite et ferme la rangée.
home-classic-for = 1 à 5 joueurs · 15 minutes
home-longo = Des dés à huit faces, des rangées plus longues et tes nombres porte-bonheur.
home-longo-for = 1 à 5 joueurs · 20 minutes
home-duel = Deux joueurs, un plateau : éjecte des pions, bâtis des piles, tiens la tête.
home-duel-for = 2 joueurs · 15 minutes
play-now = Jouer
play-now-game = { $game } : jouer tout de suite
home-how-game = { $game } : comment jouer
home-friends = Jouer entre amis
home-friends-short = envoie un lien
home-here = Sur un seul appareil
home-here-short = à tour de rôle, en solitaire, vrais dés
home-join = Entrer avec un code
home-lobby = Tables ouvertes
home-all = Tout voir
home-how = Comment ça marche ?
home-how-text = Quelques gestes sur la feuille de jeu te montrent comment jouer. Les règles complètes sont là aussi.
home-learn-by-doing = Apprendre en jouant

# Nom
nickname = Ton nom
nickname-why = C’est le nom que les autres voient. Pas de compte, pas d’e-mail.
nickname-ok = C’est parti
nickname-save = Enregistrer
nickname-change = Ton nom : { $name }. Changer
nickname-ideas = Loutre, Renard, Pie, Blaireau, Héron, Hérisson, Écureuil, Rouge-gorge, Castor, Macareux, Martre, Chouette

# Une nouvelle table
new-title = Nouvelle table
new-lead = Choisis qui joue ; tout le reste est déjà réglé.
new-presets = Qui joue ?
preset-friends = Entre amis
preset-bots = Contre des bots
preset-here = Sur un appareil
preset-solitaire = Solitaire
new-game = Jeu
new-classic-for = 1 à 5 joueurs
new-longo-for = 1 à 5 joueurs
new-duel-for = 2 joueurs
new-seats = { $count ->
    [one] { $count } place
    [many] { $count } de places
   *[other] { $count } places
}
new-seat = Place { $number }
new-more = Une place de plus
new-fewer = Une place de moins
new-player = Joueur { $number }
new-guest-name = Nom à la place { $number }
new-bot-level = Niveau du bot à la place { $number }
seat-you = Toi
seat-open = Invitation par lien
seat-open-how = s’assoit avec ton lien
seat-bot = Bot
seat-guest = Sur cet appareil
new-timer = Temps pour décider
timer-none = Sans limite
timer-seconds = { $seconds } s
new-dice = Dés
dice-fair = Lancés ici
dice-fair-how = Équitables, et tu peux le vérifier après la partie
dice-real = Vrais dés
dice-real-how = Tu les lances toi-même et tu tapes ce qu’ils montrent
new-lucky = Nombres porte-bonheur
new-lucky-number = Nombre porte-bonheur { $number } de la place { $seat }
lucky-drawn = Tirés au sort
lucky-drawn-how = Une paire par place, de la même source que les dés
lucky-set = Choisis ici
lucky-set-how = Tout le monde les voit avant de prendre place
new-listed = Montrer dans le salon
new-listed-how = Tout le monde peut prendre une place libre. Sinon, seulement ceux qui ont le lien ou le code.
new-make = Ouvrir la table
new-start = Commencer la partie

# Entrer
join-title = Entrer avec un code
join-invited = Tu as une invitation
join-invited-by = { $host } t’invite à jouer : { $game }
join-players = À la table : { $names }
join-lucky = Nombres porte-bonheur, place par place : { $pairs }
join-problem = Vérifie le code ou demande le lien de la table : il permet aussi de regarder une partie déjà commencée.
join-lead = Choisis un nom et prends place.
join-code = Code de la table
join-example = par exemple K7QM
join-go = Prendre place
join-watch = Seulement regarder

# Le salon et ses propres parties
lobby-lead = Les tables avec une place libre. Assieds-toi, ou ouvre la tienne.
lobby-empty = Aucune table ouverte pour l’instant. Ouvres-en une et montre-la ici.
lobby-seats = { $count ->
    [one] { $count } place libre
    [many] { $count } de places libres
   *[other] { $count } places libres
}
games-lead = Reprends où tu en étais
games-none = Tu n’as pas encore joué sur cet appareil.
games-none-go = Commencer une partie
games-statistics = Tes statistiques
games-here = Sur cet appareil
games-here-lead = Jouées sans réseau. Les parties terminées vont au serveur dès qu’il est joignable.
games-here-only = Ces parties ne sont enregistrées que dans ce navigateur.
games-here-unreadable = Ce navigateur ne laisse pas la page lire ses parties.
games-here-refused = Le serveur n’a pas accepté une partie, qui reste sur cet appareil : { $reason }
games-here-send = Renvoyer
games-here-remove = Supprimer
games-here-remove-sure = Cette partie n’est que sur cet appareil. Si tu la supprimes, elle est perdue pour de bon.
games-here-keep = Garder
games-offline = sans réseau
error-engine-missing = cet appareil n’a pas encore chargé ce qu’il faut pour jouer sans réseau : ouvre la page une fois avec le réseau et attends une demi-minute
error-storage-full = ce navigateur ne peut pas enregistrer la partie : son stockage est plein ou interdit
games-unfinished = En cours
games-finished = Terminées
games-your-decision = à toi de décider
games-waiting = attend des joueurs
games-playing = en cours
games-over = terminée
games-won = gagnée
games-lost = perdue
games-analyse = Analyser un enregistrement
data-title = Tes données
data-text = Ce qui est conservé sur toi : tes parties avec les noms que tu as choisis, les résultats des parties du jour, les statistiques. Pas d’e-mail, pas de mot de passe, pas d’adresse.
data-download = Télécharger mes données
data-sign-out = { $count ->
    [one] Déconnecter { $count } autre appareil
   *[other] Déconnecter { $count } autres appareils
}
data-signed-out = Les autres appareils sont déconnectés.
data-delete = Supprimer mes données…
data-delete-title = Supprimer tout ce qui te concerne ?
data-delete-gone = Ton nom, tes résultats du jour et tes statistiques sont supprimés, et tous tes appareils déconnectés.
data-delete-games = Les parties terminées avec d’autres leur restent ; à la place de ton nom on lit « Quelqu’un ».
data-delete-running = Dans les parties en cours, un bot continue à ta place.
data-delete-final = C’est irréversible.
data-delete-no = Tout garder
data-delete-yes = Tout supprimer
continue-title = Continuer ici
continue-own = Avec ce lien, cet appareil continue en tant que la personne qui l’a créé : ses parties, son nom, sa place. Ne l’ouvre que si tu l’as créé toi-même. La personne qui l’a créé voit tout ce que tu fais ensuite ici et peut décider à ta place.
continue-ask = Tu as déjà des parties sur cet appareil. Si tu continues en tant que l’autre personne, elles restent derrière.
continue-yes = Oui, continuer ici
continue-no = Tout laisser comme ça
continue-failed = Un lien ne marche qu’une fois et quelques minutes. Crées-en un autre sur l’autre appareil, sous « Tes parties ».

# Règles, page introuvable
rules-lead = Trois jeux d’une même famille, chacun sur une page.
rules-of = { $game } : les règles
rules-contents = Sommaire
lost-title = Cette case n’existe pas
lost-text = Cette page n’existe pas, ou n’existe plus.

# The score pad
home-pad = Feuille de score
home-pad-short = De vrais dés, sans papier
nav-pad = Feuille de score
new-pad = De vrais dés sur la table ? Prends la feuille de score.
games-pad = feuille de score
