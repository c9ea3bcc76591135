## La sala d’attesa di un tavolo, e gli amici in ritardo che vorrebbero giocare la prossima partita.

waiting-invites = { $host } ti invita a giocare: { $game }
waiting-hosting = Il tuo invito: { $game }
waiting-about-classic = Quattro righe, sei dadi: segna i numeri da sinistra a destra e chiudi la riga.
waiting-about-longo = Dadi a otto facce, righe più lunghe e numeri fortunati tutti tuoi.
waiting-about-duel = Due giocatori, un tabellone: butta giù le pedine, costruisci pile, tieni la testa.
waiting-rules = Come si gioca
waiting-qr = Codice QR del link a questo tavolo
waiting-scan = Inquadralo con un telefono per unirti, oppure invia il link.

# Che cosa fare adesso
waiting-next-visitor = Scegli un nome e siediti.
waiting-next-host-open = Invita gli amici, poi inizia la partita.
waiting-next-host-full = Tutti i posti sono occupati: inizia quando tutti sono pronti.
waiting-next-guest = Di’ quando è ora. La partita la inizia { $host }.
waiting-next-ready = Tutto pronto da parte tua. La partita la inizia { $host }.

# I posti
waiting-seat-open = In attesa di un amico
waiting-seat-closed = Chiuso: qui non siede nessuno
waiting-seat-bot = Bot, livello: { $level }
waiting-seat-own-bot = Bot di questo server
waiting-ready-state = ci siamo ✓
waiting-not-ready = non ancora
waiting-away = in questo momento non c’è
waiting-ready = Per me si può iniziare
waiting-unready = Un momento, non ancora
waiting-rename = Cambia nome
waiting-new-name = Nuovo nome
waiting-save = Salva
waiting-open-seat = Riapri il posto { $number }
waiting-free-seat = Libera il posto { $number } per un amico
waiting-add-seat = Aggiungi un posto

# Chi ospita toglie qualcuno
waiting-remove = Togli { $name }
waiting-remove-title = Togliere { $name }?
waiting-remove-text = { $name } riceve un avviso e il posto torna libero. Potrà guardare, ma non sedersi di nuovo a questo tavolo.
waiting-remove-no = Lascia { $name }
waiting-removed-title = Chi ospita ti ha tolto da questo tavolo
waiting-removed-text = Puoi guardare, chiedere un posto nella prossima partita o creare un tavolo tuo.

# Iniziare prima che tutti siano pronti
waiting-start-unready = { $count ->
    [one] { $names } non ha ancora dato il via. Puoi iniziare lo stesso.
   *[other] { $names } non hanno ancora dato il via. Puoi iniziare lo stesso.
}

# Amici in ritardo
waiting-full-text = Tutti i posti sono occupati, quindi guardi. Puoi chiedere un posto: { $host } lo vede e può aggiungerne uno.
waiting-late-playing = Questa partita è iniziata senza di te, quindi guardi. Vuoi giocare la prossima?
waiting-late-over = Questa partita è finita. Vuoi giocare la prossima?
waiting-late-rematch = La prossima partita è pronta.
waiting-late-go = Vai al tavolo
waiting-ask = Chiedi un posto
waiting-asked = Hai chiesto un posto. Resta su questa pagina: ti avvisiamo quando la prossima partita è pronta.
waiting-withdraw = Ritira la richiesta
waiting-asking = { $count ->
    [one] { $names } vorrebbe giocare la prossima partita e avrà un posto nella rivincita.
   *[other] { $names } vorrebbero giocare la prossima partita e avranno un posto nella rivincita.
}
waiting-asking-seat = { $count ->
    [one] { $names } vorrebbe un posto: aggiungine uno.
   *[other] { $names } vorrebbero un posto: aggiungine.
}
waiting-decline = Rifiuta { $name }
waiting-own-table = Crea un tavolo mio
