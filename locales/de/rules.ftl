### The rules, written for players. The authority is docs/rules.md.
### One message is one section, in the order of reading; a blank line starts a new paragraph.

## Classic

rules-classic = Klassisch
    .summary = Zwei bis fünf Personen kreuzen in vier farbigen Reihen Zahlen an, immer von links nach rechts, und schließen die Reihen am Ende ab.

rules-classic-goal =
    Kreuze in deinen vier farbigen Reihen möglichst viele Zahlen an. In jeder Reihe ist jedes weitere Kreuz mehr wert als das vorige; jeder Fehlwurf kostet dich 5 Punkte.

    Wer am Ende die meisten Punkte hat, gewinnt. Ihr könnt zu zweit bis zu fünft spielen, und du kannst auch allein spielen.
    .title = Das Ziel

rules-classic-sheet =
    Alle haben ein Blatt mit vier Reihen. Rot ▲ und Gelb ● laufen von 2 bis 12, Grün ■ und Blau ◆ von 12 bis 2. Jede Reihe endet mit einem Schloss, dazu kommen vier Felder für Fehlwürfe.

    In jeder Reihe kreuzt du von links nach rechts an. Du darfst Zahlen auslassen, aber eine ausgelassene Zahl ist endgültig verloren.
    .title = Das Blatt

rules-classic-turn =
    Wer beginnt, wird ausgelost; danach geht es im Uhrzeigersinn weiter.

    Wer am Zug ist, wirft alle Würfel, die noch im Spiel sind: die zwei weißen und je einen für jede Reihe, die nicht geschlossen ist. Dann folgen die weiße Aktion für alle und die farbige Aktion für die Person am Zug, immer in dieser Reihenfolge.
    .title = Ein Zug

rules-classic-white =
    Die beiden weißen Würfel werden zusammengezählt. Alle, auch wer am Zug ist, dürfen diese weiße Summe in einer Reihe ihrer Wahl ankreuzen.

    Niemand muss: Du darfst passen.
    .title = Die weiße Aktion (Aktion 1)

rules-classic-together =
    In der weißen Aktion entscheiden alle, ohne die Wahl der anderen zu sehen, und alle Entscheidungen gelten gleichzeitig.

    So können mehrere in derselben weißen Aktion dieselbe Reihe schließen und bekommen alle das Schloss, sofern sie dort jeweils schon mindestens fünf Kreuze haben. Ohne diese Kreuze kannst du die letzte Zahl nicht ankreuzen, was auch immer die anderen tun. Alle Kreuze, die in der Aktion gewählt wurden, die eine Reihe schließt, bleiben gültig.
    .title = Alle zugleich

rules-classic-colour =
    Wenn die weiße Aktion für alle abgeschlossen ist, darf nur noch die Person am Zug handeln: Sie darf einen weißen und einen farbigen Würfel zusammenzählen und die Summe in der Reihe dieser Farbe ankreuzen. Welcher weiße Würfel und welche Farbe es sein soll, entscheidet sie selbst, und sie darf auch passen.

    Ein Kreuz aus der weißen Aktion zählt schon: Kommt das neue in dieselbe Reihe, muss es rechts davon stehen.
    .title = Die farbige Aktion (Aktion 2)

rules-classic-penalty =
    Wenn du am Zug bist und in keiner der beiden Aktionen etwas ankreuzt, kreuzt du einen Fehlwurf an: 5 Minuspunkte. Du darfst auch absichtlich zweimal passen, obwohl du etwas ankreuzen könntest.

    Einen Fehlwurf bekommt immer nur, wer am Zug ist. Alle anderen dürfen passen, ohne dass es etwas kostet.
    .title = Fehlwürfe

rules-classic-closing =
    Die letzte Zahl einer Reihe (12 bei Rot und Gelb, 2 bei Grün und Blau) darfst du nur ankreuzen, wenn du in dieser Reihe schon mindestens fünf Kreuze hast. Ein Kreuz aus der weißen Aktion desselben Zuges zählt mit.

    Zusammen mit der letzten Zahl kreuzt du im selben Schritt auch das Schloss an; es zählt als ein weiteres Kreuz. Das Schloss wird nie allein angekreuzt.

    Die Reihe ist nun für alle geschlossen, und ihr Würfel ist sofort aus dem Spiel. Eine Reihe, die in der weißen Aktion geschlossen wurde, kann deshalb in der farbigen Aktion desselben Zuges nicht mehr benutzt werden.
    .title = Eine Reihe schließen

