-- Promotional credit in lots, each with an expiry of its own. A lot has the reference of the journal that granted it: for an award, its id.
-- What is left in the lots of a player is the balance of `player-bonus`. Rows are changed under the lock of the wallet.
CREATE TABLE credit_lots (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  -- Minor units. Each is wagered once: wins are cash.
  remaining bigint NOT NULL CHECK (remaining >= 0),
  given_at timestamptz NOT NULL,
  expires_at timestamptz,
  -- Withdrawn: what returns to it is taken back.
  is_closed boolean NOT NULL DEFAULT false
);
CREATE INDEX credit_lots_of_player ON credit_lots (player_id);
CREATE INDEX credit_lots_due ON credit_lots (expires_at) WHERE remaining > 0;
CREATE INDEX credit_lots_closed ON credit_lots (id) WHERE remaining > 0 AND is_closed;
-- Which lots a journal took from or gave to.
CREATE TABLE credit_moves (
  journal_id text NOT NULL REFERENCES ledger_journals,
  lot_id text NOT NULL REFERENCES credit_lots,
  amount bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (journal_id, lot_id)
);
CREATE INDEX credit_moves_of_lot ON credit_moves (lot_id);
CREATE TRIGGER credit_moves_are_history BEFORE UPDATE OR DELETE ON credit_moves FOR EACH ROW EXECUTE FUNCTION refuse_change();
INSERT INTO credit_lots (id, player_id, remaining, given_at)
  SELECT 'credit-before-lots:' || player_id, player_id, balance, now() FROM ledger_accounts WHERE kind = 'player-bonus' AND balance > 0;

-- An award of credit is used without one bet that used it.
ALTER TABLE awards DROP CONSTRAINT awards_check, ADD CHECK (redeemed_bet_id IS NULL OR redeemed_at IS NOT NULL);

-- Keeps the lots in the statement that posts a journal, so that no path can forget them. Spends the soonest expiry first; what comes back
-- goes to the lots it was taken from, the latest expiry first, and is good for seven more days.
CREATE FUNCTION keep_lots() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moved record; lot record; rest bigint; part bigint;
BEGIN
  FOR moved IN
    SELECT e.journal_id, e.amount, a.player_id, j.kind, j.reference, j.recorded_at
    FROM posted e JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_journals j ON j.id = e.journal_id
    WHERE e.account_id LIKE 'player-bonus:%' ORDER BY e.amount < 0, e.journal_id
  LOOP
    rest := moved.amount;
    IF moved.kind LIKE 'credit-%' THEN
      UPDATE credit_lots SET remaining = remaining + rest,
        is_closed = CASE moved.kind WHEN 'credit-expired' THEN is_closed ELSE moved.kind = 'credit-withdrawn' END,
        expires_at = CASE moved.kind WHEN 'credit-granted' THEN (SELECT w.expires_at FROM awards w WHERE w.id = moved.reference) ELSE expires_at END
      WHERE id = moved.reference;
      IF NOT FOUND THEN
        INSERT INTO credit_lots (id, player_id, remaining, given_at, expires_at)
        VALUES (moved.reference, moved.player_id, rest, moved.recorded_at, (SELECT w.expires_at FROM awards w WHERE w.id = moved.reference));
      END IF;
      INSERT INTO credit_moves VALUES (moved.journal_id, moved.reference, rest);
      CONTINUE;
    END IF;
    FOR lot IN
      SELECT l.id, l.remaining, l.expires_at, l.given_at, s.net
      FROM credit_lots l LEFT JOIN LATERAL (
        SELECT sum(m.amount) AS net FROM credit_moves m JOIN ledger_journals j ON j.id = m.journal_id
        WHERE m.lot_id = l.id AND j.reference = moved.reference
      ) s ON true
      WHERE l.player_id = moved.player_id AND CASE WHEN rest > 0 THEN s.net < 0 ELSE l.remaining > 0 END
      ORDER BY CASE WHEN rest > 0 THEN l.expires_at END DESC NULLS FIRST,
        s.net IS NULL, l.is_closed, l.expires_at <= moved.recorded_at, l.expires_at NULLS LAST, l.given_at, l.id
    LOOP
      part := CASE WHEN rest > 0 THEN least(rest, -lot.net) ELSE -least(-rest, lot.remaining) END;
      UPDATE credit_lots SET remaining = remaining + part,
        expires_at = CASE WHEN part > 0 AND NOT is_closed AND expires_at IS NOT NULL
          THEN greatest(expires_at, moved.recorded_at + interval '7 days') ELSE expires_at END
      WHERE id = lot.id;
      UPDATE awards w SET expires_at = l.expires_at, redeemed_at = CASE WHEN l.remaining = 0 THEN moved.recorded_at END
      FROM credit_lots l WHERE l.id = lot.id AND w.id = lot.id AND w.withdrawn_at IS NULL;
      INSERT INTO credit_moves VALUES (moved.journal_id, lot.id, part);
      rest := rest - part;
      EXIT WHEN rest = 0;
    END LOOP;
    IF rest > 0 THEN
      INSERT INTO credit_lots (id, player_id, remaining, given_at) VALUES (moved.journal_id, moved.player_id, rest, moved.recorded_at);
      INSERT INTO credit_moves VALUES (moved.journal_id, moved.journal_id, rest);
    ELSIF rest < 0 THEN
      RAISE EXCEPTION 'The lots of % lack %', moved.player_id, -rest USING ERRCODE = 'check_violation';
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER entries_are_kept_in_lots AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS posted
  FOR EACH STATEMENT EXECUTE FUNCTION keep_lots();

-- Whose game it was; null before it was written down.
ALTER TABLE casino_sessions ADD COLUMN brand text;

-- A round that ends after its day changes cashback, and any round changes offers on deposits.
CREATE OR REPLACE FUNCTION call_after_round() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE day date := (NEW.started_at AT TIME ZONE 'America/New_York')::date;
BEGIN
  INSERT INTO offer_calls (player_id, due_at, cause)
  SELECT NEW.player_id, NEW.ended_at, CASE k.kind WHEN 'day-loss' THEN 'day:' || day END
  FROM (SELECT DISTINCT v.document->'qualifies'->>'kind' AS kind
    FROM promotion_enrollments e JOIN offer_versions v ON v.hash = e.offer_hash WHERE e.player_id = NEW.player_id) k
  WHERE k.kind = 'deposit' OR (k.kind = 'day-loss' AND day < (NEW.ended_at AT TIME ZONE 'America/New_York')::date);
  RETURN NULL;
END $$;
