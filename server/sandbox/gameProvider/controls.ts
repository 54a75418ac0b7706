export type SandboxControls = {
  /** Leaves ended rounds unreported until the operator asks. */
  readonly leavesOpen: boolean;
  /** Multiple that the next round pays, rounded down to a paytable line; null for random. */
  readonly nextMultiple: number | null;
  readonly isUnreachable: boolean;
};

export const defaultControls: SandboxControls = { leavesOpen: false, nextMultiple: null, isUnreachable: false };
