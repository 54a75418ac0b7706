/** Parts of the site that a page view is counted under. No address goes with it: addresses hold what was searched for. */
export const SECTIONS = [
  'home',
  'sport',
  'live',
  'my-bets',
  'promotions',
  'casino',
  'account',
  'search',
  'login',
  'signup',
  'legal',
  'other',
] as const;
export type Section = (typeof SECTIONS)[number];

/** How a player has left (product §4). */
export type LogoutMethod = 'GEOCOMPLY_ERR' | 'TIMEOUT' | 'HEARTBEAT' | 'MANUAL';

/** Whether the browser tells where it is; `unknown` where it does not say. */
export type LocationPermission = 'granted' | 'declined' | 'not-asked' | 'unknown';

/** Everything that is counted, in the past tense. Nothing of a person: no name, no id, no amount, no address. */
export type AnalyticsEvent =
  | { readonly type: 'page-viewed'; readonly section: Section; readonly isLoggedIn: boolean }
  | {
      readonly type: 'login-completed';
      readonly isReturning: boolean;
      readonly location: LocationPermission;
      readonly country: string | null;
      /** Names the click on a link that has led here; null where none has. */
      readonly branchFingerprint: string | null;
    }
  | { readonly type: 'logged-out'; readonly method: LogoutMethod }
  | { readonly type: 'casino-visited'; readonly isFirst: boolean }
  | { readonly type: 'selection-added' }
  | { readonly type: 'selection-removed' }
  | { readonly type: 'betslip-cleared' }
  | { readonly type: 'receipt-shown' }
  | { readonly type: 'selection-add-failed'; readonly code: 'invalid_input' | 'unknown' }
  | { readonly type: 'bets-placed'; readonly count: number }
  | { readonly type: 'bets-refused'; readonly code: string }
  | { readonly type: 'preference-changed'; readonly preference: 'odds-format' | 'theme' }
  | { readonly type: 'flag-overridden'; readonly count: number };

/** An event and when it happened, in milliseconds of server time. */
export type StampedEvent = AnalyticsEvent & { readonly at: number };
