## Las páginas alrededor de la mesa: inicio, mesa nueva, entrar, sala, las partidas propias.

# En todas partes
page-language = Idioma
page-cancel = Cancelar
page-home = Inicio
page-moment = Un momento…
theme-system = Aspecto: sistema
theme-light = Aspecto: claro
theme-dark = Aspecto: oscuro
nav = Principal
nav-footer = Más páginas
nav-skip = Ir al contenido
nav-home = Lucchetto, página de inicio
nav-start = Inicio
nav-today = Hoy
nav-more = Más
nav-daily = Partida del día
nav-learn = Cómo se juega
nav-rules = Reglas
nav-lobby = Sala
nav-games = Tus partidas
nav-statistics = Estadísticas
nav-explore = Explorador
nav-new = Mesa nueva
nav-documentation = Documentación
banner-offline = Estás sin conexión. Las partidas contra bots y en este dispositivo, la hoja de puntos, las reglas y la introducción siguen funcionando.
banner-version = Hay una versión nueva.
banner-update = Actualizar
install = Instalar la app
install-by-hand = Para instalar Lucchetto, toca Compartir en Safari y luego «Añadir a pantalla de inicio».
footer-unofficial = Lucchetto no es oficial. Qwixx es una marca de Nürnberger-Spielkarten-Verlag; este proyecto no tiene relación con la editorial. Reglas con nuestras palabras, gráficos originales.
footer-private = Sin rastreadores, sin publicidad, sin nada cargado de otro sitio.
footer-licence = Código abierto con licencia MIT; el código fuente viene con el programa.

# Inicio
home-title = Tira, tacha, cierra.
home-lead = Cada tirada es de todos.
home-continue = Continuar
home-new-here = ¿Es tu primera vez?
home-learn = Aprende en dos minutos
home-daily-how = Una partida en solitario, los mismos dados para todos.
home-daily-play = Jugar
home-daily-playing = Continuar
home-daily-played = Tu puntuación de hoy. Ver la clasificación.
home-daily-score = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
home-level = Nivel del bot
home-against = contra { $name }
home-classic-short = 15 minutos
home-longo-short = números de la suerte
home-duel-short = dos jugadores
home-classic = Cuatro filas, seis dados: tacha números de izquierda a derecha y cierra la fila.
home-classic-for = De 1 a 5 jugadores · 15 minutos
home-longo = Dados de ocho caras, filas más largas y números de la suerte solo tuyos.
home-longo-for = De 1 a 5 jugadores · 20 minutos
home-duel = Dos jugadores, un tablero: expulsa peones, levanta pilas, defiende el frente.
home-duel-for = 2 jugadores · 15 minutos
play-now = Juega ya
play-now-game = { $game }: juega ya
home-how-game = { $game }: cómo se juega
home-friends = Juega con amigos
home-friends-short = envía un enlace
home-here = En un solo dispositivo
home-here-short = de mano en mano, en solitario, dados de verdad
home-join = Entra con un código
home-lobby = Mesas abiertas
home-all = Ver todo
home-how = ¿Cómo funciona?
home-how-text = Unos pocos pasos en la hoja de juego te enseñan cómo va. También están las reglas completas.
home-learn-by-doing = Aprende jugando

# Nombre
nickname = Tu nombre
nickname-why = Es el nombre que ven los demás. Sin cuenta, sin correo.
nickname-ok = A jugar
nickname-save = Guardar
nickname-change = Tu nombre: { $name }. Cámbialo
nickname-ideas = Nutria, Zorro, Urraca, Tejón, Garza, Erizo, Ardilla, Petirrojo, Castor, Búho, Marta, Abubilla

# Una mesa nueva
new-title = Mesa nueva
new-lead = Elige quién juega; lo demás ya está listo.
new-presets = ¿Quién juega?
preset-friends = Con amigos
preset-bots = Contra bots
preset-here = En un dispositivo
preset-solitaire = Solitario
new-game = Juego
new-classic-for = de 1 a 5 jugadores
new-longo-for = de 1 a 5 jugadores
new-duel-for = 2 jugadores
new-seats = { $count ->
    [one] { $count } sitio
   *[other] { $count } sitios
}
new-seat = Sitio { $number }
new-more = Un sitio más
new-fewer = Un sitio menos
new-player = Jugador { $number }
new-guest-name = Nombre en el sitio { $number }
new-bot-level = Nivel del bot en el sitio { $number }
seat-you = Tú
seat-open = Invitación por enlace
seat-open-how = se sienta con tu enlace
seat-bot = Bot
seat-guest = En este dispositivo
new-timer = Tiempo para decidir
timer-none = Sin límite
timer-seconds = { $seconds } s
new-dice = Dados
dice-fair = Tirados aquí
dice-fair-how = Justos, y después de la partida lo puedes comprobar
dice-real = Dados de verdad
dice-real-how = Tiráis vosotros y escribís lo que sale
new-lucky = Números de la suerte
new-lucky-number = Número de la suerte { $number } del sitio { $seat }
lucky-drawn = Al azar
lucky-drawn-how = Una pareja por sitio, de la misma fuente que los dados
lucky-set = Los elijo yo
lucky-set-how = Todos los ven antes de sentarse
new-listed = Mostrar en la sala
new-listed-how = Cualquiera puede ocupar un sitio libre. Si no, solo quien tenga el enlace o el código.
new-make = Abrir la mesa
new-start = Empezar la partida

