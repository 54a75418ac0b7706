import { beforeAll, describe, expect, it } from 'vitest';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { lockPlace, movePointer, type Place, placeKey, pointerAt, pointerRow } from './pointers.ts';
import { createLayoutStore, keepRevision } from './store.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore();
const at = new Date('2026-11-22T10:00:00.000Z');
const home: Place = { surface: 'home', brand: '*', region: '*', environment: 'live' };
const document = (title: string): object => ({ surface: 'home', title, nodes: {}, order: [] });
const [one, two] = [contentHash(document('one')), contentHash(document('two'))];

beforeAll(async () => {
  for (const title of ['one', 'two'])
    await keepRevision(store().db, contentHash(document(title)), { surface: 'home', document: document(title), author: 'test', at });
});

describe('a pointer', () => {
  it('a pointer is moved, read and removed', async () => {
    const { db } = store();
    expect(await pointerAt(db, home)).toBeNull();
    expect(await pointerRow(db, home)).toBeNull();
    await movePointer(db, home, one, { at, by: 'editor' });
    expect(await pointerAt(db, home)).toBe(one);
    expect(await pointerRow(db, home)).toEqual({ hash: one, moved_by: 'editor' });
    await movePointer(db, home, two, { at, by: 'editor' });
    expect(await pointerAt(db, home)).toBe(two);
    await movePointer(db, home, null, { at, by: 'editor' });
    expect(await pointerAt(db, home)).toBeNull();
  });

  it('a pointer leads only to a stored revision', async () => {
    await expect(movePointer(store().db, home, 'f'.repeat(64), { at, by: 'editor' })).rejects.toThrow('foreign key');
  });

  it('a staging pointer replaces the live pointer of its own place only, and live never serves it', async () => {
    const { db } = store();
    await movePointer(db, home, one, { at, by: 'editor' });
    await movePointer(db, { ...home, brand: 'hwc' }, one, { at, by: 'editor' });
    await movePointer(db, { ...home, environment: 'staging' }, two, { at, by: 'editor' });
    const hashes = async (environment: string) =>
      Object.fromEntries((await createLayoutStore(db, environment).pointers('home')).map(({ brand, hash }) => [brand, hash]));
    expect(await hashes('live')).toEqual({ '*': one, hwc: one });
    expect(await hashes('staging')).toEqual({ '*': two, hwc: one });
  });

  it('a document is published into its store’s environment unless another is named', async () => {
    const { db } = store();
    const staging = createLayoutStore(db, 'staging');
    const entry = { surface: 'home', brand: 'tsc', region: '*', document: document('one'), author: 'test', at };
    await staging.publish(entry);
    expect(await pointerAt(db, { ...home, brand: 'tsc' })).toBeNull();
    await staging.publish({ ...entry, environment: 'live' });
    expect(await pointerAt(db, { ...home, brand: 'tsc' })).toBe(one);
  });

  it('one transaction at a time locks a place, even without a pointer', async () => {
    const { db } = store();
    const place = { ...home, surface: 'live', region: 'CA-ON' };
    const order: string[] = [];
    let holdOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      holdOn = resolve;
    });
    let isLocked = (): void => undefined;
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const first = db.transaction().execute(async (trx) => {
      await lockPlace(trx, place);
      isLocked();
      await held;
      order.push('first');
    });
    await locked;
    const second = db.transaction().execute(async (trx) => {
      await lockPlace(trx, place);
      order.push('second');
    });
    await db.transaction().execute((trx) => lockPlace(trx, { ...place, environment: 'staging' }));
    order.push('elsewhere');
    holdOn();
    await Promise.all([first, second]);
    expect(order).toEqual(['elsewhere', 'first', 'second']);
  });

  it('every place has its own key', () => {
    const places: readonly Place[] = [
      home,
      { ...home, brand: 'a' },
      { ...home, region: 'a' },
      { ...home, surface: 'a' },
      { ...home, environment: 'a' },
    ];
    expect(new Set(places.map(placeKey)).size).toBe(places.length);
  });
});
