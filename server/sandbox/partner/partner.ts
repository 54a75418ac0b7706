import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Keys } from '../../identity/keys.ts';
import type { Ports } from '../../ports.ts';
import { onHost, originBeside } from '../hostOfItsOwn.ts';

/** The partner's own host beside the vendor's, and so its own origin. */
const HOST = 'partner.localhost';
export const PARTNER_CLIENT = 'linemaker-partner';
const CALLBACK = '/account_linking/callback';
const CODE_MS = 60_000;
const TOKEN_SECONDS = 300;
const MOST_CODES = 1_000;

/** Who may have an account with the partner; made up. */
const ACCOUNTS: ReadonlyMap<string, string> = new Map([
  ['fan-1', 'Robin Reader'],
  ['fan-2', 'Sam Subscriber'],
]);

type Given = {
  readonly account: string;
  readonly redirectUri: string;
  readonly challenge: string;
  readonly nonce: string;
  readonly endsAt: number;
};
type Deps = { readonly keys: Keys; readonly ports: Ports; readonly origin: () => string };
type Query = Readonly<Record<string, string | undefined>>;

/** `http://partner.localhost:4001`, from the origin of the vendor that it stands beside. */
export const partnerOrigin = (vendorOrigin: string): string => originBeside(vendorOrigin, HOST);

/**
 * A media partner that knows its readers, by OpenID Connect: `GET /authorize` asks which account, `POST /token` gives an id token for a code and
 * its PKCE verifier. It sends codes to pages of this machine alone.
 */
export function registerPartner(app: FastifyInstance, { keys, ports, origin }: Deps): void {
  const constraints = onHost(HOST);
  const codes = new Map<string, Given>();
  app.get<{ Querystring: Query }>('/authorize', { constraints }, (request, reply) => {
    const problem = problemOf(request.query);
    return problem === null ? askWho(reply, request.query) : reply.code(400).type('text/plain').send(problem);
  });
  app.get<{ Querystring: Query }>('/authorize/as', { constraints }, (request, reply) => {
    const { query } = request;
    const problem = problemOf(query);
    if (problem !== null) return reply.code(400).type('text/plain').send(problem);
    const { redirect_uri: redirectUri = '', state = '', code_challenge: challenge = '', nonce = '', account = '' } = query;
    const answer = new URLSearchParams({ state, iss: partnerOrigin(origin()) });
    if (ACCOUNTS.has(account)) {
      const code = ports.newSecret(32);
      if (codes.size >= MOST_CODES) codes.clear();
      codes.set(code, { account, redirectUri, challenge, nonce, endsAt: ports.now().getTime() + CODE_MS });
      answer.set('code', code);
    } else answer.set('error', 'access_denied');
    return reply.redirect(`${redirectUri}?${answer.toString()}`, 303);
  });
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, parsed) =>
      parsed(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    scope.post('/token', { constraints }, async (request, reply) => {
      const form = (request.body ?? {}) as Query;
      const given = codes.get(form['code'] ?? '');
      codes.delete(form['code'] ?? '');
      const verifies =
        createHash('sha256')
          .update(form['code_verifier'] ?? '')
          .digest('base64url') === given?.challenge;
      const fits = form['client_id'] === PARTNER_CLIENT && form['redirect_uri'] === given?.redirectUri;
      if (!given || !verifies || !fits || given.endsAt <= ports.now().getTime()) return reply.code(400).send({ error: 'invalid_grant' });
      return {
        id_token: await idToken({ keys, ports, origin }, given),
        token_type: 'Bearer',
        access_token: ports.newSecret(16),
        expires_in: TOKEN_SECONDS,
      };
    });
    done();
  });
}

function idToken({ keys, ports, origin }: Deps, { account, nonce }: Given): Promise<string> {
  const now = Math.floor(ports.now().getTime() / 1_000);
  return new SignJWT({ name: ACCOUNTS.get(account), nonce })
    .setProtectedHeader({ alg: 'ES256', kid: keys.kid, typ: 'JWT' })
    .setIssuer(partnerOrigin(origin()))
    .setAudience(PARTNER_CLIENT)
    .setSubject(account)
    .setIssuedAt(now)
    .setExpirationTime(now + TOKEN_SECONDS)
    .sign(keys.privateKey);
}

function problemOf(query: Query): string | null {
  const { client_id: client, redirect_uri: uri = '', response_type: type, state = '', code_challenge_method: method, scope = '' } = query;
  if (client !== PARTNER_CLIENT) return 'client_id is unknown.';
  const address = URL.canParse(uri) ? new URL(uri) : null;
  const isOurs = address !== null && /(^|\.)localhost$/.test(address.hostname) && address.pathname === CALLBACK && address.search === '';
  if (!isOurs) return 'redirect_uri is not one of this client.';
  if (type !== 'code' || method !== 'S256' || !query['code_challenge']) return 'A code with an S256 challenge is what there is.';
  if (state.length < 22) return 'state has 22 characters or more.';
  return scope.split(' ').includes('openid') ? null : 'scope is openid.';
}

/** Links alone: nothing here is sent by a form, and nothing runs. */
function askWho(reply: FastifyReply, query: Query): FastifyReply {
  const to = (account: string): string => {
    const kept = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return `/authorize/as?${new URLSearchParams([...kept, ['account', account]]).toString()}`.replaceAll('&', '&amp;');
  };
  const links = [...ACCOUNTS].map(([id, name]) => `<p><a href="${to(id)}">Continue as ${name}</a></p>`).join('');
  return reply
    .header('content-security-policy', `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partner</title></head><body><main><h1>Sandbox partner</h1><p>Which account do you want to link?</p>${links}<p><a href="${to('')}">Cancel</a></p></main></body></html>`,
    );
}
