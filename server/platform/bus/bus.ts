/** Messages between processes: delivered at most once, in order per topic. */
export type Bus = {
  readonly publish: (topic: string, message: unknown) => void;
  /** Returns an unsubscribe function. */
  readonly subscribe: (topic: string, listener: (message: unknown) => void) => () => void;
  /** False while messages of other processes do not arrive; absent: there are none. */
  readonly isConnected?: () => boolean;
  readonly close: () => Promise<void>;
};

export const topics = {
  /** Changed selections of an event. */
  event: (eventId: string) => `event:${eventId}`,
  /** For the read models of other processes. */
  world: 'world',
  balance: (playerId: string) => `balance:${playerId}`,
  /** Linked partner accounts. */
  links: (playerId: string) => `links:${playerId}`,
  bets: (playerId: string) => `bets:${playerId}`,
  /** `owner`: `player:<id>` or `anonymous:<token id>`. */
  betslip: (owner: string) => `betslip:${owner}`,
  layout: (surface: string) => `layout:${surface}`,
  /** Ids of players who have just been barred from play. */
  barred: 'barred',
  /** Ids of sessions that have just ended, for what reads tokens without the database. */
  ended: 'ended',
  /** The session has ended. */
  session: (sessionId: string) => `session:${sessionId}`,
} as const;
