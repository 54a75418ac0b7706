import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Platform } from '#src/platform/index.ts';
import { openBetslipWith } from './openBetslip.ts';

type Prices = Platform['prices'];

/** Prices that arrive when told, and a slip that remembers. */
function stage(inSlip: readonly string[] = []) {
  const known = new Set<string>();
  const listeners = new Map<string, () => void>();
  const watched: (readonly string[])[] = [];
  let watching = 0;
  const prices = {
    price: (id: string) => (known.has(id) ? {} : null),
    subscribe: (id: string, listener: () => void) => {
      listeners.set(id, listener);
      return () => void listeners.delete(id);
    },
    watchEvents: (ids: readonly string[]) => {
      watched.push(ids);
      watching += 1;
      return () => void (watching -= 1);
    },
  } as unknown as Prices;
  const ids = new Set(inSlip);
  const opened = vi.fn<() => void>();
  const slip = {
    has: (id: string) => ids.has(id),
    toggle: ({ id }: { id: string }) => void (ids.has(id) ? ids.delete(id) : ids.add(id)),
    open: opened,
  };
  const arrive = (id: string): void => {
    known.add(id);
    listeners.get(id)?.();
  };
  return { prices, slip, ids, opened, watched, arrive, watching: () => watching };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a link that opens the slip', () => {
  test('without selections opens it, and watches nothing', () => {
    const { prices, slip, opened, watched } = stage();
    openBetslipWith(prices, slip, []);
    expect(opened).toHaveBeenCalledOnce();
    expect(watched).toEqual([]);
  });

  test('adds each selection when its price is there, each event watched once', () => {
    const { prices, slip, ids, watched, arrive, watching } = stage();
    openBetslipWith(prices, slip, ['e1:spread:home', 'e1:total:over', 'e2:spread:away']);
    expect(watched).toEqual([['e1', 'e2']]);
    arrive('e1:total:over');
    expect([...ids]).toEqual(['e1:total:over']);
    arrive('e1:spread:home');
    arrive('e2:spread:away');
    expect(ids.size).toBe(3);
    expect(watching()).toBe(0);
  });

  test('takes nothing out that is in it', () => {
    const { prices, slip, ids, arrive } = stage(['e1:spread:home']);
    openBetslipWith(prices, slip, ['e1:spread:home']);
    arrive('e1:spread:home');
    expect([...ids]).toEqual(['e1:spread:home']);
  });

  test('gives up on what has no price in time', () => {
    const { prices, slip, ids, arrive, watching } = stage();
    openBetslipWith(prices, slip, ['e9:spread:home']);
    vi.advanceTimersByTime(5_000);
    expect(watching()).toBe(0);
    arrive('e9:spread:home');
    expect(ids.size).toBe(0);
  });
});
