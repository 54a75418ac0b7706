-- Who sets something for the house names the version that was looked at; every change is the next one.
ALTER TABLE trading_settings ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
