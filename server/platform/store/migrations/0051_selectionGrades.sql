-- How a trader has graded a selection, whatever the score says: it stands until another is given, or the event or the selection is void.
-- `places` of `tied` are the paying places that are left for those who share them.
CREATE TABLE selection_grades (
  selection_id text PRIMARY KEY REFERENCES selections,
  event_id text NOT NULL REFERENCES events,
  outcome text NOT NULL CHECK (outcome IN ('DEAD_HEAT', 'LOSS', 'PUSH', 'WIN')),
  places integer,
  tied integer,
  reason text NOT NULL,
  origin text NOT NULL,
  recorded_at timestamptz NOT NULL,
  CHECK ((outcome = 'DEAD_HEAT') = (places IS NOT NULL)),
  CHECK ((places IS NULL) = (tied IS NULL)),
  CHECK (places > 0 AND places < tied)
);
CREATE INDEX selection_grades_by_event ON selection_grades (event_id);
-- Nothing is taken on a market any more once one of its selections is graded, whatever the feed says of it.
ALTER TABLE markets ADD COLUMN is_graded boolean NOT NULL DEFAULT false;
-- A result may be what traders have graded alone, before there is a score.
ALTER TABLE results DROP CONSTRAINT score_or_reason;
ALTER TABLE results ADD CONSTRAINT score_or_void CHECK (
  (home_score IS NULL) = (away_score IS NULL) AND (home_score IS NULL OR void_reason IS NULL)
);
