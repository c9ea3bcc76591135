## La mesa en el navegador

# Screen readers: one cell of a sheet. $cell is "rojo 5".
table-cell = { $cell }, { $state ->
    [crossed] tachado
    [lost] perdido
    [can] se puede tachar
    [chosen] elegido
   *[open] libre
}
table-cell-duel = { $cell }, { $state ->
    [lost] detrás de tus peones
    [can] se puede usar
    [chosen] elegido
   *[open] ahora no
}
table-pawns-of = { $count ->
    [one] { $count } peón de { $name }
   *[other] una pila de { $count } peones de { $name }
}
table-front = frente de la fila
table-lock = candado { $colour }, { $state ->
    [mine] cerrado, con tu cruz
    [closed] cerrado
   *[open] abierto
}
table-row = { $colour }: { $crosses ->
    [one] { $crosses } cruz
   *[other] { $crosses } cruces
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
table-row-points = { $colour }: { $points }
table-penalties = Fallos: { $count } de 4
table-missed = Tiradas fallidas: { $count } de 4
table-sheet = Hoja
table-sheet-of = Hoja de { $name }
table-board = El tablero
table-dice = Dados
table-white-sum = Suma blanca
table-dock = Tu decisión
table-players = Jugadores
table-player = Jugador
table-open-sheet = Mira la hoja de { $name }

# The question
table-ask-white = Suma blanca { $sum }: { $what ->
    [duel] coloca un peón o pasa
   *[sheet] tacha uno o pasa
}
table-ask-colour = Blanco + color: { $what ->
    [duel] coloca un peón o pasa
   *[sheet] tacha uno o pasa
}
table-ask-nothing = { $what ->
    [duel] No hay casilla para tus peones
   *[sheet] Nada que tachar
}
table-hint-together = Ahora deciden todos; aún puedes cambiar de idea.
table-hint-last = Los demás ya han decidido: tu elección cuenta al momento.
table-hint-then-colour = Después aún puedes usar un dado de color.
table-hint-optional = Solo te toca a ti, y no es obligatorio.
table-hint-penalty = { $what ->
    [duel] Aún no has puesto ningún peón: pasar te cuesta uno.
   *[sheet] Aún no has tachado nada: pasar es un fallo.
}
table-effect-lucky = tu número de la suerte
table-effect-knocks-off = expulsa un peón
table-effect-stacks = se apila
table-effect-closes = cierra la fila
table-effect-skips = salta { $numbers }
table-effect-next = el siguiente
table-effect-gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}
table-pass = Paso
table-pass-free = gratis: no es tu turno
table-pass-later = aún puedes usar un dado de color
table-pass-used = gratis: ya has usado los dados blancos
table-pass-penalty = Fallo: { $points } puntos menos
table-pass-missed = Tirada fallida: { $points } puntos menos
table-penalty-warning = { $what ->
    [duel] Aún podrías colocar un peón.
   *[sheet] Aún podrías tachar un número.
}
table-penalty-back = Volver
table-penalty-confirm = Paso de todos modos
table-confirm = Confirmar
table-only-pass-white = El { $sum } no cabe en ninguna fila.
table-only-pass-colour = Ningún dado de color sirve.
table-passes-by-itself = Pasas: no te cuesta nada.
table-you-chose = Has elegido { $move }
table-waiting-for = Falta: { $names }
table-one-moment = Un momento…
table-change = Cambiar
table-change-of = { $name }: cambio mi elección
table-all-here-decided = En este dispositivo ya han decidido todos
table-your-decision = Te toca decidir.
table-not-your-decision = Por ahora no tienes que decidir nada.
table-waiting-white = Los demás están decidiendo.
table-waiting-colour = { $name } puede usar un dado de color.
table-waiting-duel = Es el turno de { $name }.
table-waiting-for-dice = Esperando los dados de { $name }
table-watching = Estás mirando
table-will-be-sent = Sin conexión: tu elección se enviará cuando vuelva.
table-kept = Elección guardada: se enviará cuando vuelva la conexión

