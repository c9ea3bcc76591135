## Jouer dans le terminal

default-name = Joueur 1
turn = Tour { $turn } : { $name } lance les dés
ask-variant = Quel jeu ? [1]
ask-name = Ton nom [{ $default }] :
ask-another-name = Nom du joueur { $number } à ce clavier (Entrée : personne d’autre) :
ask-bots = Combien de bots, de { $fewest } à { $most } ? [{ $usual }]
ask-level = De quel niveau ? [{ $usual }]
ask-number = Un nombre de { $fewest } à { $most }, s’il te plaît.
# $sum est la somme des dés blancs.
ask-white = { $name }, somme blanche { $sum } : coche un nombre ou passe
ask-colour = { $name }, un dé blanc plus un dé de couleur : coche un nombre ou passe
ask-white-duel = { $name }, somme blanche { $sum } : pose un pion ou passe
ask-colour-duel = { $name }, un dé blanc plus un dé de couleur : pose un pion ou passe
ask-choice = Ton choix, de 0 à { $most } (h pour un conseil, ? pour l’aide) :
ask-again = Ce n’est pas un des choix : de 0 à { $most }, ou bien ? pour l’aide.
# $why is a sentence without a capital and a full stop, such as “the red row is closed (C7)”.
not-possible = C’est impossible : { $why }.
no-such-row = Il n’y a pas de rangée { $row } ; les rangées sont { $known }.
ambiguous-row = { $row } peut être l’un de { $known }.
advice-best = Le coach : le mieux est { $move }.
# $mark is a word such as “Mistake”.
advice-other = { $move } : { $mark } { $cost }.
ask-confirm = Entrée : confirmer. u : annuler.
you-chose = Tu choisis : { $move } ({ $effect }).
only-pass = { $name } ne peut que passer.
hand-over = Donne le clavier à { $name }, qui appuie sur Entrée :
play-help =
    Tape le numéro de ton choix, puis Entrée ; 0 ou p pour passer.
    Un coup en mots convient aussi : rouge 7, r7, 7 rouge.
    Ensuite, Entrée confirme et u annule le choix. Il prend effet quand tous ont décidé.
    h : un conseil du coach    a : les feuilles    r : les règles    ? : cette aide    q : enregistrer et quitter
ask-dice = Lance les dés et tape leurs valeurs ({ $dice }) :
ask-dice-count = Il y a { $count } dés en jeu : tape { $count } chiffres.
dice-promise = Les dés sont promis : SHA-256 { $commitment }
ask-stir = { $name }, tape n’importe quoi pour secouer les dés :

effect-penalty = pénalité : { $points } points perdus
effect-missed = lancer manqué : { $points } points perdus
effect-free = gratuit : ce n’est pas ton tour
effect-later = il te reste l’action de couleur
effect-used = sans pénalité : tu as joué l’action blanche
effect-skips = saute { $numbers }
effect-closes = ferme la rangée
effect-stacks = empile
effect-knocks_off = éjecte un pion
effect-gain = { $points ->
    [one] +{ $points } point
    [many] +{ $points } de points
   *[other] +{ $points } points
}

did = { $name } : { $move }
did-pass = { $name } passe
closed-now = La rangée { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} est fermée, son dé n’est plus en jeu.
took-penalty = { $name } prend une pénalité.
took-missed = { $name } met un pion parmi les lancers manqués.
game-over = Fin de la partie : { $reasons }
record-of = { $variant } : { $players }

serving-at = Lucchetto est à l’adresse { $address }
already-served = Lucchetto est déjà en marche, à l’adresse { $address }
port-taken = Un autre programme utilise le port { $port } ; voici donc le port { $other }.
serving-lan = Pour les téléphones du même réseau : { $address }
serving-no-lan = Aucun réseau trouvé pour les téléphones.
serving-stop = Ctrl-C l’arrête ; les parties sont conservées.
saving-to = La partie est enregistrée dans { $file } au fur et à mesure.
introduce-bot = { $name }, { $level } : { $style }
saved = L’enregistrement est dans { $file }
saved-unfinished = La partie est enregistrée. Pour la reprendre : { $command }
check-the-dice = Vérifie les dés avec : { $command }

