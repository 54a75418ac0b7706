-- Bets on games that are being played wait a moment before they are decided. What has been taken in is decided, also after a restart.
CREATE TABLE held_placements (
  player_id text NOT NULL REFERENCES players,
  placement_id text NOT NULL,
  body_hash text NOT NULL,
  -- As it was asked, amounts and prices as text.
  request jsonb NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, placement_id)
);
CREATE INDEX held_placements_due ON held_placements (due_at);
