import type { AuthState } from './types.ts';

// Apart from the reducer, which loads later than the page.
export const initialAuth: AuthState = {
  isLoggedIn: null,
  tokens: null,
  isRefreshing: false,
  isRefreshPending: false,
  isOnline: true,
  isExistingUser: false,
  inactivityMinutes: null,
  heartbeatSeconds: null,
};
