import { type CodeSource, takeProof } from '#server/modules/identity/codes/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { GraphQLContext } from './context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { codeNeeded } from '#server/platform/problems.ts';

/** Call last in a transaction, so no code is used up by a refused action. Throws `MFA_REQUIRED`, which keeps the attempt's id usable. */
export function proofFor(context: GraphQLContext, source: CodeSource): (trx: Trx) => Promise<void> {
  const { playerId, id: sessionId } = sessionIn(context);
  return async (trx) => {
    if (!(await takeProof(trx, { sessionId, playerId }, source, context.deps.ports.now()))) throw codeNeeded();
  };
}
