/** What processes tell one another. Delivery is at most once and in order per topic; every message carries a version. */
export type Bus = {
  readonly publish: (topic: string, message: unknown) => void;
  /** Returns the way to stop listening. */
  readonly subscribe: (topic: string, listener: (message: unknown) => void) => () => void;
  readonly close: () => Promise<void>;
};

export const topics = {
  /** `{ eventId, version, status, scoreboard, selections }`, changed selections only. */
  event: (eventId: string) => `event:${eventId}`,
  /** Every event change, for the read models of the other processes. */
  world: 'world',
  balance: (playerId: string) => `balance:${playerId}`,
  /** Accounts with partners. */
  links: (playerId: string) => `links:${playerId}`,
  bets: (playerId: string) => `bets:${playerId}`,
  /** `owner` as in the table: `player:<id>` or `anonymous:<token id>`. */
  betslip: (owner: string) => `betslip:${owner}`,
  layout: (surface: string) => `layout:${surface}`,
  /** A session has ended: its sockets close. */
  session: (sessionId: string) => `session:${sessionId}`,
} as const;
