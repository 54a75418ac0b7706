export type SandboxControls = {
  /** True if ended rounds are reported only on the operator's request. */
  readonly leavesOpen: boolean;
  /** Multiple of the wager that the next round pays, or the highest possible multiple below it. If null, the round is random. */
  readonly nextMultiple: number | null;
  /** If true, the next round of a slot is drawn again until its feature starts. */
  readonly nextFeature: boolean;
  readonly isUnreachable: boolean;
};

export const defaultControls: SandboxControls = { leavesOpen: false, nextMultiple: null, nextFeature: false, isUnreachable: false };
