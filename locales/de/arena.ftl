## Turniere zwischen Bots: `lucchetto arena`, Tabellen und Bericht

help-arena = Bots Turniere spielen lassen und bewerten
    .examples =
        {"  "}lucchetto arena greedy random
        {"  "}lucchetto arena greedy random --games 2000 -o out
        {"  "}lucchetto arena longo greedy random --players 4 --json
help-arena-bots = Bots, die spielen, jeder einmal: { $known }, oder eigene als module:Class
help-arena-players = Spieler in jeder Partie (2)
help-arena-games = Partien jeder Begegnung (1000), aufgerundet, damit jede Sitzordnung dieselben Würfe spielt
help-arena-seed = ein beliebiger Text; derselbe ergibt dieselben Partien (1)
help-arena-json = alle Zahlen als ein JSON-Objekt ausgeben
help-arena-output = Ordner für den Bericht; ein unterbrochenes Turnier geht von dort weiter
help-arena-workers = Zahl der Prozesse; ohne Angabe einer je Prozessor
help-arena-time-limit = Sekunden für eine Entscheidung eines eigenen Bots; ohne Angabe gibt es kein Limit
help-arena-dask = auf dem Dask-Cluster unter dieser Adresse spielen
help-arena-luck = auch Ergebnisse ohne Würfelglück zeigen, wo es bekannt ist (Voreinstellung)

arena-decimal-comma = ,
arena-title = { $players ->
    [one] { $variant }, allein
   *[other] { $variant }, { $players } Spieler
}
arena-design = { $matches } × { $deals } × { $seatings } = { $games }, Startwert { $seed }
arena-matches = { $count ->
    [one] { $count } Begegnung
   *[other] { $count } Begegnungen
}
arena-deals = { $count ->
    [one] { $count } Wurffolge
   *[other] { $count } Wurffolgen
}
arena-seatings = { $count ->
    [one] { $count } Sitzordnung
   *[other] { $count } Sitzordnungen
}
arena-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
arena-rounded = --games { $asked } wird auf ganze Wurffolgen aufgerundet: { $games } Partien jeder Begegnung
arena-progress = Es wird gespielt
arena-speed = { $games } Partien in { $seconds } s: { $speed } Partien je Sekunde
arena-report-at = Der Bericht liegt in { $file }
arena-stopped = Angehalten: { $done } von { $games } Partien sind gesichert. Weiter mit: { $command }
arena-stopped-lost = Angehalten: nichts ist gesichert. Mit --output ORDNER kann ein Turnier später weitergehen.
arena-unreachable = kein Dask-Cluster antwortet unter { $address }
arena-no-dask = --dask braucht ein weiteres Paket: pip install 'lucchetto[dask]'
arena-workers-lost = die Prozesse sind ausgefallen: { $why }

arena-bot = Bot
arena-rating = Wertung
arena-interval = 95 %
arena-wins = Siege %
arena-decided = Entschieden %
arena-points = Punkte
arena-margin = Vorsprung
arena-penalties = Fehlwürfe
arena-turns = Züge
arena-low = 5 %
arena-median = Median
arena-high = 95 %
arena-adjusted = Bereinigt
arena-raw = Unbereinigt
arena-against-raw = Gegenüber unbereinigt: { $what }
arena-factor = ×
arena-pair = Paar
arena-against = { $bot } – { $other }
arena-ahead = Vorn %
arena-ahead-adjusted = Vorn %, bereinigt
arena-difference = Punkte voraus
arena-difference-adjusted = Punkte voraus, bereinigt
arena-reason = Grund
arena-share = Partien %
arena-end-rows = zwei Reihen geschlossen
arena-end-pawns = kein Stein mehr
arena-end-penalties = vier Fehlwürfe

arena-standings = Rangliste
    .note = Wertung: Bradley–Terry auf der Elo-Skala, 0 ist das Mittel des Feldes. Ein Gleichstand teilt den Sieg; „Entschieden“ lässt Partien ohne alleinigen Sieger aus. Alle Intervalle gelten zu 95 %, Einheit ist die Wurffolge.
arena-standings-alone = Rangliste
    .note = Alle spielen allein dieselben Würfe. Wertung: wer mit denselben Würfen mehr Punkte hat (Bradley–Terry, Elo-Skala, 0 ist das Mittel).
arena-scores = Punktzahlen
    .note = Mittel aller Partien. Vorsprung: Punkte vor dem besten anderen Spieler. 5 %, Median und 95 %: so viele Partien endeten darunter.
arena-scores-alone = Punktzahlen
    .note = Mittel aller Partien. 5 %, Median und 95 %: so viele Partien endeten darunter.
arena-luck = Ohne das Würfelglück
    .note = Bereinigt: Was die Würfe über das Erwartete hinaus gaben, ist abgezogen. ×: wie viel mal so viele Wurffolgen es ohne Bereinigung für dieselbe Sicherheit bräuchte.
arena-head-to-head = Direkter Vergleich
    .note = Wie oft, in Prozent, der Bot der Zeile vor dem Bot der Spalte liegt; ein Gleichstand zählt halb.
arena-meetings = Paar für Paar
    .note = Aus der Sicht des ersten Bots des Paares.
arena-ends = Wie Partien enden
    .note = Es kann mehr als ein Grund zutreffen.
arena-distribution = Verteilung der Punktzahlen
    .note = In Prozent der Partien jedes Bots.

arena-as-table = Die Zahlen als Tabelle
arena-no-luck-known = Das Würfelglück ist nicht für alle diese Partien bekannt; die Ergebnisse sind unbereinigt.
arena-how = Wie gespielt wurde
arena-how-deals = Eine Wurffolge ist eine Reihe von Würfen. Jede Begegnung spielt jede Wurffolge einmal in jeder Sitzordnung, damit niemand einen Sieg dem Platz oder den Würfeln verdankt.
arena-how-all-orders = Jede Reihenfolge der Plätze wird gespielt.
arena-how-rotations = Bei mehr als drei Spielern wird nur reihum gewechselt, nicht jede Reihenfolge gespielt.
arena-how-again = Dieselben Partien noch einmal: { $command }
arena-files = Alle Partien: { $games }; alle Zahlen: { $summary }.
arena-unofficial = Erstellt mit Lucchetto { $version }.
