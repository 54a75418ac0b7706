export type Ports = {
  /** Returns the time. A sandbox may shift it. */
  readonly now: () => Date;
  /** Returns a number that is at least 0 and less than 1. Must not be used for secrets. */
  readonly random: () => number;
  /** Returns a URL-safe id that sorts by time. */
  readonly newId: () => string;
  readonly newSecret: (bytes: number) => string;
};
