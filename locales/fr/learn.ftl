## L'introduction interactive. Un message est une étape : ce qu'il faut savoir, puis .task (quoi toucher) ;
## .right et .wrong répondent à l'appui.

learn-lead = Choisis un jeu. Tu l’apprends sur la feuille de jeu, en quelques gestes.
learn-classic = Le jeu par lequel tout a commencé. Commence ici.
learn-longo = Pour ceux qui connaissent le Classique : les nouveautés.
learn-duel = Des pions au lieu de croix, et un adversaire sur ton chemin.
learn-steps = { $count ->
    [one] { $count } étape
   *[other] { $count } étapes
}
learn-rather-read = Je préfère lire les règles
learn-of = Apprendre : { $game }
learn-progress = Étape { $step } sur { $steps }
learn-dice = Dés
learn-opponent = Adversaire
learn-pass = Passer
learn-pass-penalty = Prendre la pénalité
learn-pass-missed = Lancer manqué
learn-back = Retour
learn-skip = Sauter
learn-next = Suivant
learn-done = Tu peux jouer !
learn-done-text = La table te montre chaque coup possible et ce qu’il fait. Tous les détails sont dans les règles.
learn-again = Encore une fois

## Classique

learn-classic-white = Quelqu’un lance, et tout le monde joue : chacun peut cocher la somme des deux dés blancs dans une rangée.
    .task = Coche un 7, dans la couleur que tu veux.
    .right = Ta première croix ! Ce qui est à sa gauche est perdu : dans chaque rangée, on va seulement de gauche à droite.
    .wrong = Les dés blancs font 7. N’importe lequel des quatre 7 convient.
learn-classic-down = La rouge et la jaune montent de 2 à 12, la verte et la bleue descendent de 12 à 2.
    .task = La somme blanche est 11 : où sautes-tu le moins de nombres ?
    .right = Oui : la verte et la bleue commencent à 12, le 11 y est donc le deuxième nombre.
    .wrong = C’est permis, mais dans la rouge et la jaune tu sauterais neuf nombres. La verte et la bleue commencent à 12.
learn-classic-order = Dans chaque rangée, on ne continue que vers la droite.
    .task = La somme blanche est 5 : où peux-tu la cocher ?
    .right = Exactement : dans la jaune, c’est le nombre suivant, et la verte et la bleue sont encore vides. Les trois sont permis.
    .wrong = Dans la rouge, tu as déjà coché le 6 : le 5 est à sa gauche, donc perdu.
learn-classic-skip = Tu peux sauter des nombres, mais alors ils sont perdus.
    .task = La somme est 9 : quel 9 ne saute rien ?
    .right = Oui : après le 10 bleu vient le 9. La patience paie.
    .wrong = C’est permis, mais cela saute des nombres qui pourraient te servir. Un des 9 n’en saute aucun.
learn-classic-pass = Rien ne t’oblige à cocher. Quand quelqu’un d’autre a lancé, passer ne coûte rien.
    .task = Que ferais-tu de ce 11 ?
    .right = Bien joué. Tant que ce n’est pas ton tour, passer est gratuit.
    .wrong = C’est permis, mais tu perdrais au moins quatre nombres pour une seule croix. Mieux vaut passer.
learn-classic-own = Maintenant c’est ton tour. Tu lances tous les dés et tu as deux actions : d’abord la somme blanche, comme tout le monde, puis une autre pour toi.
    .task = D’abord la somme blanche, 7 : quel 7 ne saute rien ?
    .right = Bien : après le 6 rouge vient le 7. Place aux couleurs.
    .wrong = C’est permis, mais cela saute des nombres. Dans la rouge, le 7 vient ensuite.
learn-classic-colour = Le même lancer, action 2 : un dé blanc plus un dé de couleur, coché dans la rangée de cette couleur. Toi seul peux le faire, car c’est ton tour.
    .task = Trouve une croix qui ne saute rien.
    .right = Très bien : cela fait deux croix en un tour.
    .wrong = La somme est juste, mais elle saute des nombres. Regarde la verte et la bleue.
learn-classic-free = C’est encore ton tour. Avec les dés blancs, tu as coché le 8 rouge ; vient maintenant l’action 2.
    .task = Que ferais-tu de ces dés de couleur ?
    .right = Bien joué. Tu as déjà coché la somme blanche, donc passer l’action 2 est gratuit.
    .wrong = C’est permis, mais cela saute au moins trois nombres. Tu as utilisé les dés blancs : passer ne coûte rien.
learn-classic-penalty = C’est encore ton tour, et rien ne va : ni la somme blanche, ni une couleur. Si tu ne coches rien à ton tour, tu prends une pénalité.
    .task = Impossible d’y échapper.
    .right = 5 points de moins. Cela n’arrive qu’à ton propre tour, et la quatrième pénalité met fin à la partie.
    .wrong = Il n’y a rien d’autre à faire ici : prends la pénalité.
