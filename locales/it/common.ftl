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
# A number to cross or a cell for a pawn: "rosso 5".
move = { $colour } { $number }
move-lucky = { $colour } { $number }, fortunato
penalties = Penalità
missed-count = Lanci falliti: { $count }
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
reason-penalties = è stata segnata la quarta penalità
reason-penalties-duel = ci sono quattro pedine tra i lanci falliti
wins = Vince { $name }.
share-the-win = Vittoria condivisa: { $names }.
solitaire-end = { $name } chiude con { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
bot-novice = Principiante
    .how = Gli sfugge molto e prende quasi tutto ciò che vede.
bot-casual = Dilettante
    .how = Evita i grandi salti, ogni tanto non vede una crocetta, pensa a un’azione per volta.
bot-club = Socio del club
    .how = Valuta bene i salti, pensa a entrambe le azioni e tiene d’occhio la fine.
bot-expert = Esperto
    .how = Giudica la posizione intera, a volte sbaglia, non prevede che cosa fanno gli altri.
bot-master = Maestro
    .how = Non gli sfugge nulla, giudica la posizione intera e fa i conti con gli altri.
bot-optimal = Ottimale
bot-random = Casuale
bot-greedy = Avido
