import { describe, expect, it, vi } from 'vitest';
import { openLayoutsOf } from '../layouts.ts';
import { createQuarantine, type QuarantineRow } from './quarantine.ts';
import { createSwitches } from '../targeting/switches.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { counting, memoryStore, visitor } from '#tests/support/layouts.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';

const links = (id: string, more: object = {}): object => ({
  ...{ id, kind: 'QuickLinksShelf', v: 2, criticality: 'DEGRADABLE', fallback: { kind: 'FallbackText', text: 'Not now' } },
  props: { title: id, links: [{ id: 'live', label: 'Live', icon: 'live' }] },
  ...more,
});
const document = (...nodes: readonly object[]): object => ({
  surface: 'promotions',
  nodes: Object.fromEntries(nodes.map((node) => [(node as { id: string }).id, node])),
  order: nodes.map((node) => (node as { id: string }).id),
});

async function house() {
  const [store, bus] = [memoryStore(), createMemoryBus()];
  let rows: readonly QuarantineRow[] = [];
  const open = () =>
    openLayoutsOf(
      store,
      { catalogue: tinyCatalogue(), bus, ports: { now: () => new Date('2026-11-22T10:00:00Z'), newId: counting() } },
      createSwitches(() => Promise.resolve([])),
      createQuarantine(() => Promise.resolve(rows)),
    );
  const [here, there] = [await open(), await open()];
  const digestOf = (id: string): string => {
    for (const { surface, nodes } of here.publishing.published())
      for (const node of nodes) if (surface === 'promotions' && node.id === id) return node.digest;
    throw new Error(`no part ${id}`);
  };
  return {
    ...{ here, there },
    publish: (...nodes: readonly object[]) => here.publishing.publish('promotions', document(...nodes), { author: 'test' }),
    hold: async (...ids: readonly string[]) => {
      rows = ids.map((id) => ({ surface: 'promotions', node_id: id, digest: digestOf(id) }));
      await here.publishing.switched();
    },
    shown: (of = here.layouts) => of.page('/promotions', visitor)?.slots.map(({ id, absence }) => [id.split('_', 1)[0], absence]),
  };
}

describe('a node in quarantine', () => {
  it('a quarantined node is replaced by its fallback in every process, and restored on release', async () => {
    const { here, there, publish, hold, shown } = await house();
    await publish(links('a'), links('b'));
    const before = here.layouts.page('/promotions', visitor)?.revision;
    await hold('a');
    for (const process of [here, there]) {
      await vi.waitFor(() =>
        expect(shown(process.layouts)).toEqual([
          ['a', 'QUARANTINED'],
          ['b', null],
        ]),
      );
      expect(process.layouts.page('/promotions', visitor)?.slots[0]).toMatchObject({ node: null, fallback: { text: 'Not now' } });
    }
    expect(here.layouts.page('/promotions', visitor)?.revision).not.toBe(before);
    await hold();
    expect(here.layouts.page('/promotions', visitor)).toMatchObject({ revision: before, slots: [{ absence: null }, { absence: null }] });
  });

  it('a quarantine changes open pages at once', async () => {
    const { here, publish, hold } = await house();
    await publish(links('a'), links('b'));
    const changes = here.layouts.watch('promotions', visitor);
    await changes.next();
    const next = changes.next();
    await hold('a');
    expect((await next).value).toMatchObject({ urgency: 'IMMEDIATE', steps: [{ op: 'REPLACE', nodeId: 'a' }] });
    const back = changes.next();
    await hold();
    expect((await back).value).toMatchObject({ urgency: 'ORDINARY', steps: [{ op: 'REPLACE', nodeId: 'a' }] });
    here.upkeep.close();
  });

  it('a quarantine lasts while other nodes change, and ends when its node changes', async () => {
    const { publish, hold, shown } = await house();
    await publish(links('a'), links('b'));
    await hold('a');
    await publish(links('a'), links('b', { label: 'Changed' }), links('c'));
    expect(shown()).toEqual([
      ['a', 'QUARANTINED'],
      ['b', null],
      ['c', null],
    ]);
    await publish(links('a', { label: 'Mended' }), links('b'));
    expect(shown()).toEqual([
      ['a', null],
      ['b', null],
    ]);
  });

  it('a quarantined MANDATORY node is served, even inside a quarantined container', async () => {
    const { hold, shown, here } = await house();
    const box = { kind: 'TabsShelf', v: 1, props: { tabs: [{ region: 'main', label: 'Main' }] }, regions: { main: ['owed', 'other'] } };
    const nodes = [links('box', box), links('owed', { criticality: 'MANDATORY', fallback: undefined }), links('other')];
    const stored = JSON.parse(JSON.stringify({ ...document(...nodes), order: ['box'] })) as object;
    await here.publishing.publish('promotions', stored, { author: 'test' });
    await hold('owed', 'box');
    expect(shown()).toEqual([
      ['box', 'QUARANTINED'],
      ['owed', null],
    ]);
  });

  it('the console explains why a node is in quarantine', async () => {
    const { here, publish, hold } = await house();
    await publish(links('a'));
    await hold('a');
    const explained = await here.publishing.explain('promotions', visitor);
    expect(explained?.nodes[0]).toMatchObject({
      outcome: 'stands-in',
      why: expect.arrayContaining([expect.stringContaining('quarantine')]),
    });
    expect((await here.publishing.explain('promotions', visitor, { quarantined: [] }))?.nodes[0]).toMatchObject({ outcome: 'shown' });
    expect(here.layouts.switchedNow().quarantined).toHaveLength(1);
  });
});
