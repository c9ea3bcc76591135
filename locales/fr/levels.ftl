## Comment joue chaque niveau des bots : pour en choisir un, dans le terminal et sur la page

level-novice = Il laisse échapper beaucoup et prend presque tout ce qu’il voit.
level-casual = Il évite les grands sauts, manque parfois une croix et pense à une action à la fois.
level-club = Il évalue bien les sauts, prévoit les deux actions et surveille la fin.
level-expert = Il juge toute la position, se trompe parfois et ne prévoit pas ce que font les autres.
level-master = Rien ne lui échappe, il juge toute la position et compte avec les autres.

# Prénoms des bots de chaque niveau : au moins cinq, aucun deux fois
bot-names-novice = Lulu, Léo, Zoé, Titou, Mimi, Lison
bot-names-casual = Camille, Hugo, Manon, Jules, Rose, Théo
bot-names-club = Nora, Antoine, Élise, Mathieu, Louise, Marcel
bot-names-expert = Véra, Simon, Claire, Édouard, Hélène, Bruno
bot-names-master = Irène, Victor, Solène, Léonard, Judith, Rémi
