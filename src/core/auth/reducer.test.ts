import { describe, expect, test } from 'vitest';
import { isLogoutReason, logoutReasons } from './reasons.ts';
import { initialAuth, REFRESH_BEFORE_EXPIRY_MS, REFRESH_PATIENCE_MS, REFRESH_RETRY_MS, stepAuth, WATCHES_UNTOLD } from './reducer.ts';
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
const started = (isExistingUser: boolean, isOnline = true, isPlaced = true): AuthEvent => ({
  type: 'started',
  isExistingUser,
  isOnline,
  isPlaced,
});
const received = (from: 'login' | 'refresh' | 'other-tab' = 'login', given = tokens): AuthEvent => ({
  type: 'tokens-received',
  tokens: given,
  from,
});
const loaded: AuthEvent = { type: 'session-loaded', userId: 'p1', inactivityMinutes: 15, heartbeatSeconds: 60, isFirstWager: false };
const unavailable: AuthEvent = { type: 'session-unavailable', userId: 'p1' };
const unknown = (bearer: string | null = null): AuthEvent => ({ type: 'unauthenticated', bearer });
const loggedIn = () => run([started(false), received(), loaded]).state;

describe('a refresh without a known region', () => {
  test('a refresh without a region waits for the startup answer and then runs once', () => {
    const waiting = stepAuth(initialAuth, started(true, true, false));
    expect([waiting.effects, waiting.refusal, waiting.state.isLoggedIn]).toEqual([[], 'no-location', null]);
    const placed = stepAuth(waiting.state, { type: 'placed' });
    expect(placed.effects).toEqual([{ type: 'refresh-tokens' }]);
    expect(stepAuth(placed.state, { type: 'placed' })).toMatchObject({ effects: [], refusal: 'already-placed' });
  });

  test('a refresh waits for network and region in any order', () => {
    const offline = stepAuth(initialAuth, started(true, false, false)).state;
    const online = stepAuth(offline, { type: 'came-online' });
    expect([online.effects, online.refusal]).toEqual([[], 'no-location']);
    const placed = stepAuth(offline, { type: 'placed' });
    expect(placed.effects).toEqual([]);
    expect(stepAuth(placed.state, { type: 'came-online' }).effects).toEqual([{ type: 'refresh-tokens' }]);
  });
});

describe('the first check', () => {
  test('a browser without an earlier login needs no check', () => {
    const { state, effects } = run([started(false)]);
    expect(state.isLoggedIn).toBe(false);
    expect(effects).toEqual([]);
  });

  test('the login is unknown until the server answers, and false without a session', () => {
    const { state, effects } = run([started(true)]);
    expect(state.isLoggedIn).toBeNull();
    expect(types(effects)).toEqual(['refresh-tokens']);
    expect(run([{ type: 'refresh-refused', ending: null }], state)).toMatchObject({ state: { isLoggedIn: false }, effects: [] });
  });

  test('a check that fails makes a visitor and is repeated when online', () => {
    const { state } = run([started(true, false)]);
    expect(state).toMatchObject({ isLoggedIn: false, isRefreshPending: true });
    expect(types(run([{ type: 'came-online' }], state).effects)).toEqual(['refresh-tokens']);
    const failed = run([started(true), { type: 'refresh-failed', now: 0 }]);
    expect(failed.state).toMatchObject({ isLoggedIn: false, isRefreshPending: true });
    expect(failed.effects.at(-1), 'and after a moment, where the server alone was away').toEqual({
      type: 'retry-refresh',
      afterMs: REFRESH_RETRY_MS,
    });
    expect(types(run([{ type: 'refresh-due' }], failed.state).effects)).toEqual(['refresh-tokens']);
  });
});

