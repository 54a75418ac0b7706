/** Request for a higher limit. `before` is the time of the previous request for the same limit. */
export type Raise = { readonly at: Date; readonly before: Date };

export type HarmRecord = {
  readonly now: Date;
  /** Minutes logged in per seven days up to `now`, oldest first. Simultaneous sessions count once. */
  readonly weeklyMinutes: readonly number[];
  readonly coolOffs: readonly Date[];
  /** Wagers that left less than a dollar of cash. */
  readonly playedDown: readonly Date[];
  readonly exclusionVisits: readonly Date[];
  readonly selfExclusions: readonly Date[];
  readonly raises: readonly Raise[];
  readonly deposits: readonly { readonly at: Date; readonly cents: bigint }[];
};
