import { describe, expect, it } from 'vitest';
import type { Bus } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { openLayouts, openLayoutsOf } from './layouts.ts';
import { createLayoutStore } from './publish/store.ts';
import { createSwitches } from './targeting/switches.ts';
import { counting, hashShown, layoutsOver, memoryStore, visitor } from '#tests/support/layouts.ts';
import { useTestStore } from '#tests/support/store.ts';
import { tinyCatalogue } from '#tests/support/tinyCatalogue.ts';

const database = useTestStore();
const now = new Date('2026-11-22T10:00:00.000Z');
const alone = () =>
  openLayouts({ db: database().db, catalogue: tinyCatalogue(), bus: createMemoryBus(), ports: { now: () => now, newId: counting() } });
const page = (title: string): object => ({
  surface: 'promotions',
  order: ['links'],
  nodes: {
    links: {
      id: 'links',
      kind: 'QuickLinksShelf',
      v: 2,
      criticality: 'DEGRADABLE',
      fallback: { kind: 'FallbackText', text: 'Not now' },
      props: { title, links: [{ id: 'live', label: 'Live', icon: 'live' }] },
    },
  },
});
const put = (is_on: boolean) =>
  database()
    .db.insertInto('layout_switches')
    .values({ sort: 'kind', name: 'QuickLinksShelf', is_on, operator_id: 'a', reason: 'For the test', switched_at: now })
    .onConflict((conflict) => conflict.columns(['sort', 'name']).doUpdateSet({ is_on }))
    .execute();

/** Quarantines the node of `page` with this digest, or releases it if there is a release time. */
const hold = (digest: string, released_at: Date | null) =>
  database()
    .db.insertInto('layout_quarantines')
    .values({
      ...{ surface: 'promotions', node_id: 'links', digest, kind: 'QuickLinksShelf', effect: 'replaced', reason: 'threw' },
      ...{ failing: 9, viewers: 9, since: now, released_at, released_by: null, release_reason: null },
    })
    .onConflict((conflict) => conflict.columns(['surface', 'node_id', 'digest']).doUpdateSet({ released_at }))
    .execute();

describe('a change without a message', () => {
  it('a publication without a message is served and sent after the next check', async () => {
    const [here, there] = [await alone(), await alone()];
    await there.upkeep.lookAgain();
    const changes = there.layouts.watch('promotions', visitor);
    await changes.next();
    let dropped = 0;
    there.upkeep.onMoved(() => {
      dropped += 1;
    });
    const change = changes.next();
    const published = await here.publishing.publish('promotions', page('Unheard'), { author: 'editor' });
    const revision = published.ok ? published.value.revision : null;
    expect(hashShown(there.layouts, 'promotions')).not.toBe(revision);
    await there.upkeep.lookAgain();
    expect(hashShown(there.layouts, 'promotions')).toBe(revision);
    expect((await change).value).toMatchObject({ revision });
    expect(dropped, 'kept answers are dropped before').toBe(1);
    await there.upkeep.lookAgain();
    expect(dropped, 'and stay where nothing has moved').toBe(1);
    for (const { upkeep } of [here, there]) upkeep.close();
  });

  it('a kill switch without a message takes effect after the next check', async () => {
    const there = await alone();
    await there.publishing.publish('promotions', page('Switched'), { author: 'editor' });
    await there.upkeep.lookAgain();
    await put(false);
    await there.upkeep.lookAgain();
    expect(there.layouts.page('/promotions', visitor)?.slots).toMatchObject([{ absence: 'UNSUPPORTED' }]);
    await put(true);
    await there.upkeep.lookAgain();
    expect(there.layouts.page('/promotions', visitor)?.slots).toMatchObject([{ absence: null }]);
    there.upkeep.close();
  });

  it('a quarantine without a message begins and ends after the next check', async () => {
    const there = await alone();
    const held = await there.publishing.publish('promotions', page('Held'), { author: 'editor' });
    await there.upkeep.lookAgain();
    // Finds the published page by its hash, because each brand has its own in this test.
    const [node] = [...there.publishing.published()].find(({ hash }) => held.ok && hash === held.value.revision)?.nodes ?? [];
    await hold(node?.digest ?? '', null);
    await there.upkeep.lookAgain();
    expect(there.layouts.page('/promotions', visitor)?.slots).toMatchObject([{ absence: 'QUARANTINED' }]);
    await hold(node?.digest ?? '', now);
    await there.upkeep.lookAgain();
    expect(there.layouts.page('/promotions', visitor)?.slots).toMatchObject([{ absence: null }]);
    there.upkeep.close();
  });
});

