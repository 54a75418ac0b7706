-- Accounts whose kept answer was overtaken by a change of the register: each round looks for them.
CREATE INDEX register_standings_overtaken ON register_standings (answered_at) WHERE fresh_until <= answered_at;
