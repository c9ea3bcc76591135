## Wie jede Stärke der Bots spielt: zur Wahl im Terminal und auf der Seite

level-novice = Nimmt, was direkt vor ihm liegt, überspringt zu viel und vergisst oft die weißen Würfel der anderen.
level-casual = Meidet die größten Lücken, übersieht ab und zu ein Kreuz, denkt nur an eine Aktion auf einmal.
level-club = Rechnet mit Lücken, plant beide Aktionen und behält das Ende im Blick.
level-expert = Beurteilt die ganze Stellung, schätzt aber manches Kreuz falsch ein; ahnt nicht, was die anderen tun.
level-champion = Beurteilt die ganze Stellung und liegt selten weit daneben; ahnt nicht, was die anderen tun.
level-master = Übersieht nichts, beurteilt die ganze Stellung und rechnet mit den anderen.
level-own = Ein Bot, den die Betreiber dieses Servers hinzugefügt haben.

# Vornamen der Bots jeder Stärke: mindestens fünf, keiner doppelt
bot-names-novice = Fritzi, Emil, Lotti, Jupp, Mia, Pauli
bot-names-casual = Greta, Jonas, Ida, Paul, Lena, Hannes
bot-names-club = Nora, Anton, Marlene, Karl, Johanna, Oskar
bot-names-expert = Vera, Simon, Clara, Konrad, Helene, Bruno
bot-names-champion = Adele, Richard, Sophie, Ludwig, Thea, Gustav
bot-names-master = Irene, Viktor, Astrid, Leonhard, Judith, Magnus

# Der Stil jeder Figur, in einem Satz
character-any = Irgendwer
new-bot-character = Figur des Bots an Platz { $number }
character-toby = Kann keine blaue Zahl liegen lassen, so weit sie auch weg ist.
character-poppy = Scheut das Schloss und lässt Reihen viel zu lange offen.
character-alfie = Greift nach allem, was kommt, und vergisst selten die weißen Würfel.
character-gina = Liebt Rot und springt dafür voraus.
character-sam = Sieht alles, was nahe liegt, döst aber, wenn andere würfeln.
character-ruby = Steuert geradewegs auf das Schloss zu, koste es, was es wolle.
character-nora = Verpasst selten die weißen Würfel der anderen, ist aber bei den eigenen nachlässig.
character-owen = Schließt Reihen am liebsten vor allen anderen.
character-grace = Hat eine Schwäche für Grün.
character-vera = Hält Reihen offen, solange es geht.
character-simon = Sammelt Gelb, wo immer es sich lohnt.
character-clara = Verfolgt jeden Wurf, verlässt sich aber zu sehr auf ihr Gefühl.
character-maud = Macht Reihen früh zu und Spiele schnell zu Ende.
character-lionel = Baut zuerst auf Blau.
character-stella = Ist mit einem knappen Sieg zufrieden und geht auf Nummer sicher.
character-irene = Schließt Reihen früher, als irgendwer erwartet.
character-victor = Spielt auf großen Vorsprung, nicht nur auf Sieg.
character-astrid = In allem perfekt, und ein wenig in Grün verliebt.
