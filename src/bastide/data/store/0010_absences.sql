-- Since when, by the clock of service, a device that holds a seat has not been at its table. Only tables with a rule
-- about absence have rows here.
CREATE TABLE absences (
    table_id TEXT NOT NULL REFERENCES tables (id),
    device TEXT NOT NULL,
    served_ms INTEGER NOT NULL,
    PRIMARY KEY (table_id, device)
) WITHOUT ROWID;
