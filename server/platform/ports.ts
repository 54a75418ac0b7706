/** Everything a server takes from the outside, so that a seeded run repeats itself. */
export type Ports = {
  /** Server time; the sandbox may move it. */
  readonly now: () => Date;
  /** In [0, 1). Never for secrets. */
  readonly random: () => number;
  /** A fresh id, sortable by time, URL-safe. */
  readonly newId: () => string;
  /** `bytes` of cryptographic randomness as base64url. */
  readonly newSecret: (bytes: number) => string;
};
