## Ce que le navigateur peut avoir à dire, sur chaque page.

page-again = Réessayer
page-offline = Pas de connexion. Pour jouer avec d’autres, il faut le réseau ; les parties contre des bots et sur cet appareil, la feuille de score, les règles et l’introduction marchent sans.
page-problem = Quelque chose s’est mal passé. Réessaie.
not-loaded = Cette page n’a pas pu être chargée
