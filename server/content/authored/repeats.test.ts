import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bindData } from '#server/kinds/bind.ts';
import { kinds } from '#server/kinds/index.ts';
import type { SlotParent } from '#server/kinds/nodeParents.ts';
import { idsOf } from '#server/kinds/sources/exclusion.ts';
import { sources, isSourceName } from '#server/kinds/sources/index.ts';
import { listBrands } from '#server/platform/config/brands.ts';
import { worldInMemory } from '#server/sandbox/world/worldInMemory.ts';
import { layoutsOver, memoryStore, visitor } from '#tests/support/layouts.ts';
import { addressesOf } from '../documents/addresses.ts';
import { pageSurfaces } from '../documents/routes.ts';

const now = new Date('2026-11-22T20:00:00.000Z');
const catalogue = worldInMemory(now, { seed: 1 });
const { layouts } = await layoutsOver(memoryStore(), { catalogue, ports: { now: () => now, newId: () => 'id' } });
const { brands } = listBrands(fileURLToPath(new URL('../../../', import.meta.url)));

/** True for categories and rankings, where omitting a game would shift the ranks of the others. */
const isWhole = ({ node }: SlotParent): boolean =>
  Object.values(node?.binds ?? {}).some(({ args }) => typeof args['category'] === 'string' || args['tag'] === 'top-ranked');

/** True for lists that omit items already shown above: hand-picked rails, and lists beside the page's subject. */
const isCurated = (slot: SlotParent, hasSubject: boolean): boolean =>
  slot.kind === 'FeaturedEventsShelf' ||
  (slot.kind === 'GameRailShelf' && !slot.id.startsWith('all_') && (hasSubject || !isWhole(slot))) ||
  (slot.kind === 'MarketGridShelf' && hasSubject);

async function shownBy({ node }: SlotParent): Promise<readonly string[]> {
  if (!node || kinds[node.kind].showsItems === false) return [];
  const data = bindData(node.binds, node.params, { playerId: null }, layouts.sources);
  const found = Object.entries(node.binds).map(async ([name, { source }]) => {
    if (!isSourceName(source) || sources[source].scope !== 'PUBLIC') return [];
    const { item } = sources[source];
    return idsOf(item, await data.load(name, item));
  });
  return [...new Set((await Promise.all(found)).flat())];
}

async function repeatsAt(path: string, brand: string) {
  const slots = layouts.page(path, { ...visitor, brand })?.slots ?? [];
  const shown = await Promise.all(slots.map(shownBy));
  const isSubject = ({ node }: SlotParent): boolean =>
    Object.values(node?.binds ?? {}).some(({ source }) => isSourceName(source) && /^(event|game)$/.test(sources[source].item));
  const subject = slots.flatMap((slot, at) => (isSubject(slot) ? (shown[at] ?? []) : []));
  return slots.flatMap((slot, at) => {
    if (!isCurated(slot, subject.length > 0)) return [];
    const above = new Set([...subject, ...shown.slice(0, at).flat()]);
    const own = shown[at] ?? [];
    return [{ id: slot.id.replace(/_.*/, ''), count: own.length, repeats: own.filter((id) => above.has(id)) }];
  });
}

describe.each(brands)('the pages of %s', (brand) => {
  const paths = pageSurfaces.flatMap((surface) => addressesOf(surface, catalogue, now).map(({ path }) => path));

  it('no curated rail repeats the items above it or the subject of its page', async () => {
    const found: string[] = [];
    for (const path of paths)
      for (const { id, repeats } of await repeatsAt(path, brand)) if (repeats.length > 0) found.push(`${path} ${id}: ${repeats.length}`);
    expect(found).toEqual([]);
  });

  it('no curated rail of the home page or the casino is empty without the items above it', async () => {
    const rails = await Promise.all(['/', '/casino'].map((path) => repeatsAt(path, brand)));
    expect(rails.flat().filter(({ count }) => count === 0)).toEqual([]);
  });
});
