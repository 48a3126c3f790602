"""The page of codes of refusals, read from the calls that refuse."""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from scripts.console import ROOT
from scripts.reference.markdown import head, table

SOURCE = ROOT / "src" / "bastide"
INTRODUCTION = """\
A refusal has a `code` for programs and a `text` for people. Dots mark the variable parts of a text, which
`args` holds as well. Over HTTP a refusal has a status, and at a table it is a `reject`.
[The protocol](protocol.md#requests) explains refusals."""
SERVER = """The status is that over HTTP. At a table the command of a player is refused with the same code."""
RULES = """\
These come from the rules, in Python as well as from a server. `rule` is the id of the rule. A server adds those
of installed packages."""
SETUPS = "These refuse a combination of rules or options. Over HTTP they have the status 400."
CODE = re.compile(r"[a-z]+(?:-[a-z]+)*")
STATUS = 400
QUOTA_STATUS = 429


@dataclass(frozen=True, order=True)
class Found:
    """A refusal in the sources."""

    code: str
    rule: str
    status: str
    text: str


def text_of(node: ast.expr | None, scopes: Sequence[ast.AST]) -> str:
    """A literal text with dots for its variable parts, or "". A name is looked up in the function and the module."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr():
            return "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in node.values)
        case ast.IfExp():
            return text_of(node.body, scopes)
        case ast.BinOp(op=ast.Add()):
            return text_of(node.left, scopes) + text_of(node.right, scopes)
        case ast.BoolOp():
            return text_of(node.values[-1], scopes)
        case ast.Name():
            values = [value for scope in scopes for value in reversed(list(_assigned(node, scope)))]
            return next(filter(None, (text_of(value, ()) for value in values)), "")
    return ""


def _assigned(name: ast.Name, scope: ast.AST) -> Iterator[ast.expr]:
    """What a name is assigned before this place, in order."""
    pairs: list[tuple[ast.expr, ast.expr]] = []
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                pairs += zip(targets, values, strict=False)
            case ast.Assign(targets=[target], value=value):
                pairs.append((target, value))
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                pairs.append((target, value))
    found = [value for target, value in pairs if isinstance(target, ast.Name) and target.id == name.id]
    yield from sorted((value for value in found if value.lineno <= name.lineno), key=lambda value: value.lineno)


def calls(tree: ast.Module) -> Iterator[tuple[str, ast.Call, Sequence[ast.AST]]]:
    """Every call of a name, with the function around it and the module."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    seen: set[int] = set()
    for scope in [*reversed(functions), tree]:
        for node in ast.walk(scope):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and id(node) not in seen:
                seen.add(id(node))
                yield node.func.id, node, (scope, tree)


def codes_of(node: ast.expr | None, scopes: Sequence[ast.AST]) -> list[str]:
    """The codes that an argument can be."""
    match node:
        case ast.IfExp():
            return [*codes_of(node.body, scopes), *codes_of(node.orelse, scopes)]
        case ast.BoolOp():
            return codes_of(node.values[-1], scopes)
    text = text_of(node, scopes)
    return [text] if CODE.fullmatch(text) else []


def read(call: ast.Call, order: tuple[str, ...], scopes: Sequence[ast.AST]) -> Iterator[Found]:
    """The refusals of a call whose arguments have this order."""
    given: dict[str, ast.expr] = dict(zip(order, call.args, strict=False))
    given |= {keyword.arg: keyword.value for keyword in call.keywords if keyword.arg}
    status = given.get("status")
    number = str(status.value) if isinstance(status, ast.Constant) else str(STATUS) if status is None else ""
    for code in codes_of(given.get("code"), scopes):
        if order[-1] == "seconds":
            number = "503" if code == "full" else str(QUOTA_STATUS)
        rule, text = (text_of(given.get(name), scopes) for name in ("rule", "text"))
        yield Found(code, rule, number, text if any(map(str.isalpha, text)) else "")


KINDS = {
    "RequestError": ("code", "text", "rule", "args", "status"),
    "QuotaExceeded": ("code", "text", "seconds"),
    "error_response": ("status", "code", "text"),
    "Refusal": ("code", "rule", "text"),
    "RulesetError": ("text", "code", "rule"),
}
"""The arguments of each call that refuses."""


def found(*names: str, folder: Path = SOURCE, without: str = "-") -> list[Found]:
    """The refusals by calls of these names, each code once for each status and rule."""
    every: dict[tuple[str, str, str], Found] = {}
    for file in sorted(folder.rglob("*.py")):
        if without not in file.relative_to(SOURCE).parts:
            for name, call, scopes in calls(ast.parse(file.read_text("utf-8"))):
                for one in read(call, KINDS[name], scopes) if name in names else ():
                    key = (one.code, one.rule, one.status)
                    if key not in every or not every[key].text:
                        every[key] = one
    return sorted(every.values())


def generate() -> str:
    """The whole page."""
    # the control socket of an operator's commands is no interface for clients
    server = found("RequestError", "QuotaExceeded", "error_response", folder=SOURCE / "server", without="admin")
    rules = found("Refusal", without="server")
    setups = found("RulesetError", without="server")
    merged: dict[str, tuple[set[str], str]] = {}
    for one in server:
        statuses, text = merged.get(one.code, (set(), ""))
        merged[one.code] = ({*statuses, one.status} - {""}, text or one.text)
    return "\n".join(
        [
            head("Codes of refusals", "the code of the server and the rules", INTRODUCTION),
            f"## The server\n\n{SERVER}\n",
            table(
                ("code", "status", "text"),
                ((f"`{code}`", ", ".join(sorted(of)), text) for code, (of, text) in merged.items()),
            ),
            f"## The rules\n\n{RULES}\n",
            table(("code", "rule", "text"), ((f"`{one.code}`", one.rule, one.text) for one in rules)),
            f"## Combinations\n\n{SETUPS}\n",
            table(("code", "rule", "text"), ((f"`{one.code}`", one.rule, one.text) for one in setups)),
        ]
    )
