## L'analisi nel terminale: `lucchetto analyse`

help-analyse = quanto è costata ogni decisione, e quanto sono stati fortunati i dadi
    .examples =
        {"  "}lucchetto analyse game.jsonl                 errori, fortuna, un grafico
        {"  "}lucchetto analyse game.jsonl --seat 2        le decisioni di un giocatore
        {"  "}lucchetto analyse game.jsonl -o game.html
        {"  "}lucchetto analyse --json game.jsonl          per i programmi
help-analyse-json = scrive tutta l’analisi in JSON
help-analyse-output = scrive l’analisi come pagina autonoma, in un file che non deve esistere
help-analyse-deep = verifica le decisioni contese con migliaia di partite giocate fino alla fine (richiede l’extra lab); Ctrl-C conserva quanto già fatto
help-analyse-seat = solo le decisioni e la fortuna di questo posto, a partire da 1
analyse-bad-seat = --seat dev’essere un posto da 1 a { $most }
analyse-reading = Analisi in corso
analyse-page-at = L’analisi è in { $file }
analyse-title = Analisi: { $record }
analyse-exact = Ogni cifra è esatta: dalla tabella del solutore, in punti attesi.
analyse-network-points = Valutata dalla rete del maestro, in punti attesi.
analyse-network-win = Valutata dalla rete del maestro, in probabilità di vittoria.
analyse-checks = { $decisions ->
    [0] Nessuna decisione era contesa, quindi nessuna partita è stata proseguita.
    [one] Una decisione contesa è stata verificata con { $games } partite.
   *[other] { $decisions } decisioni contese sono state verificate con { $games } partite.
}
analyse-unchecked = Valutazione rapida: nessuna decisione è stata verificata proseguendo la partita. Serve l’extra lab; --deep lo compila.
analyse-interrupted = Le verifiche sono state interrotte; le decisioni successive hanno una valutazione rapida.
analyse-so-far = La partita non è finita: ecco la situazione finora.
analyse-players = I giocatori
analyse-player = Giocatore
analyse-points = Punti
analyse-luck = Fortuna
analyse-lost = Perso
analyse-adjusted = Senza fortuna
analyse-inaccuracies = Imprecisioni
analyse-mistakes = Errori
analyse-blunders = Errori gravi
analyse-rating = Giudizio
analyse-no-rating = Troppo poche decisioni per un giudizio
analyse-percent = { $value }%
analyse-points-amount = { $value } punti
analyse-chart-win = Probabilità di vittoria
analyse-chart-points = Punti attesi
analyse-legend = ? errore   + lancio fortunato   − lancio sfortunato
analyse-worst = Quello che è andato perso
analyse-nothing-lost = Niente di rilevante.
analyse-lapse = { $name }, turno { $turn }, riga { $line }: { $chosen } invece di { $best }
# $mark is a word such as “Errore”.
analyse-verdict = { $mark } { $cost }:
analyse-rolls = Lanci fortunati e sfortunati
analyse-no-rolls = Nessun singolo lancio ha deciso molto.
analyse-rolled = Turno { $turn }, riga { $line }: { $dice }
analyse-for = per { $name } { $luck }
analyse-as-table = Il grafico come tabella
analyse-line = Riga
analyse-turn = Turno
analyse-made-with = Fatto con Lucchetto { $version }.
