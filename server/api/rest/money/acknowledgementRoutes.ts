import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainObject } from '#src/shared/values/plainObject.ts';
import { REALITY_CHECK_MINUTES } from '#src/shared/limits/realityCheck.ts';
import { t } from '#src/shared/text/t.ts';
import { acknowledge } from '../../actions/account.ts';
import type { AppDeps } from '../../deps.ts';
import type { Session } from '#server/modules/identity/sessions/index.ts';
import { bearerSession, unauthorized } from '../bearerSession.ts';

type Body = Readonly<Record<string, unknown>>;
type Answer = (session: Session, body: Body, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves acknowledgements and the minutes between reality checks (product §7). */
export function registerAcknowledgements(app: FastifyInstance, deps: AppDeps): void {
  const { db, ports } = deps;
  const own =
    (answer: Answer) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      void reply.header('cache-control', 'no-store');
      const session = await bearerSession(deps, request);
      return session ? answer(session, isPlainObject(request.body) ? request.body : {}, reply) : unauthorized(reply);
    };
  app.post(
    '/i/acks',
    own(async ({ player_id }, body, reply) => {
      if (body['acknowledged'] !== true) return refuse(reply, 'acknowledged', t`Please confirm that you have read this.`);
      await db.transaction().execute((tx) => acknowledge('responsible-gaming', [], ports.now())(tx, player_id));
      return reply.code(202).send({ acknowledged: true });
    }),
  );
  app.patch(
    '/i/acks/limits_modal_dismissed_at',
    own(async ({ player_id }, _body, reply) => {
      const now = ports.now();
      await db.updateTable('players').set({ limits_modal_dismissed_at: now }).where('id', '=', player_id).execute();
      return reply.code(201).send({ limits_modal_dismissed_at: now.toISOString() });
    }),
  );
  app.post(
    '/i/reality_checkin_interval',
    own(async ({ player_id }, body, reply) => {
      const { amount } = body;
      if (typeof amount !== 'number' || !REALITY_CHECK_MINUTES.includes(amount))
        return refuse(reply, 'amount', t`Choose ${REALITY_CHECK_MINUTES.join(', ')} minutes.`);
      await db.updateTable('players').set({ reality_check_minutes: amount }).where('id', '=', player_id).execute();
      return reply.code(204).send();
    }),
  );
}

const refuse = (reply: FastifyReply, field: string, message: string): FastifyReply =>
  reply.code(422).send({ errors: { [field]: [{ message }] } });
