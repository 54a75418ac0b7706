import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPlainObject, membersOf } from '#src/shared/values/plainObject.ts';
import { areTextsWhole } from '#server/platform/text/texts.ts';
import { isSameOrigin } from '#server/api/rest/caller.ts';
import { isTransient, withTransaction } from '#server/platform/store/index.ts';
import { UNAVAILABLE } from '#server/platform/text/generic.ts';
import { appendAudit } from './audit.ts';
import { API, isServedOn } from '#server/platform/http/consoleHost.ts';
import type { HostsConfig } from '#server/platform/http/hosts.ts';
import { beginRegistration, type FactorProof, finishRegistration, type Site } from './factors/index.ts';
import { DEVICE_COOKIE, deviceIn } from './devices.ts';
import { type Browser, createOperatorLogIn, type OpenedLogin } from './logIn.ts';
import type { ConsoleDeps } from './operation.ts';
import { operations } from './operations/index.ts';
import { registerPageFaults } from './pageFaults.ts';
import { registerPlayerFiles } from './playerFiles.ts';
import { Refused, statusOf } from './refusal.ts';
import { runOperation } from './runOperation.ts';
import { endOperatorSession, findSession, type FoundSession, isCsrfToken } from './sessions.ts';

export const COOKIE = '__Host-operator';
const COOKIE_OPTIONS = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const;
const BODY_BYTES = 1_048_576;

export function registerConsole(app: FastifyInstance, deps: ConsoleDeps & { readonly config: HostsConfig }): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (isServedOn(deps.config, request.headers.host, request.routeOptions.url)) done();
    else void reply.code(404).send({ message: 'Not found' });
  });
  const logIn = createOperatorLogIn(deps);
  void app.register((scope, _options, ready) => {
    scope.addHook('onSend', (_request, reply, payload, done) => {
      // Forbids caching the response or opening it as a page or frame.
      void reply.header('cache-control', 'no-store');
      if (!reply.hasHeader('content-security-policy'))
        void reply.header('content-security-policy', `default-src 'none'; frame-ancestors 'none'`);
      done(null, payload);
    });
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      if (error instanceof Refused)
        return reply.code(statusOf[error.code]).send({ error: error.code, message: error.message, details: error.details });
      const status = error.statusCode ?? 500;
      if (status < 500) return reply.code(status).send({ error: 'input', message: error.message, details: {} });
      deps.log.error({ event: 'console-fault', correlationId: request.id, error });
      if (isTransient(error)) return reply.code(503).send({ error: 'fault', message: UNAVAILABLE, details: { correlationId: request.id } });
      return reply
        .code(500)
        .send({ error: 'fault', message: 'Something went wrong on our side. Try again.', details: { correlationId: request.id } });
    });
    const welcome = (reply: FastifyReply, opened: OpenedLogin) => {
      const maxAge = Math.floor((opened.expiresAt.getTime() - deps.ports.now().getTime()) / 1000);
      void reply.setCookie(COOKIE, opened.token, { ...COOKIE_OPTIONS, maxAge });
      void reply.setCookie(DEVICE_COOKIE.name, opened.device, DEVICE_COOKIE.options);
      return { operator: opened.operator, csrfToken: opened.csrfToken };
    };
    scope.post(`${API}/login`, async (request, reply) => {
      assertOwnPage(request);
      const [email, password] = textsOf(request.body, 'email', 'password');
      const step = await logIn.withPassword(email, password, browserOf(request));
      if (step.kind === 'opened') return welcome(reply, step.session);
      const { ticket, hasCode, passkey } = step;
      return { factor: { ticket, hasCode, passkey } };
    });
    scope.post(`${API}/login/factor`, async (request, reply) => {
      assertOwnPage(request);
      const [ticket] = textsOf(request.body, 'ticket');
      return welcome(reply, await logIn.withFactor(ticket, proofIn(request.body), browserOf(request)));
    });
    scope.post(`${API}/register`, (request) => {
      assertOwnPage(request);
      const [token, password] = textsOf(request.body, 'token', 'password');
      return beginRegistration(deps, token, password, siteOf(request));
    });
    scope.post(`${API}/register/finish`, (request) => {
      assertOwnPage(request);
      const [ticket] = textsOf(request.body, 'ticket');
      return finishRegistration(deps, { ticket, proof: proofIn(request.body), site: siteOf(request) });
    });
    scope.post(`${API}/logout`, async (request, reply) => {
      const { operator } = await sessionOf(deps, request);
      await withTransaction(deps.db, async (trx) => {
        await endOperatorSession(trx, deps.ports.now(), operator.sessionId);
        const { email: actor, role, id } = operator;
        await appendAudit(trx, {
          at: deps.ports.now(),
          actor,
          role,
          operation: 'logOut',
          subject: `operator:${id}`,
          outcome: 'done',
          detail: {},
        });
      });
      return reply.clearCookie(COOKIE, COOKIE_OPTIONS).code(204).send();
    });
    // Restores a session after a page reload, when the page has only the cookie.
    scope.get(`${API}/session`, (request) => loggedIn(deps, request));
    registerPlayerFiles(scope, deps, (request) => loggedIn(deps, request));
    registerPageFaults(scope, deps, (request) => loggedIn(deps, request));
    scope.get(`${API}/operations`, async (request) => {
      await loggedIn(deps, request);
      return { operations: listed() };
    });
    scope.post<{ Params: { name: string } }>(`${API}/operations/:name`, { bodyLimit: BODY_BYTES }, (request, reply) =>
      answer(deps, request, reply),
    );
    ready();
  });
}

