-- What players hold themselves to. Never changed but for a confirmation or a cancellation: which one holds at an instant follows from the rows.
CREATE TABLE own_limits (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  limit_type text NOT NULL CHECK (limit_type IN ('DAILY_TIME', 'DEPOSIT', 'LOSS', 'MAX_SINGLE_WAGER', 'SPEND')),
  -- Null: it counts each wager alone.
  period text CHECK (period IN ('DAILY', 'MONTHLY', 'WEEKLY')),
  -- Cents, or hours of a time; null removes the limit.
  amount bigint CHECK (amount >= 0),
  requested_at timestamptz NOT NULL,
  -- From when on it may hold: at once for a decrease.
  starts_at timestamptz NOT NULL,
  -- It does nothing before the player has said it again.
  needs_confirmation boolean NOT NULL,
  confirmed_at timestamptz CHECK (confirmed_at >= starts_at),
  cancelled_at timestamptz
);
CREATE INDEX own_limits_by_player ON own_limits (player_id, requested_at, id);
-- Breaks that players take; they end by themselves and in no other way.
CREATE TABLE exclusions (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  kind text NOT NULL CHECK (kind IN ('COOL_OFF', 'SELF_EXCLUSION')),
  starts_at timestamptz NOT NULL,
  -- Null: it does not end.
  ends_at timestamptz CHECK (ends_at > starts_at)
);
CREATE INDEX exclusions_by_player ON exclusions (player_id, starts_at);
CREATE TRIGGER exclusions_are_history BEFORE UPDATE OR DELETE ON exclusions FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- How long a player was here today is told from all sessions of the day.
CREATE INDEX sessions_of_player ON sessions (player_id, started_at);
