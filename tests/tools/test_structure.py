from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from tools.structure import PAGE, leads, longest_ways, page_with_picture

_ALL = [*combinations("abcdef", 2)]


def test_the_picture_of_the_architecture_is_that_of_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page_with_picture(page) == page, "run: python -m tools.structure"


@given(st.sets(st.sampled_from(_ALL)))
def test_an_arrow_is_left_out_only_where_a_longer_way_leads(arrows: set[tuple[str, str]]) -> None:
    shown = longest_ways(arrows)
    assert shown <= arrows
    assert all(leads(shown, *arrow) for arrow in arrows)
    assert not any(leads(shown - {arrow}, *arrow) for arrow in shown)
