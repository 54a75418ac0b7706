-- What of a bet has been cashed out: of its stake, of what it could pay, and what was paid for it. The stake as accepted is never changed.
ALTER TABLE bets
  ADD COLUMN cashed_stake bigint NOT NULL DEFAULT 0,
  ADD COLUMN cashed_payout bigint NOT NULL DEFAULT 0,
  ADD COLUMN cashed_out bigint NOT NULL DEFAULT 0,
  ADD CHECK (cashed_stake >= 0 AND cashed_stake <= stake),
  ADD CHECK (cashed_payout >= 0 AND cashed_payout <= potential_payout),
  ADD CHECK (cashed_out >= 0 AND (cashed_out = 0) = (cashed_stake = 0));
-- Every cash out of a bet, in order; its money is in the journal `bet-cashed-out` of the same bet and round.
CREATE TABLE cash_outs (
  bet_id text NOT NULL REFERENCES bets,
  round integer NOT NULL,
  stake bigint NOT NULL CHECK (stake > 0),
  paid bigint NOT NULL CHECK (paid > 0),
  -- `PLAYER`, or `AUTOMATIC` at the value that the player had set.
  origin text NOT NULL CHECK (origin IN ('PLAYER', 'AUTOMATIC')),
  is_whole boolean NOT NULL,
  made_at timestamptz NOT NULL,
  -- The verdict it was made under; of an automatic one, that under which it was set.
  geo jsonb NOT NULL,
  PRIMARY KEY (bet_id, round)
);
CREATE TRIGGER cash_outs_are_history BEFORE UPDATE OR DELETE ON cash_outs FOR EACH ROW EXECUTE FUNCTION refuse_change();
-- One row per id that a player's device made: its decision, kept for ever.
CREATE TABLE cash_out_requests (
  player_id text NOT NULL REFERENCES players,
  cash_out_id text NOT NULL,
  body_hash text NOT NULL,
  decided_at timestamptz NOT NULL,
  result jsonb NOT NULL,
  PRIMARY KEY (player_id, cash_out_id)
);
-- The value at which a bet is cashed out by itself. Gone when it has happened, was taken back, or the bet is over.
CREATE TABLE automatic_cash_outs (
  bet_id text PRIMARY KEY REFERENCES bets,
  target bigint NOT NULL CHECK (target > 0),
  set_at timestamptz NOT NULL,
  geo jsonb NOT NULL
);
