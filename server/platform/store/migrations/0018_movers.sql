-- Who moved a pointer was taken from the author of the revision; an operator who has gone back to a document of a build has put it there
-- all the same. At the end of a release a build's document comes back as the build's.
UPDATE layout_pointers p SET moved_by = 'operator:' || last.operator_id
FROM (
  SELECT DISTINCT ON (surface, brand, region, environment) *
  FROM layout_publications ORDER BY surface, brand, region, environment, moved_at DESC
) last
WHERE p.moved_by = 'authored' AND last.operator_id <> 'authored' AND last.hash = p.hash
  AND (last.surface, last.brand, last.region, last.environment) = (p.surface, p.brand, p.region, p.environment)
  AND NOT EXISTS (
    SELECT FROM layout_release_items i JOIN layout_releases r ON r.id = i.release_id
    WHERE r.state = 'ended' AND i.content_hash = last.previous_hash AND i.previous_hash = last.hash
      AND (i.surface, i.brand, i.region, i.environment) = (p.surface, p.brand, p.region, p.environment));
