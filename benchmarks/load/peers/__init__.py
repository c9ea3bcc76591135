"""Other game servers, which do the same work as ours or less: how to start them, and clients for them."""
