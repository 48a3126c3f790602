# Made from docs/rules/sk by `python -m scripts.rule_texts`: do not edit.

