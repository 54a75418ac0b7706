import type { AuthState } from './types.ts';

// Apart from the reducer, which loads later than the page.
export const initialAuth: AuthState = {
  isLoggedIn: null,
  isStarted: false,
  tokens: null,
  limitedToken: null,
  isUpgrading: false,
  isRefreshing: false,
  isRefreshPending: false,
  doubt: 'none',
  isOnline: true,
  isExistingUser: false,
  isWarned: false,
  inactivityMinutes: null,
  heartbeatSeconds: null,
};
