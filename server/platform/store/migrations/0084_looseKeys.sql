-- Keys by which excluded persons alone are found: the start makes all keys anew.
ALTER TABLE person_keys DROP CONSTRAINT person_keys_kind_check,
  ADD CONSTRAINT person_keys_kind_check CHECK (kind IN ('family', 'loose', 'name', 'pair', 'sound', 'vendor'));
