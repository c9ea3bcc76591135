## The analysis page

analysis-title = Analisi
analysis-with-hints = con suggerimenti
analysis-exact = esatta
analysis-estimated = stimata
analysis-exact-how = Valutazione esatta: ogni valore viene dalla tabella del solutore per tutta la partita.
analysis-estimated-how = Valutazione della rete del maestro: ogni valore è una stima.
analysis-checked-how = Le decisioni contese sono state verificate: il maestro ha proseguito da ogni scelta, { $games } partite in tutto.
analysis-quick-how = Valutazione rapida: nessuna decisione è stata verificata proseguendo la partita.
analysis-deepen = Verifica più a fondo
analysis-deepen-how = Da ogni scelta il maestro gioca migliaia di partite fino alla fine. Ci vogliono uno o due minuti.
analysis-deepening = Verifica approfondita: { $percent }
analysis-deep-how = Verifica approfondita, con partite giocate fino alla fine.

# The headline: was it luck, or the play?
verdict-not-over = Questa partita non è ancora finita
verdict-you-won-by-luck = Hai vinto per fortuna
verdict-you-won-even = Avete giocato alla pari; i dadi erano dalla tua parte
verdict-you-won-both = Hai vinto: hai giocato meglio, e con i dadi a favore
verdict-you-won-by-play = Hai vinto perché hai giocato meglio
verdict-you-won-close = Una partita combattuta, e l’hai vinta
verdict-you-lost-though-better = Hai perso anche se hai giocato meglio
verdict-you-lost-by-luck = Avete giocato alla pari; i dadi erano contro di te
verdict-you-lost-both = Hai perso: dadi sfavorevoli, e in più qualche errore
verdict-you-lost-by-play = Non sono stati i dadi: hai perso per i tuoi errori
verdict-you-lost-close = Una partita combattuta, e l’hai persa
verdict-you-shared = La vittoria è anche tua, a pari merito
verdict-you-well-lucky = Hai giocato bene, e i dadi ti hanno aiutato
verdict-you-well-unlucky = Hai giocato bene; i dadi erano contro di te
verdict-you-well-even = Hai giocato bene
verdict-you-badly-lucky = I dadi sono stati migliori delle tue decisioni
verdict-you-badly-unlucky = Dadi sfavorevoli, e in più qualche errore
verdict-you-badly-even = Non sono stati i dadi: i punti li hai persi per errori tuoi
verdict-other-won-by-luck = { $name } ha vinto per fortuna
verdict-other-won-even = Partita alla pari: i dadi erano dalla parte di { $name }
verdict-other-won-both = { $name } ha giocato meglio, e con i dadi a favore
verdict-other-won-by-play = { $name } ha vinto giocando meglio
verdict-other-won-close = Una partita combattuta, vinta da { $name }
verdict-other-shared = La vittoria è condivisa
verdict-other-well-lucky = { $name } ha giocato bene, e i dadi hanno aiutato
verdict-other-well-unlucky = { $name } ha giocato bene; i dadi non hanno aiutato
verdict-other-well-even = { $name } ha giocato bene
verdict-other-badly-lucky = Per { $name } i dadi sono stati migliori delle decisioni
verdict-other-badly-unlucky = Dadi sfavorevoli per { $name }, e in più qualche errore
verdict-other-badly-even = { $name }: non sono stati i dadi, i punti sono andati persi per errori
analysis-part-luck = Dadi
analysis-part-mistakes = { $who ->
    [you] I tuoi errori
   *[other] I suoi errori
}
analysis-part-others = Gli altri
analysis-parts-win = Sommati, portano dalle probabilità iniziali al risultato.
analysis-parts-points = Sommati, portano dalla media del gioco perfetto al risultato.
# $points is the figure as text, with its sign; $count chooses the plural.
analysis-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}

