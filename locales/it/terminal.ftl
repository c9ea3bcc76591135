## Playing in the terminal

default-name = Giocatore 1
turn = Turno { $turn }: tira { $name }
ask-variant = Quale gioco? [1]
ask-name = Il tuo nome [{ $default }]:
ask-another-name = Nome del giocatore { $number } a questa tastiera (Invio: nessun altro):
ask-bots = Quanti bot, da { $fewest } a { $most }? [{ $usual }]
ask-level = Quanto forti? [{ $usual }]
ask-number = Un numero da { $fewest } a { $most }, per favore.
# $sum is the sum of the white dice.
ask-white = { $name }, somma bianca { $sum }: segna un numero o passa
ask-colour = { $name }, un dado bianco più uno colorato: segna un numero o passa
ask-white-duel = { $name }, somma bianca { $sum }: piazza una pedina o passa
ask-colour-duel = { $name }, un dado bianco più uno colorato: piazza una pedina o passa
ask-choice = La tua scelta, da 0 a { $most } (h per un consiglio, ? per l’aiuto):
ask-again = Non è tra le scelte: da 0 a { $most }, o ? per l’aiuto.
# $why is a sentence without a capital and a full stop, such as “the red row is closed (C7)”.
not-possible = Non è possibile: { $why }.
no-such-row = La riga { $row } non esiste; le righe sono { $known }.
ambiguous-row = { $row } può essere uno di { $known }.
advice-best = Il coach: la scelta migliore è { $move }.
# $mark is a word such as “Mistake”.
advice-other = { $move }: { $mark } { $cost }.
ask-confirm = Invio: conferma. u: annulla.
you-chose = Hai scelto: { $move } ({ $effect }).
only-pass = { $name } può solo passare.
hand-over = Passa la tastiera. { $name }, premi Invio:
play-help =
    Scrivi il numero di una scelta e premi Invio; con 0 o p passi.
    Va bene anche una mossa a parole: rosso 7, r7, 7 rosso.
    Poi Invio conferma e u annulla la scelta. Una scelta vale quando tutti hanno deciso.
    h: un consiglio del coach    a: tutti i fogli    r: le regole    ?: questo aiuto    q: salva ed esci
ask-dice = Tira e scrivi i numeri ({ $dice }):
ask-dice-count = In gioco ci sono { $count } dadi: scrivi { $count } cifre.
dice-promise = Promessa sui dadi: SHA-256 { $commitment }
ask-stir = { $name }, scrivi qualcosa per mescolare i dadi:

effect-penalty = un lancio a vuoto: meno { $points } punti
effect-missed = un lancio mancato: meno { $points } punti
effect-free = gratis: non è il tuo turno
effect-later = puoi ancora usare un dado colorato
effect-used = gratis: hai già usato i dadi bianchi
effect-skips = salta { $numbers }
effect-closes = chiude la riga
effect-stacks = va in pila
effect-knocks_off = butta giù una pedina
effect-gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}

did = { $name }: { $move }
did-pass = { $name } passa
closed-now = La riga { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} è chiusa, il suo dado esce dal gioco.
took-penalty = { $name } segna un lancio a vuoto.
took-missed = { $name } mette una pedina tra i lanci mancati.
game-over = Fine della partita: { $reasons }
record-of = { $variant }: { $players }

serving-at = Lucchetto è su { $address }
already-served = Lucchetto è già in funzione, all’indirizzo { $address }
port-taken = Un altro programma usa la porta { $port }, quindi si usa la porta { $other }.
serving-lan = Per i telefoni nella stessa rete: { $address }
serving-no-lan = Nessuna rete trovata per i telefoni.
serving-stop = Ctrl-C lo ferma; le partite restano salvate.
saving-to = La partita si salva in { $file } man mano che si gioca.
introduce-bot = { $name }, { $level }: { $style }
saved = La registrazione è in { $file }
saved-unfinished = Partita salvata. Per continuare: { $command }
check-the-dice = Per controllare i dadi: { $command }

## Errors reported by the commands

