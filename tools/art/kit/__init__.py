"""The vector-painting kit that every picture of the program is drawn with.

``geometry`` holds the types, ``splines`` smooth outlines, ``brushes`` tapered strokes, ``outlines`` closed shapes,
``colour`` mixing, ``svg`` the document with its gradients, clips, masks and filters, ``paint`` the painter that
draws all of these, ``shading`` the form-shadow filters and ``render`` the way to pixels.
"""
