-- Nobody of the house opens a file that no scanner has called clean. Files of before wait for theirs.
ALTER TABLE form_files
  ADD COLUMN scan text NOT NULL DEFAULT 'waiting' CHECK (scan IN ('waiting', 'clean', 'bad')),
  -- What was found, or why it is not known yet.
  ADD COLUMN scan_note text,
  ADD COLUMN scan_tries integer NOT NULL DEFAULT 0,
  ADD COLUMN scan_due_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN scanned_at timestamptz;
CREATE INDEX form_files_to_scan ON form_files (scan_due_at) WHERE scan = 'waiting';