## Les erreurs signalées par les commandes

cannot-read = { $file }: lecture impossible : { $why }
cannot-write = { $file }: écriture impossible : { $why }
file-exists = { $file }: ce fichier existe déjà et n’est pas écrasé
secret-lost = { $file }: le secret des dés manque, la partie ne peut pas continuer avec eux ; ajoute --dice real pour saisir de vrais dés
resume-text = { $file }: une partie se reprend depuis JSON Lines ; convertis-la d’abord avec lucchetto convert
resume-over = { $file }: cette partie est finie ; regarde-la avec lucchetto replay
resume-own-bot = { $file }: la partie nomme le bot { $bot }, qui n’est chargé que si tu le dis : ajoute -b { $bot }
bad-setting = le réglage { $setting } est illisible
cannot-store = impossible d’enregistrer les parties : { $why }
cannot-connect = impossible de joindre les autres processus du serveur : { $why }
cannot-copy = impossible de copier les parties : { $why }
cannot-listen = impossible d’écouter sur { $host } port { $port } : { $why }
no-free-port = d’autres programmes utilisent tous les ports de { $first } à { $last } : choisis-en un autre avec --port
port-needs-rights = le port { $port } ne peut pas être utilisé : les ports inférieurs à 1024 exigent des droits particuliers ; choisis-en un autre avec --port
folder-in-use = { $folder } : un autre serveur ({ $owner }) y garde ses parties ; arrête-le ou choisis un autre dossier avec --data
no-page = la page manque : dans un clone, lance make page, sinon réinstalle lucchetto
not-together = { $one } et { $other } ne vont pas ensemble
bad-name = { $name } n’est pas un nom : 1 à { $longest } caractères imprimables
name-twice = { $name } joue déjà : chaque joueur doit avoir son propre nom
bad-first = --first doit être une place de 1 à { $most }
bad-lucky = { $text } : ce ne sont pas des paires porte-bonheur ; écris-les comme 5+8,6+11
one-lucky-pair = { $text } : il faut ici une seule paire porte-bonheur, comme 5+8
did-you-mean = { $message } ; voulais-tu dire { $near } ?
# A deprecated option or spelling, which still works.
old-spelling = { $old } est l’ancienne forme de { $new }
resume-none = aucune partie inachevée dans { $folder } ; commences-en une avec lucchetto play
unknown-shell = il n’y a pas de complétion pour le shell { $found } ; choisis parmi { $known }
usage-missing = il manque : { $names }
usage-no-value = { $option } demande une valeur
usage-value = { $option } ne prend pas de valeur, mais a reçu { $found }
usage-not-whole = { $option } demande un nombre entier, pas { $found }
usage-ambiguous = { $option } peut être l’un de { $known }
usage-one-of = il faut l’un de ceux-ci : { $names }
usage-unexpected = argument de trop : { $found }
usage-unknown-option = il n’y a pas d’option { $option }
usage-unknown-command = il n’y a pas de commande { $found }
usage-no-such-command = il n’y a pas de commande { $found } ; sont connues { $known }
usage-unknown-value = { $option } { $found } : choisis parmi { $known }
see-help = Pour l’aide : { $command }

## verify

verified = { $rolls ->
    [one] { $file }: { $rolls } lancer, conforme à la preuve
    [many] { $file }: { $rolls } de lancers, tous conformes à la preuve
   *[other] { $file }: { $rolls } lancers, tous conformes à la preuve
}
verified-first = { $drawn ->
    [yes] le premier joueur aussi
   *[no] le premier joueur a été fixé sans elle
}
verified-lucky = { $drawn ->
    [yes] les nombres porte-bonheur aussi
   *[no] les nombres porte-bonheur ont été fixés sans elle
}
roll-differs = tour { $turn } : dé { $die }, l’enregistrement dit { $recorded }, la preuve donne { $proved }
first-differs = le joueur { $recorded } commence, selon la preuve c’est le joueur { $proved }
lucky-differs = les nombres porte-bonheur sont { $recorded }, la preuve donne { $proved }

