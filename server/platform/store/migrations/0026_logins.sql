-- A code stands for somebody who is logged in, once and for a minute (RFC 6749 §4.1, RFC 7636).
CREATE TABLE oauth_codes (
  code_hash text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  client_id text NOT NULL,
  redirect_uri text NOT NULL,
  code_challenge text NOT NULL,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  -- What it was exchanged for: a second use ends it.
  session_id text REFERENCES sessions
);
-- Browsers that a player has logged in with, by a hash of what we gave them.
CREATE TABLE known_devices (
  player_id text NOT NULL REFERENCES players,
  device_hash text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, device_hash)
);