rules-classic-example =
    Ada, Leo und Mia spielen. Ada ist am Zug und würfelt Weiß 2 und 5, Rot 4, Gelb 3, Grün 5 und Blau 3. Bisher hat sie die rote 3 und 6, die gelbe 4 und 5, die grüne 11 und die blaue 10 und 9 angekreuzt.

    Die weiße Summe ist 7. Alle drei wählen verdeckt: Ada kreuzt die rote 7 an, Leo die gelbe 7, und Mia passt, was sie nichts kostet.

    Jetzt macht nur Ada weiter: die weiße 5 plus die grüne 5 ergibt 10, also kreuzt sie die grüne 10 an. Das sind zwei Kreuze in einem Zug. Ganz ohne Kreuz hätte sie einen Fehlwurf bekommen.

    Ihr Blatt danach: Rot 3, 6, 7; Gelb 4, 5; Grün 11, 10; Blau 10, 9. In Rot sind 2, 4 und 5 verloren.
    .title = Ein Zug als Beispiel

rules-classic-end =
    Das Spiel endet sofort, wenn jemand den vierten eigenen Fehlwurf ankreuzt oder wenn zwei Reihen geschlossen sind, egal von wem. Weil in derselben weißen Aktion zwei Reihen geschlossen werden können, sind es am Ende manchmal sogar drei.

    Wird die zweite Reihe in der weißen Aktion geschlossen, gibt es keine farbige Aktion mehr, und wer am Zug ist und nichts angekreuzt hat, bekommt keinen Fehlwurf.
    .title = Das Ende

rules-classic-score =
    Zähle in jeder Reihe deine Kreuze, das Schloss mitgerechnet. 1 bis 12 Kreuze bringen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 und 78 Punkte. Rechne die vier Reihen zusammen und zieh für jeden Fehlwurf 5 Punkte ab.

    Beispiel: 4 rote, 3 gelbe, 7 grüne und 8 blaue Kreuze mit 2 Fehlwürfen ergeben 10 + 6 + 28 + 36 − 10 = 70.

    Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
    .title = Die Wertung

rules-classic-solitaire =
    Allein bist du immer am Zug: Du hast jedes Mal die weiße und die farbige Aktion, und einen Fehlwurf, wenn du keine von beiden nutzt. Alles andere bleibt gleich.

    Das gedruckte Spiel ist für zwei bis fünf gedacht; das Solospiel ist unsere Zugabe.
    .title = Allein spielen

## Longo

rules-longo = Longo
    .summary = Das klassische Spiel mit achtseitigen Würfeln, längeren Reihen und zwei Glückszahlen für jede Person.

rules-longo-goal =
    Alles ist wie im klassischen Spiel: das Ziel, der Zug, die beiden Aktionen, die Fehlwürfe, das gleichzeitige Entscheiden, sogar das Solospiel. Anders ist nur, was hier steht.
    .title = Das Ziel

rules-longo-sheet =
    Alle Würfel haben acht Seiten. Rot ▲ und Gelb ● laufen von 2 bis 16, Grün ■ und Blau ◆ von 16 bis 2.

    Jedes Blatt zeigt außerdem zwei Glückszahlen, von Blatt zu Blatt verschieden: 5 und 8, 6 und 11, 7 und 12, 10 und 13 oder 4 und 9. Du kannst stattdessen zwei beliebige verschiedene Zahlen von 2 bis 16 einstellen; dann dürfen mehrere auch dieselben haben.
    .title = Das Blatt

rules-longo-closing =
    Eine Reihe schließt du mit einer ihrer beiden letzten Zahlen, egal mit welcher: 15 oder 16 bei Rot und Gelb, 3 oder 2 bei Grün und Blau. Davor brauchst du mindestens sechs Kreuze in dieser Reihe.

    Welche von beiden du auch ankreuzt, du kreuzt damit das Schloss an, und die Reihe ist sofort für alle geschlossen. Beide bekommst du also nie, und eine Reihe fasst höchstens 15 Kreuze, das Schloss mitgerechnet.
    .title = Eine Reihe schließen

rules-longo-lucky =
    Wenn die weiße Summe eine deiner Glückszahlen ist, darfst du deine weiße Aktion anders nutzen: Statt der Summe kreuzt du das nächste Feld in der Reihe an, in der du die wenigsten Kreuze hast. Das nächste Feld ist das direkt hinter deinem letzten Kreuz, in einer leeren Reihe das erste. Haben mehrere Reihen gleich wenige, wählst du.

    Das darfst du jedes Mal, wenn deine Zahl fällt, ob du am Zug bist oder nicht.

    Beispiel: Deine Glückszahlen sind 6 und 11, die weiße Summe ist 6, und deine grüne Reihe ist leer. Du darfst die grüne 16 ankreuzen statt einer 6.
    .title = Glückszahlen

