## Playing in the terminal

default-name = Jugador 1
turn = Turno { $turn }: tira { $name }
ask-variant = ¿Qué juego? [1]
ask-name = Tu nombre [{ $default }]:
ask-another-name = Nombre del jugador { $number } en este teclado (Intro: nadie más):
ask-bots = ¿Cuántos bots, de { $fewest } a { $most }? [{ $usual }]
ask-level = ¿De qué nivel? [{ $usual }]
ask-number = Un número de { $fewest } a { $most }, por favor.
# $sum is the sum of the white dice.
ask-white = { $name }, suma blanca { $sum }: tacha un número o pasa
ask-colour = { $name }, un dado blanco más uno de color: tacha un número o pasa
ask-white-duel = { $name }, suma blanca { $sum }: coloca un peón o pasa
ask-colour-duel = { $name }, un dado blanco más uno de color: coloca un peón o pasa
ask-choice = Tu elección, de 0 a { $most } (h para una pista, ? para la ayuda):
ask-again = No está entre las opciones: de 0 a { $most }, o ? para la ayuda.
# $why is a sentence without a capital and a full stop, such as “the red row is closed (C7)”.
not-possible = No es posible: { $why }.
no-such-row = No existe la fila { $row }; las filas son { $known }.
ambiguous-row = { $row } puede ser cualquiera de { $known }.
advice-best = El entrenador: lo mejor es { $move }.
# $mark is a word such as “Mistake”.
advice-other = { $move }: { $mark } { $cost }.
ask-confirm = Intro: confirmar. u: deshacer.
you-chose = Has elegido: { $move } ({ $effect }).
only-pass = { $name } solo puede pasar.
hand-over = Pasa el teclado. { $name }, pulsa Intro:
play-help =
    Escribe el número de una opción y pulsa Intro; con 0 o p pasas.
    También vale una jugada con palabras: rojo 7, r7, 7 rojo.
    Después, Intro confirma y u deshace la elección. Una elección se aplica cuando todos han decidido.
    h: una pista del entrenador    a: todas las hojas    r: las reglas    ?: esta ayuda    q: guardar y salir
ask-dice = Tira y escribe los números ({ $dice }):
ask-dice-count = Hay { $count } dados en juego: escribe { $count } cifras.
dice-promise = Promesa sobre los dados: SHA-256 { $commitment }
ask-stir = { $name }, escribe cualquier cosa para remover los dados:

effect-penalty = un fallo: { $points } puntos menos
effect-missed = una tirada fallida: { $points } puntos menos
effect-free = gratis: no es tu turno
effect-later = aún puedes usar un dado de color
effect-used = gratis: ya has usado los dados blancos
effect-skips = salta { $numbers }
effect-closes = cierra la fila
effect-stacks = se apila
effect-knocks_off = expulsa un peón
effect-gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } puntos
}

did = { $name }: { $move }
did-pass = { $name } pasa
closed-now = La fila { $colour ->
    [rojo] roja
    [amarillo] amarilla
   *[other] { $colour }
} está cerrada, su dado sale del juego.
took-penalty = { $name } marca un fallo.
took-missed = { $name } pone un peón en las tiradas fallidas.
game-over = Fin de la partida: { $reasons }
record-of = { $variant }: { $players }

serving-at = Lucchetto está en { $address }
already-served = Lucchetto ya está en marcha, en { $address }
port-taken = Otro programa usa el puerto { $port }, así que este es el puerto { $other }.
serving-lan = Para los móviles de la misma red: { $address }
serving-no-lan = No se ha encontrado ninguna red para los móviles.
serving-stop = Ctrl-C lo detiene; las partidas quedan guardadas.
saving-to = La partida se guarda en { $file } a medida que se juega.
introduce-bot = { $name }, { $level }: { $style }
saved = El registro está en { $file }
saved-unfinished = Partida guardada. Para seguir: { $command }
check-the-dice = Para comprobar los dados: { $command }

## Errors reported by the commands

