export type Ports = {
  /** Returns the time, which the sandbox may move. */
  readonly now: () => Date;
  /** Returns a number in [0, 1), never for secrets. */
  readonly random: () => number;
  /** Returns a URL-safe id, sortable by time. */
  readonly newId: () => string;
  readonly newSecret: (bytes: number) => string;
};
