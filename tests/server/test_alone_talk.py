"""Talk at a table of Alone: Evil has no channel of its own."""

import pytest

from brassboard.texts import texts_for
from server.conftest import NewBrowser


@pytest.mark.rule("AL-TALK-02", "AL-RULING-42")
def test_the_hero_hears_everything_that_evil_says(new_browser: NewBrowser) -> None:
    hero, *evil = new_browser("Ada"), new_browser("Bob"), new_browser("Cleo")
    id = hero.table("me", "open", "open", game="alone", listed=True)
    for player in evil:
        player.post(f"/api/tables/{id}/join")
    hero.post(f"/api/tables/{id}/start")
    seats = [hero.open_seat(id, 0), evil[0].open_seat(id, 1), evil[1].open_seat(id, 2)]
    watcher = new_browser().open_seat(id)
    seats[1].ask_ok("chat", text="let the worm wait in the dark")
    for client in (seats[0], seats[2], watcher):
        line = client.wait_for("chat")["line"]
        assert (line["seat"], line["text"]) == (1, "let the worm wait in the dark")


@pytest.mark.rule("AL-TALK-02")
@pytest.mark.parametrize(("lang", "hero"), [("en", "the Hero"), ("de", "der Held")])
def test_the_chat_tells_evil_that_the_hero_reads_it(lang: str, hero: str) -> None:
    assert hero in texts_for("alone", lang)("alone-page-chat")
