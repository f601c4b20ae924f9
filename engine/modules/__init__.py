"""One package per rule module; each defines ``MODULE``."""