describe('a login', () => {
  // Order of the setup after a login (product §4): refresh, watches, known user, session.
  test.each([['login'], ['refresh']] as const)('a %s sets up refresh, watches, known user and session in this order', (from) => {
    const { effects } = run([started(from === 'refresh'), received(from)]);
    expect(effects.filter(({ type }) => type !== 'refresh-tokens')).toEqual([
      { type: 'hold-tokens', tokens },
      { type: 'schedule-refresh', at: tokens.expiresAt - REFRESH_BEFORE_EXPIRY_MS },
      { type: 'start-watches', ...WATCHES_UNTOLD },
      { type: 'remember-existing-user' },
      { type: 'share-tokens', tokens },
      { type: 'load-session', userId: 'p1' },
    ]);
  });

  test('a login without a player id logs out without setup', () => {
    const { state, effects } = run([started(false), received('login', { ...tokens, userId: '' })]);
    expect(state.isLoggedIn).toBe(false);
    expect(effects).toContainEqual({ type: 'leave', reason: 'none', destination: 'login-and-back' });
    expect(types(effects)).not.toEqual(expect.arrayContaining(['load-session']));
    expect(types(effects)).not.toEqual(expect.arrayContaining(['start-watches']));
  });

  test('a login is complete once the session was loaded or could not be read', () => {
    expect(run([started(true), received()]).state.isLoggedIn).toBeNull();
    expect(loggedIn()).toMatchObject({ isLoggedIn: true, inactivityMinutes: 15, heartbeatSeconds: 60 });
    expect(run([started(true), received(), unavailable]).state.isLoggedIn).toBe(true);
  });

  test('the next wager counts as first if no bet is known, until its notice was read', () => {
    expect(loggedIn().isFirstWager).toBe(false);
    const first = run([started(true), received(), { ...loaded, isFirstWager: true }]).state;
    const unsure = run([started(true), received(), unavailable]).state;
    for (const state of [first, unsure]) {
      expect(state.isFirstWager).toBe(true);
      expect(run([{ type: 'first-wager-noticed' }], state).state.isFirstWager).toBe(false);
      expect(run([{ type: 'logged-out', reason: 'manual' }], state).state.isFirstWager).toBe(false);
    }
  });

  test('an open game is known only while logged in, and forgotten with the session', () => {
    expect(run([{ type: 'game-opened' }], run([started(false)]).state).state.isPlayingCasinoGame).toBe(false);
    const playing = run([{ type: 'game-opened' }], loggedIn()).state;
    expect(playing.isPlayingCasinoGame).toBe(true);
    expect(run([{ type: 'game-closed' }], playing).state.isPlayingCasinoGame).toBe(false);
    expect(run([{ type: 'logged-out', reason: 'manual' }], playing).state.isPlayingCasinoGame).toBe(false);
  });

  test('a wager in an open game counts as activity', () => {
    expect(run([{ type: 'game-played' }], loggedIn()).effects).not.toContainEqual({ type: 'show-life' });
    expect(run([{ type: 'game-opened' }, { type: 'game-played' }], loggedIn()).effects).toContainEqual({ type: 'show-life' });
  });

  test('tokens of another tab are taken and not shared back', () => {
    const { state, effects } = run([started(false), received('other-tab')]);
    expect(state.tokens).toEqual(tokens);
    expect(types(effects)).not.toContain('share-tokens');
  });

  test('tokens of another player clear the present player’s data', () => {
    const { state, effects } = run([received('other-tab', { ...tokens, userId: 'p2', token: 't2' })], loggedIn());
    expect(state.isLoggedIn).toBeNull();
    expect(types(effects)).toEqual(expect.arrayContaining(['clear-player', 'load-session']));
  });

  test('a session that arrives after a logout is ignored', () => {
    const { state } = run([started(false), received(), { type: 'logged-out', reason: 'manual' }, loaded, unavailable]);
    expect(state.isLoggedIn).toBe(false);
  });
});

