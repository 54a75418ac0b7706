import { keysOf } from '../values/isKeyOf.ts';

export type FlagDeclaration = {
  readonly isOn: boolean;
  readonly owner: 'account' | 'betslip' | 'casino' | 'navigation' | 'platform' | 'sports' | 'wallet';
  readonly why: string;
  /** ISO 8601 date from which a test fails. */
  readonly expires: string;
  /** Code that will read the flag. */
  readonly awaits?: string;
};

/** All flags (product §6). */
export const declaredFlags = {
  'acceptance-optimisation': {
    isOn: true,
    owner: 'betslip',
    why: 'One press accepts changed odds and places; otherwise accepting is a step of its own.',
    expires: '2027-06-30',
  },
  'account-linking': {
    isOn: true,
    owner: 'account',
    why: 'Players of a brand with a partner may link their account there. Decided on the server: without it nothing is linked, and what is linked can still be unlinked.',
    expires: '2027-09-30',
  },
  'debug-menu': {
    isOn: false,
    owner: 'platform',
    why: 'The debug drawer over every page, where developers may override flags; never in production.',
    expires: '2027-06-30',
  },
  'deconstructed-pages': {
    isOn: true,
    owner: 'sports',
    why: 'Sections of a competition stand on its page and have no address of their own.',
    expires: '2027-06-30',
  },
  'deposit-mfa': {
    isOn: false,
    owner: 'wallet',
    why: 'Deposits ask for a one-time code where the provider requires it. Decided on the server.',
    expires: '2027-09-30',
  },
  'deposit-promo-display': {
    isOn: false,
    owner: 'wallet',
    why: 'The deposit page shows a field for a promotion code.',
    expires: '2027-09-30',
  },
  'fan-hub': {
    isOn: true,
    owner: 'sports',
    why: 'The fan center, with at least one of its two sections.',
    expires: '2027-09-30',
  },
  'fan-hub-fantasy': {
    isOn: true,
    owner: 'sports',
    why: 'The fantasy section of the fan center.',
    expires: '2027-09-30',
  },
  'fan-hub-for-you': {
    isOn: true,
    owner: 'sports',
    why: 'The section of the fan center that is made for one player.',
    expires: '2027-09-30',
  },
  'live-event-counter': {
    isOn: true,
    owner: 'navigation',
    why: 'The menu counts what is live, at the price of one more question to the server.',
    expires: '2027-06-30',
  },
  'loyalty-card': {
    isOn: false,
    owner: 'account',
    why: 'The account panel shows tier and points of the loyalty programme. Decided on the server: without it the card is in no document.',
    expires: '2027-09-30',
  },
  'mobile-sign-up': {
    isOn: true,
    owner: 'account',
    why: 'Phones open accounts on the sign-up page. Off, they are led to a page about where else an account is opened.',
    expires: '2027-09-30',
  },
  'parlay-lounge': {
    isOn: true,
    owner: 'sports',
    why: 'The parlay lounge has an address and a place in the menu.',
    expires: '2027-09-30',
  },
  'persisted-queries': {
    isOn: true,
    owner: 'platform',
    why: 'Queries travel by hash; off, they travel as text, from the moment that the page is told.',
    expires: '2027-06-30',
  },
  'profit-boost-tooltip': {
    isOn: true,
    owner: 'betslip',
    why: 'Says once that profit boosts are live.',
    expires: '2027-03-31',
  },
  'promotions-cashback': {
    isOn: true,
    owner: 'casino',
    why: 'A mark on the account says that there is cashback to take.',
    expires: '2027-09-30',
  },
  'query-poll-removal': {
    isOn: false,
    owner: 'platform',
    why: 'The account menu is asked for when it may have changed, and not every five seconds.',
    expires: '2027-06-30',
  },
  'quick-deposit': {
    isOn: false,
    owner: 'wallet',
    why: 'Deposits from inside the slip.',
    expires: '2027-09-30',
  },
  'referral-program': {
    isOn: true,
    owner: 'account',
    why: 'Players may invite others. Decided on the server: without it the invitation is in no document that leaves.',
    expires: '2027-09-30',
  },
  'reuse-selections': {
    isOn: false,
    owner: 'betslip',
    why: 'The selections of a placed bet can be taken for the next one.',
    expires: '2027-06-30',
  },
  'round-robins': {
    isOn: false,
    owner: 'betslip',
    why: 'Round robins among the parlays.',
    expires: '2027-09-30',
  },
  search: {
    isOn: true,
    owner: 'navigation',
    why: 'The search box of the header.',
    expires: '2027-06-30',
  },
} as const satisfies Readonly<Record<string, FlagDeclaration>>;

export type FlagName = keyof typeof declaredFlags;

export const flagNames = keysOf(declaredFlags);

export const isFlagName = (name: string): name is FlagName => Object.hasOwn(declaredFlags, name);

export const declarationOf = (name: FlagName): FlagDeclaration => declaredFlags[name];
