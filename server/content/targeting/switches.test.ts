import { describe, expect, it } from 'vitest';
import { createSwitches, hashInRevision, type SwitchRow } from './switches.ts';
import { openLayoutsOf } from '../layouts.ts';
import { counting, memoryStore, visitor } from '#tests/support/layouts.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';

async function house() {
  let rows: readonly SwitchRow[] = [];
  let now = new Date('2026-11-22T10:00:00.000Z');
  const [store, bus] = [memoryStore(), createMemoryBus()];
  const open = () =>
    openLayoutsOf(
      store,
      { catalogue: tinyCatalogue(), bus, ports: { now: () => now, newId: counting() } },
      createSwitches(() => Promise.resolve(rows), { 'loyalty-card': [{ isOn: true, when: { regions: ['CA'] } }] }),
    );
  const [here, there] = [await open(), await open()];
  return {
    here,
    there,
    put: async (next: readonly SwitchRow[]) => {
      rows = next;
      await here.publishing.switched();
      // Waits until the other process has received the message and read the database.
      await new Promise(setImmediate);
    },
    clock: (at: string) => (now = new Date(at)),
  };
}
const links = (id: string, when?: object): object => ({
  id,
  kind: 'QuickLinksShelf',
  v: 2,
  criticality: 'DEGRADABLE',
  fallback: { kind: 'FallbackText', text: 'Not now' },
  props: { title: id, links: [{ id: 'live', label: 'Live', icon: 'live' }] },
  ...(when ? { when } : {}),
});
const document = (...nodes: readonly object[]): object => ({
  surface: 'promotions',
  nodes: Object.fromEntries(nodes.map((node) => [(node as { id: string }).id, node])),
  order: nodes.map((node) => (node as { id: string }).id),
});
const OFF: SwitchRow = { sort: 'kind', name: 'QuickLinksShelf', is_on: false };

describe('the kill switch of a kind', () => {
  it('a kind that is off is replaced by its fallback in every process, and comes back', async () => {
    const { here, there, put } = await house();
    await here.publishing.publish('promotions', document(links('a')), { author: 'test' });
    const before = here.layouts.shown('promotions', visitor)?.revision;
    await put([OFF]);
    for (const process of [here, there]) {
      const page = process.layouts.page('/promotions', visitor);
      expect(page?.slots).toMatchObject([{ absence: 'UNSUPPORTED', node: null, fallback: { text: 'Not now' } }]);
      expect(page?.revision, 'pages that are open hear of another revision').toBe(process.layouts.shown('promotions', visitor)?.revision);
      expect(page?.revision).not.toBe(before);
      expect(hashInRevision(page?.revision ?? '')).toBe(before);
    }
    await put([{ ...OFF, is_on: true }]);
    expect(here.layouts.page('/promotions', visitor)).toMatchObject({ revision: before, slots: [{ absence: null }] });
  });

  it('a kill switch notifies only pages with that kind', async () => {
    const { here, put } = await house();
    await here.publishing.publish('promotions', document(links('a')), { author: 'test' });
    const [changes, others] = [here.layouts.watch('promotions', visitor), here.layouts.watch('receipt:bet-placed', visitor)];
    await changes.next();
    await others.next();
    const next = changes.next();
    let isOtherTold = false;
    void others.next().then(() => (isOtherTold = true));
    await put([OFF]);
    expect((await next).value).toMatchObject({ surface: 'promotions', revision: expect.stringContaining('~') });
    expect(isOtherTold).toBe(false);
    here.upkeep.close();
  });
});

describe('rules on flags, segments and time', () => {
  it('rules on flags, segments and time are evaluated again after a change', async () => {
    const { here, put, clock } = await house();
    const rules = {
      flagged: { flags: ['playoffs'] },
      vip: { segments: ['vip'] },
      timed: { from: '2026-11-22T11:00:00Z', until: '2026-11-22T12:00:00Z' },
    };
    await here.publishing.publish('promotions', document(links('all'), ...Object.entries(rules).map(([id, when]) => links(id, when))), {
      author: 'test',
    });
    const shown = (segments: readonly string[] = []) =>
      here.layouts.page('/promotions', { ...visitor, segments })?.slots.map(({ id }) => id.split('_', 1)[0]);
    expect(shown()).toEqual(['all']);
    expect(shown(['vip'])).toEqual(['all', 'vip']);
    await put([{ sort: 'flag', name: 'playoffs', is_on: true }]);
    expect(shown()).toEqual(['all', 'flagged']);
    clock('2026-11-22T11:00:00.000Z');
    expect(shown()).toEqual(['all', 'flagged', 'timed']);
    clock('2026-11-22T12:00:00.000Z');
    expect(shown()).toEqual(['all', 'flagged']);
  });

  it('a layout rule on a flag reads operators’ switches, flag rules and the flag’s declaration together', async () => {
    const { here, put } = await house();
    const when = { flags: ['referral-program'] };
    await here.publishing.publish('promotions', document(links('all'), links('invited', when), links('hub', { flags: ['loyalty-card'] })), {
      author: 'test',
    });
    const shown = (region: string) => here.layouts.page('/promotions', { ...visitor, region })?.slots.map(({ id }) => id.split('_', 1)[0]);
    expect(shown('US-NJ'), 'declared to be on').toEqual(['all', 'invited']);
    expect(shown('CA-ON'), 'by a rule').toEqual(['all', 'invited', 'hub']);
    await put([
      { sort: 'flag', name: 'referral-program', is_on: false },
      { sort: 'flag', name: 'loyalty-card', is_on: false },
    ]);
    for (const region of ['US-NJ', 'CA-ON']) expect(shown(region), 'by an operator').toEqual(['all']);
    expect(here.layouts.judgeFlag('loyalty-card', visitor)).toEqual({ isOn: false, by: 'operator' });
    expect(here.layouts.flagsFor(visitor)).not.toContain('referral-program');
  });

  it('switching a declared flag off changes open pages', async () => {
    const { here, put } = await house();
    await here.publishing.publish('promotions', document(links('all'), links('invited', { flags: ['referral-program'] })), {
      author: 'test',
    });
    const changes = here.layouts.watch('promotions', visitor);
    const before = (await changes.next()).value?.revision;
    const next = changes.next();
    await put([{ sort: 'flag', name: 'referral-program', is_on: false }]);
    expect((await next).value?.revision).not.toBe(before);
    here.upkeep.close();
  });

  it('only segments that a rule names are relevant', async () => {
    const { here } = await house();
    await here.publishing.publish('promotions', document(links('all'), links('vip', { segments: ['vip'] })), { author: 'test' });
    expect(here.layouts.relevantSegments(['vip', 'new', 'whale'])).toEqual(['vip']);
  });

  it('a rule that ends before it begins may not be published', async () => {
    const { here } = await house();
    const when = { from: '2026-11-22T12:00:00Z', until: '2026-11-22T11:00:00Z' };
    const refused = await here.publishing.publish('promotions', document(links('all'), links('never', when)), { author: 'test' });
    expect(refused).toMatchObject({ ok: false, refusal: { problems: [{ nodeId: 'never', path: '/when/until' }] } });
  });
});
