-- What of a cash out went back as promotional credit: of a bet on credit no more than its stake. What was paid before all went as cash.
ALTER TABLE bets ADD COLUMN cashed_credit bigint NOT NULL DEFAULT 0, ADD CHECK (cashed_credit >= 0 AND cashed_credit <= cashed_out);
ALTER TABLE cash_outs ADD COLUMN credit bigint NOT NULL DEFAULT 0, ADD CHECK (credit >= 0 AND credit <= paid AND credit <= stake);
