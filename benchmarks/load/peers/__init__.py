"""Other game servers, which do the same work as ours or less: how they are started, and clients that play there."""
