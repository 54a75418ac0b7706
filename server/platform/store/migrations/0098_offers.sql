-- What happened to a player's money, in order: a row for each journal of the kinds below, written by the statement that posts it. A player's
-- rows are inserted under the lock of the wallet, so that their ordinals follow the order of the commits.
CREATE TABLE facts (
  ordinal bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  -- The journal's.
  kind text NOT NULL,
  reference text NOT NULL,
  round integer NOT NULL,
  recorded_at timestamptz NOT NULL,
  -- Transaction that wrote it: readers who follow all players find what was committed late.
  written_in xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Change of the player's cash, in minor units.
  cents bigint NOT NULL,
  -- Of a bet as it stood then; null for others. `at_risk`: cash staked and not cashed out.
  bet_status text, bet_outcome text, at_risk bigint,
  CHECK ((bet_status IS NULL) = (at_risk IS NULL) AND (bet_status IS NULL) = (bet_outcome IS NULL))
);
CREATE INDEX facts_of_player ON facts (player_id, ordinal);
CREATE INDEX facts_by_transaction ON facts (written_in);
CREATE TRIGGER facts_are_history BEFORE UPDATE OR DELETE ON facts FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION keep_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO facts (player_id, kind, reference, round, recorded_at, cents, bet_status, bet_outcome, at_risk)
  SELECT b.player_id, j.kind, j.reference, j.round, j.recorded_at,
    coalesce((SELECT sum(e.amount) FROM ledger_entries e WHERE e.journal_id = j.id AND e.account_id = 'player-cash:' || b.player_id), 0),
    b.status, b.outcome, CASE b.amount_source WHEN 'CASH' THEN b.stake - b.cashed_stake ELSE 0 END
  FROM posted j JOIN bets b ON b.id = j.reference
  WHERE j.kind IN ('bet-placed', 'bet-settled', 'bet-refunded', 'bet-cashed-out', 'regrade')
  ORDER BY j.reference, j.round;
  IF EXISTS (SELECT FROM posted WHERE kind IN ('deposit', 'deposit-returned', 'casino-wagered', 'casino-won', 'casino-returned')) THEN
    INSERT INTO facts (player_id, kind, reference, round, recorded_at, cents)
    SELECT o.player_id, j.kind, j.reference, j.round, j.recorded_at,
      coalesce((SELECT sum(e.amount) FROM ledger_entries e WHERE e.journal_id = j.id AND e.account_id = 'player-cash:' || o.player_id), 0)
    FROM posted j CROSS JOIN LATERAL (
      SELECT d.player_id FROM deposits d WHERE j.kind IN ('deposit', 'deposit-returned') AND d.id = j.reference
      UNION ALL
      SELECT a.player_id FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
      WHERE j.kind IN ('casino-wagered', 'casino-won', 'casino-returned') AND e.journal_id = j.id AND a.player_id IS NOT NULL
      GROUP BY a.player_id
    ) o
    WHERE j.kind IN ('deposit', 'deposit-returned', 'casino-wagered', 'casino-won', 'casino-returned');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER journals_are_facts AFTER INSERT ON ledger_journals REFERENCING NEW TABLE AS posted
  FOR EACH STATEMENT EXECUTE FUNCTION keep_facts();

-- Offers as operators confirmed them. A version is named by the hash of its document and never changes.
CREATE TABLE offer_versions (
  hash text PRIMARY KEY,
  offer_id text NOT NULL,
  document jsonb NOT NULL,
  confirmed_by text NOT NULL,
  confirmed_at timestamptz NOT NULL
);
CREATE TRIGGER offer_versions_stand BEFORE UPDATE OR DELETE ON offer_versions FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE INDEX offer_versions_by_offer ON offer_versions (offer_id, confirmed_at);
-- The version in force and what the offer has cost. All awards of an offer are made under the lock of its row.
CREATE TABLE offers (
  id text PRIMARY KEY,
  hash text NOT NULL REFERENCES offer_versions,
  version integer NOT NULL DEFAULT 1,
  budget bigint NOT NULL,
  awarded bigint NOT NULL DEFAULT 0,
  stopped_at timestamptz,
  stopped_by text,
  CHECK (awarded BETWEEN 0 AND budget),
  CHECK ((stopped_at IS NULL) = (stopped_by IS NULL))
);
-- The version whose terms the player saw; null for promotions that pay nothing.
ALTER TABLE promotion_enrollments ADD COLUMN offer_hash text REFERENCES offer_versions;
CREATE INDEX promotion_enrollments_in_offers ON promotion_enrollments (promotion_id) WHERE offer_hash IS NOT NULL;
-- Last fact of the player that the offers have taken.
CREATE TABLE fact_cursors (player_id text PRIMARY KEY REFERENCES players, ordinal bigint NOT NULL);

ALTER TABLE awards
  ADD COLUMN offer_id text REFERENCES offers,
  ADD COLUMN given_at timestamptz,
  ADD COLUMN withdrawn_at timestamptz,
  ADD CHECK (withdrawn_at IS NULL OR redeemed_bet_id IS NULL);
CREATE INDEX bets_by_free_bet ON bets (free_bet_id) WHERE free_bet_id IS NOT NULL;
CREATE INDEX awards_of_offer ON awards (offer_id) WHERE offer_id IS NOT NULL;
-- Each thing of a player that an offer looks at, such as a bet. One award at most follows from a cause and step.
CREATE TABLE offer_causes (
  offer_id text NOT NULL REFERENCES offers,
  cause text NOT NULL,
  step integer NOT NULL,
  player_id text NOT NULL REFERENCES players,
  -- Fact by which it began.
  ordinal bigint NOT NULL,
  is_met boolean NOT NULL,
  is_over boolean NOT NULL,
  award_id text UNIQUE REFERENCES awards,
  -- Why an earned award was not made.
  withheld text CHECK (withheld IN ('budget', 'cap', 'excluded')),
  PRIMARY KEY (offer_id, cause, step)
);
CREATE INDEX offer_causes_of_player ON offer_causes (player_id, offer_id, ordinal);