describe('the urgency of a change', () => {
  it('a publication found by a check is sent as immediate, and only to its own page', async () => {
    const [here, there] = [await alone(), await alone()];
    await there.upkeep.lookAgain();
    const [on, elsewhere] = [there.layouts.watch('promotions', visitor), there.layouts.watch('live', visitor)];
    for (const changes of [on, elsewhere]) await changes.next();
    const change = on.next();
    await here.publishing.publish('promotions', page('Without what was taken down'), { author: 'editor' });
    await here.publishing.publish('live', { ...page('Elsewhere'), surface: 'live' }, { author: 'editor', environment: 'staging' });
    await there.upkeep.lookAgain();
    expect((await change).value).toMatchObject({ surface: 'promotions', urgency: 'IMMEDIATE' });
    // Expects ORDINARY, because the IMMEDIATE change before must not affect another page.
    const next = elsewhere.next();
    await there.publishing.publish('live', { ...page('Moved on'), surface: 'live' }, { author: 'editor' });
    expect((await next).value).toMatchObject({ urgency: 'ORDINARY' });
    for (const { upkeep } of [here, there]) upkeep.close();
  });

  it('a change found by a failed check is still sent after the next check', async () => {
    const store = memoryStore();
    let isAway = false;
    const switches = createSwitches(() => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([])));
    const deps = { catalogue: tinyCatalogue(), bus: createMemoryBus(), ports: { now: () => now, newId: counting() } };
    const { layouts, upkeep } = await openLayoutsOf(store, deps, switches);
    await upkeep.lookAgain();
    const changes = layouts.watch('promotions', visitor);
    await changes.next();
    const change = changes.next();
    store.force('promotions', page('Half read'));
    isAway = true;
    await expect(upkeep.lookAgain()).rejects.toThrow('away');
    isAway = false;
    await upkeep.lookAgain();
    expect((await change).value).toMatchObject({ urgency: 'IMMEDIATE' });
    upkeep.close();
  });
});

describe('a change with a message', () => {
  it('a change received by message is not repeated by the next check', async () => {
    const heardThere = createMemoryBus();
    const open = (bus: Bus) =>
      openLayouts({ db: database().db, catalogue: tinyCatalogue(), bus, ports: { now: () => now, newId: counting() } });
    const [here, there] = [await open({ ...createMemoryBus(), publish: heardThere.publish }), await open(heardThere)];
    const both = [here, there];
    for (const { upkeep } of both) await upkeep.lookAgain();
    const dropped = [0, 0];
    for (const [at, { upkeep }] of both.entries())
      upkeep.onMoved(() => {
        dropped[at] = (dropped[at] ?? 0) + 1;
      });
    const changes = there.layouts.watch('promotions', visitor);
    await changes.next();
    const heard = changes.next();
    await here.publishing.publish('promotions', page('Heard'), { author: 'editor' });
    await heard;
    const taken = changes.next();
    await put(false);
    await here.publishing.switched();
    await taken;
    const before = [...dropped];
    for (const { upkeep } of both) await upkeep.lookAgain();
    expect(dropped).toEqual(before);
    await put(true);
    for (const { upkeep } of both) await upkeep.lookAgain();
    expect(dropped, 'what was not heard is').toEqual(before.map((times) => times + 1));
    for (const { upkeep } of both) upkeep.close();
  });
});

describe('a check for changes', () => {
  it('a check reads no pointers if nothing has changed', async () => {
    const store = memoryStore();
    let reads = 0;
    const counting: typeof store = {
      ...store,
      pointers: (surface) => {
        reads += 1;
        return store.pointers(surface);
      },
    };
    const { upkeep } = await layoutsOver(counting);
    await upkeep.lookAgain();
    const before = reads;
    for (let times = 0; times < 5; times += 1) await upkeep.lookAgain();
    expect(reads).toBe(before);
    upkeep.close();
  });

  it('a layout reload that fails keeps the old layout and succeeds when it is repeated', async () => {
    const store = memoryStore();
    let isAway = false;
    const shaky = {
      ...store,
      pointers: (surface?: string) => (isAway ? Promise.reject(new Error('away')) : store.pointers(surface)),
    };
    const { layouts, upkeep } = await layoutsOver(shaky);
    const before = hashShown(layouts, 'promotions');
    const revision = store.force('promotions', page('Later'));
    isAway = true;
    await expect(upkeep.lookAgain()).rejects.toThrow('away');
    expect(hashShown(layouts, 'promotions')).toBe(before);
    isAway = false;
    await upkeep.lookAgain();
    expect(hashShown(layouts, 'promotions')).toBe(revision);
    upkeep.close();
  });

  it('the stamp changes with every publication, switch and quarantine, and with nothing else', async () => {
    const store = createLayoutStore(database().db);
    const stamps = [await store.stamp()];
    const entry = { surface: 'live', brand: '*', region: '*', author: 'editor', at: now };
    const moves = [
      () => store.publish({ ...entry, document: page('one') }),
      () => store.publish({ ...entry, document: page('two') }),
      () => store.publish({ ...entry, document: page('two'), environment: 'staging' }),
      () => put(false),
      () => hold('f'.repeat(64), null),
    ];
    for (const move of moves) {
      await move();
      stamps.push(await store.stamp());
    }
    expect(new Set(stamps).size).toBe(stamps.length);
    await store.publish({ ...entry, document: page('two') });
    expect(await store.stamp()).toBe(stamps.at(-1));
    await hold('f'.repeat(64), now);
    expect(stamps.at(-2), 'what is over leaves no trace').toBe(await store.stamp());
  });
});
