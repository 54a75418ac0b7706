import type { declaredFlags, FlagName } from '#src/shared/flags/declared.ts';

export type { FlagName };

export type FlagValues = Readonly<Partial<Record<FlagName, boolean>>>;

type OnByDefault = { [N in FlagName]: (typeof declaredFlags)[N]['isOn'] extends true ? N : never }[FlagName];

/** Used until the flag service responds. Must list every flag that is on by default, because `declaredFlags` loads later. */
export const flagDefaults: FlagValues = {
  'acceptance-optimisation': true,
  'account-linking': true,
  'deconstructed-pages': true,
  'fan-hub': true,
  'fan-hub-fantasy': true,
  'fan-hub-for-you': true,
  'live-event-counter': true,
  'mobile-sign-up': true,
  'parlay-lounge': true,
  'persisted-queries': true,
  'profit-boost-tooltip': true,
  'promotions-cashback': true,
  'referral-program': true,
  search: true,
} satisfies Readonly<Record<OnByDefault, true>>;
