"""The rules, the money and the computer players. No window, no clock, no files, no global chance."""
