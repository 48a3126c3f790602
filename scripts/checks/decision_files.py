"""Every decision has a status, a date and a topic, is named after its title, and stands in the index."""

from pathlib import Path

from scripts.decision_index import INDEX, decision_files, decision_index, read_decision

FORM = "begins with '# NUMBER. Title' and the lines '* Status:', '* Date:' and '* Topic:'"


def check(root: Path) -> list[str]:
    """Decisions of another form, with a wrong name or a number twice, and an index that is out of date."""
    problems, numbers = [], set()
    folder = (root / INDEX).parent
    for file in decision_files(root):
        name = file.relative_to(root).as_posix()
        decision = read_decision(folder, file)
        if decision is None:
            problems.append(f"{name}: a decision {FORM}")
            continue
        if decision.file != decision.file_name():
            problems.append(f"{name}: its title and status ask for the name {decision.file_name()}")
        if decision.number in numbers:
            problems.append(f"{name}: another decision has number {decision.number}")
        numbers.add(decision.number)
    index = root / INDEX
    if not index.exists() or index.read_text("utf-8") != decision_index(root):
        problems.append(f"{INDEX}: is out of date: run make layout")
    return problems
