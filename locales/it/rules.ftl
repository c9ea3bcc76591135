### The rules, written for players. The authority is docs/rules.md.
### One message is one section, in the order of reading; a blank line starts a new paragraph.

## Classic

rules-classic = Classico
    .summary = Da due a cinque giocatori segnano numeri in quattro righe colorate, sempre da sinistra a destra, e alla fine le chiudono con il lucchetto.

rules-classic-goal =
    Segna più numeri che puoi nelle tue quattro righe colorate. In ogni riga ciascuna crocetta vale più di quella precedente; ogni lancio a vuoto ti costa 5 punti.

    Vince il totale più alto. Possono giocare da due a cinque persone, ma puoi giocare anche in solitario.
    .title = Lo scopo

rules-classic-sheet =
    Ognuno ha un foglio con quattro righe. La rossa ▲ e la gialla ● vanno dal 2 al 12, la verde ■ e la blu ◆ dal 12 al 2. Ogni riga finisce con un lucchetto, e ci sono quattro caselle per i lanci a vuoto.

    In ogni riga si segna da sinistra a destra. Puoi saltare dei numeri, ma un numero saltato è perso per sempre.
    .title = Il foglio

rules-classic-turn =
    Il primo giocatore attivo viene sorteggiato; dopo ogni turno tocca al giocatore successivo in senso orario.

    Il giocatore attivo tira tutti i dadi ancora in gioco: i due bianchi e uno per ogni riga non chiusa. Seguono l’azione bianca per tutti e l’azione colorata per il giocatore attivo, sempre in quest’ordine.
    .title = Il turno

rules-classic-white =
    Si sommano i due dadi bianchi. Tutti, compreso il giocatore attivo, possono segnare questa somma bianca in una riga a scelta.

    Non è mai obbligatorio: puoi passare.
    .title = L’azione bianca (azione 1)

rules-classic-together =
    Nell’azione bianca ognuno decide senza vedere le scelte degli altri, e tutte le scelte valgono nello stesso momento.

    Così più giocatori possono chiudere la stessa riga nella stessa azione bianca, e ognuno di loro ottiene il lucchetto, purché abbia già almeno cinque crocette in quella riga. Senza quelle crocette non puoi segnare l’ultimo numero, qualunque cosa facciano gli altri. Tutte le crocette scelte nell’azione che chiude una riga restano valide.
    .title = Tutti insieme

rules-classic-colour =
    Quando l’azione bianca è conclusa per tutti, il giocatore attivo, e solo lui, può sommare un dado bianco e un dado colorato e segnare il risultato nella riga di quel colore. Quale dado bianco e quale colore usare lo decide lui; può anche passare.

    La crocetta appena fatta nell’azione bianca conta già: se la nuova va nella stessa riga, deve stare alla sua destra.
    .title = L’azione colorata (azione 2)

rules-classic-penalty =
    Se sei il giocatore attivo e non segni niente in nessuna delle due azioni, segni un lancio a vuoto: meno 5 punti. Puoi passare due volte anche di proposito, pur avendo qualcosa da segnare.

    Il lancio a vuoto tocca soltanto al giocatore attivo. Per tutti gli altri passare non costa niente.
    .title = I lanci a vuoto

rules-classic-closing =
    Puoi segnare l’ultimo numero di una riga (12 nella rossa e nella gialla, 2 nella verde e nella blu) solo se in quella riga hai già almeno cinque crocette. Una crocetta fatta nell’azione bianca dello stesso turno conta.

    Insieme all’ultimo numero, con la stessa mossa, segni anche il lucchetto, che conta come una crocetta in più. Il lucchetto da solo non si segna mai.

    Ora la riga è chiusa per tutti e il suo dado esce subito dal gioco. Perciò una riga chiusa nell’azione bianca non si può più usare nell’azione colorata dello stesso turno.
    .title = Chiudere una riga

