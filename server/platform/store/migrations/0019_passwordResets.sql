-- Ways to choose a new password, sent by mail. Of what was sent only the hash is kept.
CREATE TABLE password_resets (
  token_hash text PRIMARY KEY, player_id text NOT NULL REFERENCES players,
  asked_at timestamptz NOT NULL, expires_at timestamptz NOT NULL,
  -- Set when it is used, or when another one takes its place.
  ended_at timestamptz
);
CREATE INDEX password_resets_of_player ON password_resets (player_id) WHERE ended_at IS NULL;
-- What would have been sent, beside a sandbox alone.
CREATE TABLE sandbox_mails (
  id text PRIMARY KEY, recipient text NOT NULL, subject text NOT NULL, body text NOT NULL, sent_at timestamptz NOT NULL
);
CREATE INDEX sandbox_mails_by_time ON sandbox_mails (sent_at);
