## Ciò che il browser può dover dire, su ogni pagina.

page-again = Riprova
page-offline = Nessuna connessione. Per giocare con altri serve la rete; le partite contro i bot e su questo dispositivo, il segnapunti, le regole e l’introduzione funzionano anche senza.
page-problem = Qualcosa è andato storto. Riprova.
not-loaded = Non è stato possibile caricare questa pagina
