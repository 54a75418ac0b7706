import { kinds } from '#server/kinds/index.ts';
import type { StoredContent } from '#server/kinds/nodeParents.ts';
import type { PlacedBind } from '#server/kinds/sources/binding.ts';
import { isSubject } from '#server/kinds/sources/exclusion.ts';
import { isSourceName, sources } from '#server/kinds/sources/index.ts';
import type { ResolvedNode } from './resolve.ts';

const isOfSubject = ({ source }: PlacedBind): boolean => isSourceName(source) && isSubject(sources[source].item);

/** Returns each node's data binds, in page order. A bind that must not repeat items also gets the binds whose items it omits. */
export function placedBinds(nodes: readonly ResolvedNode[]): ReadonlyMap<string, StoredContent['binds']> {
  const subject = nodes.flatMap(({ content }) => Object.values(content?.binds ?? {}).filter(isOfSubject));
  const above: PlacedBind[] = [...subject];
  const placed = new Map<string, StoredContent['binds']>();
  for (const { id, content } of nodes) {
    if (!content) continue;
    const without = { shownAbove: [...above], subject };
    const binds = Object.entries(content.binds).map(([name, bind]): [string, PlacedBind] => [
      name,
      bind.exclude === undefined ? bind : { ...bind, without: without[bind.exclude] },
    ]);
    placed.set(id, Object.fromEntries(binds));
    if (kinds[content.kind].showsItems !== false) above.push(...binds.map(([, bind]) => bind));
  }
  return placed;
}
