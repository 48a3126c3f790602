-- How far each device has come in each lesson, made from the logs of its tables: the table to go on at ("" for none),
-- the step reached there, and whether the lesson was ever finished.
CREATE TABLE lessons (
    device     TEXT NOT NULL,
    lesson     TEXT NOT NULL,
    table_id   TEXT NOT NULL,
    reached    INTEGER NOT NULL,
    done       INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    PRIMARY KEY (device, lesson)
) WITHOUT ROWID;
