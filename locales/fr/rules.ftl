### The rules, written for players. The authority is docs/rules.md.
### One message is one section, in the order of reading; a blank line starts a new paragraph.

## Classic

rules-classic = Classique
    .summary = De deux à cinq joueurs cochent des nombres dans quatre rangées de couleur, toujours de gauche à droite, puis les ferment d’un cadenas.

rules-classic-goal =
    Coche le plus de nombres possible dans tes quatre rangées de couleur. Dans chaque rangée, chaque nouvelle croix vaut plus que la précédente ; chaque pénalité te coûte 5 points.

    Le total le plus élevé l’emporte. On joue de deux à cinq, et tu peux aussi jouer en solitaire.
    .title = Le but du jeu

rules-classic-sheet =
    Chacun a une feuille avec quatre rangées. La rouge ▲ et la jaune ● vont de 2 à 12, la verte ■ et la bleue ◆ de 12 à 2. Chaque rangée se termine par un cadenas, et il y a quatre cases de pénalité.

    Dans chaque rangée, on coche de gauche à droite. Tu peux sauter des nombres, mais un nombre sauté est perdu pour de bon.
    .title = La feuille

rules-classic-turn =
    Le premier joueur actif est tiré au sort ; après chaque tour, c’est au joueur suivant dans le sens des aiguilles d’une montre.

    Le joueur actif lance tous les dés encore en jeu : les deux blancs et un pour chaque rangée qui n’est pas fermée. Viennent ensuite l’action blanche pour tous et l’action de couleur pour le joueur actif, toujours dans cet ordre.
    .title = Le tour

rules-classic-white =
    On additionne les deux dés blancs. Tous les joueurs, y compris le joueur actif, peuvent cocher cette somme blanche dans une rangée de leur choix.

    Ce n’est jamais obligatoire : tu peux passer.
    .title = L’action blanche (action 1)

rules-classic-together =
    Dans l’action blanche, chacun décide sans voir le choix des autres, et tous les choix prennent effet en même temps.

    Plusieurs joueurs peuvent ainsi fermer la même rangée dans la même action blanche, et chacun d’eux obtient le cadenas, à condition d’y avoir déjà au moins cinq croix. Sans ces croix, tu ne peux pas cocher le dernier nombre, quoi que fassent les autres. Toutes les croix choisies dans l’action qui ferme une rangée sont valables.
    .title = Tous en même temps

rules-classic-colour =
    Quand l’action blanche est réglée pour tous, le joueur actif, et lui seul, peut additionner un dé blanc et un dé de couleur, puis cocher la somme dans la rangée de cette couleur. Il choisit le dé blanc et la couleur, et il peut aussi passer.

    La croix qu’il vient de faire dans l’action blanche compte déjà : si la nouvelle va dans la même rangée, elle doit être à sa droite.
    .title = L’action de couleur (action 2)

rules-classic-penalty =
    Si tu es le joueur actif et que tu ne coches rien dans aucune des deux actions, tu coches une case de pénalité : 5 points de moins. Tu peux passer deux fois exprès, alors que tu pourrais cocher quelque chose.

    Seul le joueur actif prend des pénalités. Pour tous les autres, passer ne coûte rien.
    .title = Les pénalités

rules-classic-closing =
    Tu ne peux cocher le dernier nombre d’une rangée (12 dans la rouge et la jaune, 2 dans la verte et la bleue) que si tu as déjà au moins cinq croix dans cette rangée. Une croix faite dans l’action blanche du même tour compte.

    Avec le dernier nombre, dans le même coup, tu coches aussi le cadenas, qui compte comme une croix de plus. Le cadenas ne se coche jamais seul.

    La rangée est alors fermée pour tous et son dé quitte aussitôt le jeu. Une rangée fermée dans l’action blanche n’est donc plus utilisable dans l’action de couleur du même tour.
    .title = Fermer une rangée

