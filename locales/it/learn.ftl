## L'introduzione interattiva. Un messaggio è un passo: che cosa sapere, poi .task (che cosa toccare);
## .right e .wrong rispondono al tocco.

learn-lead = Scegli un gioco. Lo impari sul foglio di gioco, in pochi passi.
learn-classic = Il gioco da cui tutto è cominciato. Parti da qui.
learn-longo = Per chi conosce il Classico: le novità.
learn-duel = Pedine al posto delle crocette, e un avversario sulla tua strada.
learn-steps = { $count ->
    [one] { $count } passo
   *[other] { $count } passi
}
learn-rather-read = Preferisco leggere le regole
learn-of = Impara: { $game }
learn-progress = Passo { $step } di { $steps }
learn-dice = Dadi
learn-opponent = Avversario
learn-pass = Passo
learn-pass-penalty = Segna il lancio a vuoto
learn-pass-missed = Lancio mancato
learn-back = Indietro
learn-skip = Salta
learn-next = Avanti
learn-done = Adesso sai giocare!
learn-done-text = Il tavolo ti mostra ogni mossa possibile e che cosa fa. Tutti i dettagli sono nelle regole.
learn-again = Ancora una volta

## Classico

learn-classic-white = Uno tira e giocano tutti: ognuno può segnare la somma dei due dadi bianchi in una riga.
    .task = Segna un 7, nel colore che vuoi.
    .right = La tua prima crocetta! Quello che sta alla sua sinistra è perso: in ogni riga si va solo da sinistra a destra.
    .wrong = I dadi bianchi fanno 7. Va bene uno qualsiasi dei quattro 7.
learn-classic-down = La rossa e la gialla salgono dal 2 al 12, la verde e la blu scendono dal 12 al 2.
    .task = La somma bianca è 11: dove salti meno numeri?
    .right = Giusto: la verde e la blu cominciano dal 12, quindi l’11 è il secondo numero.
    .wrong = Si può fare, ma nella rossa e nella gialla salteresti nove numeri. La verde e la blu cominciano dal 12.
learn-classic-order = In ogni riga si prosegue solo verso destra.
    .task = La somma bianca è 5: dove puoi segnarla?
    .right = Esatto: nella gialla è il numero successivo, e la verde e la blu sono ancora vuote. Vanno bene tutte e tre.
    .wrong = Nella rossa hai già segnato il 6: il 5 sta alla sua sinistra ed è perso.
learn-classic-skip = Puoi saltare dei numeri, ma poi sono persi.
    .task = La somma è 9: quale 9 non salta niente?
    .right = Giusto: dopo il 10 blu viene il 9. La pazienza paga.
    .wrong = Si può fare, ma salta numeri che potrebbero servirti. Uno dei 9 non ne salta nessuno.
learn-classic-pass = Segnare non è mai obbligatorio. Quando ha tirato un altro, passare non costa niente.
    .task = Che cosa faresti con questo 11?
    .right = Ben fatto. Finché non è il tuo turno, passare è gratis.
    .wrong = Si può fare, ma perderesti almeno quattro numeri per una sola crocetta. Meglio passare.
learn-classic-own = Adesso è il tuo turno. Tiri tutti i dadi e hai due azioni: prima la somma bianca, come tutti, poi un’altra solo per te.
    .task = Prima la somma bianca, 7: quale 7 non salta niente?
    .right = Bene: dopo il 6 rosso viene il 7. Ora i colori.
    .wrong = Si può fare, ma salta dei numeri. Nella rossa il 7 è il prossimo.
learn-classic-colour = Lo stesso lancio, azione 2: un dado bianco più un dado colorato, segnati nella riga di quel colore. Puoi farlo solo tu, perché è il tuo turno.
    .task = Trova una crocetta che non salta niente.
    .right = Molto bene: sono due crocette in un solo turno.
    .wrong = La somma è giusta, ma salta dei numeri. Guarda la verde e la blu.
learn-classic-free = Di nuovo il tuo turno. Con i dadi bianchi hai segnato l’8 rosso; ora viene l’azione 2.
    .task = Che cosa faresti con questi dadi colorati?
    .right = Ben fatto. Hai già segnato la somma bianca, quindi passare l’azione 2 è gratis.
    .wrong = Si può fare, ma salta almeno tre numeri. Hai già usato i dadi bianchi: passare non costa niente.
learn-classic-penalty = È di nuovo il tuo turno e non va bene niente: né la somma bianca né un colore. Se nel tuo turno non segni niente, segni un lancio a vuoto.
    .task = Non c’è scampo.
    .right = Meno 5 punti. Succede solo nel tuo turno, e il quarto lancio a vuoto chiude la partita.
    .wrong = Qui non c’è altro da fare: segna il lancio a vuoto.
