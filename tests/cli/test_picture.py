from picture import picture


def test_the_picture_of_the_terminal_loads_nothing_from_elsewhere() -> None:
    made = picture()
    assert made.startswith("<svg")
    assert "url(" not in made.replace("url(#", "")
    assert made == picture()
