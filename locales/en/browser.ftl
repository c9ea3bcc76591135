## Messages that any page may show.

page-again = Try again
page-offline = No connection. Playing needs the network; the rules and the introduction work without it.
page-problem = Something went wrong. Please try again.
not-loaded = This page could not be loaded
