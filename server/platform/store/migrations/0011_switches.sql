-- Off switches of kinds, and flags that rules may ask for. Absent: a kind is drawn, a flag is off.
CREATE TABLE layout_switches (
  sort text NOT NULL CHECK (sort IN ('kind','flag')), name text NOT NULL, is_on boolean NOT NULL,
  operator_id text NOT NULL, reason text NOT NULL, switched_at timestamptz NOT NULL,
  PRIMARY KEY (sort, name)
);
-- Groups of players that rules may name; they travel in the access token.
CREATE TABLE player_segments (
  player_id text NOT NULL REFERENCES players, segment text NOT NULL, PRIMARY KEY (player_id, segment)
);
