/** At most once, in order per topic; every message has a version. */
export type Bus = {
  readonly publish: (topic: string, message: unknown) => void;
  /** Returns an unsubscribe function. */
  readonly subscribe: (topic: string, listener: (message: unknown) => void) => () => void;
  readonly close: () => Promise<void>;
};

export const topics = {
  /** Sends changed selections only. */
  event: (eventId: string) => `event:${eventId}`,
  /** For the read models of other processes. */
  world: 'world',
  balance: (playerId: string) => `balance:${playerId}`,
  /** Linked partner accounts. */
  links: (playerId: string) => `links:${playerId}`,
  bets: (playerId: string) => `bets:${playerId}`,
  /** `player:<id>` or `anonymous:<token id>`. */
  betslip: (owner: string) => `betslip:${owner}`,
  layout: (surface: string) => `layout:${surface}`,
  /** Session ended. */
  session: (sessionId: string) => `session:${sessionId}`,
} as const;
