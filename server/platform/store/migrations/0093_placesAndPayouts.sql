-- Position of an allowed verdict, to 0.001 degrees (about 100 m): cash facilities are sorted by their distance from it.
ALTER TABLE geo_verdicts
  ADD COLUMN latitude double precision,
  ADD COLUMN longitude double precision;

-- Latest payouts by a provider: their median is the typical time of a withdrawal.
CREATE INDEX withdrawals_paid ON withdrawals (provider_id, completed_at DESC) WHERE status = 'SUCCESSFUL' AND returns_deposit_id IS NULL;
