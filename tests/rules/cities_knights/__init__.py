"""Tests of Cities & Knights: its rulings, test cases, defaults and every progress card."""
