## Was an einer Eingabe falsch sein kann.
## $colour, $die und $move kommen übersetzt an; $phase ist roll, white, colour oder over.

error-action-count = { $found } Aktionen für { $games } Spiele
error-already-started = das Spiel hat schon begonnen
error-bad-message = die Nachricht ist nicht lesbar
error-bad-nickname = ein Spitzname braucht mindestens einen sichtbaren Buchstaben
error-bad-nonces = der Würfelbeweis braucht eine Nonce pro Person, in Hexadezimalziffern
error-bad-number = { $option } muss eine ganze Zahl von { $least } bis { $most } sein, nicht { $found }
error-bad-penalties = die Fehlwürfe müssen eine ganze Zahl von 0 bis { $most } sein, nicht { $found }
error-bad-request = die Anfrage ist nicht lesbar
error-bad-secret = das Geheimnis muss aus 32 Bytes in Hexadezimalziffern bestehen
error-blank-line = die Zeile ist leer
error-bot-alone = { $bot } spielt nur allein: mit --players 1
error-bot-not-at-tables = { $bot } spielt nur allein, nicht an Tischen; zur Wahl stehen { $known }
error-bot-plays = ein Bot spielt für dich: komm erst zurück
error-bot-twice = { $bot } ist zweimal genannt: ein Bot trifft auf sich selbst, wo es mehr Plätze als Bots gibt
error-busy = zu viel auf einmal, versuch es noch einmal
error-cell-blocked = { $colour } { $number } ist durch einen Stein blockiert, der nicht die Spitze ist
error-cell-used-in-action-1 = { $colour } { $number } wurde schon in Aktion 1 dieses Zuges benutzt
error-closed-twice = die Reihe { $colour } ist zweimal geschlossen
error-code-unknown = kein Tisch wartet unter diesem Code
error-decisions-in-action = Aktion { $action } hat { $needed } Entscheidungen, nicht { $found }
error-dice-not-real = die Würfel dieses Tisches wirft der Server
error-die-of-closed-row = die Reihe { $die } ist geschlossen, ihr Würfel ist aus dem Spiel
error-extra-keys = hinter einem Ereignis darf nur ein einziges Objekt mit weiteren Schlüsseln stehen
error-fewer-games = { $folder } enthält ein Turnier mit { $there } Partien je Begegnung, das nicht auf { $here } schrumpfen kann
error-field-twice = { $key } ist zweimal angegeben
error-first-not-a-seat = "first" muss ein Platz von 0 bis { $last } sein, nicht { $found }
error-folder-in-use = { $folder } enthält etwas anderes: einen leeren oder neuen Ordner angeben
error-handoff-used = dieser Link wurde schon benutzt oder ist zu alt
error-host-stays = wer den Tisch eröffnet hat, kann ihn nicht verlassen
error-illegal-in-game = Spiel { $game }: { $move } ist jetzt nicht erlaubt
error-json-constant = { $name } ist keine JSON-Zahl
error-json-key-twice = { $key } steht zweimal in einem Objekt
error-json-not-object = kein JSON-Objekt
error-json-number = eine Zahl ist zu lang, um gelesen zu werden
error-json-too-deep = mehr als { $deepest } Ebenen tief verschachtelt
error-lock-alone = das Schloss der Reihe { $colour } ist ohne eine Zahl angekreuzt, die die Reihe schließt
error-lock-too-early = { $colour } ist mit { $found } Kreuzen davor geschlossen, nötig sind { $needed }
error-lucky-count = "lucky" braucht ein Paar für jeden Platz, insgesamt { $seats }
error-lucky-not-pair = { $text } ist kein Glückspaar: zu schreiben wie 5,8
error-lucky-pair = ein Glückszahlenpaar sind zwei verschiedene Zahlen von 2 bis { $highest }, nicht { $found }
error-message-too-long = die Nachricht ist zu lang
error-missing-die = im Wurf fehlt ein Würfel: { $die }
error-missing-key = "{ $key }" fehlt
error-needs-lab = dafür braucht es das Labor: pip install 'lucchetto[lab]'
error-no-decision-now = jetzt gibt es nichts zu entscheiden: { $phase ->
    [roll] erst wird gewürfelt
    [white] die weiße Aktion läuft
    [colour] die farbige Aktion läuft
   *[over] das Spiel ist zu Ende
}
error-no-disk = dafür braucht es { $needed } MB auf der Platte von { $folder }, frei sind { $free } MB
error-no-lock = { $colour } { $number } schließt die Reihe, also gehört auch das Schloss angekreuzt
error-no-lucky-here = in { $variant } gibt es keine Glückszahlen
error-no-memory = dafür braucht es { $needed } MB Speicher, frei sind { $free } MB
error-no-proof = das Protokoll enthält keinen Würfelbeweis
error-no-roll-now = jetzt wird nicht gewürfelt: { $phase ->
    [roll] der Wurf steht noch aus
    [white] die weiße Aktion läuft
    [colour] die farbige Aktion läuft
   *[over] das Spiel ist zu Ende
}
error-no-such-seat = es gibt keinen Platz { $seat }
error-no-table = die exakte Tabelle gibt es noch nicht: zuerst lucchetto solve { $arguments } ausführen
error-nobody-to-beat = die Belohnung { $reward } braucht Gegner; allein nimm score
error-not-a-face = { $die } kann nicht { $found } zeigen, nur ganze Zahlen von 1 bis { $sides }
error-not-a-move = { $text } ist kein Spielzug
error-not-a-number = { $text } ist keine ganze Zahl
error-not-a-record = kein Protokoll: der Kopf fehlt
error-not-a-roll = { $text } ist kein Würfel dieses Wurfs
error-not-an-action = es gibt keine Aktion { $action }: ganze Zahlen von 0 bis { $last }
error-not-compiled = die Vektorumgebung spielt gegen { $known }, nicht gegen { $bot }
error-not-fewest-crosses = ein Glückskreuz kommt dorthin, wo du die wenigsten Kreuze hast, und { $colour } hat mehr
error-not-further-right = { $colour } { $number } liegt nicht rechts von allen Kreuzen der Reihe { $colour }
error-not-further-right-pawn = { $colour } { $number } liegt nicht rechts von allen eigenen Steinen
error-not-host = das kann nur, wer den Tisch eröffnet hat
error-not-in-row = { $found } ist keine Zahl der Reihe { $colour }
error-not-json = ab Spalte { $column } nicht als JSON lesbar
error-not-lucky = { $move }: die weiße Summe ist keine deiner Glückszahlen
error-not-names = { $text } ist keine Liste von Namen
error-not-next-cell = ein Glückskreuz kommt auf das nächste Feld der Reihe: { $colour } { $number }
error-not-notation = { $text } ist hier nicht lesbar
error-not-over = das Spiel ist nicht zu Ende
error-not-solvable = { $variant } ist kein Spiel für eine Person: es hat keine Tabelle
error-not-started = das Spiel hat nicht begonnen
error-not-stored = es konnte nicht gespeichert werden; nichts hat sich geändert
error-not-the-sum = { $move } geht mit diesen Würfeln nicht, sie ergeben { $sums }
error-not-utf8 = kein UTF-8 bei Byte { $byte }
error-not-waiting = Platz { $seat } hat jetzt nichts zu entscheiden
error-not-your-seat = das ist nicht dein Platz
error-one-you = genau ein Platz muss deiner sein
error-opponent-count = { $found } Gegner bei { $players } Spielern: nenne einen Bot oder einen für jeden anderen Platz
error-other-table = die exakte Tabelle gehört zu einem anderen Spiel oder zu anderen Glückszahlen
error-other-tournament = { $folder } enthält ein anderes Turnier: dort ist { $setting } { $there }, nicht { $here }
error-player-count = { $variant } ist für { $allowed } Personen, nicht für { $found }
error-players-not-names = "players" muss eine Liste von Namen sein
error-promise-broken = das Geheimnis ist nicht das, das vor dem ersten Wurf versiegelt wurde
error-roll-not-object = ein Wurf muss seine Würfel nennen: "white" mit zwei Augenzahlen und eine Augenzahl für jede offene Reihe
error-row-closed = die Reihe { $colour } ist geschlossen
error-row-not-list = { $colour } muss eine Liste von Zahlen sein
error-row-out-of-order = { $colour } { $number } steht rechts von { $colour } { $before }: das zeigt kein Spiel
error-seat-taken = dort sitzt jemand
error-secret-not-out = das Geheimnis steht nicht im Protokoll, es wird erst nach dem Spiel veröffentlicht
error-solitaire-only = die exakte Tabelle ist für eine Person allein
error-spectator = Zuschauende können das nicht
error-stack-passed = { $colour } { $number } ist nicht mehr die Spitze, hier kommt kein Stein mehr hinzu
error-stack-stands = auf { $colour } { $number } steht ein Stapel, und der bleibt
error-stale = der Tisch ist inzwischen weiter
error-still-here = diese Person ist da
error-table-full = alle Plätze dieses Tisches sind besetzt
error-table-not-read = die Tabelle in { $folder } ist nicht lesbar
error-table-not-stored = die Tabelle lässt sich in { $folder } nicht speichern: { $why }; LUCCHETTO_CACHE nennt einen anderen Ordner
error-table-unknown = diesen Tisch gibt es nicht
error-too-few-bots = ein Turnier braucht mindestens zwei verschiedene Bots
error-too-few-crosses = { $colour } { $number } schließt die Reihe und braucht dort vorher { $needed } Kreuze, nicht { $found }
error-too-few-pawns = { $colour } { $number } schließt die Reihe und braucht dort vorher { $needed } eigene Steine, nicht { $found }
error-too-few-players = es braucht { $least } Mitspielende
error-too-many-actions = ein Zug hat zwei Aktionen, nicht mehr
error-too-many-games = --games { $games } ergibt insgesamt { $total } Partien; mehr als { $most } passen nicht in den Speicher
error-too-many-locks = { $found } Reihen sind geschlossen: mit { $most } endet das Spiel
error-too-many-messages = zu viele Nachrichten auf einmal
error-too-many-requests = zu viele Anfragen: warte { $seconds } Sekunden
error-turn-number = Zug { $expected } ist an der Reihe, nicht { $found }
error-unknown-bot = es gibt keinen Bot { $bot }; bekannt sind { $known }
error-unknown-colour = { $letters } bezeichnet keine Reihe
error-unknown-die = es gibt keinen Würfel { $die }
error-unknown-event = weder ein Wurf noch eine Entscheidung: entweder "roll" oder "move" ist nötig
error-unknown-illegal = illegal muss { $known } sein, nicht { $found }
error-unknown-reward = es gibt keine Belohnung { $reward }; bekannt sind { $known }
error-unknown-sheet-key = ein Blatt hat kein { $key }
error-unknown-variant = es gibt keine Variante { $variant }; bekannt sind { $known }
error-white-not-two = "white" braucht zwei Augenzahlen, nicht { $found }
error-whose-move = wer macht { $text }? Der Platz fehlt, wie in 1:pass
error-wrong-version = Version { $found } ist nicht lesbar, nur { $known }
