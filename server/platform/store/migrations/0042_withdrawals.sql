-- Money that players take out: held aside from when it is asked for until the payment vendor says what became of it.
CREATE TABLE withdrawals (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  provider_id text NOT NULL,
  -- Null until an account is given on the vendor's page.
  method_id text REFERENCES payment_methods,
  -- Minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL,
  status text NOT NULL CHECK (status IN ('PENDING', 'SUCCESSFUL', 'FAILED')),
  failure text CHECK (failure IN ('DECLINED', 'MISMATCH', 'ABANDONED')),
  -- Of our page around the vendor's, from when that was opened: from then on the vendor alone ends the withdrawal.
  page_origin text,
  balance_after bigint,
  requested_at timestamptz NOT NULL,
  completed_at timestamptz,
  -- When the vendor was last asked what became of it, since its word may be lost.
  asked_at timestamptz,
  CHECK ((status = 'PENDING') = (completed_at IS NULL)),
  CHECK ((status = 'PENDING') = (balance_after IS NULL)),
  CHECK ((status = 'FAILED') = (failure IS NOT NULL))
);
CREATE INDEX withdrawals_of_player ON withdrawals (player_id, requested_at);
CREATE INDEX withdrawals_in_doubt ON withdrawals (requested_at) WHERE status = 'PENDING';
-- What players have asked for and have not been paid yet.
INSERT INTO ledger_accounts (id, kind, player_id, currency, balance)
  SELECT DISTINCT 'house-withdrawals:' || currency, 'house-withdrawals', NULL, currency, NULL::bigint FROM ledger_accounts ON CONFLICT DO NOTHING;
-- What belongs to players at the end of each day, by the tables of the business; the variance is what the ledger says otherwise.
CREATE TABLE player_funds (
  day date NOT NULL,
  currency text NOT NULL,
  balances bigint NOT NULL,
  pending_withdrawals bigint NOT NULL,
  in_play bigint NOT NULL,
  variance bigint NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (day, currency)
);
