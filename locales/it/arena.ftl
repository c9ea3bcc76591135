## Tornei fra bot: `lucchetto arena`, le sue tabelle e il suo rapporto

help-arena = fa giocare tornei ai bot e li classifica
    .examples =
        {"  "}lucchetto arena greedy random
        {"  "}lucchetto arena greedy random --games 2000 -o out
        {"  "}lucchetto arena longo greedy random --players 4 --json
help-arena-bots = i bot che giocano, ciascuno una volta: { $known }, o i tuoi come module:Class
help-arena-players = giocatori in ogni partita (2)
help-arena-games = partite per ogni incontro (1000), arrotondate perché ogni disposizione giochi gli stessi dadi
help-arena-seed = un testo qualsiasi; lo stesso dà le stesse partite (1)
help-arena-json = scrive tutte le cifre come un solo oggetto JSON
help-arena-output = cartella del rapporto; un torneo interrotto riprende da lì
help-arena-workers = processi da usare; senza, uno per processore
help-arena-time-limit = secondi per una decisione di un tuo bot; senza, nessun limite
help-arena-dask = gioca sul cluster Dask a questo indirizzo
help-arena-luck = mostra anche i risultati senza la fortuna dei dadi, dov’è nota (predefinito)

arena-decimal-comma = ,
arena-title = { $players ->
    [one] { $variant }, in solitario
   *[other] { $variant }, { $players } giocatori
}
arena-design = { $matches } × { $deals } × { $seatings } = { $games }, seme { $seed }
arena-matches = { $count ->
    [one] { $count } incontro
   *[other] { $count } incontri
}
arena-deals = { $count ->
    [one] { $count } serie di dadi
   *[other] { $count } serie di dadi
}
arena-seatings = { $count ->
    [one] { $count } disposizione
   *[other] { $count } disposizioni
}
arena-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
arena-rounded = --games { $asked } è arrotondato a serie intere: { $games } partite per ogni incontro
arena-progress = Si gioca
arena-speed = { $games } partite in { $seconds } s: { $speed } partite al secondo
arena-report-at = Il rapporto è in { $file }
arena-stopped = Interrotto: { $done } partite su { $games } sono salve. Si riprende con: { $command }
arena-stopped-lost = Interrotto: nulla è stato conservato. Con --output CARTELLA un torneo può riprendere da dove si è fermato.
arena-unreachable = nessun cluster Dask risponde a { $address }
arena-no-dask = --dask richiede un altro pacchetto: pip install 'lucchetto[dask]'
arena-workers-lost = i processi si sono fermati: { $why }

arena-bot = Bot
arena-rating = Valore
arena-interval = 95%
arena-wins = Vinte %
arena-decided = Decise %
arena-points = Punti
arena-margin = Scarto
arena-penalties = A vuoto
arena-turns = Turni
arena-low = 5%
arena-median = Mediana
arena-high = 95%
arena-adjusted = Corretto
arena-raw = Grezzo
arena-against-raw = Rispetto al grezzo: { $what }
arena-factor = ×
arena-pair = Coppia
arena-against = { $bot } – { $other }
arena-ahead = Davanti %
arena-ahead-adjusted = Davanti %, corretto
arena-difference = Punti di vantaggio
arena-difference-adjusted = Punti di vantaggio, corretti
arena-reason = Motivo
arena-share = Partite %
arena-end-rows = due righe chiuse
arena-end-pawns = pedine finite
arena-end-penalties = quattro lanci a vuoto o mancati

arena-standings = Classifica
    .note = Valore: Bradley–Terry sulla scala Elo, 0 è la media dei partecipanti. I pareggi dividono la vittoria; «Decise» esclude le partite senza un solo vincitore. Tutti gli intervalli sono al 95%, con le serie di dadi come unità.
arena-standings-alone = Classifica
    .note = Ognuno gioca in solitario con gli stessi dadi. Valore: chi fa più punti con gli stessi dadi (Bradley–Terry, scala Elo, 0 è la media).
arena-scores = Punteggi
    .note = Medie di tutte le partite. Scarto: punti di vantaggio sul migliore degli altri. 5%, mediana e 95%: questa parte delle partite è finita sotto.
arena-scores-alone = Punteggi
    .note = Medie di tutte le partite. 5%, mediana e 95%: questa parte delle partite è finita sotto.
arena-luck = Senza la fortuna dei dadi
    .note = Corretto: si toglie quanto i lanci hanno dato oltre l’atteso. ×: quante volte più serie servirebbero per la stessa certezza senza la correzione.
arena-head-to-head = Scontri diretti
    .note = Quante volte, in percentuale, il bot della riga finisce davanti a quello della colonna; i pareggi contano metà.
arena-meetings = Coppia per coppia
    .note = Dal punto di vista del primo bot della coppia.
arena-ends = Come finiscono le partite
    .note = Può valere più di un motivo.
arena-distribution = Distribuzione dei punteggi
    .note = In percentuale delle partite di ogni bot.

arena-as-table = Le cifre in tabella
arena-no-luck-known = La fortuna dei dadi non è nota per tutte queste partite: i risultati sono mostrati grezzi.
arena-how = Come si è giocato
arena-how-deals = Una serie è una successione di lanci. Ogni incontro gioca ogni serie una volta in ciascuna disposizione, così nessuno deve una vittoria al posto o ai dadi.
arena-how-all-orders = Si gioca ogni ordine dei posti.
arena-how-rotations = Con più di tre giocatori si giocano solo le rotazioni dei posti, non ogni ordine.
arena-how-again = Di nuovo le stesse partite: { $command }
arena-files = Tutte le partite: { $games }; tutte le cifre: { $summary }.
arena-unofficial = Fatto con Lucchetto { $version }.
