import { expect, it } from 'vitest';
import { contentHash } from '#server/platform/canonicalJson.ts';
import { createLayoutStore } from './store.ts';
import { useTestStore } from '#tests/support/store.ts';

const store = useTestStore();
const at = new Date('2026-11-21T12:00:00.000Z');
const entry = (document: object, place: { readonly brand?: string; readonly region?: string } = {}) => ({
  surface: 'home',
  document,
  brand: '*',
  region: '*',
  author: 'editor',
  at,
  ...place,
});

it('a document is stored under the hash of its content and pointed to', async () => {
  const layouts = createLayoutStore(store().db);
  const document = { surface: 'home', b: 1, a: { d: 1, c: 2 } };
  const hash = await layouts.publish(entry(document));
  expect(hash).toBe(contentHash(document));
  expect(await layouts.revision(hash)).toEqual({ hash, surface: 'home', document });
  expect(await layouts.pointers('home')).toEqual([{ surface: 'home', brand: '*', region: '*', hash }]);
  expect(contentHash((await layouts.revision(hash))?.document)).toBe(hash);
  expect(await layouts.revisions([hash, 'nothing'])).toEqual([{ hash, surface: 'home', document }]);
});

it('equal documents share one revision, however often they are published', async () => {
  const layouts = createLayoutStore(store().db);
  const document = { surface: 'home', n: 2 };
  const hashes = await Promise.all([
    layouts.publish(entry(document)),
    layouts.publish(entry(document)),
    layouts.publish(entry(document, { brand: 'tsb' })),
  ]);
  expect(new Set(hashes).size).toBe(1);
  const rows = await store().db.selectFrom('layout_revisions').select('hash').where('hash', '=', contentHash(document)).execute();
  expect(rows).toHaveLength(1);
});

it('a moved pointer leaves the earlier revision stored', async () => {
  const layouts = createLayoutStore(store().db);
  const before = await layouts.publish(entry({ n: 3 }));
  const after = await layouts.publish(entry({ n: 4 }));
  expect((await layouts.pointers('home')).filter(({ brand }) => brand === '*').map(({ hash }) => hash)).toEqual([after]);
  expect(await layouts.revision(before)).not.toBeNull();
});

it('property names of objects are stored as own members', async () => {
  const layouts = createLayoutStore(store().db);
  const document = JSON.parse('{"nodes":{"__proto__":{"a":1},"constructor":{}}}') as object;
  const hash = await layouts.publish(entry(document));
  const stored = await layouts.revision(hash);
  expect(contentHash(stored?.document)).toBe(hash);
});

it('a revision that was never published is null', async () => {
  expect(await createLayoutStore(store().db).revision('nothing')).toBeNull();
  expect(await createLayoutStore(store().db).revisions(['nothing'])).toEqual([]);
});
