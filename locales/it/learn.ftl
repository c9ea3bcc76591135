## L'introduzione interattiva. Un messaggio è un passo: che cosa sapere, poi .task (che cosa toccare);
## .right e .wrong rispondono al tocco.

learn-lead = Scegli un gioco. Lo impari su un foglio vero, con pochi tocchi.
learn-classic = Il gioco da cui tutto è cominciato. Parti da qui.
learn-longo = Per chi conosce il Classico: le novità.
learn-duel = Pedine al posto delle croci, e un avversario sulla tua strada.
learn-taps = { $count ->
    [one] { $count } tocco
   *[other] { $count } tocchi
}
learn-rather-read = Preferisco leggere le regole
learn-of = Impara: { $game }
learn-progress = Passo { $step } di { $steps }
learn-dice = Dadi
learn-opponent = Avversario
learn-pass = Passo
learn-pass-penalty = Prendi la penalità
learn-pass-missed = Lancio fallito
learn-back = Indietro
learn-skip = Salta
learn-next = Avanti
learn-done = Non ti serve altro!
learn-done-text = Il tavolo ti mostra ogni mossa possibile e che cosa fa. Il resto viene giocando.
learn-again = Ancora una volta

## Classico

learn-classic-white = Uno tira e giocano tutti: ognuno può segnare la somma dei due dadi bianchi in una riga.
    .task = Segna un 7, nel colore che vuoi.
    .right = La tua prima croce! Quello che sta alla sua sinistra è perso: in ogni riga si va solo da sinistra a destra.
    .wrong = I dadi bianchi fanno 7. Va bene uno qualsiasi dei quattro 7.
learn-classic-order = In ogni riga si prosegue solo verso destra.
    .task = La somma bianca è 5: dove puoi segnarla?
    .right = Esatto. L’ultima croce gialla era sul 4, quindi tocca al 5.
    .wrong = Nella rossa hai già segnato il 6: il 5 sta alla sua sinistra ed è perso.
learn-classic-skip = Puoi saltare dei numeri, ma poi sono persi.
    .task = La somma è 9: quale 9 non salta niente?
    .right = Giusto: dopo il 10 blu viene il 9. La pazienza paga.
    .wrong = Si può fare, ma salta numeri che potrebbero servirti. Uno dei 9 non ne salta nessuno.
learn-classic-pass = Non sei mai obbligato a segnare. Quando ha tirato un altro, passare non costa niente.
    .task = Che cosa faresti con questo 11?
    .right = Ben fatto. Finché non è il tuo turno, passare è gratis.
    .wrong = Si può fare, ma perderesti almeno quattro numeri per una sola croce. Meglio passare.
learn-classic-colour = Adesso è il tuo turno, e hai una seconda azione: un dado bianco più un dado colorato, segnati in quel colore.
    .task = Trova una croce che non salta niente.
    .right = Molto bene: un dado bianco e uno colorato, nella riga di quel colore. Può farlo solo chi è di turno.
    .wrong = La somma è giusta, ma salta dei numeri. Guarda la verde e la blu.
learn-classic-penalty = È di nuovo il tuo turno e non va bene niente: né la somma bianca né una colorata. Chi nel proprio turno non segna niente prende una penalità.
    .task = Non c’è scampo.
    .right = Meno 5 punti. Succede solo nel tuo turno, e la quarta penalità chiude la partita.
    .wrong = Qui non c’è altro da fare: prendi la penalità.
learn-classic-closing = Per l’ultimo numero di una riga servono prima cinque croci in quella riga.
    .task = La somma è 12: quale riga puoi chiudere?
    .right = Clic! Il lucchetto vale una croce in più, la riga è chiusa per tutti e il dado rosso esce dal gioco.
    .wrong = La gialla ha solo quattro croci, e prima dell’ultimo numero ne servono cinque.
