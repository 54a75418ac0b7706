-- One row, written and read by each look at whether the database takes anything.
CREATE TABLE readiness (
  id smallint PRIMARY KEY CHECK (id = 1),
  seen_at timestamptz NOT NULL
);