# Several people at one device
table-hand-over = Pasa el dispositivo a { $name }
table-hand-over-white = Lo elegido queda oculto hasta que todos hayan decidido.
table-hand-over-colour = Dados blancos: hecho. Ahora, los de color.
table-hand-over-ready = Soy { $name }

# Real dice
table-real-ask = { $name }: tira y toca lo que ves
table-real-missing = { $count ->
    [one] falta { $count } dado
   *[other] faltan { $count } dados
}
table-real-ready = Están todos los dados.
table-real-send = Estos son los dados
table-real-correct = Corregir los dados
table-real-correct-ask = Toca lo que muestran de verdad los dados
table-real-back = Atrás
table-real-skipped = A nadie le sirven: { $dice }.
table-white-die = blanco { $number }

# What happened
table-history = Qué ha pasado
table-history-none = Aquí verás qué ha hecho cada uno.
table-history-all = Toda la partida
table-history-failed = No se han podido cargar los turnos anteriores. Cierra e inténtalo de nuevo.
table-history-white = Turno { $turn }, blanco { $sum }:
table-history-colour = Turno { $turn }, color:
table-did = { $name }: { $move }
table-passes = pasa
table-did-pass = { $name } pasa
# $key is the colour's name in the program: red, yellow, green, blue.
table-row-closed = La fila { $key ->
    [red] roja
    [yellow] amarilla
   *[other] { $colour }
} está cerrada.
table-knocked-off = Un peón ha sido expulsado.
table-took-penalty = { $name } marca un fallo.
table-time-ran-out = A { $name } se le acabó el tiempo.
table-took-missed = { $name } pone un peón en las tiradas fallidas.
table-rolled = { $name } ha tirado: blancos { $one } y { $other }, suma { $sum }; { $colours }.
table-rolled-by = Ha tirado { $name }
table-turn-yours = Tu turno
table-turn-of = Turno de { $name }
table-joined = { $name } ya está aquí.

# What a player is doing
table-status-yours = te toca
table-status-deciding = decide…
table-status-ready = listo ✓
table-status-rolls = tira
table-status-won = gana
table-status-active = de turno
table-status-away = fuera
table-status-absent = ausente
table-bot = bot
table-bot-plays = Un bot juega por { $name }.
table-come-back = He vuelto
table-is-absent = { $name } no está.
# $time is minutes and seconds: 0:23.
table-stand-in-soon = Un bot podrá relevarle en { $time }.
table-everybody-left = Se han ido todos. La partida espera a que alguien vuelva.
table-replace = Que juegue un bot

# The waiting room
table-loading = Abriendo la mesa…
table-room-open = { $count ->
    [one] Hay un sitio libre
   *[other] Hay { $count } sitios libres
}
table-room-full = Todos los sitios están ocupados
table-invite = Envía este enlace a quienes juegan contigo
table-code = Código
table-copy = Copiar
table-copied = Copiado
table-share = Compartir
table-seat-number = Sitio { $number }
table-seat-bot = bot: { $level }
table-host = anfitrión
table-make-host = Hacer anfitrión
table-you-are-host = Ahora el anfitrión eres tú.
table-you = tú
table-bot-level = Nivel del bot en el sitio { $number }
table-add-bot = Añadir un bot
table-close-seat = Cerrar el sitio { $number }
table-start = Empezar la partida
table-start-open = { $count ->
    [one] El sitio libre se queda vacío.
   *[other] Los sitios libres se quedan vacíos.
}
table-leave = Dejar la mesa
table-your-name = Tu nombre
table-join = Sentarse
table-dice-fair = dados con prueba
table-dice-real = dados de verdad
table-timer = { $seconds } segundos por decisión
table-timer-none = sin límite de tiempo
table-spectators = { $count ->
    [one] { $count } persona mira
   *[other] { $count } personas miran
}

