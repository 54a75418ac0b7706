import { describe, expect, it } from 'vitest';
import { shelvesOf } from './shelves.ts';

const slot = (id: string, parent: string | null = null, region = 'main') => ({ id, parent, region });
const ids = (slots: Parameters<typeof shelvesOf>[0]): readonly (readonly string[])[] =>
  [...shelvesOf(slots).values()].map((inside) => inside.map(({ id }) => id));

describe('the shelves of a page', () => {
  it('shelves are the top nodes of the main region with all below them', () => {
    const slots = [slot('a'), slot('tabs'), slot('t1', 'tabs', 'one'), slot('t2', 't1'), slot('beside', null, 'aside'), slot('b')];
    expect(ids(slots)).toEqual([['a'], ['tabs', 't1', 't2'], ['b']]);
  });

  it('shelves leave out orphans and other regions', () => {
    expect(ids([slot('lost', 'nobody'), slot('beside', null, 'aside'), slot('in', 'beside')])).toEqual([]);
  });

  it('a patched page keeps the slots of a shelf in order', () => {
    const slots = [slot('box'), slot('b', 'box', 'right'), slot('a', 'box', 'left'), slot('last')];
    expect([...shelvesOf(slots).keys()]).toEqual(['box', 'last']);
    expect(shelvesOf(slots).get('box')).toEqual(slots.slice(0, 3));
    expect(shelvesOf(slots).get('box')?.[2]).toBe(slots[2]);
  });
});
