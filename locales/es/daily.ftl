## The daily game

daily-title = Partida del día
daily-lead = Una partida en solitario, con los mismos dados para todos, una vez al día. ¿Quién los aprovecha mejor?
daily-number = N.º { $number }
daily-alone = { $game }, en solitario
daily-lucky = Números de la suerte para todos: { $one } y { $other }
daily-sundays = { $classic } de lunes a sábado, { $longo } los domingos.

# The user's own attempt
daily-play = Jugar la partida de hoy
daily-continue = Continuar tu partida
daily-first-counts = Cuenta el primer intento. Puedes parar y seguir más tarde.
daily-begun = Has empezado esta partida. Cuenta si la terminas antes de que acabe el día siguiente (UTC).
daily-missed = No terminaste esta partida.
daily-once = Un intento al día: conociendo los dados, un segundo no probaría nada. El análisis muestra lo que era posible.
# The word after the number
daily-points = { $points ->
    [one] punto
   *[other] puntos
}
daily-place = Puesto { $place } de { $players }
# $lost is a number as text, such as 12.4; $count chooses the plural.
daily-lost = { $count ->
    [one] { $lost } punto perdido
   *[other] { $lost } puntos perdidos
}
daily-lost-how = frente al juego perfecto con los mismos dados
daily-judging = El entrenador está mirando tu partida…
daily-analysis = Análisis de mi partida
daily-squares = Tus turnos
# $mark is the word for the quality of the move
daily-square = Turno { $turn }: { $mark }
daily-legend = Por turno, lo que costó:
daily-share = Compartir
daily-copied = Copiado
daily-share-field = Tu resultado como texto
daily-share-text = Lucchetto { $date } · { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
daily-next = Próxima partida en { $time }
daily-new = Hay una partida nueva
daily-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
daily-streak-none = Aún sin racha
daily-longest = La más larga: { $days }

# The leaderboard
daily-table = La clasificación de hoy
daily-table-past = La clasificación del día
daily-table-hidden = { $players ->
    [0] Nadie ha terminado todavía. ¡Empieza tú!
    [one] { $players } persona ha terminado. Verás la clasificación cuando termine tu partida.
   *[other] { $players } personas han terminado. Verás la clasificación cuando termine tu partida.
}
daily-table-empty = Nadie terminó esta partida.
daily-column-place = Puesto
daily-column-name = Nombre
daily-column-score = Puntos
daily-column-lost = Perdidos
daily-you = tú
daily-working = …
daily-working-how = se está calculando
daily-look = Análisis de la partida de { $name }
daily-expected = El juego perfecto obtiene de media
daily-expected-how = con todos los dados posibles
daily-optimal = Con estos dados
daily-optimal-how = el jugador óptimo obtuvo
daily-estimated = La tabla exacta de esta partida no está en este servidor. Lo perdido lo estima la red del maestro (≈), y el juego perfecto no se conoce.
daily-building = La tabla exacta se está calculando en segundo plano. Hasta que esté lista, lo perdido es una estimación (≈).

# Past days
daily-days = Días pasados
daily-days-none = Este es el primer día aquí. Mañana encontrarás en este lugar la partida de hoy.
daily-day-players = { $players ->
    [0] nadie
    [one] { $players } persona
   *[other] { $players } personas
}
daily-day-best = récord { $points }
daily-day-yours = tú { $points }
daily-day-unfinished = sin terminar: hoy aún cuenta
daily-back = A la partida de hoy

# The dice
daily-dice = Cómo se hacen los dados y cómo comprobarlos
daily-dice-chain = El primer día este servidor sorteó un número secreto y calculó su hash (SHA-256) una y otra vez, lo bastante para cien años. La semilla de cada día es el hash de la semilla del día siguiente. Así las semillas se publican en orden inverso: con una semilla publicada cualquiera puede calcular todos los días anteriores, y nadie un día futuro.
daily-dice-promise = La semilla de ayer es la promesa para hoy: el hash de la semilla de hoy tiene que dar esa. Todos los dados del día salen de la semilla. El servidor no puede elegir después otros dados, y acabado el día cualquiera puede comprobar cada tirada.
daily-dice-limits = Quien lleva este servidor podría ver los dados por adelantado. Y sin cuentas nadie impide que alguien mire los dados con otro dispositivo: la clasificación vive del juego limpio.
daily-dice-promised = Prometida: { $date }
daily-dice-seed = Semilla: { $date }
daily-dice-later = se publica cuando acaba el día
daily-dice-anchor = Fin de la cadena: { $date }
daily-check = Comprobar los dados de este día
daily-check-yesterday = Comprobar los dados de ayer
daily-check-none = Desde mañana puedes comprobar aquí los dados de hoy.
daily-check-promise = { $kept ->
    [yes] La semilla es la prometida.
   *[no] ¡La semilla no es la prometida!
}
daily-check-chain = { $kept ->
    [yes] En { $steps } pasos lleva al fin de la cadena.
   *[no] ¡No lleva al fin de la cadena!
}
daily-check-anchor = { $kept ->
    [yes] Es la misma cadena que este dispositivo vio antes.
   *[no] ¡Este dispositivo vio antes otra cadena!
}
daily-check-rolls = { $kept ->
    [yes] Las { $rolls } tiradas del registro salen de ella.
   *[no] ¡Las tiradas del registro no salen de ella!
}
daily-check-failed = No se pudo comprobar. Inténtalo de nuevo.
