## The daily game

daily-title = Partita del giorno
