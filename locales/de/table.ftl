## Der Tisch im Browser

# Screen readers: one cell of a sheet. $cell is "Rot 5".
table-cell = { $cell }, { $state ->
    [crossed] angekreuzt
    [lost] verloren
    [can] darf angekreuzt werden
    [chosen] gewählt
   *[open] frei
}
table-cell-duel = { $cell }, { $state ->
    [lost] hinter deinen Steinen
    [can] darf benutzt werden
    [chosen] gewählt
   *[open] jetzt nicht
}
table-pawns-of = { $count ->
    [one] { $count } Stein von { $name }
   *[other] ein Stapel aus { $count } Steinen von { $name }
}
table-front = Spitze der Reihe
table-lock = Schloss { $colour }, { $state ->
    [mine] geschlossen, mit deinem Kreuz
    [closed] geschlossen
   *[open] offen
}
table-row = { $colour }: { $crosses ->
    [one] { $crosses } Kreuz
   *[other] { $crosses } Kreuze
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-row-points = { $colour }: { $points }
table-penalties = Fehlwürfe: { $count } von 4
table-missed = Fehlwürfe: { $count } von 4
table-sheet = Blatt
table-sheet-of = Blatt von { $name }
table-board = Das Spielbrett
table-dice = Würfel
table-white-sum = Weiße Summe
table-dock = Deine Entscheidung
table-players = Mitspielende
table-player = Name
table-open-sheet = Das Blatt von { $name } ansehen

# The question
table-ask-white = Weiße Summe { $sum }: { $what ->
    [duel] Stein setzen oder passen
   *[sheet] ankreuzen oder passen
}
table-ask-colour = Weiß + Farbe: { $what ->
    [duel] Stein setzen oder passen
   *[sheet] ankreuzen oder passen
}
table-ask-nothing = { $what ->
    [duel] Kein Feld für deine Steine
   *[sheet] Nichts anzukreuzen
}
table-hint-together = Alle entscheiden jetzt; du kannst es noch ändern.
table-hint-last = Alle anderen haben entschieden: Deine Wahl gilt sofort.
table-hint-then-colour = Danach hast du noch die farbige Aktion.
table-hint-optional = Nur du bist dran. Du musst nicht.
table-hint-penalty = { $what ->
    [duel] Noch kein Stein gesetzt: Passen kostet dich einen.
   *[sheet] Noch nichts angekreuzt: Passen gibt einen Fehlwurf.
}
table-effect-lucky = deine Glückszahl
table-effect-knocks-off = schlägt einen Stein
table-effect-stacks = stapelt
table-effect-closes = schließt die Reihe
table-effect-skips = lässt { $numbers } aus
table-effect-next = die nächste
table-effect-gain = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}
table-pass = Passen
table-pass-free = kostet nichts: nicht dein Zug
table-pass-later = du hast noch die farbige Aktion
table-pass-used = kein Fehlwurf: Weiß ist genutzt
table-pass-penalty = Fehlwurf: minus { $points } Punkte
table-pass-missed = Fehlwurf: minus { $points } Punkte
table-penalty-warning = { $what ->
    [duel] Du könntest noch einen Stein setzen.
   *[sheet] Du könntest noch etwas ankreuzen.
}
table-penalty-back = Zurück
table-penalty-confirm = Fehlwurf nehmen
table-confirm = Bestätigen
table-only-pass-white = Die { $sum } passt in keine Reihe.
table-only-pass-colour = Kein farbiger Würfel passt.
table-passes-by-itself = Du passt, ohne Fehlwurf.
table-you-chose = Gewählt: { $move }
table-waiting-for = Es fehlt noch: { $names }
table-one-moment = Einen Moment …
table-change = Ändern
table-change-of = { $name }: meine Wahl ändern
table-all-here-decided = An diesem Gerät haben alle entschieden
table-your-decision = Du entscheidest.
table-not-your-decision = Du hast gerade nichts zu entscheiden.
table-waiting-white = Die anderen entscheiden noch.
table-waiting-colour = { $name } hat die farbige Aktion.
table-waiting-duel = { $name } ist am Zug.
table-waiting-for-dice = Warten auf die Würfel von { $name }
table-watching = Du schaust zu
table-will-be-sent = Keine Verbindung: Deine Wahl wird gesendet, sobald sie wieder da ist.
table-kept = Gespeichert; wird gesendet, sobald die Verbindung wieder da ist

