import { initialAuth } from './initialAuth.ts';
import { logoutReasons } from './reasons.ts';
import type { AuthEffect, AuthState, LogoutReason } from './types.ts';

type Left = { readonly state: AuthState; readonly effects: readonly AuthEffect[]; readonly refusal: null };

const out = ({ isOnline, isPlaced, isExistingUser }: AuthState): AuthState => ({
  ...initialAuth,
  isStarted: true,
  isLoggedIn: false,
  isOnline,
  isPlaced,
  isExistingUser,
});

function ending(state: AuthState, reason: LogoutReason, message?: string): readonly AuthEffect[] {
  const { told, destination } = logoutReasons[reason];
  const words = message ?? told?.message;
  return [
    { type: 'hold-tokens', tokens: null },
    // The login page follows only if the player requested the logout.
    { type: 'clear-player', leaving: destination === 'login' ? 'asked' : 'ended' },
    ...(state.isWarned ? ([{ type: 'unwarn-idle' }] as const) : []),
    ...(words === undefined ? [] : ([{ type: 'tell', reason, message: words }] as const)),
    { type: 'leave', reason, destination },
  ];
}

/** Ends the session on the server while it has a token, then clears the player in all tabs. */
export const leave = (state: AuthState, reason: LogoutReason, first: readonly AuthEffect[] = [], message?: string): Left => ({
  state: out(state),
  effects: [...first, { type: 'end-session' }, { type: 'share-logout', reason }, ...ending(state, reason, message)],
  refusal: null,
});

export const follow = (state: AuthState, reason: LogoutReason): Left => ({
  state: out(state),
  effects: ending(state, reason),
  refusal: null,
});
