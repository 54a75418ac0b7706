-- What a password alone gives where more is needed; it opens nothing until a code is shown, and then once.
CREATE TABLE limited_tokens (
  token_hash text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  issued_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  verified_at timestamptz,
  used_at timestamptz
);
CREATE INDEX limited_tokens_by_player ON limited_tokens (player_id, issued_at);
-- Codes that were sent to a player, each for one limited token. Of a code a MAC is kept.
CREATE TABLE one_time_codes (
  code_mac text NOT NULL,
  token_hash text NOT NULL REFERENCES limited_tokens ON DELETE CASCADE,
  player_id text NOT NULL REFERENCES players,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  used_at timestamptz,
  PRIMARY KEY (token_hash, sent_at)
);
CREATE INDEX one_time_codes_by_player ON one_time_codes (player_id, sent_at);
