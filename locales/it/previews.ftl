## Che cosa mostra un link condiviso prima che venga aperto: titolo, testo e immagine.

preview-home = Tira, segna, chiudi.
    .text = Giochi di dadi nel browser: Classico, Longo e Il Duello. Con gli amici sui loro telefoni, su un solo dispositivo o contro i bot.
preview-daily = La partita del giorno
    .text = Una partita in solitario, gli stessi dadi per tutti. Come andrà oggi?
preview-learn = Si impara in due minuti
    .text = Qualche passo sul foglio di gioco ti mostra come funziona.
preview-rules = Le regole
    .text = Tre giochi della stessa famiglia, ciascuno in una pagina.
preview-lobby = Tavoli aperti
    .text = Prendi un posto libero o crea un tavolo tuo.
preview-explore = Esploratore
    .text = Componi una posizione qualsiasi e guarda quanto vale ogni scelta.
preview-analysis = Analisi
    .text = Quanto è costata ogni decisione e quanto ha contato la fortuna.
preview-join = Ti hanno invitato
    .text = Scegli un nome e siediti.
preview-gone = Questo tavolo non c’è più
    .text = Chiedi un nuovo link o crea un tavolo tuo.
preview-invites = { $host } ti invita a giocare: { $game }
preview-about-classic = Quattro righe, sei dadi: segna i numeri da sinistra a destra e chiudi la riga.
preview-about-longo = Dadi a otto facce, righe più lunghe e numeri fortunati tutti tuoi.
preview-about-duel = Due giocatori, un tabellone: butta giù le pedine, costruisci pile, tieni la testa.
preview-free = { $count ->
    [one] C’è un posto libero.
   *[other] Ci sono { $count } posti liberi.
}
preview-full = Tutti i posti sono occupati.
preview-playing = { $game }: { $names }
preview-playing-text = La partita è in corso. Apri il link per guardare.
preview-over-text = { $game }: { $names }. Apri il link per vedere i fogli.
