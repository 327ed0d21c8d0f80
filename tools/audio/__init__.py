"""Makes everything that sounds: effects by synthesis, short pieces and music from scores."""
