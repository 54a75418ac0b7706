import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PlatformProvider } from '#src/platform/index.ts';
import { stagePlatform } from '#src/console/preview/stagePlatform.ts';
import { remaining, spokenRemaining } from './remaining.ts';
import { useSecond } from './useSecond.ts';

const START = Date.parse('2026-11-21T18:00:00.000Z');
let serverNow = START;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
  serverNow = START;
  visibility = 'visible';
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number): void =>
  act(() => {
    serverNow += ms;
    vi.advanceTimersByTime(ms);
  });

function watching() {
  const platform = { ...stagePlatform('2026-11-21T18:00:00.000Z'), clock: { now: () => serverNow, synchronise: () => undefined } };
  let draws = 0;
  const wrapper = ({ children }: { readonly children: ReactNode }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>;
  const hook = renderHook(
    () => {
      draws += 1;
      return useSecond() - START / 1_000;
    },
    { wrapper },
  );
  return { ...hook, draws: () => draws };
}

describe('the second of the server', () => {
  it('a countdown renders once per second', () => {
    const { result, draws } = watching();
    for (let second = 0; second < 10; second += 1) pass(1_000);
    expect([result.current, draws()]).toEqual([10, 11]);
  });

  it('a countdown does not render while the server’s second is unchanged', () => {
    const { result, draws } = watching();
    act(() => void vi.advanceTimersByTime(60_000));
    serverNow += 999;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect([result.current, draws()]).toEqual([0, 1]);
  });

  it('a hidden page does not render the countdown, and shows the right second when visible again', () => {
    const { result, draws } = watching();
    visibility = 'hidden';
    pass(3_600_000);
    expect(draws()).toBe(1);
    visibility = 'visible';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect([result.current, draws()]).toEqual([3_600, 2]);
  });

  it('an unmounted countdown leaves no timer', () => {
    const { unmount, draws } = watching();
    unmount();
    pass(5_000);
    document.dispatchEvent(new Event('visibilitychange'));
    expect([vi.getTimerCount(), draws()]).toEqual([0, 1]);
  });
});

describe('the remaining time', () => {
  const seconds = fc.integer({ min: 0, max: 400 * 86_400 });

  it('the figures add up to the remaining time, to the minute from a day on, each within its unit', () => {
    const sizes: Readonly<Record<string, number>> = { day: 86_400, hour: 3_600, min: 60, sec: 1 };
    fc.assert(
      fc.property(seconds, (left) => {
        const units = remaining(left).map(({ value, label }) => ({
          value: Number(value),
          size: sizes[label.replace(/s$/, '')] ?? Number.NaN,
        }));
        expect(units.reduce((sum, { value, size }) => sum + value * size, 0)).toBe(left < 86_400 ? left : left - (left % 60));
        expect(left === 0 || (units[0]?.value ?? 0) > 0).toBe(true);
        expect(units.slice(1).every(({ value, size }) => value * size < (size === 3_600 ? 86_400 : size * 60))).toBe(true);
      }),
    );
  });

  it('the remaining time in words changes once a minute', () => {
    fc.assert(
      fc.property(seconds, fc.integer({ min: 0, max: 59 }), (left, within) => {
        const minute = left - (left % 60);
        expect(spokenRemaining(minute + within)).toBe(spokenRemaining(minute));
        expect(spokenRemaining(minute + 60)).not.toBe(spokenRemaining(minute));
      }),
    );
  });

  it('the remaining time uses singular and plural, and leaves out zero parts', () => {
    expect(spokenRemaining(86_400 + 3_600 + 60)).toBe('1 day 1 hour 1 minute');
    expect(spokenRemaining(2 * 86_400 + 120)).toBe('2 days 2 minutes');
    expect(spokenRemaining(-1)).toBe('less than a minute');
  });
});
