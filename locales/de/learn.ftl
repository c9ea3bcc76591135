## Die Einführung zum Mitmachen. Eine Nachricht ist ein Schritt: was man wissen muss, dann .task (was zu tippen ist);
## .right und .wrong antworten auf das Antippen.

learn-lead = Such dir ein Spiel aus. Du lernst es auf dem Spielblatt, in wenigen Schritten.
learn-classic = Das Spiel, mit dem alles anfing. Fang hier an.
learn-longo = Für alle, die das klassische Spiel kennen: was neu ist.
learn-duel = Steine statt Kreuze, und jemand steht dir im Weg.
learn-steps = { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
learn-rather-read = Ich lese lieber die Regeln
learn-of = { $game } lernen
learn-progress = Schritt { $step } von { $steps }
learn-dice = Würfel
learn-opponent = Gegner
learn-pass = Passen
learn-pass-penalty = Fehlwurf nehmen
learn-pass-missed = Fehlwurf
learn-back = Zurück
learn-skip = Überspringen
learn-next = Weiter
learn-done = Jetzt kannst du mitspielen!
learn-done-text = Der Tisch zeigt dir jeden möglichen Zug und was er bewirkt. Alle Einzelheiten stehen in den Regeln.
learn-again = Noch einmal

## Klassisch

learn-classic-white = Eine Person würfelt, und alle spielen: Jede und jeder darf die Summe der beiden weißen Würfel in einer Reihe ankreuzen.
    .task = Kreuze eine 7 an, in welcher Farbe du magst.
    .right = Dein erstes Kreuz! Was links davon liegt, ist jetzt verloren: In jeder Reihe geht es nur von links nach rechts.
    .wrong = Die weißen Würfel ergeben 7. Jede der vier 7en passt.
learn-classic-down = Rot und Gelb zählen von 2 bis 12 hinauf, Grün und Blau von 12 bis 2 hinunter.
    .task = Die weiße Summe ist 11: Wo lässt du am wenigsten aus?
    .right = Richtig: Grün und Blau beginnen bei 12, die 11 ist dort also die zweite Zahl.
    .wrong = Erlaubt, aber in Rot und Gelb würdest du neun Zahlen auslassen. Grün und Blau beginnen bei 12.
learn-classic-order = In jeder Reihe geht es nur nach rechts weiter.
    .task = Die weiße Summe ist 5: Wo kannst du sie ankreuzen?
    .right = Genau: In Gelb ist sie die nächste Zahl, und Grün und Blau sind noch leer. Alle drei sind erlaubt.
    .wrong = In Rot hast du schon die 6 angekreuzt: Die 5 liegt links davon und ist verloren.
learn-classic-skip = Du darfst Zahlen auslassen, aber dann sind sie verloren.
    .task = Die Summe ist 9: Welche 9 lässt nichts aus?
    .right = Richtig: Nach der blauen 10 kommt die 9. Geduld lohnt sich.
    .wrong = Das ist erlaubt, lässt aber Zahlen aus, die du noch brauchen könntest. Eine der 9en lässt keine aus.
learn-classic-pass = Ankreuzen musst du nie. Wenn jemand anderes gewürfelt hat, kostet Passen nichts.
    .task = Was würdest du mit dieser 11 tun?
    .right = Gut gemacht. Solange du nicht am Zug bist, kostet Passen nichts.
    .wrong = Erlaubt, aber du würdest für ein einziges Kreuz mindestens vier Zahlen verlieren. Besser passen.
learn-classic-own = Jetzt bist du am Zug. Du wirfst alle Würfel und hast zwei Aktionen: erst die weiße Summe wie alle, dann noch eine für dich allein.
    .task = Erst die weiße Summe, 7: Welche 7 lässt nichts aus?
    .right = Gut: Nach der roten 6 kommt die 7. Jetzt zu den Farben.
    .wrong = Erlaubt, lässt aber Zahlen aus. In Rot ist die 7 als Nächstes dran.
learn-classic-colour = Derselbe Wurf, Aktion 2: ein weißer Würfel plus ein farbiger, angekreuzt in der Reihe dieser Farbe. Das darfst nur du, denn du bist am Zug.
    .task = Finde ein Kreuz, das nichts auslässt.
    .right = Sehr gut: Das macht zwei Kreuze in einem Zug.
    .wrong = Die Summe stimmt, aber sie lässt Zahlen aus. Schau auf Grün und Blau.
learn-classic-free = Wieder bist du am Zug. Mit den weißen Würfeln hast du die rote 8 angekreuzt; jetzt kommt Aktion 2.
    .task = Was würdest du mit diesen farbigen Würfeln tun?
    .right = Gut gemacht. Die weiße Summe ist schon angekreuzt, also kostet Passen in Aktion 2 nichts.
    .wrong = Erlaubt, lässt aber mindestens drei Zahlen aus. Die weißen Würfel hast du genutzt: Passen kostet nichts.
learn-classic-penalty = Wieder bist du am Zug, und nichts passt: weder die weiße Summe noch eine Farbe. Wenn du in deinem Zug nichts ankreuzt, bekommst du einen Fehlwurf.
    .task = Da führt kein Weg vorbei.
    .right = 5 Minuspunkte. Das passiert nur im eigenen Zug, und der vierte Fehlwurf beendet das Spiel.
    .wrong = Hier bleibt dir nur eins: der Fehlwurf.
learn-classic-closing = Für die letzte Zahl einer Reihe brauchst du dort erst fünf Kreuze. Du darfst von überall zu ihr springen, wie zu jeder späteren Zahl.
    .task = Die Summe ist 12: Welche Reihe kannst du schließen?
    .right = Klick! Von der 7 gleich zur 12. Das Schloss zählt als ein weiteres Kreuz, die Reihe ist für alle geschlossen, und der rote Würfel ist aus dem Spiel.
    .wrong = Gelb hat erst vier Kreuze; vor der letzten Zahl müssen es fünf sein.
learn-classic-together = Bei den weißen Würfeln entscheiden alle verdeckt, und alles gilt im selben Augenblick. Du und noch jemand habt je fünf rote Kreuze, und die Summe ist 12.
    .task = Wenn ihr beide die rote 12 ankreuzt: Wie viele von euch bekommen das Schloss?
    .right = Beide! Alles gilt im selben Augenblick: Niemand kommt zu spät.
    .wrong = Nicht ganz: Alles gilt im selben Augenblick, also ist niemand früher dran.
learn-classic-locked = Jemand anderes hat Grün geschlossen. Deine drei grünen Kreuze behalten ihre Punkte, aber es kommt keins mehr dazu.
    .task = Die Summe ist 7: Wo kannst du sie noch ankreuzen?
    .right = Ja. Die grüne Reihe ist auch für dich vorbei, obwohl sie nur halb voll war. Behalte also Reihen im Auge, die andere schließen können.
    .wrong = Grün ist für alle geschlossen, und sein Würfel ist aus dem Spiel.
learn-classic-end = Grün ist geschlossen. Du bist am Zug und schließt mit der weißen 12 Rot: Das ist die zweite geschlossene Reihe.
    .task = Wie viele Kreuze kannst du in diesem Zug noch machen?
    .right = Keins: Mit der zweiten geschlossenen Reihe ist das Spiel sofort zu Ende, noch vor Aktion 2. Einen Fehlwurf bekommt dann niemand.
    .wrong = Zwei geschlossene Reihen beenden das Spiel sofort: Aktion 2 gibt es nicht mehr.
learn-classic-score = Das Spiel endet, wenn zwei Reihen geschlossen sind oder jemand vier Fehlwürfe hat. In jeder Reihe bringt das erste Kreuz 1 Punkt, das nächste 2, dann 3 …
    .task = Was sind die vier roten Kreuze wert?
    .right = 1 + 2 + 3 + 4 = 10. Lange Reihen bringen am meisten. Jeder Fehlwurf kostet 5, und die höchste Summe gewinnt.
    .wrong = Nicht ganz: Rechne 1 + 2 + 3 + 4.

## Longo

learn-longo-white = Longo hat achtseitige Würfel und Reihen bis 16.
    .task = Die weiße Summe ist 13: Wo kostet sie dich am wenigsten?
    .right = Gut: Grün und Blau beginnen bei 16, du lässt also nur drei Zahlen aus.
    .wrong = Erlaubt, aber in Rot und Gelb würdest du elf Zahlen auslassen. Grün und Blau beginnen oben.
learn-longo-lucky = Alle haben zwei Glückszahlen; deine sind 6 und 11. Ist eine davon die weiße Summe, darfst du stattdessen das nächste Feld deiner leersten Reihe ankreuzen.
    .task = Die Summe ist 6: Nutze dein Glück!
    .right = Grün war leer, also gehört dir sein erstes Feld: nichts ausgelassen, und das mit einer 6.
    .wrong = Eine gewöhnliche 6 ist erlaubt, lässt aber Zahlen aus. Das ist deine Glückszahl: Such den Stern.
learn-longo-others = Jemand anderes hat gewürfelt, und die weiße Summe ist 11. Deine Glückszahlen zählen bei jedem Wurf, nicht nur bei deinem.
    .task = Nutze dein Glück auch hier!
    .right = Richtig: Das nächste grüne Feld gehört dir, bei einem fremden Wurf.
    .wrong = Eine gewöhnliche 11 ist erlaubt, lässt aber Zahlen aus. Such den Stern.
learn-longo-fewest = Das Glückskreuz kommt dorthin, wo du die wenigsten Kreuze hast. Bei Gleichstand wählst du.
    .task = Die Summe ist 11: Wohin darf das Glückskreuz?
    .right = Genau: Grün und Blau haben je nur ein Kreuz. Das nächste Feld dort gehört dir.
    .wrong = Diese Reihe hat mehr Kreuze als andere. Das Glück hilft dort, wo du die wenigsten hast.
learn-longo-blocked = Hier hat Rot die wenigsten Kreuze, und sein nächstes Feld ist die 15. Aber die 15 schließt die Reihe und braucht vorher sechs Kreuze. Die Summe ist 6, eine deiner Glückszahlen.
    .task = In wie viele Reihen darf das Glückskreuz?
    .right = In keine: Die Reihe mit den wenigsten Kreuzen ist blockiert, und keine andere springt für sie ein. Eine gewöhnliche 6 bleibt erlaubt.
    .wrong = Nein: Es zählt nur die Reihe mit den wenigsten Kreuzen, und dort darf die 15 noch nicht angekreuzt werden.
learn-longo-six = Um eine Reihe zu schließen, brauchst du dort erst sechs Kreuze.
    .task = Die Summe ist 15: Welche Reihe kannst du schließen?
    .right = Klick! In Longo reicht die 15: Jede der beiden letzten Zahlen schließt die Reihe.
    .wrong = Gelb hat erst fünf Kreuze; in Longo brauchst du sechs.
learn-longo-either = Jede der beiden letzten Zahlen kreuzt sofort das Schloss mit an. Du bist am Zug: Die grüne 1 und ein weißer Würfel ergeben 2 oder 3.
    .task = Schließ die grüne Reihe.
    .right = Zu! Welche der beiden du auch nimmst, das Schloss kommt mit, und die Reihe ist für alle vorbei.
    .wrong = Sowohl die 3 als auch die 2 schließen die grüne Reihe.
learn-longo-score = Beide letzten Zahlen hat also nie jemand. Eine Reihe hat 15 Zahlen und ein Schloss.
    .task = Wie viele Kreuze passen höchstens hinein, das Schloss mitgezählt?
    .right = 13 Zahlen, eine der letzten beiden und das Schloss: 15 Kreuze, 120 Punkte wert. Sonst ist alles wie im klassischen Spiel.
    .wrong = Eine der letzten beiden bleibt immer frei, und das Schloss kommt dazu.

## Das Duell

learn-duel-place = Zwei Personen, ein Brett. Es handelt nur, wer am Zug ist. Zuerst darfst du einen Stein auf die weiße Summe setzen, in einer beliebigen Reihe.
    .task = Setz einen auf eine 6.
    .right = Dein Stein steht. Jeder weitere Stein einer Reihe bringt mehr: 1, 2, 3 … Punkte.
    .wrong = Die weißen Würfel ergeben 6. Jede der vier passt.
learn-duel-order = Dein Stein kommt rechts von deinen eigenen in dieser Reihe. An gegnerischen Steinen darfst du vorbei oder dahinter bleiben.
    .task = Die Summe ist 4: Wohin kannst du?
    .right = Richtig. Für die Ordnung zählen nur deine eigenen Steine.
    .wrong = In Rot stehst du schon auf der 5, und die 4 liegt links davon.
learn-duel-knock = Der Stein ganz rechts in einer Reihe ist die Spitze. Ein einzelner gegnerischer Stein an der Spitze lässt sich mit seiner Zahl schlagen.
    .task = Die Summe ist 7!
    .right = Weg ist er, zurück zu deinem Gegenüber. Jetzt gehört dir die Spitze.
    .wrong = Möglich, aber es geht besser: An der Spitze von Rot steht ein einzelner gegnerischer Stein.
learn-duel-standing = Dein Stein auf der roten 9 wurde gerade geschlagen. In Rot steht nur noch der auf der 3, und nur Steine, die noch stehen, zählen.
    .task = Die Summe ist 6: Wohin kannst du?
    .right = Ja: Die 6 liegt rechts von deiner 3, auch wenn du vorher auf der 9 warst.
    .wrong = Dort steht schon ein Stein von dir weiter rechts. In Rot ist der auf der 9 weg.
learn-duel-blocked = Zweite Aktion: ein weißer Würfel plus ein farbiger, in der Reihe dieser Farbe. Gegnerische Steine hinter der Spitze blockieren ihr Feld.
    .task = Die rote 3 ergibt 5 oder 6: Wohin kannst du?
    .right = Ja: Die 6 ist frei und liegt rechts von deiner 3.
    .wrong = Auf der 5 steht ein Stein, der nicht die Spitze ist: Das Feld ist blockiert.
learn-duel-stack = In Grün gehört dir die Spitze, auf der 8. Aber ein einzelner Stein kann geschlagen werden.
    .task = Die Summe ist 8: Bring ihn in Sicherheit.
    .right = Ein Stapel! Zwei oder mehr können nie geschlagen werden, und jeder Stein darin zählt.
    .wrong = Möglich, aber dein Stein auf der grünen 8 bleibt in Gefahr. Setz einen zweiten darauf.
learn-duel-same = Du hast gerade mit den weißen Würfeln einen Stein auf die rote 7 gesetzt. Die zweite Aktion darf im selben Zug nicht dasselbe Feld benutzen.
    .task = Die rote 4 ergibt 7 oder 8: Wohin kannst du?
    .right = Richtig. Mit den beiden Aktionen eines Zuges lässt sich kein Stapel bauen.
    .wrong = Die rote 7 hast du in der ersten Aktion dieses Zuges benutzt.
learn-duel-stays = An der Spitze von Blau steht ein gegnerischer Stapel.
    .task = Die blaue 3 ergibt 4 oder 5: Was kannst du tun?
    .right = Genau: vorbeiziehen. Jetzt gehört dir die Spitze, und der Stapel wächst nicht mehr.
    .wrong = Ein Stapel bleibt für immer. Du kannst nur an ihm vorbei.
learn-duel-missed = Nichts passt: Jede Summe liegt hinter deinen Steinen. Wenn du in deinem Zug keine der beiden Aktionen nutzt, stellst du einen Stein zu den Fehlwürfen.
    .task = Da führt kein Weg vorbei.
    .right = 5 Minuspunkte für dich. Bei vier Fehlwürfen insgesamt, egal von wem, ist das Spiel aus.
    .wrong = Hier bleibt dir nur eins: der Fehlwurf.
learn-duel-closing = Für die letzte Zahl brauchst du fünf eigene Steine in dieser Reihe. Jeder Stein eines Stapels zählt.
    .task = Die Summe ist 12: Schließ eine Reihe!
    .right = Klick! Ein weiterer Stein kommt auf das Schloss, beide zählen, und die Reihe ist für euch beide geschlossen.
    .wrong = In Rot hast du nur einen Stein; für die letzte Zahl brauchst du fünf.
learn-duel-score = Das Spiel endet, wenn zwei Reihen geschlossen sind, vier Fehlwürfe da sind oder jemand alle 22 Steine gesetzt hat. In Grün hast du fünf Steine, zwei davon im Stapel.
    .task = Was sind sie wert?
    .right = 1 + 2 + 3 + 4 + 5 = 15. In einer Reihe zählen höchstens zwölf Steine. Los geht’s!
    .wrong = Jeder Stein zählt: 1 + 2 + 3 + 4 + 5.
