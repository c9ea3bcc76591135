## Errors in the input. The English texts are those of the errors themselves; a test compares them.
## $colour, $die and $move arrive in the reader's language; $phase is one of roll, white, colour, over.

error-action-count = { $found } acciones para { $games } partidas
error-already-crossed = { $colour } { $number } ya está tachado
error-already-over = la partida ha terminado
error-already-started = la partida ya ha empezado
error-analysis-quota = el entrenador ha trabajado mucho para ti: espera { $seconds } segundos
error-analysis-running = ya se está analizando un registro tuyo: espera a que termine
error-bad-drawn = la prueba de los dados no dice qué se sacó de ella además de los dados
error-bad-message = el mensaje no se puede leer
error-bad-nickname = un apodo necesita al menos una letra visible
error-bad-nonces = la prueba de los dados necesita un nonce por jugador, en cifras hexadecimales
error-bad-number = { $option } debe ser un número entero de { $least } a { $most }, no { $found }
error-bad-patience = la paciencia (patience) es un número entero desde 0, no { $found }
error-bad-penalties = los fallos deben ser un número entero de 0 a { $most }, no { $found }
error-bad-request = la petición no se puede leer
error-bad-secret = el secreto debe tener 32 bytes en cifras hexadecimales
error-bad-strength = la fuerza en { $bot } debe ser un número de 0 a { $most }
error-bad-time-limit = un límite de tiempo es un número de segundos mayor que 0, no { $found }
error-blank-line = la línea está vacía
error-bot-alone = { $bot } solo juega en solitario: elige un solo jugador
error-bot-count = { $found } bots para { $players } jugadores: nombra uno, o uno por sitio
error-bot-died = el proceso de { $bot } en el sitio { $seat } terminó en el turno { $turn }
error-bot-illegal = { $bot } en el sitio { $seat } eligió { $found } en el turno { $turn }: { $why }
error-bot-no-decide = { $bot } no es un bot: no tiene un método decide(game, seat)
error-bot-not-at-tables = { $bot } solo juega en solitario, no en las mesas; elige entre { $known }
error-bot-not-loaded = no se puede cargar el bot { $bot }: { $why }
error-bot-plays = un bot juega por ti: primero vuelve a la mesa
error-bot-raised = { $bot } en el sitio { $seat } causó un error en el turno { $turn }: { $why }
error-bot-slow = { $bot } en el sitio { $seat } no decidió en el turno { $turn } en { $seconds } segundos
error-bot-twice = { $bot } se nombra dos veces: un bot se enfrenta a sí mismo donde hay más sitios que bots
error-busy = demasiadas peticiones a la vez, inténtalo otra vez
error-cell-blocked = { $colour } { $number } está bloqueado por un peón que no está en el frente
error-cell-shared = { $colour } { $number } no puede tener peones de ambos jugadores
error-cell-used-in-action-1 = { $colour } { $number } ya se ha usado en la acción 1 de este turno
error-changed-too-often = esta mesa se ha cambiado demasiadas veces: empieza la partida o crea otra mesa
error-closed-twice = la fila { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
} está cerrada dos veces
error-closed-without-lock = la fila { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
} está cerrada, pero nadie tiene su candado
error-coach-away = el entrenador no está disponible ahora: inténtalo de nuevo
error-code-unknown = ninguna mesa abierta tiene este código
error-daily-once = la partida del día se juega una sola vez
error-daily-secret-broken = el secreto no procede de la semilla del { $date }
error-daily-seed-broken = la semilla del { $date } no es la prometida
error-daily-unread = la parte de la prueba de los dados sobre la partida del día no se puede leer
error-decisions-in-action = la acción { $action } tiene { $needed } decisiones, no { $found }
error-dice-not-real = los dados de esta mesa los tira el servidor
error-die-of-closed-row = la fila { $die ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $die }
} está cerrada, su dado está fuera del juego
error-enough-requests = ya esperan bastantes personas la próxima partida: mira, o pide sitio más tarde
error-extra-keys = detrás de un evento puede haber un solo objeto con otras claves
error-fewer-games = { $folder } contiene un torneo de { $there } partidas por enfrentamiento, que no puede reducirse a { $here }
error-field-twice = { $key } aparece dos veces
error-file-not-read = no se puede leer el archivo: { $why }
error-first-not-a-seat = first debe ser un sitio de 0 a { $last }, no { $found }
error-folder-in-use = { $folder } contiene otra cosa: indica una carpeta vacía o nueva
error-grace-period = esta persona aún puede volver: espera { $seconds } segundos
error-handoff-used = este enlace ya se ha usado o es demasiado antiguo
error-hints-in-daily = en la partida del día no hay pistas
error-hints-off = en esta mesa las pistas están desactivadas
error-hints-with-people = las pistas son para partidas en las que todos los demás son bots
error-host-stays = el anfitrión no puede dejar la mesa
error-illegal-in-game = partida { $game }: { $move } no está permitido ahora
error-json-constant = { $name } no es un número JSON
error-json-key-twice = { $key } aparece dos veces en un mismo objeto
error-json-not-object = no es un objeto JSON
error-json-number = un número es demasiado largo para leerlo
error-json-too-deep = anidado a más de { $deepest } niveles
error-lock-alone = el candado { $colour } está tachado sin un número que cierre la fila
error-lock-too-early = { $colour }: la fila está cerrada con { $found } cruces antes, y necesita { $needed }
error-lucky-count = lucky debe contener una pareja por sitio, { $seats } en total
error-lucky-pair = una pareja de la suerte son dos números distintos de 2 a { $highest }, no { $found }
error-message-too-long = el mensaje es demasiado largo
error-missing-die = en la tirada falta el dado { $die }
error-missing-key = falta "{ $key }"
error-needs-lab = para esto hace falta el extra lab: pip install 'lucchetto[lab]'
error-network-not-read = la red { $file } falta, está dañada o tiene otra forma
error-no-box-left = todas las casillas de fallos están tachadas
error-no-correction-now = no hay ninguna tirada que corregir
error-no-decision-now = ahora no hay nada que decidir: { $phase ->
    [roll] se espera la tirada
    [white] está en curso la acción blanca
    [colour] está en curso la acción de color
   *[over] la partida ha terminado
}
error-no-disk = hacen falta { $needed } MB en el disco de { $folder }, y hay { $free } MB libres
error-no-lock = { $colour } { $number } cierra la fila, así que también se tacha el candado
error-no-lucky-here = { $variant } no tiene números de la suerte
error-no-memory = hacen falta { $needed } MB de memoria, y hay { $free } MB libres
error-no-more-seats = este juego no tiene más sitios
error-no-pad = esta mesa no es una hoja de puntos
error-no-pawn-left = todos los peones están en el tablero
error-no-proof = el registro no contiene la prueba de los dados
error-no-roll-now = ahora no toca tirar: { $phase ->
    [roll] se espera la tirada
    [white] está en curso la acción blanca
    [colour] está en curso la acción de color
   *[over] la partida ha terminado
}
error-no-such-day = no hay partida del día para esa fecha
error-no-such-game = esta no es una partida tuya terminada
error-no-such-seat = no existe el sitio { $seat }
error-no-table = la tabla exacta aún no existe: ejecuta antes lucchetto solve { $arguments }
error-nobody-there = ahí no hay nadie
error-nobody-to-beat = la recompensa { $reward } necesita un rival; en solitario, elige score
error-nobody-yet = aquí no se guarda nada sobre ti
error-nonce-character = los dados no se pueden comprobar: el carácter { $place } del nonce { $number } es { $found }, no 0–9 ni a–f
error-nonce-length = los dados no se pueden comprobar: el nonce { $number } tiene { $found } cifras hexadecimales, no de 16 a 64 por pares
error-not-a-face = un dado { $die } no puede mostrar { $found }: solo números enteros de 1 a { $sides }
error-not-a-move = { $text } no es una jugada
error-not-a-number = { $text } no es un número entero
error-not-a-person = solo una persona puede ser anfitrión
error-not-a-record = no es un registro: falta la cabecera
error-not-a-roll = { $text } no es un dado de esta tirada
error-not-an-action = no existe la acción { $action }: números enteros de 0 a { $last }
error-not-compiled = el entorno vectorial juega contra { $known }, no contra { $bot }
error-not-fewest-crosses = una cruz de la suerte va donde tienes menos cruces, y en el { $colour } tienes más
error-not-further-right = { $colour } { $number } no está a la derecha de todas las cruces de la fila { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
}
error-not-further-right-pawn = { $colour } { $number } no está a la derecha de todos los peones propios
error-not-host = solo puede hacerlo el anfitrión de la mesa
error-not-in-row = { $found } no es un número de la fila { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
}
error-not-json = no se puede leer como JSON desde la columna { $column }
error-not-lucky = { $move }: la suma blanca no es uno de tus números de la suerte
error-not-names = { $text } no es una lista de nombres
error-not-next-cell = una cruz de la suerte va en la casilla siguiente de la fila: { $colour } { $number }
error-not-notation = { $text } no se puede leer aquí
error-not-over = la partida no ha terminado
error-not-simulated = las simulaciones juegan con { $known }, no con { $bot }
error-not-solvable = { $variant } no es un juego para una sola persona: no tiene tabla exacta
error-not-started = la partida no ha empezado
error-not-stored = no se ha podido guardar; no ha cambiado nada
error-not-stored-here = no ha cambiado nada, porque este navegador no ha podido guardarlo: libera espacio en su almacenamiento, o permítelo, y vuelve a intentarlo
error-not-the-sum = { $move } no corresponde a los dados, que dan { $sums }
error-not-utf8 = no es UTF-8 en el byte { $byte }
error-not-waiting = el sitio { $seat } no tiene nada que decidir ahora
error-not-your-seat = este no es tu sitio
error-offline-alone = nadie más puede unirse a una partida sin red
error-offline-nobody = en esta partida no juega ninguna persona
error-offline-too-long = la partida tiene { $found } sucesos; se aceptan { $most } como máximo
error-one-you = exactamente un sitio debe ser el tuyo
error-opponent-count = { $found } rivales para { $players } jugadores: indica un bot, o uno por cada otro sitio
error-other-table = la tabla exacta es de otro juego o de otros números de la suerte
error-other-tournament = { $folder } contiene otro torneo: su { $setting } es { $there }, no { $here }
error-pad-full = esta hoja de puntos se ha cambiado demasiadas veces: haced el recuento y abrid otra
error-pad-over = la partida ha terminado: haced el recuento o deshaced la anotación que la cerró
error-pad-seats = una hoja de puntos empieza con quienes juegan en este dispositivo: los demás se unen después
error-pad-without-dice = una hoja de puntos no conoce los dados: no hay tiradas, registro ni análisis
error-pawns-end = { $found } peones en el tablero: la partida termina con { $most }
error-penalties-end = { $found } fallos terminan la partida
error-player-count = { $variant } es para { $allowed } jugadores, no para { $found }
error-players-not-names = players debe ser una lista de nombres
error-promise-broken = el secreto no es el que se prometió antes de la primera tirada
error-record-too-long = el registro tiene { $decisions } decisiones, y el entrenador admite { $most } como máximo
error-rematch-made = la próxima partida ya está preparada: abre su mesa
error-removed-by-host = el anfitrión te ha quitado de esta mesa
error-roll-decided = alguien ya ha decidido con esta tirada
error-roll-not-object = una tirada debe nombrar sus dados: "white" con dos caras, y una cara por cada fila abierta
error-row-closed = la fila { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
} está cerrada
error-row-not-list = { $colour } debe ser una lista de números
error-row-out-of-order = { $colour } { $number } está a la derecha de { $colour } { $before }: ninguna partida llega a eso
error-seat-free = hay un sitio libre: siéntate
error-seat-taken = ese sitio está ocupado
error-secret-not-out = el secreto no está en el registro: se publica al final de la partida
error-solitaire-only = la tabla exacta es para quien juega en solitario
error-spectator = quien mira no puede hacerlo
error-stack-passed = { $colour } { $number } ya no está en el frente: encima no se pone nada
error-stack-stands = en { $colour } { $number } hay una pila, y la pila se queda
error-stale = la mesa ha seguido adelante entretanto
error-still-here = esta persona está en la mesa
error-table-bot-missing = este servidor no tiene el bot { $bot }, que juega en esta mesa
error-table-damaged = el registro de esta mesa está dañado
error-table-full = todos los sitios de esta mesa están ocupados
error-table-newer = una versión más reciente de este servidor ha cambiado la mesa: inténtalo de nuevo en un momento
error-table-not-read = no se puede leer la tabla de { $folder }
error-table-not-stored = la tabla no se puede guardar en { $folder }: { $why }; LUCCHETTO_CACHE indica otra carpeta
error-table-unknown = esta mesa no existe
error-too-few-bots = un torneo necesita al menos dos bots distintos
error-too-few-crosses = { $colour } { $number } cierra la fila: antes hacen falta en ella { $needed } cruces, no { $found }
error-too-few-pawns = { $colour } { $number } cierra la fila: antes hacen falta en ella { $needed } peones propios, no { $found }
error-too-few-players = hacen falta { $least } jugadores
error-too-many-actions = un turno tiene dos acciones, no más
error-too-many-games = { $games } partidas por enfrentamiento dan { $total } en total; más de { $most } no caben en la memoria
error-too-many-locks = { $found } filas están cerradas: la partida termina con { $most }
error-too-many-messages = demasiados mensajes a la vez
error-too-many-phrases = demasiadas frases: espera { $seconds } segundos
error-too-many-requests = demasiadas peticiones: espera { $seconds } segundos
error-turn-number = aquí va el turno { $expected }, no el { $found }
error-undo-in-order = deshaz antes { $move }: depende de esto
error-unknown-bot = no existe el bot { $bot }; los que hay: { $known }
error-unknown-character = el nivel { $bot } no tiene el personaje { $character }; los que hay: { $known }
error-unknown-colour = { $letters } no indica ninguna fila
error-unknown-die = no existe el dado { $die }
error-unknown-event = ni tirada ni decisión: hace falta "roll" o "move"
error-unknown-illegal = illegal debe ser { $known }, no { $found }
error-unknown-render-mode = render_mode debe ser { $known }, no { $found }
error-unknown-reward = no existe la recompensa { $reward }; se conocen { $known }
error-unknown-sheet-key = una hoja no tiene { $key }
error-unknown-variant = no existe la variante { $variant }; las que hay: { $known }
error-used-not-there = { $move } no es lo último de su fila, así que no fue la acción 1
error-white-not-two = white debe tener dos caras, no { $found }
error-whose-move = ¿de quién es la jugada { $text }? Falta el sitio, como en 1:pass
error-wrong-host = este servidor no responde a ese nombre (véase LUCCHETTO_HOSTS)
error-wrong-version = la versión { $found } no se puede leer, solo la { $known }
