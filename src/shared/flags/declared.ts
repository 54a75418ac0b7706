import { keysOf } from '../values/isKeyOf.ts';

export type FlagDeclaration = {
  readonly isOn: boolean;
  readonly owner: 'account' | 'betslip' | 'casino' | 'navigation' | 'platform' | 'sports' | 'wallet';
  readonly why: string;
  /** ISO 8601 day from which a test fails if the flag still exists. */
  readonly expires: string;
  readonly awaits?: string;
};

/** Feature flags (product §6). */
export const declaredFlags = {
  'acceptance-optimisation': {
    isOn: true,
    owner: 'betslip',
    why: 'One press accepts changed odds and places the bet. If off, accepting is a separate step.',
    expires: '2027-06-30',
  },
  'account-linking': {
    isOn: true,
    owner: 'account',
    why: 'Players can link an account of the brand’s partner. The server checks it: if off, no account can be linked, but linked ones can be unlinked.',
    expires: '2027-09-30',
  },
  'debug-menu': {
    isOn: false,
    owner: 'platform',
    why: 'Shows the debug drawer, in which developers can override flags. Never in production.',
    expires: '2027-06-30',
  },
  'deconstructed-pages': {
    isOn: true,
    owner: 'sports',
    why: 'Shows all sections of a competition on one page. If off, each section has its own address.',
    expires: '2027-06-30',
  },
  'deposit-mfa': {
    isOn: false,
    owner: 'wallet',
    why: 'Deposits ask for a one-time code if the provider requires one. The server checks it.',
    expires: '2027-09-30',
  },
  'deposit-promo-display': {
    isOn: false,
    owner: 'wallet',
    why: 'Shows the field for a promotion code on the deposit page.',
    expires: '2027-09-30',
  },
  'fan-hub': {
    isOn: true,
    owner: 'sports',
    why: 'Shows the fan center. It also needs one of the two flags of its sections.',
    expires: '2027-09-30',
  },
  'fan-hub-fantasy': {
    isOn: true,
    owner: 'sports',
    why: 'Shows the fantasy section of the fan center.',
    expires: '2027-09-30',
  },
  'fan-hub-for-you': {
    isOn: true,
    owner: 'sports',
    why: 'Shows the personal section of the fan center.',
    expires: '2027-09-30',
  },
  'live-event-counter': {
    isOn: true,
    owner: 'navigation',
    why: 'Shows the number of live events in the menu, which takes one more request.',
    expires: '2027-06-30',
  },
  'loyalty-card': {
    isOn: false,
    owner: 'account',
    why: 'Shows the loyalty tier and points in the account panel. The server checks it: if off, no document has the card.',
    expires: '2027-09-30',
  },
  'mobile-sign-up': {
    isOn: true,
    owner: 'account',
    why: 'Phones can sign up on the sign-up page. If off, they get a page that says where else to sign up.',
    expires: '2027-09-30',
  },
  'parlay-lounge': {
    isOn: true,
    owner: 'sports',
    why: 'Shows the parlay lounge, with its page and its menu entry.',
    expires: '2027-09-30',
  },
  'persisted-queries': {
    isOn: true,
    owner: 'platform',
    why: 'Pages send queries by hash. If off, they send them as text as soon as they receive the change.',
    expires: '2027-06-30',
  },
  'profit-boost-tooltip': {
    isOn: true,
    owner: 'betslip',
    why: 'Tells players once that profit boosts are available.',
    expires: '2027-03-31',
  },
  'promotions-cashback': {
    isOn: true,
    owner: 'casino',
    why: 'Marks the account button when cashback can be claimed.',
    expires: '2027-09-30',
  },
  'query-poll-removal': {
    isOn: false,
    owner: 'platform',
    why: 'Requests the account menu only when it may have changed, not every five seconds.',
    expires: '2027-06-30',
  },
  'quick-deposit': {
    isOn: false,
    owner: 'wallet',
    why: 'Players can deposit in the betslip.',
    expires: '2027-09-30',
  },
  'referral-program': {
    isOn: true,
    owner: 'account',
    why: 'Players can invite friends. The server checks it: if off, no document has the invitation.',
    expires: '2027-09-30',
  },
  'reuse-selections': {
    isOn: false,
    owner: 'betslip',
    why: 'Players can keep the selections of a placed bet for the next one.',
    expires: '2027-06-30',
  },
  'round-robins': {
    isOn: false,
    owner: 'betslip',
    why: 'Offers round robins beside parlays.',
    expires: '2027-09-30',
  },
  search: {
    isOn: true,
    owner: 'navigation',
    why: 'Shows the search box in the header.',
    expires: '2027-06-30',
  },
} as const satisfies Readonly<Record<string, FlagDeclaration>>;

export type FlagName = keyof typeof declaredFlags;

export const flagNames = keysOf(declaredFlags);

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(declaredFlags, name);

export const declarationOf = (name: FlagName): FlagDeclaration => declaredFlags[name];
