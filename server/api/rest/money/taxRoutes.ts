import type { FastifyInstance } from 'fastify';
import { t } from '#src/shared/text/t.ts';
import type { AppDeps } from '../../deps.ts';
import { taxFormOf } from '#server/modules/taxes/index.ts';
import { bearerSession, unauthorized } from '../bearerSession.ts';

/** Sends the player's tax form as PDF. */
export function registerTaxForms(app: FastifyInstance, deps: AppDeps): void {
  app.get<{ Params: { w2gId: string } }>('/i/w2g_forms/:w2gId', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = await bearerSession(deps, request);
    if (!session) return unauthorized(reply);
    const form = await taxFormOf(deps.db, deps.ports, session.player_id, request.params.w2gId);
    if (form === null) return reply.code(404).send({ message: t`We could not find this form.` });
    if (form.missing.length > 0) deps.log.error({ event: 'letters-missing', w2gId: request.params.w2gId, letters: form.missing });
    return reply.type('application/pdf').header('content-disposition', 'attachment; filename="w-2g.pdf"').send(form.bytes);
  });
}
