-- What a reward may be used on, and the bet it was used on. A token is one row: who takes it writes the bet into it, and nobody else can.
ALTER TABLE awards
  ADD COLUMN boost_percent integer CHECK (boost_percent BETWEEN 1 AND 1000),
  -- Minor units of a bet that a boost counts for; null for all of it.
  ADD COLUMN most_stake bigint CHECK (most_stake > 0),
  ADD COLUMN fewest_legs integer CHECK (fewest_legs > 0), ADD COLUMN most_legs integer CHECK (most_legs > 0),
  ADD COLUMN sport_id text REFERENCES sports, ADD COLUMN event_id text REFERENCES events,
  ADD COLUMN effective_at timestamptz, ADD COLUMN is_paused boolean NOT NULL DEFAULT false,
  ADD COLUMN redeemed_at timestamptz, ADD COLUMN redeemed_bet_id text REFERENCES bets,
  ADD CHECK ((redeemed_at IS NULL) = (redeemed_bet_id IS NULL));
CREATE INDEX awards_by_bet ON awards (redeemed_bet_id) WHERE redeemed_bet_id IS NOT NULL;
UPDATE awards SET boost_percent = 25, most_stake = 2500 WHERE kind = 'profit-boosts';
-- A bet has one reward at most. A boost's terms stay with the bet, whatever becomes of the award.
ALTER TABLE bets
  ADD COLUMN free_bet_id text REFERENCES awards, ADD COLUMN profit_boost_id text REFERENCES awards,
  ADD COLUMN boost_percent integer, ADD COLUMN boosted_stake bigint,
  ADD CHECK ((free_bet_id IS NOT NULL) = (amount_source = 'FREE_BET')),
  ADD CHECK ((profit_boost_id IS NULL) = (boost_percent IS NULL) AND (profit_boost_id IS NULL) = (boosted_stake IS NULL)),
  ADD CHECK (profit_boost_id IS NULL OR amount_source = 'CASH');
-- What rewards cost the house, beside its stakes and payouts.
INSERT INTO ledger_accounts (id, kind, player_id, currency, balance)
SELECT 'house-promotions:' || currency, 'house-promotions', NULL, currency, NULL FROM ledger_accounts WHERE kind = 'house-stakes'
ON CONFLICT DO NOTHING;
