-- Who does not want to be asked any more to link an account with a partner, by where they were asked.
CREATE TABLE link_prompt_dismissals (
  player_id text NOT NULL REFERENCES players (id),
  prompt_type text NOT NULL,
  dismissed_at timestamptz NOT NULL,
  PRIMARY KEY (player_id, prompt_type)
);
