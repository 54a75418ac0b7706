-- Games that are played for money. A provider draws and decides them; what moves is told to us call by call.
CREATE TABLE casino_sessions (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  -- The login that it was launched in: wagers end with it.
  login_id text NOT NULL REFERENCES sessions,
  -- Made by the page for each press: a repeat is the same launch.
  launch_id text NOT NULL,
  game_id text NOT NULL,
  title text NOT NULL,
  currency text NOT NULL,
  -- Minor units, of one wager, as they stood at the launch.
  min_bet bigint NOT NULL CHECK (min_bet > 0),
  max_bet bigint NOT NULL CHECK (max_bet >= min_bet),
  -- What the provider speaks of it by; the token itself is kept by nobody here.
  token_hash text NOT NULL UNIQUE,
  opened_at timestamptz NOT NULL,
  last_wager_at timestamptz,
  closed_at timestamptz,
  UNIQUE (player_id, launch_id)
);
-- One game at a time.
CREATE UNIQUE INDEX casino_session_open ON casino_sessions (player_id) WHERE closed_at IS NULL;
CREATE INDEX casino_sessions_of_player ON casino_sessions (player_id, opened_at);
CREATE TABLE casino_rounds (
  id text PRIMARY KEY,
  session_id text NOT NULL REFERENCES casino_sessions,
  player_id text NOT NULL REFERENCES players,
  -- The provider's name for it.
  reference text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('OPEN', 'SETTLED', 'RETURNED')),
  currency text NOT NULL,
  -- Minor units.
  wagered bigint NOT NULL CHECK (wagered > 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0 AND returned <= wagered),
  -- Cash after the last of its movements.
  balance_after bigint NOT NULL CHECK (balance_after >= 0),
  -- What came of it in the provider's words.
  description text,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  -- When the provider was last asked what became of it, since its word may be lost.
  asked_at timestamptz,
  CHECK ((state = 'OPEN') = (ended_at IS NULL)),
  CHECK (state <> 'RETURNED' OR returned = wagered)
);
CREATE INDEX casino_rounds_of_session ON casino_rounds (session_id, started_at);
CREATE INDEX casino_rounds_open ON casino_rounds (started_at) WHERE state = 'OPEN';
-- What the provider has told, by its own ids: a repeat finds what was answered. A wager that was returned before it came is here too, so
-- that it is refused when it does.
CREATE TABLE casino_transactions (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('WAGER', 'WIN', 'RETURN')),
  session_id text NOT NULL REFERENCES casino_sessions,
  player_id text NOT NULL REFERENCES players,
  -- Null where it moved nothing.
  round_id text REFERENCES casino_rounds,
  -- Null for a wager that was returned before it came.
  body_hash text,
  is_accepted boolean NOT NULL,
  -- Minor units, out of and into the two accounts of the player.
  cash bigint NOT NULL CHECK (cash >= 0),
  bonus bigint NOT NULL CHECK (bonus >= 0),
  -- Of a wager: when it went back.
  undone_at timestamptz,
  answer jsonb NOT NULL,
  recorded_at timestamptz NOT NULL,
  CHECK (is_accepted OR (cash = 0 AND bonus = 0)),
  CHECK (undone_at IS NULL OR kind = 'WAGER')
);
CREATE INDEX casino_transactions_of_player ON casino_transactions (player_id, recorded_at) WHERE kind = 'WAGER';
CREATE INDEX casino_transactions_of_round ON casino_transactions (round_id);
-- What was wagered on games less what went back, and what was won on them.
INSERT INTO ledger_accounts (id, kind, player_id, currency, balance)
  SELECT kind || ':' || currency, kind, NULL, currency, NULL::bigint
  FROM (SELECT DISTINCT currency FROM ledger_accounts) AS c, (VALUES ('house-casino-wagers'), ('house-casino-wins')) AS k (kind)
  ON CONFLICT DO NOTHING;