describe('the refresh', () => {
  test('a refresh runs once at a time and changes only the token', () => {
    const { state, effects } = run(
      [{ type: 'refresh-due' }, { type: 'refresh-due' }, received('refresh', { ...tokens, token: 't2', expiresAt: 1_800_000 })],
      loggedIn(),
    );
    expect(types(effects)).toEqual(['refresh-tokens', 'hold-tokens', 'schedule-refresh', 'remember-existing-user', 'share-tokens']);
    expect(state).toMatchObject({ isLoggedIn: true, isRefreshing: false });
  });

  test('a refused refresh logs out with its message', () => {
    const { state, effects } = run([{ type: 'refresh-due' }, { type: 'refresh-refused', ending: null }], loggedIn());
    expect(state).toMatchObject({ isLoggedIn: false, tokens: null });
    expect(effects).toContainEqual({
      type: 'tell',
      reason: 'refreshTokenFailed',
      message: 'Sorry! You have been logged out due to a technical issue on our end.',
    });
  });

  test('a refresh refused as idle logs out for inactivity without a fault report', () => {
    for (const before of [{ type: 'refresh-due' }, unknown()] as const) {
      const { state, effects } = run([before, { type: 'refresh-refused', ending: 'idle' }], loggedIn());
      expect(state).toMatchObject({ isLoggedIn: false, tokens: null });
      expect(effects).toContainEqual({
        type: 'tell',
        reason: 'activityTimeout',
        message: 'You have been logged out due to inactivity. Please log in to continue.',
      });
      expect(effects.at(-1)).toEqual({ type: 'leave', reason: 'activityTimeout', destination: 'login-and-back' });
      expect(types(effects)).not.toContain('report');
      expect(logoutReasons.activityTimeout.method).toBe('TIMEOUT');
    }
  });

  test.each(['superseded', 'ended'] as const)(
    'a session that the server calls %s logs out as refreshTokenFailed or unauthenticated',
    (ending) => {
      const renewal = run([{ type: 'refresh-due' }, { type: 'refresh-refused', ending }], loggedIn());
      expect(renewal.state).toMatchObject({ isLoggedIn: false, tokens: null });
      expect(renewal.effects).toContainEqual({ type: 'report', message: 'refresh refused' });
      expect(renewal.effects).toContainEqual({
        type: 'tell',
        reason: 'refreshTokenFailed',
        message: 'Sorry! You have been logged out due to a technical issue on our end.',
      });
      const call = run([unknown(), { type: 'refresh-refused', ending }], loggedIn());
      expect(call.state).toMatchObject({ isLoggedIn: false, tokens: null });
      expect(call.effects).toContainEqual({
        type: 'tell',
        reason: 'unauthenticated',
        message: 'You are not logged in. Please log in again to proceed.',
      });
      expect(call.effects.at(-1)).toEqual({ type: 'leave', reason: 'unauthenticated', destination: 'login-and-back' });
      expect(types(call.effects)).not.toContain('report');
    },
  );

  test('a session that ended before this page opened shows no message', () => {
    const { effects } = run([started(true), { type: 'refresh-refused', ending: 'idle' }]);
    expect(types(effects)).toEqual(['refresh-tokens']);
  });

  const missed = (now: number): AuthEvent[] => [{ type: 'refresh-due' }, { type: 'refresh-failed', now }];

  test('a refresh that does not reach the server is repeated while the token is valid', () => {
    const { state, effects } = run(missed(tokens.expiresAt - REFRESH_PATIENCE_MS), loggedIn());
    expect(effects.at(-1)).toEqual({ type: 'retry-refresh', afterMs: REFRESH_RETRY_MS });
    expect(run(missed(tokens.expiresAt), state).state.isLoggedIn).toBe(false);
  });

  test('survives: a refresh of an expired token after sleep is repeated for 15 seconds', () => {
    const woken = tokens.expiresAt + 8 * 3_600_000;
    const tried = run([...missed(woken), ...missed(woken + REFRESH_RETRY_MS)], loggedIn());
    expect(tried.state).toMatchObject({ isLoggedIn: true, tokens });
    const renewed = { ...tokens, token: 't2', expiresAt: woken + 900_000 };
    const back = run([{ type: 'refresh-due' }, received('refresh', renewed)], tried.state);
    expect(back.state).toMatchObject({ isLoggedIn: true, tokens: renewed, unreachedSince: null });
    expect(run(missed(woken + REFRESH_PATIENCE_MS), tried.state).state.isLoggedIn).toBe(false);
  });

  test('a refresh waits offline, and the player stays logged in', () => {
    const { state, effects } = run([{ type: 'went-offline' }, { type: 'refresh-due' }], loggedIn());
    expect(state).toMatchObject({ isLoggedIn: true, isRefreshPending: true });
    expect(effects).toEqual([]);
    expect(types(run([{ type: 'came-online' }], state).effects)).toEqual(['refresh-tokens']);
  });
});

