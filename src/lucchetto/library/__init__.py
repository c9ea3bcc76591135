"""The functions of `import lucchetto as lk` beyond the rules. `lucchetto/__init__.py` imports them on first use."""
