"""Short remarks on why one choice was better than another, built from facts about both."""