## Textes d'aide

help-usage = Usage :
# Le programme ajoute les deux-points ; l'espace insécable qui les précède est ici.
help-arguments = Arguments{"\u00A0"}
help-options = Options{"\u00A0"}
help-commands = Commandes{"\u00A0"}
help-examples = Exemples :
help-help = afficher cette aide
help-version = afficher la version
help-lang = langue de tous les textes : { $languages } ; sinon, l’environnement décide
help-file = un enregistrement, en JSON Lines ou en notation texte ; - est l’entrée standard
help-variant = le jeu : { $known }
help-lucchetto = Classique, Longo et Le Duel : trois jeux de dés de la famille Qwixx.
    .examples =
        {"  "}lucchetto                          jouer dans le navigateur
        {"  "}lucchetto play                     choisir un jeu et jouer
        {"  "}lucchetto rules duel               comment on joue au Duel
        {"  "}lucchetto replay game.jsonl        ce qui s’est passé dans une partie
help-exit-status =
    Code de retour : 0 fait, 1 la commande a échoué, 2 l’appel est illisible,
    130 arrêté par Ctrl-C
help-serve = jouer dans le navigateur : servir la page et ses tables
    .examples =
        {"  "}lucchetto serve                    sur cette machine
        {"  "}lucchetto serve --lan              pour les téléphones du réseau
        {"  "}lucchetto serve --port 9000 --data games
help-serve-host = adresse d’écoute (127.0.0.1)
help-serve-port = port d’écoute (8000)
help-serve-lan = laisser entrer les téléphones du même réseau
help-serve-data = dossier des parties ; sinon, ton dossier de données
help-serve-log-level = niveau de détail : critical, error, warning, info, debug
help-serve-open = ouvrir le navigateur
help-play = jouer une partie dans ce terminal
    .examples =
        {"  "}lucchetto play                                 demande à quoi jouer
        {"  "}lucchetto play classic -p Ada -b casual        Ada contre un bot
        {"  "}lucchetto play longo -p Ada -p Leo -b master   deux personnes et un bot
        {"  "}lucchetto play duel -p Ada -p Leo --dice real  avec des dés sur la table
        {"  "}lucchetto play --resume                        reprendre la dernière
help-play-player = une personne à ce clavier ; une fois pour chacune, dans l’ordre des places
help-play-bot = un bot ({ $known }, ou un bot à toi sous la forme module:Class) ; une fois pour chacun, dans l’ordre des places
help-play-first = la place qui commence, à partir de 1 ; sinon, elle est tirée au sort
help-play-lucky = Longo : les nombres porte-bonheur de chaque place
help-play-dice = fair : lancés ici, avec une preuve ; real : tu tapes ce que montrent de vrais dés
help-play-seed = les mêmes dés pour le même texte, pour s’entraîner (sans preuve)
help-play-stir = chaque personne tape quelque chose qui entre dans les dés
help-play-quick = les choix comptent aussitôt, sans Entrée pour confirmer
help-play-output = où écrire l’enregistrement ; sinon, dans ton dossier de données
help-play-resume = reprendre une partie enregistrée ; sans fichier, la dernière inachevée
saved-games-in = Parties enregistrées dans { $folder } :
saved-games-none = Aucune partie n’est encore enregistrée dans { $folder } ; lucchetto play en commence une.
saved-games-resume = Pour reprendre la dernière inachevée : { $command }
saved-game-damaged = abîmée
saved-game-unfinished = inachevée
help-games = lister les parties que tu as enregistrées, la plus récente d’abord
    .examples =
        {"  "}lucchetto games                                ce qu’il y a
        {"  "}lucchetto games --json                         pour les programmes
