import { type CodeSource, takeProof } from '#server/modules/identity/codes/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { GraphQLContext } from './context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { codeNeeded } from '#server/platform/problems.ts';

/**
 * Returns a check of the one-time code. Call it last, because a refused action must not use up the code. Throws `MFA_REQUIRED` without a
 * valid code.
 */
export function proofFor(context: GraphQLContext, source: CodeSource): (trx: Trx) => Promise<void> {
  const { playerId, id: sessionId } = sessionIn(context);
  return async (trx) => {
    if (!(await takeProof(trx, { sessionId, playerId }, source, context.deps.ports.now()))) throw codeNeeded();
  };
}