# Several people at one device
table-hand-over = Gib das Gerät an { $name }
table-hand-over-white = Was gewählt wurde, bleibt verdeckt, bis alle entschieden haben.
table-hand-over-colour = Weiße Würfel: erledigt. Jetzt die farbigen.
table-hand-over-ready = Ich bin { $name }

# Real dice
table-real-ask = { $name }: Würfle und tippe, was du siehst
table-real-missing = { $count ->
    [one] noch { $count } Würfel
   *[other] noch { $count } Würfel
}
table-real-ready = Alle Würfel sind da.
table-real-send = Das sind die Würfel
table-real-correct = Würfel korrigieren
table-real-correct-ask = Tippe, was die Würfel wirklich zeigen
table-real-back = Zurück
table-real-skipped = Niemand kann sie nutzen: { $dice }.
table-white-die = Weiß { $number }

# What happened
table-history = Was geschah
table-history-none = Hier siehst du, was alle gemacht haben.
table-history-all = Ganzes Spiel
table-history-failed = Die früheren Züge konnten nicht geladen werden. Schließe das Fenster und versuche es noch einmal.
table-history-white = Zug { $turn }, Weiß { $sum }:
table-history-colour = Zug { $turn }, Farbe:
table-did = { $name }: { $move }
table-passes = passt
table-did-pass = { $name } passt
# $key is the colour's name in the program: red, yellow, green, blue.
table-row-closed = Die Reihe { $colour } ist geschlossen.
table-knocked-off = Ein Stein wurde geschlagen.
table-took-penalty = { $name } kreuzt einen Fehlwurf an.
table-time-ran-out = Für { $name } ist die Zeit abgelaufen.
table-took-missed = { $name } stellt einen Stein zu den Fehlwürfen.
table-rolled = { $name } hat gewürfelt: Weiß { $one } und { $other }, Summe { $sum }; { $colours }.
table-rolled-by = { $name } hat gewürfelt
table-turn-yours = Du bist am Zug
table-turn-of = { $name } ist am Zug
table-joined = { $name } ist da.

# What a player is doing
table-status-yours = du wählst
table-status-deciding = überlegt …
table-status-ready = fertig ✓
table-status-rolls = würfelt
table-status-won = gewinnt
table-status-active = am Zug
table-status-away = weg
table-status-absent = nicht da
table-bot = Bot
table-bot-plays = Ein Bot spielt für { $name }.
table-come-back = Ich bin zurück
table-is-absent = { $name } ist nicht da.
# $time is minutes and seconds: 0:23.
table-stand-in-soon = In { $time } kann ein Bot übernehmen.
table-everybody-left = Alle sind gegangen. Das Spiel wartet, bis jemand zurückkommt.
table-replace = Bot spielen lassen

# The waiting room
table-loading = Der Tisch wird geöffnet …
table-room-open = { $count ->
    [one] Ein Platz ist frei
   *[other] { $count } Plätze sind frei
}
table-room-full = Alle Plätze sind besetzt
table-invite = Schick diesen Link an alle, die mitspielen
table-code = Code
table-copy = Kopieren
table-copied = Kopiert
table-share = Teilen
table-seat-number = Platz { $number }
table-seat-bot = Bot: { $level }
table-host = Host
table-make-host = Zum Host machen
table-you-are-host = Du bist jetzt der Host.
table-you = du
table-bot-level = Stärke des Bots an Platz { $number }
table-add-bot = Bot dazu
table-close-seat = Platz { $number } schließen
table-start = Spiel beginnen
table-start-open = { $count ->
    [one] Der freie Platz bleibt dann leer.
   *[other] Die freien Plätze bleiben dann leer.
}
table-leave = Tisch verlassen
table-your-name = Dein Name
table-join = Hinsetzen
table-dice-fair = Würfel mit Beweis
table-dice-real = echte Würfel
table-timer = { $seconds } Sekunden pro Entscheidung
table-timer-none = ohne Zeitlimit
table-spectators = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}

