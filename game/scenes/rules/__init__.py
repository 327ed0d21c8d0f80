"""The rules, the ranking of hands, and which keys do what."""
