-- What a player's own invitation is known by; those who came by it have it as their `referral_code`. 48 random bits: nobody's can be guessed.
ALTER TABLE players ADD COLUMN invite_code text NOT NULL DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 12);
CREATE UNIQUE INDEX players_by_invite_code ON players (invite_code);
CREATE INDEX players_by_referral_code ON players (referral_code) WHERE referral_code IS NOT NULL;
