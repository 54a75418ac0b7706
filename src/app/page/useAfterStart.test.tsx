import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scheduler } from '../startup/scheduler.ts';
import { SchedulerContext } from '../startup/SchedulerContext.ts';
import { useAfterStart } from './useAfterStart.ts';

let scheduler: Scheduler;
beforeEach(() => {
  vi.useFakeTimers();
  scheduler = new Scheduler();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const wrapper = ({ children }: { readonly children: ReactNode }) => <SchedulerContext value={scheduler}>{children}</SchedulerContext>;

const FRAME_MS = 20;

test('work after the start begins within two seconds, each part in its own frame', () => {
  vi.stubGlobal('requestIdleCallback', (begin: () => void, { timeout }: { readonly timeout: number }) => setTimeout(begin, timeout));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  const { result, unmount } = renderHook(() => [useAfterStart(), useAfterStart(), useAfterStart()], { wrapper });
  const wait = (time: number) => act(() => void vi.advanceTimersByTime(time));
  scheduler.markUsable();
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

test('work after the start begins at once if an earlier wait never ended', () => {
  vi.stubGlobal('requestIdleCallback', () => 0);
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  scheduler.markUsable();
  const lost = renderHook(() => useAfterStart(), { wrapper });
  lost.unmount();
  vi.stubGlobal('requestIdleCallback', (begin: () => void) => setTimeout(begin, 1));
  const { result, unmount } = renderHook(() => useAfterStart(), { wrapper });
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe(true);
  unmount();
});
