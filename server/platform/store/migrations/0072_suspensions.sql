-- Suspensions by operators, kept as history. Each press is a row of its own, so giving one back leaves those of others.
CREATE TABLE suspensions (
  id text PRIMARY KEY,
  scope text NOT NULL CHECK (scope IN ('selection', 'market', 'event', 'sport', 'everything')),
  -- Id of the selection, market, event or sport; `everything` for the whole offer.
  target text NOT NULL CHECK ((scope = 'everything') = (target = 'everything')),
  -- The operator's id, and the address that screens and the audit show.
  operator_id text NOT NULL,
  operator_email text NOT NULL,
  suspended_at timestamptz NOT NULL,
  released_by text,
  released_at timestamptz,
  CHECK ((released_by IS NULL) = (released_at IS NULL))
);
-- A second press of the same operator changes nothing.
CREATE UNIQUE INDEX suspensions_live ON suspensions (target, scope, operator_id) WHERE released_at IS NULL;
-- Delayed bets and cash outs look for what was suspended while they waited.
CREATE INDEX suspensions_released ON suspensions (released_at);

-- The feed writes `feed_status`, operators set `is_suspended`; the database computes what is shown and refuses to write it.
ALTER TABLE markets RENAME COLUMN status TO feed_status;
ALTER TABLE markets ADD COLUMN is_suspended boolean NOT NULL DEFAULT false,
  ADD COLUMN status text NOT NULL GENERATED ALWAYS AS (CASE WHEN is_suspended AND feed_status = 'OPEN' THEN 'CLOSED' ELSE feed_status END) STORED;
ALTER TABLE selections RENAME COLUMN status TO feed_status;
ALTER TABLE selections ADD COLUMN is_suspended boolean NOT NULL DEFAULT false,
  ADD COLUMN status text NOT NULL GENERATED ALWAYS AS (CASE WHEN is_suspended AND feed_status = 'OPEN' THEN 'CLOSED' ELSE feed_status END) STORED;

-- Live suspensions by market: its own, and those of its event, sport and everything.
CREATE VIEW market_suspensions AS
  SELECT m.id AS market_id, m.event_id, EXISTS (SELECT 1 FROM suspensions u WHERE u.released_at IS NULL AND (
    (u.scope = 'market' AND u.target = m.id) OR (u.scope = 'event' AND u.target = m.event_id)
    OR (u.scope = 'sport' AND u.target = o.sport_id) OR u.scope = 'everything')) AS is_wanted
  FROM markets m JOIN events e ON e.id = m.event_id JOIN competitions c ON c.id = e.competition_id JOIN organizations o ON o.id = c.organization_id;
CREATE VIEW selection_suspensions AS
  SELECT s.id AS selection_id, w.market_id, w.event_id, w.is_wanted OR EXISTS (
    SELECT 1 FROM suspensions u WHERE u.released_at IS NULL AND u.scope = 'selection' AND u.target = s.id) AS is_wanted
  FROM selections s JOIN market_suspensions w ON w.market_id = s.market_id;

-- Rows inserted beneath a suspension are born suspended.
CREATE FUNCTION suspend_new_markets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM suspensions WHERE released_at IS NULL) THEN
    UPDATE markets m SET is_suspended = true FROM born b JOIN market_suspensions w ON w.market_id = b.id AND w.is_wanted WHERE m.id = b.id;
  END IF;
  RETURN NULL;
END $$;
CREATE FUNCTION suspend_new_selections() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM suspensions WHERE released_at IS NULL) THEN
    UPDATE selections s SET is_suspended = true FROM born b JOIN selection_suspensions w ON w.selection_id = b.id AND w.is_wanted WHERE s.id = b.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER markets_born_suspended AFTER INSERT ON markets REFERENCING NEW TABLE AS born
  FOR EACH STATEMENT EXECUTE FUNCTION suspend_new_markets();
CREATE TRIGGER selections_born_suspended AFTER INSERT ON selections REFERENCING NEW TABLE AS born
  FOR EACH STATEMENT EXECUTE FUNCTION suspend_new_selections();

-- A delayed bet is refused for what was suspended since it came in.
ALTER TABLE held_placements ADD COLUMN received_at timestamptz NOT NULL DEFAULT now();
