## La pagina dove si può comporre qualsiasi posizione

explore-title = Esploratore
explore-lead = Ogni posizione, ogni lancio: quanto vale ogni scelta?
explore-game = Gioco
explore-players = Giocatori
explore-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
explore-player = Giocatore { $number }
explore-undo = Annulla
explore-copy = Copia link
explore-link = Link a questa posizione
explore-unread = Questo link non contiene una posizione: forse si è troncato per strada. Eccone una da cui partire.

# Il foglio
explore-sheet-of = Foglio: { $player }
explore-whose-sheet = Di chi è il foglio mostrato
explore-decides = decide
explore-rolled = ha tirato
explore-wrong = qui c’è qualcosa che non va
explore-keys = Le frecce vanno da una casella all’altra, la barra spaziatrice segna un numero o lo libera.
explore-keys-duel = Le frecce vanno da una casella all’altra, la barra spaziatrice piazza una pedina, Canc ne toglie una.
explore-box = Lancio a vuoto { $number }
explore-lucky = Numero fortunato { $number } di 2
explore-missed = Mancati
explore-tool = Che cosa fa un tocco sul tabellone
explore-take = Togli
# Screen readers, at a cell of the Duel's board.
explore-cell = { $state ->
    [chosen] la scelta del coach
   *[can] si può usare
}

# I dadi
explore-roll = Tira per me
explore-die = { $die }: { $face }
explore-die-ask = Che cosa mostra: { $die }?

# Chi decide
explore-turn = Di chi è il turno
explore-decision = Chi decide
explore-action = Quale decisione
explore-action-white = Azione 1: i dadi bianchi
explore-action-pass = Azione 2, prima non si è usato nulla
explore-action-used = Azione 2, dopo { $move }
explore-closed = Righe chiuse da altri

# La risposta
explore-answer = Che cosa fare?
explore-answer-for = { $player }: che cosa fare?
explore-exact = esatto
explore-estimate = stima
explore-source-exact = Valori esatti: i punti attesi da qui giocando alla perfezione, calcolati dal solutore.
explore-source-estimate = I punti attesi da qui, stimati dalla rete del bot più forte. La tabella esatta non c’è.
explore-source-building = I punti attesi da qui, stimati dalla rete del bot più forte. La tabella esatta è in preparazione proprio ora.
explore-source-win = La probabilità di vincere da qui e il vantaggio atteso in punti, secondo la rete del bot più forte.
explore-points = punti
explore-margin = { $margin } punti
explore-go-on = Fai così e passa all’azione 2
explore-thinking = Il coach sta pensando…
explore-said = { $count ->
    [one] Il coach ha valutato una scelta.
   *[other] Il coach ha valutato { $count } scelte.
}
explore-impossible = Questa posizione è impossibile
explore-show = Mostra { $player }
explore-again = Riprova

# Posizioni da cui partire
explore-examples = Posizioni su cui riflettere
explore-empty = Foglio vuoto
explore-example-jump = Il sette salta un numero: segnarlo o aspettare i colori?
explore-example-penalty = Niente va bene: saltare tanto o segnare il lancio a vuoto?
explore-example-lock = Dodici, e cinque crocette: chiudere subito?
explore-example-end = Chiudere la seconda riga fa finire la partita: chiuderla?
explore-example-lucky = Un numero fortunato: la somma o la casella successiva?
explore-example-close = Chiudere la riga con il 15 o continuare a raccogliere?
explore-example-wait = Azione 2 senza aver usato nulla: qual è il male minore?
explore-example-knock = Una pedina sola in testa: buttarla giù?
explore-example-stack = Tenere la testa con una pila o correre avanti?
explore-example-front = Due sei: chi si prende la fine della riga?