async function answer(deps: ConsoleDeps, request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply): Promise<object> {
  const { operator } = await sessionOf(deps, request);
  const { name } = request.params;
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw new Refused('not-found', `There is no operation ${name}.`);
  const value = await runOperation(deps, name, operation, { operator, input: request.body ?? {} });
  void reply.code(200);
  return value;
}

/** Throws `Refused` for a request that another site's page could send. */
function assertOwnPage(request: FastifyRequest): void {
  if (!isSameOrigin(request.headers)) throw new Refused('foreign-page', 'The call does not come from a page of the console.');
  if (request.method === 'POST' && request.body !== undefined && !/^application\/json\b/i.test(request.headers['content-type'] ?? ''))
    throw new Refused('foreign-page', 'Send application/json: other content types can be forged by a foreign page.');
}

async function loggedIn(deps: ConsoleDeps, request: FastifyRequest): Promise<FoundSession> {
  assertOwnPage(request);
  const token = request.cookies[COOKIE];
  const found = token === undefined ? null : await findSession(deps.db, deps.ports, token);
  if (!found) throw new Refused('not-logged-in', 'Your session has ended. Log in again.');
  return found;
}

/** Returns the session. Throws `Refused` without a session or CSRF token. */
async function sessionOf(deps: ConsoleDeps, request: FastifyRequest): Promise<FoundSession> {
  const found = await loggedIn(deps, request);
  if (!isCsrfToken(found.csrfToken, request.headers['x-csrf-token']))
    throw new Refused('foreign-page', 'The call carries no x-csrf-token of this session.');
  return found;
}

/** Returns the named texts. Throws `Refused` if one is missing, invalid or longer than 1,024 characters. */
function textsOf<N extends readonly string[]>(body: unknown, ...names: N): { readonly [K in keyof N]: string } {
  const members = membersOf(body);
  const texts = names.map((name) => members[name]);
  if (!texts.every((text): text is string => typeof text === 'string' && text.length <= 1_024))
    throw new Refused('input', `${names.join(' and ')} ${names.length === 1 ? 'is' : 'are'} needed.`);
  if (!areTextsWhole(texts)) throw new Refused('input', 'A text contains a character we can’t save. Remove it and try again.');
  return texts as unknown as { readonly [K in keyof N]: string };
}

/** Reads a one-time code or a passkey's response. Throws `Refused` without either. */
function proofIn(body: unknown): FactorProof {
  const { code, passkey } = membersOf(body);
  if (typeof code === 'string' && code.length <= 20) return { code };
  if (isPlainObject(passkey)) return { passkey };
  throw new Refused('input', 'Enter a code or use your passkey.');
}

const siteOf = ({ headers }: FastifyRequest): Site => ({ host: headers.host ?? '', origin: headers.origin ?? '' });

const browserOf = (request: FastifyRequest): Browser => ({ site: siteOf(request), device: deviceIn(request.cookies) });

const listed = () => Object.entries(operations).map(([name, { about, roles, isRead, input }]) => ({ name, about, roles, isRead, input }));
