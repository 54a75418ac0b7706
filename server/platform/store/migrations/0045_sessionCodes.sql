-- Codes that were sent to a player within a session. Of a code a MAC is kept.
CREATE TABLE session_codes (
  session_id text NOT NULL REFERENCES sessions,
  player_id text NOT NULL REFERENCES players,
  code_mac text NOT NULL,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  failures integer NOT NULL DEFAULT 0,
  used_at timestamptz,
  PRIMARY KEY (session_id, sent_at)
);
CREATE INDEX session_codes_by_player ON session_codes (player_id, sent_at);
-- What a code has opened: one act of one kind, in the session that it was shown in.
CREATE TABLE session_proofs (
  session_id text NOT NULL REFERENCES sessions,
  source text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (session_id, source)
);
