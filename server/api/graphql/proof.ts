import { type CodeSource, takeProof } from '#server/modules/identity/codes/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { GraphQLContext } from './context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { codeNeeded } from '#server/platform/problems.ts';

/**
 * For an action that may need a code. Call last in its transaction, so no code is used up by a refused action. Throws `MFA_REQUIRED`, which
 * rolls back and keeps the attempt's id usable.
 */
export function proofFor(context: GraphQLContext, source: CodeSource): (trx: Trx) => Promise<void> {
  const { playerId, id: sessionId } = sessionIn(context);
  return async (trx) => {
    if (!(await takeProof(trx, { sessionId, playerId }, source, context.deps.ports.now()))) throw codeNeeded();
  };
}
