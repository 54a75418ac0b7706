import type { FastifyInstance, FastifyReply } from 'fastify';
import { isPlainObject, membersOf } from '#src/shared/values/plainObject.ts';
import { t } from '#src/shared/text/t.ts';
import { MOST_PASSKEYS, type PasskeyRefusal, passkeysOf } from '#server/modules/identity/passkeys/index.ts';
import type { Session } from '#server/modules/identity/sessions/index.ts';
import { networkPrefix } from '#server/platform/http/address.ts';
import { isWhole } from '#server/platform/text/texts.ts';
import type { AppDeps } from '../../deps.ts';
import { visitorOf } from '../../viewer.ts';
import { bearerSession, codeNeeded, unauthorized, whoOf } from '../bearerSession.ts';
import { callerOf, isForeignPage } from '../caller.ts';
import { passkeySiteOf } from '../passkeySite.ts';

const WINDOW_MS = 600_000;
/** Maximum requests per network prefix, because each request writes a database row. */
const MOST_FROM_LINE = 200;
const MOST_NAME = 60;

const refusals: Readonly<Record<Exclude<PasskeyRefusal, 'code-needed'>, { readonly status: 404 | 409 | 422; readonly message: string }>> = {
  'not-proven': { status: 422, message: t`We could not verify your passkey. Please try again.` },
  'there-is-none': { status: 404, message: t`This passkey is already removed.` },
  'too-many': { status: 409, message: t`You have ${MOST_PASSKEYS} passkeys, which is the limit. Remove one first.` },
};

/** Serves login by passkey, and the adding and removing of passkeys, which need a session and a one-time code. */
export function registerPasskeys(app: FastifyInstance, deps: AppDeps): void {
  const asked = deps.rateLimits.open('passkey-challenges', { most: MOST_FROM_LINE, windowMs: WINDOW_MS });

  app.post('/api/passkeys/challenges', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const site = passkeySiteOf(deps.config, request);
    if (site === null || isForeignPage(request)) return refuse(reply, 403, t`You can’t use a passkey on this page.`);
    if (!(await asked.take(networkPrefix(request.ip))).isAllowed) return refuse(reply, 429, t`Too many tries. Try again in ten minutes.`);
    return { options: await deps.identity.askForPasskey(site) };
  });

  app.post('/api/passkeys/registrations', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = await bearerSession(deps, request);
    if (!session) return unauthorized(reply);
    const site = passkeySiteOf(deps.config, request);
    if (site === null) return refuse(reply, 422, refusals['not-proven'].message);
    const { brand } = visitorOf(deps, callerOf(request));
    const begun = await deps.identity.askForNewPasskey(whoOf(session), { site, brandName: deps.config.brandNames[brand] ?? brand });
    return begun.ok ? { options: begun.value } : refuseFor(reply, begun.refusal);
  });

  app.post('/api/passkeys', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = await bearerSession(deps, request);
    if (!session) return unauthorized(reply);
    const site = passkeySiteOf(deps.config, request);
    const { name, passkey } = membersOf(request.body);
    if (!isName(name))
      return reply.code(422).send({ errors: { name: [{ message: t`Enter a passkey name of up to ${MOST_NAME} characters.` }] } });
    if (site === null || !isPlainObject(passkey)) return refuseFor(reply, 'not-proven');
    const made = { site, name: name.trim(), response: passkey };
    const added = await deps.identity.addPasskey(whoOf(session), made);
    if (!added.ok) return refuseFor(reply, added.refusal);
    await deps.mail.sendSoon(added.value);
    return reply.code(201).send(await listOf(deps, session));
  });

  app.delete<{ Params: { id: string } }>('/api/passkeys/:id', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = await bearerSession(deps, request);
    if (!session) return unauthorized(reply);
    const removed = await deps.identity.removePasskey(whoOf(session), request.params.id);
    if (!removed.ok) return refuseFor(reply, removed.refusal);
    await deps.mail.sendSoon(removed.value);
    return reply.send(await listOf(deps, session));
  });
}

const isName = (name: unknown): name is string =>
  typeof name === 'string' && name.trim() !== '' && name.trim().length <= MOST_NAME && isWhole(name);

const listOf = async ({ db }: AppDeps, { player_id: playerId }: Session) => ({ passkeys: await passkeysOf(db, playerId) });

const refuseFor = (reply: FastifyReply, refusal: PasskeyRefusal): FastifyReply =>
  refusal === 'code-needed' ? codeNeeded(reply) : refuse(reply, refusals[refusal].status, refusals[refusal].message);

const refuse = (reply: FastifyReply, status: 403 | 404 | 409 | 422 | 429, message: string): FastifyReply =>
  reply.code(status).send({ errors: { passkey: [{ message }] } });
