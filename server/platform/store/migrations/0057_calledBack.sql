-- When a deposit that waits was called back: by its player, or because the player takes a break. What comes for it all the same is sent back.
ALTER TABLE deposits
  ADD COLUMN called_back_at timestamptz,
  DROP CONSTRAINT deposits_failure_check,
  ADD CONSTRAINT deposits_failure_check CHECK (failure IN ('DECLINED', 'MISMATCH', 'ABANDONED', 'CALLED_BACK', 'RETURNED'));
-- A withdrawal that sends back what came for a deposit, whence it came: once.
ALTER TABLE withdrawals ADD COLUMN returns_deposit_id text UNIQUE REFERENCES deposits;
-- The bank link has the name of its provider (product §3).
UPDATE deposits SET provider_id = 'trustly' WHERE provider_id = 'online-banking';
UPDATE withdrawals SET provider_id = 'trustly' WHERE provider_id = 'online-banking';
UPDATE payment_methods SET provider_id = 'trustly' WHERE provider_id = 'online-banking';
UPDATE excluded_providers SET provider_id = 'trustly' WHERE provider_id = 'online-banking';
