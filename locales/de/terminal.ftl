## Spielen im Terminal

default-name = Person 1
turn = Zug { $turn }: { $name } würfelt
ask-variant = Welches Spiel? [1]
ask-name = Dein Name [{ $default }]:
ask-another-name = Name von Person { $number } an dieser Tastatur (Enter: niemand mehr):
ask-bots = Wie viele Bots, { $fewest } bis { $most }? [{ $usual }]
ask-level = Wie stark? [{ $usual }]
ask-number = Bitte eine Zahl von { $fewest } bis { $most }.
# $sum ist die Summe der weißen Würfel.
ask-white = { $name }, weiße Summe { $sum }: ankreuzen oder passen
ask-colour = { $name }, ein weißer plus ein farbiger Würfel: ankreuzen oder passen
ask-white-duel = { $name }, weiße Summe { $sum }: einen Stein setzen oder passen
ask-colour-duel = { $name }, ein weißer plus ein farbiger Würfel: einen Stein setzen oder passen
ask-choice = Deine Wahl, 0 bis { $most } (h für einen Tipp, ? für Hilfe):
ask-again = Das steht nicht zur Wahl: 0 bis { $most }, oder ? für Hilfe.
# $why is a sentence without a capital and a full stop, such as “the red row is closed (C7)”.
not-possible = Das geht nicht: { $why }.
no-such-row = Es gibt keine Reihe { $row }; die Reihen sind { $known }.
ambiguous-row = { $row } ist mehrdeutig: { $known }.
advice-best = Der Trainer: am besten ist { $move }.
# $mark is a word such as “Mistake”.
advice-other = { $move }: { $mark } { $cost }.
ask-confirm = Enter: bestätigen. u: zurücknehmen.
you-chose = Gewählt: { $move } ({ $effect }).
only-pass = { $name } kann nur passen.
hand-over = Gib die Tastatur an { $name }, dann Enter:
play-help =
    Tippe die Nummer deiner Wahl und drücke Enter; mit 0 oder p passt du.
    Auch ein Zug in Worten geht: Rot 7, r7, 7 rot.
    Dann bestätigt Enter, und u nimmt die Wahl zurück. Sie gilt, sobald alle entschieden haben.
    h: ein Tipp vom Trainer    a: alle Blätter    r: die Regeln    ?: diese Hilfe    q: speichern und aufhören
ask-dice = Würfle und tippe, was die Würfel zeigen ({ $dice }):
ask-dice-count = Im Spiel sind { $count } Würfel: Tippe { $count } Ziffern.
dice-promise = Die Würfel sind versprochen: SHA-256 { $commitment }
ask-stir = { $name }, tippe irgendetwas, um die Würfel zu schütteln:

effect-penalty = Fehlwurf: minus { $points }
effect-missed = Fehlwurf: minus { $points }
effect-free = kostet nichts, du bist nicht am Zug
effect-later = du hast noch die farbige Aktion
effect-used = kein Fehlwurf, die weiße Aktion ist genutzt
effect-skips = lässt { $numbers } aus
effect-closes = schließt die Reihe
effect-stacks = stapelt
effect-knocks_off = schlägt einen Stein
effect-gain = { $points ->
    [one] +{ $points } Punkt
   *[other] +{ $points } Punkte
}

did = { $name }: { $move }
did-pass = { $name } passt
closed-now = Die Reihe { $colour } ist geschlossen, ihr Würfel ist aus dem Spiel.
took-penalty = { $name } kreuzt einen Fehlwurf an.
took-missed = { $name } stellt einen Stein zu den Fehlwürfen.
game-over = Spielende: { $reasons }
record-of = { $variant }: { $players }

serving-at = Lucchetto läuft unter { $address }
already-served = Lucchetto läuft schon, unter { $address }
port-taken = Ein anderes Programm benutzt Port { $port }, deshalb ist es Port { $other }.
serving-lan = Für Handys im selben Netz: { $address }
serving-no-lan = Kein Netz für Handys gefunden.
serving-stop = Strg-C beendet es; alle Spiele bleiben erhalten.
saving-to = Das Spiel wird laufend in { $file } gespeichert.
introduce-bot = { $name }, { $level }: { $style }
saved = Die Aufzeichnung steht in { $file }
saved-unfinished = Das Spiel ist gespeichert. Weiter geht es mit: { $command }
check-the-dice = Prüfe die Würfel mit: { $command }