rules-classic-example =
    Ada, Leo et Mia jouent. C’est le tour d’Ada, qui lance blanc 2 et 5, rouge 4, jaune 3, vert 5 et bleu 3. Jusqu’ici, elle a coché le 3 et le 6 rouges, le 4 et le 5 jaunes, le 11 vert, le 10 et le 9 bleus.

    La somme blanche est 7. Tous trois choisissent en secret : Ada coche le 7 rouge, Leo le 7 jaune, et Mia passe, ce qui ne lui coûte rien.

    Ada continue seule : le 5 blanc plus le 5 vert font 10, elle coche donc le 10 vert. Cela fait deux croix en un tour. Sans aucune, elle aurait pris une pénalité.

    Sa feuille est alors : rouge 3, 6, 7 ; jaune 4, 5 ; vert 11, 10 ; bleu 10, 9. Dans la rouge, le 2, le 4 et le 5 sont perdus.
    .title = Un tour en exemple

rules-classic-end =
    La partie s’arrête aussitôt qu’un joueur coche sa quatrième pénalité ou que deux rangées sont fermées, peu importe par qui. Comme deux rangées peuvent se fermer dans la même action blanche, il peut même y en avoir trois.

    Si la deuxième rangée se ferme dans l’action blanche, il n’y a plus d’action de couleur, et le joueur actif qui n’a rien coché ne prend pas de pénalité.
    .title = La fin

rules-classic-score =
    Compte tes croix dans chaque rangée, cadenas compris. 1 à 12 croix valent 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 et 78 points. Additionne les quatre rangées et retire 5 points par pénalité.

    Exemple : 4 croix rouges, 3 jaunes, 7 vertes et 8 bleues avec 2 pénalités font 10 + 6 + 28 + 36 − 10 = 70.

    Le total le plus élevé l’emporte ; en cas d’égalité, la victoire est partagée.
    .title = Le score

rules-classic-solitaire =
    En solitaire, tu es toujours le joueur actif : à chaque tour, tu as l’action blanche et l’action de couleur, et une pénalité si tu n’utilises ni l’une ni l’autre. Tout le reste est inchangé.

    Le jeu imprimé est prévu pour deux à cinq joueurs ; le solitaire est notre ajout.
    .title = Le solitaire

## Longo

rules-longo = Longo
    .summary = Le Classique avec des dés à huit faces, des rangées plus longues et deux nombres porte-bonheur par joueur.

rules-longo-goal =
    Tout est comme dans le Classique : le but, le tour, les deux actions, les pénalités, les choix simultanés, et même le solitaire. Seul change ce que tu lis ici.
    .title = Le but du jeu

rules-longo-sheet =
    Tous les dés ont huit faces. La rangée rouge ▲ et la jaune ● vont de 2 à 16, la verte ■ et la bleue ◆ de 16 à 2.

    Chaque feuille montre aussi deux nombres porte-bonheur, différents d’un joueur à l’autre : 5 et 8, 6 et 11, 7 et 12, 10 et 13 ou 4 et 9. Tu peux aussi fixer toi-même deux nombres différents, au choix de 2 à 16, et alors plusieurs joueurs peuvent même avoir les mêmes.
    .title = La feuille

rules-longo-closing =
    Une rangée se ferme avec l’un ou l’autre de ses deux derniers nombres : 15 ou 16 dans la rouge et la jaune, 3 ou 2 dans la verte et la bleue. Il te faut auparavant au moins six croix dans cette rangée.

    Quel que soit celui des deux que tu coches, tu coches le cadenas avec lui et la rangée est aussitôt fermée pour tous. Tu n’obtiens donc jamais les deux, et une rangée contient au plus 15 croix, cadenas compris.
    .title = Fermer une rangée

rules-longo-lucky =
    Quand la somme blanche est l’un de tes nombres porte-bonheur, tu peux utiliser ton action blanche autrement : au lieu de la somme, coche la case suivante dans la rangée où tu as le moins de croix. La case suivante est celle qui vient juste après ta dernière croix ou, dans une rangée vide, la première. Si plusieurs rangées sont à égalité, tu choisis.

    Tu peux le faire chaque fois que ton nombre sort, que tu sois le joueur actif ou non.

    Exemple : tes nombres porte-bonheur sont 6 et 11, la somme blanche est 6 et ta rangée verte est vide. Tu peux cocher le 16 vert au lieu d’un 6.
    .title = Les nombres porte-bonheur

