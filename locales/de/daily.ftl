## The daily game

daily-title = Tagesspiel