rules-classic-example =
    Giocano Ada, Leo e Mia. È il turno di Ada, che tira bianco 2 e 5, rosso 4, giallo 3, verde 5 e blu 3. Finora ha segnato il 3 e il 6 rossi, il 4 e il 5 gialli, l’11 verde, il 10 e il 9 blu.

    La somma bianca è 7. Tutti e tre scelgono in segreto: Ada segna il 7 rosso, Leo il 7 giallo e Mia passa, il che non le costa niente.

    Ora continua solo Ada: 5 bianco più 5 verde fa 10, quindi segna il 10 verde. Sono due crocette in un turno. Senza nemmeno una avrebbe segnato un lancio a vuoto.

    Ecco il suo foglio: rosso 3, 6, 7; giallo 4, 5; verde 11, 10; blu 10, 9. Nella rossa il 2, il 4 e il 5 sono persi.
    .title = Un turno d’esempio

rules-classic-end =
    La partita finisce all’istante quando un giocatore segna il suo quarto lancio a vuoto oppure quando due righe sono chiuse, non importa da chi. Poiché nella stessa azione bianca se ne possono chiudere due, le righe chiuse possono essere anche tre.

    Se la seconda riga si chiude nell’azione bianca, l’azione colorata non si gioca più, e il giocatore attivo che non ha segnato niente non segna nessun lancio a vuoto.
    .title = La fine

rules-classic-score =
    Conta le tue crocette in ogni riga, lucchetto compreso. Da 1 a 12 crocette valgono 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 e 78 punti. Somma le quattro righe e togli 5 punti per ogni lancio a vuoto.

    Esempio: 4 crocette rosse, 3 gialle, 7 verdi e 8 blu con 2 lanci a vuoto fanno 10 + 6 + 28 + 36 − 10 = 70.

    Vince il totale più alto; a parità di punti la vittoria è condivisa.
    .title = Il punteggio

rules-classic-solitaire =
    Se giochi in solitario, il giocatore attivo sei sempre tu: in ogni turno hai l’azione bianca e l’azione colorata, e un lancio a vuoto se non usi né l’una né l’altra. Tutto il resto non cambia.

    Il gioco stampato prevede da due a cinque giocatori; il solitario è una nostra aggiunta.
    .title = Il solitario

## Longo

rules-longo = Longo
    .summary = Il Classico con dadi a otto facce, righe più lunghe e due numeri fortunati per ogni giocatore.

rules-longo-goal =
    È tutto come nel Classico: lo scopo, il turno, le due azioni, i lanci a vuoto, le scelte simultanee e perfino il solitario. Cambia solo quello che leggi qui.
    .title = Lo scopo

rules-longo-sheet =
    Tutti i dadi hanno otto facce. La riga rossa ▲ e la gialla ● vanno dal 2 al 16, la verde ■ e la blu ◆ dal 16 al 2.

    Ogni foglio riporta inoltre due numeri fortunati, diversi da giocatore a giocatore: 5 e 8, 6 e 11, 7 e 12, 10 e 13 oppure 4 e 9. In alternativa puoi impostare due numeri diversi qualsiasi da 2 a 16, e in quel caso più giocatori possono anche avere gli stessi.
    .title = Il foglio

rules-longo-closing =
    Una riga si chiude con uno qualsiasi dei suoi ultimi due numeri: 15 o 16 nella rossa e nella gialla, 3 o 2 nella verde e nella blu. Prima devi avere almeno sei crocette in quella riga.

    Qualunque dei due tu segni, insieme segni il lucchetto e la riga è subito chiusa per tutti. Quindi non li ottieni mai entrambi, e una riga contiene al massimo 15 crocette, lucchetto compreso.
    .title = Chiudere una riga

rules-longo-lucky =
    Quando la somma bianca è uno dei tuoi numeri fortunati, puoi usare l’azione bianca in un altro modo: invece della somma, segna la casella successiva nella riga in cui hai meno crocette. La casella successiva è quella subito dopo la tua ultima crocetta oppure, in una riga vuota, la prima. Se più righe sono a pari merito, scegli tu.

    Puoi farlo ogni volta che esce il tuo numero, che tu sia il giocatore attivo o no.

    Esempio: i tuoi numeri fortunati sono 6 e 11, la somma bianca è 6 e la tua riga verde è vuota. Puoi segnare il 16 verde invece di un 6.
    .title = I numeri fortunati

