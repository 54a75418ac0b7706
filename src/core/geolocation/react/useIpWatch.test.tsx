import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { type Platform, PlatformProvider } from '#src/platform/index.ts';
import { initialGeo } from '../reducer.ts';
import type { GeoState } from '../types.ts';
import type { GeoRunner } from './geoRunner.ts';
import { useIpWatch } from './useIpWatch.ts';

function watch(playerId: string | null = 'p1') {
  const seen = { address: '1.1.1.1', everySeconds: 10 as number | null, isDown: false };
  const query = vi.fn(async () => {
    if (seen.isDown) throw new TypeError('failed to fetch');
    return { data: { startup: { regionalMetadata: { ipAddress: seen.address, ipAddressCheckTimerSeconds: seen.everySeconds } } } };
  });
  const check = vi.fn<GeoRunner['check']>(async () => null);
  const store = createStore<GeoState>(() => ({ ...initialGeo, status: 'success' }));
  const runner = { store, check } as unknown as GeoRunner;
  const platform = { client: { query } } as unknown as Platform;
  const wrapper = ({ children }: { readonly children: ReactNode }) => <PlatformProvider platform={platform}>{children}</PlatformProvider>;
  const { unmount, rerender } = renderHook(({ id }) => useIpWatch(runner, id), { wrapper, initialProps: { id: playerId } });
  return { seen, query, check, store, unmount, as: (id: string | null) => rerender({ id }) };
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the address of a player', () => {
  test('a player’s address is polled, and no check follows while it stays', async () => {
    const { query, check } = watch();
    await pass(30);
    expect(query).toHaveBeenCalledTimes(3);
    expect(check).not.toHaveBeenCalled();
  });

  test('a changed address starts one check and becomes the one to compare with', async () => {
    const { seen, check } = watch();
    await pass(10);
    seen.address = '2.2.2.2';
    await pass(30);
    expect(check).toHaveBeenCalledExactlyOnceWith('ip-change');
    seen.address = '1.1.1.1';
    await pass(10);
    expect(check).toHaveBeenCalledTimes(2);
  });

  test('a player’s address is polled at the server’s interval', async () => {
    const { seen, query } = watch();
    seen.everySeconds = 60;
    await pass(10 + 59);
    expect(query).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(query).toHaveBeenCalledTimes(2);
    seen.everySeconds = null;
    await pass(60 + 10);
    expect(query).toHaveBeenCalledTimes(4);
  });

  test.each([0, -5])('a player’s address is not polled without a pause, also with an interval of %s seconds', async (everySeconds) => {
    const { seen, query } = watch();
    seen.everySeconds = everySeconds;
    await pass(20);
    expect(query.mock.calls.length).toBeLessThanOrEqual(11);
  });

  test('a failed address request is not a change', async () => {
    const { seen, query, check } = watch();
    await pass(10);
    seen.isDown = true;
    await pass(20);
    seen.isDown = false;
    await pass(10);
    expect(query).toHaveBeenCalledTimes(4);
    expect(check).not.toHaveBeenCalled();
  });

  test('a player’s address is not polled on a hidden page or without a verdict', async () => {
    const { query, store } = watch();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(30);
    visibility.mockReturnValue('visible');
    store.setState({ status: 'error' });
    await pass(30);
    expect(query).not.toHaveBeenCalled();
    store.setState({ status: 'success' });
    await pass(10);
    expect(query).toHaveBeenCalledTimes(1);
  });

  test('a visitor’s address is not polled, and another player starts a new comparison', async () => {
    const { seen, query, check, as, unmount } = watch(null);
    await pass(30);
    expect(query).not.toHaveBeenCalled();
    as('p1');
    await pass(10);
    as('p2');
    seen.address = '2.2.2.2';
    await pass(10);
    expect(check).not.toHaveBeenCalled();
    unmount();
    await pass(60);
    expect(query).toHaveBeenCalledTimes(2);
  });
});
