import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markStarted, useAfterStart } from './useAfterStart.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One, and a task after it. */
const FRAME_MS = 20;

test('what starts with the page begins within two seconds where the browser never rests, each in a frame of its own', () => {
  vi.stubGlobal('requestIdleCallback', (begin: () => void, { timeout }: { readonly timeout: number }) => setTimeout(begin, timeout));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const { result, unmount } = renderHook(() => [useAfterStart(), useAfterStart(), useAfterStart()]);
  const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
  markStarted();
  wait(1_999);
  expect(result.current).toEqual([false, false, false]);
  wait(1);
  expect(result.current).toEqual([true, false, false]);
  wait(FRAME_MS);
  expect(result.current).toEqual([true, true, false]);
  wait(FRAME_MS);
  expect(result.current).toEqual([true, true, true]);
  unmount();
});

test('who comes when nobody waits any more begins, also where an earlier wait never ended', () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  markStarted();
  const lost = renderHook(() => useAfterStart());
  lost.unmount();
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => setTimeout(begin, 1));
  const { result, unmount } = renderHook(() => useAfterStart());
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  unmount();
});
