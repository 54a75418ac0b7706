export type SandboxControls = {
  /** True if ended rounds are reported only on the operator's request. */
  readonly leavesOpen: boolean;
  /** Multiple of the wager that the next round pays, or the nearest possible one below it. Null draws it at random. */
  readonly nextMultiple: number | null;
  /** Draws the next round of a slot until its feature starts. */
  readonly nextFeature: boolean;
  readonly isUnreachable: boolean;
};

export const defaultControls: SandboxControls = { leavesOpen: false, nextMultiple: null, nextFeature: false, isUnreachable: false };
