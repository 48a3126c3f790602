# Made from docs/rules/cs by `python -m scripts.rule_texts`: do not edit.

