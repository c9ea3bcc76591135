## Comment joue chaque niveau des bots : pour en choisir un, dans le terminal et sur la page

level-novice = Il prend ce qui est devant lui, saute trop et oublie souvent les dés blancs des autres.
level-casual = Il évite les plus grands trous, laisse parfois échapper une croix et pense à une action à la fois.
level-club = Il évalue bien les sauts, prévoit les deux actions et surveille la fin.
level-expert = Il juge toute la position, mais évalue souvent mal une croix ; il ne prévoit pas ce que font les autres.
level-champion = Il juge toute la position et se trompe rarement de beaucoup ; il ne prévoit pas ce que font les autres.
level-master = Rien ne lui échappe, il juge toute la position et compte avec les autres.
level-own = Un bot ajouté par les responsables de ce serveur.

# Prénoms des bots de chaque niveau : au moins cinq, aucun deux fois
bot-names-novice = Lulu, Léo, Zoé, Titou, Mimi, Lison
bot-names-casual = Camille, Hugo, Manon, Jules, Rose, Théo
bot-names-club = Nora, Antoine, Élise, Mathieu, Louise, Marcel
bot-names-expert = Véra, Simon, Claire, Édouard, Hélène, Bruno
bot-names-champion = Adèle, Gaspard, Nadine, Lucien, Estelle, Olivier
bot-names-master = Irène, Victor, Solène, Léonard, Judith, Rémi

# Le style de chaque personnage, en une phrase
character-any = N’importe qui
new-bot-character = Personnage du bot à la place { $number }
character-toby = Ne résiste jamais à un nombre bleu, si loin qu’il soit.
character-poppy = A peur du cadenas et laisse les rangées ouvertes bien trop longtemps.
character-alfie = Rafle tout ce qui passe et oublie rarement les dés blancs.
character-gina = Adore le rouge et saute loin pour l’avoir.
character-sam = Voit tout ce qui est proche, mais somnole quand les autres lancent.
character-ruby = Fonce vers le cadenas, coûte que coûte.
character-nora = Manque rarement les dés blancs des autres, mais néglige les siens.
character-owen = Se hâte de fermer les rangées avant les autres.
character-grace = A un faible pour le vert.
character-vera = Garde les rangées ouvertes aussi longtemps que possible.
character-simon = Amasse le jaune partout où il rapporte.
character-clara = Suit chaque lancer, mais se fie trop à son instinct.
character-maud = Ferme tôt les rangées et finit vite les parties.
character-lionel = Mise d’abord sur le bleu.
character-stella = Se contente d’une courte victoire et joue la sécurité.
character-irene = Ferme les rangées plus tôt qu’on ne s’y attend.
character-victor = Joue pour une large avance, pas seulement pour gagner.
character-astrid = Parfaite en tout, et un peu amoureuse du vert.
