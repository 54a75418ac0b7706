import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { t } from '#src/shared/text/t.ts';
import { siteOf } from '#server/platform/http/hosts.ts';
import type { AppDeps } from '../../deps.ts';
import { applyWord, openGateway, readCallback } from '#server/modules/payments/vendor/index.ts';
import { openPayoutPage } from '#server/modules/payments/withdrawals/index.ts';
import { bearerSession, unauthorized } from '../bearerSession.ts';

export const PAYMENT_CALLBACK = '/i/payments/callback';

const gateways = [
  { path: '/i/deposits/:id/gateway', noun: 'deposit', open: openGateway },
  { path: '/i/withdrawals/:id/gateway', noun: 'withdrawal', open: openPayoutPage },
] as const;

/** Serves the vendor's payment page and signed callbacks. Status 204 ends the vendor's retries of a callback. */
export function registerPayments(app: FastifyInstance, deps: AppDeps): void {
  for (const { path, noun, open } of gateways)
    app.get<{ Params: { id: string } }>(path, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const session = await bearerSession(deps, request);
      if (!session) return unauthorized(reply);
      const { paymentVendor } = deps;
      if (paymentVendor === null) return answer(reply, { kind: 'unknown' }, noun);
      const asked = { playerId: session.player_id, id: request.params.id, pageOrigin: originOf(deps, request) };
      return answer(reply, await open(deps, paymentVendor, asked), noun);
    });

  app.post(PAYMENT_CALLBACK, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const event = isPlainObject(request.body) ? request.body['event'] : undefined;
    const word = deps.paymentVendor && (await readCallback(deps.paymentVendor, deps.ports, event));
    if (!word) return reply.code(401).send({ message: 'Not signed by the payment vendor.' });
    return (await applyWord(deps, word)) === 'refused' ? reply.code(409).send({ message: 'No such payment.' }) : reply.code(204).send();
  });
}

const originOf = ({ config }: Pick<AppDeps, 'config'>, request: FastifyRequest): string =>
  (request.isFromSister ? request.headers.origin : undefined) ?? siteOf(config, request) ?? '';

function answer(reply: FastifyReply, opened: Awaited<ReturnType<typeof openGateway>>, noun: string): FastifyReply {
  switch (opened.kind) {
    case 'opened':
      return reply.send({ url: opened.url });
    case 'unknown':
      return reply.code(404).send({ message: t`We could not find this ${noun}.` });
    case 'over':
      return reply.code(409).send({ message: t`This ${noun} is over.` });
    case 'refused':
      return reply.code(403).send({ message: opened.message });
    case 'unreachable':
      return reply.code(503).send({ message: t`We could not reach the payment page. Please try again.` });
  }
}
