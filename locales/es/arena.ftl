## Torneos entre bots: `lucchetto arena`, sus tablas y su informe

help-arena = hace jugar torneos a los bots y los clasifica
    .examples =
        {"  "}lucchetto arena greedy random
        {"  "}lucchetto arena greedy random --games 2000 -o out
        {"  "}lucchetto arena longo greedy random --players 4 --json
help-arena-bots = los bots que juegan, cada uno una vez: { $known }, o los tuyos como module:Class
help-arena-players = jugadores en cada partida (2)
help-arena-games = partidas de cada enfrentamiento (1000), redondeadas para que cada orden de sitios juegue los mismos dados
help-arena-seed = cualquier texto; el mismo da las mismas partidas (1)
help-arena-json = escribe todas las cifras como un solo objeto JSON
help-arena-output = carpeta del informe; un torneo interrumpido sigue desde ahí
help-arena-workers = procesos que usar; sin ello, uno por procesador
help-arena-time-limit = segundos para una decisión de un bot propio; sin ello, no hay límite
help-arena-dask = juega en el clúster Dask de esta dirección
help-arena-luck = muestra también los resultados sin la suerte de los dados, donde se conoce (por defecto)

arena-decimal-comma = ,
arena-title = { $players ->
    [one] { $variant }, en solitario
   *[other] { $variant }, { $players } jugadores
}
arena-design = { $matches } × { $deals } × { $seatings } = { $games }, semilla { $seed }
arena-matches = { $count ->
    [one] { $count } enfrentamiento
   *[other] { $count } enfrentamientos
}
arena-deals = { $count ->
    [one] { $count } serie de dados
   *[other] { $count } series de dados
}
arena-seatings = { $count ->
    [one] { $count } orden de sitios
   *[other] { $count } órdenes de sitios
}
arena-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
arena-rounded = --games { $asked } se redondea a series enteras: { $games } partidas de cada enfrentamiento
arena-progress = Jugando
arena-speed = { $games } partidas en { $seconds } s: { $speed } partidas por segundo
arena-report-at = El informe está en { $file }
arena-stopped = Detenido: { $done } de { $games } partidas están guardadas. Se sigue con: { $command }
arena-stopped-lost = Detenido: no se ha guardado nada. Con --output CARPETA un torneo puede seguir donde se detuvo.
arena-unreachable = ningún clúster Dask responde en { $address }
arena-no-dask = --dask necesita otro paquete: pip install 'lucchetto[dask]'
arena-workers-lost = los procesos se han detenido: { $why }

arena-bot = Bot
arena-rating = Nivel
arena-interval = 95 %
arena-wins = Ganadas %
arena-decided = Decididas %
arena-points = Puntos
arena-margin = Ventaja
arena-penalties = Fallos
arena-turns = Turnos
arena-low = 5 %
arena-median = Mediana
arena-high = 95 %
arena-adjusted = Ajustado
arena-raw = Sin ajustar
arena-against-raw = Frente a sin ajustar: { $what }
arena-factor = ×
arena-pair = Pareja
arena-against = { $bot } – { $other }
arena-ahead = Delante %
arena-ahead-adjusted = Delante %, ajustado
arena-difference = Puntos de ventaja
arena-difference-adjusted = Puntos de ventaja, ajustados
arena-reason = Motivo
arena-share = Partidas %
arena-end-rows = dos filas cerradas
arena-end-pawns = sin peones
arena-end-penalties = cuatro fallos

arena-standings = Clasificación
    .note = Nivel: Bradley–Terry en la escala Elo, 0 es la media de los participantes. Los empates comparten la victoria; «Decididas» deja fuera las partidas sin un único ganador. Todos los intervalos son del 95 %, con las series de dados como unidad.
arena-standings-alone = Clasificación
    .note = Todos juegan en solitario con los mismos dados. Nivel: quién hace más puntos con los mismos dados (Bradley–Terry, escala Elo, 0 es la media).
arena-scores = Puntuaciones
    .note = Medias de todas las partidas. Ventaja: puntos por delante del mejor de los demás. 5 %, mediana y 95 %: esa parte de las partidas acabó por debajo.
arena-scores-alone = Puntuaciones
    .note = Medias de todas las partidas. 5 %, mediana y 95 %: esa parte de las partidas acabó por debajo.
arena-luck = Sin la suerte de los dados
    .note = Ajustado: se quita lo que las tiradas dieron más allá de lo esperado. ×: cuántas veces más series harían falta para la misma certeza sin el ajuste.
arena-head-to-head = Cara a cara
    .note = Cuántas veces, en porcentaje, el bot de la fila acaba por delante del de la columna; los empates cuentan la mitad.
arena-meetings = Pareja por pareja
    .note = Desde el punto de vista del primer bot de la pareja.
arena-ends = Cómo acaban las partidas
    .note = Puede darse más de un motivo.
arena-distribution = Distribución de las puntuaciones
    .note = En porcentaje de las partidas de cada bot.

arena-as-table = Las cifras en una tabla
arena-no-luck-known = La suerte de los dados no se conoce en todas estas partidas: los resultados se muestran sin ajustar.
arena-how = Cómo se jugó
arena-how-deals = Una serie es una sucesión de tiradas. Cada enfrentamiento juega cada serie una vez en cada orden de sitios, de modo que nadie debe una victoria al sitio ni a los dados.
arena-how-all-orders = Se juegan todos los órdenes de los sitios.
arena-how-rotations = Con más de tres jugadores solo se juegan las rotaciones de los sitios, no todos los órdenes.
arena-how-again = Las mismas partidas otra vez: { $command }
arena-files = Todas las partidas: { $games }; todas las cifras: { $summary }.
arena-unofficial = Hecho con Lucchetto { $version }.
