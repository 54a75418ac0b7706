-- Counts of limits, all processes together. Unlogged: they live for an hour at most, and a crash may forget them.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire ON rate_limits (expire);

-- A browser that has logged into the account before has wrong guesses of its own: strangers do not use them up.
ALTER TABLE known_devices ADD COLUMN failed_logins integer NOT NULL DEFAULT 0;