learn-classic-closing = Per l’ultimo numero di una riga servono prima cinque crocette in quella riga. Puoi saltarci da qualsiasi punto, come a ogni numero più avanti.
    .task = La somma è 12: quale riga puoi chiudere?
    .right = Clic! Dal 7 dritto al 12. Il lucchetto vale una crocetta in più, la riga è chiusa per tutti e il dado rosso esce dal gioco.
    .wrong = La gialla ha solo quattro crocette, e prima dell’ultimo numero ne servono cinque.
learn-classic-together = Con i dadi bianchi ognuno decide in segreto, e tutte le scelte valgono nello stesso momento. Tu e un altro giocatore avete cinque crocette rosse a testa, e la somma è 12.
    .task = Se segnate tutti e due il 12 rosso, in quanti ottenete il lucchetto?
    .right = Tutti e due! Le scelte valgono nello stesso momento: nessuno arriva tardi.
    .wrong = Non proprio: le scelte valgono nello stesso momento, quindi nessuno arriva prima.
learn-classic-locked = Un altro ha chiuso la verde. Le tue tre crocette verdi tengono i loro punti, ma non puoi aggiungerne.
    .task = La somma è 7: dove puoi ancora segnarla?
    .right = Sì. La verde è finita anche per te, benché fosse piena solo a metà. Tieni d’occhio le righe che gli altri possono chiudere.
    .wrong = La verde è chiusa per tutti, e il suo dado è uscito dal gioco.
learn-classic-end = La verde è chiusa. È il tuo turno, e con il 12 bianco chiudi la rossa: è la seconda riga chiusa.
    .task = Quante crocette puoi ancora fare in questo turno?
    .right = Nessuna: con la seconda riga chiusa la partita finisce subito, prima dell’azione 2. Allora nessuno segna un lancio a vuoto.
    .wrong = Due righe chiuse fanno finire subito la partita: non c’è più l’azione 2.
learn-classic-score = La partita finisce quando due righe sono chiuse o qualcuno ha quattro lanci a vuoto. In ogni riga la prima crocetta vale 1 punto, la seconda 2, poi 3 …
    .task = Quanto valgono le quattro crocette rosse?
    .right = 1 + 2 + 3 + 4 = 10. Le righe lunghe rendono di più. Ogni lancio a vuoto toglie 5 punti, e vince il totale più alto.
    .wrong = Non proprio: somma 1 + 2 + 3 + 4.

## Longo

learn-longo-white = Il Longo ha dadi a otto facce e righe fino al 16.
    .task = La somma bianca è 13: dove ti costa meno?
    .right = Bene: la verde e la blu cominciano dal 16, quindi salti solo tre numeri.
    .wrong = Si può fare, ma nella rossa e nella gialla salteresti undici numeri. La verde e la blu partono dall’alto.
learn-longo-lucky = Ogni giocatore ha due numeri fortunati; i tuoi sono 6 e 11. Quando uno di essi è la somma bianca, puoi invece segnare la casella successiva della tua riga più vuota.
    .task = La somma è 6: usa la fortuna!
    .right = La verde era vuota, quindi la sua prima casella è tua: niente saltato, e con un 6.
    .wrong = Un 6 normale si può fare, ma salta dei numeri. È il tuo numero fortunato: cerca la stella.
learn-longo-others = Ha tirato un altro, e la somma bianca è 11. I tuoi numeri fortunati valgono a ogni lancio, non solo al tuo.
    .task = Usa la fortuna anche qui!
    .right = Giusto: la prossima casella verde è tua, con il lancio di un altro.
    .wrong = Un 11 normale si può fare, ma salta dei numeri. Cerca la stella.
learn-longo-fewest = La crocetta fortunata va dove hai meno crocette. A pari merito, scegli tu.
    .task = La somma è 11: dove può andare la crocetta fortunata?
    .right = Esatto: la verde e la blu hanno una crocetta sola. La casella successiva è tua.
    .wrong = Quella riga ha più crocette di altre. La fortuna aiuta dove ne hai meno.
learn-longo-blocked = Qui la rossa ha meno crocette di tutte, e la sua prossima casella è il 15. Ma il 15 chiude la riga e prima ne servono sei. La somma è 6, uno dei tuoi numeri fortunati.
    .task = In quante righe può andare la crocetta fortunata?
    .right = In nessuna: la riga con meno crocette è bloccata, e nessun’altra prende il suo posto. Un 6 normale si può sempre fare.
    .wrong = No: conta solo la riga con meno crocette, e lì il 15 non si può ancora segnare.
learn-longo-six = Per chiudere una riga ti servono prima sei crocette.
    .task = La somma è 15: quale riga puoi chiudere?
    .right = Clic! Nel Longo basta il 15: uno qualsiasi degli ultimi due numeri chiude la riga.
    .wrong = La gialla ha solo cinque crocette; nel Longo ne servono sei.
learn-longo-either = Uno qualsiasi degli ultimi due numeri segna subito anche il lucchetto. È il tuo turno: l’1 verde con un dado bianco fa 2 o 3.
    .task = Chiudi la riga verde.
    .right = Chiusa! Qualunque dei due tu prenda, il lucchetto viene con lui e la riga è finita per tutti.
    .wrong = Sia il 3 sia il 2 chiudono la riga verde.
