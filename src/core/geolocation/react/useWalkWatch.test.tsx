import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { initialGeo } from '../reducer.ts';
import type { GeoState, Position } from '../types.ts';
import type { GeoRunner } from './geoRunner.ts';
import { useWalkWatch } from './useWalkWatch.ts';

const NEWARK: Position = { latitude: 40.7357, longitude: -74.1724, accuracy: 20 };
const north = (metres: number, accuracy = 20): Position => ({ ...NEWARK, latitude: NEWARK.latitude + metres / 111_320, accuracy });

function watch(state: Partial<GeoState> = {}) {
  const heard: ((position: { coords: Position }) => void)[] = [];
  const source = {
    watchPosition: vi.fn((found: (position: { coords: Position }) => void) => heard.push(found)),
    clearWatch: vi.fn<(id: number) => void>(),
  };
  const store = createStore<GeoState>(() => ({ ...initialGeo, status: 'success', position: NEWARK, ...state }));
  const check = vi.fn<GeoRunner['check']>(async () => null);
  const { unmount } = renderHook(() => useWalkWatch({ store, check } as unknown as GeoRunner, source as unknown as Geolocation));
  return { source, store, check, unmount, walk: (to: Position) => act(() => heard.at(-1)?.({ coords: to })) };
}

test('a player who has moved more than a mile is checked again', () => {
  const { check, walk } = watch();
  walk(north(1_600));
  walk(north(1_640));
  expect(check).not.toHaveBeenCalled();
  walk(north(1_660));
  expect(check).toHaveBeenCalledExactlyOnceWith('authorization-refresh');
});

test('an inaccurate position is not a move', () => {
  const { check, walk } = watch();
  walk(north(3_000, 2_000));
  expect(check).not.toHaveBeenCalled();
});

test.each([{ status: 'error' }, { status: 'idle' }, { position: null }] as const)('the position is not watched with %j', (state) => {
  expect(watch(state).source.watchPosition).not.toHaveBeenCalled();
});

test('the position watch ends with the verdict and with the page', () => {
  const { source, store, unmount } = watch();
  act(() => store.setState({ status: 'idle' }));
  expect(source.clearWatch).toHaveBeenCalledTimes(1);
  act(() => store.setState({ status: 'success' }));
  unmount();
  expect(source.clearWatch).toHaveBeenCalledTimes(2);
});
