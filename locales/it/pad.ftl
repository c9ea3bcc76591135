## Il segnapunti: si gioca con dadi veri e si segnano solo le crocette.

pad-title = Segnapunti
pad-lead = Dadi veri, niente carta: ognuno segna le sue crocette sul proprio telefono, o tutti su un tablet al centro. I lucchetti sono condivisi e i punti si contano in automatico.
pad-lead-here = Dadi veri, niente carta: tutti segnano le proprie crocette su questo dispositivo, al centro del tavolo. I punti si contano in automatico.
pad-open = Apri il segnapunti
pad-here = Chi altro scrive su questo dispositivo?
pad-here-how = Nessuno, se tutti hanno un telefono: si uniscono con un link o un codice.
pad-here-only = Qui tutti scrivono su questo dispositivo: aggiungi un foglio per ogni altra persona.
pad-here-duel = Il Duello ha un solo tabellone: entrambi scrivono su questo dispositivo.
pad-here-more = Aggiungi una persona
pad-join = Scegli un nome e avrai un foglio tuo.
pad-cells = Numeri di { $name }
pad-penalty = il lancio a vuoto
pad-penalty-add = A vuoto −5
pad-missed = il lancio mancato
pad-missed-add = Lancio mancato di { $name }
pad-undo = Annulla { $mark }
pad-undo-none = Niente da annullare
pad-undo-this = Annullare { $mark }? I punti si aggiornano.
pad-undo-yes = Annulla
pad-keep = Lascia
pad-still-open = Riga chiusa da altri: { $colours }. Se la usi con lo stesso lancio, segna adesso.
pad-turn = Gira il foglio di { $name }
pad-turn-board = Gira il tabellone
pad-who = Chi mette una pedina?
pad-others = Gli altri
pad-away = telefono assente
pad-write-for = Il telefono di { $name } non è collegato: puoi scrivere qui.
pad-ended = La partita è finita: { $reasons }.
pad-ended-last = Segnate le crocette dell’ultimo lancio, poi fate il conto.
pad-count-up = Fai il conto
pad-count-early = Secondo le regole la partita non è finita. Fare il conto lo stesso? Dopo non si può più cambiare nulla.
pad-play-on = Continuate a giocare
pad-invite = Invita
pad-free = { $count ->
    [one] Può unirsi ancora una persona, anche a metà partita.
   *[other] Possono unirsi ancora { $count } persone, anche a metà partita.
}
pad-no-free = Tutti i fogli sono occupati.
pad-house-rules = Regole della casa
pad-house-on = Attiva
pad-house-off = Disattiva
pad-house-on-how = Il segnapunti controlla l’ordine, i lucchetti e le crocette che servono per chiudere. Con le regole della casa accetta tutto, per tutti.
pad-house-off-how = Il segnapunti controllerà di nuovo. Quello che è segnato resta.
pad-house-note = Regole della casa: nessun controllo.
