import type { FastifyInstance } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { AppDeps } from '../../deps.ts';
import { answerWallet, isWalletOperation, readWalletCall } from '#server/modules/casino/play/wallet/index.ts';

export const CASINO_WALLET = '/casino/wallet';

/**
 * Serves the game provider's signed wallet calls. Status 200 accepts and 409 refuses a call. Both are final, unless a refusal says
 * otherwise.
 */
export function registerWallet(app: FastifyInstance, deps: AppDeps): void {
  app.post<{ Params: { readonly act: string } }>(`${CASINO_WALLET}/:act`, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { act } = request.params;
    if (!isWalletOperation(act)) return reply.code(404).send({ message: 'Unknown wallet call.' });
    const token = isPlainObject(request.body) ? request.body['call'] : undefined;
    const call = deps.gameProvider && (await readWalletCall(deps.gameProvider, deps.ports, act, token));
    if (!call) return reply.code(401).send({ message: 'Not signed by the provider of games.' });
    if (call.act === 'wager' && deps.doorsNow().state === 'closed')
      return reply.code(503).send({ message: 'The site is closed for maintenance.' });
    const answer = await answerWallet(deps, call);
    return reply.code(answer.isAccepted ? 200 : 409).send(answer);
  });
}
