import type { ActionInput, WireAction } from './types.ts';

/** One intention, made and kept before it is sent, and until it is known what became of it. */
export type Attempt = {
  readonly actionId: string;
  /** Nobody else may send it. */
  readonly playerId: string | null;
  /** Wire id of the node that the action stands in. */
  readonly of: string;
  readonly action: WireAction;
  readonly input: ActionInput;
  /** Milliseconds of this device's clock. */
  readonly startedAt: number;
};

/** Where attempts are kept, by the id of their action. */
export type AttemptStore = {
  readonly find: (key: string) => Attempt | null;
  readonly all: () => readonly Attempt[];
  readonly keep: (key: string, attempt: Attempt) => void;
  readonly drop: (key: string) => void;
};

/** An older one that never reached the server is not sent on the player's behalf: the wish may be over. */
const RESEND_WITHIN_MS = 120_000;

export const isFresh = ({ startedAt }: Attempt, now: number): boolean => now >= startedAt && now - startedAt < RESEND_WITHIN_MS;

export const keyOf = (action: WireAction): string => ('id' in action ? String(action.id) : action.__typename);

/** Attempts that live as long as the page. */
export function createAttempts(): AttemptStore {
  const kept = new Map<string, Attempt>();
  return {
    find: (key) => kept.get(key) ?? null,
    all: () => [...kept.values()],
    keep: (key, attempt) => void kept.set(key, attempt),
    drop: (key) => void kept.delete(key),
  };
}
