/** Reasons for a location check (product §4). */
export type GeoTrigger = 'log-in' | 'app-launch' | 'manual-check' | 'authorization-refresh' | 'ip-change' | 'license-expired' | 'placement';

export type GeoStatus = 'idle' | 'loading' | 'success' | 'error';

/** Remedy that the player is offered (product §8). */
export type GeoRemedy =
  | 'allow-location'
  | 'browse'
  | 'check-connection'
  | 'contact-support'
  | 'none'
  | 'reconnect'
  | 'reinstall'
  | 'reload'
  | 'retry';

/** How a fault is displayed (product §4). */
export type GeoDisplay = 'modal' | 'services-disabled' | 'verify' | 'none';

export type GeoFault = {
  /** Code from the vendor (`600`–`720`), the browser or the server. */
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly displayType: GeoDisplay;
  readonly remedy: GeoRemedy;
  /** Server's result, like `OUT_OF_BOUNDARY`; null for faults of browser or vendor. */
  readonly result: string | null;
  /** Server's resolution, like `IN_EXCLUSION_BOUNDARY`; null if `result` is null. */
  readonly resolution: string | null;
};

export type GeoNotice = { readonly fault: GeoFault; readonly as: 'dialog' | 'toast' };

export type Position = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

export type GeoVerdict = {
  /** Server time in milliseconds. */
  readonly expiresAt: number;
  readonly refreshAt: number | null;
};

/** Names from the API (product §7). */
export type LicenseType = 'NO_DOWNLOAD_BROWSER' | 'REGULAR';

export type GeoStep = 'explaining' | 'positioning' | 'probing' | 'licensing' | 'locating' | 'authorizing';

export type GeoState = {
  readonly status: GeoStatus;
  readonly step: GeoStep | null;
  /** Responses to earlier checks are ignored. */
  readonly run: number;
  readonly trigger: GeoTrigger | null;
  readonly hadVerdict: boolean;
  readonly hasVisitedCasino: boolean;
  readonly hasRechecked: boolean;
  readonly playerId: string | null;
  readonly licenseKey: string | null;
  readonly licenseType: LicenseType;
  /** True if the vendor's local service answered the last probe. */
  readonly plcConnected: boolean;
  readonly serviceFault: GeoFault | null;
  readonly hasRenewed: boolean;
  readonly losses: number;
  /** Null if the browser gave no position. */
  readonly position: Position | null;
  readonly positionFault: GeoFault | null;
  readonly verdict: GeoVerdict | null;
  readonly fault: GeoFault | null;
};

export type GeoEvent =
  | { readonly type: 'player-known'; readonly playerId: string | null }
  | {
      readonly type: 'check-requested';
      readonly trigger: GeoTrigger;
      readonly needsExplanation: boolean;
      readonly hasVisitedCasino: boolean;
    }
  | { readonly type: 'explanation-answered'; readonly isAllowed: boolean }
  | { readonly type: 'position-found'; readonly run: number; readonly position: Position }
  | { readonly type: 'position-missing'; readonly run: number; readonly fault: GeoFault }
  | { readonly type: 'service-probed'; readonly run: number; readonly isConnected: boolean }
  | { readonly type: 'license-received'; readonly run: number; readonly licenseKey: string }
  | { readonly type: 'packet-received'; readonly run: number; readonly packet: string }
  | { readonly type: 'verdict-received'; readonly run: number; readonly verdict: GeoVerdict; readonly now: number }
  | { readonly type: 'check-failed'; readonly run: number; readonly fault: GeoFault }
  | { readonly type: 'license-expired'; readonly run: number }
  | { readonly type: 'authorization-expired'; readonly expiresAt: number }
  | { readonly type: 'reset' };

export type GeoEffect =
  | { readonly type: 'explain'; readonly run: number }
  | { readonly type: 'find-position'; readonly run: number }
  | { readonly type: 'probe-service'; readonly run: number }
  | {
      readonly type: 'get-license';
      readonly run: number;
      readonly licenseType: LicenseType;
      readonly expiredKey: string | null;
      readonly position: Position | null;
    }
  | {
      readonly type: 'locate';
      readonly run: number;
      readonly licenseKey: string;
      readonly licenseType: LicenseType;
      readonly userId: string;
      readonly trigger: GeoTrigger;
      readonly position: Position | null;
    }
  | { readonly type: 'authorize'; readonly run: number; readonly packet: string }
  | { readonly type: 'watch-verdict'; readonly verdict: GeoVerdict }
  | { readonly type: 'stop-watching' }
  | { readonly type: 'tell'; readonly telling: GeoNotice };
