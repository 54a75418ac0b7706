-- A lot without expiry comes before an expired one: the comparison with its expiry is null, and null sorts after true.
CREATE OR REPLACE FUNCTION keep_lots() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved ledger_journals; owner text; lot record; rest bigint := NEW.amount; part bigint;
BEGIN
  SELECT * INTO STRICT moved FROM ledger_journals WHERE id = NEW.journal_id;
  SELECT player_id INTO STRICT owner FROM ledger_accounts WHERE id = NEW.account_id;
  IF moved.kind LIKE 'credit-%' THEN
    UPDATE credit_lots SET remaining = remaining + rest,
      is_closed = CASE moved.kind WHEN 'credit-expired' THEN is_closed ELSE moved.kind = 'credit-withdrawn' END,
      expires_at = CASE moved.kind WHEN 'credit-granted' THEN (SELECT w.expires_at FROM awards w WHERE w.id = moved.reference) ELSE expires_at END
    WHERE id = moved.reference;
    IF NOT FOUND THEN
      INSERT INTO credit_lots (id, player_id, remaining, given_at, expires_at)
      VALUES (moved.reference, owner, rest, moved.recorded_at, (SELECT w.expires_at FROM awards w WHERE w.id = moved.reference));
    END IF;
    INSERT INTO credit_moves VALUES (moved.id, moved.reference, rest);
    RETURN NULL;
  END IF;
  FOR lot IN
    SELECT l.id, l.remaining, l.expires_at <= moved.recorded_at AND NOT l.is_closed AS is_over, s.net
    FROM credit_lots l LEFT JOIN (
      SELECT m.lot_id, sum(m.amount) AS net FROM ledger_journals j JOIN credit_moves m ON m.journal_id = j.id
      WHERE j.reference = moved.reference GROUP BY m.lot_id
    ) s ON s.lot_id = l.id
    WHERE l.player_id = owner AND CASE WHEN rest > 0 THEN s.net < 0 ELSE l.remaining > 0 END
    ORDER BY CASE WHEN rest > 0 THEN l.expires_at END DESC NULLS FIRST,
      s.net IS NULL, l.is_closed, coalesce(l.expires_at <= moved.recorded_at, false), l.expires_at NULLS LAST, l.given_at, l.id
  LOOP
    -- What has expired must not be revived by what returns before the job has taken it back.
    IF rest > 0 AND lot.is_over AND lot.remaining > 0 THEN PERFORM expire_lot(lot.id, moved.recorded_at); END IF;
    part := CASE WHEN rest > 0 THEN least(rest, -lot.net) ELSE -least(-rest, lot.remaining) END;
    UPDATE credit_lots SET remaining = remaining + part,
      expires_at = CASE WHEN part > 0 AND NOT is_closed AND expires_at IS NOT NULL
        THEN greatest(expires_at, moved.recorded_at + interval '7 days') ELSE expires_at END
    WHERE id = lot.id;
    UPDATE awards w SET expires_at = l.expires_at, redeemed_at = CASE WHEN l.remaining = 0 THEN moved.recorded_at END
    FROM credit_lots l WHERE l.id = lot.id AND w.id = lot.id AND w.withdrawn_at IS NULL;
    INSERT INTO credit_moves VALUES (moved.id, lot.id, part);
    rest := rest - part;
    EXIT WHEN rest = 0;
  END LOOP;
  IF rest > 0 THEN
    INSERT INTO credit_lots (id, player_id, remaining, given_at) VALUES (moved.id, owner, rest, moved.recorded_at);
    INSERT INTO credit_moves VALUES (moved.id, moved.id, rest);
  ELSIF rest < 0 THEN
    RAISE EXCEPTION 'The lots of % lack %', owner, -rest USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