# Menu and messages
table-menu = Menú
table-close = Cerrar
table-sound = Sonido
table-on = sí
table-off = no
table-vibrate = Vibrar en mi turno
table-notify = Avisarme de mi turno
table-notify-how = Solo cuando esta página está en segundo plano.
table-notify-denied = Tu navegador bloquea los avisos de esta página. Permítelos en sus ajustes.
table-notify-text = Es tu turno: { $game }.
table-confirm-choices = Confirmar cada elección
table-confirm-choices-how = Un toque solo selecciona; decide un segundo botón.
table-hand-overs = Avisos para pasar el dispositivo
table-hand-overs-how = No: si el dispositivo está en medio de la mesa.
table-big-screen = Pantalla grande (TV, proyector)
table-hints = Pistas del entrenador
table-hints-how = Muestra la mejor opción y lo que cuestan las demás. La partida queda marcada como jugada con pistas.
table-with-hints = con pistas
table-theme = Claro u oscuro
table-theme-system = sistema
table-theme-light = claro
table-theme-dark = oscuro
table-language = Idioma
table-rules = Reglas
table-record = Registro de la partida
table-spectator-link = Enlace para quien quiera mirar
table-other-device = Seguir en otro dispositivo
table-other-device-make = Crear un enlace
table-other-device-what = Ábrelo en tu móvil u ordenador: allí sigues jugando con el mismo nombre y el mismo sitio. El enlace sirve una vez; no lo compartas.
table-other-device-scan = { $minutes ->
    [one] Escanéalo con el otro dispositivo o abre allí el enlace. Vale { $minutes } minuto.
   *[other] Escanéalo con el otro dispositivo o abre allí el enlace. Vale { $minutes } minutos.
}
table-home = Inicio
table-go-home = Ir al inicio
table-go-home-note = La partida se queda como está; la encontrarás entre las tuyas.
table-say = Di algo
table-phrase-hello = ¡Hola!
table-phrase-good-luck = ¡Suerte!
table-phrase-nice = ¡Qué buena!
table-phrase-ouch = ¡Ay!
table-phrase-hurry = ¡Venga, va!
table-phrase-thanks = ¡Gracias!
table-phrase-well-played = ¡Bien jugado!
table-phrase-again = ¿Otra?
table-phrase-wow = ¡Hala!
table-phrase-laugh = ¡Ja, ja!
table-lost = Se ha perdido la conexión.
table-reconnecting = Intentándolo otra vez…
table-try-now = Probar ahora
table-seconds-left = { $seconds ->
    [one] queda { $seconds } segundo
   *[other] quedan { $seconds } segundos
}
table-title-your-turn = Te toca
table-gone-unknown = Esa mesa no existe
table-gone-unknown-hint = Quizá el enlace esté incompleto, o la mesa nunca se usó y ya no está. Pide otra vez el enlace o abre una mesa propia.
table-gone-flooding = Demasiados mensajes
table-gone-flooding-hint = Esta página ha enviado más de lo que acepta el servidor. Espera un momento y vuelve a intentarlo.
table-gone-crowded = Demasiadas conexiones
table-gone-crowded-hint = Hay demasiadas páginas de tu red conectadas aquí. Cierra una y vuelve a intentarlo.
table-gone-foreign = Esta dirección no está permitida
table-gone-foreign-hint = La página y el servidor tienen direcciones distintas. Abre el juego en la dirección que indica el servidor.
table-gone-unavailable = Esta mesa no se puede abrir ahora
table-gone-unavailable-hint = Quizá el servidor se esté actualizando. No se ha perdido nada: inténtalo de nuevo en un momento.
table-gone-here-hint = A este dispositivo le falta lo que necesita para jugar sin red, o el navegador no deja que la página lea sus partidas. No se ha perdido nada: inténtalo de nuevo cuando haya red.

