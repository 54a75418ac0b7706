-- Second factors of operators. Without one that stands, only seeded demo accounts log in, outside production.
CREATE TABLE operator_factors (
  id text PRIMARY KEY,
  operator_id text NOT NULL REFERENCES operators (id),
  kind text NOT NULL CHECK (kind IN ('PASSKEY', 'TOTP')),
  -- Sealed with the server's keys.
  totp_secret text,
  -- The last period whose code was taken: a code counts once.
  totp_step bigint,
  credential_id text UNIQUE,
  public_key bytea,
  sign_count bigint,
  registered_at timestamptz NOT NULL,
  removed_at timestamptz,
  CHECK ((kind = 'TOTP') = (totp_secret IS NOT NULL)),
  CHECK ((kind = 'PASSKEY') = (credential_id IS NOT NULL AND public_key IS NOT NULL AND sign_count IS NOT NULL))
);
CREATE INDEX operator_factors_standing ON operator_factors (operator_id) WHERE removed_at IS NULL;

-- One-time links by which a factor is registered. A newer one of the same operator ends the older.
CREATE TABLE operator_links (
  token_hash text PRIMARY KEY,
  operator_id text NOT NULL REFERENCES operators (id),
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- What waits for a proof: a login whose password was right, or a registration.
CREATE TABLE operator_tickets (
  ticket_hash text PRIMARY KEY,
  operator_id text NOT NULL REFERENCES operators (id),
  purpose text NOT NULL CHECK (purpose IN ('LOG_IN', 'REGISTER')),
  challenge text NOT NULL,
  totp_secret text,
  link_hash text REFERENCES operator_links (token_hash),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- After a factor was replaced nothing is signed before this.
ALTER TABLE operators ADD COLUMN signs_from timestamptz;