## Fehler, die die Befehle melden

cannot-read = { $file }: kann nicht gelesen werden: { $why }
cannot-write = { $file }: kann nicht geschrieben werden: { $why }
file-exists = { $file }: existiert schon und wird nicht überschrieben
secret-lost = { $file }: das Geheimnis der Würfel fehlt, mit ihnen kann das Spiel nicht weitergehen; mit --dice real tippst du echte Würfe ein
resume-text = { $file }: ein Spiel wird aus JSON Lines fortgesetzt; wandle es erst mit lucchetto convert um
resume-over = { $file }: dieses Spiel ist zu Ende; sieh es dir mit lucchetto replay an
resume-own-bot = { $file }: das Spiel nennt den Bot { $bot }, der nur auf deinen Wunsch geladen wird: ergänze -b { $bot }
bad-setting = die Einstellung { $setting } ist nicht lesbar
cannot-store = die Spiele können nicht gespeichert werden: { $why }
cannot-connect = die anderen Serverprozesse sind nicht erreichbar: { $why }
cannot-copy = die Spiele können nicht kopiert werden: { $why }
cannot-listen = unter { $host } Port { $port } geht es nicht: { $why }
no-free-port = andere Programme benutzen alle Ports von { $first } bis { $last }: wähle mit --port einen anderen
port-needs-rights = Port { $port } kann nicht benutzt werden: Ports unter 1024 brauchen besondere Rechte; wähle mit --port einen anderen
folder-in-use = { $folder }: dort speichert schon ein anderer Server ({ $owner }) seine Spiele; beende ihn oder wähle mit --data einen anderen Ordner
no-page = die Seite fehlt: im geklonten Projekt hilft make page, sonst installiere lucchetto neu
not-together = { $one } und { $other } gehen nicht zusammen
bad-name = { $name } ist kein Name: 1 bis { $longest } druckbare Zeichen
name-twice = { $name } spielt schon mit: alle brauchen einen eigenen Namen
bad-first = --first muss ein Platz von 1 bis { $most } sein
bad-lucky = { $text } sind keine Glückszahlenpaare: schreib sie als 5+8,6+11
one-lucky-pair = { $text }: hier ist genau ein Glückszahlenpaar gefragt, wie 5+8
did-you-mean = { $message }; meintest du { $near }?
# A deprecated option or spelling, which still works.
old-spelling = { $old } ist die alte Schreibweise von { $new }
resume-none = in { $folder } ist kein unfertiges Spiel gespeichert; beginne eins mit lucchetto play
unknown-shell = für die Shell { $found } gibt es keine Vervollständigung; wähle eine von { $known }
usage-missing = es fehlt: { $names }
usage-no-value = { $option } braucht einen Wert
usage-value = { $option } nimmt keinen Wert, bekam aber { $found }
usage-not-whole = { $option } braucht eine ganze Zahl, nicht { $found }
usage-ambiguous = { $option } ist mehrdeutig: { $known }
usage-one-of = eins davon ist nötig: { $names }
usage-unexpected = überzähliges Argument { $found }
usage-unknown-option = es gibt keine Option { $option }
usage-unknown-command = es gibt keinen Befehl { $found }
usage-no-such-command = es gibt keinen Befehl { $found }; bekannt sind { $known }
usage-unknown-value = { $option } { $found }: wähle eins von { $known }
see-help = Hilfe: { $command }

## verify

verified = { $rolls ->
    [one] { $file }: { $rolls } Wurf, genau wie im Beweis
   *[other] { $file }: alle { $rolls } Würfe sind genau wie im Beweis
}
verified-first = { $drawn ->
    [yes] ebenso, wer beginnt
   *[no] wer beginnt, stand ohne ihn fest
}
verified-lucky = { $drawn ->
    [yes] ebenso die Glückszahlen
   *[no] die Glückszahlen standen ohne ihn fest
}
roll-differs = Zug { $turn }: { $die } zeigt { $recorded }, der Beweis ergibt { $proved }
first-differs = Person { $recorded } beginnt, laut Beweis ist es Person { $proved }
lucky-differs = die Glückszahlen sind { $recorded }, der Beweis ergibt { $proved }

