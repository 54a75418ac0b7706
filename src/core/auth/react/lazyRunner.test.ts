import { expect, test, vi } from 'vitest';
import type { StoreApi } from 'zustand/vanilla';
import { ok } from '#src/shared/values/result.ts';
import type { Platform } from '#src/platform/index.ts';
import type { AuthState } from '../types.ts';
import { createLazyRunner } from './lazyRunner.ts';

function setUp(hasLoggedInBefore: boolean) {
  const heard: unknown[] = [];
  const stop = vi.fn();
  const start = vi.fn(() => stop);
  const logIn = vi.fn(async (..._: readonly unknown[]) => ok(undefined));
  const stores: StoreApi<AuthState>[] = [];
  const createNotifyingRunner = (_: unknown, store: StoreApi<AuthState>) => {
    stores.push(store);
    const stepUp = { sendCode: async () => ok(undefined), take: async () => ok(undefined), verifyCode: async () => ok(undefined) };
    return { store, dispatch: (event: unknown) => heard.push(event), logIn, logInByCode: logIn, logInByPasskey: logIn, stepUp, start };
  };
  const load = vi.fn(async () => ({ createNotifyingRunner }));
  const platform = { storage: { read: () => hasLoggedInBefore } } as unknown as Platform;
  const runner = createLazyRunner({ platform, brandId: 'one', onLeave: () => undefined }, load);
  return { runner, heard, start, stop, logIn, stores, load };
}

test.each([
  [false, false],
  [true, null],
])('a browser with an earlier login (%s) counts as %s until the code loads', (before, isLoggedIn) => {
  expect(setUp(before).runner.store.getState().isLoggedIn).toBe(isLoggedIn);
});

test('events before the code has loaded reach the runner in order', async () => {
  const { runner, heard, stores } = setUp(true);
  runner.dispatch({ type: 'went-offline' });
  runner.dispatch({ type: 'came-online' });
  expect(await runner.logIn('a', 'b')).toEqual(ok(undefined));
  expect(heard).toEqual([{ type: 'went-offline' }, { type: 'came-online' }]);
  expect(stores).toEqual([runner.store]);
  runner.dispatch({ type: 'unauthenticated', bearer: null });
  expect(heard).toHaveLength(3);
});

test('a one-time code waits for the runner’s code', async () => {
  const { runner, load } = setUp(false);
  expect(await runner.stepUp.sendCode()).toEqual(ok(undefined));
  expect(await runner.stepUp.verifyCode('12345678')).toEqual(ok(undefined));
  expect(load).toHaveBeenCalledTimes(1);
});

test('a passkey waits for the runner’s code', async () => {
  const { runner, logIn, load } = setUp(false);
  expect(await runner.logInByPasskey({ id: 'key' })).toEqual(ok(undefined));
  expect(logIn).toHaveBeenCalledWith({ id: 'key' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a runner stopped before its code loads never starts', async () => {
  const { runner, start } = setUp(true);
  runner.start()();
  await runner.logIn('a', 'b');
  expect(start).not.toHaveBeenCalled();
});

test('stopping a started runner stops the real one', async () => {
  const { runner, start, stop } = setUp(true);
  const end = runner.start();
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

test('code that fails to load refuses the login, and the next login loads it again', async () => {
  const { runner, logIn, load } = setUp(true);
  const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  load.mockImplementationOnce(lost).mockImplementationOnce(lost);
  expect(await runner.logIn('a', 'b')).toMatchObject({ ok: false, refusal: { code: 'offline' } });
  expect(load).toHaveBeenCalledTimes(2);
  expect(runner.store.getState().isLoggedIn).toBe(false);
  expect(await runner.logIn('a', 'b')).toEqual(ok(undefined));
  expect(logIn).toHaveBeenCalledTimes(1);
});
