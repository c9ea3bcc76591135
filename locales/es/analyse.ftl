## El análisis en la terminal: `lucchetto analyse`

help-analyse = lo que costó cada decisión y la suerte que dieron los dados
    .examples =
        {"  "}lucchetto analyse game.jsonl                 errores, suerte, un gráfico
        {"  "}lucchetto analyse game.jsonl --seat 2        las decisiones de un jugador
        {"  "}lucchetto analyse game.jsonl -o game.html
        {"  "}lucchetto analyse --json game.jsonl          para programas
help-analyse-json = escribe todo el análisis en JSON
help-analyse-output = escribe el análisis como página autónoma, en un archivo que no debe existir
help-analyse-deep = comprueba las decisiones reñidas con miles de partidas jugadas hasta el final (requiere el extra lab); Ctrl-C conserva lo hecho
help-analyse-seat = solo las decisiones y la suerte de este sitio, desde el 1
analyse-bad-seat = --seat debe ser un sitio del 1 al { $most }
analyse-reading = Analizando
analyse-page-at = El análisis está en { $file }
analyse-title = Análisis: { $record }
analyse-exact = Todas las cifras son exactas: de la tabla del solucionador, en puntos esperados.
analyse-network-points = Valorada por la red del maestro, en puntos esperados.
analyse-network-win = Valorada por la red del maestro, en probabilidad de ganar.
analyse-checks = { $decisions ->
    [0] Ninguna decisión era reñida, así que no se ha seguido jugando ninguna partida.
    [one] Se ha comprobado una decisión reñida con { $games } partidas.
   *[other] Se han comprobado { $decisions } decisiones reñidas con { $games } partidas.
}
analyse-unchecked = Valoración rápida: no se ha comprobado ninguna decisión jugando hasta más adelante. Requiere el extra lab; --deep lo compila.
analyse-interrupted = Las comprobaciones se han interrumpido; las decisiones siguientes tienen una valoración rápida.
analyse-so-far = La partida no ha terminado: así está hasta ahora.
analyse-players = Los jugadores
analyse-player = Jugador
analyse-points = Puntos
analyse-luck = Suerte
analyse-lost = Perdido
analyse-adjusted = Sin la suerte
analyse-inaccuracies = Imprecisiones
analyse-mistakes = Errores
analyse-blunders = Errores graves
analyse-rating = Valoración
analyse-no-rating = Muy pocas decisiones para valorar
analyse-percent = { $value } %
analyse-points-amount = { $value } puntos
analyse-chart-win = Probabilidad de ganar
analyse-chart-points = Puntos esperados
analyse-legend = ? error   + tirada con suerte   − tirada sin suerte
analyse-worst = Lo que se perdió
analyse-nothing-lost = Nada digno de mención.
analyse-lapse = { $name }, turno { $turn }, línea { $line }: { $chosen } en vez de { $best }
# $mark is a word such as “Error”.
analyse-verdict = { $mark } { $cost }:
analyse-rolls = Tiradas con y sin suerte
analyse-no-rolls = Ninguna tirada decidió mucho por sí sola.
analyse-rolled = Turno { $turn }, línea { $line }: { $dice }
analyse-for = para { $name } { $luck }
analyse-as-table = El gráfico como tabla
analyse-line = Línea
analyse-turn = Turno
analyse-made-with = Hecho con Lucchetto { $version }.
