## Was ein geteilter Link zeigt, bevor ihn jemand öffnet: Titel, Text und Bild.

preview-home = Würfeln, ankreuzen, abschließen.
    .text = Würfelspiele im Browser: Klassisch, Longo und Das Duell. Mit Freunden auf ihren Handys, an einem Gerät oder gegen Bots.
preview-daily = Das Spiel des Tages
    .text = Ein Solospiel, dieselben Würfel für alle. Wie läuft es heute?
preview-learn = In zwei Minuten gelernt
    .text = Ein paar Schritte auf dem Spielblatt zeigen dir, wie es geht.
preview-rules = Die Regeln
    .text = Drei Spiele einer Familie, jedes auf einer Seite.
preview-lobby = Offene Tische
    .text = Nimm einen freien Platz oder mach einen eigenen Tisch auf.
preview-explore = Stellungen erkunden
    .text = Stell eine beliebige Stellung auf und sieh, was jede Wahl wert ist.
preview-analysis = Analyse
    .text = Was jede Entscheidung gekostet hat und wie viel Glück dabei war.
preview-join = Du bist eingeladen
    .text = Wähl einen Namen und setz dich.
preview-gone = Diesen Tisch gibt es nicht mehr
    .text = Lass dir einen neuen Link schicken oder mach einen eigenen Tisch auf.
preview-invites = { $host } lädt dich zum Spielen ein: { $game }
preview-about-classic = Vier Reihen, sechs Würfel: Kreuze Zahlen von links nach rechts an und schließ die Reihe ab.
preview-about-longo = Achtseitige Würfel, längere Reihen und eigene Glückszahlen.
preview-about-duel = Zu zweit auf einem Brett: Steine schlagen, Stapel bauen, die Spitze halten.
preview-free = { $count ->
    [one] Ein Platz ist frei.
   *[other] { $count } Plätze sind frei.
}
preview-full = Alle Plätze sind besetzt.
preview-playing = { $game }: { $names }
preview-playing-text = Das Spiel läuft. Öffne den Link, um zuzusehen.
preview-over-text = { $game }: { $names }. Öffne den Link, um die Blätter zu sehen.