learn-classic-closing = Le dernier nombre d’une rangée demande d’abord cinq croix dans cette rangée. Tu peux y sauter de n’importe où, comme à tout nombre plus loin.
    .task = La somme est 12 : quelle rangée peux-tu fermer ?
    .right = Clic ! Du 7 tout droit au 12. Le cadenas compte comme une croix de plus, la rangée est fermée pour tous et le dé rouge quitte le jeu.
    .wrong = La jaune n’a que quatre croix, et il en faut cinq avant le dernier nombre.
learn-classic-together = Avec les dés blancs, chacun décide en secret, et tous les choix comptent au même instant. Toi et quelqu’un d’autre avez cinq croix rouges chacun, et la somme est 12.
    .task = Si vous cochez tous les deux le 12 rouge, combien d’entre vous ont le cadenas ?
    .right = Tous les deux ! Les choix comptent au même instant : personne n’arrive trop tard.
    .wrong = Pas tout à fait : les choix comptent au même instant, personne n’arrive donc avant.
learn-classic-locked = Quelqu’un d’autre a fermé la verte. Tes trois croix vertes gardent leurs points, mais tu ne peux plus en ajouter.
    .task = La somme est 7 : où peux-tu encore la cocher ?
    .right = Oui. La rangée verte est finie pour toi aussi, même à moitié pleine. Surveille donc les rangées que d’autres peuvent fermer.
    .wrong = La verte est fermée pour tous, et son dé a quitté le jeu.
learn-classic-end = La verte est fermée. C’est ton tour, et avec le 12 blanc tu fermes la rouge : c’est la deuxième rangée fermée.
    .task = Combien de croix peux-tu encore faire dans ce tour ?
    .right = Aucune : la deuxième rangée fermée met aussitôt fin à la partie, avant l’action 2. Personne ne prend alors de pénalité.
    .wrong = Deux rangées fermées mettent aussitôt fin à la partie : il n’y a plus d’action 2.
learn-classic-score = La partie s’arrête quand deux rangées sont fermées ou que quelqu’un a quatre pénalités. Dans chaque rangée, la première croix vaut 1 point, la suivante 2, puis 3…
    .task = Combien valent les quatre croix rouges ?
    .right = 1 + 2 + 3 + 4 = 10. Les longues rangées rapportent le plus. Chaque pénalité enlève 5, et le total le plus élevé gagne.
    .wrong = Pas tout à fait : additionne 1 + 2 + 3 + 4.

## Longo

learn-longo-white = Longo a des dés à huit faces et des rangées jusqu’à 16.
    .task = La somme blanche est 13 : où te coûte-t-elle le moins ?
    .right = Bien : la verte et la bleue commencent à 16, tu ne sautes donc que trois nombres.
    .wrong = C’est permis, mais dans la rouge et la jaune tu sauterais onze nombres. La verte et la bleue commencent par le haut.
learn-longo-lucky = Chaque joueur a deux nombres porte-bonheur ; les tiens sont 6 et 11. Quand l’un d’eux est la somme blanche, tu peux cocher à la place la case suivante de ta rangée la plus vide.
    .task = La somme est 6 : profite de ta chance !
    .right = La verte était vide, sa première case est donc à toi : rien de sauté, et avec un 6.
    .wrong = Un 6 normal est permis, mais il saute des nombres. C’est ton porte-bonheur : cherche l’étoile.
learn-longo-others = Quelqu’un d’autre a lancé, et la somme blanche est 11. Tes nombres porte-bonheur comptent à chaque lancer, pas seulement aux tiens.
    .task = Profite de ta chance ici aussi !
    .right = Oui : la case verte suivante est à toi, sur le lancer d’un autre.
    .wrong = Un 11 normal est permis, mais il saute des nombres. Cherche l’étoile.
learn-longo-fewest = La croix porte-bonheur va là où tu as le moins de croix. À égalité, tu choisis.
    .task = La somme est 11 : où peut aller la croix porte-bonheur ?
    .right = Exactement : la verte et la bleue n’ont qu’une croix. La case suivante y est à toi.
    .wrong = Cette rangée a plus de croix que d’autres. La chance aide là où tu en as le moins.
learn-longo-blocked = Ici, c’est la rouge qui a le moins de croix, et sa case suivante est le 15. Mais le 15 ferme la rangée et demande d’abord six croix. La somme est 6, l’un de tes nombres porte-bonheur.
    .task = Dans combien de rangées la croix porte-bonheur peut-elle aller ?
    .right = Dans aucune : la rangée qui a le moins de croix est bloquée, et aucune autre ne prend sa place. Un 6 normal reste permis.
    .wrong = Non : seule compte la rangée qui a le moins de croix, et le 15 ne peut pas encore y être coché.
learn-longo-six = Pour fermer une rangée, il te faut d’abord six croix dedans.
    .task = La somme est 15 : quelle rangée peux-tu fermer ?
    .right = Clic ! Dans Longo, 15 suffit : l’un ou l’autre des deux derniers nombres ferme la rangée.
    .wrong = La jaune n’a que cinq croix ; dans Longo, il en faut six.
learn-longo-either = L’un ou l’autre des deux derniers nombres coche aussitôt le cadenas. C’est ton tour : le 1 vert et un dé blanc font 2 ou 3.
    .task = Ferme la rangée verte.
    .right = Fermée ! Quel que soit celui que tu prends, le cadenas vient avec, et la rangée est finie pour tous.
    .wrong = Le 3 comme le 2 ferment la rangée verte.
