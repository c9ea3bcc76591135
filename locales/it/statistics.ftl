## The user's statistics, and the server's dice

statistics-title = Statistiche
statistics-lead = Le tue partite qui, e che cosa ne dice il coach.
statistics-none = Qui non hai ancora finito una partita. Dopo la prima la troverai in questa pagina.
statistics-none-go = Gioca una partita
statistics-pending = { $count ->
    [one] Il coach sta ancora guardando { $count } partita.
   *[other] Il coach sta ancora guardando { $count } partite.
}
statistics-left-out = Le partite giocate in più persone su un solo dispositivo restano fuori: nessuno sa chi di loro eri tu. Sul segnapunti conta come tuo il primo foglio.
statistics-as-table = Come tabella
# $points and $wins are numbers as text; $count chooses the plural.
statistics-wins = { $count ->
    [one] { $wins } vittoria
   *[other] { $wins } vittorie
}
statistics-points = { $count ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Tallies
statistics-tallies = Partite e vittorie
statistics-game = Gioco
statistics-games = Partite
statistics-won = Vinte
statistics-mean = Media
statistics-best = Record
against-alone = in solitario
against-people = con altre persone
against-mixed = persone e bot

# Scores
statistics-scores = I tuoi punteggi
statistics-scores-of = I tuoi punteggi: { $game }
statistics-range = da { $low } a { $high }

# Accuracy
statistics-accuracy = La precisione nel tempo
statistics-accuracy-how = 100 vuol dire che non hai perso nulla. La linea è la media delle ultime { $count } partite.
statistics-accuracy-none = Il coach non ha ancora guardato nessuna partita.
statistics-accuracy-now = Di recente { $accuracy }
statistics-when = Quando
statistics-result = Punti
statistics-with-hints = con suggerimenti

# Moments
statistics-worst = I tuoi errori più costosi
statistics-worst-none = Finora nessun errore degno di nota.
statistics-luckiest = I tuoi lanci più fortunati
statistics-unluckiest = I tuoi lanci più sfortunati
statistics-rolls-none = Finora nessun lancio così.
statistics-moments-pending = Il coach è ancora al lavoro: quello che trova comparirà qui.
statistics-look = Mostra questo momento

# Luck
statistics-luck = La tua fortuna finora
statistics-luck-points = { $kind ->
    [good] In solitario i dadi ti hanno dato { $points } in più della media.
    [bad] In solitario i dadi ti hanno dato { $points } in meno della media.
   *[even] In solitario i dadi non ti hanno né dato né tolto nulla.
}
statistics-luck-wins = { $kind ->
    [good] Contro altri i dadi ti hanno portato { $wins } in più di quanto meritava il tuo gioco.
    [bad] Contro altri i dadi ti hanno tolto { $wins } che il tuo gioco meritava.
   *[even] Contro altri i dadi non ti hanno né aiutato né danneggiato.
}
statistics-luck-how = Alla lunga la fortuna per partita si pareggia, ma la somma può allontanarsi: il caso è fatto così.

# The server's dice
dice-title = I dadi di questo server
dice-lead = Prima o poi tutti sospettano dei dadi. Eccoli dunque, tutti quanti: { $rolls } lanci in { $games } partite.
dice-none = Nessuna partita con i dadi di questo server è ancora finita.
dice-daily = Una partita del giorno conta una volta sola, perché i dadi sono gli stessi per tutti.
dice-sides = { $sides ->
    [8] Dadi a otto facce (Longo)
   *[6] Dadi a sei facce
}
dice-group-white = Dadi bianchi
dice-group-red = Dado rosso
dice-group-yellow = Dado giallo
dice-group-green = Dado verde
dice-group-blue = Dado blu
dice-group-white-sum = Somme dei dadi bianchi
dice-group-runs = Di nuovo la stessa somma bianca
dice-run = { $length ->
    [2] due volte di fila
    [3] tre volte
   *[4] quattro volte o più
}
dice-shows = Mostra
dice-actual = Uscite
dice-expected = Attese
# $count is a number of samples out of 100
dice-chance = Dadi onesti sono almeno altrettanto irregolari in { $count } campioni su 100.
dice-chance-rare = Dadi onesti sono così irregolari in meno di 1 campione su 100.
dice-chance-always = Dadi onesti sono praticamente sempre almeno altrettanto irregolari.
dice-too-few = Ancora troppo pochi lanci per dire qualcosa.
dice-figures = chi quadrato { $distance }, { $degrees ->
    [one] { $degrees } grado di libertà
   *[other] { $degrees } gradi di libertà
}
dice-verdict-fine = Nulla di strano: così appaiono i dadi onesti.
dice-verdict-some = { $tests ->
    [one] { $tests } prova su { $all } dà nell’occhio. Con tante prove, a una o due succede per caso; guarda se resta così.
   *[other] { $tests } prove su { $all } danno nell’occhio. Con tante prove, a una o due succede per caso; guarda se resta così.
}
dice-verdict-early = È presto per un giudizio. Torna dopo qualche altra partita.
dice-proof = E ogni singola partita si può controllare: «Controlla i dadi» alla fine ricalcola ogni lancio.