# The end
table-over-because = Fin de la partida: { $reasons }.
table-end-win = ¡Has ganado!
table-end-win-how = { $points ->
    [one] Un solo punto por delante de { $name }: ¡qué final!
   *[other] { $points } puntos por delante de { $name }. ¡Bien jugado!
}
table-end-tie = Compartes la victoria con { $names }.
table-end-tie-how = Empate hasta el último punto.
table-end-loss-close = { $points ->
    [one] Por muy poco: faltaba un solo punto.
   *[other] Por muy poco: solo faltaban { $points } puntos.
}
table-end-loss-how = Terminas con { $points }. La próxima puede ser tuya.
table-end-alone = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
table-end-alone-how = Bien hecho, { $name }.
table-end-how = ¡Qué partida!
table-best-new = ¡Nuevo récord personal! El mejor hasta ahora era { $previous }.
table-best-old = Tu récord: { $previous }
table-series = Serie
table-series-you = Tú
table-share-result = Compartir el resultado
table-share-saved = Imagen guardada, texto copiado
table-share-picture = Imagen guardada
table-notify-ask = ¿Quieres un aviso cuando sea tu turno y estés en otra página?
table-notify-yes = Sí, avísame
table-notify-no = No, gracias
table-points-table = Puntos por fila
table-final-sheets = Las hojas al final
table-rematch = Revancha
table-to-rematch = A la revancha
table-rematch-asks = { $name } quiere la revancha.
table-rematch-begins = Hay revancha.
table-rematch-join = Unirme
table-rematch-watch = Verla
table-rematch-stay = Quedarme aquí
table-analysis = Análisis
table-daily = A la clasificación del día
table-check-dice = Comprobar los dados
table-dice-fair-proved = { $rolls ->
    [one] { $rolls } tirada recalculada: tal como se prometió.
   *[other] { $rolls } tiradas recalculadas: todas tal como se prometió.
}
table-dice-differ = No todos los dados son los prometidos:
table-die-differs = Turno { $turn }, { $die }: { $recorded } en el registro, { $proved } según la prueba.
table-first-differs = En el registro empieza el jugador { $recorded }; según la prueba, el jugador { $proved }.
table-lucky-differs = Números de la suerte: { $recorded } en el registro, { $proved } según la prueba.
table-drawn-first = También salió del secreto quién empieza.
table-drawn-lucky = También salieron del secreto los números de la suerte.
table-dice-mine = Tu número aleatorio está dentro.
table-dice-not-mine = Falta tu número aleatorio.
table-dice-no-proof = El registro no tiene prueba de los dados.
table-dice-secret-not-out = El secreto no se ha publicado.
table-dice-promise-broken = El secreto no es el que se prometió antes de la partida.
table-dice-terms-broken = El registro no cumple lo prometido antes de la partida: han cambiado el modo de sortear o los números aleatorios de los jugadores.
table-dice-bad-secret = El secreto del registro no tiene 32 bytes.
table-dice-bad-drawn = El registro no dice qué se sacó de la prueba además de los dados.
table-dice-bad-nonces = Faltan los números aleatorios de los jugadores.
table-nonce-character = Los dados no se pueden comprobar: el número aleatorio { $number } tiene un carácter erróneo en la posición { $place }.
table-nonce-length = Los dados no se pueden comprobar: el número aleatorio { $number } tiene una longitud errónea.
table-dice-unread = No se ha podido leer el registro. Inténtalo otra vez.
table-dice-no-crypto = Los navegadores solo lo calculan en páginas seguras (https). Guarda el registro y compruébalo con: lucchetto verify
table-checker = Comprobador de dados (un archivo para guardar)
table-checker-values = Para comprobarlo en otro lugar, guarda la promesa y tu propio número:
table-promise-changed = Este servidor ha cambiado su promesa sobre los dados.
table-promise-changed-hint = Puede haberlos elegido. No te fíes de los dados de esta mesa. Tu dispositivo ya no les añade ningún número aleatorio.
table-promise-both = Las dos promesas
table-promise-first = Primero:
table-promise-later = Después:
table-promise-none = ninguna

# After an update of the server
table-offline-dice = Jugada sin red: nada demuestra estos dados, y no cuentan en las estadísticas de los dados.
table-gone-outdated = El servidor se ha actualizado
table-gone-outdated-hint = No se ha perdido nada: recarga la página para seguir jugando.
table-reload = Recargar

# A die whose row is closed; $die is its colour and number.
table-die-gone = { $die }, fuera del juego

# The score pad
table-pad-result = Jugada con dados de verdad en una hoja de puntos: no hay registro ni análisis.
