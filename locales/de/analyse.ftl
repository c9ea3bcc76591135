## Die Analyse im Terminal: `lucchetto analyse`

help-analyse = was jede Entscheidung gekostet hat und wie viel Glück im Spiel war
    .examples =
        {"  "}lucchetto analyse game.jsonl                 Fehler, Glück, ein Diagramm
        {"  "}lucchetto analyse game.jsonl --seat 2        Entscheidungen eines Platzes
        {"  "}lucchetto analyse game.jsonl -o game.html
        {"  "}lucchetto analyse --json game.jsonl          für Programme
help-analyse-json = die ganze Analyse als JSON ausgeben
help-analyse-output = die Analyse als eigenständige Seite in eine Datei schreiben, die es noch nicht gibt
help-analyse-deep = strittige Entscheidungen mit Tausenden Spielen bis zum Ende prüfen (braucht das Extra lab); Strg-C behält, was fertig ist
help-analyse-seat = nur die Entscheidungen und das Glück dieses Platzes, ab 1
analyse-bad-seat = --seat muss ein Platz von 1 bis { $most } sein
analyse-reading = Analysiert
analyse-page-at = Die Analyse steht in { $file }
analyse-title = Analyse: { $record }
analyse-exact = Alle Zahlen sind exakt: aus der Tabelle des Lösers, in erwarteten Punkten.
analyse-network-points = Beurteilt vom Netz des Meisters, in erwarteten Punkten.
analyse-network-win = Beurteilt vom Netz des Meisters, in Gewinnchancen.
analyse-checks = { $decisions ->
    [0] Keine Entscheidung war strittig, also wurde keine durch Weiterspielen geprüft.
    [one] Eine strittige Entscheidung wurde mit { $games } Spielen geprüft.
   *[other] { $decisions } strittige Entscheidungen wurden mit { $games } Spielen geprüft.
}
analyse-unchecked = Eine schnelle Beurteilung: Keine Entscheidung wurde durch Weiterspielen geprüft. Das braucht das Extra lab; --deep übersetzt es.
analyse-interrupted = Die Prüfung wurde unterbrochen; spätere Entscheidungen sind schnell beurteilt.
analyse-so-far = Das Spiel ist noch nicht zu Ende: So steht es bisher.
analyse-players = Die Spieler
analyse-player = Name
analyse-points = Punkte
analyse-luck = Glück
analyse-lost = Verloren
analyse-adjusted = Ohne Glück
analyse-inaccuracies = Ungenauigkeiten
analyse-mistakes = Fehler
analyse-blunders = Grobe Fehler
analyse-rating = Urteil
analyse-no-rating = Zu wenige Entscheidungen für ein Urteil
analyse-percent = { $value } %
analyse-points-amount = { $value } Punkte
analyse-chart-win = Gewinnchance
analyse-chart-points = Erwartete Punkte
analyse-legend = ? Fehler   + glücklicher Wurf   − unglücklicher Wurf
analyse-worst = Was verloren ging
analyse-nothing-lost = Nichts, was der Rede wert wäre.
analyse-lapse = { $name }, Zug { $turn }, Zeile { $line }: { $chosen } statt { $best }
# $mark is a word such as “Fehler”.
analyse-verdict = { $mark } { $cost }:
analyse-rolls = Glückliche und unglückliche Würfe
analyse-no-rolls = Kein einzelner Wurf hat viel entschieden.
analyse-rolled = Zug { $turn }, Zeile { $line }: { $dice }
analyse-for = für { $name } { $luck }
analyse-as-table = Das Diagramm als Tabelle
analyse-line = Zeile
analyse-turn = Zug
analyse-made-with = Erstellt mit Lucchetto { $version }.
