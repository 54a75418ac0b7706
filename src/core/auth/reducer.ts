import { produce } from 'immer';
import { initialAuth } from './initialAuth.ts';
import { follow, leave } from './leaving.ts';
import type { AuthRefusal } from './refusals.ts';
import type { AuthEffect, AuthEvent, AuthState, Tokens, TokenSource } from './types.ts';

/** Refreshes tokens this long before expiry (product §9). */
export const REFRESH_BEFORE_EXPIRY_MS = 30_000;
/** Used until the server sends its values (product §4, §9). */
export const WATCHES_UNTOLD = { inactivityMinutes: 15, heartbeatSeconds: 60 } as const;
export const REFRESH_RETRY_MS = 5_000;
/** How long a failed refresh is retried, even with an expired token. */
export const REFRESH_PATIENCE_MS = 15_000;

export { initialAuth };

export type AuthStep = {
  readonly state: AuthState;
  readonly effects: readonly AuthEffect[];
  readonly refusal: AuthRefusal | null;
};

type Of<T extends AuthEvent['type']> = Extract<AuthEvent, { readonly type: T }>;
type Handlers = { readonly [T in AuthEvent['type']]: (state: AuthState, event: Of<T>) => AuthStep };

const set = (state: AuthState, change: Partial<AuthState>): AuthState =>
  produce(state, (draft) => {
    Object.assign(draft, change);
  });
const next = (state: AuthState, change: Partial<AuthState>, ...effects: AuthEffect[]): AuthStep => ({
  state: set(state, change),
  effects,
  refusal: null,
});
const refuse = (state: AuthState, refusal: AuthRefusal): AuthStep => ({ state, effects: [], refusal });

