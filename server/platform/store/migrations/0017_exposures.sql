-- What was noted in the last hours is looked through for what says the same twice; rows come in almost in the order of time.
CREATE INDEX layout_exposures_by_time ON layout_exposures USING brin (from_at);