rules-longo-lucky-details =
    Pour trouver la rangée qui a le moins de croix, seules comptent les rangées encore ouvertes. Si tu ne peux pas encore y cocher la case suivante (le 15 dans la rouge et la jaune, ou le 3 dans la verte et la bleue, avec moins de six croix), cette rangée n’offre pas de croix porte-bonheur, et la rangée qui vient ensuite par le nombre de croix ne prend pas sa place.

    Une croix porte-bonheur peut aussi fermer une rangée si tu remplis toutes les conditions pour la fermer. Elle compte comme ton action blanche et évite la pénalité au joueur actif.

    Si la somme et la croix porte-bonheur mènent à la même case, les deux te sont proposées ; l’effet est le même.
    .title = Les nombres porte-bonheur en détail

rules-longo-example =
    Les nombres porte-bonheur d’Ada sont 6 et 11. C’est son tour, et elle lance blanc 2 et 4, rouge 3, jaune 1, vert 7 et bleu 8. Jusqu’ici, elle a coché le 2 et le 4 rouges, le 3 jaune, le 15 et le 13 bleus ; la verte est vide.

    La somme blanche est 6, son nombre porte-bonheur. La verte est la rangée qui a le moins de croix : au lieu d’un 6, elle coche donc le 16 vert. Leo a d’autres nombres porte-bonheur et coche le 6 rouge.

    Puis Ada additionne le 4 blanc et le 8 bleu et coche le 12 bleu.

    Sa feuille est alors : rouge 2, 4 ; jaune 3 ; vert 16 ; bleu 15, 13, 12.
    .title = Un tour en exemple

rules-longo-score =
    Comme dans le Classique, et au-delà : dans une rangée, 12 croix valent 78 points, 13 en valent 91, 14 en valent 105 et 15 en valent 120. Chaque pénalité coûte 5 points.

    Exemple : 4 croix rouges, 3 jaunes, 9 vertes et 8 bleues avec 2 pénalités font 10 + 6 + 45 + 36 − 10 = 87.
    .title = Le score

rules-longo-end =
    Comme dans le Classique, la partie s’arrête aussitôt qu’un joueur coche sa quatrième pénalité ou que deux rangées sont fermées, peu importe par qui. Comme plusieurs rangées peuvent se fermer dans la même action blanche, il peut même y en avoir plus de deux.

    Si cela arrive dans l’action blanche, il n’y a plus d’action de couleur, et le joueur actif qui n’a rien coché ne prend pas de pénalité.
    .title = La fin

## The Duel

rules-duel = Le Duel
    .summary = Deux joueurs sur un même plateau posent des pions, s’éjectent l’un l’autre et bâtissent des piles que plus personne ne déloge.

rules-duel-goal =
    Deux joueurs se partagent un plateau. Pose le plus de pions possible dans les quatre rangées : dans chaque rangée, chaque nouveau pion vaut plus que le précédent. Chacun de tes pions parmi les lancers manqués te coûte 5 points.

    Le total le plus élevé l’emporte.
    .title = Le but du jeu

rules-duel-board =
    Les quatre rangées sont celles du Classique : la rouge ▲ et la jaune ● de 2 à 12, la verte ■ et la bleue ◆ de 12 à 2. Après son dernier nombre, chaque rangée a une case pour le cadenas. Il y a aussi une colonne pour les lancers manqués.

    Chacun a 22 pions d’une seule couleur. Les dés sont ceux du Classique : à six faces, deux blancs et quatre de couleur.
    .title = Le plateau

rules-duel-turn =
    Le premier joueur est tiré au sort, puis on joue à tour de rôle. Le joueur actif lance tous les dés encore en jeu, et lui seul agit, dans les deux actions.

    Action blanche (action 1) : tu peux poser un pion sur la somme blanche dans n’importe quelle rangée. Action de couleur (action 2) : tu peux ensuite poser un pion sur la somme d’un dé blanc et d’un dé de couleur, dans la rangée de cette couleur. Tu peux passer dans l’une comme dans l’autre.

    Dans l’action de couleur, tu ne peux pas utiliser la case que tu as utilisée dans l’action blanche du même tour.
    .title = Le tour

