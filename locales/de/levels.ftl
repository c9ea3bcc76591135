## Wie jede Stärke der Bots spielt: zur Wahl im Terminal und auf der Seite

level-novice = Übersieht viel und nimmt fast alles, was er sieht.
level-casual = Meidet große Lücken, übersieht ab und zu ein Kreuz, denkt nur an eine Aktion auf einmal.
level-club = Rechnet mit Lücken, plant beide Aktionen und behält das Ende im Blick.
level-expert = Beurteilt die ganze Stellung, übersieht selten etwas, ahnt nicht, was die anderen tun.
level-master = Übersieht nichts, beurteilt die ganze Stellung und rechnet mit den anderen.
