"""Players of seven-card stud: rules for a sound beginner, and rollouts over weighted hands for the strong ones."""
