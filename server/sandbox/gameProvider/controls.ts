export type SandboxControls = {
  /** Rounds end unreported until the operator asks. */
  readonly leavesOpen: boolean;
  /** Next round's multiple: the nearest paytable line not above it; null: random. */
  readonly nextMultiple: number | null;
  readonly isUnreachable: boolean;
};

export const defaultControls: SandboxControls = { leavesOpen: false, nextMultiple: null, isUnreachable: false };