## Hilfetexte

help-usage = Aufruf:
help-arguments = Argumente
help-options = Optionen
help-commands = Befehle
help-examples = Beispiele:
help-help = diese Hilfe anzeigen
help-version = die Version anzeigen
help-lang = Sprache aller Texte: { $languages }; ohne Angabe entscheidet die Umgebung
help-file = eine Aufzeichnung, als JSON Lines oder in der Textnotation; - ist die Standardeingabe
help-variant = das Spiel: { $known }
help-lucchetto = Klassisch, Longo und Das Duell: drei Würfelspiele der Qwixx-Familie.
    .examples =
        {"  "}lucchetto                          im Browser spielen
        {"  "}lucchetto play                     ein Spiel wählen und spielen
        {"  "}lucchetto rules duel               wie man Das Duell spielt
        {"  "}lucchetto replay game.jsonl        was in einem Spiel geschah
help-exit-status =
    Rückgabewert: 0 erledigt, 1 der Befehl ist gescheitert, 2 der Aufruf ist nicht
    lesbar, 130 mit Strg-C beendet
help-serve = im Browser spielen: die Seite und ihre Tische bereitstellen
    .examples =
        {"  "}lucchetto serve                    auf diesem Rechner
        {"  "}lucchetto serve --lan              für Handys im selben Netz
        {"  "}lucchetto serve --port 9000 --data games
help-serve-host = Adresse, auf der gelauscht wird (127.0.0.1)
help-serve-port = Port, auf dem gelauscht wird (8000)
help-serve-lan = Handys im selben Netz mitspielen lassen
help-serve-data = Ordner für die Spiele; sonst dein Datenordner
help-serve-log-level = wie viel berichtet wird: critical, error, warning, info, debug
help-serve-open = den Browser öffnen
help-play = ein Spiel in diesem Terminal spielen
    .examples =
        {"  "}lucchetto play                                 fragt, was du spielst
        {"  "}lucchetto play classic -p Ada -b casual        Ada gegen einen Bot
        {"  "}lucchetto play longo -p Ada -p Leo -b master   zwei Menschen und ein Bot
        {"  "}lucchetto play duel -p Ada -p Leo --dice real  mit Würfeln auf dem Tisch
        {"  "}lucchetto play --resume                        das letzte Spiel fortsetzen
help-play-player = ein Mensch an dieser Tastatur; einmal für jeden, in der Reihenfolge der Plätze
help-play-bot = ein Bot ({ $known }, oder ein eigener als module:Class); einmal für jeden, in der Reihenfolge der Plätze
help-play-first = der Platz, der beginnt, ab 1; ohne Angabe wird er ausgelost
help-play-lucky = Longo: die Glückszahlen für jeden Platz
help-play-dice = fair: hier gewürfelt, mit Beweis; real: du tippst ein, was echte Würfel zeigen
help-play-seed = gleiche Würfe bei gleichem Text, zum Üben (ohne Beweis)
help-play-stir = alle tippen etwas ein, das in die Würfe eingeht
help-play-quick = jede Wahl gilt sofort, ohne Enter zum Bestätigen
help-play-output = wo die Aufzeichnung gespeichert wird; ohne Angabe in deinem Datenordner
help-play-resume = ein gespeichertes Spiel fortsetzen; ohne Datei das letzte unfertige
saved-games-in = Gespeicherte Spiele in { $folder }:
saved-games-none = In { $folder } ist noch kein Spiel gespeichert; lucchetto play beginnt eins.
saved-games-resume = Das letzte unfertige geht weiter mit: { $command }
saved-game-damaged = beschädigt
saved-game-unfinished = unfertig
help-games = deine gespeicherten Spiele auflisten, das neueste zuerst
    .examples =
        {"  "}lucchetto games                                was da ist
        {"  "}lucchetto games --json                         für Programme