cannot-read = { $file }: impossibile leggere: { $why }
cannot-write = { $file }: impossibile scrivere: { $why }
file-exists = { $file }: esiste già e non viene sovrascritto
secret-lost = { $file }: manca il segreto dei dadi, quindi la partita non può continuare con quelli; aggiungi --dice real per scrivere i risultati di dadi veri
resume-text = { $file }: una partita si riprende da JSON Lines; prima convertila con lucchetto convert
resume-over = { $file }: questa partita è finita; guardala con lucchetto replay
resume-own-bot = { $file }: la partita indica il bot { $bot }, che si carica solo se lo dici tu: aggiungi -b { $bot }
bad-setting = l’impostazione { $setting } non si può leggere
cannot-store = le partite non si possono salvare: { $why }
cannot-connect = non si raggiungono gli altri processi del server: { $why }
cannot-copy = le partite non si possono copiare: { $why }
cannot-listen = impossibile ascoltare su { $host } porta { $port }: { $why }
no-free-port = altri programmi usano tutte le porte da { $first } a { $last }: scegline un’altra con --port
port-needs-rights = la porta { $port } non si può usare: le porte sotto la 1024 richiedono diritti speciali; scegline un’altra con --port
folder-in-use = { $folder }: un altro server ({ $owner }) vi tiene le sue partite; fermalo o scegli un’altra cartella con --data
no-page = manca la pagina: in un clone esegui make page, altrimenti reinstalla lucchetto
not-together = { $one } e { $other } non vanno insieme
bad-name = { $name } non è un nome valido: da 1 a { $longest } caratteri stampabili
name-twice = { $name } gioca già: ogni giocatore deve avere un nome suo
bad-first = --first dev’essere un posto da 1 a { $most }
bad-lucky = { $text } non sono coppie fortunate: scrivile come 5+8,6+11
one-lucky-pair = { $text }: qui serve una sola coppia fortunata, come 5+8
did-you-mean = { $message }; intendevi { $near }?
# A deprecated option or spelling, which still works.
old-spelling = { $old } è la vecchia forma di { $new }
resume-none = nessuna partita da finire è salvata in { $folder }; iniziane una con lucchetto play
unknown-shell = non c’è completamento per la shell { $found }; scegli fra { $known }
usage-missing = manca: { $names }
usage-no-value = { $option } vuole un valore
usage-value = { $option } non prende valori, ma c’è { $found }
usage-not-whole = { $option } vuole un numero intero, non { $found }
usage-ambiguous = { $option } può essere uno di { $known }
usage-one-of = serve uno di questi: { $names }
usage-unexpected = argomento di troppo: { $found }
usage-unknown-option = l’opzione { $option } non esiste
usage-unknown-command = il comando { $found } non esiste
usage-no-such-command = il comando { $found } non esiste; si conoscono { $known }
usage-unknown-value = { $option } { $found }: scegli fra { $known }
see-help = Per l’aiuto: { $command }

## verify

verified = { $rolls ->
    [one] { $file }: { $rolls } lancio, proprio come dice la prova
   *[other] { $file }: { $rolls } lanci, tutti proprio come dice la prova
}
verified-first = { $drawn ->
    [yes] anche chi comincia
   *[no] chi comincia è stato stabilito senza di essa
}
verified-lucky = { $drawn ->
    [yes] anche i numeri fortunati
   *[no] i numeri fortunati sono stati stabiliti senza di essa
}
roll-differs = turno { $turn }: { $die } { $recorded }, ma la prova dà { $proved }
first-differs = comincia il giocatore { $recorded }, ma secondo la prova è il giocatore { $proved }
lucky-differs = i numeri fortunati sono { $recorded }, ma la prova dà { $proved }

## Help texts

help-usage = Uso:
help-arguments = Argomenti
help-options = Opzioni
help-commands = Comandi
help-examples = Esempi:
help-help = mostra questo aiuto
help-version = mostra la versione
help-lang = lingua di tutti i testi: { $languages }; se manca, decide l’ambiente
help-file = una registrazione, in JSON Lines o in notazione testuale; - è lo standard input
help-variant = il gioco: { $known }
help-lucchetto = Classico, Longo e Il Duello: tre giochi di dadi della famiglia Qwixx.
    .examples =
        {"  "}lucchetto                          gioca nel browser
        {"  "}lucchetto play                     scegli un gioco e gioca
        {"  "}lucchetto rules duel               come si gioca al Duello
        {"  "}lucchetto replay game.jsonl        che cosa è successo in una partita
help-exit-status =
    Stato d’uscita: 0 fatto, 1 il comando non è riuscito, 2 la chiamata non si
    capisce, 130 fermato con Ctrl-C
help-serve = gioca nel browser: avvia la pagina e i suoi tavoli
    .examples =
        {"  "}lucchetto serve                    su questo computer
        {"  "}lucchetto serve --lan              per i telefoni della stessa rete
        {"  "}lucchetto serve --port 9000 --data games
help-serve-host = indirizzo su cui ascoltare (127.0.0.1)
help-serve-port = porta su cui ascoltare (8000)
help-serve-lan = lascia entrare i telefoni della stessa rete
help-serve-data = cartella delle partite; se manca, la tua cartella dati
help-serve-log-level = quanto raccontare: critical, error, warning, info, debug
help-serve-open = apri il browser
help-play = gioca una partita in questo terminale
    .examples =
        {"  "}lucchetto play                                 chiede a che cosa giocare
        {"  "}lucchetto play classic -p Ada -b casual        Ada contro un bot
        {"  "}lucchetto play longo -p Ada -p Leo -b master   due persone e un bot
        {"  "}lucchetto play duel -p Ada -p Leo --dice real  con i dadi sul tavolo
        {"  "}lucchetto play --resume                        riprende l’ultima partita
