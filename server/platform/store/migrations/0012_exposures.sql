-- What was put before a player, appended at every change. It lasted until the next one of the same session and place, or the session's end.
CREATE TABLE layout_exposures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  session_id text NOT NULL, player_id text NOT NULL,
  -- `page`, or the part of the frame.
  place text NOT NULL,
  surface text NOT NULL,
  -- As the client was told it.
  revision text NOT NULL,
  -- For whom it was made: with these the same nodes come out again.
  audience jsonb NOT NULL,
  from_at timestamptz NOT NULL
);
CREATE INDEX layout_exposures_by_player ON layout_exposures (player_id, from_at);
