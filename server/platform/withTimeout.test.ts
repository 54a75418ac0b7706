import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a value within the timeout is returned, and no timer is left', async () => {
  await expect(withTimeout(1_000, Promise.resolve('value'))).resolves.toBe('value');
  expect(vi.getTimerCount()).toBe(0);
});

it('a late value becomes null at the timeout, and its promise goes on', async () => {
  let finish: (value: string) => void = () => undefined;
  const work = new Promise<string>((done) => (finish = done));
  const settled = vi.fn();
  const waiting = withTimeout(1_000, work).then(settled);
  await vi.advanceTimersByTimeAsync(999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await waiting;
  expect(settled).toHaveBeenCalledWith(null);
  finish('late');
  await expect(work).resolves.toBe('late');
});

it('a rejected or null promise becomes null', async () => {
  await expect(withTimeout(1_000, Promise.reject(new Error('failed')))).resolves.toBeNull();
  await expect(withTimeout(1_000, null)).resolves.toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});
