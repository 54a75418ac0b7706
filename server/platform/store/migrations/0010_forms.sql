-- What players have opted in to, do not want to be shown again, and have handed in.
CREATE TABLE promotion_enrollments (
  player_id text NOT NULL REFERENCES players, promotion_id text NOT NULL, enrolled_at timestamptz NOT NULL, PRIMARY KEY (player_id, promotion_id)
);
CREATE TABLE prompt_dismissals (
  player_id text NOT NULL REFERENCES players, prompt_type text NOT NULL, dismissed_at timestamptz NOT NULL, PRIMARY KEY (player_id, prompt_type)
);
CREATE TABLE form_submissions (
  id text PRIMARY KEY, player_id text NOT NULL REFERENCES players, form_id text NOT NULL, part_id text NOT NULL,
  -- Of the form's document: what was asked.
  revision text NOT NULL,
  answers jsonb NOT NULL, submitted_at timestamptz NOT NULL
);
CREATE INDEX form_submissions_of_player ON form_submissions (player_id, submitted_at);
-- Under the id that the client gave the upload. Without a submission it is nobody's yet, and goes after a day.
CREATE TABLE form_files (
  player_id text NOT NULL REFERENCES players, id text NOT NULL, form_id text NOT NULL, part_id text NOT NULL, field text NOT NULL,
  name text NOT NULL, media_type text NOT NULL, sha256 text NOT NULL, bytes bytea NOT NULL, uploaded_at timestamptz NOT NULL,
  submission_id text REFERENCES form_submissions, PRIMARY KEY (player_id, id)
);
