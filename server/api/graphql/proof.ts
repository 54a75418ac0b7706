import { type CodeSource, takeProof } from '#server/modules/identity/codes/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { GraphQLContext } from './context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { codeNeeded } from '#server/platform/problems.ts';

/**
 * For an act that may need a code: called in its transaction, as the last thing before it is done, so that no code is spent on what is refused
 * anyway. Throws `MFA_REQUIRED`, by which the transaction leaves no trace and the id of the attempt stays good.
 */
export function proofFor(context: GraphQLContext, source: CodeSource): (trx: Trx) => Promise<void> {
  const { playerId, id: sessionId } = sessionIn(context);
  return async (trx) => {
    if (!(await takeProof(trx, { sessionId, playerId }, source, context.deps.ports.now()))) throw codeNeeded();
  };
}
