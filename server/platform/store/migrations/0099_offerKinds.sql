-- Offers on other acts than bets. `base`: minor units that an award is reckoned from. `done`: minor units played for a deposit.
ALTER TABLE offer_causes
  ADD COLUMN base bigint NOT NULL DEFAULT 0,
  ADD COLUMN done bigint NOT NULL DEFAULT 0 CHECK (done >= 0),
  ADD COLUMN began_at timestamptz;
UPDATE offer_causes c SET base = b.stake - b.cashed_stake, began_at = b.placed_at FROM bets b WHERE b.id = c.cause;
ALTER TABLE offer_causes ALTER COLUMN began_at SET NOT NULL;

-- Players whose offers must be looked at without a new fact, since no journal says that a round ended or a time came. Rows are only inserted
-- and deleted, so that they never wait for a wallet.
CREATE TABLE offer_calls (
  ordinal bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  due_at timestamptz NOT NULL
);
CREATE INDEX offer_calls_due ON offer_calls (due_at);
CREATE INDEX offer_calls_of_player ON offer_calls (player_id);

CREATE FUNCTION call_after_round() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_calls (player_id, due_at)
  SELECT NEW.player_id, NEW.ended_at
  WHERE EXISTS (SELECT FROM promotion_enrollments e WHERE e.player_id = NEW.player_id AND e.offer_hash IS NOT NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER rounds_are_looked_at AFTER UPDATE OF state ON casino_rounds FOR EACH ROW
  WHEN (OLD.state = 'OPEN' AND NEW.state <> 'OPEN') EXECUTE FUNCTION call_after_round();

-- A leg graded after its bet was lost changes no money, and so is no fact, but an offer may ask how many legs have lost.
ALTER TABLE offer_calls ADD COLUMN cause text;
CREATE FUNCTION call_after_leg() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_calls (player_id, due_at, cause)
  SELECT DISTINCT b.player_id, '-infinity'::timestamptz, b.id
  FROM graded g JOIN bets b ON b.id = g.bet_id
  WHERE b.status = 'SETTLED' AND b.type IN ('PARLAY', 'PARLAY_PLUS')
    AND EXISTS (SELECT FROM offers o JOIN offer_versions v ON v.offer_id = o.id WHERE v.document->'qualifies'->>'kind' = 'near-miss');
  RETURN NULL;
END $$;
CREATE TRIGGER legs_are_looked_at AFTER UPDATE ON bet_legs REFERENCING NEW TABLE AS graded
  FOR EACH STATEMENT EXECUTE FUNCTION call_after_leg();

-- Caps what a boost adds to a win, in minor units.
ALTER TABLE awards ADD COLUMN most_extra bigint CHECK (most_extra > 0);
CREATE INDEX bets_by_profit_boost ON bets (profit_boost_id) WHERE profit_boost_id IS NOT NULL;
