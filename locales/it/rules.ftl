### The rules, as a player wants to read them. The authority is docs/rules.md.
### One message is one section, in the order of reading; a blank line starts a new paragraph.

## Classic

rules-classic = Classico
    .summary = Da due a cinque giocatori segnano numeri in quattro righe colorate, sempre da sinistra a destra, e alla fine le chiudono con il lucchetto.

rules-classic-goal =
    Segna più numeri che puoi nelle tue quattro righe colorate. In ogni riga ciascuna croce vale più di quella precedente; ogni penalità ti costa 5 punti.

    Vince il totale più alto. Si gioca da due a cinque, ma puoi giocare anche in solitario.
    .title = Lo scopo

rules-classic-sheet =
    Ognuno ha un foglio con quattro righe. La rossa ▲ e la gialla ● vanno dal 2 al 12, la verde ■ e la blu ◆ dal 12 al 2. Ogni riga finisce con un lucchetto, e ci sono quattro caselle di penalità.

    In ogni riga si segna da sinistra a destra. Puoi saltare dei numeri, ma un numero saltato è perso per sempre.
    .title = Il foglio

rules-classic-turn =
    Il primo giocatore attivo viene sorteggiato; dopo ogni turno tocca al giocatore successivo in senso orario.

    Il giocatore attivo tira tutti i dadi ancora in gioco: i due bianchi e uno per ogni riga non chiusa. Seguono l'azione bianca per tutti e l'azione colorata per il giocatore attivo, sempre in quest'ordine.
    .title = Il turno

rules-classic-white =
    Si sommano i due dadi bianchi. Tutti, compreso il giocatore attivo, possono segnare questa somma bianca in una riga a scelta.

    Non è mai obbligatorio: puoi passare.
    .title = L'azione bianca (azione 1)

rules-classic-colour =
    Quando l'azione bianca è conclusa per tutti, il giocatore attivo, e solo lui, può sommare un dado bianco e un dado colorato e segnare il risultato nella riga di quel colore. Quale dado bianco e quale colore usare lo decide lui; può anche passare.

    La croce appena fatta nell'azione bianca conta già: se la nuova va nella stessa riga, deve stare alla sua destra.
    .title = L'azione colorata (azione 2)

rules-classic-penalty =
    Se sei il giocatore attivo e non segni niente in nessuna delle due azioni, segni una casella di penalità: meno 5 punti. Puoi passare due volte anche di proposito, pur avendo qualcosa da segnare.

    Le penalità toccano soltanto al giocatore attivo. Per tutti gli altri passare non costa niente.
    .title = Le penalità

rules-classic-closing =
    Puoi segnare l'ultimo numero di una riga (12 nella rossa e nella gialla, 2 nella verde e nella blu) solo se in quella riga hai già almeno cinque croci. Una croce fatta nell'azione bianca dello stesso turno conta.

    Insieme all'ultimo numero, con la stessa mossa, segni anche il lucchetto, che conta come una croce in più. Il lucchetto da solo non si segna mai.

    Ora la riga è chiusa per tutti e il suo dado esce subito dal gioco. Perciò una riga chiusa nell'azione bianca non si può più usare nell'azione colorata dello stesso turno.
    .title = Chiudere una riga

rules-classic-end =
    La partita finisce all'istante quando un giocatore segna la sua quarta penalità oppure quando due righe sono chiuse, non importa da chi. Poiché nella stessa azione bianca se ne possono chiudere due, le righe chiuse possono essere anche tre.

    Se la seconda riga si chiude nell'azione bianca, l'azione colorata non si gioca più, e il giocatore attivo che non ha segnato niente non prende penalità.
    .title = La fine

rules-classic-score =
    Conta le tue croci in ogni riga, lucchetto compreso. Da 1 a 12 croci valgono 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 e 78 punti. Somma le quattro righe e togli 5 punti per ogni penalità.

    Esempio: 4 croci rosse, 3 gialle, 7 verdi e 8 blu con 2 penalità fanno 10 + 6 + 28 + 36 − 10 = 70.

    Vince il totale più alto; a parità di punti la vittoria è condivisa.
    .title = Il punteggio

rules-classic-together =
    Nell'azione bianca ognuno decide senza vedere le scelte degli altri, e tutte le scelte valgono nello stesso momento.

    Così più giocatori possono chiudere la stessa riga nella stessa azione bianca, e ognuno di loro ottiene il lucchetto, purché abbia già almeno cinque croci in quella riga. Senza quelle croci non puoi segnare l'ultimo numero, qualunque cosa facciano gli altri. Tutte le croci scelte nell'azione che chiude una riga restano valide.
    .title = Tutti insieme

