-- The slip of a player (`player:<id>`) or a visitor (`anonymous:<token id>`). `content` is checked by the domain on every read.
CREATE TABLE betslips (
  owner text PRIMARY KEY, version bigint NOT NULL, content jsonb NOT NULL, updated_at timestamptz NOT NULL
);
-- One row per placement id: its decision, kept for ever.
CREATE TABLE placements (
  player_id text NOT NULL REFERENCES players,
  placement_id text NOT NULL,
  body_hash text NOT NULL,
  decided_at timestamptz NOT NULL,
  -- What was answered: accepted bet ids, or refusals by name.
  result jsonb NOT NULL,
  PRIMARY KEY (player_id, placement_id)
);
CREATE TABLE bets (
  id text PRIMARY KEY,
  player_id text NOT NULL REFERENCES players,
  placement_id text NOT NULL,
  -- Place in the placement, from 0; with the placement id it names the bet.
  ordinal integer NOT NULL,
  type text NOT NULL,
  status text NOT NULL CHECK (status IN ('OPEN','SETTLED','CANCELLED','VOIDED')),
  outcome text NOT NULL,
  currency text NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  num numeric NOT NULL,
  den numeric NOT NULL,
  potential_payout bigint NOT NULL,
  payout bigint,
  amount_source text NOT NULL,
  placed_at timestamptz NOT NULL,
  settled_at timestamptz,
  -- The verdict it was accepted under: region and ip address.
  geo jsonb NOT NULL,
  version bigint NOT NULL DEFAULT 1,
  UNIQUE (player_id, placement_id, ordinal)
);
CREATE INDEX bets_by_player ON bets (player_id, placed_at DESC, id DESC);
CREATE TABLE bet_legs (
  id text PRIMARY KEY,
  bet_id text NOT NULL REFERENCES bets,
  ordinal integer NOT NULL,
  event_id text NOT NULL REFERENCES events,
  market_id text NOT NULL REFERENCES markets,
  selection_id text NOT NULL REFERENCES selections,
  market_name text NOT NULL,
  selection_name text NOT NULL,
  market_type text NOT NULL,
  selection_type text NOT NULL,
  -- As accepted; never changed. The trigger below sees to it.
  num bigint NOT NULL,
  den bigint NOT NULL,
  points integer,
  outcome text NOT NULL DEFAULT 'PENDING' CHECK (outcome IN ('DEAD_HEAT','LOSS','PENDING','PUSH','UNAVAILABLE','VOID','WIN')),
  outcome_reason text,
  UNIQUE (bet_id, ordinal)
);
CREATE INDEX bet_legs_pending ON bet_legs (event_id) WHERE outcome = 'PENDING';
CREATE FUNCTION keep_accepted_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.num, OLD.den, OLD.points, OLD.selection_id) IS DISTINCT FROM (NEW.num, NEW.den, NEW.points, NEW.selection_id) THEN
    RAISE EXCEPTION 'the accepted terms of leg % never change', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER accepted_terms_stay BEFORE UPDATE ON bet_legs FOR EACH ROW EXECUTE FUNCTION keep_accepted_terms();
-- The final score an event was settled by.
CREATE TABLE results (
  event_id text PRIMARY KEY REFERENCES events, home_score integer NOT NULL, away_score integer NOT NULL,
  origin text NOT NULL, round integer NOT NULL DEFAULT 0, recorded_at timestamptz NOT NULL
);
