-- Which money the casino takes first; none until the player has chosen.
ALTER TABLE players ADD COLUMN casino_balance_usage text CHECK (casino_balance_usage IN ('CASH_FIRST','BONUS_FIRST','CASH_ONLY'));
