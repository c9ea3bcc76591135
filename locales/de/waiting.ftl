## Der Warteraum eines Tisches, und Freunde, die zu spät kommen und beim nächsten Spiel mitspielen möchten.

waiting-invites = { $host } lädt dich zum Spielen ein: { $game }
waiting-hosting = Deine Einladung: { $game }
waiting-about-classic = Vier Reihen, sechs Würfel: Kreuze Zahlen von links nach rechts an und schließ die Reihe ab.
waiting-about-longo = Achtseitige Würfel, längere Reihen und eigene Glückszahlen.
waiting-about-duel = Zu zweit auf einem Brett: Steine schlagen, Stapel bauen, die Spitze halten.
waiting-rules = So geht’s
waiting-qr = QR-Code mit dem Link zu diesem Tisch
waiting-scan = Mit dem Handy scannen und mitspielen, oder den Link schicken.

# Was jetzt zu tun ist
waiting-next-visitor = Wähl einen Namen und setz dich.
waiting-next-host-open = Lade deine Freunde ein, dann starte das Spiel.
waiting-next-host-full = Alle Plätze sind besetzt: Starte, wenn alle bereit sind.
waiting-next-guest = Sag, wenn du bereit bist. Das Spiel startet { $host }.
waiting-next-ready = Du bist bereit. Das Spiel startet { $host }.

# Die Plätze
waiting-seat-open = Wartet auf einen Freund
waiting-seat-closed = Geschlossen: Hier sitzt niemand
waiting-seat-bot = Bot, Stufe: { $level }
waiting-seat-own-bot = Bot dieses Servers
waiting-ready-state = bereit ✓
waiting-not-ready = noch nicht bereit
waiting-away = gerade nicht da
waiting-ready = Ich bin bereit
waiting-unready = Moment, noch nicht bereit
waiting-rename = Namen ändern
waiting-new-name = Neuer Name
waiting-save = Speichern
waiting-open-seat = Platz { $number } wieder öffnen
waiting-free-seat = Platz { $number } für einen Freund freigeben
waiting-add-seat = Platz hinzufügen

# Der Host entfernt jemanden
waiting-remove = { $name } entfernen
waiting-remove-title = { $name } entfernen?
waiting-remove-text = { $name } erfährt davon, und der Platz ist wieder frei. Zusehen geht weiterhin, an diesem Tisch wieder Platz nehmen nicht.
waiting-remove-no = { $name } behalten
waiting-removed-title = Der Host hat dich von diesem Tisch entfernt
waiting-removed-text = Du kannst zusehen, um einen Platz im nächsten Spiel bitten oder einen eigenen Tisch aufmachen.

# Starten, bevor alle bereit sind
waiting-start-unready = { $count ->
    [one] { $names } ist noch nicht bereit. Du kannst trotzdem starten.
   *[other] { $names } sind noch nicht bereit. Du kannst trotzdem starten.
}

# Freunde, die zu spät kommen
waiting-full-text = Alle Plätze sind besetzt, darum siehst du zu. Du kannst um einen Platz bitten: { $host } sieht es und kann einen hinzufügen.
waiting-late-playing = Dieses Spiel hat ohne dich begonnen, darum siehst du zu. Möchtest du beim nächsten mitspielen?
waiting-late-over = Dieses Spiel ist vorbei. Möchtest du beim nächsten mitspielen?
waiting-late-rematch = Das nächste Spiel ist bereit.
waiting-late-go = Zum Tisch
waiting-ask = Um einen Platz bitten
waiting-asked = Du hast um einen Platz gebeten. Bleib auf dieser Seite: Du erfährst, wenn das nächste Spiel bereit ist.
waiting-withdraw = Anfrage zurückziehen
waiting-asking = { $count ->
    [one] { $names } möchte beim nächsten Spiel mitspielen und bekommt bei der Revanche einen Platz.
   *[other] { $names } möchten beim nächsten Spiel mitspielen und bekommen bei der Revanche einen Platz.
}
waiting-asking-seat = { $count ->
    [one] { $names } möchte einen Platz: Füge einen hinzu.
   *[other] { $names } möchten einen Platz: Füge welche hinzu.
}
waiting-decline = { $name } ablehnen
waiting-own-table = Einen eigenen Tisch aufmachen
