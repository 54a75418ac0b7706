-- What feeds and people said of one market: null for the ending of the event.
ALTER TABLE event_statements ADD COLUMN market_id text,
  -- Of each selection, by id: its outcome, and the places of a dead heat.
  ADD COLUMN grades jsonb;
