/** Product §4, logout reasons. */
export type LogoutReason =
  | 'manual'
  | 'none'
  | 'inactivity'
  /** The server says so, not this page: when a token is renewed. */
  | 'activityTimeout'
  | 'heartbeatTimeLimit'
  /** The server did not take the heartbeat. */
  | 'identityHeartbeat'
  | 'refreshTokenFailed'
  | 'technicalIssue'
  /** The startup answer says so, to whoever is let in to hear it. */
  | 'maintenance'
  /** A call was turned away for it. */
  | 'maintenanceMode'
  /** The app whose web view shows the page says that its player has left. */
  | 'webView'
  | 'unauthenticated'
  /** A location was found in a region that is not served here. */
  | 'geocomplyError'
  | 'differentValidRegion'
  /** The address is in a region that is not served here. */
  | 'locationChanged'
  | 'coolOff'
  | 'selfExclusion';

/** How the server says that a session has ended. */
export type Ending = 'idle' | 'superseded' | 'ended';

/** Product §4: how a logout is counted. */
export type LogoutMethod = 'GEOCOMPLY_ERR' | 'TIMEOUT' | 'HEARTBEAT' | 'MANUAL';

/** The login page, the same with the way back to this page, or the page as it is. */
export type LogoutDestination = 'login' | 'login-and-back' | 'stay';

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
  readonly isStarted: boolean;
  readonly tokens: Tokens | null;
  /** What a password alone gives where more is needed; never beside tokens. */
  readonly limitedToken: string | null;
  readonly isUpgrading: boolean;
  readonly isRefreshing: boolean;
  /** A refresh is due and waits for the network. */
  readonly isRefreshPending: boolean;
  /** When a refresh first failed to reach the server, by its time; null once one has, and while none was tried. */
  readonly unreachedSince: number | null;
  /**
   * The server did not know the player of a call. `asking`: the refresh that runs will tell; `heard`: it has given new tokens since, and
   * to be unknown with those is the end.
   */
  readonly doubt: 'none' | 'asking' | 'heard';
  readonly isOnline: boolean;
  /** It is known where the page is: startup has said so, here or to an earlier page. */
  readonly isPlaced: boolean;
  /** Has logged in on this browser before. */
  readonly isExistingUser: boolean;
  /** The player has been told that an idle session is about to end. */
  readonly isWarned: boolean;
  /** Minutes of the session data; null before it came. */
  readonly inactivityMinutes: number | null;
  readonly heartbeatSeconds: number | null;
  /** A notice is due with the next wager: no earlier one is known of (product §4). */
  readonly isFirstWager: boolean;
  /** A game of the casino is open on this page, for money (product §3). */
  readonly isPlayingCasinoGame: boolean;
};

export type TokenSource = 'login' | 'upgrade' | 'refresh' | 'other-tab';

export type AuthEvent =
  | { readonly type: 'started'; readonly isExistingUser: boolean; readonly isOnline: boolean; readonly isPlaced: boolean }
  | { readonly type: 'placed' }
  | { readonly type: 'tokens-received'; readonly tokens: Tokens; readonly from: TokenSource }
  | { readonly type: 'limited-token-received'; readonly token: string }
  | { readonly type: 'upgrade-requested' }
  /** The server does not take the limited token any more. */
  | { readonly type: 'upgrade-refused' }
  /** The server was not reached; the limited token is still good. */
  | { readonly type: 'upgrade-failed' }
  | { readonly type: 'refresh-due' }
  /** The server has spoken: there is no session. */
  | { readonly type: 'refresh-refused'; /** How the session ended; null where the server does not say. */ readonly ending: Ending | null }
  /** The server was not reached. */
  | { readonly type: 'refresh-failed'; readonly now: number }
  | {
      readonly type: 'session-loaded';
      readonly userId: string;
      readonly inactivityMinutes: number;
      readonly heartbeatSeconds: number;
      readonly isFirstWager: boolean;
    }
  | { readonly type: 'session-unavailable'; readonly userId: string }
  /** The notice of a first wager has been read. */
  | { readonly type: 'first-wager-noticed' }
  | { readonly type: 'game-opened' }
  /** A wager was made in the game that is open: its page is not ours, and what is pressed there is no event here. */
  | { readonly type: 'game-played' }
  | { readonly type: 'game-closed' }
  | { readonly type: 'came-online' }
  | { readonly type: 'went-offline' }
  /** A call was answered as nobody's; null when it is not known with which token it was made. */
  | { readonly type: 'unauthenticated'; readonly bearer: string | null }
  | { readonly type: 'heartbeat-answered'; readonly isTimeLimitExceeded: boolean; readonly message: string | null }
  /** The server was there and did not take it. */
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
  /** `leaving`: null where somebody has come. */
  | { readonly type: 'clear-player'; readonly leaving: 'asked' | 'ended' | null }
  | { readonly type: 'remember-existing-user' }
  | { readonly type: 'tell'; readonly reason: LogoutReason; readonly message: string }
  | { readonly type: 'report'; readonly message: string }
  | { readonly type: 'leave'; readonly reason: LogoutReason; readonly destination: LogoutDestination };
