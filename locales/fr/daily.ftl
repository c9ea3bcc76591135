## The daily game

daily-title = Partie du jour
