-- What people do to money by hand waits for a second person. Decided proposals stay, as history.
CREATE TABLE proposals (
  id text PRIMARY KEY,
  -- The console operation that the confirmation runs, and its input as canonical JSON.
  operation text NOT NULL,
  input text NOT NULL,
  -- Example: `event:…`. At most one open proposal has it.
  subject text NOT NULL,
  event_id text,
  -- Read by the confirmer: what happens, and what is unusual about it.
  summary text NOT NULL,
  warnings jsonb NOT NULL,
  -- Hash of operation, input, bets and facts: another one is another proposal.
  digest text NOT NULL,
  bets integer NOT NULL,
  stake bigint NOT NULL,
  payout_before bigint NOT NULL,
  payout_after bigint NOT NULL,
  reason text NOT NULL,
  -- An operator's id, or `feed`.
  proposer_id text NOT NULL,
  proposer text NOT NULL,
  proposed_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'OPEN' CHECK (state IN ('OPEN', 'CONFIRMED', 'REFUSED', 'WITHDRAWN')),
  decided_by_id text,
  decided_by text,
  decided_at timestamptz,
  decision text,
  -- What the operation answered, for a repeated confirmation.
  done jsonb,
  CHECK ((state = 'OPEN') = (decided_at IS NULL) AND (state = 'OPEN') = (decided_by_id IS NULL)),
  CHECK (decided_by_id IS NULL OR state = 'WITHDRAWN' OR decided_by_id <> proposer_id)
);
CREATE UNIQUE INDEX proposals_open ON proposals (subject) WHERE state = 'OPEN';
CREATE INDEX proposals_newest ON proposals (proposed_at);
CREATE INDEX proposals_by_event ON proposals (event_id, proposed_at);

-- Each bet that a proposal changes, before and after. Amounts in cents.
CREATE TABLE proposal_bets (
  proposal_id text NOT NULL REFERENCES proposals,
  bet_id text NOT NULL,
  stake bigint NOT NULL,
  status_before text NOT NULL,
  outcome_before text NOT NULL,
  payout_before bigint NOT NULL,
  status_after text NOT NULL,
  outcome_after text NOT NULL,
  payout_after bigint NOT NULL,
  PRIMARY KEY (proposal_id, bet_id)
);
CREATE INDEX proposal_bets_by_bet ON proposal_bets (bet_id);

-- A suspension that a proposal holds until it is decided: no operator gives it back.
ALTER TABLE suspensions ADD COLUMN proposal_id text REFERENCES proposals;

-- Who made, restored or unlocked an operator's account. `by` is an operator's id, or `machine` where the command was not told.
-- The instant is the database's, which no lever moves.
CREATE TABLE operator_vouches (
  operator_id text NOT NULL REFERENCES operators,
  by text NOT NULL,
  act text NOT NULL CHECK (act IN ('made', 'restored', 'unlocked')),
  at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX operator_vouches_by_operator ON operator_vouches (operator_id, at);

-- How events ended, by whoever said so, applied or not: `results` has only what holds.
CREATE TABLE event_statements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  event_id text NOT NULL,
  source text NOT NULL CHECK (source IN ('feed', 'people', 'machine')),
  origin text NOT NULL,
  home_score integer,
  away_score integer,
  void_reason text,
  decided_at timestamptz,
  -- Change of payouts in cents, counted against what a feed settles alone.
  amount bigint NOT NULL,
  is_applied boolean NOT NULL,
  said_at timestamptz NOT NULL
);
CREATE INDEX event_statements_by_event ON event_statements (event_id, id);
INSERT INTO event_statements (event_id, source, origin, home_score, away_score, void_reason, decided_at, amount, is_applied, said_at)
  SELECT event_id, CASE WHEN origin LIKE 'trader:%' THEN 'people' WHEN origin IN ('sandbox', 'seed', 'simulation') THEN 'machine' ELSE 'feed' END,
    origin, home_score, away_score, void_reason, decided_at, 0, true, recorded_at
  FROM results WHERE home_score IS NOT NULL OR void_reason IS NOT NULL ORDER BY recorded_at, event_id;
