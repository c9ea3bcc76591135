## Il tavolo nel browser

# Screen readers: one cell of a sheet. $cell is "rosso 5".
table-cell = { $cell }, { $state ->
    [crossed] segnato
    [lost] perso
    [can] si può segnare
    [chosen] scelto
   *[open] libero
}
table-cell-duel = { $cell }, { $state ->
    [lost] alle spalle delle tue pedine
    [can] si può usare
    [chosen] scelto
   *[open] non ora
}
table-pawns-of = { $count ->
    [one] { $count } pedina di { $name }
   *[other] una pila di { $count } pedine di { $name }
}
table-front = testa della riga
table-lock = lucchetto { $colour }, { $state ->
    [mine] chiuso, con la tua crocetta
    [closed] chiuso
   *[open] aperto
}
table-row = { $colour }: { $crosses ->
    [one] { $crosses } crocetta
   *[other] { $crosses } crocette
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-row-points = { $colour }: { $points }
table-penalties = Lanci a vuoto: { $count } su 4
table-missed = Lanci mancati: { $count } su 4
table-sheet = Foglio
table-sheet-of = Foglio di { $name }
table-board = Il tabellone
table-dice = Dadi
table-white-sum = Somma bianca
table-dock = La tua decisione
table-players = Giocatori
table-player = Giocatore
table-open-sheet = Guarda il foglio di { $name }

# The question
table-ask-white = Somma bianca { $sum }: { $what ->
    [duel] piazza una pedina o passa
   *[sheet] segna o passa
}
table-ask-colour = Bianco + colore: { $what ->
    [duel] piazza una pedina o passa
   *[sheet] segna o passa
}
table-ask-nothing = { $what ->
    [duel] Nessuna casella per le tue pedine
   *[sheet] Niente da segnare
}
table-hint-together = Ora decidono tutti; puoi ancora cambiare idea.
table-hint-last = Gli altri hanno deciso: la tua scelta vale subito.
table-hint-then-colour = Poi puoi ancora usare un dado colorato.
table-hint-optional = Tocca solo a te, ma non è obbligatorio.
table-hint-penalty = { $what ->
    [duel] Nessuna pedina finora: passare te ne costa una.
   *[sheet] Niente segnato finora: passare è un lancio a vuoto.
}
table-effect-lucky = il tuo numero fortunato
table-effect-knocks-off = butta giù una pedina
table-effect-stacks = va in pila
table-effect-closes = chiude la riga
table-effect-skips = salta { $numbers }
table-effect-next = il prossimo
table-effect-gain = { $points ->
    [one] +{ $points } punto
   *[other] +{ $points } punti
}
table-pass = Passo
table-pass-free = gratis: non è il tuo turno
table-pass-later = puoi ancora usare un dado colorato
table-pass-used = gratis: hai già usato i dadi bianchi
table-pass-penalty = Lancio a vuoto: meno { $points } punti
table-pass-missed = Lancio mancato: meno { $points } punti
table-penalty-warning = { $what ->
    [duel] Potresti ancora piazzare una pedina.
   *[sheet] Potresti ancora segnare un numero.
}
table-penalty-back = Indietro
table-penalty-confirm = Passo comunque
table-confirm = Conferma
table-only-pass-white = { $sum ->
    [8] L’8
    [11] L’11
   *[other] Il { $sum }
} non entra in nessuna riga.
table-only-pass-colour = Nessun dado colorato va bene.
table-passes-by-itself = Passi: non ti costa niente.
table-you-chose = Hai scelto { $move }
table-waiting-for = Si aspetta: { $names }
table-one-moment = Un attimo…
table-change = Cambia
table-change-of = { $name }: cambio la mia scelta
table-all-here-decided = Su questo dispositivo hanno deciso tutti
table-your-decision = Tocca a te decidere.
table-not-your-decision = Per ora non devi decidere niente.
table-waiting-white = Gli altri stanno decidendo.
table-waiting-colour = { $name } può usare un dado colorato.
table-waiting-duel = È il turno di { $name }.
table-waiting-for-dice = Si aspettano i dadi di { $name }
table-watching = Stai guardando
table-will-be-sent = Senza connessione: la scelta sarà inviata appena torna la rete.
table-kept = Scelta salvata: sarà inviata appena torna la rete

# Several people at one device
table-hand-over = Passa il dispositivo a { $name }
table-hand-over-white = Le scelte restano nascoste finché non hanno deciso tutti.
table-hand-over-colour = Dadi bianchi: fatto. Ora quelli colorati.
table-hand-over-ready = Eccomi, sono { $name }

# Real dice
table-real-ask = { $name }: tira e tocca quello che vedi
table-real-missing = { $count ->
    [one] manca { $count } dado
   *[other] mancano { $count } dadi
}
table-real-ready = Ci sono tutti i dadi.
table-real-send = I dadi sono questi
table-real-correct = Correggi i dadi
table-real-correct-ask = Tocca quello che i dadi mostrano davvero
table-real-back = Indietro
table-real-skipped = Non servono a nessuno: { $dice }.
table-white-die = bianco { $number }

# What happened
table-history = Che cosa è successo
table-history-none = Qui vedrai che cosa hanno fatto tutti.
table-history-all = Tutta la partita
table-history-failed = I turni precedenti non si sono caricati. Chiudi e riprova.
table-history-white = Turno { $turn }, bianco { $sum }:
table-history-colour = Turno { $turn }, colore:
table-did = { $name }: { $move }
table-passes = passa
table-did-pass = { $name } passa
# $key is the colour's name in the program: red, yellow, green, blue.
table-row-closed = La riga { $key ->
    [red] rossa
    [yellow] gialla
   *[other] { $colour }
} è chiusa.
table-knocked-off = Una pedina è stata buttata giù.
table-took-penalty = { $name } segna un lancio a vuoto.
table-time-ran-out = { $name } ha esaurito il tempo.
table-took-missed = { $name } mette una pedina tra i lanci mancati.
table-rolled = { $name } ha tirato: bianchi { $one } e { $other }, somma { $sum }; { $colours }.
table-rolled-by = Ha tirato { $name }
table-turn-yours = Tocca a te
table-turn-of = Turno di { $name }
table-joined = { $name } è al tavolo.

# What a player is doing
table-status-yours = tocca a te
table-status-deciding = decide…
table-status-ready = deciso ✓
table-status-rolls = tira
table-status-won = vince
table-status-active = di turno
table-status-away = offline
table-status-absent = assente
table-bot = bot
table-bot-plays = Un bot gioca al posto di { $name }.
table-come-back = Eccomi di nuovo
table-is-absent = { $name } non c’è.
# $time is minutes and seconds: 0:23.
table-stand-in-soon = Un bot può subentrare tra { $time }.
table-everybody-left = Se ne sono andati tutti. La partita aspetta che qualcuno torni.
table-replace = Fai giocare un bot

# The waiting room
table-loading = Apro il tavolo…
table-room-open = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
table-room-full = Tutti i posti sono occupati
table-invite = Manda questo link a chi gioca con te
table-code = Codice
table-copy = Copia
table-copied = Copiato
table-share = Condividi
table-seat-number = Posto { $number }
table-seat-bot = bot: { $level }
table-host = ospita
table-make-host = Affida il tavolo
table-you-are-host = Ora ospiti tu.
table-you = tu
table-bot-level = Livello del bot al posto { $number }
table-add-bot = Aggiungi un bot
table-close-seat = Chiudi il posto { $number }
table-start = Inizia la partita
table-start-open = { $count ->
    [one] Il posto libero resta vuoto.
   *[other] I posti liberi restano vuoti.
}
table-leave = Lascia il tavolo
table-your-name = Il tuo nome
table-join = Siediti
table-dice-fair = dadi con prova
table-dice-real = dadi veri
table-timer = { $seconds } secondi per decidere
table-timer-none = senza limite di tempo
table-spectators = { $count ->
    [one] { $count } persona guarda
   *[other] { $count } persone guardano
}

# Menu and messages
table-menu = Menu
table-close = Chiudi
table-sound = Suoni
table-on = sì
table-off = no
table-vibrate = Vibra quando tocca a me
table-notify = Avvisami quando tocca a me
table-notify-how = Solo quando questa pagina è in secondo piano.
table-notify-denied = Il browser blocca gli avvisi di questa pagina. Consentili nelle sue impostazioni.
table-notify-text = Tocca a te: { $game }.
table-confirm-choices = Conferma ogni scelta
table-confirm-choices-how = Un tocco seleziona soltanto; decide un secondo pulsante.
table-hand-overs = Passaggi di mano
table-hand-overs-how = No: per un dispositivo posato in mezzo al tavolo.
table-big-screen = Grande schermo (TV, proiettore)
table-hints = Suggerimenti del coach
table-hints-how = Mostra la scelta migliore e quanto costano le altre. La partita resta segnata come giocata con suggerimenti.
table-with-hints = con suggerimenti
table-theme = Chiaro o scuro
table-theme-system = sistema
table-theme-light = chiaro
table-theme-dark = scuro
table-language = Lingua
table-rules = Regole
table-record = Registrazione della partita
table-spectator-link = Link per chi vuole guardare
table-other-device = Continua su un altro dispositivo
table-other-device-make = Crea un link
table-other-device-what = Aprilo sul telefono o sul computer: lì continui a giocare con lo stesso nome e lo stesso posto. Il link funziona una volta sola; tienilo per te.
table-other-device-scan = { $minutes ->
    [one] Inquadralo con l’altro dispositivo o apri lì il link. Vale { $minutes } minuto.
   *[other] Inquadralo con l’altro dispositivo o apri lì il link. Vale { $minutes } minuti.
}
table-home = Inizio
table-go-home = Torna all’inizio
table-go-home-note = La partita resta dov’è: la ritrovi tra le tue.
table-say = Di’ qualcosa
table-phrase-hello = Ciao!
table-phrase-good-luck = Buona fortuna!
table-phrase-nice = Bella!
table-phrase-ouch = Ahi!
table-phrase-hurry = Dai, su!
table-phrase-thanks = Grazie!
table-phrase-well-played = Ben giocato!
table-phrase-again = Ancora una?
table-phrase-wow = Wow!
table-phrase-laugh = Ah ah!
table-lost = Connessione persa.
table-reconnecting = Nuovo tentativo…
table-try-now = Prova ora
table-seconds-left = { $seconds ->
    [one] { $seconds } secondo rimasto
   *[other] { $seconds } secondi rimasti
}
table-title-your-turn = Tocca a te
table-gone-unknown = Questo tavolo non esiste
table-gone-unknown-hint = Forse il link è incompleto, o il tavolo non è mai stato usato ed è sparito. Chiedi di nuovo il link, o apri un tavolo tuo.
table-gone-flooding = Troppi messaggi
table-gone-flooding-hint = Questa pagina ha mandato più di quanto il server accetta. Aspetta un momento e riprova.
table-gone-crowded = Troppe connessioni
table-gone-crowded-hint = Troppe pagine della tua rete sono collegate qui. Chiudine una e riprova.
table-gone-foreign = Questo indirizzo non è ammesso
table-gone-foreign-hint = La pagina e il server hanno indirizzi diversi. Apri il gioco all’indirizzo indicato dal server.
table-gone-unavailable = Questo tavolo ora non si può aprire
table-gone-unavailable-hint = Forse il server si sta aggiornando. Nulla è perso: riprova tra poco.
table-gone-here-hint = Questo dispositivo non ha ciò che serve per giocare senza rete, o il browser non permette alla pagina di leggere le sue partite. Nulla è perso: riprova quando c’è la rete.

# The end
table-over-because = Fine della partita: { $reasons }.
table-end-win = Hai vinto!
table-end-win-how = { $points ->
    [one] Un solo punto davanti a { $name }: che finale!
   *[other] { $points } punti davanti a { $name }. Ben giocato!
}
table-end-tie = Vittoria condivisa con { $names }.
table-end-tie-how = Pari fino all’ultimo punto.
table-end-loss-close = { $points ->
    [one] Per un soffio: mancava un solo punto.
   *[other] Per un soffio: mancavano solo { $points } punti.
}
table-end-loss-how = Chiudi con { $points }. La prossima può essere tua.
table-end-alone = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
table-end-alone-how = Ben fatto, { $name }.
table-end-how = Che partita!
table-best-new = Nuovo record personale! Il migliore finora era { $previous }.
table-best-old = Il tuo record: { $previous }
table-series = Serie
table-series-you = Tu
table-share-result = Condividi il risultato
table-share-saved = Immagine salvata, testo copiato
table-share-picture = Immagine salvata
table-notify-ask = Vuoi un avviso quando tocca a te e sei altrove?
table-notify-yes = Sì, avvisami
table-notify-no = No, grazie
table-points-table = Punti per riga
table-final-sheets = I fogli alla fine
table-rematch = Rivincita
table-to-rematch = Alla rivincita
table-rematch-asks = { $name } vuole la rivincita.
table-rematch-begins = C’è una rivincita.
table-rematch-join = Partecipa
table-rematch-watch = Guarda
table-rematch-stay = Resta qui
table-analysis = Analisi
table-daily = Alla classifica del giorno
table-check-dice = Controlla i dadi
table-dice-fair-proved = { $rolls ->
    [one] { $rolls } lancio ricalcolato: proprio come promesso.
   *[other] { $rolls } lanci ricalcolati: tutti proprio come promesso.
}
table-dice-differ = Non tutti i dadi sono come promesso:
table-die-differs = Turno { $turn }, { $die }: { $recorded } nella registrazione, { $proved } secondo la prova.
table-first-differs = Nella registrazione comincia il giocatore { $recorded }, secondo la prova il giocatore { $proved }.
table-lucky-differs = Numeri fortunati: { $recorded } nella registrazione, { $proved } secondo la prova.
table-drawn-first = Ne è stato estratto anche chi comincia.
table-drawn-lucky = Ne sono stati estratti anche i numeri fortunati.
table-dice-mine = Il tuo numero casuale c’è.
table-dice-not-mine = Il tuo numero casuale manca.
table-dice-no-proof = La registrazione non ha una prova dei dadi.
table-dice-secret-not-out = Il segreto non è stato pubblicato.
table-dice-promise-broken = Il segreto non è quello promesso prima della partita.
table-dice-terms-broken = La registrazione non mantiene ciò che era promesso prima della partita: il modo di estrarre o i numeri casuali dei giocatori sono cambiati.
table-dice-bad-secret = Il segreto nella registrazione non è di 32 byte.
table-dice-bad-drawn = La registrazione non dice che cosa è stato estratto dalla prova oltre ai dadi.
table-dice-bad-nonces = Mancano i numeri casuali dei giocatori.
table-nonce-character = I dadi non si possono controllare: il numero casuale { $number } ha un carattere sbagliato alla posizione { $place }.
table-nonce-length = I dadi non si possono controllare: il numero casuale { $number } ha una lunghezza sbagliata.
table-dice-unread = Non si riesce a leggere la registrazione. Riprova.
table-dice-no-crypto = I browser lo calcolano solo nelle pagine sicure (https). Salva la registrazione e controllala con: lucchetto verify
table-checker = Verificatore dei dadi (un file da salvare)
table-checker-values = Per controllare altrove, conserva la promessa e il tuo numero:
table-promise-changed = Questo server ha cambiato la sua promessa sui dadi.
table-promise-changed-hint = Può averli scelti. Non fidarti dei dadi di questo tavolo. Il tuo dispositivo non vi aggiunge più numeri casuali.
table-promise-both = Le due promesse
table-promise-first = Prima:
table-promise-later = Dopo:
table-promise-none = nessuna

# After an update of the server
table-offline-dice = Giocata senza rete: nulla dimostra questi dadi, che non contano nelle statistiche dei dadi.
table-gone-outdated = Il server è stato aggiornato
table-gone-outdated-hint = Nulla è perso: ricarica la pagina per continuare a giocare.
table-reload = Ricarica

# A die whose row is closed; $die is its colour and number.
table-die-gone = { $die }, fuori dal gioco

# The score pad
table-pad-result = Giocata con dadi veri sul segnapunti: niente registrazione e niente analisi.