learn-longo-score = Personne n’a donc jamais les deux derniers nombres. Une rangée a 15 nombres et un cadenas.
    .task = Combien de croix peut-elle avoir au plus, cadenas compris ?
    .right = 13 nombres, l’un des deux derniers et le cadenas : 15 croix, qui valent 120 points. Tout le reste est comme dans le Classique.
    .wrong = L’un des deux derniers reste toujours libre, et le cadenas s’ajoute.

## Le Duel

learn-duel-place = Deux joueurs, un plateau. Seul agit le joueur dont c’est le tour. D’abord, tu peux poser un pion sur la somme blanche, dans n’importe quelle rangée.
    .task = Poses-en un sur un 6.
    .right = Ton pion est en place. Chaque pion de plus dans une rangée vaut plus : 1, 2, 3 … points.
    .wrong = Les dés blancs font 6. N’importe lequel des quatre convient.
learn-duel-order = Ton pion va à droite des tiens dans cette rangée. Ceux de l’adversaire, tu peux les dépasser ou rester derrière.
    .task = La somme est 4 : où peux-tu aller ?
    .right = Oui. Pour l’ordre, seuls tes pions comptent.
    .wrong = Dans la rouge, tu es déjà sur le 5, et le 4 est à sa gauche.
learn-duel-knock = Le pion le plus à droite d’une rangée est la tête. Un pion adverse isolé en tête peut être éjecté avec son nombre.
    .task = La somme est 7 !
    .right = Dehors, il revient à ton adversaire. Maintenant la tête est à toi.
    .wrong = Possible, mais il y a mieux : dans la rouge, ton adversaire est seul en tête.
learn-duel-standing = Ton adversaire vient d’éjecter ton pion du 9 rouge. Dans la rouge, il ne te reste que celui du 3, et seuls comptent les pions encore en place.
    .task = La somme est 6 : où peux-tu aller ?
    .right = Oui : le 6 est à droite de ton 3, même si tu étais sur le 9 avant.
    .wrong = Là, l’un de tes pions est déjà plus à droite. Dans la rouge, celui du 9 n’est plus là.
learn-duel-blocked = Deuxième action : un dé blanc plus un dé de couleur, dans la rangée de cette couleur. Les pions adverses derrière la tête bloquent leur case.
    .task = Le 3 rouge fait 5 ou 6 : où peux-tu aller ?
    .right = Oui : le 6 est libre et à droite de ton 3.
    .wrong = Sur le 5 se trouve un pion qui n’est pas en tête : la case est bloquée.
learn-duel-stack = Dans la verte, la tête est à toi, sur le 8. Mais un pion seul peut être éjecté.
    .task = La somme est 8 : mets-le à l’abri.
    .right = Une pile ! Deux ou plus ne peuvent jamais être éjectés, et chaque pion de la pile compte.
    .wrong = Possible, mais ton pion sur le 8 vert reste en danger. Poses-en un deuxième dessus.
learn-duel-same = Tu viens de poser un pion sur le 7 rouge avec les dés blancs. La deuxième action ne peut pas utiliser la même case dans le même tour.
    .task = Le 4 rouge fait 7 ou 8 : où peux-tu aller ?
    .right = Oui. On ne peut pas faire une pile avec les deux actions d’un même tour.
    .wrong = Tu as utilisé le 7 rouge dans la première action de ce tour.
learn-duel-stays = Dans la bleue, ton adversaire a une pile en tête.
    .task = Le 3 bleu fait 4 ou 5 : que peux-tu faire ?
    .right = Exactement : la dépasser. Maintenant la tête est à toi, et la pile ne grandit plus.
    .wrong = Une pile reste pour toujours. Tu peux seulement la dépasser.
learn-duel-missed = Rien ne va : toutes les sommes sont derrière tes pions. Si tu n’utilises aucune action à ton tour, tu mets un pion parmi les lancers manqués.
    .task = Impossible d’y échapper.
    .right = 5 points de moins pour toi. À quatre lancers manqués en tout, peu importe de qui, la partie s’arrête.
    .wrong = Il n’y a rien d’autre à faire ici : un lancer manqué.
learn-duel-closing = Le dernier nombre demande cinq pions à toi dans cette rangée. Chaque pion d’une pile compte.
    .task = La somme est 12 : ferme une rangée !
    .right = Clic ! Un pion de plus va sur le cadenas, les deux comptent, et la rangée est fermée pour vous deux.
    .wrong = Dans la rouge, tu n’as qu’un pion, et le dernier nombre en demande cinq.
learn-duel-score = La partie s’arrête quand deux rangées sont fermées, quand quatre lancers sont manqués ou quand quelqu’un a posé ses 22 pions. Dans la verte, tu as cinq pions, dont deux en pile.
    .task = Combien valent-ils ?
    .right = 1 + 2 + 3 + 4 + 5 = 15. Au plus douze pions comptent dans une rangée. À toi de jouer !
    .wrong = Chaque pion compte : 1 + 2 + 3 + 4 + 5.
