## Die Seiten rund um den Tisch: Start, neuer Tisch, Mitspielen, Lobby, eigene Spiele.

# Überall
page-language = Sprache
page-cancel = Abbrechen
page-home = Startseite
page-moment = Einen Moment …
theme-system = Darstellung: System
theme-light = Darstellung: hell
theme-dark = Darstellung: dunkel
nav = Hauptmenü
nav-footer = Weitere Seiten
nav-skip = Zum Inhalt
nav-home = Lucchetto, Startseite
nav-start = Start
nav-today = Heute
nav-more = Mehr
nav-daily = Tagesspiel
nav-learn = So geht’s
nav-rules = Regeln
nav-lobby = Lobby
nav-games = Deine Spiele
nav-statistics = Statistik
nav-explore = Erkunden
nav-new = Neuer Tisch
nav-documentation = Dokumentation
banner-offline = Du bist offline. Partien gegen Bots und an diesem Gerät, Punkteblock, Regeln und Einführung gehen weiterhin.
banner-version = Eine neue Version ist da.
banner-update = Aktualisieren
install = App installieren
install-by-hand = So installierst du Lucchetto: In Safari auf „Teilen“ tippen, dann auf „Zum Home-Bildschirm“.
footer-unofficial = Lucchetto ist inoffiziell. Qwixx ist eine Marke des Nürnberger-Spielkarten-Verlags; dieses Projekt hat mit dem Verlag nichts zu tun. Regeln in eigenen Worten, eigene Grafik.
footer-private = Keine Tracker, keine Werbung, nichts von anderswo geladen.
footer-licence = Quelloffen unter der MIT-Lizenz; der Quelltext liegt dem Programm bei.

# Start
home-title = Würfeln, ankreuzen, abschließen.
home-lead = Jeder Wurf zählt für alle.
home-continue = Weiterspielen
home-new-here = Neu hier?
home-learn = In zwei Minuten gelernt
home-daily-how = Ein Spiel allein, die gleichen Würfel für alle.
home-daily-play = Spielen
home-daily-playing = Fortsetzen
home-daily-played = Dein Ergebnis von heute. Zur Rangliste.
home-daily-score = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
home-level = Stärke des Bots
home-against = gegen { $name }
home-classic-short = 15 Minuten
home-longo-short = Glückszahlen
home-duel-short = zu zweit
home-classic = Vier Reihen, sechs Würfel: Kreuze Zahlen von links nach rechts an und schließ die Reihe ab.
home-classic-for = 1 bis 5 Personen · 15 Minuten
home-longo = Achtseitige Würfel, längere Reihen und eigene Glückszahlen.
home-longo-for = 1 bis 5 Personen · 20 Minuten
home-duel = Zu zweit auf einem Brett: Steine schlagen, Stapel bauen, die Spitze halten.
home-duel-for = 2 Personen · 15 Minuten
play-now = Jetzt spielen
play-now-game = { $game }: jetzt spielen
home-how-game = { $game }: so geht’s
home-friends = Mit Freunden spielen
home-friends-short = Link schicken
home-here = An einem Gerät
home-here-short = herumreichen, allein, echte Würfel
home-join = Mit Code mitspielen
home-lobby = Offene Tische
home-all = Alle zeigen
home-how = Wie geht das?
home-how-text = In wenigen Schritten auf dem Spielblatt siehst du, wie es geht. Die vollständigen Regeln gibt es auch.
home-learn-by-doing = Spielend lernen

# Name
nickname = Dein Name
nickname-why = Diesen Namen sehen die anderen. Kein Konto, keine E-Mail.
nickname-ok = Los geht’s
nickname-save = Speichern
nickname-change = Dein Name: { $name }. Ändern
nickname-ideas = Otter, Fuchs, Elster, Dachs, Reiher, Igel, Eichhorn, Rotkehlchen, Biber, Marder, Eule, Luchs

# Ein neuer Tisch
new-title = Neuer Tisch
new-lead = Such aus, wer mitspielt; alles andere ist schon eingestellt.
new-presets = Wer spielt mit?
preset-friends = Mit Freunden
preset-bots = Gegen Bots
preset-here = An einem Gerät
preset-solitaire = Allein
new-game = Spiel
new-classic-for = 1 bis 5 Personen
new-longo-for = 1 bis 5 Personen
new-duel-for = 2 Personen
new-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
new-seat = Platz { $number }
new-more = Ein Platz mehr
new-fewer = Ein Platz weniger
new-player = Person { $number }
new-guest-name = Name an Platz { $number }
new-bot-level = Stärke des Bots an Platz { $number }
seat-you = Du
seat-open = Einladung per Link
seat-open-how = setzt sich mit deinem Link
seat-bot = Bot
seat-guest = An diesem Gerät
new-timer = Bedenkzeit
timer-none = Ohne
timer-seconds = { $seconds } s
new-dice = Würfel
dice-fair = Hier geworfen
dice-fair-how = Fair, und nach dem Spiel kannst du es nachprüfen
dice-real = Echte Würfel
dice-real-how = Ihr würfelt selbst und tippt ein, was sie zeigen
new-lucky = Glückszahlen
new-lucky-number = Glückszahl { $number } an Platz { $seat }
lucky-drawn = Ausgelost
lucky-drawn-how = Ein Paar pro Platz, aus derselben Quelle wie die Würfel
lucky-set = Hier einstellen
lucky-set-how = Alle sehen sie, bevor sie sich setzen
new-listed = In der Lobby zeigen
new-listed-how = Alle dürfen einen freien Platz nehmen. Sonst nur, wer den Link oder den Code hat.
new-make = Tisch aufmachen
new-start = Spiel beginnen

