-- Deposits that were called back and are over, of which the vendor is still asked for a while: it may take money for them all the same.
CREATE INDEX deposits_called_back ON deposits (called_back_at) WHERE status = 'FAILED' AND failure <> 'RETURNED' AND called_back_at IS NOT NULL;
