"""From a character's definition to the files of its pack, and to sheets for looking at."""
