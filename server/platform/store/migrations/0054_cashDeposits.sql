-- Where the player brings cash; null for every other way to pay.
ALTER TABLE deposits ADD COLUMN facility_id text;