help-games-json = JSON ausgeben, ein Objekt je Spiel
help-completion = ein Skript ausgeben, das Befehle, Optionen und Namen in einer Shell ergänzt
    .examples =
        {"  "}lucchetto completion bash                      das Skript für bash
        {"  "}lucchetto completion zsh > _lucchetto          in eine Datei
help-completion-shell = die Shell: { $known }
help-completion-install =
    So wird es eingerichtet:
    {"  "}bash  in ~/.bashrc einfügen:  eval "$(lucchetto completion bash)"
    {"  "}zsh   in einem Ordner aus $fpath:  lucchetto completion zsh > _lucchetto
    {"  "}tcsh  lucchetto completion tcsh > ~/.lucchetto.tcsh
    {"  "}      in ~/.tcshrc einfügen:  source ~/.lucchetto.tcsh
help-replay = zeigen, was laut einer Aufzeichnung geschah
    .examples =
        {"  "}lucchetto replay game.jsonl                  der Verlauf eines Spiels
        {"  "}lucchetto replay --json game.jsonl           der letzte Stand, für Programme
        {"  "}lucchetto replay --json --steps game.jsonl   jeder Stand, je eine Zeile
help-replay-json = den Stand als JSON ausgeben, ein Objekt für jede Datei
help-replay-steps = den Stand nach jedem Schritt zeigen
help-convert = eine Aufzeichnung in die Textnotation umwandeln oder zurück
    .examples =
        {"  "}lucchetto convert game.jsonl                 als Text lesen
        {"  "}lucchetto convert game.txt -o game.jsonl     abtippen und abspielen
help-convert-to = die Form der Ausgabe; ohne Angabe die jeweils andere
help-convert-output = die Ausgabedatei, die es noch nicht geben darf; ohne Angabe die Standardausgabe
help-verify = prüfen, ob die Würfel einer Aufzeichnung fair waren
    .examples =
        {"  "}lucchetto verify game.jsonl                  rechnet jeden Wurf nach
help-rules = die Regeln eines Spiels zeigen
    .examples =
        {"  "}lucchetto rules classic
        {"  "}lucchetto rules duel --lang it

## backup, restore, migrate, expire

copied =
    { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    } mit { $lines ->
        [one] { $lines } Zeile
       *[other] { $lines } Zeilen
    } kopiert; alles ist angekommen.
help-backup = alle Spiele eines Servers in einer Datei sichern, während er läuft
    .examples =
        {"  "}lucchetto backup games.backup                    aus dem Datenordner
        {"  "}lucchetto backup games.backup --data games       aus diesem Ordner
help-backup-file = Datei, die geschrieben wird; es darf sie noch nicht geben
help-restore = die Spiele einer Sicherung zurückholen, wo noch keine sind
    .examples =
        {"  "}lucchetto restore games.backup                   in den Datenordner
        {"  "}lucchetto restore games.backup --data games      in diesen Ordner
help-restore-file = Datei, die lucchetto backup geschrieben hat
help-migrate = alle Spiele in eine andere Datenbank kopieren
    .examples =
        {"  "}lucchetto migrate games postgresql://db/games          nach PostgreSQL
        {"  "}lucchetto migrate postgresql://db/games games.sqlite3  zurück in eine Datei
help-migrate-from = wo die Spiele sind: eine SQLite-Datei, ein Datenordner oder eine Adresse postgresql://…
help-migrate-to = wohin sie kommen: ebenso, aber leer; eine Datei darf fehlen
expire-waiting = { $table }: wartet seit { $when } auf Mitspielende
expire-playing = { $table }: seit { $when } nicht weitergespielt
expired =
    { $tables ->
        [one] { $tables } Tisch gelöscht.
       *[other] { $tables } Tische gelöscht.
    }
would-expire =
    { $tables ->
        [one] { $tables } Tisch würde gelöscht.
       *[other] { $tables } Tische würden gelöscht.
    }
help-expire = unbenutzte Tische löschen: vergeblich wartende und mitten im Spiel verlassene
    .examples =
        {"  "}lucchetto expire --dry-run                       zeigt sie an, löscht nichts
        {"  "}lucchetto expire --data games                    aus diesem Ordner
help-expire-dry-run = nur anzeigen, was gelöscht würde
