const STATES = ['LIVE', 'PENDING', 'CLOSED', 'CANCELLED'] as const;
export type BroadcastState = (typeof STATES)[number];

export type Broadcasts = Readonly<Record<string, BroadcastState>>;

export const isBroadcastState = (text: string): text is BroadcastState => STATES.some((state) => state === text);
export const stateOf = (broadcasts: Broadcasts, eventId: string): BroadcastState =>
  Object.hasOwn(broadcasts, eventId) ? (broadcasts[eventId] ?? 'LIVE') : 'LIVE';