rules-classic-solitaire =
    Se giochi in solitario, il giocatore attivo sei sempre tu: in ogni turno hai l'azione bianca e l'azione colorata, e una penalità se non usi né l'una né l'altra. Tutto il resto non cambia.

    Il gioco stampato prevede da due a cinque giocatori; il solitario è una nostra aggiunta.
    .title = Il solitario

## Longo

rules-longo = Longo
    .summary = Il Classico con dadi a otto facce, righe più lunghe e due numeri fortunati per ogni giocatore.

rules-longo-goal =
    È tutto come nel Classico: lo scopo, il turno, le due azioni, le penalità, le scelte simultanee e perfino il solitario. Cambia solo quello che leggi qui.
    .title = Lo scopo

rules-longo-sheet =
    Tutti i dadi hanno otto facce. La riga rossa ▲ e la gialla ● vanno dal 2 al 16, la verde ■ e la blu ◆ dal 16 al 2.

    Ogni foglio riporta inoltre due numeri fortunati, diversi da giocatore a giocatore: 5 e 8, 6 e 11, 7 e 12, 10 e 13 oppure 4 e 9. In alternativa puoi impostare due numeri diversi qualsiasi da 2 a 16, e in quel caso più giocatori possono anche avere gli stessi.
    .title = Il foglio

rules-longo-closing =
    Una riga si chiude con uno qualsiasi dei suoi ultimi due numeri: 15 o 16 nella rossa e nella gialla, 3 o 2 nella verde e nella blu. Prima devi avere almeno sei croci in quella riga.

    Qualunque dei due tu segni, insieme segni il lucchetto e la riga è subito chiusa per tutti. Quindi non li ottieni mai entrambi, e una riga contiene al massimo 15 croci, lucchetto compreso.
    .title = Chiudere una riga

rules-longo-lucky =
    Quando la somma bianca è uno dei tuoi numeri fortunati, puoi usare l'azione bianca in un altro modo: invece della somma, segna la casella successiva nella riga in cui hai meno croci. La casella successiva è quella subito dopo la tua ultima croce oppure, in una riga vuota, la prima. Se più righe sono a pari merito, scegli tu.

    Puoi farlo ogni volta che esce il tuo numero, che tu sia il giocatore attivo o no.

    Esempio: i tuoi numeri fortunati sono 6 e 11, la somma bianca è 6 e la tua riga verde è vuota. Puoi segnare il 16 verde invece di un 6.
    .title = I numeri fortunati

rules-longo-lucky-details =
    Per trovare la riga con meno croci contano solo le righe ancora aperte. Se lì non puoi ancora segnare la casella successiva (il 15 nella rossa e nella gialla, o il 3 nella verde e nella blu, con meno di sei croci), quella riga non offre nessuna croce fortunata, e la riga che viene subito dopo per numero di croci non prende il suo posto.

    Una croce fortunata può anche chiudere una riga, se rispetti tutte le condizioni per chiuderla. Conta come la tua azione bianca ed evita la penalità al giocatore attivo.

    Se la somma e la croce fortunata portano alla stessa casella, ti vengono proposte entrambe; l'effetto è lo stesso.
    .title = I numeri fortunati nei dettagli

rules-longo-score =
    Come nel Classico, e poi avanti: in una riga 12 croci valgono 78 punti, 13 ne valgono 91, 14 ne valgono 105 e 15 ne valgono 120. Ogni penalità costa 5 punti.

    Esempio: 4 croci rosse, 3 gialle, 9 verdi e 8 blu con 2 penalità fanno 10 + 6 + 45 + 36 − 10 = 87.
    .title = Il punteggio

rules-longo-end =
    Come nel Classico, la partita finisce all'istante con la quarta penalità di un giocatore oppure quando due righe sono chiuse, non importa da chi. Poiché nella stessa azione bianca se ne può chiudere più d'una, possono essere anche più di due.

    Se succede nell'azione bianca, l'azione colorata non si gioca più, e il giocatore attivo che non ha segnato niente non prende penalità.
    .title = La fine

## The Duel

rules-duel = Il Duello
    .summary = Due giocatori su un solo tabellone piazzano pedine, si scalzano a vicenda e costruiscono pile che nessuno può più togliere.

rules-duel-goal =
    Due giocatori condividono un solo tabellone. Piazza più pedine che puoi nelle quattro righe: in ogni riga ciascuna pedina vale più di quella precedente. Ogni tua pedina tra i lanci falliti ti costa 5 punti.

    Vince il totale più alto.
    .title = Lo scopo

