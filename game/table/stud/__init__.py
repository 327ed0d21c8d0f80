"""The table of seven-card stud: figures behind the felt for up to three opponents, busts around it for more."""
