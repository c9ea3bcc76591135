## A table on a big screen: TV or projector.

screen-title = Grande schermo
screen-invite = Unisciti
screen-qr = Codice QR del link a questo tavolo
screen-join = Inquadra per giocare
screen-watch = Inquadra per seguire dal telefono
screen-code = oppure vai su { $address } e inserisci { $code }
screen-seat-open = Posto libero
screen-ready = ci siamo
screen-next = { $host } avvia la partita quando ci siete tutti.
screen-full = Schermo intero
