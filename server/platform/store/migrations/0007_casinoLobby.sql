-- What a lobby tells of a game, its table, and what a player did and has there.
ALTER TABLE casino_games
  ADD COLUMN featured boolean NOT NULL DEFAULT false,
  ADD COLUMN bet_behind boolean NOT NULL DEFAULT false,
  ADD COLUMN free_reward boolean NOT NULL DEFAULT false,
  -- Place among the most played; null for the rest.
  ADD COLUMN rank integer,
  -- Only where somebody deals. Hours are minutes of the Eastern day; the same twice is around the clock.
  ADD COLUMN dealer text,
  ADD COLUMN seats integer,
  ADD COLUMN seats_taken integer,
  ADD COLUMN opens_minute integer,
  ADD COLUMN closes_minute integer;

CREATE TABLE casino_plays (
  player_id text NOT NULL REFERENCES players (id), game_id text NOT NULL REFERENCES casino_games (id),
  played_at timestamptz NOT NULL, PRIMARY KEY (player_id, game_id)
);

CREATE TABLE awards (
  id text PRIMARY KEY, player_id text NOT NULL REFERENCES players (id),
  kind text NOT NULL CHECK (kind IN ('bonus-cash', 'free-bets', 'free-rounds', 'free-wagers', 'profit-boosts')),
  title text NOT NULL,
  -- Minor units, or a number of rounds; null where the award is one thing.
  amount bigint, game_id text REFERENCES casino_games (id), expires_at timestamptz
);
CREATE INDEX awards_of_player ON awards (player_id, kind);
