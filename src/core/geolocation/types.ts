/** Product §4, check triggers. */
export type GeoTrigger = 'log-in' | 'app-launch' | 'manual-check' | 'authorization-refresh' | 'ip-change' | 'license-expired' | 'placement';

export type GeoStatus = 'idle' | 'loading' | 'success' | 'error';

/** What helps after a failed check, and who has to do it (product §8). */
export type GeoRemedy = 'allow-location' | 'browse' | 'check-connection' | 'contact-support' | 'none' | 'reinstall' | 'reload' | 'retry';

/** How a fault is told (product §4): in a dialog, as 'Location Services Disabled', by the verify dialog with a warning that stays, or not at all. */
export type GeoDisplay = 'modal' | 'services-disabled' | 'verify' | 'none';

export type GeoFault = {
  /** `600`–`720` of the vendor's client, a browser cause, or a cause named by the server. */
  readonly code: string;
  readonly title: string;
  readonly message: string;
  readonly displayType: GeoDisplay;
  readonly remedy: GeoRemedy;
  /** `OUT_OF_BOUNDARY`, `USER_IN_DIFFERENT_VALID_REGION`, …; null for causes found here. */
  readonly result: string | null;
  /** `IN_EXCLUSION_BOUNDARY`, `TROUBLESHOOT`, …; null for causes found here. */
  readonly resolution: string | null;
};

/** Where a fault is told now. */
export type GeoTelling = { readonly fault: GeoFault; readonly as: 'dialog' | 'toast' };

/** Metres of accuracy. */
export type Position = { readonly latitude: number; readonly longitude: number; readonly accuracy: number };

export type Verdict = {
  /** Server time, milliseconds. */
  readonly expiresAt: number;
  readonly refreshAt: number | null;
};

/** As the product and the server name them (product §7). */
export type LicenseType = 'NO_DOWNLOAD_BROWSER' | 'REGULAR';

/** The step of a running check; a check that was started later makes the answers of this one void. */
export type GeoStep = 'explaining' | 'positioning' | 'probing' | 'licensing' | 'locating' | 'authorizing';

export type GeoState = {
  readonly status: GeoStatus;
  readonly step: GeoStep | null;
  /** Grows with every check. */
  readonly run: number;
  readonly trigger: GeoTrigger | null;
  /** A permission was held when the check began. */
  readonly hadVerdict: boolean;
  /** The casino flag, as it was when the check began. */
  readonly hasVisitedCasino: boolean;
  /** An exclusion boundary has been looked at once more. */
  readonly hasRechecked: boolean;
  readonly playerId: string | null;
  readonly licenseKey: string | null;
  /** Of the licence at hand, or of the one that is asked for: regular with the vendor's local service. */
  readonly licenseType: LicenseType;
  /** The vendor's local service answered when it was last looked for. */
  readonly plcConnected: boolean;
  /** Why the local service is done without, where it should be there; players are warned of it while it stands. */
  readonly serviceFault: GeoFault | null;
  /** A licence was renewed in this run; a second expiry is an error. */
  readonly hasRenewed: boolean;
  /** How often a located player has been lost and looked for again since the check began. */
  readonly losses: number;
  /** Null: the browser gives none, and the vendor must know. */
  readonly position: Position | null;
  /** What the browser said when it gave no position. */
  readonly positionFault: GeoFault | null;
  readonly verdict: Verdict | null;
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
  | { readonly type: 'verdict-received'; readonly run: number; readonly verdict: Verdict; readonly now: number }
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
  | { readonly type: 'watch-verdict'; readonly verdict: Verdict }
  | { readonly type: 'stop-watching' }
  | { readonly type: 'tell'; readonly telling: GeoTelling };
