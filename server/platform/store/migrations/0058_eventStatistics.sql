-- What is counted while a game is played, as its sport counts it; null before the start and where nobody counts.
ALTER TABLE events ADD COLUMN statistics jsonb;
-- Said from outside where the status does not say it: delayed, postponed, suspended, withdrawn, about to begin. Null otherwise.
ALTER TABLE events ADD COLUMN match_progress text;