rules-longo-lucky-details =
    Per trovare la riga con meno crocette contano solo le righe ancora aperte. Se lì non puoi ancora segnare la casella successiva (il 15 nella rossa e nella gialla, o il 3 nella verde e nella blu, con meno di sei crocette), quella riga non offre nessuna crocetta fortunata, e la riga che viene subito dopo per numero di crocette non prende il suo posto.

    Una crocetta fortunata può anche chiudere una riga, se rispetti tutte le condizioni per chiuderla. Conta come la tua azione bianca ed evita il lancio a vuoto al giocatore attivo.

    Se la somma e la crocetta fortunata portano alla stessa casella, ti vengono proposte entrambe; l’effetto è lo stesso.
    .title = I numeri fortunati nei dettagli

rules-longo-example =
    I numeri fortunati di Ada sono 6 e 11. È il suo turno, e tira bianco 2 e 4, rosso 3, giallo 1, verde 7 e blu 8. Finora ha segnato il 2 e il 4 rossi, il 3 giallo, il 15 e il 13 blu; la verde è vuota.

    La somma bianca è 6, il suo numero fortunato. La verde ha meno crocette di tutte, quindi invece di un 6 segna il 16 verde. Leo ha altri numeri fortunati e segna il 6 rosso.

    Poi Ada somma il 4 bianco e l’8 blu e segna il 12 blu.

    Ecco il suo foglio: rosso 2, 4; giallo 3; verde 16; blu 15, 13, 12.
    .title = Un turno d’esempio

rules-longo-score =
    Come nel Classico, e poi avanti: in una riga 12 crocette valgono 78 punti, 13 ne valgono 91, 14 ne valgono 105 e 15 ne valgono 120. Ogni lancio a vuoto costa 5 punti.

    Esempio: 4 crocette rosse, 3 gialle, 9 verdi e 8 blu con 2 lanci a vuoto fanno 10 + 6 + 45 + 36 − 10 = 87.
    .title = Il punteggio

rules-longo-end =
    Come nel Classico, la partita finisce all’istante con il quarto lancio a vuoto di un giocatore oppure quando due righe sono chiuse, non importa da chi. Poiché nella stessa azione bianca se ne può chiudere più d’una, possono essere anche più di due.

    Se succede nell’azione bianca, l’azione colorata non si gioca più, e il giocatore attivo che non ha segnato niente non segna nessun lancio a vuoto.
    .title = La fine

## The Duel

rules-duel = Il Duello
    .summary = Due giocatori su un solo tabellone piazzano pedine, si buttano giù a vicenda e costruiscono pile che nessuno può più togliere.

rules-duel-goal =
    Due giocatori condividono un solo tabellone. Piazza più pedine che puoi nelle quattro righe: in ogni riga ciascuna pedina vale più di quella precedente. Ogni tua pedina tra i lanci mancati ti costa 5 punti.

    Vince il totale più alto.
    .title = Lo scopo

rules-duel-board =
    Le quattro righe sono quelle del Classico: la rossa ▲ e la gialla ● dal 2 al 12, la verde ■ e la blu ◆ dal 12 al 2. Dopo l’ultimo numero ogni riga ha una casella per il lucchetto. C’è anche una colonna per i lanci mancati.

    Ognuno ha 22 pedine di un solo colore. I dadi sono quelli del Classico: a sei facce, due bianchi e quattro colorati.
    .title = Il tabellone

rules-duel-turn =
    Il primo giocatore viene sorteggiato, poi si gioca a turno. Il giocatore attivo tira tutti i dadi ancora in gioco, e soltanto lui agisce, in entrambe le azioni.

    Azione bianca (azione 1): puoi piazzare una pedina sulla somma bianca in una riga qualsiasi. Azione colorata (azione 2): poi puoi piazzare una pedina sulla somma di un dado bianco e di un dado colorato, nella riga di quel colore. In entrambe puoi passare.

    Nell’azione colorata non puoi usare la casella che hai usato nell’azione bianca dello stesso turno.
    .title = Il turno

