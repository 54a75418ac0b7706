import { readDevice } from '../deviceCookie.ts';
import type { FastifyInstance } from 'fastify';
import { PASSWORD_LENGTH } from '#src/shared/text/password.ts';
import { isPlainObject, membersOf } from '#src/shared/values/plainObject.ts';
import { t } from '#src/shared/text/t.ts';
import type { AppDeps } from '../../deps.ts';
import { areTextsWhole } from '#server/platform/text/texts.ts';
import type { LoginPreferences } from '#server/modules/identity/sessions/index.ts';
import type { PasswordRefusal } from '#server/modules/identity/passwords/index.ts';
import { bearerSession, codeNeeded, unauthorized, whoOf } from '../bearerSession.ts';

type Fields = 'current_password' | 'new_password';
type Told = { readonly status: 422 | 423 | 429; readonly field: Fields; readonly message: string };

const refusals: Readonly<Record<Exclude<PasswordRefusal, 'code-needed'>, Told>> = {
  wrong: { status: 422, field: 'current_password', message: t`This is not your current password.` },
  locked: {
    status: 423,
    field: 'current_password',
    message: t`We locked your login after too many failed tries. Reset your password to unlock it.`,
  },
  same: { status: 422, field: 'new_password', message: t`Choose a password that differs from your current one.` },
  common: { status: 422, field: 'new_password', message: t`This password is too easy to guess. Choose a longer one.` },
  'too-short': { status: 422, field: 'new_password', message: t`Use ${PASSWORD_LENGTH.least} characters or more.` },
  'too-long': { status: 422, field: 'new_password', message: t`Use ${PASSWORD_LENGTH.most} characters or fewer.` },
  busy: { status: 429, field: 'current_password', message: t`Too many tries at once. Please try again in a moment.` },
};

/** Names of login preferences in the API. `new_device_code_enabled` is our addition to the prescribed API. */
const preferences = {
  strong_auth_enabled: 'isStrongAuthEnabled',
  new_device_code_enabled: 'asksCodeOnNewDevice',
} as const satisfies Readonly<Record<string, keyof LoginPreferences>>;

function preferenceIn(body: unknown): { readonly name: keyof typeof preferences; readonly isOn: boolean } | null {
  const given = membersOf(body);
  const name =
    !Object.hasOwn(given, 'strong_auth_enabled') && Object.hasOwn(given, 'new_device_code_enabled')
      ? 'new_device_code_enabled'
      : 'strong_auth_enabled';
  const isOn = given[name];
  return typeof isOn === 'boolean' ? { name, isOn } : null;
}

/** Serves `PATCH /api/login_preferences` (product §7) and `POST /api/password`. */
export function registerAccountSecurity(app: FastifyInstance, deps: AppDeps): void {
  app.patch('/api/login_preferences', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = await bearerSession(deps, request);
    if (!session) return unauthorized(reply);
    const wanted = preferenceIn(request.body);
    if (wanted === null) return reply.code(422).send({ errors: { strong_auth_enabled: [{ message: t`Choose yes or no.` }] } });
    const { name, isOn } = wanted;
    // Refuses to turn on codes if they cannot be mailed, because the player could no longer log in.
    if (isOn && !deps.mail.canSend)
      return reply.code(503).send({ errors: { [name]: [{ message: t`We can’t send codes right now. Please try again later.` }] } });
    if (!(await deps.identity.setLoginPreferences(whoOf(session), { [preferences[name]]: isOn }))) return codeNeeded(reply);
    return reply.code(200).send({ [name]: isOn });
  });

  app.post('/api/password', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = await bearerSession(deps, request);
    if (!session) return unauthorized(reply);
    const body: Readonly<Record<string, unknown>> = isPlainObject(request.body) ? request.body : {};
    const { current_password: current, new_password: next } = body;
    // Limits the length of passwords, as the login does.
    if (typeof current !== 'string' || typeof next !== 'string' || current.length > 1_024 || !areTextsWhole([current, next]))
      return reply.code(422).send({ errors: { current_password: [{ message: t`Enter both passwords.` }] } });
    const changed = await deps.identity.changePassword({ session, current, next, device: readDevice(request) });
    if (changed.ok) return reply.code(204).send();
    if (changed.refusal === 'code-needed') return codeNeeded(reply);
    const { status, field, message } = refusals[changed.refusal];
    return reply.code(status).send({ errors: { [field]: [{ message }] } });
  });
}
