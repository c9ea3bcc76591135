## Ce qui peut clocher dans une entrée.
## $colour, $die et $move arrivent traduits ; $phase vaut roll, white, colour ou over.

error-action-count = { $found } actions pour { $games } parties
error-already-crossed = le { $number } { $colour } est déjà coché
error-already-over = la partie est terminée
error-already-started = la partie a déjà commencé
error-analysis-quota = le coach a beaucoup travaillé pour toi : attends { $seconds } secondes
error-analysis-running = un de tes enregistrements est déjà en cours d’analyse : attends la fin
error-bad-drawn = la preuve des dés ne dit pas ce qui en a été tiré en plus des dés
error-bad-message = le message est illisible
error-bad-nickname = un pseudo a besoin d’au moins une lettre visible
error-bad-nonces = la preuve des dés demande un nonce par joueur, en chiffres hexadécimaux
error-bad-number = { $option } doit être un nombre entier de { $least } à { $most }, pas { $found }
error-bad-patience = patience est un nombre entier à partir de 0, pas { $found }
error-bad-penalties = les pénalités doivent être un nombre entier de 0 à { $most }, pas { $found }
error-bad-request = la requête est illisible
error-bad-secret = le secret doit compter 32 octets en chiffres hexadécimaux
error-bad-strength = la force dans { $bot } doit être un nombre de 0 à { $most }
error-bad-time-limit = une limite de temps est un nombre de secondes supérieur à 0, pas { $found }
error-blank-line = la ligne est vide
error-bot-alone = { $bot } ne joue qu’en solitaire : choisis un seul joueur
error-bot-count = { $found } bots pour { $players } joueurs : nommes-en un, ou un par place
error-bot-died = le processus de { $bot } à la place { $seat } s’est arrêté au tour { $turn }
error-bot-illegal = { $bot } à la place { $seat } a choisi { $found } au tour { $turn } : { $why }
error-bot-no-decide = { $bot } n’est pas un bot : il n’a pas de méthode decide(game, seat)
error-bot-not-at-tables = { $bot } ne joue qu’en solitaire, pas aux tables ; choisis parmi { $known }
error-bot-not-loaded = le bot { $bot } ne peut pas être chargé : { $why }
error-bot-plays = un bot joue à ta place : reviens d’abord
error-bot-raised = { $bot } à la place { $seat } a causé une erreur au tour { $turn } : { $why }
error-bot-slow = { $bot } à la place { $seat } n’a pas décidé au tour { $turn } en { $seconds } secondes
error-bot-twice = { $bot } est nommé deux fois : un bot se rencontre lui-même là où il y a plus de places que de bots
error-busy = trop de demandes à la fois, réessaie
error-cell-blocked = le { $number } { $colour } est bloqué par un pion qui n’est pas en tête
error-cell-shared = le { $number } { $colour } ne peut pas porter les pions des deux joueurs
error-cell-used-in-action-1 = le { $number } { $colour } a déjà servi dans l’action 1 de ce tour
error-changed-too-often = cette table a été modifiée trop souvent : lance la partie ou crée une autre table
error-closed-twice = la rangée { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} est fermée deux fois
error-closed-without-lock = la rangée { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} est fermée, mais personne n’a son cadenas
error-coach-away = le coach n’est pas là pour le moment : réessaie
error-code-unknown = aucune table ouverte n’a ce code
error-daily-once = la partie du jour ne se joue qu’une fois
error-daily-secret-broken = le secret ne provient pas de la graine du { $date }
error-daily-seed-broken = la graine du { $date } n’est pas celle qui était promise
error-daily-unread = la partie de la preuve des dés qui concerne la partie du jour est illisible
error-decisions-in-action = l’action { $action } compte { $needed } décisions, pas { $found }
error-dice-not-real = les dés de cette table sont lancés par le serveur
error-die-of-closed-row = la rangée { $die ->
    [vert] verte
    [bleu] bleue
   *[other] { $die }
} est fermée, son dé n’est plus en jeu
error-enough-requests = assez de monde attend la prochaine partie : regarde, ou demande plus tard
error-extra-keys = un seul objet avec d’autres clés peut suivre un événement, pas plus
error-fewer-games = { $folder } contient un tournoi de { $there } parties par rencontre, qui ne peut pas se réduire à { $here }
error-field-twice = { $key } est donné deux fois
error-file-not-read = le fichier ne peut pas être lu : { $why }
error-first-not-a-seat = "first" doit être une place de 0 à { $last }, pas { $found }
error-folder-in-use = { $folder } contient autre chose : indique un dossier vide ou nouveau
error-grace-period = cette personne peut encore revenir : attends { $seconds } secondes
error-handoff-used = ce lien a déjà servi ou est trop ancien
error-hints-in-daily = il n’y a pas de conseils dans la partie du jour
error-hints-off = à cette table, les conseils sont désactivés
error-hints-with-people = les conseils sont pour les parties où tous les autres sont des bots
error-host-stays = l’hôte ne peut pas quitter la table
error-illegal-in-game = partie { $game } : { $move } n’est pas permis maintenant
error-json-constant = { $name } n’est pas un nombre JSON
error-json-key-twice = { $key } figure deux fois dans un même objet
error-json-not-object = ce n’est pas un objet JSON
error-json-number = un nombre est trop long pour être lu
error-json-too-deep = plus de { $deepest } niveaux d’imbrication
error-lock-alone = le cadenas { $colour } est coché sans nombre qui ferme la rangée
error-lock-too-early = { $colour } : la rangée est fermée avec { $found } croix avant, il en faut { $needed }
error-lucky-count = "lucky" doit donner une paire pour chaque place, { $seats } en tout
error-lucky-pair = une paire porte-bonheur, c’est deux nombres différents de 2 à { $highest }, pas { $found }
error-message-too-long = le message est trop long
error-missing-die = il manque au lancer le dé { $die }
error-missing-key = "{ $key }" manque
error-needs-lab = il faut pour cela l’extra lab : pip install 'lucchetto[lab]'
error-network-not-read = le réseau { $file } est absent, endommagé ou d’une autre forme
error-no-box-left = toutes les cases de pénalité sont cochées
error-no-correction-now = il n’y a pas de lancer à corriger
error-no-decision-now = rien à décider maintenant : { $phase ->
    [roll] il faut d’abord lancer les dés
    [white] c’est l’action blanche
    [colour] c’est l’action de couleur
   *[over] la partie est finie
}
error-no-disk = il faut { $needed } Mo sur le disque de { $folder }, et { $free } Mo sont libres
error-no-lock = le { $number } { $colour } ferme la rangée, donc le cadenas est coché aussi
error-no-lucky-here = il n’y a pas de nombres porte-bonheur dans { $variant }
error-no-memory = il faut { $needed } Mo de mémoire, et { $free } Mo sont libres
error-no-more-seats = ce jeu n’a pas d’autres places
error-no-pad = cette table n’est pas une feuille de score
error-no-pawn-left = tous les pions sont sur le plateau
error-no-proof = l’enregistrement ne contient pas de preuve des dés
error-no-roll-now = on ne lance pas les dés maintenant : { $phase ->
    [roll] le lancer est encore à faire
    [white] c’est l’action blanche
    [colour] c’est l’action de couleur
   *[over] la partie est finie
}
error-no-such-day = il n’y a pas de partie du jour à cette date
error-no-such-game = ce n’est pas une de tes parties terminées
error-no-such-seat = il n’y a pas de place { $seat }
error-no-table = le fichier du solveur n’existe pas encore : lance d’abord lucchetto solve { $arguments }
error-nobody-there = personne n’est assis là
error-nobody-to-beat = la récompense { $reward } suppose un adversaire ; en solitaire, prends score
error-nobody-yet = rien n’est conservé ici à ton sujet
error-nonce-character = les dés ne peuvent pas être vérifiés : le caractère { $place } du nonce { $number } est { $found }, pas 0–9 ni a–f
error-nonce-length = les dés ne peuvent pas être vérifiés : le nonce { $number } a { $found } chiffres hexadécimaux, au lieu de 16 à 64 par paires
error-not-a-face = un dé { $die } ne peut pas montrer { $found } : nombres entiers de 1 à { $sides }
error-not-a-move = { $text } n’est pas un coup
error-not-a-number = { $text } n’est pas un nombre entier
error-not-a-person = seule une personne peut être l’hôte
error-not-a-record = ce n’est pas un enregistrement : l’en-tête manque
error-not-a-roll = { $text } n’est pas un dé de ce lancer
error-not-an-action = l’action { $action } n’existe pas : nombres entiers de 0 à { $last }
error-not-compiled = l’environnement vectoriel joue contre { $known }, pas contre { $bot }
error-not-fewest-crosses = une croix porte-bonheur va là où tu as le moins de croix, et le { $colour } en a plus
error-not-further-right = le { $number } { $colour } n’est pas à droite de toutes les croix de la rangée { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}
error-not-further-right-pawn = le { $number } { $colour } n’est pas à droite de tous les pions du joueur
error-not-host = seul l’hôte de la table peut le faire
error-not-in-row = { $found } n’est pas un nombre de la rangée { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
}
error-not-json = illisible comme JSON à partir de la colonne { $column }
error-not-lucky = { $move } : la somme blanche n’est pas un de tes nombres porte-bonheur
error-not-names = { $text } n’est pas une liste de noms
error-not-next-cell = une croix porte-bonheur va sur la case suivante de la rangée : le { $number } { $colour }
error-not-notation = { $text } est illisible ici
error-not-over = la partie n’est pas finie
error-not-simulated = les simulations jouent { $known }, pas { $bot }
error-not-solvable = { $variant } n’est pas un jeu pour une seule personne : il n’a pas de valeurs exactes
error-not-started = la partie n’a pas commencé
error-not-stored = impossible de l’enregistrer ; rien n’a changé
error-not-stored-here = rien n’a changé, car ce navigateur n’a pas pu l’enregistrer : libère de la place dans son stockage, ou autorise-le, puis réessaie
error-not-the-sum = { $move } : les dés ne le permettent pas, ils donnent { $sums }
error-not-utf8 = pas d’UTF-8 à l’octet { $byte }
error-not-waiting = la place { $seat } n’a rien à décider maintenant
error-not-your-seat = ce n’est pas ta place
error-offline-alone = personne d’autre ne peut rejoindre une partie sans réseau
error-offline-nobody = aucune personne ne joue dans cette partie
error-offline-too-long = la partie a { $found } événements ; { $most } au plus sont acceptés
error-one-you = une place exactement doit être la tienne
error-opponent-count = { $found } adversaires pour { $players } joueurs : nomme un bot, ou un pour chaque autre place
error-other-table = le fichier du solveur est celui d’un autre jeu ou d’autres nombres porte-bonheur
error-other-tournament = { $folder } contient un autre tournoi : { $setting } y vaut { $there }, pas { $here }
error-pad-full = cette feuille de score a été modifiée trop souvent : faites le décompte et ouvrez-en une autre
error-pad-over = la partie est terminée : faites le décompte, ou annulez la dernière case qui l’a finie
error-pad-seats = une feuille de score commence avec les joueurs de cet appareil : les autres la rejoignent
error-pad-without-dice = une feuille de score ne connaît pas les dés : ni lancer, ni enregistrement, ni analyse
error-pawns-end = { $found } pions sur le plateau : la partie finit avec { $most }
error-penalties-end = { $found } pénalités mettent fin à la partie
error-player-count = { $variant } se joue à { $allowed }, pas à { $found }
error-players-not-names = "players" doit être une liste de noms
error-promise-broken = le secret n’est pas celui qui était promis avant le premier lancer
error-record-too-long = l’enregistrement compte { $decisions } décisions, le coach en prend { $most } au plus
error-rematch-made = la prochaine partie est déjà prête : ouvre sa table
error-removed-by-host = l’hôte t’a retiré de cette table
error-roll-decided = quelqu’un a déjà décidé avec ce lancer
error-roll-not-object = un lancer doit nommer ses dés : "white" avec deux valeurs, et une valeur pour chaque rangée ouverte
error-row-closed = la rangée { $colour ->
    [vert] verte
    [bleu] bleue
   *[other] { $colour }
} est fermée
error-row-not-list = { $colour } doit être une liste de nombres
error-row-out-of-order = le { $number } { $colour } se trouve à droite du { $before } { $colour } : aucune partie ne montre cela
error-seat-free = une place est libre : assieds-toi
error-seat-taken = cette place est prise
error-secret-not-out = le secret n’est pas dans l’enregistrement : il est publié après la partie
error-solitaire-only = les valeurs exactes ne valent qu’en solitaire
error-spectator = les spectateurs ne peuvent pas le faire
error-stack-passed = le { $number } { $colour } n’est plus en tête : il ne reçoit plus de pions
error-stack-stands = le { $number } { $colour } porte une pile, qui reste en place
error-stale = la table a avancé entre-temps
error-still-here = cette personne est là
error-table-bot-missing = ce serveur n’a pas le bot { $bot }, qui joue à cette table
error-table-damaged = le journal de cette table est endommagé
error-table-full = toutes les places de cette table sont prises
error-table-newer = une version plus récente de ce serveur a modifié la table : réessaie dans un instant
error-table-not-read = le fichier du solveur dans { $folder } ne peut pas être lu
error-table-not-stored = le fichier du solveur ne peut pas être enregistré dans { $folder } : { $why } ; LUCCHETTO_CACHE désigne un autre dossier
error-table-unknown = cette table n’existe pas
error-too-few-bots = un tournoi demande au moins deux bots différents
error-too-few-crosses = le { $number } { $colour } ferme la rangée et il y faut déjà { $needed } croix, pas { $found }
error-too-few-pawns = le { $number } { $colour } ferme la rangée et il y faut déjà { $needed } pions du joueur, pas { $found }
error-too-few-players = il faut { $least } joueurs
error-too-many-actions = un tour a deux actions, pas plus
error-too-many-games = { $games } parties par rencontre font { $total } en tout ; plus de { $most } ne tiennent pas en mémoire
error-too-many-locks = { $found } rangées sont fermées : la partie finit avec { $most }
error-too-many-messages = trop de messages à la fois
error-too-many-phrases = trop de phrases : attends { $seconds } secondes
error-too-many-requests = trop de requêtes : attends { $seconds } secondes
error-turn-number = c’est le tour { $expected } qui vient, pas { $found }
error-undo-in-order = annule d’abord { $move } : cela en dépend
error-unknown-bot = il n’y a pas de bot { $bot } ; les bots connus sont { $known }
error-unknown-character = le niveau { $bot } n’a pas de personnage { $character } ; les personnages connus sont { $known }
error-unknown-colour = { $letters } ne désigne aucune rangée
error-unknown-die = il n’y a pas de dé { $die }
error-unknown-event = ni lancer ni décision : il faut soit "roll", soit "move"
error-unknown-illegal = illegal doit être { $known }, pas { $found }
error-unknown-render-mode = render_mode doit être { $known }, pas { $found }
error-unknown-reward = la récompense { $reward } n’existe pas ; on connaît { $known }
error-unknown-sheet-key = une feuille n’a pas de { $key }
error-unknown-variant = il n’y a pas de variante { $variant } ; les variantes connues sont { $known }
error-used-not-there = { $move } n’est pas le dernier de sa rangée : ce n’était donc pas l’action 1
error-white-not-two = "white" doit donner deux valeurs, pas { $found }
error-whose-move = qui joue { $text } ? Il manque la place, comme dans 1:pass
error-wrong-host = ce serveur ne répond pas à ce nom (voir LUCCHETTO_HOSTS)
error-wrong-version = la version { $found } est illisible, seule la { $known } se lit