# Mitspielen
join-title = Mit Code mitspielen
join-invited = Du bist eingeladen
join-invited-by = { $host } lädt dich zum Spielen ein: { $game }
join-players = Am Tisch: { $names }
join-lucky = Glückszahlen, Platz für Platz: { $pairs }
join-problem = Prüf den Code oder lass dir den Link zum Tisch schicken: Damit kannst du auch bei einem Spiel zusehen, das schon läuft.
join-lead = Such dir einen Namen aus und nimm Platz.
join-code = Code des Tisches
join-example = zum Beispiel K7QM
join-go = Platz nehmen
join-watch = Nur zuschauen

# Die Lobby und die eigenen Spiele
lobby-lead = Tische mit einem freien Platz. Setz dich dazu, oder mach selbst einen auf.
lobby-empty = Gerade ist kein Tisch offen. Mach einen auf und zeig ihn hier.
lobby-seats = { $count ->
    [one] { $count } freier Platz
   *[other] { $count } freie Plätze
}
games-lead = Mach weiter, wo du aufgehört hast
games-none = Auf diesem Gerät hast du noch nicht gespielt.
games-none-go = Ein Spiel beginnen
games-statistics = Deine Statistik
games-here = Auf diesem Gerät
games-here-lead = Ohne Netz gespielt. Beendete Partien gehen an den Server, sobald er erreichbar ist.
games-here-only = Diese Partien sind nur in diesem Browser gespeichert.
games-here-unreadable = Dieser Browser lässt die Seite ihre Partien nicht lesen.
games-here-refused = Der Server hat eine Partie nicht angenommen; sie bleibt auf diesem Gerät: { $reason }
games-here-send = Noch einmal senden
games-here-remove = Löschen
games-here-remove-sure = Diese Partie ist nur auf diesem Gerät. Wenn du sie löschst, ist sie endgültig weg.
games-here-keep = Behalten
games-offline = ohne Netz
error-engine-missing = dieses Gerät hat noch nicht geladen, was es zum Spielen ohne Netz braucht: Öffne die Seite einmal mit Netz und warte eine halbe Minute
error-storage-full = dieser Browser kann die Partie nicht speichern: Sein Speicher ist voll oder gesperrt
games-unfinished = Noch nicht zu Ende
games-finished = Zu Ende
games-your-decision = du bist dran
games-waiting = wartet auf Mitspielende
games-playing = läuft
games-over = zu Ende
games-won = gewonnen
games-lost = verloren
games-analyse = Eine Aufzeichnung analysieren
data-title = Deine Daten
data-text = Über dich gespeichert sind: deine Spiele mit den Namen, die du gewählt hast, Ergebnisse der Tagesspiele, Statistik. Keine E-Mail, kein Passwort, keine Adresse.
data-download = Meine Daten herunterladen
data-sign-out = { $count ->
    [one] { $count } anderes Gerät abmelden
   *[other] { $count } andere Geräte abmelden
}
data-signed-out = Die anderen Geräte sind abgemeldet.
data-delete = Meine Daten löschen …
data-delete-title = Alles über dich löschen?
data-delete-gone = Dein Name, deine Tagesergebnisse und deine Statistik werden gelöscht, und alle deine Geräte abgemeldet.
data-delete-games = Spiele, die du mit anderen beendet hast, bleiben ihnen; statt deines Namens steht dort „Jemand“.
data-delete-running = In Spielen, die noch laufen, spielt ein Bot für dich weiter.
data-delete-final = Das lässt sich nicht rückgängig machen.
data-delete-no = Alles behalten
data-delete-yes = Alles löschen
continue-title = Hier weiterspielen
continue-own = Mit diesem Link spielt dieses Gerät als die Person weiter, die ihn erstellt hat: ihre Spiele, ihr Name, ihr Platz. Öffne ihn nur, wenn du ihn selbst erstellt hast. Wer ihn erstellt hat, sieht alles, was du dann hier tust, und kann für dich entscheiden.
continue-ask = Du hast auf diesem Gerät schon Spiele. Wenn du als die andere Person weiterspielst, bleiben sie zurück.
continue-yes = Ja, hier weiterspielen
continue-no = Alles lassen, wie es ist
continue-failed = Ein Link gilt nur einmal und nur ein paar Minuten. Erstelle auf dem anderen Gerät unter „Deine Spiele“ einen neuen.

# Regeln, nicht gefunden
rules-lead = Drei Spiele einer Familie, jedes auf einer Seite.
rules-of = { $game }: die Regeln
rules-contents = Inhalt
lost-title = Dieses Feld gibt es nicht
lost-text = Diese Seite gibt es nicht oder nicht mehr.

# The score pad
home-pad = Punkteblock
home-pad-short = Echte Würfel, kein Papier
nav-pad = Punkteblock
new-pad = Echte Würfel auf dem Tisch? Nimm den Punkteblock.
games-pad = Punkteblock
