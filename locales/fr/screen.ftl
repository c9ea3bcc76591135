## A table on a big screen: TV or projector.

screen-title = Grand écran
screen-invite = Rejoindre
screen-qr = Code QR du lien vers cette table
screen-join = Scanne pour jouer
screen-watch = Scanne pour suivre sur ton téléphone
screen-code = ou va sur { $address } et saisis { $code }
screen-seat-open = Place libre
screen-ready = c’est bon
screen-next = { $host } lance la partie quand tout le monde est là.
screen-full = Plein écran
