/** `before`: previous request for the same limit. */
export type Raise = { readonly at: Date; readonly before: Date };

export type HarmRecord = {
  readonly now: Date;
  /** Whole minutes logged in, by seven-day weeks up to `now`, oldest first; simultaneous sessions count once. */
  readonly weeklyMinutes: readonly number[];
  readonly coolOffs: readonly Date[];
  /** Wagers that left less than a dollar of cash. */
  readonly playedDown: readonly Date[];
  readonly exclusionVisits: readonly Date[];
  readonly selfExclusions: readonly Date[];
  readonly raises: readonly Raise[];
  /** Successful deposits, in cents. */
  readonly deposits: readonly { readonly at: Date; readonly cents: bigint }[];
};
