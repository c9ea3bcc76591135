## Errors in the input. The English texts are those of the errors themselves; a test compares them.
## $colour, $die and $move arrive in the reader's language; $phase is one of roll, white, colour, over.

error-action-count = { $found } azioni per { $games } partite
error-already-crossed = { $colour } { $number } è già segnato
error-already-over = la partita è finita
error-already-started = la partita è già iniziata
error-analysis-quota = il coach ha lavorato molto per te: aspetta { $seconds } secondi
error-analysis-running = una tua registrazione è già in analisi: aspetta che finisca
error-bad-drawn = la prova dei dadi non dice che cosa ne è stato estratto oltre ai dadi
error-bad-message = il messaggio non si può leggere
error-bad-nickname = un soprannome ha bisogno di almeno una lettera visibile
error-bad-nonces = la prova dei dadi richiede un nonce per ogni giocatore, in cifre esadecimali
error-bad-number = { $option } dev’essere un numero intero da { $least } a { $most }, non { $found }
error-bad-patience = la pazienza (patience) è un numero intero da 0 in su, non { $found }
error-bad-penalties = i lanci a vuoto devono essere un numero intero da 0 a { $most }, non { $found }
error-bad-request = la richiesta non si può leggere
error-bad-secret = il segreto deve essere di 32 byte in cifre esadecimali
error-bad-strength = la forza in { $bot } deve essere un numero da 0 a { $most }
error-bad-time-limit = un limite di tempo è un numero di secondi maggiore di 0, non { $found }
error-blank-line = la riga è vuota
error-bot-alone = { $bot } gioca solo in solitario: scegli un solo giocatore
error-bot-count = { $found } bot per { $players } giocatori: indicane uno, o uno per ogni posto
error-bot-died = il processo di { $bot } al posto { $seat } è terminato al turno { $turn }
error-bot-illegal = { $bot } al posto { $seat } ha scelto { $found } al turno { $turn }: { $why }
error-bot-no-decide = { $bot } non è un bot: non ha un metodo decide(game, seat)
error-bot-not-at-tables = { $bot } gioca solo in solitario, non ai tavoli; scegli tra { $known }
error-bot-not-loaded = il bot { $bot } non si può caricare: { $why }
error-bot-plays = un bot gioca al posto tuo: prima torna al tavolo
error-bot-raised = { $bot } al posto { $seat } ha causato un errore al turno { $turn }: { $why }
error-bot-slow = { $bot } al posto { $seat } non ha deciso al turno { $turn } entro { $seconds } secondi
error-bot-twice = { $bot } è indicato due volte: un bot incontra sé stesso dove i posti sono più dei bot
error-busy = troppe richieste insieme, riprova
error-cell-blocked = { $colour } { $number } è bloccato da una pedina che non è in testa
error-cell-shared = { $colour } { $number } non può avere pedine di entrambi i giocatori
error-cell-used-in-action-1 = { $colour } { $number } è stato usato nell’azione 1 di questo turno
error-changed-too-often = questo tavolo è stato cambiato troppe volte: inizia la partita o creane uno nuovo
error-closed-twice = la riga { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} è chiusa due volte
error-closed-without-lock = la riga { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} è chiusa, ma nessuno ha il suo lucchetto
error-coach-away = il coach non è disponibile in questo momento: riprova
error-code-unknown = nessun tavolo aperto ha questo codice
error-daily-once = la partita del giorno si gioca una volta sola
error-daily-secret-broken = il segreto non deriva dal seme promesso ({ $date })
error-daily-seed-broken = il seme ({ $date }) non è quello promesso
error-daily-unread = la parte della prova dei dadi che riguarda la partita del giorno non si può leggere
error-decisions-in-action = l’azione { $action } ha { $needed } decisioni, non { $found }
error-dice-not-real = i dadi di questo tavolo li tira il server
error-die-of-closed-row = la riga { $die ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $die }
} è chiusa, il suo dado è fuori dal gioco
error-enough-requests = abbastanza persone aspettano la prossima partita: guarda, o chiedi più tardi
error-extra-keys = dopo un evento può esserci un solo oggetto con altre chiavi
error-fewer-games = { $folder } contiene un torneo di { $there } partite per incontro, che non può ridursi a { $here }
error-field-twice = { $key } è indicato due volte
error-file-not-read = il file non si può leggere: { $why }
error-first-not-a-seat = first deve essere un posto da 0 a { $last }, non { $found }
error-folder-in-use = { $folder } contiene altro: indica una cartella vuota o nuova
error-grace-period = questa persona può ancora tornare: aspetta { $seconds } secondi
error-handoff-used = questo link è già stato usato o è troppo vecchio
error-hints-in-daily = nella partita del giorno non ci sono suggerimenti
error-hints-off = a questo tavolo i suggerimenti sono spenti
error-hints-with-people = i suggerimenti sono per le partite in cui tutti gli altri sono bot
error-host-stays = chi ospita non può lasciare il tavolo
error-illegal-in-game = partita { $game }: { $move } ora non è consentito
error-json-constant = { $name } non è un numero JSON
error-json-key-twice = { $key } compare due volte nello stesso oggetto
error-json-not-object = non è un oggetto JSON
error-json-number = un numero è troppo lungo per essere letto
error-json-too-deep = annidato oltre { $deepest } livelli
error-lock-alone = il lucchetto { $colour } è segnato senza un numero che chiuda la riga
error-lock-too-early = { $colour }: la riga è chiusa con { $found } crocette prima, e ne servono { $needed }
error-lucky-count = lucky deve contenere una coppia per posto, in tutto { $seats }
error-lucky-pair = una coppia fortunata è fatta di due numeri diversi da 2 a { $highest }, non { $found }
error-message-too-long = il messaggio è troppo lungo
error-missing-die = nel lancio manca il dado { $die }
error-missing-key = manca "{ $key }"
error-needs-lab = per questo serve l’extra lab: pip install 'lucchetto[lab]'
error-network-not-read = la rete { $file } manca, è danneggiata o ha un’altra forma
error-no-box-left = tutte le caselle dei lanci a vuoto sono segnate
error-no-correction-now = non c’è nessun lancio da correggere
error-no-decision-now = ora non c’è niente da decidere: { $phase ->
    [roll] si aspetta il lancio
    [white] è in corso l’azione bianca
    [colour] è in corso l’azione colorata
   *[over] la partita è finita
}
error-no-disk = servono { $needed } MB sul disco di { $folder }, e ne sono liberi { $free }
error-no-lock = { $colour } { $number } chiude la riga, quindi va segnato anche il lucchetto
error-no-lucky-here = { $variant } non ha numeri fortunati
error-no-memory = servono { $needed } MB di memoria, e ne sono liberi { $free }
error-no-more-seats = questo gioco non ha altri posti
error-no-pad = questo tavolo non è un segnapunti
error-no-pawn-left = tutte le pedine sono sul tabellone
error-no-proof = la registrazione non contiene la prova dei dadi
error-no-roll-now = ora non si tira: { $phase ->
    [roll] si aspetta il lancio
    [white] è in corso l’azione bianca
    [colour] è in corso l’azione colorata
   *[over] la partita è finita
}
error-no-such-day = per quel giorno non c’è una partita del giorno
error-no-such-game = questa non è una tua partita finita
error-no-such-seat = non esiste il posto { $seat }
error-no-table = la tabella esatta non c’è ancora: esegui prima lucchetto solve { $arguments }
error-nobody-there = lì non siede nessuno
error-nobody-to-beat = la ricompensa { $reward } richiede un avversario; in solitario scegli score
error-nobody-yet = qui non è conservato nulla su di te
error-nonce-character = i dadi non si possono controllare: il carattere { $place } del nonce { $number } è { $found }, non 0–9 o a–f
error-nonce-length = i dadi non si possono controllare: il nonce { $number } ha { $found } cifre esadecimali, non da 16 a 64 a coppie
error-not-a-face = un dado { $die } non può mostrare { $found }: solo numeri interi da 1 a { $sides }
error-not-a-move = { $text } non è una mossa
error-not-a-number = { $text } non è un numero intero
error-not-a-person = solo una persona può ospitare
error-not-a-record = non è una registrazione: manca l’intestazione
error-not-a-roll = { $text } non è un dado di questo lancio
error-not-an-action = l’azione { $action } non esiste: numeri interi da 0 a { $last }
error-not-compiled = l’ambiente vettoriale gioca contro { $known }, non contro { $bot }
error-not-fewest-crosses = una crocetta fortunata va dove hai meno crocette, e nel { $colour } ne hai di più
error-not-further-right = { $colour } { $number } non è a destra di tutte le crocette nella riga { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
}
error-not-further-right-pawn = { $colour } { $number } non è a destra di tutte le proprie pedine
error-not-host = può farlo solo chi ospita il tavolo
error-not-in-row = { $found } non è un numero della riga { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
}
error-not-json = non si può leggere come JSON dalla colonna { $column } in poi
error-not-lucky = { $move }: la somma bianca non è un tuo numero fortunato
error-not-names = { $text } non è un elenco di nomi
error-not-next-cell = una crocetta fortunata va nella casella successiva della riga: { $colour } { $number }
error-not-notation = { $text } non si può leggere qui
error-not-over = la partita non è finita
error-not-simulated = le simulazioni giocano con { $known }, non con { $bot }
error-not-solvable = { $variant } non è un gioco per una persona sola: non ha una tabella esatta
error-not-started = la partita non è iniziata
error-not-stored = non è stato possibile salvarlo; non è cambiato nulla
error-not-stored-here = non è cambiato nulla, perché questo browser non ha potuto salvarlo: libera spazio nella sua memoria, o consentila, poi riprova
error-not-the-sum = { $move } non corrisponde ai dadi, che danno { $sums }
error-not-utf8 = non è UTF-8 al byte { $byte }
error-not-waiting = il posto { $seat } ora non ha niente da decidere
error-not-your-seat = questo non è il tuo posto
error-offline-alone = nessun altro può unirsi a una partita senza rete
error-offline-nobody = in questa partita non gioca nessuna persona
error-offline-too-long = la partita ha { $found } eventi; se ne accettano al massimo { $most }
error-one-you = un posto, e uno solo, deve essere il tuo
error-opponent-count = { $found } avversari per { $players } giocatori: indica un bot, oppure uno per ogni altro posto
error-other-table = la tabella esatta è di un altro gioco o di altri numeri fortunati
error-other-tournament = { $folder } contiene un altro torneo: il suo { $setting } è { $there }, non { $here }
error-pad-full = questo segnapunti è stato modificato troppe volte: fate il conto e apritene uno nuovo
error-pad-over = la partita è finita: fate il conto, o annullate la crocetta che l’ha chiusa
error-pad-seats = un segnapunti inizia con chi gioca su questo dispositivo: gli altri si uniscono dopo
error-pad-without-dice = un segnapunti non conosce i dadi: niente lanci, registrazione o analisi
error-pawns-end = { $found } pedine sul tabellone: la partita finisce con { $most }
error-penalties-end = { $found } lanci a vuoto chiudono la partita
error-player-count = { $variant } si gioca in { $allowed }, non in { $found }
error-players-not-names = players deve essere un elenco di nomi
error-promise-broken = il segreto non è quello promesso prima del primo lancio
error-record-too-long = la registrazione ha { $decisions } decisioni, il coach ne accetta al massimo { $most }
error-rematch-made = la prossima partita c’è già: apri il suo tavolo
error-removed-by-host = chi ospita ti ha tolto da questo tavolo
error-roll-decided = qualcuno ha già deciso su questo lancio
error-roll-not-object = un lancio deve indicare i suoi dadi: "white" con due facce, e una faccia per ogni riga aperta
error-row-closed = la riga { $colour ->
    [rosso] rossa
    [giallo] gialla
   *[other] { $colour }
} è chiusa
error-row-not-list = { $colour } deve essere un elenco di numeri
error-row-out-of-order = { $colour } { $number } sta a destra di { $colour } { $before }: nessuna partita può arrivarci
error-seat-free = c’è un posto libero: siediti
error-seat-taken = quel posto è occupato
error-secret-not-out = il segreto non è nella registrazione: viene pubblicato a fine partita
error-solitaire-only = la tabella esatta è solo per chi gioca in solitario
error-spectator = chi guarda non può farlo
error-stack-passed = { $colour } { $number } non è più in testa: sopra non va più niente
error-stack-stands = su { $colour } { $number } c’è una pila, e la pila resta
error-stale = nel frattempo il tavolo è andato avanti
error-still-here = questa persona è al tavolo
error-table-bot-missing = questo server non ha il bot { $bot }, che gioca a questo tavolo
error-table-damaged = il registro di questo tavolo è danneggiato
error-table-full = tutti i posti di questo tavolo sono occupati
error-table-newer = una versione più recente di questo server ha modificato il tavolo: riprova tra poco
error-table-not-read = la tabella in { $folder } non si può leggere
error-table-not-stored = la tabella non si può salvare in { $folder }: { $why }; LUCCHETTO_CACHE indica un’altra cartella
error-table-unknown = questo tavolo non esiste
error-too-few-bots = un torneo richiede almeno due bot diversi
error-too-few-crosses = { $colour } { $number } chiude la riga: prima servono lì { $needed } crocette, non { $found }
error-too-few-pawns = { $colour } { $number } chiude la riga: prima servono lì { $needed } pedine proprie, non { $found }
error-too-few-players = servono { $least } giocatori
error-too-many-actions = un turno ha due azioni, non di più
error-too-many-games = { $games } partite per incontro fanno { $total } in tutto; più di { $most } non stanno in memoria
error-too-many-locks = { $found } righe sono chiuse: la partita finisce con { $most }
error-too-many-messages = troppi messaggi insieme
error-too-many-phrases = troppe frasi: aspetta { $seconds } secondi
error-too-many-requests = troppe richieste: aspetta { $seconds } secondi
error-turn-number = qui va il turno { $expected }, non { $found }
error-undo-in-order = annulla prima { $move }: dipende da questo
error-unknown-bot = non esiste il bot { $bot }; ci sono: { $known }
error-unknown-character = il livello { $bot } non ha il personaggio { $character }; ci sono: { $known }
error-unknown-colour = { $letters } non indica nessuna riga
error-unknown-die = non esiste il dado { $die }
error-unknown-event = né un lancio né una decisione: serve "roll" oppure "move"
error-unknown-illegal = illegal deve essere { $known }, non { $found }
error-unknown-render-mode = render_mode dev’essere { $known }, non { $found }
error-unknown-reward = la ricompensa { $reward } non esiste; sono note { $known }
error-unknown-sheet-key = un foglio non ha { $key }
error-unknown-variant = non esiste la variante { $variant }; ci sono: { $known }
error-used-not-there = { $move } non è l’ultima casella della sua riga: non era quindi l’azione 1
error-white-not-two = white deve avere due facce, non { $found }
error-whose-move = di chi è la mossa { $text }? Manca il posto, come in 1:pass
error-wrong-host = questo server non risponde a quel nome (vedi LUCCHETTO_HOSTS)
error-wrong-version = la versione { $found } non si può leggere, solo la { $known }
