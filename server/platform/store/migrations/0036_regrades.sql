-- What a leg was graded before its result was corrected, and why: a player who was told of one outcome is told why there is another.
ALTER TABLE bet_legs ADD COLUMN outcome_before text, ADD COLUMN outcome_reason_before text,
  ADD CHECK (outcome_before IS DISTINCT FROM 'PENDING');