# Entrar
join-title = Entra con un código
join-invited = Tienes una invitación
join-invited-by = { $host } te invita a jugar: { $game }
join-players = En la mesa: { $names }
join-lucky = Números de la suerte, sitio por sitio: { $pairs }
join-problem = Comprueba el código o pide el enlace de la mesa: con él también puedes mirar una partida empezada.
join-lead = Elige un nombre y ocupa un sitio.
join-code = Código de la mesa
join-example = por ejemplo K7QM
join-go = Ocupar un sitio
join-watch = Solo mirar

# La sala y las partidas propias
lobby-lead = Mesas con un sitio libre. Siéntate, o abre la tuya.
lobby-empty = Ahora mismo no hay ninguna mesa abierta. Abre una y muéstrala aquí.
lobby-seats = { $count ->
    [one] { $count } sitio libre
   *[other] { $count } sitios libres
}
games-lead = Sigue donde lo dejaste
games-none = Todavía no has jugado en este dispositivo.
games-none-go = Empieza una partida
games-statistics = Tus estadísticas
games-here = En este dispositivo
games-here-lead = Jugadas sin red. Las partidas terminadas pasan al servidor en cuanto se puede llegar a él.
games-here-only = Estas partidas están guardadas solo en este navegador.
games-here-unreadable = Este navegador no deja que la página lea sus partidas.
games-here-refused = El servidor no ha aceptado una partida, que se queda en este dispositivo: { $reason }
games-here-send = Enviar de nuevo
games-here-remove = Borrar
games-here-remove-sure = Esta partida solo está en este dispositivo. Si la borras, se pierde para siempre.
games-here-keep = Conservar
games-offline = sin red
error-engine-missing = este dispositivo aún no ha cargado lo que necesita para jugar sin red: abre la página una vez con red y espera medio minuto
error-storage-full = este navegador no puede guardar la partida: su almacenamiento está lleno o prohibido
games-unfinished = Sin terminar
games-finished = Terminadas
games-your-decision = te toca
games-waiting = esperando jugadores
games-playing = en juego
games-over = terminada
games-won = ganada
games-lost = perdida
games-analyse = Analizar un registro
data-title = Tus datos
data-text = De ti se guardan: tus partidas con los nombres que elegiste, los resultados de las partidas del día y las estadísticas. Ningún correo, ninguna contraseña, ninguna dirección.
data-download = Descargar mis datos
data-sign-out = { $count ->
    [one] Cerrar sesión en { $count } dispositivo más
   *[other] Cerrar sesión en { $count } dispositivos más
}
data-signed-out = Los demás dispositivos ya no tienen acceso.
data-delete = Borrar mis datos…
data-delete-title = ¿Borrar todo lo que hay sobre ti?
data-delete-gone = Se borran tu nombre, tus resultados del día y tus estadísticas, y todos tus dispositivos pierden el acceso.
data-delete-games = Las partidas que terminaste con otros siguen siendo suyas; en lugar de tu nombre se lee «Alguien».
data-delete-running = En las partidas sin terminar sigue un bot por ti.
data-delete-final = No se puede deshacer.
data-delete-no = Conservarlo todo
data-delete-yes = Borrarlo todo
continue-title = Seguir aquí
continue-own = Con este enlace el dispositivo sigue como la persona que lo creó: sus partidas, su nombre, su sitio. Ábrelo solo si lo creaste tú. Quien lo creó ve todo lo que hagas aquí después y puede decidir por ti.
continue-ask = Ya tienes partidas en este dispositivo. Si sigues como la otra persona, se quedan atrás.
continue-yes = Sí, seguir aquí
continue-no = Dejarlo como está
continue-failed = Un enlace vale una sola vez y solo unos minutos. Crea otro en el otro dispositivo, en «Tus partidas».

# Reglas, página no encontrada
rules-lead = Tres juegos de la misma familia, cada uno en una página.
rules-of = { $game }: las reglas
rules-contents = Índice
lost-title = Esta casilla no existe
lost-text = Esta página no existe, o ya no existe.

# The score pad
home-pad = Hoja de puntos
home-pad-short = Dados de verdad, sin papel
nav-pad = Hoja de puntos
new-pad = ¿Tenéis dados de verdad? Usad la hoja de puntos.
games-pad = hoja de puntos
