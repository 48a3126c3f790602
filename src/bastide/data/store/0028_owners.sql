-- A process that goes gives back what it has without looking through all tables.
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner != '';
