/** A request for a higher own limit, or none, and when the same limit was asked for before. */
export type Raise = { readonly at: Date; readonly before: Date };

/** Record of a person in the server's own tables, over all accounts, up to `now`. */
export type HarmRecord = {
  readonly now: Date;
  /** Whole minutes logged in, in however many sessions, by weeks of seven days up to `now`; oldest first. */
  readonly weeklyMinutes: readonly number[];
  /** Breaks that the person has begun. */
  readonly coolOffs: readonly Date[];
  /** Wagers that left less than a dollar of cash. */
  readonly playedDown: readonly Date[];
  /** Visits to the page of self-exclusion. */
  readonly exclusionVisits: readonly Date[];
  readonly selfExclusions: readonly Date[];
  readonly raises: readonly Raise[];
  /** Deposits that were taken, in cents. */
  readonly deposits: readonly { readonly at: Date; readonly cents: bigint }[];
};
