import { canonicalJson } from '#server/platform/canonicalJson.ts';
import type { DocumentDiff, FieldChange, NodeChange } from '#src/shared/console/review.ts';
import { type DraftDocument, type DraftNode, placesOf, readDocument, titleOf, TOP } from '#src/shared/layouts/draft/document.ts';
import { longestRise } from '#src/shared/layouts/longestRise.ts';
import { isPlainObject } from '#src/shared/values/plainObject.ts';

/** Compares nodes by id. A node that shifts only because another is inserted does not count as moved. */
export function diffDocuments(before: unknown, after: unknown): DocumentDiff {
  const [a, b] = [readDocument(before), readDocument(after)];
  const changes: NodeChange[] = [];
  for (const [id, node] of a.nodes)
    if (!b.nodes.has(id))
      changes.push({ change: 'removed', id, ...named(id, node, 'removed'), fields: fieldsThatDiffer(node, bare(node), '') });
  for (const [id, node] of b.nodes)
    if (!a.nodes.has(id))
      changes.push({ change: 'added', id, ...named(id, node, 'added'), fields: fieldsThatDiffer(bare(node), node, '') });
  const moved = movedIds(a, b);
  const [from, to] = [placesOf(a), placesOf(b)];
  for (const [id, node] of b.nodes) {
    const earlier = a.nodes.get(id);
    if (!earlier) continue;
    if (moved.has(id)) {
      const where = neighbour(b, to.get(id));
      changes.push({ change: 'moved', id, ...named(id, node, `moved ${where}`), from: listOf(from.get(id)), to: listOf(to.get(id)) });
    }
    const fields = fieldsThatDiffer(earlier, node, '');
    if (fields.length > 0)
      changes.push({
        change: 'edited',
        id,
        ...named(id, node, `changed: ${fields.map(({ path }) => path.replace(/^\/(props\/)?/, '')).join(', ')}`),
        fields,
      });
  }
  const title = { before: titleOf(a), after: titleOf(b) };
  return { title: title.before === title.after ? null : title, nodes: changes };
}

type At = { readonly list: string; readonly index: number } | undefined;
const listOf = (at: At): string => at?.list ?? 'nowhere';

function neighbour(document: DraftDocument, at: At): string {
  if (!at) return 'out of every list';
  const before = document.lists.get(at.list)?.[at.index - 1];
  const where = at.list === TOP ? '' : ` in ${at.list}`;
  return before === undefined ? `to the top${where}` : `below ${before}${where}`;
}

function named(id: string, node: DraftNode, what: string): { readonly kind: string; readonly words: string } {
  const kind = typeof node['kind'] === 'string' ? node['kind'] : 'Unreadable';
  const props = node['props'];
  const title = typeof props === 'object' && props !== null && 'title' in props ? props.title : node['label'];
  return { kind, words: `${typeof title === 'string' ? `“${title}”` : id} (${kind}) ${what}` };
}

/** Returns ids of nodes now in another list, or in another order in the same list. */
function movedIds(a: DraftDocument, b: DraftDocument): ReadonlySet<string> {
  const [from, to] = [placesOf(a), placesOf(b)];
  const moved = new Set([...b.nodes.keys()].filter((id) => a.nodes.has(id) && from.get(id)?.list !== to.get(id)?.list));
  for (const [list, ids] of b.lists) {
    const stayed = ids.filter((id) => from.get(id)?.list === list && to.get(id)?.list === list && !moved.has(id));
    const kept = longestRise(stayed.map((id) => from.get(id)?.index ?? 0));
    stayed.forEach((id, at) => kept.has(at) || moved.add(id));
  }
  return moved;
}

function fieldsThatDiffer(before: unknown, after: unknown, path: string): readonly FieldChange[] {
  if (canonicalJson(before) === canonicalJson(after)) return [];
  if (!isPlainObject(before) || !isPlainObject(after)) return [{ path, before: before ?? null, after: after ?? null }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].toSorted();
  return keys.flatMap((key) => fieldsThatDiffer(own(before, key), own(after, key), `${path}/${escaped(key)}`));
}

const bare = ({ id, kind, v, props }: DraftNode): DraftNode => ({ id, kind, v, ...(isPlainObject(props) ? { props: {} } : {}) });

const own = (value: Readonly<Record<string, unknown>>, key: string): unknown => (Object.hasOwn(value, key) ? value[key] : undefined);
/** Escapes a step of a JSON Pointer (RFC 6901 §3). */
export const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
