import { RESEND_WINDOW_MS } from '#src/shared/limits/resend.ts';
import type { ActionInput, WireAction } from './types.ts';

export type Attempt = {
  readonly actionId: string;
  readonly playerId: string | null;
  readonly of: string;
  readonly action: WireAction;
  readonly input: ActionInput;
  readonly startedAt: number;
};

export type AttemptStore = {
  readonly find: (key: string) => Attempt | null;
  readonly all: () => readonly Attempt[];
  readonly keep: (key: string, attempt: Attempt) => void;
  readonly drop: (key: string) => void;
};

export const isFresh = ({ startedAt }: Attempt, now: number): boolean => now >= startedAt && now - startedAt < RESEND_WINDOW_MS;

export const keyOf = (action: WireAction): string => ('id' in action ? String(action.id) : action.__typename);

export function createAttempts(): AttemptStore {
  const kept = new Map<string, Attempt>();
  return {
    find: (key) => kept.get(key) ?? null,
    all: () => [...kept.values()],
    keep: (key, attempt) => void kept.set(key, attempt),
    drop: (key) => void kept.delete(key),
  };
}
