import { expect, it } from 'vitest';
import { layoutsOver, memoryStore, player, visitor } from '#tests/support/layouts.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';
import { addressesOf } from '../documents/addresses.ts';
import { createSwitches } from '../targeting/switches.ts';
import { openLayoutsOf } from '../layouts.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';

const shelf = (id: string, more: object = {}) => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  criticality: 'OPTIONAL',
  props: { title: id, links: [{ id: 'live', label: 'Live', icon: 'live' }] },
  ...more,
});
const documentOf = (...nodes: readonly { readonly id: string }[]) => ({
  surface: 'live',
  nodes: Object.fromEntries(nodes.map((node) => [node.id, node])),
  order: nodes.map(({ id }) => id),
});
type Shown = { readonly slots: readonly { readonly id: string; readonly absence: string | null }[] } | null | undefined;
const idsOf = (layout: Shown): readonly (string | undefined)[] => (layout?.slots ?? []).map(({ id }) => id.split('_', 1)[0]);

it('a rehearsed document is seen as players would see it, and is not published', async () => {
  const { layouts, publishing } = await layoutsOver(memoryStore());
  const before = layouts.page('/live', visitor);
  const views = publishing.rehearse('live', documentOf(shelf('new-one'), shelf('for-players', { when: { login: 'player' } })));
  expect(idsOf(views?.page('/live', visitor))).toEqual(['new-one']);
  expect(idsOf(views?.page('/live', player))).toEqual(['new-one', 'for-players']);
  expect(layouts.page('/live', visitor)).toEqual(before);
  expect(idsOf(views?.page('/', visitor)), 'what is published elsewhere stands beside it').toEqual(idsOf(layouts.page('/', visitor)));
});

it('a rehearsed document is identical to the published one', async () => {
  const { layouts, publishing } = await layoutsOver(memoryStore());
  const document = documentOf(shelf('a'), shelf('b', { when: { regions: ['CA-ON'] } }), shelf('c', { when: { brands: ['tsb'] } }));
  const rehearsed = [visitor, player, { ...visitor, region: 'CA-ON' }].map((who) =>
    publishing.rehearse('live', document)?.page('/live', who),
  );
  await publishing.publish('live', document, { author: 'somebody' });
  expect([visitor, player, { ...visitor, region: 'CA-ON' }].map((who) => layouts.page('/live', who))).toEqual(rehearsed);
});

it('a rehearsal may use another time and other flags', async () => {
  const off = [{ sort: 'kind', name: 'EditorialShelf', is_on: false } as const];
  const { publishing } = await openLayoutsOf(
    memoryStore(),
    { catalogue: tinyCatalogue(), bus: createMemoryBus(), ports: { newId: () => 'id', now: () => new Date('2026-11-21T12:00:00.000Z') } },
    createSwitches(() => Promise.resolve(off)),
  );
  const document = documentOf(
    shelf('always'),
    shelf('christmas', { when: { from: '2026-12-24T00:00:00Z', until: '2026-12-27T00:00:00Z' } }),
    shelf('flagged', { when: { flags: ['big-game'] } }),
  );
  const at = new Date('2026-12-25T10:00:00Z');
  expect(idsOf(publishing.rehearse('live', document)?.page('/live', visitor))).toEqual(['always']);
  expect(idsOf(publishing.rehearse('live', document, { at })?.page('/live', visitor))).toEqual(['always', 'christmas']);
  const flags = new Set(['big-game']);
  expect(idsOf(publishing.rehearse('live', document, { flags })?.page('/live', visitor))).toEqual(['always', 'flagged']);
});

it.each([[null], ['text'], [{}], [{ nodes: 7, order: 'x' }], [{ nodes: { a: null }, order: ['a', 'b'] }]])(
  'a rehearsal accepts the unfinished document %j',
  async (document) => {
    const { publishing } = await layoutsOver(memoryStore());
    const slots = publishing.rehearse('live', document)?.page('/live', visitor)?.slots ?? [];
    expect(slots.every(({ absence }) => absence === 'INVALID')).toBe(true);
  },
);

it('a rehearsal on an unknown surface is null', async () => {
  const { publishing } = await layoutsOver(memoryStore());
  expect(publishing.rehearse('nowhere', documentOf())).toBeNull();
});

it('the listed addresses of a surface lead to its pages', async () => {
  const { layouts } = await layoutsOver(memoryStore());
  const catalogue = tinyCatalogue();
  for (const surface of ['home', 'live', 'sport', 'competition', 'event', 'casino-category', 'casino-game', 'my-bets-settled']) {
    const addresses = addressesOf(surface, catalogue, new Date('2026-11-21T12:00:00.000Z'));
    expect(addresses.length, surface).toBeGreaterThan(0);
    for (const { path, name } of addresses) {
      expect(layouts.page(path, visitor)?.surface, path).toBe(surface);
      expect(name).not.toBe('');
    }
  }
  expect(addressesOf('left-menu', catalogue, new Date(0))).toEqual([]);
});
