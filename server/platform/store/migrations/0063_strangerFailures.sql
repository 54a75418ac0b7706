-- Failed logins of addresses that have no account, as digests: counted by all processes together and over their restarts, as those of players are, so
-- that the third failure is answered alike for whoever it was.
CREATE TABLE stranger_failures (
  email_hash text PRIMARY KEY,
  failures integer NOT NULL,
  failed_at timestamptz NOT NULL
);
CREATE INDEX stranger_failures_by_time ON stranger_failures (failed_at);
