"""Every number of the rule documents has a test that names it, and no test names another."""

import pytest

from tests.rules.catalogue import catalogue, named_by_tests


@pytest.mark.parametrize("module", catalogue())
def test_every_number_has_a_test(module):
    named = named_by_tests(module)
    assert not [number for number in catalogue()[module] if number not in named]


@pytest.mark.parametrize("module", catalogue())
def test_no_test_names_an_unknown_number(module):
    known = set(catalogue()[module])
    assert not {number: at for number, at in named_by_tests(module).items() if number not in known}