help-play-player = una persona a questa tastiera; una volta per ciascuna, in ordine di posto
help-play-bot = un bot ({ $known }, o uno tuo come module:Class); una volta per ciascuno, in ordine di posto
help-play-first = il posto che comincia, a partire da 1; se manca, si sorteggia
help-play-lucky = Longo: i numeri fortunati di ogni posto
help-play-dice = fair: tirati qui, con una prova; real: scrivi tu che cosa mostrano i dadi veri
help-play-seed = gli stessi dadi per lo stesso testo, per esercitarsi (senza prova)
help-play-stir = ogni persona scrive qualcosa che entra nel calcolo dei dadi
help-play-quick = le scelte valgono subito, senza conferma con Invio
help-play-output = dove salvare la registrazione; se manca, nella tua cartella dati
help-play-resume = riprende una partita salvata; senza file, l’ultima non finita
saved-games-in = Partite salvate in { $folder }:
saved-games-none = Nessuna partita è ancora salvata in { $folder }; lucchetto play ne inizia una.
saved-games-resume = Per riprendere l’ultima non finita: { $command }
saved-game-damaged = danneggiata
saved-game-unfinished = non finita
help-games = elenca le partite che hai salvato, la più recente per prima
    .examples =
        {"  "}lucchetto games                                che cosa c’è
        {"  "}lucchetto games --json                         per i programmi
help-games-json = scrive JSON, un oggetto per partita
help-completion = scrive uno script che completa comandi, opzioni e nomi in una shell
    .examples =
        {"  "}lucchetto completion bash                      lo script per bash
        {"  "}lucchetto completion zsh > _lucchetto          in un file
help-completion-shell = la shell: { $known }
help-completion-install =
    Per installarlo:
    {"  "}bash  aggiungi a ~/.bashrc:  eval "$(lucchetto completion bash)"
    {"  "}zsh   in una cartella di $fpath:  lucchetto completion zsh > _lucchetto
    {"  "}tcsh  lucchetto completion tcsh > ~/.lucchetto.tcsh
    {"  "}      aggiungi a ~/.tcshrc:  source ~/.lucchetto.tcsh
help-replay = mostra che cosa è successo in una registrazione
    .examples =
        {"  "}lucchetto replay game.jsonl                  la storia di una partita
        {"  "}lucchetto replay --json game.jsonl           l’ultimo stato, per i programmi
        {"  "}lucchetto replay --json --steps game.jsonl   tutti gli stati, uno per riga
help-replay-json = scrive lo stato in JSON, un oggetto per ogni file
help-replay-steps = mostra lo stato dopo ogni passo
help-convert = converte una registrazione in notazione testuale, o viceversa
    .examples =
        {"  "}lucchetto convert game.jsonl                 leggila come testo
        {"  "}lucchetto convert game.txt -o game.jsonl     scrivila a mano, poi rivedila
help-convert-to = il formato da scrivere; se manca, l’altro
help-convert-output = il file da scrivere, che non deve esistere; se manca, lo standard output
help-verify = controlla che i dadi di una registrazione fossero onesti
    .examples =
        {"  "}lucchetto verify game.jsonl                  ricalcola ogni lancio
help-rules = mostra le regole di un gioco
    .examples =
        {"  "}lucchetto rules classic
        {"  "}lucchetto rules duel --lang it

## backup, restore, migrate, expire

copied =
    { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    } con { $lines ->
        [one] { $lines } riga: copia fatta
       *[other] { $lines } righe: copia fatta
    }; è arrivato tutto.
help-backup = salva tutte le partite di un server in un file, mentre è in funzione
    .examples =
        {"  "}lucchetto backup games.backup                    della cartella dati
        {"  "}lucchetto backup games.backup --data games       di questa cartella
help-backup-file = file da scrivere; non deve esistere ancora
help-restore = riporta le partite di una copia, dove non ce n’è ancora nessuna
    .examples =
        {"  "}lucchetto restore games.backup                   nella cartella dati
        {"  "}lucchetto restore games.backup --data games      in questa cartella
help-restore-file = file scritto da lucchetto backup
help-migrate = copia tutte le partite in un altro database
    .examples =
        {"  "}lucchetto migrate games postgresql://db/games          a PostgreSQL
        {"  "}lucchetto migrate postgresql://db/games games.sqlite3  di nuovo in un file
help-migrate-from = dove sono le partite: un file SQLite, una cartella di dati o un indirizzo postgresql://…
help-migrate-to = dove vanno: lo stesso, ma vuoto; un file può mancare
expire-waiting = { $table }: aspetta giocatori; ultima attività: { $when }
expire-playing = { $table }: nessuno gioca più; ultima attività: { $when }
expired =
    { $tables ->
        [one] { $tables } tavolo eliminato.
       *[other] { $tables } tavoli eliminati.
    }
would-expire =
    { $tables ->
        [one] { $tables } tavolo verrebbe eliminato.
       *[other] { $tables } tavoli verrebbero eliminati.
    }
help-expire = elimina i tavoli inutilizzati: in attesa vana o abbandonati
    .examples =
        {"  "}lucchetto expire --dry-run                       li mostra, non elimina nulla
        {"  "}lucchetto expire --data games                    di questa cartella
help-expire-dry-run = mostra soltanto che cosa verrebbe eliminato
