"""Generators of the pictures the program loads: opponents, cards, lounge, icons."""
