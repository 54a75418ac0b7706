/** Logout reasons, named as in product §4. */
export type LogoutReason =
  | 'manual'
  | 'none'
  | 'inactivity'
  /** The server refused a refresh because of inactivity. */
  | 'activityTimeout'
  | 'heartbeatTimeLimit'
  | 'identityHeartbeat'
  | 'refreshTokenFailed'
  | 'technicalIssue'
  /** The startup response announced maintenance. */
  | 'maintenance'
  /** A refused request announced maintenance. */
  | 'maintenanceMode'
  | 'webView'
  | 'unauthenticated'
  | 'geocomplyError'
  | 'differentValidRegion'
  /** A request was refused because of its region. */
  | 'locationChanged'
  | 'coolOff'
  | 'selfExclusion';

export type Ending = 'idle' | 'superseded' | 'ended';

export type LogoutDestination = 'login' | 'login-and-back' | 'stay';

export type Tokens = {
  readonly userId: string;
  readonly token: string;
  /** Server time in milliseconds. */
  readonly expiresAt: number;
};

/** True after session data has loaded or failed to load; null before the first check. */
export type LoginState = boolean | null;

export type AuthState = {
  readonly isLoggedIn: LoginState;
  readonly isStarted: boolean;
  readonly tokens: Tokens | null;
  /** Set until the player completes the second factor; `tokens` is then null. */
  readonly limitedToken: string | null;
  readonly isUpgrading: boolean;
  readonly isRefreshing: boolean;
  /** True while a refresh waits for the network, the location or its retry. */
  readonly isRefreshPending: boolean;
  /** Server time in milliseconds when refreshes began to fail; null if the last one succeeded. */
  readonly unreachedSince: number | null;
  /**
   * State after a request was refused as unauthenticated: `asking` while tokens refresh, then `heard`. Another refusal in `heard` logs out.
   */
  readonly doubt: 'none' | 'asking' | 'heard';
  readonly isOnline: boolean;
  readonly isPlaced: boolean;
  readonly isExistingUser: boolean;
  readonly isWarned: boolean;
  readonly inactivityMinutes: number | null;
  readonly heartbeatSeconds: number | null;
  /** True if the first-wager notice must be shown (product §4). */
  readonly isFirstWager: boolean;
  /** True while a casino game is played for real money (product §3). */
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
  | { readonly type: 'upgrade-failed' }
  | { readonly type: 'refresh-due' }
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
  | { readonly type: 'game-played' }
  | { readonly type: 'game-closed' }
  | { readonly type: 'came-online' }
  | { readonly type: 'went-offline' }
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
  /** `leaving` is null if another player logs in. */
  | { readonly type: 'clear-player'; readonly leaving: 'asked' | 'ended' | null }
  | { readonly type: 'remember-existing-user' }
  | { readonly type: 'tell'; readonly reason: LogoutReason; readonly message: string }
  | { readonly type: 'report'; readonly message: string }
  | { readonly type: 'leave'; readonly reason: LogoutReason; readonly destination: LogoutDestination };
