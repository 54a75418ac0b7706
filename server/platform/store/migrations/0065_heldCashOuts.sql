-- Cash outs of bets on games that are being played wait as bets on them do. What has been taken in is decided, also after a restart.
CREATE TABLE held_cash_outs (
  player_id text NOT NULL REFERENCES players,
  cash_out_id text NOT NULL,
  bet_id text NOT NULL REFERENCES bets,
  body_hash text NOT NULL,
  -- As it was asked, amounts as text.
  request jsonb NOT NULL,
  -- What the player has confirmed, in cents; the page shows it while it waits.
  shown bigint NOT NULL,
  -- Whether its quote had run out is told by this instant.
  received_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, cash_out_id)
);
CREATE INDEX held_cash_outs_due ON held_cash_outs (due_at);
CREATE INDEX held_cash_outs_of_bet ON held_cash_outs (bet_id);
-- Since when the value of a bet on a game that is being played has stood at its target, look by look; null while it does not.
ALTER TABLE automatic_cash_outs ADD COLUMN reached_at timestamptz;
