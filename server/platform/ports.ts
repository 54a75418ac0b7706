export type Ports = {
  /** The sandbox may move it. */
  readonly now: () => Date;
  /** In [0, 1). Never for secrets. */
  readonly random: () => number;
  /** Sortable by time, URL-safe. */
  readonly newId: () => string;
  /** Base64url. */
  readonly newSecret: (bytes: number) => string;
};