rules-longo-lucky-details =
    Bei der Suche nach den wenigsten Kreuzen zählen nur die Reihen, die noch offen sind. Darfst du dort das nächste Feld noch nicht ankreuzen (die 15 bei Rot und Gelb oder die 3 bei Grün und Blau, mit weniger als sechs Kreuzen), dann bietet diese Reihe kein Glückskreuz, und die Reihe mit den zweitwenigsten Kreuzen springt nicht für sie ein.

    Ein Glückskreuz darf auch eine Reihe schließen, wenn du alle Bedingungen dafür erfüllst. Es zählt als deine weiße Aktion und bewahrt dich, wenn du am Zug bist, vor dem Fehlwurf.

    Führen Summe und Glückskreuz auf dasselbe Feld, wird dir beides angeboten; die Wirkung ist gleich.
    .title = Glückszahlen im Einzelnen

rules-longo-example =
    Adas Glückszahlen sind 6 und 11. Sie ist am Zug und würfelt Weiß 2 und 4, Rot 3, Gelb 1, Grün 7 und Blau 8. Bisher hat sie die rote 2 und 4, die gelbe 3 und die blaue 15 und 13 angekreuzt; Grün ist leer.

    Die weiße Summe ist 6, ihre Glückszahl. Grün hat die wenigsten Kreuze, also kreuzt sie statt einer 6 die grüne 16 an. Leo hat andere Glückszahlen und kreuzt die rote 6 an.

    Dann zählt Ada die weiße 4 und die blaue 8 zusammen und kreuzt die blaue 12 an.

    Ihr Blatt danach: Rot 2, 4; Gelb 3; Grün 16; Blau 15, 13, 12.
    .title = Ein Zug als Beispiel

rules-longo-score =
    Wie im klassischen Spiel, nur geht es weiter: In einer Reihe bringen 12 Kreuze 78 Punkte, 13 bringen 91, 14 bringen 105 und 15 bringen 120. Jeder Fehlwurf kostet 5 Punkte.

    Beispiel: 4 rote, 3 gelbe, 9 grüne und 8 blaue Kreuze mit 2 Fehlwürfen ergeben 10 + 6 + 45 + 36 − 10 = 87.
    .title = Die Wertung

rules-longo-end =
    Wie im klassischen Spiel ist sofort Schluss, wenn jemand den vierten eigenen Fehlwurf ankreuzt oder wenn zwei Reihen geschlossen sind, egal von wem. Weil in derselben weißen Aktion mehrere Reihen geschlossen werden können, sind es manchmal sogar mehr als zwei.

    Geschieht das in der weißen Aktion, gibt es keine farbige Aktion mehr, und wer am Zug ist und nichts angekreuzt hat, bekommt keinen Fehlwurf.
    .title = Das Ende

## The Duel

rules-duel = Das Duell
    .summary = Zu zweit auf einem Brett setzt ihr Steine, schlagt einander und baut Stapel, die niemand mehr vertreibt.

rules-duel-goal =
    Ihr spielt zu zweit auf einem gemeinsamen Brett. Setze möglichst viele deiner Steine in die vier Reihen: In jeder Reihe ist jeder weitere Stein mehr wert als der vorige. Jeder deiner Steine bei den Fehlwürfen kostet dich 5 Punkte.

    Wer am Ende mehr Punkte hat, gewinnt.
    .title = Das Ziel

rules-duel-board =
    Die vier Reihen laufen wie im klassischen Spiel: Rot ▲ und Gelb ● von 2 bis 12, Grün ■ und Blau ◆ von 12 bis 2. Hinter ihrer letzten Zahl hat jede Reihe ein Feld für das Schloss. Dazu kommt eine Spalte für Fehlwürfe.

    Ihr habt je 22 Steine in einer Farbe. Gewürfelt wird wie im klassischen Spiel: mit zwei weißen und vier farbigen sechsseitigen Würfeln.
    .title = Das Brett

rules-duel-turn =
    Wer beginnt, wird ausgelost, danach wechselt ihr euch ab. Wer am Zug ist, wirft alle Würfel, die noch im Spiel sind, und nur diese Person handelt, in beiden Aktionen.

    Weiße Aktion (Aktion 1): Du darfst einen Stein auf die weiße Summe setzen, in einer beliebigen Reihe. Farbige Aktion (Aktion 2): Danach darfst du einen Stein auf die Summe aus einem weißen und einem farbigen Würfel setzen, in der Reihe dieser Farbe. In beiden darfst du passen.

    In der farbigen Aktion darfst du das Feld nicht benutzen, das du in der weißen Aktion desselben Zuges benutzt hast.
    .title = Ein Zug

