export type SandboxControls = {
  /** Leaves ended rounds unreported until the operator asks. */
  readonly leavesOpen: boolean;
  /** Multiple that the next round pays, rounded down to a line of the paytable. Null draws it at random. */
  readonly nextMultiple: number | null;
  readonly isUnreachable: boolean;
};

export const defaultControls: SandboxControls = { leavesOpen: false, nextMultiple: null, isUnreachable: false };
