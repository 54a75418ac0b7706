export type Ports = {
  /** Current time; the sandbox may move the clock. */
  readonly now: () => Date;
  /** In [0, 1). Never for secrets. */
  readonly random: () => number;
  /** Sortable by time, URL-safe. */
  readonly newId: () => string;
  /** Random bytes as Base64url. */
  readonly newSecret: (bytes: number) => string;
};
