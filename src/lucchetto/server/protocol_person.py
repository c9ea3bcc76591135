"""What travels about one's own data, besides the file with all of it (person_shapes.py)."""

from .protocol import Shape


class Me(Shape):
    """What is kept about the person, in numbers."""

    devices: int
    tables: int
