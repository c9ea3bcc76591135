"""Who somebody is: people, their devices and tokens, and links to further devices."""
