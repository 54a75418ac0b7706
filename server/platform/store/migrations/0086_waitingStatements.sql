-- A round looks for what feeds have said and nobody has decided yet: few rows of a table that only grows.
CREATE INDEX event_statements_waiting ON event_statements (id) WHERE NOT is_applied;
