"""What scenes stand on: the window, the services they are given, the stack they lie on, the doors between them."""
