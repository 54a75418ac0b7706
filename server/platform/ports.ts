export type Ports = {
  /** The sandbox may move the clock. */
  readonly now: () => Date;
  /** In [0, 1). Never for secrets. */
  readonly random: () => number;
  /** Sortable by time, URL-safe. */
  readonly newId: () => string;
  /** Random bytes in base64url. */
  readonly newSecret: (bytes: number) => string;
};
