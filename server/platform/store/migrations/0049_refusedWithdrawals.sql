-- `REFUSED`: the vendor would not take the withdrawal on at all.
ALTER TABLE withdrawals
  DROP CONSTRAINT withdrawals_failure_check,
  ADD CONSTRAINT withdrawals_failure_check CHECK (failure IN ('DECLINED', 'MISMATCH', 'ABANDONED', 'REFUSED'));
