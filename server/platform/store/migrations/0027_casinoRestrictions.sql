-- A player may be kept from the casino alone, for a time or without end.
ALTER TABLE players
  ADD COLUMN casino_restricted_at timestamptz,
  -- Null for one without end.
  ADD COLUMN casino_restricted_until timestamptz,
  ADD CONSTRAINT casino_restriction_order CHECK (casino_restricted_until > casino_restricted_at);
