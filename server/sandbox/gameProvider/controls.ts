export type SandboxControls = {
  /** Ended rounds stay unreported until the operator asks. */
  readonly leavesOpen: boolean;
  /** Multiple of the next round: the nearest paytable line not above it; null for random. */
  readonly nextMultiple: number | null;
  readonly isUnreachable: boolean;
};

export const defaultControls: SandboxControls = { leavesOpen: false, nextMultiple: null, isUnreachable: false };
