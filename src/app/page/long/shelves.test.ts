import { describe, expect, it } from 'vitest';
import { holdsOwed, shelvesOf } from './shelves.ts';

const slot = (id: string, parent: string | null = null, region = 'main', criticality = 'OPTIONAL') => ({
  ...{ id, parent, region, criticality },
  absence: null,
});
const ids = (slots: Parameters<typeof shelvesOf>[0]): readonly (readonly string[])[] =>
  [...shelvesOf(slots).values()].map((inside) => inside.map(({ id }) => id));

describe('the shelves of a page', () => {
  it('are what stands at the top of its main region, each with all below it', () => {
    const slots = [slot('a'), slot('tabs'), slot('t1', 'tabs', 'one'), slot('t2', 't1'), slot('beside', null, 'aside'), slot('b')];
    expect(ids(slots)).toEqual([['a'], ['tabs', 't1', 't2'], ['b']]);
  });

  it('leave out what hangs on nothing, and what is beside', () => {
    expect(ids([slot('lost', 'nobody'), slot('beside', null, 'aside'), slot('in', 'beside')])).toEqual([]);
  });

  it('are owed when anything in them is, also by a word of the future', () => {
    expect(holdsOwed([slot('a'), slot('b', 'a', 'main', 'DEGRADABLE')])).toBe(false);
    expect(holdsOwed([slot('a'), slot('b', 'a', 'main', 'MANDATORY')])).toBe(true);
    expect(holdsOwed([slot('a', null, 'main', 'SACRED')])).toBe(true);
  });
});
