-- How a bet pays beside the prices of its legs: what was shown when it was placed. Bets from before are straights and parlays of separate games.
ALTER TABLE bets ADD COLUMN terms jsonb NOT NULL DEFAULT '{"kind":"combined","games":{},"policy":"REPRICE"}';
-- A dead heat pays for `places` out of `tied`; both are there or none is.
ALTER TABLE bet_legs ADD COLUMN dead_heat_places integer, ADD COLUMN dead_heat_tied integer,
  ADD CHECK ((dead_heat_places IS NULL) = (dead_heat_tied IS NULL)),
  ADD CHECK (dead_heat_places > 0 AND dead_heat_places <= dead_heat_tied);
