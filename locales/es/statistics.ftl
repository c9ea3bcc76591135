## The user's statistics, and the server's dice

statistics-title = Estadísticas
statistics-lead = Tus partidas aquí, y lo que dice de ellas el entrenador.
statistics-none = Aún no has terminado ninguna partida aquí. Después de la primera la encontrarás en esta página.
statistics-none-go = Jugar una partida
statistics-pending = { $count ->
    [one] El entrenador está mirando todavía { $count } partida.
   *[other] El entrenador está mirando todavía { $count } partidas.
}
statistics-left-out = Las partidas de varias personas en un mismo dispositivo no cuentan: nadie sabe cuál de ellas eras tú. En una hoja de puntos, la primera hoja cuenta como la tuya.
statistics-as-table = Como tabla
# $points and $wins are numbers as text; $count chooses the plural.
statistics-wins = { $count ->
    [one] { $wins } victoria
   *[other] { $wins } victorias
}
statistics-points = { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
}

# Tallies
statistics-tallies = Partidas y victorias
statistics-game = Juego
statistics-games = Partidas
statistics-won = Ganadas
statistics-mean = Media
statistics-best = Récord
against-alone = en solitario
against-people = con otras personas
against-mixed = personas y bots

# Scores
statistics-scores = Tus puntuaciones
statistics-scores-of = Tus puntuaciones: { $game }
statistics-range = de { $low } a { $high }

# Accuracy
statistics-accuracy = La precisión a lo largo del tiempo
statistics-accuracy-how = 100 significa que no se perdió nada. La línea es la media de tus últimas { $count } partidas.
statistics-accuracy-none = El entrenador aún no ha mirado ninguna partida.
statistics-accuracy-now = Últimamente { $accuracy }
statistics-when = Cuándo
statistics-result = Puntos
statistics-with-hints = con pistas

# Moments
statistics-worst = Tus errores más costosos
statistics-worst-none = Ningún error digno de mención hasta ahora.
statistics-luckiest = Tus tiradas con más suerte
statistics-unluckiest = Tus tiradas con menos suerte
statistics-rolls-none = Ninguna tirada así hasta ahora.
statistics-moments-pending = El entrenador sigue trabajando: lo que encuentre aparecerá aquí.
statistics-look = Mostrar este momento

# Luck
statistics-luck = Tu suerte hasta ahora
statistics-luck-points = { $kind ->
    [good] En solitario, los dados te han dado { $points } más que la media.
    [bad] En solitario, los dados te han dado { $points } menos que la media.
   *[even] En solitario, los dados ni te han dado ni te han quitado nada.
}
statistics-luck-wins = { $kind ->
    [good] Contra otros, los dados te han dado { $wins } más de lo que merecía tu juego.
    [bad] Contra otros, los dados te han costado { $wins } que tu juego merecía.
   *[even] Contra otros, los dados ni te han ayudado ni te han perjudicado.
}
statistics-luck-how = A la larga la suerte por partida se iguala, pero la suma puede alejarse: así es el azar.

# The server's dice
dice-title = Los dados de este servidor
dice-lead = Todo el mundo sospecha alguna vez de los dados. Así que aquí están, todos: { $rolls } tiradas en { $games } partidas.
dice-none = Aún no ha terminado ninguna partida con los dados de este servidor.
dice-daily = Una partida del día cuenta una vez, porque los dados son los mismos para todos.
dice-sides = { $sides ->
    [8] Dados de ocho caras (Longo)
   *[6] Dados de seis caras
}
dice-group-white = Dados blancos
dice-group-red = Dado rojo
dice-group-yellow = Dado amarillo
dice-group-green = Dado verde
dice-group-blue = Dado azul
dice-group-white-sum = Sumas de los dados blancos
dice-group-runs = Otra vez la misma suma blanca
dice-run = { $length ->
    [2] dos veces seguidas
    [3] tres veces
   *[4] cuatro veces o más
}
dice-shows = Muestra
dice-actual = Ha salido
dice-expected = Esperado
# $count is a number of samples out of 100
dice-chance = Unos dados justos se ven al menos igual de desiguales en { $count } de cada 100 muestras así.
dice-chance-rare = Unos dados justos se ven tan desiguales en menos de 1 de cada 100 muestras así.
dice-chance-always = Unos dados justos se ven casi siempre al menos igual de desiguales.
dice-too-few = Aún hay pocas tiradas para decir algo.
dice-figures = ji cuadrado { $distance }, { $degrees ->
    [one] { $degrees } grado de libertad
   *[other] { $degrees } grados de libertad
}
dice-verdict-fine = Nada llama la atención: así se ven unos dados justos.
dice-verdict-some = { $tests ->
    [one] { $tests } prueba de { $all } llama la atención. Con tantas pruebas alguna lo hace por azar; mira si sigue así.
   *[other] { $tests } pruebas de { $all } llaman la atención. Con tantas pruebas alguna lo hace por azar; mira si sigue así.
}
dice-verdict-early = Es pronto para juzgar. Vuelve después de algunas partidas más.
dice-proof = Y cada partida se puede comprobar: «Comprobar los dados», al final, calcula otra vez cada tirada.
