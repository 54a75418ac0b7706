import type { ApolloClient } from '@apollo/client';
import type { RenderPorts } from '../ports.tsx';
import { type Attempt, keyOf } from './attempts.ts';
import { runAction } from './runAction.ts';
import type { ActionEnd } from './types.ts';

export type SettlePorts = Pick<RenderPorts, 'actions' | 'meet' | 'attempts'> & { readonly client: Pick<ApolloClient, 'mutate'> };

/**
 * Sends an attempt, for the first time or again: the id makes a repeat harmless. It is kept before it is sent and dropped once it is known
 * what became of it.
 */
export async function settle(attempt: Attempt, { actions, meet, attempts, client }: SettlePorts): Promise<ActionEnd> {
  const key = keyOf(attempt.action);
  const { action, input, actionId, of } = attempt;
  const beforeSending = (): void => attempts.keep(key, attempt);
  // Whatever it requires held when it was first sent; the server judges again.
  const isBegun = attempts.find(key)?.actionId === actionId;
  const asked = isBegun ? () => Promise.resolve(true) : meet;
  const end = await runAction(action, input, { actions, meet: asked, client, actionId, of, beforeSending });
  if (end.kind !== 'unanswered') attempts.drop(key);
  return end;
}
