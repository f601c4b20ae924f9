"""What every set of modules must keep, whatever its rules: used by ``test_conformance.py``."""
