## A table on a big screen: TV or projector.

screen-title = Großer Bildschirm
screen-invite = Mitspielen
screen-qr = QR-Code des Links zu diesem Tisch
screen-join = Scannen und mitspielen
screen-watch = Scannen und am Handy zuschauen
screen-code = oder { $address } öffnen und { $code } eingeben
screen-seat-open = Freier Platz
screen-ready = bereit
screen-next = { $host } startet das Spiel, wenn alle da sind.
screen-full = Vollbild