# Menu and messages
table-menu = Menü
table-close = Schließen
table-sound = Ton
table-on = an
table-off = aus
table-vibrate = Vibrieren, wenn ich am Zug bin
table-notify = Melden, wenn ich am Zug bin
table-notify-how = Nur solange diese Seite im Hintergrund ist.
table-notify-denied = Dein Browser blockiert Meldungen dieser Seite. Erlaube sie in seinen Einstellungen.
table-notify-text = Du bist am Zug: { $game }.
table-confirm-choices = Jede Wahl bestätigen
table-confirm-choices-how = Tippen wählt nur aus; erst ein zweiter Knopf entscheidet.
table-hand-overs = Weitergeben
table-hand-overs-how = Aus: für ein Gerät, das in der Mitte liegt.
table-big-screen = Großer Bildschirm (TV, Beamer)
table-hints = Tipps vom Trainer
table-hints-how = Zeigt die beste Wahl und was andere kosten. Das Spiel gilt dann als mit Tipps gespielt.
table-with-hints = mit Tipps
table-theme = Hell oder dunkel
table-theme-system = System
table-theme-light = hell
table-theme-dark = dunkel
table-language = Sprache
table-rules = Regeln
table-record = Aufzeichnung des Spiels
table-spectator-link = Link zum Zuschauen
table-other-device = Auf einem anderen Gerät weiterspielen
table-other-device-make = Link erstellen
table-other-device-what = Öffne ihn auf dem Handy oder Computer: Dort spielst du weiter, mit demselben Namen und Platz. Der Link gilt einmal; behalte ihn für dich.
table-other-device-scan = { $minutes ->
    [one] Scanne das mit dem anderen Gerät oder öffne dort den Link. Er gilt { $minutes } Minute.
   *[other] Scanne das mit dem anderen Gerät oder öffne dort den Link. Er gilt { $minutes } Minuten.
}
table-home = Startseite
table-go-home = Zur Startseite
table-go-home-note = Das Spiel bleibt, wie es ist; du findest es bei deinen Spielen.
table-say = Etwas sagen
table-phrase-hello = Hallo!
table-phrase-good-luck = Viel Glück!
table-phrase-nice = Schön!
table-phrase-ouch = Autsch!
table-phrase-hurry = Na los!
table-phrase-thanks = Danke!
table-phrase-well-played = Gut gespielt!
table-phrase-again = Noch eins?
table-phrase-wow = Wow!
table-phrase-laugh = Haha!
table-lost = Verbindung verloren.
table-reconnecting = Neuer Versuch …
table-try-now = Jetzt versuchen
table-seconds-left = { $seconds ->
    [one] noch { $seconds } Sekunde
   *[other] noch { $seconds } Sekunden
}
table-title-your-turn = Du entscheidest
table-gone-unknown = Diesen Tisch gibt es nicht
table-gone-unknown-hint = Vielleicht ist der Link unvollständig, oder der Tisch wurde nie benutzt und ist weg. Lass dir den Link noch einmal schicken, oder mach selbst einen Tisch auf.
table-gone-flooding = Zu viele Nachrichten
table-gone-flooding-hint = Diese Seite hat mehr geschickt, als der Server annimmt. Warte kurz und versuch es noch einmal.
table-gone-crowded = Zu viele Verbindungen
table-gone-crowded-hint = Aus deinem Netz sind hier zu viele Seiten verbunden. Schließe eine und versuch es noch einmal.
table-gone-foreign = Diese Adresse ist nicht erlaubt
table-gone-foreign-hint = Seite und Server haben verschiedene Adressen. Öffne das Spiel unter der Adresse, die der Server nennt.
table-gone-unavailable = Dieser Tisch lässt sich gerade nicht öffnen
table-gone-unavailable-hint = Vielleicht wird der Server eben aktualisiert. Nichts ist verloren: Versuch es gleich noch einmal.
table-gone-here-hint = Diesem Gerät fehlt, was es zum Spielen ohne Netz braucht, oder sein Browser lässt die Seite ihre Partien nicht lesen. Nichts ist verloren: Versuch es noch einmal, sobald es ein Netz gibt.

