-- Where the player picks up cash; null for every other way to be paid. When the vendor said that the money is ready, or on its way.
ALTER TABLE withdrawals ADD COLUMN facility_id text, ADD COLUMN accepted_at timestamptz;
