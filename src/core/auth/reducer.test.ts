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

describe('a refresh where it is not known where the page is', () => {
  test('waits for startup, and nobody is taken for a visitor meanwhile; then it asks, once', () => {
    const waiting = stepAuth(initialAuth, started(true, true, false));
    expect([waiting.effects, waiting.refusal, waiting.state.isLoggedIn]).toEqual([[], 'no-location', null]);
    const placed = stepAuth(waiting.state, { type: 'placed' });
    expect(placed.effects).toEqual([{ type: 'refresh-tokens' }]);
    expect(stepAuth(placed.state, { type: 'placed' })).toMatchObject({ effects: [], refusal: 'already-placed' });
  });

  test('waits for the network too, in any order', () => {
    const offline = stepAuth(initialAuth, started(true, false, false)).state;
    const online = stepAuth(offline, { type: 'came-online' });
    expect([online.effects, online.refusal]).toEqual([[], 'no-location']);
    const placed = stepAuth(offline, { type: 'placed' });
    expect(placed.effects).toEqual([]);
    expect(stepAuth(placed.state, { type: 'came-online' }).effects).toEqual([{ type: 'refresh-tokens' }]);
  });
});

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
    expect(run([{ type: 'refresh-refused', ending: null }], state)).toMatchObject({ state: { isLoggedIn: false }, effects: [] });
  });

  test('that cannot be made counts as a visitor, and is made when the network is back', () => {
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
  // Product §4, post-login setup, in its order: the refresh, the watches, who is known here, the session.
  test.each([['login'], ['refresh']] as const)(
    'is set up in order after a %s: the refresh is planned, the watches run, the browser knows somebody, the session is asked for',
    (from) => {
      const { effects } = run([started(from === 'refresh'), received(from)]);
      expect(effects.filter(({ type }) => type !== 'refresh-tokens')).toEqual([
        { type: 'hold-tokens', tokens },
        { type: 'schedule-refresh', at: tokens.expiresAt - REFRESH_BEFORE_EXPIRY_MS },
        { type: 'start-watches', ...WATCHES_UNTOLD },
        { type: 'remember-existing-user' },
        { type: 'share-tokens', tokens },
        { type: 'load-session', userId: 'p1' },
      ]);
    },
  );

  test('without a player ends at once, with no reason to name, and nothing of it is set up', () => {
    const { state, effects } = run([started(false), received('login', { ...tokens, userId: '' })]);
    expect(state.isLoggedIn).toBe(false);
    expect(effects).toContainEqual({ type: 'leave', reason: 'none', destination: 'login-and-back' });
    expect(types(effects)).not.toEqual(expect.arrayContaining(['load-session']));
    expect(types(effects)).not.toEqual(expect.arrayContaining(['start-watches']));
  });

  test('is complete when the session has come, or could not be read', () => {
    expect(run([started(true), received()]).state.isLoggedIn).toBeNull();
    expect(loggedIn()).toMatchObject({ isLoggedIn: true, inactivityMinutes: 15, heartbeatSeconds: 60 });
    expect(run([started(true), received(), unavailable]).state.isLoggedIn).toBe(true);
  });

  test('counts the next wager as the first when no bet is known, or nobody could say; the notice of it is read once', () => {
    expect(loggedIn().isFirstWager).toBe(false);
    const first = run([started(true), received(), { ...loaded, isFirstWager: true }]).state;
    const unsure = run([started(true), received(), unavailable]).state;
    for (const state of [first, unsure]) {
      expect(state.isFirstWager).toBe(true);
      expect(run([{ type: 'first-wager-noticed' }], state).state.isFirstWager).toBe(false);
      expect(run([{ type: 'logged-out', reason: 'manual' }], state).state.isFirstWager).toBe(false);
    }
  });

  test('knows whether a game is open, for which being logged in is needed, and forgets it with the session', () => {
    expect(run([{ type: 'game-opened' }], run([started(false)]).state).state.isPlayingCasinoGame).toBe(false);
    const playing = run([{ type: 'game-opened' }], loggedIn()).state;
    expect(playing.isPlayingCasinoGame).toBe(true);
    expect(run([{ type: 'game-closed' }], playing).state.isPlayingCasinoGame).toBe(false);
    expect(run([{ type: 'logged-out', reason: 'manual' }], playing).state.isPlayingCasinoGame).toBe(false);
  });

  test('has whoever wagers in a game count as being there: its page is another one, where this one sees no press', () => {
    expect(run([{ type: 'game-played' }], loggedIn()).effects).not.toContainEqual({ type: 'show-life' });
    expect(run([{ type: 'game-opened' }, { type: 'game-played' }], loggedIn()).effects).toContainEqual({ type: 'show-life' });
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
    const { state } = run([started(false), received(), { type: 'logged-out', reason: 'manual' }, loaded, unavailable]);
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
    const { state, effects } = run([{ type: 'refresh-due' }, { type: 'refresh-refused', ending: null }], loggedIn());
    expect(state).toMatchObject({ isLoggedIn: false, tokens: null });
    expect(effects).toContainEqual({
      type: 'tell',
      reason: 'refreshTokenFailed',
      message: 'Sorry! You have been logged out due to a technical issue on our end.',
    });
  });

  test('of a session that ended for inactivity tells that, and reports no fault: also where a call was answered as nobody’s', () => {
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
    'of a session that the server calls %s is reported and told as a renewal that failed; where a call was answered as nobody’s, as that alone',
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

  test('of an idle session is told to nobody who was not here', () => {
    const { effects } = run([started(true), { type: 'refresh-refused', ending: 'idle' }]);
    expect(types(effects)).toEqual(['refresh-tokens']);
  });

  const missed = (now: number): AuthEvent[] => [{ type: 'refresh-due' }, { type: 'refresh-failed', now }];

  test('that does not reach the server tries on while the token holds', () => {
    const { state, effects } = run(missed(tokens.expiresAt - REFRESH_PATIENCE_MS), loggedIn());
    expect(effects.at(-1)).toEqual({ type: 'retry-refresh', afterMs: REFRESH_RETRY_MS });
    expect(run(missed(tokens.expiresAt), state).state.isLoggedIn).toBe(false);
  });

  test('survives: of who wakes with a token that is over, before the network is there, is tried for 15 seconds', () => {
    const woken = tokens.expiresAt + 8 * 3_600_000;
    const tried = run([...missed(woken), ...missed(woken + REFRESH_RETRY_MS)], loggedIn());
    expect(tried.state).toMatchObject({ isLoggedIn: true, tokens });
    const renewed = { ...tokens, token: 't2', expiresAt: woken + 900_000 };
    const back = run([{ type: 'refresh-due' }, received('refresh', renewed)], tried.state);
    expect(back.state).toMatchObject({ isLoggedIn: true, tokens: renewed, unreachedSince: null });
    expect(run(missed(woken + REFRESH_PATIENCE_MS), tried.state).state.isLoggedIn).toBe(false);
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
    expect(state).toEqual({ ...initialAuth, isStarted: true, isPlaced: true, isLoggedIn: false, isExistingUser: true });
  });

  test('in another tab clears here without asking the server again', () => {
    const { effects } = run([{ type: 'logged-out-elsewhere', reason: 'inactivity' }], loggedIn());
    expect(types(effects)).toEqual(['hold-tokens', 'clear-player', 'tell', 'leave']);
  });

  test.each<{ event: AuthEvent; reason: LogoutReason }>([
    { event: { type: 'heartbeat-refused' }, reason: 'identityHeartbeat' },
    { event: { type: 'player-idled' }, reason: 'inactivity' },
    { event: { type: 'heartbeat-answered', isTimeLimitExceeded: true, message: null }, reason: 'heartbeatTimeLimit' },
    { event: { type: 'logged-out', reason: 'coolOff' }, reason: 'coolOff' },
  ])('by $event.type is told as $reason', ({ event, reason }) => {
    const { effects } = run([event], loggedIn());
    expect(effects).toContainEqual({ type: 'tell', reason, message: logoutReasons[reason].told?.message });
    expect(effects.at(-1)).toEqual({ type: 'leave', reason, destination: logoutReasons[reason].destination });
  });

  test('by a time limit tells what the server says', () => {
    const { effects } = run([{ type: 'heartbeat-answered', isTimeLimitExceeded: true, message: 'Two hours.' }], loggedIn());
    expect(effects).toContainEqual({ type: 'tell', reason: 'heartbeatTimeLimit', message: 'Two hours.' });
  });
});

describe('a call that was answered as nobody’s', () => {
  test('asks the server for the session before anybody is thrown out', () => {
    const { state, effects } = run([unknown()], loggedIn());
    expect(types(effects)).toEqual(['refresh-tokens']);
    expect(state).toMatchObject({ isLoggedIn: true, doubt: 'asking' });
    const renewed = run([received('refresh', { ...tokens, token: 't2' })], state).state;
    expect(renewed).toMatchObject({ isLoggedIn: true, doubt: 'heard' });
  });

  test('is the end where the server knows of no session, with its own words', () => {
    const { effects } = run([unknown(), { type: 'refresh-refused', ending: null }], loggedIn());
    expect(effects).toContainEqual({ type: 'tell', reason: 'unauthenticated', message: logoutReasons.unauthenticated.told?.message });
  });

  test('is the end with tokens that have just come, and a matter of doubt again after the next renewal', () => {
    const heard = run([unknown(), received('refresh', { ...tokens, token: 't2' })], loggedIn()).state;
    expect(run([unknown('t2')], heard).state.isLoggedIn).toBe(false);
    const later = run([{ type: 'refresh-due' }, received('refresh', { ...tokens, token: 't3' })], heard).state;
    expect(run([unknown('t3')], later).state).toMatchObject({ isLoggedIn: true, doubt: 'asking' });
  });

  test('with the token of somebody who was here before throws out nobody', () => {
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

  test('is warned of once, and the warning goes when the player is there', () => {
    const warned = run([near], loggedIn());
    expect(warned.effects).toEqual([{ type: 'warn-idle', secondsLeft: 60 }]);
    expect(run([{ type: 'player-returned' }], warned.state)).toMatchObject({
      state: { isWarned: false },
      effects: [{ type: 'unwarn-idle' }],
    });
  });

  test('takes its warning along, whoever ends it', () => {
    for (const event of [{ type: 'player-idled' }, { type: 'logged-out-elsewhere', reason: 'manual' }] as const)
      expect(types(run([near, event], loggedIn()).effects)).toContain('unwarn-idle');
    const other = run([near, received('other-tab', { ...tokens, userId: 'p2', token: 't2' })], loggedIn());
    expect(types(other.effects)).toContain('unwarn-idle');
    expect(other.state.isWarned).toBe(false);
  });
});

describe('a limited token', () => {
  const limited: AuthEvent = { type: 'limited-token-received', token: 'L' };

  test('is upgraded once at a time, and gives way to the full one', () => {
    const { state, effects } = run([started(false), limited, { type: 'upgrade-requested' }, { type: 'upgrade-requested' }]);
    expect(effects).toEqual([{ type: 'upgrade-tokens', limitedToken: 'L' }]);
    expect(run([received('login')], state).state).toMatchObject({ limitedToken: null, isUpgrading: false, tokens });
  });

  test('is kept when the server was not reached, and gone when it was refused', () => {
    const { state } = run([started(false), limited, { type: 'upgrade-requested' }]);
    expect(run([{ type: 'upgrade-failed' }], state).state).toMatchObject({ limitedToken: 'L', isUpgrading: false });
    expect(run([{ type: 'upgrade-refused' }], state).state).toMatchObject({ limitedToken: null, isUpgrading: false });
  });

  test('that is empty is none, and waits for the network', () => {
    expect(stepAuth(run([started(false)]).state, { type: 'limited-token-received', token: '' }).refusal).toBe('no-limited-token');
    expect(stepAuth(run([started(false, false), limited]).state, { type: 'upgrade-requested' }).refusal).toBe('offline');
  });
});

describe('an answer without what it must have', () => {
  test.each([
    [{ ...tokens, userId: '' }, 'none'],
    [{ ...tokens, expiresAt: Number.NaN }, 'technicalIssue'],
  ] as const)('%j ends what has begun, for %s', (given, reason) => {
    const { state, effects } = run([started(true), received('refresh', given)]);
    expect(state).toMatchObject({ isLoggedIn: false, tokens: null });
    expect(effects.at(-1)).toMatchObject({ type: 'leave', reason });
  });
});

describe('reasons', () => {
  test('each has a method, its words where the player did not do it, and a place to go', () => {
    const silent = Object.entries(logoutReasons).flatMap(([reason, { told }]) => (told === null ? [reason] : []));
    expect(silent).toEqual(['manual', 'webView']);
    const staying = Object.entries(logoutReasons).flatMap(([reason, { destination }]) => (destination === 'stay' ? [reason] : []));
    expect(staying).toEqual(['maintenance', 'maintenanceMode']);
    expect(
      (['differentValidRegion', 'inactivity', 'heartbeatTimeLimit', 'manual', 'none'] as const).map((r) => logoutReasons[r].method),
    ).toEqual(['GEOCOMPLY_ERR', 'TIMEOUT', 'HEARTBEAT', 'MANUAL', 'MANUAL']);
    expect(logoutReasons.heartbeatTimeLimit.told?.stays).toBe(true);
  });

  test.each(['of-tomorrow', 'toString', 7, null])('%j of another build is none', (value) => expect(isLogoutReason(value)).toBe(false));
});
