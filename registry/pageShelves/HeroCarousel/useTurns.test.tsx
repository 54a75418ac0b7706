import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useTurns } from './useTurns.ts';

const motion = { isReduced: false, listeners: new Set<() => void>() };
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  motion.isReduced = false;
  motion.listeners.clear();
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return motion.isReduced;
    },
    addEventListener: (_: string, tell: () => void) => motion.listeners.add(tell),
    removeEventListener: (_: string, tell: () => void) => motion.listeners.delete(tell),
  }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pass = (seconds: number): void => act(() => void vi.advanceTimersByTime(seconds * 1_000));
const turning = (count: number, seconds = 5) =>
  renderHook((props: { readonly count: number }) => useTurns(props.count, seconds), { initialProps: { count } });

describe('slides that turn', () => {
  it('slides wait until both the focus and the pointer have left', () => {
    const { result } = turning(3);
    act(() => result.current.hold('focus', true));
    act(() => result.current.hold('pointer', true));
    act(() => result.current.hold('pointer', false));
    pass(30);
    expect(result.current.at).toBe(0);
    act(() => result.current.hold('pointer', true));
    act(() => result.current.hold('focus', false));
    pass(30);
    expect(result.current).toMatchObject({ at: 0, isRunning: true, isTurning: false });
    act(() => result.current.hold('pointer', false));
    pass(5);
    expect(result.current.at).toBe(1);
  });

  it('a chosen slide is shown for its full time', () => {
    const { result } = turning(3);
    pass(4.9);
    act(() => result.current.go(2));
    pass(4.9);
    expect(result.current.at).toBe(2);
    pass(0.1);
    expect(result.current.at).toBe(0);
  });

  it('slides do not turn in a hidden page', () => {
    const { result } = turning(3);
    visibility = 'hidden';
    pass(60);
    expect(result.current.at).toBe(0);
    visibility = 'visible';
    pass(5);
    expect(result.current.at).toBe(1);
  });

  it('slides stop when the system asks for reduced motion, and go on when it no longer does', () => {
    const { result, unmount } = turning(3);
    const say = (isReduced: boolean): void => {
      motion.isReduced = isReduced;
      act(() => motion.listeners.forEach((tell) => tell()));
    };
    say(true);
    expect(result.current).toMatchObject({ canRun: false, isRunning: false, isTurning: false });
    pass(60);
    expect(result.current.at).toBe(0);
    say(false);
    expect(result.current).toMatchObject({ canRun: true, isRunning: true, isTurning: true });
    pass(5);
    expect(result.current.at).toBe(1);
    unmount();
    expect([motion.listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('slides show the last one left when an operator removes some', () => {
    const { result, rerender } = turning(4);
    act(() => result.current.go(3));
    rerender({ count: 2 });
    expect(result.current.at).toBe(1);
    pass(5);
    expect(result.current.at).toBe(0);
  });

  it.each([0, 1])('a carousel of %i slides starts no timer', (count) => {
    const { result } = turning(count);
    expect(result.current.isRunning).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('the shown slide is always one that exists, after any presses, waits and removals', () => {
    const step = fc.oneof(
      fc.record({ go: fc.constantFrom(-1, 1) }),
      fc.record({ count: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ wait: fc.integer({ min: 1, max: 12 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { result, rerender, unmount } = turning(3);
        let count = 3;
        for (const each of steps) {
          if ('go' in each) act(() => result.current.go(result.current.at + each.go));
          else if ('wait' in each) pass(each.wait);
          else rerender({ count: (count = each.count) });
          expect(result.current.at).toBeGreaterThanOrEqual(0);
          expect(result.current.at).toBeLessThan(count);
        }
        unmount();
      }),
      { numRuns: 60 },
    );
  });
});
