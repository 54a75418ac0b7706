/** Every switch that this build knows, with what holds until (or unless) the flag service says otherwise (product §6). */
export const flagDefaults = {
  /** One press accepts changed odds and places; otherwise accepting is a step of its own. */
  'acceptance-optimisation': true,
  /** Queries by hash. */
  'persisted-queries': true,
  'round-robins': false,
  'reuse-selections': false,
  'quick-deposit': false,
  'referral-program': true,
  'promotions-cashback': true,
  /** The search of teams, leagues and games. */
  search: true,
  'parlay-lounge': true,
  /** The fan hub, and its sections. */
  'fan-hub': true,
  'fan-hub-for-you': true,
  'fan-hub-fantasy': true,
  /** Sections of competitions and events are places on their page. */
  'deconstructed-pages': true,
} as const satisfies Readonly<Record<string, boolean>>;

export type FlagName = keyof typeof flagDefaults;
export type FlagValues = Readonly<Record<FlagName, boolean>>;
