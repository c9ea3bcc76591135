## La página donde se puede montar cualquier posición

explore-title = Explorador
explore-lead = Cualquier posición, cualquier tirada: ¿cuánto vale cada opción?
explore-game = Juego
explore-players = Jugadores
explore-count = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
explore-player = Jugador { $number }
explore-undo = Deshacer
explore-copy = Copiar enlace
explore-link = Enlace a esta posición
explore-unread = Este enlace no contiene ninguna posición: quizá se cortó por el camino. Aquí tienes una para empezar.

# La hoja
explore-sheet-of = Hoja: { $player }
explore-whose-sheet = De quién es la hoja que se ve
explore-decides = decide
explore-rolled = ha tirado
explore-wrong = aquí hay algo mal
explore-keys = Las flechas van de casilla en casilla; la barra espaciadora tacha un número o lo libera.
explore-keys-duel = Las flechas van de casilla en casilla; la barra espaciadora coloca un peón y Supr quita uno.
explore-box = Fallo { $number }
explore-lucky = Número de la suerte { $number } de 2
explore-missed = Fallidas
explore-tool = Qué hace un toque en el tablero
explore-take = Quitar
# Screen readers, at a cell of the Duel's board.
explore-cell = { $state ->
    [chosen] lo que elige el entrenador
   *[can] se puede usar
}

# Los dados
explore-roll = Tira por mí
explore-die = { $die }: { $face }
explore-die-ask = ¿Qué muestra: { $die }?

# Quién decide
explore-turn = De quién es el turno
explore-decision = Quién decide
explore-action = Qué decisión
explore-action-white = Acción 1: los dados blancos
explore-action-pass = Acción 2, sin usar nada antes
explore-action-used = Acción 2, tras { $move }
explore-closed = Filas cerradas por otros

# La respuesta
explore-answer = ¿Qué hacer?
explore-answer-for = { $player }: ¿qué hacer?
explore-exact = exacto
explore-estimate = estimación
explore-source-exact = Exacto: los puntos esperados desde aquí con juego perfecto, calculados por el solucionador.
explore-source-estimate = Los puntos esperados desde aquí, estimados por la red del bot más fuerte. No hay tabla exacta.
explore-source-building = Los puntos esperados desde aquí, estimados por la red del bot más fuerte. La tabla exacta se está calculando ahora mismo.
explore-source-win = La probabilidad de ganar desde aquí y la ventaja esperada en puntos, según la red del bot más fuerte.
explore-points = puntos
explore-margin = { $margin } puntos
explore-go-on = Hacer esto y seguir con la acción 2
explore-thinking = El entrenador está pensando…
explore-said = { $count ->
    [one] El entrenador ha valorado una opción.
   *[other] El entrenador ha valorado { $count } opciones.
}
explore-impossible = Esta posición es imposible
explore-show = Ver { $player }
explore-again = Reintentar

# Posiciones para empezar
explore-examples = Posiciones para pensar
explore-empty = Hoja vacía
explore-example-jump = El siete se salta un número: ¿tacharlo o esperar a los colores?
explore-example-penalty = Nada encaja: ¿saltarse muchos o marcar el fallo?
explore-example-lock = Doce y cinco cruces: ¿cerrar ya?
explore-example-end = Cerrar la segunda fila termina la partida: ¿cerrarla?
explore-example-lucky = Un número de la suerte: ¿la suma o la casilla siguiente?
explore-example-close = ¿Cerrar la fila con el 15 o seguir sumando?
explore-example-wait = Acción 2 sin haber usado nada: ¿cuál es el mal menor?
explore-example-knock = Un peón suelto en el frente: ¿expulsarlo?
explore-example-stack = ¿Defender el frente con una pila o seguir adelante?
explore-example-front = Dos seises: ¿quién se queda con el final de la fila?
