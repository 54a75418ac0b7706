import { describe, expect, it } from 'vitest';
import { hashShown, layoutsOver, memoryStore } from '#tests/support/layouts.ts';
import { useTestStore } from '#tests/support/store.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { createMemoryBus } from '#server/platform/bus/memoryBus.ts';
import { advanceAuthored, AUTHORED } from './advance.ts';
import { type Authored, authored } from '../authored/index.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { createLayoutStore, type LayoutStore } from './store.ts';

const at = new Date('2026-11-21T12:00:00.000Z');
const database = useTestStore();
const home = authored.find(({ document, brand }) => document.surface === 'home' && brand === '*');
if (!home) throw new Error('no home is authored');
const earlier = (title: string): Authored => ({ ...home, document: { ...home.document, title } });
const publish = (store: LayoutStore, { document, brand, region }: Authored, author: string) =>
  store.publish({ surface: document.surface, document, brand, region, author, at });
const headOf = async (store: LayoutStore, { document, brand, region }: Authored) =>
  (await store.heads()).find((head) => head.surface === document.surface && head.brand === brand && head.region === region);

describe.each([
  ['in memory', () => memoryStore()],
  ['in the database', () => createLayoutStore(database().db)],
])('a document of an earlier build, %s', (_where, open) => {
  it('a document of an earlier build is replaced by this build’s once', async () => {
    const store = open();
    await publish(store, earlier('Last year'), AUTHORED);
    const revision = contentHash(home.document);
    expect(await advanceAuthored(store, [home], { at })).toEqual([{ surface: 'home', revision }]);
    expect(await headOf(store, home)).toMatchObject({ hash: revision, movedBy: AUTHORED });
    expect(await advanceAuthored(store, [home], { at })).toEqual([]);
    expect(await advanceAuthored(store, [earlier('Last year')], { at })).toHaveLength(1);
  });

  it('a document published by an operator is kept and logged', async () => {
    const store = open();
    await publish(store, earlier('Two years ago'), AUTHORED);
    const own = await publish(store, earlier('Ours'), 'editor');
    const told: object[] = [];
    expect(await advanceAuthored(store, [home], { at, log: { info: (fields) => void told.push(fields) } })).toEqual([]);
    expect(await headOf(store, home)).toMatchObject({ hash: own, movedBy: 'editor' });
    expect(told).toEqual([{ event: 'layout-kept', surface: 'home', brand: '*', region: '*', movedBy: 'editor' }]);
    expect((await store.revision(contentHash(home.document)))?.document).toEqual(home.document);
  });

  it('a page of an earlier build gets the shelves added since', async () => {
    const sport = authored.find(({ document, brand }) => document.surface === 'sport' && brand === '*');
    if (!sport) throw new Error('no sport is authored');
    const { nodes, order } = sport.document;
    const live = Object.values(nodes).find(({ kind }) => kind === 'LiveEventsShelf')?.id ?? '';
    expect(order).toContain(live);
    const without = {
      order: order.filter((id) => id !== live),
      nodes: Object.fromEntries(Object.entries(nodes).filter(([id]) => id !== live)),
    };
    const before: Authored = { ...sport, document: { ...sport.document, ...without } };
    const store = open();
    await publish(store, before, AUTHORED);
    await advanceAuthored(store, [sport], { at });
    const head = await headOf(store, sport);
    expect(JSON.stringify((await store.revision(head?.hash ?? ''))?.document)).toContain('LiveEventsShelf');
  });

  it('an earlier document that an operator has restored is kept', async () => {
    const store = open();
    await publish(store, earlier('Rolled back to'), AUTHORED);
    expect(await advanceAuthored(store, [home], { at })).toHaveLength(1);
    const back = await publish(store, earlier('Rolled back to'), 'operator:approver');
    expect(await advanceAuthored(store, [home], { at }), 'the next start').toEqual([]);
    expect(await headOf(store, home)).toMatchObject({ hash: back, movedBy: 'operator:approver' });
  });

  it('documents are advanced separately by brand and region', async () => {
    const store = open();
    const there = { ...earlier('Ontario then'), region: 'CA-ON' };
    await publish(store, there, AUTHORED);
    await publish(store, earlier('Ours alone'), 'editor');
    expect(await advanceAuthored(store, [home, { ...home, region: 'CA-ON' }, { ...home, brand: 'nowhere' }], { at })).toHaveLength(1);
    expect(await headOf(store, there)).toMatchObject({ hash: contentHash(home.document) });
    expect(await headOf(store, { ...home, brand: 'nowhere' })).toBeUndefined();
  });

  it('an operator’s publication during the start is kept', async () => {
    const store = open();
    await publish(store, earlier('Before'), AUTHORED);
    const late: LayoutStore = {
      ...store,
      heads: async () => {
        const heads = await store.heads();
        await publish(store, earlier('In this moment'), 'editor');
        return heads;
      },
    };
    expect(await advanceAuthored(late, [home], { at })).toEqual([]);
    expect(await headOf(store, home)).toMatchObject({ hash: contentHash(earlier('In this moment').document) });
  });
});

describe('a start', () => {
  it('a start serves this build’s document and notifies other processes', async () => {
    const store = memoryStore();
    await publish(store, earlier('Last year'), AUTHORED);
    const bus = createMemoryBus();
    const heard: unknown[] = [];
    bus.subscribe(topics.layout('home'), (message) => heard.push(message));
    const { layouts, upkeep } = await layoutsOver(store, { bus });
    const revision = contentHash(home.document);
    expect(hashShown(layouts, 'home', { brand: 'nobody' })).toBe(revision);
    expect(heard).toContainEqual({ surface: 'home', revision });
    upkeep.close();
  });

  it('the server does not start if a document of its build fails the checks', async () => {
    const store = memoryStore();
    await publish(store, home, AUTHORED);
    const broken = { ...home, document: { ...home.document, nodes: {} } } as Authored;
    await expect(advanceAuthored(store, [broken], { at })).rejects.toThrow('The authored document home (*, *) does not pass');
  });
});
