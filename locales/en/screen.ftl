## A table on a big screen: TV or projector.

screen-title = Big screen
screen-invite = Join
screen-qr = QR code of the link to this table
screen-join = Scan to join
screen-watch = Scan to watch on your phone
screen-code = or go to { $address } and enter { $code }
screen-seat-open = Free seat
screen-ready = ready
screen-next = { $host } starts the game when everybody is here.
screen-full = Full screen