const handlers: Handlers = {
  started: (state, { isExistingUser, isOnline, isPlaced }) => {
    if (state.isStarted) return refuse(state, 'already-started');
    const known = set(state, { isStarted: true, isExistingUser, isOnline, isPlaced });
    if (state.tokens !== null) return next(known, { isExistingUser: true });
    return isExistingUser ? refresh(known) : visitor(known);
  },
  placed: (state) => {
    if (state.isPlaced) return refuse(state, 'already-placed');
    const placed = set(state, { isPlaced: true });
    return state.isRefreshPending && state.isExistingUser ? { ...refresh(placed), refusal: null } : next(placed, {});
  },
  'tokens-received': (state, { tokens, from }) => receive(state, tokens, from),
  'limited-token-received': (state, { token }) => {
    if (state.tokens !== null) return refuse(state, 'bearer-exists');
    return token === '' ? refuse(state, 'no-limited-token') : next(state, { limitedToken: token, isUpgrading: false });
  },
  'upgrade-requested': (state) => {
    if (state.limitedToken === null) return refuse(state, 'no-limited-token');
    if (!state.isOnline) return refuse(state, 'offline');
    if (state.isUpgrading) return refuse(state, 'already-upgrading');
    return next(state, { isUpgrading: true }, { type: 'upgrade-tokens', limitedToken: state.limitedToken });
  },
  'upgrade-refused': (state) =>
    state.isUpgrading ? next(state, { limitedToken: null, isUpgrading: false }) : refuse(state, 'nothing-asked'),
  'upgrade-failed': (state) => (state.isUpgrading ? next(state, { isUpgrading: false }) : refuse(state, 'nothing-asked')),
  'refresh-due': (state) => (state.tokens === null && !state.isRefreshPending ? refuse(state, 'not-logged-in') : refresh(state)),
  'refresh-refused': (state, { ending }) => {
    if (state.tokens === null) return state.isRefreshing ? visitor(state) : refuse(state, 'nothing-asked');
    if (ending === 'idle') return leave(state, 'activityTimeout');
    const report = { type: 'report', message: 'refresh refused' } as const;
    // Logs out as `unauthenticated`, because the refresh followed a request that was refused with this reason (product §7).
    if (state.doubt === 'asking') return leave(state, 'unauthenticated', ending === null ? [report] : []);
    return leave(state, 'refreshTokenFailed', [report]);
  },
  'refresh-failed': (state, { now }) => failRefresh(state, now),
  'session-loaded': (state, { userId, inactivityMinutes, heartbeatSeconds, isFirstWager }) =>
    state.tokens?.userId === userId
      ? next(
          state,
          { isLoggedIn: true, inactivityMinutes, heartbeatSeconds, isFirstWager },
          { type: 'start-watches', inactivityMinutes, heartbeatSeconds },
        )
      : refuse(state, 'another-player'),
  // Stays logged in without session data, as if the player had never bet (product §4).
  'session-unavailable': (state, { userId }) =>
    state.tokens?.userId === userId ? next(state, { isLoggedIn: true, isFirstWager: true }) : refuse(state, 'another-player'),
  'first-wager-noticed': (state) => (state.isFirstWager ? next(state, { isFirstWager: false }) : refuse(state, 'nothing-asked')),
  'game-opened': (state) => {
    if (state.tokens === null) return refuse(state, 'not-logged-in');
    return state.isPlayingCasinoGame ? refuse(state, 'already-playing') : next(state, { isPlayingCasinoGame: true });
  },
  'game-played': (state) => (state.isPlayingCasinoGame ? next(state, {}, { type: 'show-life' }) : refuse(state, 'not-playing')),
  'game-closed': (state) => (state.isPlayingCasinoGame ? next(state, { isPlayingCasinoGame: false }) : refuse(state, 'not-playing')),
  'came-online': (state) => {
    if (state.isOnline) return refuse(state, 'already-online');
    const online = set(state, { isOnline: true });
    return state.isRefreshPending && state.isExistingUser ? refresh(online) : next(online, {});
  },
  'went-offline': (state) => (state.isOnline ? next(state, { isOnline: false }) : refuse(state, 'already-offline')),
  unauthenticated: (state, { bearer }) => doubtTokens(state, bearer),
  'heartbeat-answered': (state, { isTimeLimitExceeded, message }) => {
    if (state.tokens === null) return refuse(state, 'not-logged-in');
    return isTimeLimitExceeded ? leave(state, 'heartbeatTimeLimit', [], message ?? undefined) : refuse(state, 'within-limit');
  },
  'heartbeat-refused': (state) =>
    state.tokens === null
      ? refuse(state, 'not-logged-in')
      : leave(state, 'identityHeartbeat', [{ type: 'report', message: 'heartbeat refused' }]),
  'inactivity-near': (state, { secondsLeft }) => {
    if (state.tokens === null) return refuse(state, 'not-logged-in');
    return state.isWarned ? refuse(state, 'already-warned') : next(state, { isWarned: true }, { type: 'warn-idle', secondsLeft });
  },
  'player-returned': (state) => (state.isWarned ? next(state, { isWarned: false }, { type: 'unwarn-idle' }) : refuse(state, 'not-warned')),
  'player-idled': (state) => (state.tokens === null ? refuse(state, 'not-logged-in') : leave(state, 'inactivity')),
  'logged-out': (state, { reason, message }) =>
    state.tokens === null ? refuse(state, 'not-logged-in') : leave(state, reason, [], message),
  'logged-out-elsewhere': (state, { reason }) => (state.tokens === null ? refuse(state, 'not-logged-in') : follow(state, reason)),
};

export function stepAuth<T extends AuthEvent['type']>(state: AuthState, event: Of<T>): AuthStep {
  const handle: (state: AuthState, event: Of<T>) => AuthStep = handlers[event.type];
  return handle(state, event);
}

const visitor = (state: AuthState): AuthStep =>
  next(state, { isLoggedIn: false, isRefreshing: false, isRefreshPending: false, unreachedSince: null, doubt: 'none' });

function refresh(state: AuthState): AuthStep {
  if (state.isRefreshing) return refuse(state, 'already-refreshing');
  if (!state.isOnline) return { ...next(state, { isRefreshPending: true, isLoggedIn: state.isLoggedIn ?? false }), refusal: 'offline' };
  // Waits until startup has found the location, because the refresh sends it.
  if (!state.isPlaced) return { ...next(state, { isRefreshPending: true }), refusal: 'no-location' };
  return next(state, { isRefreshing: true, isRefreshPending: false }, { type: 'refresh-tokens' });
}

/** Refreshes the token that a refused request used. Logs out if a request with the new token is refused, too. */
function doubtTokens(state: AuthState, bearer: string | null): AuthStep {
  if (state.tokens === null) return refuse(state, 'not-logged-in');
  if (bearer !== null && bearer !== state.tokens.token) return refuse(state, 'another-token');
  if (state.doubt === 'heard') return leave(state, 'unauthenticated');
  if (state.doubt === 'asking') return refuse(state, 'already-refreshing');
  const doubting = set(state, { doubt: 'asking' });
  return state.isRefreshing ? next(doubting, {}) : { ...refresh(doubting), refusal: null };
}

