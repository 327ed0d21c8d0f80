"""What outlives the program: the database of matches, its backups, and the folder that holds everything.

Start with :func:`game.storage.opening.open_storage`.
"""
