## The daily game

daily-title = Partita del giorno
daily-lead = Una partita in solitario, con gli stessi dadi per tutti, una volta al giorno. Chi li sfrutta meglio?
daily-number = N. { $number }
daily-alone = { $game }, in solitario
daily-lucky = Numeri fortunati per tutti: { $one } e { $other }
daily-sundays = { $classic } dal lunedì al sabato, { $longo } la domenica.

# The user's own attempt
daily-play = Gioca la partita di oggi
daily-continue = Continua la tua partita
daily-first-counts = Conta il primo tentativo. Puoi fermarti e riprendere più tardi.
daily-begun = Hai cominciato questa partita. Conta se la finisci entro la fine del giorno dopo (UTC).
daily-missed = Non hai finito questa partita.
daily-once = Un tentativo al giorno: conoscendo i dadi, un secondo non dimostrerebbe nulla. L’analisi mostra che cosa era possibile.
# The word after the number
daily-points = { $points ->
    [one] punto
   *[other] punti
}
daily-place = { $place }º posto su { $players }
# $lost is a number as text, such as 12.4; $count chooses the plural.
daily-lost = { $count ->
    [one] { $lost } punto perso
   *[other] { $lost } punti persi
}
daily-lost-how = rispetto al gioco perfetto con gli stessi dadi
daily-judging = Il coach sta guardando la tua partita…
daily-analysis = Analisi della mia partita
daily-squares = I tuoi turni
# $mark is the word for the quality of the move
daily-square = Turno { $turn }: { $mark }
daily-legend = Per turno, quanto è costato:
daily-share = Condividi
daily-copied = Copiato
daily-share-field = Il tuo risultato come testo
daily-share-text = Lucchetto { $date } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
daily-next = Prossima partita tra { $time }
daily-new = C’è una nuova partita
daily-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
daily-streak-none = Ancora nessuna serie
daily-longest = La più lunga: { $days }

# The leaderboard
daily-table = La classifica di oggi
daily-table-past = La classifica del giorno
daily-table-hidden = { $players ->
    [0] Nessuno ha ancora finito. Comincia tu!
    [one] { $players } persona ha finito. Vedrai la classifica quando la tua partita sarà finita.
   *[other] { $players } persone hanno finito. Vedrai la classifica quando la tua partita sarà finita.
}
daily-table-empty = Nessuno ha finito questa partita.
daily-column-place = Posto
daily-column-name = Nome
daily-column-score = Punti
daily-column-lost = Persi
daily-you = tu
daily-working = …
daily-working-how = si sta calcolando
daily-look = Analisi della partita di { $name }
daily-expected = Il gioco perfetto ottiene in media
daily-expected-how = con tutti i dadi possibili
daily-optimal = Con questi dadi
daily-optimal-how = il giocatore ottimale ha ottenuto
daily-estimated = La tabella esatta di questa partita non è su questo server. I punti persi sono stimati dalla rete del maestro (≈), e il gioco perfetto non è noto.
daily-building = La tabella esatta è in costruzione in sottofondo. Finché non c’è, i punti persi sono stime (≈).

# Past days
daily-days = Giorni passati
daily-days-none = Questo è il primo giorno qui. Domani troverai in questo posto la partita di oggi.
daily-day-players = { $players ->
    [0] nessuno
    [one] { $players } persona
   *[other] { $players } persone
}
daily-day-best = record { $points }
daily-day-yours = tu { $points }
daily-day-unfinished = non finita: oggi conta ancora
daily-back = Alla partita di oggi

# The dice
daily-dice = Come nascono i dadi, e come controllarli
daily-dice-chain = Il primo giorno questo server ha estratto un numero segreto e ne ha calcolato l’hash (SHA-256) più e più volte, quanto basta per cent’anni. Il seme di ogni giorno è l’hash del seme del giorno dopo. Così i semi si pubblicano in ordine inverso: da un seme pubblicato chiunque può calcolare tutti i giorni precedenti, e nessuno un giorno futuro.
daily-dice-promise = Il seme di ieri è la promessa per oggi: l’hash del seme di oggi deve dare quello. Tutti i dadi del giorno derivano dal seme. Il server non può scegliere altri dadi in seguito, e finito il giorno chiunque può controllare ogni lancio.
daily-dice-limits = Chi gestisce questo server potrebbe vedere i dadi in anticipo. E senza account nessuno può fermare chi guarda i dadi con un secondo dispositivo: la classifica vive di lealtà.
daily-dice-promised = Promesso: { $date }
daily-dice-seed = Seme: { $date }
daily-dice-later = pubblicato a fine giornata
daily-dice-anchor = Fine della catena: { $date }
daily-check = Controlla i dadi di questo giorno
daily-check-yesterday = Controlla i dadi di ieri
daily-check-none = Da domani puoi controllare qui i dadi di oggi.
daily-check-promise = { $kept ->
    [yes] Il seme è quello promesso.
   *[no] Il seme non è quello promesso!
}
daily-check-chain = { $kept ->
    [yes] In { $steps } passi porta alla fine della catena.
   *[no] Non porta alla fine della catena!
}
daily-check-anchor = { $kept ->
    [yes] È la stessa catena che questo dispositivo ha visto prima.
   *[no] Prima questo dispositivo ha visto un’altra catena!
}
daily-check-rolls = { $kept ->
    [yes] Tutti i lanci della registrazione ({ $rolls }) ne derivano.
   *[no] I lanci della registrazione non ne derivano!
}
daily-check-failed = Il controllo non è riuscito. Riprova.
