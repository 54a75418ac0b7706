import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createPlatform } from '#src/platform/index.ts';
import { toastStore } from '#src/ui/notices/toast.ts';
import { initialAuth } from '../initialAuth.ts';
import type { AuthState } from '../types.ts';
import { createNotifyingRunner } from './notifyingRunner.ts';

const clean = (): void => {
  localStorage.clear();
  toastStore.setState({ toasts: [] });
};
beforeEach(clean);
afterEach(clean);

function inside() {
  const platform = createPlatform({ brandId: 'told', hashes: {}, fetcher: () => Promise.reject(new TypeError('down')) });
  const tokens = { userId: 'p1', token: 't1', expiresAt: Number.POSITIVE_INFINITY };
  const store = createStore<AuthState>(() => ({ ...initialAuth, isStarted: true, isLoggedIn: true, tokens }));
  const runner = createNotifyingRunner({ platform, brandId: 'told', onLeave: () => undefined }, store);
  const shown = () =>
    toastStore.getState().toasts.map(({ id, title, body, secondsUntilRemoved }) => ({ id, title, body, secondsUntilRemoved }));
  return { runner, shown };
}

describe('notices of a session', () => {
  test('an inactivity warning shows the remaining seconds until the player returns', () => {
    const { runner, shown } = inside();
    runner.dispatch({ type: 'inactivity-near', secondsLeft: 60 });
    expect(shown()).toEqual([
      {
        id: 'inactivity',
        title: 'Are you still there?',
        body: 'We will log you out in 60 seconds unless you stay logged in.',
        secondsUntilRemoved: -1,
      },
    ]);
    runner.dispatch({ type: 'player-returned' });
    expect(shown()).toEqual([]);
  });

  test('an inactivity logout replaces the warning by its reason', () => {
    const { runner, shown } = inside();
    runner.dispatch({ type: 'inactivity-near', secondsLeft: 60 });
    runner.dispatch({ type: 'player-idled' });
    expect(shown()).toMatchObject([
      { id: 'logout-inactivity', title: 'You have been logged out due to inactivity. Please log in to continue.' },
    ]);
  });

  test('a logout at the time limit shows a message that stays', () => {
    const { runner, shown } = inside();
    runner.dispatch({ type: 'heartbeat-answered', isTimeLimitExceeded: true, message: null });
    expect(shown()).toMatchObject([{ id: 'logout-heartbeatTimeLimit', secondsUntilRemoved: -1 }]);
  });
});
