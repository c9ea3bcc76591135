## Words shared by the terminal, the page and the server.

variant-classic = Classico
variant-longo = Longo
variant-duel = Il Duello
colour-red = rosso
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-white = bianco
pass = passo
lock = lucchetto
# A number to cross off or a cell for a pawn: "rosso 5".
move = { $colour } { $number }
move-lucky = { $colour } { $number }, fortunato
# Al posto del nome di chi ha fatto eliminare i propri dati.
somebody = Qualcuno
penalties = Lanci a vuoto
missed-count = Lanci mancati: { $count }
pawns-left = { $count ->
    [one] { $count } pedina rimasta
   *[other] { $count } pedine rimaste
}
lucky-numbers = fortunati { $one } e { $other }
total = Totale
reason-rows = { $count ->
    [one] { $count } riga è chiusa
   *[other] { $count } righe sono chiuse
}
reason-pawns = un giocatore non ha più pedine
reason-penalties = qualcuno ha segnato il quarto lancio a vuoto
reason-penalties-duel = ci sono quattro pedine tra i lanci mancati
wins = Vince { $name }.
share-the-win = Vittoria condivisa: { $names }.
solitaire-end = { $name } chiude con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
bot-novice = Principiante
bot-casual = Dilettante
bot-club = Socio del club
bot-expert = Esperto
bot-champion = Campione
bot-master = Maestro
bot-partner = Alla pari
bot-optimal = Ottimale
bot-random = Casuale
bot-greedy = Avido
partner-today = Oggi gioca al livello «{ $level }», per una partita alla pari.
partner-played = { $name } ha giocato al livello «{ $level }» e si adatterà di nuovo prima della prossima partita.
