import type { ApolloClient } from '@apollo/client';
import type { RenderPorts } from '../ports.tsx';
import { type Attempt, keyOf } from './attempts.ts';
import { runAction } from './runAction.ts';
import type { ActionEnd } from './types.ts';

export type SettlePorts = Pick<RenderPorts, 'actions' | 'meet' | 'attempts' | 'playerId'> & {
  readonly client: Pick<ApolloClient, 'mutate'>;
};

const listeners = new Set<(attempt: Attempt) => void>();

/** Tells `listener` of each attempt that was done, also where nobody waits for it any more. Answers how to end that. */
export function onDone(listener: (attempt: Attempt) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Sends an attempt, for the first time or again: the id makes a repeat harmless. It is kept before it is sent and dropped once it is known
 * what became of it. Nothing is sent when somebody else is here by then.
 */
export async function settle(attempt: Attempt, { actions, meet, attempts, playerId, client }: SettlePorts): Promise<ActionEnd> {
  const key = keyOf(attempt.action);
  const { action, input, actionId, of } = attempt;
  // Another attempt at the same action may lie there by now.
  const isKept = (): boolean => attempts.find(key)?.actionId === actionId;
  const beforeSending = (): boolean => {
    const isTheirs = playerId() === attempt.playerId;
    if (isTheirs) attempts.keep(key, attempt);
    return isTheirs;
  };
  // Whatever it requires held when it was first sent; the server judges again.
  const isBegun = isKept();
  const asked = isBegun ? () => Promise.resolve(true) : meet;
  const end = await runAction(action, input, { actions, meet: asked, client, actionId, of, beforeSending });
  // A no to the repeat says nothing of the first: it may have been done before the session ended.
  if (isBegun && !isOutcome(end)) return end.kind === 'rejected' ? { kind: 'unanswered' } : end;
  if (end.kind !== 'unanswered' && isKept()) attempts.drop(key);
  if (end.kind === 'done') for (const tell of listeners) tell(attempt);
  return end;
}

const isOutcome = ({ kind }: ActionEnd): boolean => kind === 'done' || kind === 'refused';
