## The analysis page

analysis-title = Análisis
analysis-with-hints = con pistas
analysis-exact = exacto
analysis-estimated = estimado
analysis-exact-how = Valoración exacta: cada valor sale de la tabla del solucionador para toda la partida.
analysis-estimated-how = Valoración de la red del maestro: cada valor es una estimación.
analysis-checked-how = Las decisiones reñidas se han comprobado: el maestro siguió jugando desde cada opción, { $games } partidas en total.
analysis-quick-how = Valoración rápida: no se ha comprobado ninguna decisión jugando hasta más adelante.
analysis-deepen = Comprobar más a fondo
analysis-deepen-how = Desde cada opción, el maestro juega miles de partidas hasta el final. Tarda uno o dos minutos.
analysis-deepening = Comprobando más a fondo: { $percent }
analysis-deep-how = Comprobado a fondo, con partidas jugadas hasta el final.

# The headline: was it luck, or the play?
verdict-not-over = Esta partida aún no ha terminado
verdict-you-won-by-luck = Has ganado por suerte
verdict-you-won-even = Habéis jugado igual de bien; los dados estaban de tu parte
verdict-you-won-both = Has ganado: jugaste mejor y con los dados a favor
verdict-you-won-by-play = Has ganado porque jugaste mejor
verdict-you-won-close = Una partida reñida, y la has ganado
verdict-you-lost-though-better = Has perdido aunque jugaste mejor
verdict-you-lost-by-luck = Habéis jugado igual de bien; los dados estaban en tu contra
verdict-you-lost-both = Has perdido: malos dados y, además, errores tuyos
verdict-you-lost-by-play = No fueron los dados: has perdido por tus errores
verdict-you-lost-close = Una partida reñida, y la has perdido
verdict-you-shared = Compartes la victoria
verdict-you-well-lucky = Has jugado bien, y los dados ayudaron
verdict-you-well-unlucky = Has jugado bien; los dados estaban en tu contra
verdict-you-well-even = Has jugado bien
verdict-you-badly-lucky = Los dados fueron mejores que tus decisiones
verdict-you-badly-unlucky = Malos dados y, además, errores tuyos
verdict-you-badly-even = No fueron los dados: tus errores te costaron los puntos
verdict-other-won-by-luck = { $name } ha ganado por suerte
verdict-other-won-even = Partida igualada: los dados estaban de parte de { $name }
verdict-other-won-both = { $name } jugó mejor y con los dados a favor
verdict-other-won-by-play = { $name } ha ganado por jugar mejor
verdict-other-won-close = Una partida reñida que gana { $name }
verdict-other-shared = La victoria es compartida
verdict-other-well-lucky = { $name } jugó bien, y los dados ayudaron
verdict-other-well-unlucky = { $name } jugó bien; los dados no ayudaron
verdict-other-well-even = { $name } jugó bien
verdict-other-badly-lucky = Para { $name } los dados fueron mejores que las decisiones
verdict-other-badly-unlucky = Malos dados para { $name } y, además, errores
verdict-other-badly-even = { $name }: no fueron los dados, los errores costaron los puntos
analysis-part-luck = Dados
analysis-part-mistakes = { $who ->
    [you] Tus errores
   *[other] Sus errores
}
analysis-part-others = Los demás
analysis-parts-win = Sumados, llevan de las posibilidades iniciales al resultado.
analysis-parts-points = Sumados, llevan de la media del juego perfecto al resultado.
# $points is the figure as text, with its sign; $count chooses the plural.
analysis-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# The players
analysis-players = Cómo han jugado todos
analysis-column-points = Puntos
analysis-column-luck = Suerte
analysis-column-lost = Perdido
analysis-no-rating = Muy pocas decisiones para una valoración
analysis-no-mistakes = sin errores
analysis-inaccuracies = { $count ->
    [one] { $count } imprecisión
   *[other] { $count } imprecisiones
}
analysis-mistakes = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
analysis-blunders = { $count ->
    [one] { $count } error grave
   *[other] { $count } errores graves
}
analysis-without-luck = Sin suerte: { $result }

# The chart and the stepper
analysis-where = Dónde se decidió la partida
analysis-chart-win = Probabilidad de ganar durante la partida
analysis-chart-points = Puntos esperados durante la partida
analysis-marks = Errores y tiradas con suerte
analysis-as-table = El gráfico como tabla
analysis-slider = Momento de la partida
analysis-first = Al principio
analysis-previous = Un paso atrás
analysis-next = Un paso adelante
analysis-last = Al final
analysis-next-mistake = Siguiente error
analysis-previous-mistake = Error anterior
analysis-keys = Teclas: ← → un paso, Inicio y Fin, N siguiente error, P error anterior

# A moment
analysis-what = Qué ha pasado
analysis-position = Las hojas en este momento
analysis-beginning = El principio
analysis-beginning-how = Todavía no hay nada tachado. Avanza con las flechas, el deslizador o deslizando el dedo sobre las hojas.
analysis-no-dice = Antes de la primera tirada
analysis-turn = Turno { $turn }
analysis-rolls = tira { $name }
analysis-action = acción { $number }
analysis-for = para { $name }: { $amount }
analysis-costs = cuesta { $amount }
analysis-better = mejor: { $move }
analysis-choices = Todas las opciones, la mejor primero
analysis-explore = Explorar esta posición
analysis-best = mejor
analysis-played = jugada
analysis-best-played = mejor ✓
analysis-stands = { $name }: { $value }.
analysis-margin-ahead = { $name } puede esperar acabar { $points ->
    [one] { $points } punto por delante.
   *[other] { $points } puntos por delante.
}
analysis-margin-behind = { $name } puede esperar acabar { $points ->
    [one] { $points } punto por detrás.
   *[other] { $points } puntos por detrás.
}
analysis-margin-level = { $name } puede esperar acabar en empate.
analysis-over = La partida ha terminado.

# The list of mistakes
analysis-mistakes-title = Errores
analysis-whose = Errores de quién
analysis-all = Todos
analysis-none = Aquí no hay errores.
analysis-lost-amount = perdido:

# Next steps
analysis-link = Enlace a este momento
analysis-record = Descargar el registro
analysis-checker = Comprobador de dados
analysis-table = A la mesa
analysis-another = Analizar un registro

# An uploaded record
analysis-hand-in = Analizar un registro
analysis-hand-in-lead = Pega el registro de una partida: JSON Lines tal como las guarda este programa, o la notación de texto. No se publica nada.
analysis-record-text = El registro
analysis-record-example = Pégalo aquí, una línea por evento
analysis-go = Analizar
analysis-file = Elegir un archivo
analysis-drop = o suelta un archivo en cualquier parte de esta página
analysis-drop-here = Suelta aquí el registro
analysis-line = Línea { $line }:
analysis-working = El entrenador está mirando la partida…
analysis-working-how = Sopesa cada opción de cada jugador. Tarda unos segundos.
analysis-place = Antes van otras partidas: la tuya ocupa el puesto { $place } de la cola.
analysis-building = La tabla exacta se está calculando en segundo plano. Cuando esté lista, esta partida tendrá una valoración exacta: vuelve más tarde.
analysis-reload = La tabla exacta ya está lista: recarga esta página para ver la valoración exacta.

# Hints at the table
hint-best = Entrenador: la mejor
hint-thinking = El entrenador está pensando…
hint-costs = { $move } cuesta { $amount }:
hint-why = ¿Por qué?
hint-confirm = Elegirla igualmente
