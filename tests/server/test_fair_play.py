"""The server gives no help with a running game that counts."""

from tests.server.conftest import ME, House
from tests.server.test_tournaments import games, play, running, tell


def test_the_position_of_a_tournament_game_is_told_after_its_end(house: House) -> None:
    one, people = running(house, 2)
    [table] = games(tell(house, one))
    address = f"/api/tables/{table}/position"
    for who in (*people, house.person()):
        answer = house.client.get(address, headers=who)
        assert (answer.status_code, answer.json()["code"]) == (409, "fair-play")
    play(house, table)
    assert house.client.get(address).status_code == 200


def test_the_position_of_a_friendly_game_is_told_at_once(house: House) -> None:
    who = house.person()
    table = house.open(who, ME)
    with house.sit_at(table, who):
        assert house.client.get(f"/api/tables/{table}/position", headers=who).status_code == 200