const isWhole = ({ userId, expiresAt }: Tokens): boolean => userId !== '' && Number.isFinite(expiresAt);

function tokensRefusal({ tokens: held, isRefreshing }: AuthState, tokens: Tokens, from: TokenSource): AuthRefusal | null {
  if (from === 'refresh') return held === null && !isRefreshing ? 'nothing-asked' : null;
  if (from !== 'other-tab') return null;
  // Ignores malformed tokens from another build, so that they do not end this session.
  if (!isWhole(tokens)) return 'unreadable-token';
  if (held?.userId !== tokens.userId) return null;
  if (held.token === tokens.token) return 'known-token';
  return tokens.expiresAt < held.expiresAt && !isRefreshing ? 'older-token' : null;
}

function receive(state: AuthState, tokens: Tokens, from: TokenSource): AuthStep {
  const refusal = tokensRefusal(state, tokens, from);
  if (refusal !== null) return refuse(state, refusal);
  // Logs out with reason `none`, because the tokens have no user id (product §4).
  if (tokens.userId === '') return leave(state, 'none');
  if (!isWhole(tokens)) return leave(state, 'technicalIssue', [{ type: 'report', message: 'no time of refresh' }]);
  const held = state.tokens?.userId ?? null;
  if (held === tokens.userId) return hold(state, tokens, from, state.doubt === 'asking' && from === 'refresh' ? 'heard' : 'none');
  const empty = set(state, {
    isLoggedIn: held === null ? state.isLoggedIn : null,
    isWarned: false,
    inactivityMinutes: null,
    heartbeatSeconds: null,
    isFirstWager: false,
    isPlayingCasinoGame: false,
  });
  const taken = hold(empty, tokens, from, 'none', [{ type: 'start-watches', ...WATCHES_UNTOLD }]);
  return {
    ...taken,
    effects: [
      ...(held === null ? [] : ([{ type: 'clear-player', leaving: null }] as const)),
      ...(state.isWarned ? ([{ type: 'unwarn-idle' }] as const) : []),
      ...taken.effects,
      { type: 'load-session', userId: tokens.userId },
    ],
  };
}

/** Stores tokens. `begun`: effects that begin a session, in the order of product §4. */
const hold = (
  state: AuthState,
  tokens: Tokens,
  from: TokenSource,
  doubt: AuthState['doubt'],
  begun: readonly AuthEffect[] = [],
): AuthStep =>
  next(
    state,
    {
      tokens,
      doubt,
      limitedToken: null,
      isUpgrading: false,
      isRefreshing: false,
      isRefreshPending: false,
      unreachedSince: null,
      isExistingUser: true,
    },
    { type: 'hold-tokens', tokens },
    { type: 'schedule-refresh', at: tokens.expiresAt - REFRESH_BEFORE_EXPIRY_MS },
    ...begun,
    { type: 'remember-existing-user' },
    ...(from === 'other-tab' ? [] : ([{ type: 'share-tokens', tokens }] as const)),
  );

/** Waits if offline. Retries for visitors, while the token is valid, or until `REFRESH_PATIENCE_MS` is over; else logs out. */
function failRefresh(state: AuthState, now: number): AuthStep {
  if (!state.isRefreshing && state.tokens === null) return refuse(state, 'nothing-asked');
  const unreachedSince = state.unreachedSince ?? now;
  const idle = set(state, { isRefreshing: false, unreachedSince, doubt: state.doubt === 'asking' ? 'none' : state.doubt });
  if (!state.isOnline) return next(idle, { isRefreshPending: true, isLoggedIn: state.isLoggedIn ?? false });
  if (state.tokens === null)
    return next(
      idle,
      { isLoggedIn: false, isRefreshPending: true },
      { type: 'report', message: 'session check failed' },
      { type: 'retry-refresh', afterMs: REFRESH_RETRY_MS },
    );
  if (now < state.tokens.expiresAt || now - unreachedSince < REFRESH_PATIENCE_MS)
    return next(idle, {}, { type: 'retry-refresh', afterMs: REFRESH_RETRY_MS });
  return leave(idle, 'refreshTokenFailed', [{ type: 'report', message: 'refresh failed' }]);
}
