-- A token that comes back late is given another successor, and the one before is dead: whoever shows that, or uses what came with it, is found out.
ALTER TABLE refresh_tokens
  ADD COLUMN reissues integer NOT NULL DEFAULT 0,
  ADD COLUMN reissued_at timestamptz,
  ADD COLUMN dead_at timestamptz;
-- Hashes of the dead ones, where each request looks anyway.
ALTER TABLE sessions ADD COLUMN dead_tokens text[] NOT NULL DEFAULT '{}';