rules-duel-placing =
    Du setzt einen Stein immer rechts von all deinen Steinen, die in dieser Reihe stehen; die einzige Ausnahme ist der Stapel. Lücken sind erlaubt.

    Auf einem Feld stehen nur Steine einer Seite. Du darfst an gegnerischen Steinen vorbeiziehen, und du darfst auch ein freies Feld hinter ihnen nutzen, solange es rechts von deinen eigenen liegt.
    .title = Steine setzen

rules-duel-front =
    Die Spitze einer Reihe ist ihr am weitesten rechts liegendes besetztes Feld, egal wem es gehört. Steht dort ein einzelner gegnerischer Stein, darfst du ihn mit seiner Zahl schlagen: Dein Stein nimmt seinen Platz ein. Der geschlagene geht zurück und darf wieder gesetzt werden; bei der Regel „rechts von all deinen Steinen“ zählen nur Steine, die noch stehen.

    Ein gegnerischer Stein, der nicht die Spitze ist, blockiert sein Feld.

    Beispiel: In Rot stehst du auf der 3, dein Gegenüber auf der 5 und mit einem einzelnen Stein auf der 7. Du darfst 4, 6, 8, 9, 10 und 11 nutzen oder den Stein auf der 7 schlagen. Die 5 ist blockiert, und für die 12 brauchst du fünf eigene Steine.
    .title = Die Spitze und das Schlagen

rules-duel-stack =
    Gehört dir die Spitze, darfst du mit ihrer Zahl einen weiteren Stein daraufsetzen, so hoch du willst. Ein Stapel aus zwei oder mehr Steinen kann nie geschlagen werden; dein Gegenüber kann nur an ihm vorbeiziehen.

    Sobald weiter rechts ein Stein steht, und sei es dein eigener, kommt auf dieses Feld kein Stein mehr hinzu. Es zählt immer die Reihe im Augenblick des Setzens: Ein Stein aus deiner weißen Aktion kann also in deiner farbigen Aktion schon die neue Spitze sein.
    .title = Der Stapel

rules-duel-closing =
    Für die letzte Zahl einer Reihe müssen dort schon mindestens fünf eigene Steine stehen. Jeder Stein eines Stapels zählt, ein geschlagener nicht.

    Wenn du sie besetzt, setzt du noch einen Stein auf das Schloss, und beide zählen. Das Schloss wird nie allein besetzt. Die Reihe ist nun für euch beide geschlossen, und ihr Würfel ist sofort aus dem Spiel, auch für die farbige Aktion desselben Zuges.

    Geht für die letzte Zahl dein allerletzter Stein drauf, bleibt das Schloss leer. Die Reihe ist trotzdem geschlossen, und das Spiel ist aus.
    .title = Eine Reihe schließen

rules-duel-missed =
    Wenn du am Zug bist und keine der beiden Aktionen nutzt, auch mit Absicht, stellst du einen deiner Steine zu den Fehlwürfen: 5 Minuspunkte für dich.

    Dieser Stein gilt als gesetzt: Er kommt nicht zurück.
    .title = Fehlwürfe

rules-duel-example =
    In Rot steht Ada auf der 3 und Leo mit einem einzelnen Stein auf der 7, der Spitze. In Gelb hat Leo einen Zweierstapel auf der 4. Ada ist am Zug und würfelt Weiß 3 und 4, Rot 6, Gelb 2, Grün 1 und Blau 1.

    Die weiße Summe ist 7: Ada schlägt Leos Stein auf der roten 7. Er nimmt ihn zurück und darf ihn wieder setzen.

    Dann zählt sie die weiße 4 und die gelbe 2 zusammen und setzt einen Stein auf die gelbe 6, an Leos Stapel vorbei. Jetzt gehört ihr die Spitze beider Reihen, und Leos Stapel wächst nicht mehr.
    .title = Ein Zug als Beispiel

rules-duel-end =
    Das Spiel endet sofort, auch mitten im Zug, wenn jemand keinen Stein mehr zu setzen hat, wenn insgesamt vier Steine bei den Fehlwürfen stehen, egal wem sie gehören, oder wenn zwei Reihen geschlossen sind, egal von wem.

    Geschieht das in der weißen Aktion, gibt es keine farbige Aktion und keinen Fehlwurf mehr. Auch ein letzter Stein, den du zu den Fehlwürfen stellst, beendet das Spiel.
    .title = Das Ende

rules-duel-score =
    Zähle in jeder Reihe deine Steine, jeden Stein eines Stapels und das Schloss mitgerechnet, aber höchstens zwölf. 1 bis 12 Steine bringen 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 und 78 Punkte. Rechne die vier Reihen zusammen und zieh für jeden deiner Steine bei den Fehlwürfen 5 Punkte ab.

    Wer mehr Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
    .title = Die Wertung
