-- Cashback that a player may take is an award like the others.
ALTER TABLE awards DROP CONSTRAINT awards_kind_check;
ALTER TABLE awards ADD CONSTRAINT awards_kind_check
  CHECK (kind IN ('bonus-cash', 'cashback', 'free-bets', 'free-rounds', 'free-wagers', 'profit-boosts'));
