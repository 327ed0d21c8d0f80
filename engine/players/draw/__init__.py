"""The computer player of five-card draw: solved strategies, and what bends them."""
