/** Test controls of the provider. */
export type Levers = {
  /** Rounds end unreported until asked for. */
  readonly leavesOpen: boolean;
  /** Forced multiple of the next round, by the nearest paytable line below; null: random. */
  readonly nextMultiple: number | null;
  /** Its API answers 503. */
  readonly isUnreachable: boolean;
};

export const usualLevers: Levers = { leavesOpen: false, nextMultiple: null, isUnreachable: false };
