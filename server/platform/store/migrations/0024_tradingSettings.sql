-- What traders set for the whole house, by name; the code says what holds where there is none.
CREATE TABLE trading_settings (key text PRIMARY KEY, value jsonb NOT NULL, updated_by text NOT NULL, updated_at timestamptz NOT NULL);
