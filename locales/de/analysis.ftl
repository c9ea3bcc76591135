## The analysis page

analysis-title = Analyse
analysis-with-hints = mit Tipps
analysis-exact = exakt
analysis-estimated = geschätzt
analysis-exact-how = Exakt beurteilt: Jeder Wert stammt aus der Tabelle des Lösers für das ganze Spiel.
analysis-estimated-how = Beurteilt vom Netz des Meisters: Jeder Wert ist eine Schätzung.
analysis-checked-how = Strittige Entscheidungen wurden geprüft: Der Meister hat nach jeder Wahl weitergespielt, insgesamt { $games } Spiele.
analysis-quick-how = Eine schnelle Beurteilung: Keine Entscheidung wurde durch Weiterspielen geprüft.
analysis-deepen = Gründlicher prüfen
analysis-deepen-how = Nach jeder Wahl spielt der Meister Tausende Spiele zu Ende. Das dauert ein bis zwei Minuten.
analysis-deepening = Gründliche Prüfung: { $percent }
analysis-deep-how = Gründlich geprüft, mit Spielen bis zum Ende.

# The headline: was it luck, or the play?
verdict-not-over = Dieses Spiel ist noch nicht zu Ende
verdict-you-won-by-luck = Du hast mit Glück gewonnen
verdict-you-won-even = Ihr habt gleich gut gespielt; die Würfel waren auf deiner Seite
verdict-you-won-both = Gewonnen: besser gespielt, und Würfelglück dazu
verdict-you-won-by-play = Du hast gewonnen, weil du besser gespielt hast
verdict-you-won-close = Ein enges Spiel, und du hast es gewonnen
verdict-you-lost-though-better = Du hast verloren, obwohl du besser gespielt hast
verdict-you-lost-by-luck = Ihr habt gleich gut gespielt; die Würfel waren gegen dich
verdict-you-lost-both = Verloren: schlechte Würfel, und dazu eigene Fehler
verdict-you-lost-by-play = Es waren nicht die Würfel: Du hast durch deine Fehler verloren
verdict-you-lost-close = Ein enges Spiel, und du hast es verloren
verdict-you-shared = Du teilst dir den Sieg
verdict-you-well-lucky = Du hast gut gespielt und hattest Würfelglück
verdict-you-well-unlucky = Du hast gut gespielt; die Würfel waren gegen dich
verdict-you-well-even = Du hast gut gespielt
verdict-you-badly-lucky = Die Würfel waren besser als deine Entscheidungen
verdict-you-badly-unlucky = Schlechte Würfel, und dazu eigene Fehler
verdict-you-badly-even = Es waren nicht die Würfel: Deine Fehler haben die Punkte gekostet
verdict-other-won-by-luck = { $name } hat mit Glück gewonnen
verdict-other-won-even = Ein ausgeglichenes Spiel: Die Würfel waren auf der Seite von { $name }
verdict-other-won-both = { $name } hat besser gespielt und hatte Würfelglück
verdict-other-won-by-play = { $name } hat durch besseres Spiel gewonnen
verdict-other-won-close = Ein enges Spiel, gewonnen von { $name }
verdict-other-shared = Der Sieg ist geteilt
verdict-other-well-lucky = { $name } hat gut gespielt und hatte Würfelglück
verdict-other-well-unlucky = { $name } hat gut gespielt, aber ohne Würfelglück
verdict-other-well-even = { $name } hat gut gespielt
verdict-other-badly-lucky = Bei { $name } waren die Würfel besser als die Entscheidungen
verdict-other-badly-unlucky = Schlechte Würfel für { $name }, und dazu Fehler
verdict-other-badly-even = { $name }: Nicht die Würfel, sondern Fehler haben die Punkte gekostet
analysis-part-luck = Würfel
analysis-part-mistakes = { $who ->
    [you] Deine Fehler
   *[other] Die eigenen Fehler
}
analysis-part-others = Die anderen
analysis-parts-win = Zusammen führen sie von den Chancen am Anfang zum Ergebnis.
analysis-parts-points = Zusammen führen sie vom Durchschnitt perfekten Spiels zum Ergebnis.
# $points is the figure as text, with its sign; $count chooses the plural.
analysis-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