rules-duel-placing =
    Un pion se pose à droite de tous tes pions présents dans cette rangée ; la seule exception est la pile. Tu peux laisser des trous.

    Une case ne contient que les pions d’un seul joueur. Tu peux dépasser les pions adverses, et tu peux aussi utiliser une case libre derrière eux, tant qu’elle est à droite des tiens.
    .title = Poser des pions

rules-duel-front =
    La tête d’une rangée est sa case occupée la plus à droite, quel qu’en soit l’occupant. S’il s’y trouve un seul pion adverse, tu peux l’éjecter avec son nombre : ton pion prend la case. L’autre revient à son propriétaire, qui peut le reposer ; pour la règle « à droite de tous tes pions », seuls comptent les pions encore en place.

    Un pion adverse qui n’est pas en tête bloque sa case.

    Exemple : dans la rangée rouge, tu es sur le 3, ton adversaire sur le 5 et, avec un seul pion, sur le 7. Tu peux utiliser 4, 6, 8, 9, 10 et 11, ou éjecter le pion du 7. Le 5 est bloqué, et pour le 12 il te faut cinq pions à toi.
    .title = La tête de la rangée et l’éjection

rules-duel-stack =
    Si la tête est à toi, tu peux y empiler un autre pion avec son nombre, aussi haut que tu veux. Une pile de deux pions ou plus ne peut jamais être éjectée ; ton adversaire peut seulement la dépasser.

    Dès qu’un pion se trouve plus à droite, même l’un des tiens, cette case ne reçoit plus de pions. C’est la rangée au moment du coup qui compte : un pion de ton action blanche peut donc déjà être la nouvelle tête dans ton action de couleur.
    .title = La pile

rules-duel-closing =
    Pour le dernier nombre d’une rangée, il te faut déjà au moins cinq pions à toi dans cette rangée. Chaque pion d’une pile compte, un pion éjecté ne compte pas.

    Quand tu le prends, tu poses un pion de plus sur le cadenas, et les deux comptent. Le cadenas ne se prend jamais seul. La rangée est alors fermée pour vous deux et son dé quitte aussitôt le jeu, y compris pour l’action de couleur du même tour.

    Si le dernier nombre te prend ton tout dernier pion, le cadenas reste vide. La rangée est fermée quand même, et la partie est finie.
    .title = Fermer une rangée

rules-duel-missed =
    Si tu es le joueur actif et que tu n’utilises aucune des deux actions, même exprès, un de tes pions va parmi les lancers manqués : 5 points de moins pour toi.

    Ce pion compte comme posé : il ne revient pas.
    .title = Les lancers manqués

rules-duel-example =
    Dans la rouge, Ada est sur le 3 et Leo, avec un pion isolé, sur le 7, qui est la tête. Dans la jaune, Leo a une pile de deux sur le 4. C’est le tour d’Ada, qui lance blanc 3 et 4, rouge 6, jaune 2, vert 1 et bleu 1.

    La somme blanche est 7 : Ada éjecte le pion de Leo du 7 rouge. Il le reprend et peut le reposer.

    Puis elle additionne le 4 blanc et le 2 jaune et pose un pion sur le 6 jaune, au-delà de la pile de Leo. Elle tient maintenant la tête des deux rangées, et la pile de Leo ne grandit plus.
    .title = Un tour en exemple

rules-duel-end =
    La partie s’arrête aussitôt, même au milieu d’un tour, quand un joueur n’a plus de pion à poser, quand il y a en tout quatre pions parmi les lancers manqués, peu importe à qui ils sont, ou quand deux rangées sont fermées, peu importe par qui.

    Si cela arrive dans l’action blanche, il n’y a plus ni action de couleur ni lancer manqué. Un dernier pion qui va parmi les lancers manqués met lui aussi fin à la partie.
    .title = La fin

rules-duel-score =
    Compte tes pions dans chaque rangée, y compris tous ceux d’une pile et celui du cadenas, mais douze au maximum. 1 à 12 pions valent 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 et 78 points. Additionne les quatre rangées et retire 5 points pour chacun de tes pions parmi les lancers manqués.

    Le total le plus élevé l’emporte ; en cas d’égalité, la victoire est partagée.
    .title = Le score