# The end
table-over-because = Spielende: { $reasons }.
table-end-win = Du gewinnst!
table-end-win-how = { $points ->
    [one] Ein einziger Punkt vor { $name }: was für ein Finale!
   *[other] { $points } Punkte vor { $name }. Gut gespielt!
}
table-end-tie = Du teilst den Sieg mit { $names }.
table-end-tie-how = Gleichauf bis zum letzten Punkt.
table-end-loss-close = { $points ->
    [one] So knapp: Ein einziger Punkt hat gefehlt.
   *[other] So knapp: Nur { $points } Punkte haben gefehlt.
}
table-end-loss-how = Du kommst auf { $points }. Das nächste Spiel kann deins sein.
table-end-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
table-end-alone-how = Gut gemacht, { $name }.
table-end-how = Was für ein Spiel!
table-best-new = Neuer persönlicher Rekord! Bisher war es { $previous }.
table-best-old = Dein Rekord: { $previous }
table-series = Serie
table-series-you = Du
table-share-result = Ergebnis teilen
table-share-saved = Bild gespeichert, Text kopiert
table-share-picture = Bild gespeichert
table-notify-ask = Soll diese Seite dir melden, wenn du am Zug bist und gerade woanders bist?
table-notify-yes = Ja, melde es mir
table-notify-no = Nein, danke
table-points-table = Punkte je Reihe
table-final-sheets = Die Blätter am Ende
table-rematch = Revanche
table-to-rematch = Zur Revanche
table-rematch-asks = { $name } möchte eine Revanche.
table-rematch-begins = Es gibt eine Revanche.
table-rematch-join = Mitspielen
table-rematch-watch = Zuschauen
table-rematch-stay = Hier bleiben
table-analysis = Analyse
table-daily = Zur Rangliste des Tages
table-check-dice = Würfel prüfen
table-dice-fair-proved = { $rolls ->
    [one] { $rolls } Wurf nachgerechnet: genau wie versprochen.
   *[other] { $rolls } Würfe nachgerechnet: alle genau wie versprochen.
}
table-dice-differ = Nicht alle Würfel sind wie versprochen:
table-die-differs = Zug { $turn }, { $die }: { $recorded } in der Aufzeichnung, { $proved } laut Beweis.
table-first-differs = In der Aufzeichnung beginnt Person { $recorded }, laut Beweis Person { $proved }.
table-lucky-differs = Glückszahlen: { $recorded } in der Aufzeichnung, { $proved } laut Beweis.
table-drawn-first = Auch wer beginnt, wurde daraus gezogen.
table-drawn-lucky = Auch die Glückszahlen wurden daraus gezogen.
table-dice-mine = Deine eigene Zufallszahl ist dabei.
table-dice-not-mine = Deine eigene Zufallszahl fehlt.
table-dice-no-proof = Die Aufzeichnung enthält keinen Würfelbeweis.
table-dice-secret-not-out = Das Geheimnis ist nicht veröffentlicht.
table-dice-promise-broken = Das Geheimnis ist nicht das vor dem Spiel versprochene.
table-dice-terms-broken = Die Aufzeichnung hält nicht, was vor dem Spiel versprochen war: Das Verfahren oder die Zufallszahlen der Mitspielenden haben sich geändert.
table-dice-bad-secret = Das Geheimnis in der Aufzeichnung hat keine 32 Bytes.
table-dice-bad-drawn = Die Aufzeichnung sagt nicht, was außer den Würfeln aus dem Beweis gezogen wurde.
table-dice-bad-nonces = Die Zufallszahlen der Mitspielenden fehlen.
table-nonce-character = Die Würfel lassen sich nicht prüfen: Zufallszahl { $number } hat an Stelle { $place } ein falsches Zeichen.
table-nonce-length = Die Würfel lassen sich nicht prüfen: Zufallszahl { $number } hat eine falsche Länge.
table-dice-unread = Die Aufzeichnung ließ sich nicht lesen. Versuch es noch einmal.
table-dice-no-crypto = Das rechnen Browser nur auf sicheren Seiten (https). Speichere die Aufzeichnung und prüfe sie mit: lucchetto verify
table-checker = Würfelprüfer (Datei zum Speichern)
table-checker-values = Um es anderswo zu prüfen, bewahre das Versprechen und deine eigene Zahl auf:
table-promise-changed = Dieser Server hat sein Versprechen über die Würfel geändert.
table-promise-changed-hint = Er kann sie ausgesucht haben. Trau den Würfeln dieses Tisches nicht. Dein Gerät gibt ihnen keine Zufallszahl mehr.
table-promise-both = Die beiden Versprechen
table-promise-first = Zuerst:
table-promise-later = Später:
table-promise-none = keines

# After an update of the server
table-offline-dice = Ohne Netz gespielt: Nichts beweist diese Würfel, und sie zählen nicht in der Würfelstatistik.
table-gone-outdated = Der Server wurde aktualisiert
table-gone-outdated-hint = Nichts ist verloren: Lade die Seite neu, um weiterzuspielen.
table-reload = Neu laden

# A die whose row is closed; $die is its colour and number.
table-die-gone = { $die }, nicht mehr im Spiel

# The score pad
table-pad-result = Mit echten Würfeln auf dem Punkteblock gespielt: keine Aufzeichnung, keine Analyse.
