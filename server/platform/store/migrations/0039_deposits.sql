-- Money that players bring. A deposit is decided by the payment vendor alone; how it stands only ever moves towards SUCCESSFUL.
CREATE TABLE payment_methods (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  provider_id text NOT NULL,
  -- The vendor's name for the card or account; its number is never told to us.
  vendor_token text NOT NULL,
  -- Masked, as the player may read it: `Visa ending 4242`.
  label text NOT NULL,
  added_at timestamptz NOT NULL,
  removed_at timestamptz,
  UNIQUE (player_id, provider_id, vendor_token)
);
CREATE TABLE deposits (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  provider_id text NOT NULL,
  -- Null for a card or account that is given on the vendor's page.
  method_id text REFERENCES payment_methods,
  -- Minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'SUCCESSFUL', 'FAILED')),
  failure text CHECK (failure IN ('DECLINED', 'MISMATCH', 'ABANDONED')),
  promotion_code text,
  is_quick boolean NOT NULL,
  balance_after bigint,
  requested_at timestamptz NOT NULL,
  completed_at timestamptz,
  -- When the vendor was last asked what became of it, since its word may be lost.
  asked_at timestamptz,
  CHECK ((status = 'PENDING') = (completed_at IS NULL)),
  CHECK ((status = 'SUCCESSFUL') = (balance_after IS NOT NULL)),
  CHECK ((status = 'FAILED') = (failure IS NOT NULL))
);
CREATE INDEX deposits_of_player ON deposits (player_id, requested_at);
CREATE INDEX deposits_in_doubt ON deposits (requested_at) WHERE status = 'PENDING';
-- Providers that a player wants to be kept from.
CREATE TABLE excluded_providers (
  player_id text NOT NULL REFERENCES players,
  provider_id text NOT NULL,
  transaction_type text NOT NULL CHECK (transaction_type IN ('DEPOSIT', 'WITHDRAWAL')),
  excluded_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, provider_id, transaction_type)
);
-- The sum of all successful deposits, moved in the transaction of each: every placement reads it.
ALTER TABLE players ADD COLUMN deposited bigint NOT NULL DEFAULT 0 CHECK (deposited >= 0);
-- What the payment vendor has taken in and owes us.
INSERT INTO ledger_accounts (id, kind, player_id, currency, balance)
  SELECT DISTINCT 'house-payments:' || currency, 'house-payments', NULL, currency, NULL::bigint FROM ledger_accounts ON CONFLICT DO NOTHING;
