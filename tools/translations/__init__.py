"""The translators' tool: collect the texts of the program, merge, compile and check the catalogues."""