cannot-read = { $file }: no se puede leer: { $why }
cannot-write = { $file }: no se puede escribir: { $why }
file-exists = { $file }: ya existe y no se sobrescribe
secret-lost = { $file }: falta el secreto de los dados, así que la partida no puede seguir con ellos; añade --dice real para escribir lo que salga en dados de verdad
resume-text = { $file }: una partida se reanuda desde JSON Lines; conviértela antes con lucchetto convert
resume-over = { $file }: esta partida ha terminado; mírala con lucchetto replay
resume-own-bot = { $file }: la partida nombra el bot { $bot }, que solo se carga si tú lo dices: añade -b { $bot }
bad-setting = el ajuste { $setting } no se puede leer
cannot-store = las partidas no se pueden guardar: { $why }
cannot-connect = no se puede llegar a los demás procesos del servidor: { $why }
cannot-copy = las partidas no se pueden copiar: { $why }
cannot-listen = no se puede escuchar en { $host } puerto { $port }: { $why }
no-free-port = otros programas usan todos los puertos del { $first } al { $last }: elige otro con --port
port-needs-rights = el puerto { $port } no se puede usar: los puertos por debajo del 1024 requieren permisos especiales; elige otro con --port
folder-in-use = { $folder }: otro servidor ({ $owner }) guarda ahí sus partidas; detenlo o elige otra carpeta con --data
no-page = falta la página: en un clon ejecuta make page; si no, reinstala lucchetto
not-together = { $one } y { $other } no van juntos
bad-name = { $name } no es un nombre válido: de 1 a { $longest } caracteres imprimibles
name-twice = { $name } ya juega: cada jugador necesita un nombre distinto
bad-first = --first debe ser un sitio de 1 a { $most }
bad-lucky = { $text } no son parejas de la suerte: escríbelas como 5+8,6+11
one-lucky-pair = { $text }: aquí hace falta una sola pareja de la suerte, como 5+8
did-you-mean = { $message }; ¿querías decir { $near }?
# A deprecated option or spelling, which still works.
old-spelling = { $old } es la forma antigua de { $new }
resume-none = no hay ninguna partida sin terminar en { $folder }; empieza una con lucchetto play
unknown-shell = no hay autocompletado para el shell { $found }; elige uno de { $known }
usage-missing = falta: { $names }
usage-no-value = { $option } necesita un valor
usage-value = { $option } no lleva valor, pero se ha dado { $found }
usage-not-whole = { $option } necesita un número entero, no { $found }
usage-ambiguous = { $option } puede ser cualquiera de { $known }
usage-one-of = hace falta uno de estos: { $names }
usage-unexpected = sobra el argumento { $found }
usage-unknown-option = no existe la opción { $option }
usage-unknown-command = no existe el comando { $found }
usage-no-such-command = no existe el comando { $found }; se conocen { $known }
usage-unknown-value = { $option } { $found }: elige uno de { $known }
see-help = Para ver la ayuda: { $command }

## verify

verified = { $rolls ->
    [one] { $file }: { $rolls } tirada, tal como dice la prueba
   *[other] { $file }: las { $rolls } tiradas son tal como dice la prueba
}
verified-first = { $drawn ->
    [yes] también quién empieza
   *[no] quién empieza se decidió sin ella
}
verified-lucky = { $drawn ->
    [yes] también los números de la suerte
   *[no] los números de la suerte se decidieron sin ella
}
roll-differs = turno { $turn }: { $die } { $recorded }, pero la prueba da { $proved }
first-differs = empieza el jugador { $recorded }, pero según la prueba es el jugador { $proved }
lucky-differs = los números de la suerte son { $recorded }, pero la prueba da { $proved }

## Help texts

help-usage = Uso:
help-arguments = Argumentos
help-options = Opciones
help-commands = Comandos
help-examples = Ejemplos:
help-help = muestra esta ayuda
help-version = muestra la versión
help-lang = idioma de todos los textos: { $languages }; si falta, decide el entorno
help-file = un registro, en JSON Lines o en notación de texto; - es la entrada estándar
help-variant = el juego: { $known }
help-lucchetto = Clásico, Longo y El Duelo: tres juegos de dados de la familia Qwixx.
    .examples =
        {"  "}lucchetto                          juega en el navegador
        {"  "}lucchetto play                     elige un juego y juega
        {"  "}lucchetto rules duel               cómo se juega a El Duelo
        {"  "}lucchetto replay game.jsonl        qué pasó en una partida
help-exit-status =
    Estado de salida: 0 hecho, 1 el comando ha fallado, 2 no se entiende la
    llamada, 130 detenido con Ctrl-C
help-serve = juega en el navegador: sirve la página y sus mesas
    .examples =
        {"  "}lucchetto serve                    en este equipo
        {"  "}lucchetto serve --lan              para móviles de la misma red
        {"  "}lucchetto serve --port 9000 --data games
help-serve-host = dirección en la que escuchar (127.0.0.1)
help-serve-port = puerto en el que escuchar (8000)
help-serve-lan = deja entrar a los móviles de la misma red
help-serve-data = carpeta de las partidas; si falta, tu carpeta de datos
help-serve-log-level = cuánto contar: critical, error, warning, info, debug
help-serve-open = abre el navegador
help-play = juega una partida en esta terminal
    .examples =
        {"  "}lucchetto play                                 pregunta a qué jugar
        {"  "}lucchetto play classic -p Ada -b casual        Ada contra un bot
        {"  "}lucchetto play longo -p Ada -p Leo -b master   dos personas y un bot
        {"  "}lucchetto play duel -p Ada -p Leo --dice real  con dados en la mesa
        {"  "}lucchetto play --resume                        reanuda la última partida
