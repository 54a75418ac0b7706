export type Ports = {
  /** A sandbox may shift the time. */
  readonly now: () => Date;
  /** Returns a number from 0 to below 1. Must not be used for secrets. */
  readonly random: () => number;
  readonly newId: () => string;
  readonly newSecret: (bytes: number) => string;
};