rules-duel-placing =
    Una pedina va a destra di tutte le tue pedine presenti in quella riga; l’unica eccezione è la pila. Puoi lasciare dei buchi.

    Una casella contiene pedine di un solo giocatore. Puoi superare le pedine dell’avversario, e puoi anche usare una casella libera dietro di loro, purché sia a destra delle tue.
    .title = Piazzare le pedine

rules-duel-front =
    La testa di una riga è la sua casella occupata più a destra, chiunque la tenga. Se lì c’è una sola pedina avversaria, con il suo numero puoi buttarla giù: la tua pedina ne prende il posto. L’altra torna al suo proprietario, che può piazzarla di nuovo; per la regola «a destra di tutte le tue pedine» contano solo le pedine ancora presenti.

    Una pedina avversaria che non è in testa blocca la sua casella.

    Esempio: nella riga rossa tu sei sul 3, l’avversario sul 5 e, con una sola pedina, sul 7. Puoi usare 4, 6, 8, 9, 10 e 11, oppure buttare giù la pedina sul 7. Il 5 è bloccato, e per il 12 ti servono cinque pedine tue.
    .title = La testa della riga e come buttarla giù

rules-duel-stack =
    Se la testa è tua, con il suo numero puoi metterci sopra un’altra pedina, e salire quanto vuoi. Una pila di due o più pedine non può mai essere buttata giù: l’avversario può solo superarla.

    Appena c’è una pedina più a destra, anche tua, su quella casella non si aggiungono più pedine. Conta la riga al momento della mossa: una pedina della tua azione bianca può quindi essere già la nuova testa nella tua azione colorata.
    .title = La pila

rules-duel-closing =
    Per l’ultimo numero di una riga devi avere già almeno cinque pedine tue in quella riga. Ogni pedina di una pila conta, una pedina buttata giù no.

    Quando lo occupi, metti un’altra pedina sul lucchetto, e contano tutte e due. Il lucchetto da solo non si prende mai. Ora la riga è chiusa per entrambi e il suo dado esce subito dal gioco, anche per l’azione colorata dello stesso turno.

    Se per l’ultimo numero usi la tua ultimissima pedina, il lucchetto resta vuoto. La riga è chiusa lo stesso e la partita è finita.
    .title = Chiudere una riga

rules-duel-missed =
    Se sei il giocatore attivo e non usi nessuna delle due azioni, anche di proposito, una tua pedina va tra i lanci mancati: meno 5 punti per te.

    Quella pedina conta come piazzata: non torna indietro.
    .title = I lanci mancati

rules-duel-example =
    Nella rossa Ada è sul 3 e Leo, con una sola pedina, sul 7, che è la testa. Nella gialla Leo ha una pila di due sul 4. È il turno di Ada, che tira bianco 3 e 4, rosso 6, giallo 2, verde 1 e blu 1.

    La somma bianca è 7: Ada butta giù la pedina di Leo dal 7 rosso. Lui la riprende e può piazzarla di nuovo.

    Poi Ada somma il 4 bianco e il 2 giallo e piazza una pedina sul 6 giallo, oltre la pila di Leo. Ora ha la testa di tutte e due le righe, e la pila di Leo non cresce più.
    .title = Un turno d’esempio

rules-duel-end =
    La partita finisce all’istante, anche a metà di un turno, quando un giocatore non ha più pedine da piazzare, quando tra i lanci mancati ci sono in tutto quattro pedine, di chiunque siano, oppure quando due righe sono chiuse, non importa da chi.

    Se succede nell’azione bianca, non ci sono più né azione colorata né lancio mancato. Anche un’ultima pedina finita tra i lanci mancati chiude la partita.
    .title = La fine

rules-duel-score =
    Conta le tue pedine in ogni riga, comprese tutte quelle delle pile e quella sul lucchetto, ma al massimo dodici. Da 1 a 12 pedine valgono 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 e 78 punti. Somma le quattro righe e togli 5 punti per ogni tua pedina tra i lanci mancati.

    Vince il totale più alto; a parità di punti la vittoria è condivisa.
    .title = Il punteggio
