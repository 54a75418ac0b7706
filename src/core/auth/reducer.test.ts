import { describe, expect, test } from 'vitest';
import { logoutMessages, logoutMethod } from './logoutMessages.ts';
import { initialAuth, REFRESH_BEFORE_EXPIRY_MS, REFRESH_RETRY_MS, stepAuth } from './reducer.ts';
import type { AuthEffect, AuthEvent, AuthState, LogoutReason } from './types.ts';

const tokens = { userId: 'p1', token: 't1', expiresAt: 900_000 };
const run = (events: readonly AuthEvent[], from: AuthState = initialAuth) =>
  events.reduce<{ state: AuthState; effects: AuthEffect[] }>(
    ({ state, effects }, event) => {
      const step = stepAuth(state, event);
      return { state: step.state, effects: [...effects, ...step.effects] };
    },
    { state: from, effects: [] },
  );
const types = (effects: readonly AuthEffect[]) => effects.map(({ type }) => type);
const started = (isExistingUser: boolean, isOnline = true): AuthEvent => ({ type: 'started', isExistingUser, isOnline });
const received = (from: 'login' | 'refresh' | 'other-tab' = 'login', given = tokens): AuthEvent => ({
  type: 'tokens-received',
  tokens: given,
  from,
});
const loaded: AuthEvent = { type: 'session-loaded', inactivityMinutes: 15, heartbeatSeconds: 60 };
const loggedIn = () => run([started(false), received(), loaded]).state;

describe('the first check', () => {
  test('is not needed where nobody has ever logged in', () => {
    const { state, effects } = run([started(false)]);
    expect(state.isLoggedIn).toBe(false);
    expect(effects).toEqual([]);
  });

  test('is unknown until the server has answered, and false when there is no session', () => {
    const { state, effects } = run([started(true)]);
    expect(state.isLoggedIn).toBeNull();
    expect(types(effects)).toEqual(['refresh-tokens']);
    expect(run([{ type: 'refresh-refused' }], state)).toMatchObject({ state: { isLoggedIn: false }, effects: [] });
  });

  test('that cannot be made counts as a visitor, and is made when the network is back', () => {
    const { state } = run([started(true, false)]);
    expect(state).toMatchObject({ isLoggedIn: false, isRefreshPending: true });
    expect(types(run([{ type: 'came-online' }], state).effects)).toEqual(['refresh-tokens']);
    const failed = run([started(true), { type: 'refresh-failed', now: 0 }]).state;
    expect(failed).toMatchObject({ isLoggedIn: false, isRefreshPending: true });
  });
});

describe('a login', () => {
  test('holds the tokens, shares them, plans the refresh and asks for the session', () => {
    const { effects } = run([started(false), received()]);
    expect(effects).toEqual([
      { type: 'hold-tokens', tokens },
      { type: 'schedule-refresh', at: tokens.expiresAt - REFRESH_BEFORE_EXPIRY_MS },
      { type: 'remember-existing-user' },
      { type: 'share-tokens', tokens },
      { type: 'load-session' },
    ]);
  });

  test('is complete when the session has come, or could not be read', () => {
    expect(run([started(true), received()]).state.isLoggedIn).toBeNull();
    expect(loggedIn()).toMatchObject({ isLoggedIn: true, inactivityMinutes: 15, heartbeatSeconds: 60 });
    expect(run([started(true), received(), { type: 'session-unavailable' }]).state.isLoggedIn).toBe(true);
  });

  test('in another tab is taken over and not shared back', () => {
    const { state, effects } = run([started(false), received('other-tab')]);
    expect(state.tokens).toEqual(tokens);
    expect(types(effects)).not.toContain('share-tokens');
  });

  test('of another player in another tab clears what this one showed', () => {
    const { state, effects } = run([received('other-tab', { ...tokens, userId: 'p2', token: 't2' })], loggedIn());
    expect(state.isLoggedIn).toBeNull();
    expect(types(effects)).toEqual(expect.arrayContaining(['clear-player', 'load-session']));
  });

  test('whose session comes after a logout does not count', () => {
    const { state } = run([started(false), received(), { type: 'logged-out', reason: 'manual' }, loaded, { type: 'session-unavailable' }]);
    expect(state.isLoggedIn).toBe(false);
  });
});

