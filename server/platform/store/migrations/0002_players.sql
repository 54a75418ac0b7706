CREATE TABLE players (
  id text PRIMARY KEY,
  email text NOT NULL,
  username text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  -- ISO 3166-2: `US-NJ`.
  region text NOT NULL,
  currency text NOT NULL,
  auto_accept_odds_changes boolean NOT NULL DEFAULT false,
  odds_format text NOT NULL DEFAULT 'AMERICAN' CHECK (odds_format IN ('AMERICAN','EURO')),
  reality_check_minutes integer,
  is_restricted boolean NOT NULL DEFAULT false,
  requires_rg_acknowledgement boolean NOT NULL DEFAULT false,
  failed_logins integer NOT NULL DEFAULT 0,
  locked_at timestamptz,
  last_login_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX players_by_email ON players (lower(email));
-- One login: from the password to the logout. A token family lives and dies with it.
CREATE TABLE sessions (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  started_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  -- Absolute end, whatever happens.
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  previous_login_at timestamptz
);
CREATE INDEX sessions_by_player ON sessions (player_id) WHERE ended_at IS NULL;
CREATE TABLE refresh_tokens (
  token_hash text PRIMARY KEY,
  session_id text NOT NULL REFERENCES sessions,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- Set when it is exchanged. A second use after the grace ends the session.
  used_at timestamptz,
  successor_hash text
);
CREATE TABLE geo_licenses (
  key text PRIMARY KEY, license_type text NOT NULL, issued_at timestamptz NOT NULL, expires_at timestamptz NOT NULL
);
-- A packet is accepted once.
CREATE TABLE geo_packets (
  nonce text PRIMARY KEY, player_id text NOT NULL REFERENCES players, received_at timestamptz NOT NULL
);
-- The newest verdict of a session. None, or one that has expired, is a refusal.
CREATE TABLE geo_verdicts (
  session_id text PRIMARY KEY REFERENCES sessions,
  region text,
  ip_address text NOT NULL,
  is_allowed boolean NOT NULL,
  reason text,
  decided_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE TABLE acknowledgements (
  player_id text NOT NULL REFERENCES players, ack_type text NOT NULL, acknowledged_at timestamptz NOT NULL, PRIMARY KEY (player_id, ack_type)
);
-- Results of actions by the id the client gave them, so that a repeat is harmless.
CREATE TABLE action_results (
  player_id text NOT NULL REFERENCES players, action_id text NOT NULL, body_hash text NOT NULL, result jsonb NOT NULL, decided_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, action_id)
);
