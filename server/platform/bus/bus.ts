/** Delivers messages at most once, in order per topic. */
export type Bus = {
  readonly publish: (topic: string, message: unknown) => void;
  readonly subscribe: (topic: string, listener: (message: unknown) => void) => () => void;
  /** False while messages of other processes do not arrive; absent if there is only one process. */
  readonly isConnected?: () => boolean;
  readonly close: () => Promise<void>;
};

export const topics = {
  event: (eventId: string) => `event:${eventId}`,
  world: 'world',
  balance: (playerId: string) => `balance:${playerId}`,
  links: (playerId: string) => `links:${playerId}`,
  bets: (playerId: string) => `bets:${playerId}`,
  /** `owner` is `player:<id>` or `anonymous:<token id>`. */
  betslip: (owner: string) => `betslip:${owner}`,
  layout: (surface: string) => `layout:${surface}`,
  /** Ids of players who were just barred from play. */
  barred: 'barred',
  /** Ids of sessions that just ended, for processes that check tokens without the database. */
  ended: 'ended',
  session: (sessionId: string) => `session:${sessionId}`,
} as const;
