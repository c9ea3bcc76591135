"""What `import lucchetto as lk` offers beyond the rules. `lucchetto/__init__.py` loads it when it is asked for."""