rules-duel-board =
    Le quattro righe sono quelle del Classico: la rossa ▲ e la gialla ● dal 2 al 12, la verde ■ e la blu ◆ dal 12 al 2. Dopo l'ultimo numero ogni riga ha una casella per il lucchetto. C'è anche una colonna per i lanci falliti.

    Ognuno ha 22 pedine di un solo colore. I dadi sono quelli del Classico: a sei facce, due bianchi e quattro colorati.
    .title = Il tabellone

rules-duel-turn =
    Il primo giocatore viene sorteggiato, poi si gioca a turno. Il giocatore attivo tira tutti i dadi ancora in gioco, e soltanto lui agisce, in entrambe le azioni.

    Azione bianca (azione 1): puoi piazzare una pedina sulla somma bianca in una riga qualsiasi. Azione colorata (azione 2): poi puoi piazzare una pedina sulla somma di un dado bianco e di un dado colorato, nella riga di quel colore. In entrambe puoi passare.

    Nell'azione colorata non puoi usare la casella che hai usato nell'azione bianca dello stesso turno.
    .title = Il turno

rules-duel-placing =
    Una pedina va a destra di tutte le tue pedine presenti in quella riga; l'unica eccezione è la pila. Puoi lasciare dei buchi.

    Una casella contiene pedine di un solo giocatore. Puoi superare le pedine dell'avversario, e puoi anche usare una casella libera dietro di loro, purché sia a destra delle tue.
    .title = Piazzare le pedine

rules-duel-front =
    La testa di una riga è la sua casella occupata più a destra, chiunque la tenga. Se lì c'è una sola pedina avversaria, con il suo numero puoi scalzarla: la tua pedina ne prende il posto. L'altra torna al suo proprietario, che può piazzarla di nuovo; per la regola «a destra di tutte le tue pedine» contano solo le pedine ancora presenti.

    Una pedina avversaria che non è in testa blocca la sua casella.

    Esempio: nella riga rossa tu sei sul 3, l'avversario sul 5 e, con una sola pedina, sul 7. Puoi usare 4, 6, 8, 9, 10 e 11, oppure scalzare la pedina sul 7. Il 5 è bloccato, e per il 12 ti servono cinque pedine tue.
    .title = La testa della riga e come scalzare

rules-duel-stack =
    Se la testa è tua, con il suo numero puoi metterci sopra un'altra pedina, e salire quanto vuoi. Una pila di due o più pedine non può mai essere scalzata: l'avversario può solo superarla.

    Appena c'è una pedina più a destra, anche tua, su quella casella non si aggiungono più pedine. Conta la riga al momento della mossa: una pedina della tua azione bianca può quindi essere già la nuova testa nella tua azione colorata.
    .title = La pila

rules-duel-closing =
    Per l'ultimo numero di una riga devi avere già almeno cinque pedine tue in quella riga. Ogni pedina di una pila conta, una pedina scalzata no.

    Quando lo occupi, metti un'altra pedina sul lucchetto, e contano tutte e due. Il lucchetto da solo non si prende mai. Ora la riga è chiusa per entrambi e il suo dado esce subito dal gioco, anche per l'azione colorata dello stesso turno.

    Se per l'ultimo numero usi la tua ultimissima pedina, il lucchetto resta vuoto. La riga è chiusa lo stesso e la partita è finita.
    .title = Chiudere una riga

rules-duel-missed =
    Se sei il giocatore attivo e non usi nessuna delle due azioni, anche di proposito, una tua pedina va tra i lanci falliti: meno 5 punti per te.

    Quella pedina conta come piazzata: non torna indietro.
    .title = I lanci falliti

rules-duel-end =
    La partita finisce all'istante, anche a metà di un turno, quando un giocatore non ha più pedine da piazzare, quando tra i lanci falliti ci sono in tutto quattro pedine, di chiunque siano, oppure quando due righe sono chiuse, non importa da chi.

    Se succede nell'azione bianca, non ci sono più né azione colorata né lancio fallito. Anche un'ultima pedina finita tra i lanci falliti chiude la partita.
    .title = La fine

rules-duel-score =
    Conta le tue pedine in ogni riga, comprese tutte quelle delle pile e quella sul lucchetto, ma al massimo dodici. Da 1 a 12 pedine valgono 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66 e 78 punti. Somma le quattro righe e togli 5 punti per ogni tua pedina tra i lanci falliti.

    Vince il totale più alto; a parità di punti la vittoria è condivisa.
    .title = Il punteggio
