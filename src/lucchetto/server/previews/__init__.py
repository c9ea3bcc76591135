"""What a shared link shows before it is opened: a title, a text and a picture."""
