/** Product §4, logout reasons. */
export type LogoutReason =
  | 'manual'
  | 'inactivity'
  | 'heartbeatTimeLimit'
  | 'refreshTokenFailed'
  | 'technicalIssue'
  | 'maintenanceMode'
  | 'unauthenticated'
  | 'differentValidRegion'
  | 'coolOff'
  | 'selfExclusion'
  | 'locationChanged'
  | 'none';

export type Tokens = {
  readonly userId: string;
  readonly token: string;
  /** Server time, milliseconds. */
  readonly expiresAt: number;
};

/** Null until the first check is over; it becomes true only after the session's data has been asked for. */
export type LoginState = boolean | null;

export type AuthState = {
  readonly isLoggedIn: LoginState;
  readonly tokens: Tokens | null;
  readonly isRefreshing: boolean;
  /** A refresh is due and waits for the network. */
  readonly isRefreshPending: boolean;
  readonly isOnline: boolean;
  /** Has logged in on this browser before. */
  readonly isExistingUser: boolean;
  /** Minutes of the session data; null before it came. */
  readonly inactivityMinutes: number | null;
  readonly heartbeatSeconds: number | null;
};

export type AuthEvent =
  | { readonly type: 'started'; readonly isExistingUser: boolean; readonly isOnline: boolean }
  /** By login, by refresh, or from another tab. */
  | { readonly type: 'tokens-received'; readonly tokens: Tokens; readonly from: 'login' | 'refresh' | 'other-tab' }
  | { readonly type: 'refresh-due' }
  /** The server has spoken: there is no session. */
  | { readonly type: 'refresh-refused' }
  /** The server was not reached. */
  | { readonly type: 'refresh-failed'; readonly now: number }
  | { readonly type: 'session-loaded'; readonly inactivityMinutes: number; readonly heartbeatSeconds: number }
  | { readonly type: 'session-unavailable' }
  | { readonly type: 'came-online' }
  | { readonly type: 'went-offline' }
  | { readonly type: 'unauthenticated' }
  | { readonly type: 'heartbeat-answered'; readonly isTimeLimitExceeded: boolean; readonly message: string | null }
  | { readonly type: 'player-idled' }
  | { readonly type: 'logged-out'; readonly reason: LogoutReason; readonly message?: string }
  | { readonly type: 'logged-out-elsewhere'; readonly reason: LogoutReason };

export type AuthEffect =
  | { readonly type: 'refresh-tokens' }
  | { readonly type: 'hold-tokens'; readonly tokens: Tokens | null }
  | { readonly type: 'schedule-refresh'; readonly at: number }
  | { readonly type: 'retry-refresh'; readonly afterMs: number }
  | { readonly type: 'share-tokens'; readonly tokens: Tokens }
  | { readonly type: 'share-logout'; readonly reason: LogoutReason }
  | { readonly type: 'load-session' }
  | { readonly type: 'start-watches'; readonly inactivityMinutes: number; readonly heartbeatSeconds: number }
  | { readonly type: 'end-session' }
  | { readonly type: 'clear-player' }
  | { readonly type: 'remember-existing-user' }
  | { readonly type: 'tell'; readonly reason: LogoutReason; readonly message: string }
  | { readonly type: 'report'; readonly message: string }
  | { readonly type: 'leave'; readonly reason: LogoutReason };
