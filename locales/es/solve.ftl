## El solucionador exacto: `lucchetto solve`; y lo que dice un comando sin el extra lab

needs-extra = falta { $package }; instala lo que necesita este comando: pip install 'lucchetto[{ $extra }]'
broken-extra = no se puede cargar { $package } ({ $why }); instala lo que necesita este comando: pip install 'lucchetto[{ $extra }]'
# Before the first use; shown until the work begins.
compiling = Compilando (una sola vez)…
solving = Calculando
solve-lucky = con los números de la suerte { $pair }
solve-value = Puntuación media del juego perfecto: { $value }
solve-deviation = Su desviación típica: { $value }
solve-turns = Turnos, de media: { $value }
solve-penalties = Fallos, de media: { $value }
solve-states = Estados resueltos: { $states }
solve-seconds = Segundos de cálculo: { $seconds }
solve-seat = Sitio { $seat } de { $players }: { $value }
solve-answer = línea { $line }: { $to_come } por venir, { $total } hasta ahora

help-solve = calcula exactamente el juego perfecto en solitario
    .examples =
        {"  "}lucchetto solve classic                    cuánto vale una partida
        {"  "}lucchetto solve longo --lucky 5+8          minutos, la primera vez
        {"  "}lucchetto solve classic --players 2        con otros por turnos
        {"  "}lucchetto solve classic --query FILE       cuánto valen unas hojas
help-solve-lucky = Longo: los números de la suerte, como 5+8
help-solve-players = de 1 a 5: el turno propio llega cada N, entre medias solo sumas blancas, los demás solo ocupan su turno
help-solve-query = hojas en JSON Lines, filas como en los registros y "penalties": los puntos por venir de cada una; - es la entrada estándar
help-solve-json = escribe JSON
