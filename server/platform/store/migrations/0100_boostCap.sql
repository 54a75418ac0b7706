-- Caps what the boost of a bet adds to its win, in minor units.
ALTER TABLE bets ADD COLUMN boost_most_extra bigint CHECK (boost_most_extra > 0);
