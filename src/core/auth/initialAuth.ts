import type { AuthState } from './types.ts';

// A separate file, because the reducer loads later.
export const initialAuth: AuthState = {
  isLoggedIn: null,
  isStarted: false,
  tokens: null,
  limitedToken: null,
  isUpgrading: false,
  isRefreshing: false,
  isRefreshPending: false,
  unreachedSince: null,
  doubt: 'none',
  isOnline: true,
  isPlaced: false,
  isExistingUser: false,
  isWarned: false,
  inactivityMinutes: null,
  heartbeatSeconds: null,
  isFirstWager: false,
  isPlayingCasinoGame: false,
};