help-games-json = écrire du JSON, un objet par partie
help-completion = écrire un script qui complète commandes, options et noms dans un shell
    .examples =
        {"  "}lucchetto completion bash                      le script pour bash
        {"  "}lucchetto completion zsh > _lucchetto          dans un fichier
help-completion-shell = le shell : { $known }
help-completion-install =
    Pour l’installer :
    {"  "}bash  ajoute à ~/.bashrc :  eval "$(lucchetto completion bash)"
    {"  "}zsh   dans un dossier de $fpath :  lucchetto completion zsh > _lucchetto
    {"  "}tcsh  lucchetto completion tcsh > ~/.lucchetto.tcsh
    {"  "}      ajoute à ~/.tcshrc :  source ~/.lucchetto.tcsh
help-replay = montrer ce qui s’est passé dans un enregistrement
    .examples =
        {"  "}lucchetto replay game.jsonl                  le récit d’une partie
        {"  "}lucchetto replay --json game.jsonl           son dernier état, en JSON
        {"  "}lucchetto replay --json --steps game.jsonl   chaque état, un par ligne
help-replay-json = écrire l’état en JSON, un objet par fichier
help-replay-steps = montrer l’état après chaque étape
help-convert = convertir un enregistrement en notation texte, ou l’inverse
    .examples =
        {"  "}lucchetto convert game.jsonl                 le lire comme texte
        {"  "}lucchetto convert game.txt -o game.jsonl     le saisir, puis le rejouer
help-convert-to = la forme à écrire ; sinon, c’est l’autre
help-convert-output = le fichier à écrire, qui ne doit pas exister ; sinon, la sortie standard
help-verify = vérifier que les dés d’un enregistrement étaient équitables
    .examples =
        {"  "}lucchetto verify game.jsonl                  recalcule chaque lancer
help-rules = montrer les règles d’un jeu
    .examples =
        {"  "}lucchetto rules classic
        {"  "}lucchetto rules duel --lang it

## backup, restore, migrate, expire

copied =
    { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    } avec { $lines ->
        [one] { $lines } ligne : copie faite
       *[other] { $lines } lignes : copie faite
    } ; tout est arrivé.
help-backup = sauvegarder toutes les parties d’un serveur dans un fichier, sans l’arrêter
    .examples =
        {"  "}lucchetto backup games.backup                    du dossier de données
        {"  "}lucchetto backup games.backup --data games       de ce dossier
help-backup-file = fichier à écrire ; il ne doit pas encore exister
help-restore = ramener les parties d’une sauvegarde, là où il n’y en a pas encore
    .examples =
        {"  "}lucchetto restore games.backup                   dans le dossier de données
        {"  "}lucchetto restore games.backup --data games      dans ce dossier
help-restore-file = fichier écrit par lucchetto backup
help-migrate = copier toutes les parties vers une autre base de données
    .examples =
        {"  "}lucchetto migrate games postgresql://db/games          vers PostgreSQL
        {"  "}lucchetto migrate postgresql://db/games games.sqlite3  retour en fichier
help-migrate-from = où sont les parties : un fichier SQLite, un dossier de données ou une adresse postgresql://…
help-migrate-to = où elles vont : de même, mais vide ; un fichier peut manquer
expire-waiting = { $table } : attend des joueurs depuis le { $when }
expire-playing = { $table } : personne n’y a joué depuis le { $when }
expired =
    { $tables ->
        [one] { $tables } table supprimée.
       *[other] { $tables } tables supprimées.
    }
would-expire =
    { $tables ->
        [one] { $tables } table serait supprimée.
       *[other] { $tables } tables seraient supprimées.
    }
help-expire = supprimer les tables inutilisées : en vaine attente ou abandonnées
    .examples =
        {"  "}lucchetto expire --dry-run                       les affiche, ne supprime rien
        {"  "}lucchetto expire --data games                    de ce dossier
help-expire-dry-run = seulement afficher ce qui serait supprimé
