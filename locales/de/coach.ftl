## Was der Trainer sagt: im Terminal und auf der Seite

accuracy = Genauigkeit
mark-forced = Erzwungen
mark-best = Am besten
mark-good = Gut
mark-inaccuracy = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = Grober Fehler
checked-by-games = mit { $games } Spielen geprüft, ± { $error }
luck-lucky = Glück
luck-unlucky = Pech
rating-master = Gespielt wie ein Meister
rating-champion = Gespielt wie ein Champion
rating-expert = Gespielt wie ein Experte
rating-club = Gespielt wie ein Vereinsspieler
rating-casual = Gespielt wie ein Hobbyspieler
rating-novice = Gespielt wie ein Anfänger

## Warum eine Entscheidung schlechter war als die beste. $chosen ist die gespielte, $best die beste, $move ein anderer
## desselben Zuges; alle drei lesen sich wie „Rot 9“.

remark-fourth-penalty = Passen kostet hier den vierten Fehlwurf und beendet das Spiel; { $best } vermeidet das.
remark-fourth-missed = Passen bringt hier den vierten Stein zu den Fehlwürfen und beendet das Spiel; { $best } vermeidet das.
remark-last-pawn = Mit { $chosen } ist der letzte Stein weg und das Spiel aus, bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Rückstand.
remark-ends-behind = { $chosen } beendet das Spiel bei { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Rückstand; besser geht es weiter.
remark-ends-early = { $chosen } beendet das Spiel, obwohl noch mehr zu holen war.
remark-could-end = { $best } beendet das Spiel sofort, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung.
remark-pass-ends-ahead = Passen beendet das Spiel sofort, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} Vorsprung.
remark-misses-lock = { $best } bringt das Schloss gleich mit: { $points } Punkte auf einen Schlag.
remark-locks-early = { $chosen } schließt die Reihe endgültig: { $skipped ->
    [0] hier zu früh.
    [one] { $skipped } Zahl darin ist verloren.
   *[other] { $skipped } Zahlen darin sind verloren.
}
# $points ist, was ein Fehlwurf kostet.
remark-penalty = Passen kostet hier einen Fehlwurf, also { $points } Punkte; { $best } lässt { $skipped ->
    [0] nichts aus.
    [one] nur { $skipped } Zahl aus.
   *[other] { $skipped } Zahlen aus und ist doch billiger.
}
remark-missed-throw = Passen kostet hier einen Stein und { $points } Punkte; { $best } lässt { $skipped ->
    [0] nichts aus.
    [one] nur { $skipped } Zahl aus.
   *[other] { $skipped } Zahlen aus und ist doch billiger.
}
remark-penalty-cheaper = { $chosen } lässt { $skipped ->
    [one] { $skipped } Zahl aus;
   *[other] { $skipped } Zahlen aus;
} der Fehlwurf mit { $points } Punkten ist billiger als diese Lücke.
remark-missed-throw-cheaper = { $chosen } lässt { $skipped ->
    [one] { $skipped } Zahl aus;
   *[other] { $skipped } Zahlen aus;
} der Fehlwurf mit { $points } Punkten ist billiger als diese Lücke.
remark-two-for-one = Beides war möglich: erst { $best } mit den weißen Würfeln, dann { $chosen } mit einem farbigen.
remark-in-the-way = { $chosen } geht an { $move } vorbei, das ein farbiger Würfel in diesem Zug noch hergab.
remark-no-need = { $chosen } lässt ohne Not { $skipped ->
    [one] { $skipped } Zahl aus:
   *[other] { $skipped } Zahlen aus:
} Ein farbiger Würfel bot noch { $move }.
remark-side-by-side = Erst { $best }, dann { $move } mit einem farbigen Würfel: nebeneinander, ohne Lücke.
remark-knock-off = { $best } schlägt einen Stein: Die Gegenseite verliert seine Punkte und die Spitze der Reihe.
remark-stack = Noch ein Stein auf { $best }: Ein Stapel kann nie geschlagen werden.
remark-exposed = Auf { $chosen } steht ein einzelner Stein an der Spitze, wo er geschlagen werden kann.
remark-behind-front = Auf { $best } steht ein Stein hinter der Spitze: Nichts kann ihn schlagen, und er blockiert das Feld.
remark-lost-the-lock = Nach { $chosen } bleiben zu wenige Zahlen für die { $needed } Kreuze, die das Schloss in { $colour } braucht.
remark-worse-than-passing = Selbst Passen ist besser als { $chosen }, das { $skipped ->
    [one] { $skipped } Zahl auslässt;
   *[other] { $skipped } Zahlen auslässt;
} am besten ist { $best }.
remark-lucky = Das Glückskreuz { $best } kommt gleich auf das nächste Feld und lässt nichts aus.
# $fewer ist, was $best auslässt; $colour ist die Reihe von $chosen.
remark-gap = { $chosen } lässt { $skipped ->
    [one] { $skipped } Zahl aus;
   *[other] { $skipped } Zahlen aus;
} { $best } lässt { $fewer ->
    [0] keine
   *[other] nur { $fewer }
} aus und hält { $colour } offen.
remark-gap-same-row = In derselben Reihe: { $chosen } lässt { $skipped ->
    [one] { $skipped } Zahl aus,
   *[other] { $skipped } Zahlen aus,
} { $best } { $fewer ->
    [0] keine.
   *[other] nur { $fewer }.
}
remark-last-chance = Jemand anderes kann { $colour } jederzeit schließen: Jetzt zählt { $best } noch.
remark-ready-to-lock = Mit { $best } sind es { $needed } in { $colour }: genug für das Schloss.
# $points ist, was $best wert ist, $fewer, was $chosen wert ist.
remark-fuller-row = Je voller die Reihe, desto mehr bringt sie: { $best } zählt { $points ->
    [one] { $points } Punkt,
   *[other] { $points } Punkte,
} { $chosen } nur { $fewer }.
remark-free-pass = Passen kostet hier nichts; { $chosen } lässt { $skipped ->
    [one] { $skipped } Zahl aus.
   *[other] { $skipped } Zahlen aus.
}
remark-frequent = { $chosen } gibt die { $number } auf, die oft kommt; { $best } nicht.
remark-rare = Die { $number } kommt selten: Mit { $best } beginnt die Reihe ohne Lücke.
remark-next-in-row = Passen verschenkt { $best }, das nichts auslässt.
remark-worth-the-gap = { $best } lässt { $skipped ->
    [one] { $skipped } Zahl aus
   *[other] { $skipped } Zahlen aus
} und ist trotzdem besser als Passen.
# $room und $fewer: Zahlen, die in den beiden Reihen noch kommen.
remark-more-room = Nach { $best } bleiben in der Reihe { $room } Zahlen, nach { $chosen } { $fewer ->
    [0] keine.
   *[other] nur { $fewer }.
}
remark-better-to-pass = Passen ist hier besser als { $chosen }.
remark-better = Auf lange Sicht bringt { $best } mehr als { $chosen }.
