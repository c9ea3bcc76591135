## A table on a big screen: TV or projector.

screen-title = Pantalla grande
screen-invite = Unirse
screen-qr = Código QR del enlace a esta mesa
screen-join = Escanea para jugar
screen-watch = Escanea para verla en tu móvil
screen-code = o entra en { $address } y escribe { $code }
screen-seat-open = Sitio libre
screen-ready = a punto
screen-next = { $host } empieza la partida cuando estéis todos.
screen-full = Pantalla completa
