-- True: a right password from a browser that is not known needs a code too. False for accounts of before: they log in as they did.
ALTER TABLE players ADD COLUMN asks_code_on_new_device boolean NOT NULL DEFAULT false;

-- Passkeys of players (WebAuthn). One belongs to the host that it was made on.
CREATE TABLE player_passkeys (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  host text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  is_backup_eligible boolean NOT NULL,
  is_backed_up boolean NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX player_passkeys_player ON player_passkeys (player_id);

-- Challenges that wait for an answer. The answer deletes them, whatever comes of it.
CREATE TABLE passkey_challenges (
  challenge_hash text PRIMARY KEY,
  host text NOT NULL,
  -- Null for a login; otherwise the session that registers a passkey.
  session_id text REFERENCES sessions,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
