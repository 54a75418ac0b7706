-- A round changes only offers on deposits.
CREATE OR REPLACE FUNCTION call_after_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_calls (player_id, due_at)
  SELECT NEW.player_id, NEW.ended_at
  WHERE EXISTS (SELECT FROM promotion_enrollments e JOIN offer_versions v ON v.hash = e.offer_hash
    WHERE e.player_id = NEW.player_id AND v.document->'qualifies'->>'kind' = 'deposit');
  RETURN NULL;
END $$;

-- Other results of a bet than a loss come with a fact.
CREATE OR REPLACE FUNCTION call_after_leg() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_calls (player_id, due_at, cause)
  SELECT DISTINCT b.player_id, '-infinity'::timestamptz, b.id
  FROM graded g JOIN bets b ON b.id = g.bet_id
  WHERE b.status = 'SETTLED' AND b.outcome = 'LOSS' AND b.type IN ('PARLAY', 'PARLAY_PLUS')
    AND EXISTS (SELECT FROM offer_versions v WHERE v.document->'qualifies'->>'kind' = 'near-miss'
      AND b.placed_at >= (v.document->>'from')::timestamptz AND b.placed_at < (v.document->>'until')::timestamptz);
  RETURN NULL;
END $$;
