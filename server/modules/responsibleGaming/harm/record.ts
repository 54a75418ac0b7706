/** Request for a higher limit. `before`: time of the previous request for it. */
export type Raise = { readonly at: Date; readonly before: Date };

export type HarmRecord = {
  readonly now: Date;
  /** Logged-in minutes per seven days up to `now`, oldest first. Simultaneous sessions count once. */
  readonly weeklyMinutes: readonly number[];
  readonly coolOffs: readonly Date[];
  /** Times of wagers that left less than a dollar of cash. */
  readonly playedDown: readonly Date[];
  readonly exclusionVisits: readonly Date[];
  readonly selfExclusions: readonly Date[];
  readonly raises: readonly Raise[];
  readonly deposits: readonly { readonly at: Date; readonly cents: bigint }[];
};
