import type { FastifyInstance } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import type { AppDeps } from '../../deps.ts';
import { answerWallet, isWalletAct, readWalletCall } from '#server/modules/casino/play/wallet/index.ts';

/** Where the provider of games takes wagers and pays wins; `/<act>` follows. */
export const CASINO_WALLET = '/casino/wallet';

/**
 * `POST /casino/wallet/balance`, `/wager`, `/win`, `/return`: `{ call }` is a call that the provider signed for this act. 200 with what it came
 * to, 409 with the name of what refuses it; both are the answer for good, unless the refusal says that something may still come. 401: not
 * the provider.
 */
export function registerWallet(app: FastifyInstance, deps: AppDeps): void {
  app.post<{ Params: { readonly act: string } }>(`${CASINO_WALLET}/:act`, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const { act } = request.params;
    if (!isWalletAct(act)) return reply.code(404).send({ message: 'There is no such call.' });
    const token = isPlainObject(request.body) ? request.body['call'] : undefined;
    const call = deps.gameProvider && (await readWalletCall(deps.gameProvider, deps.ports, act, token));
    if (!call) return reply.code(401).send({ message: 'Not signed by the provider of games.' });
    // What was wagered is played out; nothing new is begun while the house is closed.
    if (call.act === 'wager' && deps.doorsNow().state === 'closed') return reply.code(503).send({ message: 'The house is closed.' });
    const answer = await answerWallet(deps, call);
    return reply.code(answer.isAccepted ? 200 : 409).send(answer);
  });
}
