## Le pagine attorno al tavolo: inizio, nuovo tavolo, entrare, sala, le proprie partite.

# Dappertutto
page-language = Lingua
page-cancel = Annulla
page-home = Pagina iniziale
page-moment = Un momento…
theme-system = Aspetto: sistema
theme-light = Aspetto: chiaro
theme-dark = Aspetto: scuro
nav = Principale
nav-footer = Altre pagine
nav-skip = Vai al contenuto
nav-home = Lucchetto, pagina iniziale
nav-start = Home
nav-today = Oggi
nav-more = Altro
nav-daily = Partita del giorno
nav-learn = Come si gioca
nav-rules = Regole
nav-lobby = Sala
nav-games = Le tue partite
nav-statistics = Statistiche
nav-explore = Esploratore
nav-new = Nuovo tavolo
nav-documentation = Documentazione
banner-offline = Sei offline. Le partite contro i bot e su questo dispositivo, il segnapunti, le regole e l’introduzione funzionano comunque.
banner-version = È pronta una nuova versione.
banner-update = Aggiorna
install = Installa l’app
install-by-hand = Per installare Lucchetto, tocca Condividi in Safari, poi «Aggiungi alla schermata Home».
footer-unofficial = Lucchetto non è ufficiale. Qwixx è un marchio di Nürnberger-Spielkarten-Verlag; questo progetto non ha legami con l’editore. Regole raccontate con parole nostre, grafica originale.
footer-private = Nessun tracciamento, nessuna pubblicità, niente caricato da altrove.
footer-licence = Software libero con licenza MIT; il codice sorgente è incluso nel programma.

# Inizio
home-title = Tira, segna, chiudi.
home-lead = Ogni lancio riguarda tutti.
home-continue = Continua
home-new-here = È la prima volta?
home-learn = Impara in due minuti
home-daily-how = Una partita in solitario, gli stessi dadi per tutti.
home-daily-play = Gioca
home-daily-playing = Continua
home-daily-played = Il tuo punteggio di oggi. Vedi la classifica.
home-daily-score = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
home-level = Livello del bot
home-against = contro { $name }
home-classic-short = 15 minuti
home-longo-short = numeri fortunati
home-duel-short = due giocatori
home-classic = Quattro righe, sei dadi: segna i numeri da sinistra a destra e chiudi la riga.
home-classic-for = Da 1 a 5 giocatori · 15 minuti
home-longo = Dadi a otto facce, righe più lunghe e numeri fortunati tutti tuoi.
home-longo-for = Da 1 a 5 giocatori · 20 minuti
home-duel = Due giocatori, un tabellone: butta giù le pedine, costruisci pile, tieni la testa.
home-duel-for = 2 giocatori · 15 minuti
play-now = Gioca subito
play-now-game = { $game }: gioca subito
home-how-game = { $game }: come si gioca
home-friends = Gioca con gli amici
home-friends-short = manda un link
home-here = Su un solo dispositivo
home-here-short = passatevelo, in solitario, dadi veri
home-join = Entra con un codice
home-lobby = Tavoli aperti
home-all = Mostra tutto
home-how = Come funziona?
home-how-text = Pochi passi sul foglio di gioco ti mostrano come si fa. Ci sono anche le regole complete.
home-learn-by-doing = Impara giocando

# Nome
nickname = Il tuo nome
nickname-why = È il nome che vedono gli altri. Nessun account, nessuna e-mail.
nickname-ok = Si gioca
nickname-save = Salva
nickname-change = Il tuo nome: { $name }. Cambialo
nickname-ideas = Lontra, Volpe, Gazza, Tasso, Airone, Riccio, Scoiattolo, Pettirosso, Castoro, Civetta, Martora, Upupa

# Un nuovo tavolo
new-title = Nuovo tavolo
new-lead = Scegli chi gioca; il resto è già pronto.
new-presets = Chi gioca?
preset-friends = Con gli amici
preset-bots = Contro i bot
preset-here = Su un dispositivo
preset-solitaire = Solitario
new-game = Gioco
new-classic-for = da 1 a 5 giocatori
new-longo-for = da 1 a 5 giocatori
new-duel-for = 2 giocatori
new-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
new-seat = Posto { $number }
new-more = Un posto in più
new-fewer = Un posto in meno
new-player = Giocatore { $number }
new-guest-name = Nome al posto { $number }
new-bot-level = Livello del bot al posto { $number }
seat-you = Tu
seat-open = Invito con link
seat-open-how = si siede con il tuo link
seat-bot = Bot
seat-guest = Su questo dispositivo
new-timer = Tempo per decidere
timer-none = Senza limite
timer-seconds = { $seconds } s
new-dice = Dadi
dice-fair = Tirati qui
dice-fair-how = Onesti, e dopo la partita puoi verificarlo
dice-real = Dadi veri
dice-real-how = Tirate voi e scrivete che cosa mostrano
new-lucky = Numeri fortunati
new-lucky-number = Numero fortunato { $number } al posto { $seat }
lucky-drawn = A sorte
lucky-drawn-how = Una coppia per posto, dalla stessa fonte dei dadi
lucky-set = Li scelgo io
lucky-set-how = Tutti li vedono prima di sedersi
new-listed = Mostra nella sala
new-listed-how = Chiunque può prendere un posto libero. Altrimenti solo chi ha il link o il codice.
new-make = Apri il tavolo
new-start = Comincia la partita

