"""Names of tables: three words that can be told over the telephone, and a tail that cannot be guessed."""

import secrets

ADJECTIVES = (
    "amber ancient autumn blue bold brave bright bronze calm clear clever copper cosy crisp crimson curly dawn deep "
    "eager early east fair famous fern fine fleet gentle glad golden grand green happy hazel high honest humble "
    "ivory jolly keen kind late lively little long lucky merry mild misty mossy noble north oaken old olive open "
    "patient plain polite proud quick quiet rapid red ripe rosy round royal russet sandy scarlet silent silver "
    "simple slow smooth snowy soft south spring steady still stone strong summer sunny swift tall tidy tiny true "
    "velvet warm west white wide wild winter wise wooden yellow young"
)
PLACES = (
    "abbey acre alley arch bank barn bay beacon bend bridge brook castle cave cellar chapel city cliff cloister coast "
    "corner cottage court creek croft cross dale dell ditch dock down farm fence ferry field fold ford forest forge "
    "fort fountain garden gate glen grange green grove hall harbour heath hedge hill hollow house inn island keep "
    "kiln lake lane lawn lodge manor market marsh meadow mill moat moor mount orchard park pass path pier pond pool "
    "port quarry quay ridge river road shore spring square stable stream street terrace tower town vale village "
    "vineyard wall well wharf wood yard"
)
THINGS = (
    "acorn apple arrow badger banner barrel basket beaver bell bread broom bucket butter candle carpet cart cat chair "
    "cherry clock clover coin crane cricket crown cup daisy deer door dove drum duck eagle elm falcon feather finch "
    "flag flute fox frog gander goat goose grape hammer harp hat hawk hazelnut hen heron honey horn horse jug kettle "
    "key ladder lamp lantern lark lily linden loom lute maple mare mole mouse nail needle nettle oak oat otter owl "
    "pear pigeon pine plough plum pony poppy quill rabbit raven ribbon robin rook rope rose saddle sheep shield "
    "spade sparrow spoon stork swallow swan thimble thistle thrush trout violet wagon walnut wheel willow wren"
)
TAIL = "abcdefghjkmnpqrstuvwxyz23456789"
TAIL_SIGNS = 7
"""31 signs to the power of 7 are 34 bits, with the words more than 53."""


def table_id() -> str:
    """A fresh name such as "amber-gate-heron-k3m9xq2"."""
    words = [secrets.choice(words.split()) for words in (ADJECTIVES, PLACES, THINGS)]
    return "-".join([*words, "".join(secrets.choice(TAIL) for _ in range(TAIL_SIGNS))])