describe('a logout', () => {
  test('a logout ends the session, informs other tabs, clears the player and leaves', () => {
    const { state, effects } = run([{ type: 'logged-out', reason: 'manual' }], loggedIn());
    expect(types(effects)).toEqual(['end-session', 'share-logout', 'hold-tokens', 'clear-player', 'leave']);
    expect(state).toEqual({ ...initialAuth, isStarted: true, isPlaced: true, isLoggedIn: false, isExistingUser: true });
  });

  test('a logout in another tab clears this one without a request', () => {
    const { effects } = run([{ type: 'logged-out-elsewhere', reason: 'inactivity' }], loggedIn());
    expect(types(effects)).toEqual(['hold-tokens', 'clear-player', 'tell', 'leave']);
  });

  test.each<{ event: AuthEvent; reason: LogoutReason }>([
    { event: { type: 'heartbeat-refused' }, reason: 'identityHeartbeat' },
    { event: { type: 'player-idled' }, reason: 'inactivity' },
    { event: { type: 'heartbeat-answered', isTimeLimitExceeded: true, message: null }, reason: 'heartbeatTimeLimit' },
    { event: { type: 'logged-out', reason: 'coolOff' }, reason: 'coolOff' },
  ])('the event $event.type logs out as $reason', ({ event, reason }) => {
    const { effects } = run([event], loggedIn());
    expect(effects).toContainEqual({ type: 'tell', reason, message: logoutReasons[reason].told?.message });
    expect(effects.at(-1)).toEqual({ type: 'leave', reason, destination: logoutReasons[reason].destination });
  });

  test('a logout at the time limit shows the server’s message', () => {
    const { effects } = run([{ type: 'heartbeat-answered', isTimeLimitExceeded: true, message: 'Two hours.' }], loggedIn());
    expect(effects).toContainEqual({ type: 'tell', reason: 'heartbeatTimeLimit', message: 'Two hours.' });
  });
});

describe('an unauthenticated call', () => {
  test('an unauthenticated answer first asks the server for the session', () => {
    const { state, effects } = run([unknown()], loggedIn());
    expect(types(effects)).toEqual(['refresh-tokens']);
    expect(state).toMatchObject({ isLoggedIn: true, doubt: 'asking' });
    const renewed = run([received('refresh', { ...tokens, token: 't2' })], state).state;
    expect(renewed).toMatchObject({ isLoggedIn: true, doubt: 'heard' });
  });

  test('an unauthenticated answer logs out if the server has no session', () => {
    const { effects } = run([unknown(), { type: 'refresh-refused', ending: null }], loggedIn());
    expect(effects).toContainEqual({ type: 'tell', reason: 'unauthenticated', message: logoutReasons.unauthenticated.told?.message });
  });

  test('an unauthenticated answer with new tokens logs out, until the next refresh', () => {
    const heard = run([unknown(), received('refresh', { ...tokens, token: 't2' })], loggedIn()).state;
    expect(run([unknown('t2')], heard).state.isLoggedIn).toBe(false);
    const later = run([{ type: 'refresh-due' }, received('refresh', { ...tokens, token: 't3' })], heard).state;
    expect(run([unknown('t3')], later).state).toMatchObject({ isLoggedIn: true, doubt: 'asking' });
  });

  test('an unauthenticated answer to another token is ignored', () => {
    const state = loggedIn();
    expect(stepAuth(state, { type: 'unauthenticated', bearer: 'of another time' })).toEqual({
      state,
      effects: [],
      refusal: 'another-token',
    });
  });
});

