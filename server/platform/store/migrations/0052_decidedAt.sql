-- When the outcome became known; null where nobody has said. What was placed from then on is returned (wagers are committed before the outcome).
ALTER TABLE results ADD COLUMN decided_at timestamptz;
ALTER TABLE selection_grades ADD COLUMN decided_at timestamptz;
