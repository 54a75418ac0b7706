-- Limits that traders and compliance have set for a player, as history: each change is a row, and no row is ever changed or removed. The last row
-- is what holds. A row is the player's notice as well: there is exactly one for a change.
CREATE TABLE player_limit_changes (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  ordinal integer NOT NULL CHECK (ordinal > 0),
  -- Markets of these sports; null for all markets.
  sports text[] CHECK (cardinality(sports) > 0),
  -- The most of one placement on a market, and the most that open bets on one selection may win, in cents. Both null: the limit is lifted.
  most_stake bigint CHECK (most_stake > 0),
  most_exposure bigint CHECK (most_exposure >= 0),
  -- The reason as the player reads it: facts of the account's record with their values at that time.
  facts jsonb NOT NULL CHECK (jsonb_array_length(facts) > 0),
  -- The reason that the audit keeps; the player does not read it.
  reason text NOT NULL,
  set_by text NOT NULL,
  set_at timestamptz NOT NULL,
  UNIQUE (player_id, ordinal)
);
INSERT INTO player_limit_changes (id, player_id, ordinal, most_stake, most_exposure, facts, reason, set_by, set_at)
SELECT gen_random_uuid()::text, player_id, 1, most_stake, most_exposure,
  jsonb_build_array(jsonb_build_object('fact', 'earlier-words', 'words', reason)), reason, set_by, set_at
FROM player_limits;
DROP TABLE player_limits;
CREATE VIEW player_limits AS
SELECT DISTINCT ON (player_id) player_id, id, ordinal, sports, most_stake, most_exposure, facts, reason, set_by, set_at
FROM player_limit_changes ORDER BY player_id, ordinal DESC;
-- The mail about a change, written in the transaction of the change. Changes of before get theirs when the first process of this build starts.
CREATE TABLE player_limit_mails (
  change_id text PRIMARY KEY REFERENCES player_limit_changes,
  mail_id text NOT NULL,
  written_at timestamptz NOT NULL
);
-- A player objects to a change once. An answer is given once.
CREATE TABLE limit_objections (
  id text PRIMARY KEY,
  change_id text NOT NULL UNIQUE REFERENCES player_limit_changes,
  words text NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE TABLE limit_objection_answers (
  objection_id text PRIMARY KEY REFERENCES limit_objections,
  words text NOT NULL,
  answered_by text NOT NULL,
  answered_at timestamptz NOT NULL
);
CREATE FUNCTION refuse_limit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Limits of players, objections and answers are history: they are never changed nor removed.';
END $$;
CREATE TRIGGER player_limit_changes_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON player_limit_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_limit_change();
CREATE TRIGGER limit_objections_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON limit_objections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_limit_change();
CREATE TRIGGER limit_objection_answers_stand BEFORE UPDATE OR DELETE OR TRUNCATE ON limit_objection_answers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_limit_change();
