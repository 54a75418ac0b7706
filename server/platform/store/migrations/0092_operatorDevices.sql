-- Browsers that an operator has logged in with: each has wrong guesses of its own, which strangers do not use up.
CREATE TABLE operator_devices (
  operator_id text NOT NULL REFERENCES operators,
  device_hash text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  failed_logins integer NOT NULL DEFAULT 0,
  PRIMARY KEY (operator_id, device_hash)
);
