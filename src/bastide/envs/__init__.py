"""Learning environments: PettingZoo, Gymnasium and OpenSpiel over the same numbers (docs/environments.md).

`pip install 'bastide[envs]'` brings the first two, `'bastide[openspiel]'` the third. `bastide.envs.batch` plays many
games in one process and needs no library.
"""
