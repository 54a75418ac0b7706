import type { ApolloClient } from '@apollo/client';
import type { RenderPorts } from '../ports.tsx';
import { type Attempt, keyOf } from './attempts.ts';
import { runAction } from './runAction.ts';
import type { ActionEnd } from './types.ts';

export type SettlePorts = Pick<RenderPorts, 'actions' | 'meet' | 'attempts' | 'playerId'> & {
  readonly client: Pick<ApolloClient, 'mutate'>;
};

const listeners = new Set<(attempt: Attempt) => void>();

/**
 * Calls `listener` after each success, even if the control that began the attempt is gone. Returns a function that removes the listener.
 */
export function onDone(listener: (attempt: Attempt) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Stores an attempt, sends it and deletes it after the response. Its id makes repeats harmless. Sends nothing if the player has changed.
 */
export async function settle(attempt: Attempt, { actions, meet, attempts, playerId, client }: SettlePorts): Promise<ActionEnd> {
  const key = keyOf(attempt.action);
  const { action, input, actionId, of } = attempt;
  const isKept = (): boolean => attempts.find(key)?.actionId === actionId;
  const beforeSending = (): boolean => {
    const isTheirs = playerId() === attempt.playerId;
    if (isTheirs) attempts.keep(key, attempt);
    return isTheirs;
  };
  // A repeat skips the requirements: they were met the first time, and the server checks them again.
  const isBegun = isKept();
  const asked = isBegun ? () => Promise.resolve(true) : meet;
  const end = await runAction(action, input, { actions, meet: asked, client, actionId, of, beforeSending });
  // The first request may have been executed, even if this repeat is rejected.
  if (isBegun && !isOutcome(end)) return end.kind === 'rejected' ? { kind: 'unanswered' } : end;
  if (end.kind !== 'unanswered' && isKept()) attempts.drop(key);
  if (end.kind === 'done') for (const tell of listeners) tell(attempt);
  return end;
}

const isOutcome = ({ kind }: ActionEnd): boolean => kind === 'done' || kind === 'refused';
