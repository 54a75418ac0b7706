import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { steady, useSteady } from './steady.ts';

const layout = (...slots: readonly { readonly id: string; readonly label?: string }[]) => ({ revision: 'r1', slots });
const [a, b] = [{ id: 'a', label: 'A' }, { id: 'b' }];

describe('a layout loaded again', () => {
  it('a layout loaded again keeps every equal slot, wherever it is now', () => {
    const after = steady(layout(a, b), layout({ id: 'b' }, { id: 'c' }, { id: 'a', label: 'A' }));
    expect(after.slots[0]).toBe(b);
    expect(after.slots[2]).toBe(a);
  });

  it('a layout loaded again replaces a changed slot', () => {
    const after = steady(layout(a, b), layout({ id: 'a', label: 'B' }, { id: 'b' }));
    expect(after.slots).toEqual([{ id: 'a', label: 'B' }, { id: 'b' }]);
    expect(after.slots[0]).not.toBe(a);
    expect(after.slots[1]).toBe(b);
  });

  it('a layout loaded again keeps its list if nothing in it changed', () => {
    const before = layout(a, b);
    const after = steady(before, { revision: 'r2', slots: [{ id: 'a', label: 'A' }, { id: 'b' }] });
    expect(after).toEqual({ revision: 'r2', slots: before.slots });
    expect(after.slots).toBe(before.slots);
    expect(steady(before, before)).toBe(before);
  });

  it('slots that are the same object are not compared deeply', () => {
    const circle: { readonly id: string; around?: object } = { id: 'circle' };
    circle.around = circle;
    expect(steady(layout(a, circle), layout(circle, b)).slots[0]).toBe(circle);
  });
});

describe('a layout on screen', () => {
  it('a drawn layout stays one object while the answer is equal', () => {
    const { result, rerender } = renderHook(useSteady<ReturnType<typeof layout>>, { initialProps: layout(a, b) });
    const answer = layout({ id: 'a', label: 'A' }, { id: 'c' });
    rerender(answer);
    const drawn = result.current;
    expect(drawn.slots[0]).toBe(a);
    rerender(answer);
    expect(result.current).toBe(drawn);
  });

  it('a layout is compared with the one drawn last', () => {
    const { result, rerender } = renderHook(useSteady<ReturnType<typeof layout>>, { initialProps: layout(a) });
    rerender(layout(b));
    const [second] = result.current.slots;
    rerender(layout({ id: 'b' }, { id: 'a', label: 'A' }));
    expect(result.current.slots[0]).toBe(second);
    expect(result.current.slots[1]).not.toBe(a);
  });
});