help-play-player = una persona en este teclado; una vez por cada una, por orden de sitio
help-play-bot = un bot ({ $known }, o uno tuyo como module:Class); una vez por cada uno, por orden de sitio
help-play-first = el sitio que empieza, a partir de 1; si falta, se sortea
help-play-lucky = Longo: los números de la suerte de cada sitio
help-play-dice = fair: tirados aquí, con una prueba; real: tú escribes lo que muestran los dados de verdad
help-play-seed = los mismos dados para el mismo texto, para practicar (sin prueba)
help-play-stir = cada persona escribe algo que entra en el cálculo de los dados
help-play-quick = las elecciones valen enseguida, sin confirmar con Intro
help-play-output = dónde guardar el registro; si falta, en tu carpeta de datos
help-play-resume = reanuda una partida guardada; sin archivo, la última sin terminar
saved-games-in = Partidas guardadas en { $folder }:
saved-games-none = Aún no hay partidas guardadas en { $folder }; lucchetto play empieza una.
saved-games-resume = Para seguir con la última sin terminar: { $command }
saved-game-damaged = dañada
saved-game-unfinished = sin terminar
help-games = lista las partidas que has guardado, la más reciente primero
    .examples =
        {"  "}lucchetto games                                qué hay
        {"  "}lucchetto games --json                         para programas
help-games-json = escribe JSON, un objeto por partida
help-completion = escribe un script que completa comandos, opciones y nombres en un shell
    .examples =
        {"  "}lucchetto completion bash                      el script para bash
        {"  "}lucchetto completion zsh > _lucchetto          en un archivo
help-completion-shell = el shell: { $known }
help-completion-install =
    Para instalarlo:
    {"  "}bash  añade a ~/.bashrc:  eval "$(lucchetto completion bash)"
    {"  "}zsh   en una carpeta de $fpath:  lucchetto completion zsh > _lucchetto
    {"  "}tcsh  lucchetto completion tcsh > ~/.lucchetto.tcsh
    {"  "}      añade a ~/.tcshrc:  source ~/.lucchetto.tcsh
help-replay = muestra qué pasó en un registro
    .examples =
        {"  "}lucchetto replay game.jsonl                  la historia de una partida
        {"  "}lucchetto replay --json game.jsonl           el último estado, para programas
        {"  "}lucchetto replay --json --steps game.jsonl   todos los estados, uno por línea
help-replay-json = escribe el estado en JSON, un objeto por cada archivo
help-replay-steps = muestra el estado después de cada paso
help-convert = convierte un registro a la notación de texto, o al revés
    .examples =
        {"  "}lucchetto convert game.jsonl                 léelo como texto
        {"  "}lucchetto convert game.txt -o game.jsonl     escríbelo a mano y repásalo
help-convert-to = el formato que se escribe; si falta, el otro
help-convert-output = el archivo que se escribe, que no debe existir; si falta, la salida estándar
help-verify = comprueba que los dados de un registro eran justos
    .examples =
        {"  "}lucchetto verify game.jsonl                  recalcula cada tirada
help-rules = muestra las reglas de un juego
    .examples =
        {"  "}lucchetto rules classic
        {"  "}lucchetto rules duel --lang it

## backup, restore, migrate, expire

copied =
    { $tables ->
        [one] { $tables } mesa
       *[other] { $tables } mesas
    } con { $lines ->
        [one] { $lines } línea: copia hecha
       *[other] { $lines } líneas: copia hecha
    }; ha llegado todo.
help-backup = guarda todas las partidas de un servidor en un archivo, mientras funciona
    .examples =
        {"  "}lucchetto backup games.backup                    de la carpeta de datos
        {"  "}lucchetto backup games.backup --data games       de esta carpeta
help-backup-file = archivo que se escribe; no debe existir todavía
help-restore = recupera las partidas de una copia, donde aún no hay ninguna
    .examples =
        {"  "}lucchetto restore games.backup                   en la carpeta de datos
        {"  "}lucchetto restore games.backup --data games      en esta carpeta
help-restore-file = archivo escrito por lucchetto backup
help-migrate = copia todas las partidas a otra base de datos
    .examples =
        {"  "}lucchetto migrate games postgresql://db/games          a PostgreSQL
        {"  "}lucchetto migrate postgresql://db/games games.sqlite3  de vuelta a un archivo
help-migrate-from = dónde están las partidas: un archivo SQLite, una carpeta de datos o una dirección postgresql://…
help-migrate-to = adónde van: lo mismo, pero vacío; un archivo puede faltar
expire-waiting = { $table }: espera jugadores desde el { $when }
expire-playing = { $table }: nadie juega desde el { $when }
expired =
    { $tables ->
        [one] { $tables } mesa eliminada.
       *[other] { $tables } mesas eliminadas.
    }
would-expire =
    { $tables ->
        [one] Se eliminaría { $tables } mesa.
       *[other] Se eliminarían { $tables } mesas.
    }
help-expire = elimina las mesas que nadie usa: en espera sin fin o abandonadas
    .examples =
        {"  "}lucchetto expire --dry-run                       las muestra, no elimina nada
        {"  "}lucchetto expire --data games                    de esta carpeta
help-expire-dry-run = solo muestra lo que se eliminaría
