import { describe, expect, it } from 'vitest';
import { createPublished, mostSpecific } from './published.ts';
import type { LayoutReport } from '#server/kinds/report.ts';
import type { Pointer } from './store.ts';
import { memoryStore, visitor } from '#tests/support/layouts.ts';

const pointer = (brand: string, region: string): Pointer => ({ surface: 'home', brand, region, hash: `${brand} ${region}` });
const best = (...pointers: readonly Pointer[]): string | null => mostSpecific(pointers, visitor)?.hash ?? null;
const doc = (title: string): object => ({
  surface: 'home',
  title,
  order: ['a'],
  nodes: {
    a: { id: 'a', kind: 'QuickLinksShelf', v: 2, criticality: 'OPTIONAL', props: { title, links: [{ id: 'x', label: 'x', icon: 'x' }] } },
  },
});

describe('the chosen pointer', () => {
  it('the most specific pointer wins, and a region outranks a brand', () => {
    const all = [
      pointer('*', '*'),
      pointer('tsb', '*'),
      pointer('*', 'US'),
      pointer('tsb', 'US'),
      pointer('*', 'US-NJ'),
      pointer('tsb', 'US-NJ'),
    ];
    const order: (string | null)[] = [];
    for (let left = [...all]; left.length > 0; left = left.filter(({ hash }) => hash !== order.at(-1))) order.push(best(...left));
    expect(order).toEqual(['tsb US-NJ', '* US-NJ', 'tsb US', '* US', 'tsb *', '* *']);
  });

  it('the chosen pointer does not depend on the order of pointers', () => {
    expect(best(pointer('tsb', '*'), pointer('*', '*'))).toBe(best(pointer('*', '*'), pointer('tsb', '*')));
  });

  it('no pointer is chosen for another brand or region', () => {
    expect(best(pointer('hwc', '*'), pointer('*', 'CA-ON'), pointer('*', 'CA'))).toBeNull();
    expect(best()).toBeNull();
  });
});

describe('published documents', () => {
  it('published documents are read at a reload only', async () => {
    const store = memoryStore();
    const published = createPublished(store, () => undefined);
    const first = store.force('home', doc('one'));
    expect(published.find('home', visitor)).toBeNull();
    await published.reload();
    expect(published.find('home', visitor)?.hash).toBe(first);
    const second = store.force('home', doc('two'));
    expect(published.find('home', visitor)?.hash).toBe(first);
    await published.reload('home');
    expect(published.find('home', visitor)?.hash).toBe(second);
  });

  it('a reload returns the surfaces that changed since the last one', async () => {
    const store = memoryStore();
    const published = createPublished(store, () => undefined);
    store.force('home', doc('one'));
    store.force('live', { ...doc('one'), surface: 'live' });
    expect((await published.reload()).toSorted()).toEqual(['home', 'live']);
    expect(await published.reload()).toEqual([]);
    store.force('home', doc('one'), { brand: 'hwc' });
    expect(await published.reload('live')).toEqual([]);
    expect(await published.reload('home')).toEqual(['home']);
    store.force('live', { ...doc('two'), surface: 'live' });
    expect(await published.reload()).toEqual(['live']);
  });

  it('several reloads at once leave the published documents correct', async () => {
    const store = memoryStore();
    const published = createPublished(store, () => undefined);
    store.force('home', doc('one'));
    await Promise.all([published.reload(), published.reload('home'), published.reload('live'), published.reload('home')]);
    expect(published.find('home', visitor)?.title).toBe('one');
    expect(published.has('home')).toBe(true);
    expect(published.has('home', 'tsb')).toBe(false);
    expect(published.has('live')).toBe(false);
  });

  it('a failed reload keeps the published documents, and the next one reads again', async () => {
    const store = memoryStore();
    let isDown = false;
    const flaky = { ...store, pointers: (surface?: string) => (isDown ? Promise.reject(new Error('down')) : store.pointers(surface)) };
    const published = createPublished(flaky, () => undefined);
    store.force('home', doc('one'));
    await published.reload();
    isDown = true;
    await expect(published.reload()).rejects.toThrow('down');
    expect(published.find('home', visitor)?.title).toBe('one');
    isDown = false;
    await published.reload();
    expect(published.find('home', visitor)?.title).toBe('one');
  });

  it('a reload reports a pointer without revision and an unknown surface', async () => {
    const told: LayoutReport[] = [];
    const store = memoryStore();
    store.force('nowhere', doc('x'));
    const lost: Pointer = { surface: 'home', brand: '*', region: '*', hash: 'lost' };
    const published = createPublished(
      { ...store, pointers: async () => [...(await store.pointers()), lost] },
      (entry) => void told.push(entry),
    );
    await published.reload();
    expect(published.find('home', visitor)).toBeNull();
    expect(told.map(({ surface, message }) => [surface, message])).toEqual([
      ['nowhere', 'nothing asks for this surface'],
      ['home', 'no such revision'],
    ]);
  });
});
