export type Ports = {
  /** Time, which the sandbox may move. */
  readonly now: () => Date;
  /** Number in [0, 1), never for secrets. */
  readonly random: () => number;
  /** Id, sortable by time and URL-safe. */
  readonly newId: () => string;
  /** Random bytes in base64url. */
  readonly newSecret: (bytes: number) => string;
};