# The players
analysis-players = Come hanno giocato tutti
analysis-column-points = Punti
analysis-column-luck = Fortuna
analysis-column-lost = Persi
analysis-no-rating = Troppo poche decisioni per un giudizio
analysis-no-mistakes = nessun errore
analysis-inaccuracies = { $count ->
    [one] { $count } imprecisione
   *[other] { $count } imprecisioni
}
analysis-mistakes = { $count ->
    [one] { $count } errore
   *[other] { $count } errori
}
analysis-blunders = { $count ->
    [one] { $count } errore grave
   *[other] { $count } errori gravi
}
analysis-without-luck = Senza fortuna: { $result }

# The chart and the stepper
analysis-where = Dove si è decisa la partita
analysis-chart-win = Probabilità di vittoria durante la partita
analysis-chart-points = Punti attesi durante la partita
analysis-marks = Errori e lanci fortunati
analysis-as-table = Il grafico come tabella
analysis-slider = Momento della partita
analysis-first = All’inizio
analysis-previous = Un passo indietro
analysis-next = Un passo avanti
analysis-last = Alla fine
analysis-next-mistake = Prossimo errore
analysis-previous-mistake = Errore precedente
analysis-keys = Tasti: ← → un passo, Home e Fine, N prossimo errore, P errore precedente

# A moment
analysis-what = Che cosa è successo
analysis-position = I fogli in questo momento
analysis-beginning = L’inizio
analysis-beginning-how = Non c’è ancora nessuna crocetta. Vai avanti con le frecce, il cursore o scorrendo il dito sui fogli.
analysis-no-dice = Prima del primo lancio
analysis-turn = Turno { $turn }
analysis-rolls = tira { $name }
analysis-action = azione { $number }
analysis-for = per { $name }: { $amount }
analysis-costs = costa { $amount }
analysis-better = meglio: { $move }
analysis-choices = Tutte le scelte, la migliore per prima
analysis-explore = Esplora questa posizione
analysis-best = migliore
analysis-played = giocata
analysis-best-played = migliore ✓
analysis-stands = { $name }: { $value }.
analysis-margin-ahead = { $name } può aspettarsi di finire avanti di { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
analysis-margin-behind = { $name } può aspettarsi di finire indietro di { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
analysis-margin-level = { $name } può aspettarsi di finire alla pari.
analysis-over = La partita è finita.

# The list of mistakes
analysis-mistakes-title = Errori
analysis-whose = Errori di chi
analysis-all = Tutti
analysis-none = Qui nessun errore.
analysis-lost-amount = persi:

# Next steps
analysis-link = Link a questo momento
analysis-record = Scarica la registrazione
analysis-checker = Verificatore dei dadi
analysis-table = Al tavolo
analysis-another = Analizza una registrazione

# An uploaded record
analysis-hand-in = Analizza una registrazione
analysis-hand-in-lead = Incolla la registrazione di una partita: JSON Lines come le salva questo programma, oppure la notazione testuale. Nulla viene pubblicato.
analysis-record-text = La registrazione
analysis-record-example = Incollala qui, una riga per evento
analysis-go = Analizza
analysis-file = Scegli un file
analysis-drop = o trascina un file ovunque su questa pagina
analysis-drop-here = Lascia qui la registrazione
analysis-line = Riga { $line }:
analysis-working = Il coach sta guardando la partita…
analysis-working-how = Pesa ogni scelta di ogni giocatore. Servono pochi secondi.
analysis-place = Prima toccano altre partite: la tua è la numero { $place } in coda.
analysis-building = La tabella esatta è in costruzione in sottofondo. Quando ci sarà, questa partita avrà una valutazione esatta: torna più tardi.
analysis-reload = Ora la tabella esatta c’è: ricarica questa pagina per la valutazione esatta.

# Hints at the table
hint-best = Coach: la migliore
hint-thinking = Il coach sta pensando…
hint-costs = { $move } costa { $amount }:
hint-why = Perché?
hint-confirm = Scelgo comunque questa