# Entrare
join-title = Entra con un codice
join-invited = Hai un invito
join-invited-by = { $host } ti invita a giocare: { $game }
join-players = Al tavolo: { $names }
join-lucky = Numeri fortunati, posto per posto: { $pairs }
join-problem = Controlla il codice o chiedi il link del tavolo: con quello puoi anche guardare una partita già iniziata.
join-lead = Scegli un nome e prendi posto.
join-code = Codice del tavolo
join-example = per esempio K7QM
join-go = Prendi posto
join-watch = Guarda soltanto

# La sala e le proprie partite
lobby-lead = Tavoli con un posto libero. Siediti, o aprine uno tuo.
lobby-empty = In questo momento non ci sono tavoli aperti. Aprine uno e mostralo qui.
lobby-seats = { $count ->
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
games-lead = Riprendi da dove avevi lasciato
games-none = Su questo dispositivo non hai ancora giocato.
games-none-go = Comincia una partita
games-statistics = Le tue statistiche
games-here = Su questo dispositivo
games-here-lead = Giocate senza rete. Le partite finite vanno al server appena è raggiungibile.
games-here-only = Queste partite sono salvate solo in questo browser.
games-here-unreadable = Questo browser non permette alla pagina di leggere le sue partite.
games-here-refused = Il server non ha accettato una partita, che resta su questo dispositivo: { $reason }
games-here-send = Invia di nuovo
games-here-remove = Elimina
games-here-remove-sure = Questa partita è solo su questo dispositivo. Se la elimini, è persa per sempre.
games-here-keep = Tieni
games-offline = senza rete
error-engine-missing = questo dispositivo non ha ancora caricato ciò che serve per giocare senza rete: apri la pagina una volta con la rete e aspetta mezzo minuto
error-storage-full = questo browser non può salvare la partita: la memoria è piena o vietata
games-unfinished = In corso
games-finished = Finite
games-your-decision = tocca a te
games-waiting = in attesa di giocatori
games-playing = in corso
games-over = finita
games-won = vinta
games-lost = persa
games-analyse = Analizza una registrazione
data-title = I tuoi dati
data-text = Di te si conservano: le tue partite con i nomi che hai scelto, i risultati delle partite del giorno, le statistiche. Nessuna e-mail, nessuna password, nessun indirizzo.
data-download = Scarica i miei dati
data-sign-out = { $count ->
    [one] Disconnetti { $count } altro dispositivo
   *[other] Disconnetti altri { $count } dispositivi
}
data-signed-out = Gli altri dispositivi sono disconnessi.
data-delete = Elimina i miei dati…
data-delete-title = Eliminare tutto ciò che ti riguarda?
data-delete-gone = Il tuo nome, i risultati del giorno e le statistiche vengono eliminati, e tutti i tuoi dispositivi disconnessi.
data-delete-games = Le partite finite con altri restano a loro; al posto del tuo nome si legge «Qualcuno».
data-delete-running = Nelle partite in corso un bot continua al posto tuo.
data-delete-final = Non si può annullare.
data-delete-no = Conserva tutto
data-delete-yes = Elimina tutto
continue-title = Continua qui
continue-own = Con questo link il dispositivo continua come la persona che l’ha creato: le sue partite, il suo nome, il suo posto. Aprilo solo se l’hai creato tu. Chi l’ha creato vede tutto quello che poi fai qui e può decidere al tuo posto.
continue-ask = Su questo dispositivo hai già delle partite. Se continui come l’altra persona, restano indietro.
continue-yes = Sì, continua qui
continue-no = Lascia tutto com’è
continue-failed = Un link vale una volta sola e per pochi minuti. Creane uno nuovo sull’altro dispositivo, in «Le tue partite».

# Regole, pagina non trovata
rules-lead = Tre giochi della stessa famiglia, ognuno in una pagina.
rules-of = { $game }: le regole
rules-contents = Indice
lost-title = Questa casella non esiste
lost-text = Questa pagina non esiste, o non esiste più.

# The score pad
home-pad = Segnapunti
home-pad-short = Dadi veri, niente carta
nav-pad = Segnapunti
new-pad = Avete dadi veri sul tavolo? Usate il segnapunti.
games-pad = segnapunti
