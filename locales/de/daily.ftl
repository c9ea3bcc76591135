## The daily game

daily-title = Tagesspiel
daily-lead = Ein Spiel allein, mit den gleichen Würfeln für alle, einmal am Tag. Wer macht am meisten daraus?
daily-number = Nr. { $number }
daily-alone = { $game }, allein gespielt
daily-lucky = Glückszahlen für alle: { $one } und { $other }
daily-sundays = Montag bis Samstag { $classic }, sonntags { $longo }.

# The user's own attempt
daily-play = Das heutige Spiel spielen
daily-continue = Dein Spiel fortsetzen
daily-first-counts = Dein erster Versuch zählt. Du kannst aufhören und später weitermachen.
daily-begun = Du hast dieses Spiel begonnen. Es zählt, wenn du es bis zum Ende des nächsten Tages (UTC) beendest.
daily-missed = Du hast dieses Spiel nicht beendet.
daily-once = Ein Versuch am Tag: Wenn du die Würfel kennst, würde ein zweiter nichts beweisen. Die Analyse zeigt, was möglich war.
# The word after the number
daily-points = { $points ->
    [one] Punkt
   *[other] Punkte
}
daily-place = Platz { $place } von { $players }
# $lost is a number as text, such as 12.4; $count chooses the plural.
daily-lost = { $count ->
    [one] { $lost } Punkt verloren
   *[other] { $lost } Punkte verloren
}
daily-lost-how = gegenüber perfektem Spiel mit den gleichen Würfeln
daily-judging = Der Trainer sieht sich dein Spiel an …
daily-analysis = Analyse meines Spiels
daily-squares = Deine Züge
# $mark is the word for the quality of the move
daily-square = Zug { $turn }: { $mark }
daily-legend = Je Zug, was er gekostet hat:
daily-share = Teilen
daily-copied = Kopiert
daily-share-field = Dein Ergebnis als Text
daily-share-text = Lucchetto { $date } · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
daily-next = Nächstes Spiel in { $time }
daily-new = Ein neues Spiel ist da
daily-streak = { $days ->
    [one] { $days } Tag in Folge
   *[other] { $days } Tage in Folge
}
daily-streak-none = Noch keine Serie
daily-longest = Längste: { $days }

# The leaderboard
daily-table = Die heutige Rangliste
daily-table-past = Die Rangliste des Tages
daily-table-hidden = { $players ->
    [0] Noch hat niemand zu Ende gespielt. Mach den Anfang!
    [one] { $players } Person ist fertig. Die Rangliste siehst du, wenn dein eigenes Spiel zu Ende ist.
   *[other] { $players } Personen sind fertig. Die Rangliste siehst du, wenn dein eigenes Spiel zu Ende ist.
}
daily-table-empty = Niemand hat dieses Spiel beendet.
daily-column-place = Platz
daily-column-name = Name
daily-column-score = Punkte
daily-column-lost = Verloren
daily-you = du
daily-working = …
daily-working-how = wird berechnet
daily-look = Analyse des Spiels von { $name }
daily-expected = Perfektes Spiel erzielt im Schnitt
daily-expected-how = über alle Würfe
daily-optimal = Mit diesen Würfeln
daily-optimal-how = kam der optimale Spieler auf
daily-estimated = Die exakte Tabelle dieses Spiels liegt nicht auf diesem Server. Was verloren ging, schätzt das Netz des Meisters (≈); perfektes Spiel ist nicht bekannt.
daily-building = Die exakte Tabelle wird im Hintergrund berechnet. Bis sie da ist, sind die Verluste geschätzt (≈).

# Past days
daily-days = Vergangene Tage
daily-days-none = Dies ist hier der erste Tag. Morgen findest du an dieser Stelle das heutige Spiel.
daily-day-players = { $players ->
    [0] niemand
    [one] { $players } Person
   *[other] { $players } Personen
}
daily-day-best = Bestwert { $points }
daily-day-yours = du { $points }
daily-day-unfinished = nicht beendet: zählt heute noch
daily-back = Zum heutigen Spiel

# The dice
daily-dice = Wie die Würfel entstehen und wie man sie prüft
daily-dice-chain = Am ersten Tag zog dieser Server eine geheime Zahl und bildete ihren Hashwert (SHA-256) wieder und wieder, genug für hundert Jahre. Der Startwert jedes Tages ist der Hashwert des Startwerts vom nächsten Tag. So werden die Startwerte in umgekehrter Reihenfolge veröffentlicht: Aus einem veröffentlichten kann jeder alle früheren Tage berechnen und niemand einen kommenden.
daily-dice-promise = Der Startwert von gestern ist das Versprechen für heute: Der Hashwert des heutigen muss ihn ergeben. Alle Würfe des Tages folgen aus dem Startwert. Der Server kann später keine anderen Würfel wählen, und wenn der Tag vorbei ist, kann jeder jeden Wurf prüfen.
daily-dice-limits = Wer diesen Server betreibt, könnte die Würfel vorab sehen. Und ohne Konten hält niemand jemanden auf, der sich die Würfel mit einem zweiten Gerät ansieht: Die Rangliste lebt von der Fairness.
daily-dice-promised = Versprochen: { $date }
daily-dice-seed = Startwert: { $date }
daily-dice-later = wird veröffentlicht, wenn der Tag vorbei ist
daily-dice-anchor = Ende der Kette: { $date }
daily-check = Die Würfel dieses Tages prüfen
daily-check-yesterday = Die Würfel von gestern prüfen
daily-check-none = Ab morgen kannst du hier die heutigen Würfel prüfen.
daily-check-promise = { $kept ->
    [yes] Der Startwert ist der versprochene.
   *[no] Der Startwert ist nicht der versprochene!
}
daily-check-chain = { $kept ->
    [yes] In { $steps } Schritten führt er zum Ende der Kette.
   *[no] Er führt nicht zum Ende der Kette!
}
daily-check-anchor = { $kept ->
    [yes] Es ist dieselbe Kette, die diesem Gerät früher gezeigt wurde.
   *[no] Diesem Gerät wurde früher eine andere Kette gezeigt!
}
daily-check-rolls = { $kept ->
    [yes] Alle { $rolls } Würfe der Aufzeichnung folgen daraus.
   *[no] Die Würfe der Aufzeichnung folgen nicht daraus!
}
daily-check-failed = Die Prüfung ist nicht gelungen. Versuche es noch einmal.
