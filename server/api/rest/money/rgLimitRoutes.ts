import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RgLimitKey, rgLimitKeys, rgLimitPath } from '#src/shared/limits/rgLimits.ts';
import { isPlainObject, isWholeNumber } from '#src/shared/values/plainObject.ts';
import type { Result } from '#src/shared/values/result.ts';
import { t } from '#src/shared/text/t.ts';
import { topics } from '#server/platform/bus/bus.ts';
import { withTransaction } from '#server/platform/store/index.ts';
import type { AppDeps } from '../../deps.ts';
import { cancelPending, changeLimit, confirmPending, limitWords, shownExclusionOf } from '#server/modules/responsibleGaming/index.ts';
import { coolOffChoices, type LimitRefusal, selfExclusionChoices, takeBreak } from '#server/modules/responsibleGaming/rgLimits/index.ts';
import { bearerSession, codeNeeded, unauthorized } from '../bearerSession.ts';

type Body = Readonly<Record<string, unknown>>;
type Answer = (playerId: string, body: Body, reply: FastifyReply, sessionId: string) => Promise<FastifyReply>;
type Own = (answer: Answer) => (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Serves responsible-gaming limits, cool-offs and self-exclusions (product §7). */
export function registerRgLimits(app: FastifyInstance, deps: AppDeps): void {
  const own: Own = (answer) => async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = await bearerSession(deps, request);
    return session ? answer(session.player_id, isPlainObject(request.body) ? request.body : {}, reply, session.id) : unauthorized(reply);
  };
  for (const key of rgLimitKeys) registerLimit(app, deps, key, own);
  registerBreaks(app, deps, own);
}

function registerLimit(app: FastifyInstance, deps: AppDeps, key: RgLimitKey, own: Own): void {
  const path = rgLimitPath(key);
  const answer = (changed: Result<undefined, LimitRefusal>, reply: FastifyReply): FastifyReply => {
    if (changed.ok) return reply.code(204).send();
    return changed.refusal === 'code-needed' ? codeNeeded(reply) : refuse(reply, 'amount', limitWords[changed.refusal](key));
  };
  app.post(
    path,
    own(async (playerId, { amount }, reply, sessionId) => {
      if (amount !== null && !isWholeNumber(amount)) return refuse(reply, 'amount', limitWords['not-an-amount'](key));
      const cents = amount === null ? null : BigInt(amount);
      return answer(await changeLimit(deps, { playerId, sessionId, key, amount: cents }), reply);
    }),
  );
  app.post(
    `${path}/pending`,
    own(async (playerId, _body, reply) => answer(await confirmPending(deps, { playerId, key }), reply)),
  );
  app.delete(
    `${path}/pending`,
    own(async (playerId, _body, reply) => answer(await cancelPending(deps, { playerId, key }), reply)),
  );
}

function registerBreaks(app: FastifyInstance, deps: AppDeps, own: Own): void {
  const begin = async (playerId: string, kind: 'COOL_OFF' | 'SELF_EXCLUSION', end: (now: Date) => Date | null, reply: FastifyReply) => {
    const now = deps.ports.now();
    const taken = { id: deps.ports.newId(), kind, endsAt: end(now) };
    const accounts = await withTransaction(deps.db, (trx) => takeBreak(trx, playerId, taken, now));
    for (const account of accounts) deps.bus.publish(topics.barred, account);
    deps.log.info({ event: 'break-taken', playerId, kind });
    const running = await shownExclusionOf(deps.db, playerId, now);
    return reply.code(200).send({ ends_at: running?.endsAt?.toISOString() ?? null });
  };
  app.post(
    '/i/cool_offs',
    own(async (playerId, { hours }, reply) => {
      const { region } = await deps.db.selectFrom('players').select('region').where('id', '=', playerId).executeTakeFirstOrThrow();
      const choices = coolOffChoices(region);
      const choice = typeof hours === 'number' ? choices.find(({ id }) => id === String(hours)) : undefined;
      if (!choice) return refuse(reply, 'hours', t`Choose ${choices.map(({ id }) => id).join(', ')} hours.`);
      return begin(playerId, 'COOL_OFF', choice.end, reply);
    }),
  );
  app.post(
    '/i/self_exclusions',
    own(async (playerId, { option_id: wanted }, reply) => {
      const choice = selfExclusionChoices.find(({ id }) => id === wanted);
      return choice
        ? begin(playerId, 'SELF_EXCLUSION', choice.end, reply)
        : refuse(reply, 'option_id', t`Choose how long you want to stop.`);
    }),
  );
  app.get(
    '/i/self_exclusion_options',
    own(async (_playerId, _body, reply) => reply.send({ options: selfExclusionChoices.map(({ id, label }) => ({ id, label })) })),
  );
}

const refuse = (reply: FastifyReply, field: string, message: string): FastifyReply =>
  reply.code(422).send({ errors: { [field]: [{ message }] } });
