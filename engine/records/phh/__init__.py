"""The PHH format in and out (poker hand history, TOML; https://phh.readthedocs.io)."""
