# Made from docs/rules/de by `python -m scripts.rule_texts`: do not edit.

