-- What a trader has set for a market; null where the code's limits hold. In the market's row, because a placement holds that row while it is
-- decided: a limit that is being changed waits for it, and the next placement reads the new one.
ALTER TABLE markets
  ADD COLUMN most_stake bigint CHECK (most_stake > 0),
  ADD COLUMN most_exposure bigint CHECK (most_exposure >= 0);
-- What the house would pay beyond the stakes of open bets if the selection wins, in cents, in several parts: placements that take from different
-- parts do not wait for each other. A part alone may be below zero. `is_exact`: nothing is taken from a part without looking at all of them.
CREATE TABLE selection_exposures (
  selection_id text NOT NULL REFERENCES selections,
  part smallint NOT NULL,
  taken bigint NOT NULL DEFAULT 0,
  is_exact boolean NOT NULL DEFAULT true,
  PRIMARY KEY (selection_id, part)
) WITH (fillfactor = 70);
INSERT INTO selection_exposures (selection_id, part, taken)
SELECT l.selection_id, 0, sum(b.potential_payout - CASE WHEN b.amount_source = 'FREE_BET' THEN 0 ELSE b.stake END) FROM bets b
JOIN (SELECT DISTINCT bet_id, selection_id FROM bet_legs) l ON l.bet_id = b.id WHERE b.status = 'OPEN' GROUP BY l.selection_id;
-- What a trader has set for a player: the most of one placement on a market, and the most that all open bets on a selection may win.
CREATE TABLE player_limits (
  player_id text PRIMARY KEY REFERENCES players,
  most_stake bigint CHECK (most_stake > 0),
  most_exposure bigint CHECK (most_exposure >= 0),
  -- What the player is told when asking why.
  reason text NOT NULL,
  set_by text NOT NULL,
  set_at timestamptz NOT NULL,
  CHECK (most_stake IS NOT NULL OR most_exposure IS NOT NULL)
);
-- What a trader has returned by hand, whoever had won: it stays so. In the rows of market and selection, because a placement holds them while
-- it is decided; in the leg, because no later result may grade it.
ALTER TABLE markets ADD COLUMN void_reason text;
ALTER TABLE selections ADD COLUMN void_reason text;
ALTER TABLE bet_legs ADD COLUMN void_reason text;
CREATE INDEX bet_legs_by_selection ON bet_legs (selection_id, bet_id);
-- One bet, or all bets on a selection or market. Complete when the last bet has been returned.
CREATE TABLE voids (
  scope text NOT NULL CHECK (scope IN ('bet','market','selection')),
  target text NOT NULL,
  reason text NOT NULL,
  origin text NOT NULL,
  recorded_at timestamptz NOT NULL,
  completed_at timestamptz,
  PRIMARY KEY (scope, target)
);
CREATE INDEX voids_unfinished ON voids (scope, target) WHERE completed_at IS NULL;
