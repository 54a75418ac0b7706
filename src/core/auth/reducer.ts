import { initialAuth } from './initialAuth.ts';
import { produce } from 'immer';
import { logoutMessages } from './logoutMessages.ts';
import type { AuthEffect, AuthEvent, AuthState, LogoutReason, Tokens } from './types.ts';

/** Product §9. */
export const REFRESH_BEFORE_EXPIRY_MS = 30_000;
/** Between tries while the token at hand still holds. */
export const REFRESH_RETRY_MS = 5_000;

export { initialAuth };

export type AuthStep = { readonly state: AuthState; readonly effects: readonly AuthEffect[] };

/** What follows from an event: the next state, and what is to be done outside. */
export function stepAuth(state: AuthState, event: AuthEvent): AuthStep {
  switch (event.type) {
    case 'started':
      return start(state, event);
    case 'tokens-received':
      return receive(state, event.tokens, event.from);
    case 'refresh-due':
      return refresh(state);
    case 'refresh-refused':
      return state.tokens === null ? visitor(state) : leave(state, 'refreshTokenFailed', [{ type: 'report', message: 'refresh refused' }]);
    case 'refresh-failed':
      return failRefresh(state, event.now);
    case 'session-loaded':
      return sessionLoaded(state, event);
    case 'session-unavailable':
      // Logged in all the same (product §4); what could not be read shows its skeleton.
      return state.tokens === null ? stay(state) : { state: set(state, { isLoggedIn: true }), effects: [] };
    case 'came-online':
      return comeOnline(state);
    case 'went-offline':
      return { state: set(state, { isOnline: false }), effects: [] };
    case 'unauthenticated':
      return state.tokens !== null && state.isLoggedIn !== null ? leave(state, 'unauthenticated') : stay(state);
    case 'heartbeat-answered':
      return event.isTimeLimitExceeded && state.tokens !== null
        ? leave(state, 'heartbeatTimeLimit', [], event.message ?? undefined)
        : stay(state);
    case 'player-idled':
      return state.tokens === null ? stay(state) : leave(state, 'inactivity');
    case 'logged-out':
      return state.tokens === null ? stay(state) : leave(state, event.reason, [], event.message);
    case 'logged-out-elsewhere':
      return state.tokens === null
        ? stay(state)
        : { state: out(state), effects: [...clearing, ...telling(event.reason), { type: 'leave', reason: event.reason }] };
  }
}

const set = (state: AuthState, change: Partial<AuthState>): AuthState =>
  produce(state, (draft) => {
    Object.assign(draft, change);
  });

const stay = (state: AuthState): AuthStep => ({ state, effects: [] });

const visitor = (state: AuthState): AuthStep => ({
  state: set(state, { isLoggedIn: false, isRefreshing: false, isRefreshPending: false }),
  effects: [],
});

/** Nobody has ever logged in here: no need to ask. */
function start(state: AuthState, { isExistingUser, isOnline }: Extract<AuthEvent, { type: 'started' }>): AuthStep {
  const known = set(state, { isExistingUser, isOnline });
  return isExistingUser ? refresh(known) : visitor(known);
}

function refresh(state: AuthState): AuthStep {
  if (state.isRefreshing) return stay(state);
  if (!state.isOnline) return { state: set(state, { isRefreshPending: true, isLoggedIn: state.isLoggedIn ?? false }), effects: [] };
  return { state: set(state, { isRefreshing: true, isRefreshPending: false }), effects: [{ type: 'refresh-tokens' }] };
}

function receive(state: AuthState, tokens: Tokens, from: 'login' | 'refresh' | 'other-tab'): AuthStep {
  const isAnotherPlayer = state.tokens !== null && state.tokens.userId !== tokens.userId;
  const isNew = state.tokens === null || isAnotherPlayer;
  const next = set(state, {
    tokens,
    isRefreshing: false,
    isRefreshPending: false,
    isExistingUser: true,
    ...(isAnotherPlayer ? { isLoggedIn: null } : {}),
  });
  return {
    state: next,
    effects: [
      ...(isAnotherPlayer ? ([{ type: 'clear-player' }] as const) : []),
      { type: 'hold-tokens', tokens },
      { type: 'schedule-refresh', at: tokens.expiresAt - REFRESH_BEFORE_EXPIRY_MS },
      { type: 'remember-existing-user' },
      ...(from === 'other-tab' ? [] : ([{ type: 'share-tokens', tokens }] as const)),
      ...(isNew ? ([{ type: 'load-session' }] as const) : []),
    ],
  };
}

/** Offline waits for the network; otherwise tries on while the token holds, and only then gives up. */
function failRefresh(state: AuthState, now: number): AuthStep {
  const idle = set(state, { isRefreshing: false });
  if (!state.isOnline) return { state: set(idle, { isRefreshPending: true, isLoggedIn: state.isLoggedIn ?? false }), effects: [] };
  if (state.tokens === null)
    return {
      state: set(idle, { isLoggedIn: false, isRefreshPending: true }),
      effects: [{ type: 'report', message: 'session check failed' }],
    };
  if (now < state.tokens.expiresAt) return { state: idle, effects: [{ type: 'retry-refresh', afterMs: REFRESH_RETRY_MS }] };
  return leave(idle, 'refreshTokenFailed', [{ type: 'report', message: 'refresh failed' }]);
}

function sessionLoaded(
  state: AuthState,
  { inactivityMinutes, heartbeatSeconds }: Extract<AuthEvent, { type: 'session-loaded' }>,
): AuthStep {
  if (state.tokens === null) return stay(state);
  return {
    state: set(state, { isLoggedIn: true, inactivityMinutes, heartbeatSeconds }),
    effects: [{ type: 'start-watches', inactivityMinutes, heartbeatSeconds }],
  };
}

function comeOnline(state: AuthState): AuthStep {
  const online = set(state, { isOnline: true });
  return state.isRefreshPending && state.isExistingUser ? refresh(online) : stay(online);
}

const clearing = [{ type: 'hold-tokens', tokens: null }, { type: 'clear-player' }] as const satisfies readonly AuthEffect[];

const out = (state: AuthState): AuthState => ({
  ...initialAuth,
  isLoggedIn: false,
  isOnline: state.isOnline,
  isExistingUser: state.isExistingUser,
});

function telling(reason: LogoutReason, message?: string): readonly AuthEffect[] {
  const told = message ?? logoutMessages[reason]?.message;
  return told === undefined ? [] : [{ type: 'tell', reason, message: told }];
}

/** The server ends the session while the token is still at hand; then everything of the player's goes, here and in the other tabs. */
const leave = (state: AuthState, reason: LogoutReason, first: readonly AuthEffect[] = [], message?: string): AuthStep => ({
  state: out(state),
  effects: [
    ...first,
    { type: 'end-session' },
    { type: 'share-logout', reason },
    ...clearing,
    ...telling(reason, message),
    { type: 'leave', reason },
  ],
});
