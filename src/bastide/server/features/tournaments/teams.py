"""Team matches: a match is a duel between two teams, and its boards are the games.

Invariant: players on the same board number meet. The match's `one` moves first on odd boards, `two` on even boards. The
team with more board points wins the match. A player without an opponent on their board wins it.
"""

from collections.abc import Sequence

from bastide.server.features.tournaments.score import GAINS, Duel, DuelGame, DuelResult, Rounds

TURNED: dict[DuelResult, DuelResult] = {"one": "two", "two": "one"}


def list_board_duels(matches: Sequence[Duel], line_ups: Sequence[Sequence[int]]) -> list[Duel]:
    """Return the board duels of each match, in board order. `line_ups` holds the entrants of each team."""
    found = []
    for n, match in enumerate(matches):
        if match.two is None:
            continue
        ones, twos = line_ups[match.one], line_ups[match.two]
        for board in range(max(len(ones), len(twos))):
            both = [side[board] for side in (ones, twos) if board < len(side)]
            if len(both) == 2 and board % 2:
                both.reverse()
            found.append(Duel(both[0], both[1] if len(both) > 1 else None, match=n))
    return found


def score_matches(matches: Rounds, rounds: Rounds, team_of: Sequence[int]) -> Rounds:
    """Return the matches with the results of their boards, seen from the match's `one`. A match has no result while
    a board is open."""
    done = Rounds()
    for number, each in enumerate(matches):
        boards = rounds[number] if number < len(rounds) else []
        done.append(
            [
                _score_match(match, [board for board in boards if board.match == n], team_of)
                for n, match in enumerate(each)
            ]
        )
    return done


def _score_match(match: Duel, boards: list[Duel], team_of: Sequence[int]) -> Duel:
    if match.two is None:
        return Duel(match.one, None, "one")
    games = []
    for board in boards:
        turned = team_of[board.one] != match.one
        margin = board.margin()
        result: DuelResult = TURNED.get(board.result, board.result) if turned else board.result
        games.append(DuelGame("", result, (0, margin) if turned else (margin, 0)))
    if any(not game.result for game in games):
        return Duel(match.one, match.two, games=games)
    ones, twos = (sum(GAINS[game.result][side] for game in games) for side in (0, 1))
    result = "drawn" if ones == twos else "one" if ones > twos else "two"
    return Duel(match.one, match.two, result if ones or twos else "none", games)
