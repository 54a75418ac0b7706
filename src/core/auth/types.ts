/** Product §4, logout reasons. */
export type LogoutReason =
  | 'manual'
  | 'none'
  | 'inactivity'
  /** Inactivity found by the server during a refresh. */
  | 'activityTimeout'
  | 'heartbeatTimeLimit'
  | 'identityHeartbeat'
  | 'refreshTokenFailed'
  | 'technicalIssue'
  /** Announced by startup. */
  | 'maintenance'
  /** A request was refused for it. */
  | 'maintenanceMode'
  | 'webView'
  | 'unauthenticated'
  /** Geolocation found an unserved region. */
  | 'geocomplyError'
  | 'differentValidRegion'
  /** The IP address is in an unserved region. */
  | 'locationChanged'
  | 'coolOff'
  | 'selfExclusion';

export type Ending = 'idle' | 'superseded' | 'ended';

/** Product §4: analytics method. */
export type LogoutMethod = 'GEOCOMPLY_ERR' | 'TIMEOUT' | 'HEARTBEAT' | 'MANUAL';

/** Login page without or with a return path, or the current page. */
export type LogoutDestination = 'login' | 'login-and-back' | 'stay';

export type Tokens = {
  readonly userId: string;
  readonly token: string;
  /** Server time, milliseconds. */
  readonly expiresAt: number;
};

/** Null until checked; true only after session data was requested. */
export type LoginState = boolean | null;

export type AuthState = {
  readonly isLoggedIn: LoginState;
  readonly isStarted: boolean;
  readonly tokens: Tokens | null;
  /** Waits for a second factor; never held beside tokens. */
  readonly limitedToken: string | null;
  readonly isUpgrading: boolean;
  readonly isRefreshing: boolean;
  /** Waits for the network or location. */
  readonly isRefreshPending: boolean;
  /** Time of the first unreachable refresh, null after a success. */
  readonly unreachedSince: number | null;
  /** A request was unauthenticated. `asking`: a refresh runs; `heard`: it brought new tokens, so a repeat logs out. */
  readonly doubt: 'none' | 'asking' | 'heard';
  readonly isOnline: boolean;
  readonly isPlaced: boolean;
  readonly isExistingUser: boolean;
  readonly isWarned: boolean;
  readonly inactivityMinutes: number | null;
  readonly heartbeatSeconds: number | null;
  /** The next wager needs a notice (product §4). */
  readonly isFirstWager: boolean;
  /** Real-money casino game on this page (product §3). */
  readonly isPlayingCasinoGame: boolean;
};

export type TokenSource = 'login' | 'upgrade' | 'refresh' | 'other-tab';

export type AuthEvent =
  | { readonly type: 'started'; readonly isExistingUser: boolean; readonly isOnline: boolean; readonly isPlaced: boolean }
  | { readonly type: 'placed' }
  | { readonly type: 'tokens-received'; readonly tokens: Tokens; readonly from: TokenSource }
  | { readonly type: 'limited-token-received'; readonly token: string }
  | { readonly type: 'upgrade-requested' }
  | { readonly type: 'upgrade-refused' }
  /** Unreachable: the limited token is still valid. */
  | { readonly type: 'upgrade-failed' }
  | { readonly type: 'refresh-due' }
  /** The server says there is no session. */
  | { readonly type: 'refresh-refused'; readonly ending: Ending | null }
  | { readonly type: 'refresh-failed'; readonly now: number }
  | {
      readonly type: 'session-loaded';
      readonly userId: string;
      readonly inactivityMinutes: number;
      readonly heartbeatSeconds: number;
      readonly isFirstWager: boolean;
    }
  | { readonly type: 'session-unavailable'; readonly userId: string }
  | { readonly type: 'first-wager-noticed' }
  | { readonly type: 'game-opened' }
  /** Wagers inside the game's frame fire no events here. */
  | { readonly type: 'game-played' }
  | { readonly type: 'game-closed' }
  | { readonly type: 'came-online' }
  | { readonly type: 'went-offline' }
  /** `bearer`: token of the request, null if unknown. */
  | { readonly type: 'unauthenticated'; readonly bearer: string | null }
  | { readonly type: 'heartbeat-answered'; readonly isTimeLimitExceeded: boolean; readonly message: string | null }
  | { readonly type: 'heartbeat-refused' }
  | { readonly type: 'inactivity-near'; readonly secondsLeft: number }
  | { readonly type: 'player-returned' }
  | { readonly type: 'player-idled' }
  | { readonly type: 'logged-out'; readonly reason: LogoutReason; readonly message?: string }
  | { readonly type: 'logged-out-elsewhere'; readonly reason: LogoutReason };

export type AuthEffect =
  | { readonly type: 'refresh-tokens' }
  | { readonly type: 'upgrade-tokens'; readonly limitedToken: string }
  | { readonly type: 'hold-tokens'; readonly tokens: Tokens | null }
  | { readonly type: 'schedule-refresh'; readonly at: number }
  | { readonly type: 'retry-refresh'; readonly afterMs: number }
  | { readonly type: 'share-tokens'; readonly tokens: Tokens }
  | { readonly type: 'share-logout'; readonly reason: LogoutReason }
  | { readonly type: 'load-session'; readonly userId: string }
  | { readonly type: 'start-watches'; readonly inactivityMinutes: number; readonly heartbeatSeconds: number }
  | { readonly type: 'warn-idle'; readonly secondsLeft: number }
  | { readonly type: 'unwarn-idle' }
  | { readonly type: 'show-life' }
  | { readonly type: 'end-session' }
  /** `leaving`: null at login. */
  | { readonly type: 'clear-player'; readonly leaving: 'asked' | 'ended' | null }
  | { readonly type: 'remember-existing-user' }
  | { readonly type: 'tell'; readonly reason: LogoutReason; readonly message: string }
  | { readonly type: 'report'; readonly message: string }
  | { readonly type: 'leave'; readonly reason: LogoutReason; readonly destination: LogoutDestination };
