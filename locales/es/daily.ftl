## The daily game

daily-title = Partida del día
