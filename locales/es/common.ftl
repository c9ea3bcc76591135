## Words shared by the terminal, the page and the server.

variant-classic = Clásico
variant-longo = Longo
variant-duel = El Duelo
colour-red = rojo
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-white = blanco
pass = paso
lock = candado
# A number to cross off or a cell for a pawn: "rojo 5".
move = { $colour } { $number }
# Short: the list of choices leaves 20 columns for it.
move-lucky = { $colour } { $number }, suerte
# En lugar del nombre de quien hizo borrar sus datos.
somebody = Alguien
penalties = Fallos
missed-count = Tiradas fallidas: { $count }
pawns-left = { $count ->
    [one] queda { $count } peón
   *[other] quedan { $count } peones
}
lucky-numbers = suerte: { $one } y { $other }
total = Total
reason-rows = { $count ->
    [one] hay { $count } fila cerrada
   *[other] hay { $count } filas cerradas
}
reason-pawns = un jugador se ha quedado sin peones
reason-penalties = alguien ha marcado el cuarto fallo
reason-penalties-duel = hay cuatro peones en las tiradas fallidas
wins = Gana { $name }.
share-the-win = Victoria compartida: { $names }.
solitaire-end = { $name } termina con { $points ->
    [one] { $points } punto.
   *[other] { $points } puntos.
}
bot-novice = Principiante
bot-casual = Aficionado
bot-club = Socio del club
bot-expert = Experto
bot-champion = Campeón
bot-master = Maestro
bot-partner = A tu nivel
bot-optimal = Óptimo
bot-random = Aleatorio
bot-greedy = Voraz
partner-today = Hoy juega al nivel «{ $level }», para una partida igualada.
partner-played = { $name } ha jugado al nivel «{ $level }» y se adaptará de nuevo antes de la próxima partida.
