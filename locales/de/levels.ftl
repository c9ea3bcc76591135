## Wie jede Stärke der Bots spielt: zur Wahl im Terminal und auf der Seite

level-novice = Übersieht viel und nimmt fast alles, was er sieht.
level-casual = Meidet große Lücken, übersieht ab und zu ein Kreuz, denkt nur an eine Aktion auf einmal.
level-club = Rechnet mit Lücken, plant beide Aktionen und behält das Ende im Blick.
level-expert = Beurteilt die ganze Stellung, übersieht selten etwas, ahnt nicht, was die anderen tun.
level-master = Übersieht nichts, beurteilt die ganze Stellung und rechnet mit den anderen.

# Vornamen der Bots jeder Stärke: mindestens fünf, keiner doppelt
bot-names-novice = Fritzi, Emil, Lotti, Jupp, Mia, Pauli
bot-names-casual = Greta, Jonas, Ida, Paul, Lena, Hannes
bot-names-club = Nora, Anton, Marlene, Karl, Johanna, Oskar
bot-names-expert = Vera, Simon, Clara, Konrad, Helene, Bruno
bot-names-master = Irene, Viktor, Astrid, Leonhard, Judith, Magnus