learn-longo-score = Quindi nessuno ha mai tutti e due gli ultimi numeri. Una riga ha 15 numeri e un lucchetto.
    .task = Quante crocette può avere al massimo, lucchetto compreso?
    .right = 13 numeri, uno degli ultimi due e il lucchetto: 15 crocette, che valgono 120 punti. Il resto è come nel Classico.
    .wrong = Uno degli ultimi due resta sempre libero, e in più c’è il lucchetto.

## Il Duello

learn-duel-place = Due giocatori, un tabellone. Agisce solo chi è di turno. Prima puoi piazzare una pedina sulla somma bianca, in una riga qualsiasi.
    .task = Piazzane una su un 6.
    .right = La tua pedina è in campo. Ogni pedina in più nella riga vale di più: 1, 2, 3 … punti.
    .wrong = I dadi bianchi fanno 6. Va bene uno qualsiasi dei quattro.
learn-duel-order = La tua pedina va a destra delle tue in quella riga. Quelle dell’avversario puoi superarle, o restare dietro.
    .task = La somma è 4: dove puoi andare?
    .right = Giusto. Per l’ordine contano solo le tue pedine.
    .wrong = Nella rossa sei già sul 5, e il 4 sta alla sua sinistra.
learn-duel-knock = La pedina più a destra di una riga è la testa. Se in testa c’è una sola pedina avversaria, con il suo numero puoi buttarla giù.
    .task = La somma è 7!
    .right = Via, torna in mano all’avversario. Adesso la testa è tua.
    .wrong = Si può fare, ma c’è di meglio: nella rossa l’avversario è in testa da solo.
learn-duel-standing = L’avversario ha appena buttato giù la tua pedina sul 9 rosso. Nella rossa resta solo quella sul 3, e contano solo le pedine ancora in piedi.
    .task = La somma è 6: dove puoi andare?
    .right = Sì: il 6 è a destra del tuo 3, anche se prima eri sul 9.
    .wrong = Lì una tua pedina è già più a destra. Nella rossa quella sul 9 non c’è più.
learn-duel-blocked = Seconda azione: un dado bianco più un dado colorato, nella riga di quel colore. Le pedine avversarie dietro la testa bloccano la loro casella.
    .task = Il 3 rosso fa 5 o 6: dove puoi andare?
    .right = Sì: il 6 è libero e a destra del tuo 3.
    .wrong = Sul 5 c’è una pedina che non è in testa: la casella è bloccata.
learn-duel-stack = Nella verde la testa è tua, sull’8, ma una pedina sola si può buttare giù.
    .task = La somma è 8: mettila al sicuro.
    .right = Una pila! Due o più non si buttano mai giù, e ogni pedina della pila conta.
    .wrong = Si può fare, ma la tua pedina sull’8 verde resta in pericolo. Mettine una seconda sopra.
learn-duel-same = Con i dadi bianchi hai appena piazzato una pedina sul 7 rosso. La seconda azione non può usare la stessa casella nello stesso turno.
    .task = Il 4 rosso fa 7 o 8: dove puoi andare?
    .right = Giusto. Con le due azioni di un turno non si può fare una pila.
    .wrong = Il 7 rosso l’hai usato nella prima azione di questo turno.
learn-duel-stays = Nella blu l’avversario ha una pila in testa.
    .task = Il 3 blu fa 4 o 5: che cosa puoi fare?
    .right = Esatto: la superi. Adesso la testa è tua, e la pila non cresce più.
    .wrong = Una pila resta per sempre. Puoi solo superarla.
learn-duel-missed = Non va bene niente: ogni somma sta dietro le tue pedine. Se nel tuo turno non usi nessuna azione, metti una pedina tra i lanci mancati.
    .task = Non c’è scampo.
    .right = Meno 5 punti per te. Con quattro lanci mancati in tutto, di chiunque siano, la partita finisce.
    .wrong = Qui non c’è altro da fare: un lancio mancato.
learn-duel-closing = Per l’ultimo numero servono cinque pedine tue in quella riga. Ogni pedina di una pila conta.
    .task = La somma è 12: chiudi una riga!
    .right = Clic! Un’altra pedina va sul lucchetto, contano tutte e due, e la riga è chiusa per entrambi.
    .wrong = Nella rossa hai una pedina sola, e per l’ultimo numero ne servono cinque.
learn-duel-score = La partita finisce quando due righe sono chiuse, ci sono quattro lanci mancati o qualcuno ha piazzato tutte le 22 pedine. Nella verde hai cinque pedine, due delle quali in pila.
    .task = Quanto valgono?
    .right = 1 + 2 + 3 + 4 + 5 = 15. In una riga contano al massimo dodici pedine. Adesso tocca a te!
    .wrong = Ogni pedina conta: 1 + 2 + 3 + 4 + 5.
