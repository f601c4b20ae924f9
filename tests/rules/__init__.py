"""Tests of the rules, one package or file per rule module; each names the number it proves."""
