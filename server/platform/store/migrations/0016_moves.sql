-- What a draft was begun with; its base is null where nothing of its own stood at its place.
ALTER TABLE layout_drafts ADD COLUMN begun_from text REFERENCES layout_revisions (hash);
UPDATE layout_drafts SET begun_from = base_hash;
-- Who moved a pointer: the next build takes on only what a build has put there (`authored`).
ALTER TABLE layout_pointers ADD COLUMN moved_by text;
UPDATE layout_pointers SET moved_by = author FROM layout_revisions WHERE layout_revisions.hash = layout_pointers.hash;
ALTER TABLE layout_pointers ALTER COLUMN moved_by SET NOT NULL;
-- The same of what a release puts back at its end.
ALTER TABLE layout_release_items ADD COLUMN previous_moved_by text;
