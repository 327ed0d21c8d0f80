from tools.structure import PAGE, page_with_picture


def test_the_picture_of_the_architecture_is_that_of_the_code() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page_with_picture(page) == page, "run: python -m tools.structure"
