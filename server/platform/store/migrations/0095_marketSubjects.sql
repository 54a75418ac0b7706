-- The player that a market is about, by id within the event and by name; null for all other markets.
ALTER TABLE markets
  ADD COLUMN subject_id text,
  ADD COLUMN subject_name text,
  ADD CONSTRAINT markets_subject CHECK ((subject_id IS NULL) = (subject_name IS NULL));