learn-classic-score = La partita finisce quando due righe sono chiuse o qualcuno ha quattro penalità. In ogni riga la prima croce vale 1 punto, la seconda 2, poi 3 …
    .task = Quanto valgono le quattro croci rosse?
    .right = 1 + 2 + 3 + 4 = 10. Le righe lunghe rendono di più. Ogni penalità toglie 5 punti, e vince il totale più alto.
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
learn-longo-fewest = La croce fortunata va dove hai meno croci. A pari merito, scegli tu.
    .task = La somma è 11: dove può andare la croce fortunata?
    .right = Esatto: la verde e la blu hanno una croce sola. La casella successiva è tua.
    .wrong = Quella riga ha più croci di altre. La fortuna aiuta dove ne hai meno.
learn-longo-six = Per chiudere una riga ti servono prima sei croci.
    .task = La somma è 15: quale riga puoi chiudere?
    .right = Clic! Nel Longo basta il 15: uno qualsiasi degli ultimi due numeri chiude la riga.
    .wrong = La gialla ha solo cinque croci; nel Longo ne servono sei.
learn-longo-either = Uno qualsiasi degli ultimi due numeri segna subito anche il lucchetto. È il tuo turno: l’1 verde con un dado bianco fa 2 o 3.
    .task = Chiudi la riga verde.
    .right = Chiusa! Qualunque dei due tu prenda, il lucchetto viene con lui e la riga è finita per tutti.
    .wrong = Sia il 3 sia il 2 chiudono la riga verde.
learn-longo-score = Quindi nessuno ha mai tutti e due gli ultimi numeri. Una riga ha 15 numeri e un lucchetto.
    .task = Quante croci può avere al massimo, lucchetto compreso?
    .right = 13 numeri, uno degli ultimi due e il lucchetto: 15 croci, che valgono 120 punti. Il resto è come nel Classico.
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
learn-duel-knock = La pedina più a destra di una riga è la testa. Se in testa c’è una sola pedina avversaria, con il suo numero puoi scalzarla.
    .task = La somma è 7!
    .right = Via, torna in mano all’avversario. Adesso la testa è tua.
    .wrong = Si può fare, ma c’è di meglio: nella rossa l’avversario è in testa da solo.
learn-duel-blocked = Seconda azione: un dado bianco più un dado colorato, nella riga di quel colore. Le pedine avversarie dietro la testa bloccano la loro casella.
    .task = Il 3 rosso fa 5 o 6: dove puoi andare?
    .right = Sì: il 6 è libero e a destra del tuo 3.
    .wrong = Sul 5 c’è una pedina che non è in testa: la casella è bloccata.
learn-duel-stack = Nella verde la testa è tua, sull’8, ma una pedina sola si può scalzare.
    .task = La somma è 8: mettila al sicuro.
    .right = Una pila! Due o più non si scalzano mai, e ogni pedina della pila conta.
    .wrong = Si può fare, ma la tua pedina sull’8 verde resta in pericolo. Mettine una seconda sopra.
learn-duel-stays = Nella blu l’avversario ha una pila in testa.
    .task = Il 3 blu fa 4 o 5: che cosa puoi fare?
    .right = Esatto: la superi. Adesso la testa è tua, e la pila non cresce più.
    .wrong = Una pila resta per sempre. Puoi solo superarla.
learn-duel-missed = Non va bene niente: ogni somma sta dietro le tue pedine. Chi non usa nessuna azione mette una pedina tra i lanci falliti.
    .task = Non c’è scampo.
    .right = Meno 5 punti per te. Con quattro lanci falliti in tutto, di chiunque siano, la partita finisce.
    .wrong = Qui non c’è altro da fare: un lancio fallito.
learn-duel-closing = Per l’ultimo numero servono cinque pedine tue in quella riga. Ogni pedina di una pila conta.
    .task = La somma è 12: chiudi una riga!
    .right = Clic! Un’altra pedina va sul lucchetto, contano tutte e due, e la riga è chiusa per entrambi.
    .wrong = Nella rossa hai una pedina sola, e per l’ultimo numero ne servono cinque.
learn-duel-score = La partita finisce quando due righe sono chiuse, ci sono quattro lanci falliti o qualcuno ha piazzato tutte le 22 pedine. Nella verde hai cinque pedine, due delle quali in pila.
    .task = Quanto valgono?
    .right = 1 + 2 + 3 + 4 + 5 = 15. In una riga contano al massimo dodici pedine. Adesso tocca a te!
    .wrong = Ogni pedina conta: 1 + 2 + 3 + 4 + 5.
