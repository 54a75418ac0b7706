-- A result is a final score, or the reason why there is none. It is complete when the last bet has been settled by it.
ALTER TABLE results ALTER COLUMN home_score DROP NOT NULL;
ALTER TABLE results ALTER COLUMN away_score DROP NOT NULL;
ALTER TABLE results ADD COLUMN void_reason text;
ALTER TABLE results ADD COLUMN completed_at timestamptz;
ALTER TABLE results ADD CONSTRAINT score_or_reason CHECK (
  (home_score IS NULL) = (away_score IS NULL) AND (home_score IS NULL) = (void_reason IS NOT NULL)
);
CREATE INDEX results_unfinished ON results (event_id) WHERE completed_at IS NULL;
CREATE INDEX bet_legs_by_event ON bet_legs (event_id, bet_id);
CREATE INDEX ledger_journals_by_reference ON ledger_journals (reference);
