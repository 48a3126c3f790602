"""Learning environments: PettingZoo, Gymnasium and OpenSpiel with the same action numbers (docs/bots/environments.md).

`pip install 'bastide[envs]'` brings the first two, `'bastide[openspiel]'` the third. `bastide.envs.batch` plays many
games in one process and needs no library.
"""

from bastide.envs import pickling as pickling
