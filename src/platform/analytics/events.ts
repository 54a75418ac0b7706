/** Sections of the site. Events report them instead of addresses, which may contain search terms. */
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

/** Causes of a logout (product §4). */
export type LogoutMethod = 'GEOCOMPLY_ERR' | 'TIMEOUT' | 'HEARTBEAT' | 'MANUAL';

export type LocationPermission = 'granted' | 'declined' | 'not-asked' | 'unknown';

/** Contains no name, player id, amount or address. */
export type AnalyticsEvent =
  | { readonly type: 'page-viewed'; readonly section: Section; readonly isLoggedIn: boolean }
  | {
      readonly type: 'login-completed';
      readonly isReturning: boolean;
      readonly location: LocationPermission;
      readonly country: string | null;
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

export type StampedEvent = AnalyticsEvent & { readonly at: number };
