import { describe, expect, it } from 'vitest';
import { hashShown, layoutsOver, memoryStore } from '#tests/support/layouts.ts';
import { useTestStore } from '#tests/support/store.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { stored } from '../authored/stored.ts';
import { createLayoutStore } from './store.ts';

const built = stored('withdrawal');
const good = { ...built, title: 'Take out' };
const bad = (title: string) => {
  const { helpline: _, ...nodes } = built.nodes;
  return { ...built, title, nodes, order: built.order.filter((id) => id !== 'helpline') };
};
const WHY = 'Players must see where to get help, so a MANDATORY HelplineShelf must stand on the page itself.';

describe('an invalid document of the wallet', () => {
  it('a wallet document without a required node is replaced by the build’s and reported', async () => {
    const store = memoryStore();
    const refused = store.force('withdrawal', bad('Ours'));
    const { layouts, publishing, told } = await layoutsOver(store);
    expect(hashShown(layouts, 'withdrawal')).toBe(contentHash(built));
    expect(told).toContainEqual(expect.objectContaining({ reason: 'NOT_SERVED', surface: 'withdrawal', revision: refused }));
    const standing = { surface: 'withdrawal', brand: '*', region: '*', hash: refused, servedHash: contentHash(built), why: [WHY] };
    expect(publishing.notServed()).toEqual([standing]);
  });

  it('an invalid wallet document is replaced by the last valid one at its place', async () => {
    const store = memoryStore();
    store.force('withdrawal', good, { brand: 'tsb' });
    store.force('withdrawal', bad('First'), { brand: 'tsb' });
    store.force('withdrawal', bad('Second'), { brand: 'tsb' });
    const { layouts } = await layoutsOver(store);
    expect(hashShown(layouts, 'withdrawal')).toBe(contentHash(good));
  });

  it('a corrected wallet document is served again', async () => {
    const store = memoryStore();
    store.force('withdrawal', bad('Ours'));
    const { layouts, publishing } = await layoutsOver(store);
    await publishing.publish('withdrawal', good, { author: 'editor' });
    expect(hashShown(layouts, 'withdrawal')).toBe(contentHash(good));
    expect(publishing.notServed()).toEqual([]);
  });

  it('an invalid receipt is replaced, and an invalid page outside the wallet is not', async () => {
    const store = memoryStore();
    const empty = (surface: string) => ({ surface, nodes: {}, order: [] });
    store.force('receipt:withdrawal-pending', empty('receipt:withdrawal-pending'));
    const home = store.force('home', empty('home'));
    const { layouts, publishing } = await layoutsOver(store);
    expect(publishing.notServed().map(({ surface }) => surface)).toEqual(['receipt:withdrawal-pending']);
    expect(hashShown(layouts, 'home')).toBe(home);
  });
});

describe('the history of a place', () => {
  const database = useTestStore();
  it('earlier documents of a place are listed with the latest first', async () => {
    const { db } = database();
    const store = createLayoutStore(db);
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute));
    const place = { surface: 'withdrawal', brand: '*', region: '*' };
    const first = await store.publish({ ...place, document: built, author: 'authored', at: at(0) });
    const moved = await store.advance({ ...place, document: good, author: 'authored', at: at(1), from: first });
    expect(moved).toBe(true);
    expect(await store.stoodAt(place)).toEqual([contentHash(good), first]);
    expect(await store.stoodAt({ ...place, brand: 'tsb' })).toEqual([]);
  });
});
