## Der exakte Löser: `lucchetto solve`; und was ein Befehl ohne das Extra lab sagt

needs-extra = { $package } fehlt; installiere, was dieser Befehl braucht: pip install 'lucchetto[{ $extra }]'
broken-extra = { $package } lässt sich nicht laden ({ $why }); installiere, was dieser Befehl braucht: pip install 'lucchetto[{ $extra }]'
# Before the first use; shown until the work begins.
compiling = Wird übersetzt (einmalig) …
solving = Rechnet
solve-lucky = mit den Glückszahlen { $pair }
solve-value = Mittlere Punktzahl bei perfektem Spiel: { $value }
solve-deviation = Ihre Standardabweichung: { $value }
solve-turns = Züge im Mittel: { $value }
solve-penalties = Fehlwürfe im Mittel: { $value }
solve-states = Gelöste Zustände: { $states }
solve-seconds = Sekunden Rechenzeit: { $seconds }
solve-seat = Platz { $seat } von { $players }: { $value }
solve-answer = Zeile { $line }: noch { $to_come } zu erwarten, bisher { $total }

help-solve = perfektes Spiel allein exakt berechnen
    .examples =
        {"  "}lucchetto solve classic                    was eine Partie wert ist
        {"  "}lucchetto solve longo --lucky 5+8          Minuten, beim ersten Mal
        {"  "}lucchetto solve classic --players 2        mit anderen am Zug
        {"  "}lucchetto solve classic --query FILE       was Blätter wert sind
help-solve-lucky = Longo: die Glückszahlen, wie 5+8
help-solve-players = 1 bis 5: man ist jedes N-te Mal am Zug, dazwischen nur weiße Summen, die anderen füllen nur ihren Zug
help-solve-query = Blätter als JSON Lines, Reihen wie in Aufzeichnungen und "penalties": die noch zu erwartenden Punkte; - ist die Standardeingabe
help-solve-json = JSON ausgeben
