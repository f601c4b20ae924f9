"""One file per rule module with the numbers of its rules, test cases and defaults.

The file is named like the module and defines ``NUMBERS``, for instance
``NUMBERS = (*series("B", 57), *series("T", 46), *series("Q", 8))``.
"""
