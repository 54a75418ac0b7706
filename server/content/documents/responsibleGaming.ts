import { type DraftDocument, parentOf, placesOf, readDocument } from '#src/shared/layouts/draft/document.ts';
import { canonicalJson } from '#server/platform/canonicalJson.ts';

const isCareSurface = (surface: string): boolean =>
  /(?:^|[:-])(?:responsible-gaming|self-exclusion|cool-off|consent)(?:$|[:-])/.test(surface);

type Fields = { readonly criticality?: unknown; readonly guardedBy?: unknown };

/** True if only compliance may change, move, remove, disable or replace the node. */
export const isGuarded = (node: Fields | undefined): boolean => node?.criticality === 'MANDATORY' || node?.guardedBy === 'COMPLIANCE';

const NONE: ReadonlySet<string> = new Set();

/**
 * Returns why a change needs approval by compliance, or an empty list. `guarded`: ids of nodes to protect even if the document does not
 * mark them.
 */
export function rgReasons(surface: string, before: unknown, after: unknown, guarded: ReadonlySet<string> = NONE): readonly string[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  const reasons = isCareSurface(surface) ? [`${surface} is a surface of responsible gaming`] : [];
  const [a, b] = [readDocument(before), readDocument(after)];
  const [from, to] = [surroundingsIn(a), surroundingsIn(b)];
  for (const id of new Set([...a.nodes.keys(), ...b.nodes.keys()])) {
    const [old, now] = [a.nodes.get(id), b.nodes.get(id)];
    if (!isGuarded(old) && !isGuarded(now) && !guarded.has(id)) continue;
    const why = `${id} is ${[old, now].some((node) => node?.['criticality'] === 'MANDATORY') ? 'MANDATORY' : 'guarded by compliance'}`;
    const [was, is] = [from(id), to(id)];
    if (canonicalJson(old) !== canonicalJson(now)) reasons.push(`${why} and was ${old ? (now ? 'changed' : 'removed') : 'added'}`);
    else if (was.lists !== is.lists) reasons.push(`${why} and was moved`);
    else if (was.holders !== is.holders) reasons.push(`${why} and its container was changed`);
  }
  return reasons;
}

/** Position of a node as canonical JSON: the lists that contain it, innermost first, and the containers around it. */
type Surroundings = { readonly lists: string; readonly holders: string };

function surroundingsIn(document: DraftDocument): (id: string) => Surroundings {
  const places = placesOf(document);
  return (id) => {
    const lists: string[] = [];
    const holders: unknown[] = [];
    for (let at: string | null = id; at !== null;) {
      const list: string | undefined = places.get(at)?.list;
      // Stops at a node outside all lists, or if the containers form a cycle.
      if (list === undefined || lists.includes(list)) break;
      lists.push(list);
      at = parentOf(list);
      if (at !== null) holders.push(document.nodes.get(at));
    }
    return { lists: canonicalJson(lists), holders: canonicalJson(holders) };
  };
}
