"""Which hook meets which need of a rule, for the page of hooks of rule modules."""

NEEDS = (
    ("asks something at a point of the turn", "`steps` after an anchor, `step_order` against other modules"),
    (
        "comes before the draw, or once in a turn of two parts",
        'the anchor `""`, `once_a_turn`, `engine.skip_past`',
    ),
    ("asks something now, also another player", "`engine.push_step`, `state.decider`"),
    ("adds choices to a question of another module", "`offer` and `offers_in`; `may_pass` takes passing away"),
    ("shares an action with another module", "action kinds that inherit the word from one class"),
    ("leaves tiles out, or has them drawn earlier", "`supply`, `stage`"),
    (
        "gives players tiles of their own",
        "`supply` of 0, `state_slots`, an action that calls `state.lay`; `caps` for bare sides",
    ),
    ("forbids placements, or places of figures", "`may_place`, `may_stand`"),
    ("adds figures, or changes how many there are", "`figures`, `figure_supply`"),
    (
        "changes what a feature is worth",
        "`points`: a line more, or `instead` of another; `worth_of_others` for a share of the sum",
    ),
    ("changes who is paid", "`strength`, `tie_break`"),
    ("asks before a feature is paid", "`before_scoring`"),
    ("reacts to what was paid or completed", "`scored`, `completed`"),
    ("completes features away from the tile laid", "`changed_nodes`"),
    ("keeps figures in a paid feature", "`keeps_figure`"),
    ("sends figures home from a feature that lives on", "`state.return_all_but`, `state.remove_figure`"),
    ("takes prisoners", "`captures`, `capture_figure`, `release_figure`"),
    ("gives points outside of features", "`record_line`, `end_bonus`; `transfer_points` from one seat to another"),
    ("remembers something", "`state_slots`, `view` to show it, `setup` for positions by hand"),
    (
        "has a neutral piece, or a figure at a corner",
        'a number in `state_slots`, `shown_at` and `points_at` with a place ("corner NW")',
    ),
    ("is about two modules", "a module in `rules/interactions.py`"),
)
"""A rule of a module, and what it uses."""
