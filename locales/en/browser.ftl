## Messages that any page may show.

page-again = Try again
page-offline = No connection. Playing with others needs the network; games against bots and on this device, the score pad, the rules and the introduction work without it.
page-problem = Something went wrong. Please try again.
not-loaded = This page could not be loaded
