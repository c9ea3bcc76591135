## Die Seite, auf der sich jede Stellung aufbauen lässt

explore-title = Erkunden
explore-lead = Jede Stellung, jeder Wurf: Was ist jede Wahl wert?
explore-game = Spiel
explore-players = Mitspielende
explore-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
explore-player = Person { $number }
explore-undo = Rückgängig
explore-copy = Link kopieren
explore-link = Link zu dieser Stellung
explore-unread = In diesem Link steckt keine Stellung; vielleicht wurde er unterwegs abgeschnitten. Hier ist eine für den Anfang.

# Das Blatt
explore-sheet-of = Blatt von { $player }
explore-whose-sheet = Wessen Blatt zu sehen ist
explore-decides = entscheidet
explore-rolled = hat gewürfelt
explore-wrong = hier stimmt etwas nicht
explore-keys = Die Pfeiltasten gehen von Feld zu Feld, die Leertaste kreuzt eine Zahl an oder gibt sie frei.
explore-keys-duel = Die Pfeiltasten gehen von Feld zu Feld, die Leertaste setzt einen Stein, Entf nimmt einen weg.
explore-box = Fehlwurf { $number }
explore-lucky = Glückszahl { $number } von 2
explore-missed = Fehlwürfe
explore-tool = Was ein Antippen des Bretts bewirkt
explore-take = Wegnehmen
# Screen readers, at a cell of the Duel's board.
explore-cell = { $state ->
    [chosen] die Wahl des Trainers
   *[can] möglich
}

# Die Würfel
explore-roll = Würfeln
explore-die = { $die }: { $face }
explore-die-ask = Was zeigt der Würfel: { $die }?

# Wer entscheidet
explore-turn = Wer ist am Zug
explore-decision = Wer entscheidet
explore-action = Welche Entscheidung
explore-action-white = Aktion 1: die weißen Würfel
explore-action-pass = Aktion 2, vorher nichts genutzt
explore-action-used = Aktion 2, nach { $move }
explore-closed = Von anderen geschlossen

# Die Antwort
explore-answer = Was tun?
explore-answer-for = Was sollte { $player } tun?
explore-exact = exakt
explore-estimate = Schätzung
explore-source-exact = Exakt: die von hier an zu erwartenden Punkte bei perfektem Spiel, vom Löser berechnet.
explore-source-estimate = Die von hier an zu erwartenden Punkte, geschätzt vom Netz des stärksten Bots. Die exakte Tabelle ist nicht da.
explore-source-building = Die von hier an zu erwartenden Punkte, geschätzt vom Netz des stärksten Bots. Die exakte Tabelle wird gerade berechnet.
explore-source-win = Die Gewinnchance von hier an und der erwartete Vorsprung in Punkten, wie das Netz des stärksten Bots sie sieht.
explore-points = Punkte
explore-margin = { $margin } Punkte
explore-go-on = So spielen und weiter zu Aktion 2
explore-thinking = Der Trainer denkt nach …
explore-said = { $count ->
    [one] Der Trainer hat eine Möglichkeit bewertet.
   *[other] Der Trainer hat { $count } Möglichkeiten bewertet.
}
explore-impossible = Diese Stellung ist unmöglich
explore-show = { $player } zeigen
explore-again = Noch einmal versuchen

# Stellungen für den Anfang
explore-examples = Stellungen zum Nachdenken
explore-empty = Leeres Blatt
explore-example-jump = Die Sieben lässt eine Zahl aus: ankreuzen oder auf die Farben warten?
explore-example-penalty = Nichts passt richtig: viel auslassen oder den Fehlwurf nehmen?
explore-example-lock = Zwölf und fünf Kreuze: jetzt schließen?
explore-example-end = Die zweite geschlossene Reihe beendet das Spiel: jetzt?
explore-example-lucky = Eine Glückszahl: die Summe oder das nächste Feld?
explore-example-close = Die Reihe mit der 15 schließen oder weiter sammeln?
explore-example-wait = Aktion 2, noch nichts genutzt: Was ist das kleinste Übel?
explore-example-knock = Ein einzelner Stein an der Spitze: schlagen?
explore-example-stack = Die Spitze mit einem Stapel halten oder vorauslaufen?
explore-example-front = Zwei Sechsen: Wer bekommt das Ende der Reihe?