# The players
analysis-players = So haben alle gespielt
analysis-column-points = Punkte
analysis-column-luck = Glück
analysis-column-lost = Verloren
analysis-no-rating = Zu wenige Entscheidungen für ein Urteil
analysis-no-mistakes = keine Fehler
analysis-inaccuracies = { $count ->
    [one] { $count } Ungenauigkeit
   *[other] { $count } Ungenauigkeiten
}
analysis-mistakes = { $count ->
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
analysis-blunders = { $count ->
    [one] { $count } grober Fehler
   *[other] { $count } grobe Fehler
}
analysis-without-luck = Ohne Glück: { $result }

# The chart and the stepper
analysis-where = Wo das Spiel entschieden wurde
analysis-chart-win = Gewinnchance im Lauf des Spiels
analysis-chart-points = Erwartete Punkte im Lauf des Spiels
analysis-marks = Fehler und glückliche Würfe
analysis-as-table = Das Diagramm als Tabelle
analysis-slider = Moment des Spiels
analysis-first = Zum Anfang
analysis-previous = Einen Schritt zurück
analysis-next = Einen Schritt weiter
analysis-last = Zum Ende
analysis-next-mistake = Nächster Fehler
analysis-previous-mistake = Voriger Fehler
analysis-keys = Tasten: ← → ein Schritt, Pos1 und Ende, N nächster Fehler, P voriger Fehler

# A moment
analysis-what = Was geschah
analysis-position = Die Blätter in diesem Moment
analysis-beginning = Der Anfang
analysis-beginning-how = Noch ist nichts angekreuzt. Weiter geht es mit den Pfeilen, dem Schieber oder einem Wisch über die Blätter.
analysis-no-dice = Vor dem ersten Wurf
analysis-turn = Zug { $turn }
analysis-rolls = { $name } würfelt
analysis-action = Aktion { $number }
analysis-for = für { $name }: { $amount }
analysis-costs = kostet { $amount }
analysis-better = besser: { $move }
analysis-choices = Alle Möglichkeiten, die beste zuerst
analysis-explore = Diese Stellung erkunden
analysis-best = am besten
analysis-played = gespielt
analysis-best-played = am besten ✓
analysis-stands = { $name }: { $value }.
analysis-margin-ahead = { $name } kann erwarten, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} vorn zu liegen.
analysis-margin-behind = { $name } kann erwarten, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} zurückzuliegen.
analysis-margin-level = { $name } kann Gleichstand erwarten.
analysis-over = Das Spiel ist zu Ende.

# The list of mistakes
analysis-mistakes-title = Fehler
analysis-whose = Wessen Fehler
analysis-all = Alle
analysis-none = Hier gibt es keine Fehler.
analysis-lost-amount = verloren:

# Next steps
analysis-link = Link zu diesem Moment
analysis-record = Aufzeichnung herunterladen
analysis-checker = Würfelprüfer
analysis-table = Zum Tisch
analysis-another = Eine Aufzeichnung analysieren

# An uploaded record
analysis-hand-in = Eine Aufzeichnung analysieren
analysis-hand-in-lead = Füge die Aufzeichnung eines Spiels ein: JSON Lines, wie dieses Programm sie speichert, oder die Textnotation. Nichts wird veröffentlicht.
analysis-record-text = Die Aufzeichnung
analysis-record-example = Hier einfügen, eine Zeile je Ereignis
analysis-go = Analysieren
analysis-file = Datei wählen
analysis-drop = oder eine Datei irgendwo auf diese Seite ziehen
analysis-drop-here = Die Aufzeichnung hier ablegen
analysis-line = Zeile { $line }:
analysis-working = Der Trainer sieht sich das Spiel an …
analysis-working-how = Jede Möglichkeit aller Beteiligten wird abgewogen. Das dauert ein paar Sekunden.
analysis-place = Andere Spiele sind zuerst dran: Deines hat Platz { $place } in der Warteschlange.
analysis-building = Die exakte Tabelle wird im Hintergrund berechnet. Wenn sie da ist, wird dieses Spiel exakt beurteilt: Schau später wieder herein.
analysis-reload = Die exakte Tabelle ist jetzt da: Lade diese Seite neu, dann wird das Spiel exakt beurteilt.

# Hints at the table
hint-best = Trainer: am besten
hint-thinking = Der Trainer denkt nach …
hint-costs = { $move } kostet { $amount }:
hint-why = Warum?
hint-confirm = Trotzdem wählen