describe('the refresh', () => {
  test('runs once at a time and changes the token alone', () => {
    const { state, effects } = run(
      [{ type: 'refresh-due' }, { type: 'refresh-due' }, received('refresh', { ...tokens, token: 't2', expiresAt: 1_800_000 })],
      loggedIn(),
    );
    expect(types(effects)).toEqual(['refresh-tokens', 'hold-tokens', 'schedule-refresh', 'remember-existing-user', 'share-tokens']);
    expect(state).toMatchObject({ isLoggedIn: true, isRefreshing: false });
  });

  test('refused logs out with the product’s words', () => {
    const { state, effects } = run([{ type: 'refresh-due' }, { type: 'refresh-refused' }], loggedIn());
    expect(state).toMatchObject({ isLoggedIn: false, tokens: null });
    expect(effects).toContainEqual({
      type: 'tell',
      reason: 'refreshTokenFailed',
      message: 'Sorry! You have been logged out due to a technical issue on our end.',
    });
  });

  test('that does not reach the server tries on while the token holds', () => {
    const { state, effects } = run([{ type: 'refresh-due' }, { type: 'refresh-failed', now: tokens.expiresAt - 1 }], loggedIn());
    expect(effects.at(-1)).toEqual({ type: 'retry-refresh', afterMs: REFRESH_RETRY_MS });
    expect(run([{ type: 'refresh-due' }, { type: 'refresh-failed', now: tokens.expiresAt }], state).state.isLoggedIn).toBe(false);
  });

  test('offline waits for the network, and the player stays in', () => {
    const { state, effects } = run([{ type: 'went-offline' }, { type: 'refresh-due' }], loggedIn());
    expect(state).toMatchObject({ isLoggedIn: true, isRefreshPending: true });
    expect(effects).toEqual([]);
    expect(types(run([{ type: 'came-online' }], state).effects)).toEqual(['refresh-tokens']);
  });
});

describe('a logout', () => {
  test('ends the session, tells the other tabs, clears everything and leaves', () => {
    const { state, effects } = run([{ type: 'logged-out', reason: 'manual' }], loggedIn());
    expect(types(effects)).toEqual(['end-session', 'share-logout', 'hold-tokens', 'clear-player', 'leave']);
    expect(state).toEqual({ ...initialAuth, isLoggedIn: false, isExistingUser: true });
  });

  test('in another tab clears here without asking the server again', () => {
    const { effects } = run([{ type: 'logged-out-elsewhere', reason: 'inactivity' }], loggedIn());
    expect(types(effects)).toEqual(['hold-tokens', 'clear-player', 'tell', 'leave']);
  });

  test.each<{ event: AuthEvent; reason: LogoutReason }>([
    { event: { type: 'unauthenticated' }, reason: 'unauthenticated' },
    { event: { type: 'player-idled' }, reason: 'inactivity' },
    { event: { type: 'heartbeat-answered', isTimeLimitExceeded: true, message: null }, reason: 'heartbeatTimeLimit' },
    { event: { type: 'logged-out', reason: 'coolOff' }, reason: 'coolOff' },
  ])('by $event.type is told as $reason', ({ event, reason }) => {
    const { effects } = run([event], loggedIn());
    expect(effects).toContainEqual({ type: 'tell', reason, message: logoutMessages[reason]?.message });
    expect(effects.at(-1)).toEqual({ type: 'leave', reason });
  });

  test('by a time limit tells what the server says', () => {
    const { effects } = run([{ type: 'heartbeat-answered', isTimeLimitExceeded: true, message: 'Two hours.' }], loggedIn());
    expect(effects).toContainEqual({ type: 'tell', reason: 'heartbeatTimeLimit', message: 'Two hours.' });
  });

  test.each<AuthEvent>([
    { type: 'unauthenticated' },
    { type: 'player-idled' },
    { type: 'logged-out', reason: 'manual' },
    { type: 'logged-out-elsewhere', reason: 'manual' },
    { type: 'heartbeat-answered', isTimeLimitExceeded: true, message: null },
  ])('of a visitor is nothing: $type', (event) => {
    const { state } = run([started(false)]);
    expect(stepAuth(state, event)).toEqual({ state, effects: [] });
  });

  test('is counted by its method', () => {
    expect((['differentValidRegion', 'inactivity', 'heartbeatTimeLimit', 'manual', 'none'] as const).map(logoutMethod)).toEqual([
      'GEOCOMPLY_ERR',
      'TIMEOUT',
      'HEARTBEAT',
      'MANUAL',
      'MANUAL',
    ]);
  });
});
