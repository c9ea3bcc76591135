## Der Punkteblock: gespielt wird mit echten Würfeln, eingetragen werden nur die Kreuze.

pad-title = Punkteblock
pad-lead = Echte Würfel, kein Papier: Alle tippen ihre Kreuze auf dem eigenen Handy, oder alle auf einem Tablet in der Mitte. Schlösser gelten für alle, die Punkte zählen sich selbst.
pad-lead-here = Echte Würfel, kein Papier: Alle tippen ihre Kreuze auf diesem Gerät, das in der Mitte liegt. Die Punkte zählen sich selbst.
pad-open = Block öffnen
pad-here = Wer schreibt noch auf diesem Gerät?
pad-here-how = Niemand, wenn alle ein Handy haben: Sie kommen mit Link oder Code dazu.
pad-here-only = Hier schreiben alle auf diesem Gerät: Füg für alle anderen ein Blatt hinzu.
pad-here-duel = Das Duell hat ein Brett: Beide schreiben auf diesem Gerät.
pad-here-more = Noch jemand
pad-join = Wähle einen Namen, dann bekommst du ein eigenes Blatt.
pad-cells = Zahlen von { $name }
pad-penalty = den Fehlwurf
pad-penalty-add = Fehlwurf −5
pad-missed = den Fehlwurf
pad-missed-add = Fehlwurf von { $name }
pad-undo = Zurück: { $mark }
pad-undo-none = Nichts zurückzunehmen
pad-undo-this = { $mark } zurücknehmen? Die Punkte ändern sich mit.
pad-undo-yes = Zurücknehmen
pad-keep = Behalten
pad-still-open = Von jemand anderem geschlossen: { $colours }. Nutzt du die Reihe im selben Wurf, trag es jetzt ein.
pad-turn = Blatt von { $name } umdrehen
pad-turn-board = Brett umdrehen
pad-who = Wer setzt einen Stein?
pad-others = Die anderen
pad-away = Handy ist weg
pad-write-for = Das Handy von { $name } ist nicht verbunden: Du kannst hier schreiben.
pad-ended = Das Spiel ist zu Ende: { $reasons }.
pad-ended-last = Tragt die Kreuze des letzten Wurfs ein und zählt dann zusammen.
pad-count-up = Zusammenzählen
pad-count-early = Nach den Regeln ist das Spiel nicht zu Ende. Trotzdem zusammenzählen? Danach lässt sich nichts mehr ändern.
pad-play-on = Weiterspielen
pad-invite = Einladen
pad-free = { $count ->
    [one] Eine Person kann noch dazukommen, auch mitten im Spiel.
   *[other] { $count } Personen können noch dazukommen, auch mitten im Spiel.
}
pad-no-free = Alle Blätter sind vergeben.
pad-house-rules = Hausregeln
pad-house-on = Einschalten
pad-house-off = Ausschalten
pad-house-on-how = Der Block prüft Reihenfolge, Schlösser und die Kreuze, die ein Schloss braucht. Mit Hausregeln nimmt er alles an, für alle an diesem Block.
pad-house-off-how = Der Block prüft wieder. Was eingetragen ist, bleibt.
pad-house-note = Hausregeln: Es wird nichts geprüft.