describe('an idle session', () => {
  const near: AuthEvent = { type: 'inactivity-near', secondsLeft: 60 };

  test('an inactivity warning is shown once and removed when the player returns', () => {
    const warned = run([near], loggedIn());
    expect(warned.effects).toEqual([{ type: 'warn-idle', secondsLeft: 60 }]);
    expect(run([{ type: 'player-returned' }], warned.state)).toMatchObject({
      state: { isWarned: false },
      effects: [{ type: 'unwarn-idle' }],
    });
  });

  test('the end of a session removes its inactivity warning', () => {
    for (const event of [{ type: 'player-idled' }, { type: 'logged-out-elsewhere', reason: 'manual' }] as const)
      expect(types(run([near, event], loggedIn()).effects)).toContain('unwarn-idle');
    const other = run([near, received('other-tab', { ...tokens, userId: 'p2', token: 't2' })], loggedIn());
    expect(types(other.effects)).toContain('unwarn-idle');
    expect(other.state.isWarned).toBe(false);
  });
});

describe('a limited token', () => {
  const limited: AuthEvent = { type: 'limited-token-received', token: 'L' };

  test('a limited token is upgraded once at a time and replaced by the full one', () => {
    const { state, effects } = run([started(false), limited, { type: 'upgrade-requested' }, { type: 'upgrade-requested' }]);
    expect(effects).toEqual([{ type: 'upgrade-tokens', limitedToken: 'L' }]);
    expect(run([received('login')], state).state).toMatchObject({ limitedToken: null, isUpgrading: false, tokens });
  });

  test('a limited token is kept if the server was not reached, and dropped if refused', () => {
    const { state } = run([started(false), limited, { type: 'upgrade-requested' }]);
    expect(run([{ type: 'upgrade-failed' }], state).state).toMatchObject({ limitedToken: 'L', isUpgrading: false });
    expect(run([{ type: 'upgrade-refused' }], state).state).toMatchObject({ limitedToken: null, isUpgrading: false });
  });

  test('an empty limited token and an upgrade without a network are refused', () => {
    expect(stepAuth(run([started(false)]).state, { type: 'limited-token-received', token: '' }).refusal).toBe('no-limited-token');
    expect(stepAuth(run([started(false, false), limited]).state, { type: 'upgrade-requested' }).refusal).toBe('offline');
  });
});

describe('an incomplete answer', () => {
  test.each([
    [{ ...tokens, userId: '' }, 'none'],
    [{ ...tokens, expiresAt: Number.NaN }, 'technicalIssue'],
  ] as const)('an answer with %j ends the session as %s', (given, reason) => {
    const { state, effects } = run([started(true), received('refresh', given)]);
    expect(state).toMatchObject({ isLoggedIn: false, tokens: null });
    expect(effects.at(-1)).toMatchObject({ type: 'leave', reason });
  });
});

describe('reasons', () => {
  test('each logout reason has a method, a message unless the player chose it, and a destination', () => {
    const silent = Object.entries(logoutReasons).flatMap(([reason, { told }]) => (told === null ? [reason] : []));
    expect(silent).toEqual(['manual', 'webView']);
    const staying = Object.entries(logoutReasons).flatMap(([reason, { destination }]) => (destination === 'stay' ? [reason] : []));
    expect(staying).toEqual(['maintenance', 'maintenanceMode']);
    expect(
      (['differentValidRegion', 'inactivity', 'heartbeatTimeLimit', 'manual', 'none'] as const).map((r) => logoutReasons[r].method),
    ).toEqual(['GEOCOMPLY_ERR', 'TIMEOUT', 'HEARTBEAT', 'MANUAL', 'MANUAL']);
    expect(logoutReasons.heartbeatTimeLimit.told?.stays).toBe(true);
  });

  test.each(['of-tomorrow', 'toString', 7, null])('the code %j of another build is not a logout reason', (value) =>
    expect(isLogoutReason(value)).toBe(false),
  );
});
