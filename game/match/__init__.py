"""Matches as the program runs them: whose turn it is, who decides, what is kept, what they add up to."""
