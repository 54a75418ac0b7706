import { describe, expect, it } from 'vitest';
import { steady } from './steady.ts';

const layout = (...slots: readonly { readonly id: string; readonly label?: string }[]) => ({ revision: 'r1', slots });
const [a, b] = [{ id: 'a', label: 'A' }, { id: 'b' }];

describe('a layout that was made anew', () => {
  it('keeps every slot that is as it was, wherever it stands now', () => {
    const after = steady(layout(a, b), layout({ id: 'b' }, { id: 'c' }, { id: 'a', label: 'A' }));
    expect(after.slots[0]).toBe(b);
    expect(after.slots[2]).toBe(a);
  });

  it('has another slot in the place of one that changed', () => {
    const after = steady(layout(a, b), layout({ id: 'a', label: 'B' }, { id: 'b' }));
    expect(after.slots).toEqual([{ id: 'a', label: 'B' }, { id: 'b' }]);
    expect(after.slots[0]).not.toBe(a);
    expect(after.slots[1]).toBe(b);
  });

  it('keeps the list itself when nothing in it has changed', () => {
    const before = layout(a, b);
    const after = steady(before, { revision: 'r2', slots: [{ id: 'a', label: 'A' }, { id: 'b' }] });
    expect(after).toEqual({ revision: 'r2', slots: before.slots });
    expect(after.slots).toBe(before.slots);
    expect(steady(before, before)).toBe(before);
  });
});
