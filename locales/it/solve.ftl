## Il solutore esatto: `lucchetto solve`; e che cosa dice un comando senza l’extra lab

needs-extra = manca { $package }; installa ciò che serve a questo comando: pip install 'lucchetto[{ $extra }]'
broken-extra = impossibile caricare { $package } ({ $why }); installa ciò che serve a questo comando: pip install 'lucchetto[{ $extra }]'
# Before the first use; shown until the work begins.
compiling = Compilazione (una volta sola)…
solving = Calcolo
solve-lucky = con i numeri fortunati { $pair }
solve-value = Punteggio medio del gioco perfetto: { $value }
solve-deviation = La sua deviazione standard: { $value }
solve-turns = Turni, in media: { $value }
solve-penalties = Lanci a vuoto, in media: { $value }
solve-states = Stati risolti: { $states }
solve-seconds = Secondi di calcolo: { $seconds }
solve-seat = Posto { $seat } di { $players }: { $value }
solve-answer = riga { $line }: { $to_come } ancora da fare, { $total } finora

help-solve = calcola esattamente il gioco perfetto in solitario
    .examples =
        {"  "}lucchetto solve classic                    quanto vale una partita
        {"  "}lucchetto solve longo --lucky 5+8          minuti, la prima volta
        {"  "}lucchetto solve classic --players 2        con altri di turno
        {"  "}lucchetto solve classic --query FILE       quanto valgono dei fogli
help-solve-lucky = Longo: i numeri fortunati, come 5+8
help-solve-players = da 1 a 5: il proprio turno viene ogni N, in mezzo solo le somme bianche, gli altri occupano solo il loro turno
help-solve-query = fogli come JSON Lines, righe come nelle registrazioni e "penalties": i punti ancora da fare per ciascuno; - è lo standard input
help-solve-json = stampa JSON
