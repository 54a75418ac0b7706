import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import { onHost, originBeside } from '../hostOfItsOwn.ts';
import { ACCOUNTS } from './accounts.ts';
import { openProvider, SIGN_IN } from './provider.ts';

export { PARTNER_CLIENT } from './provider.ts';

const HOST = 'partner.localhost';
const PROTOCOL = ['/authorize', '/authorize/:uid', '/token', '/jwks', '/.well-known/openid-configuration'] as const;
const POLICY = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

export const partnerOrigin = (vendorOrigin: string): string => originBeside(vendorOrigin, HOST);

type Options = { readonly secret: Buffer; readonly origin: () => string };
type Attempt = { readonly Params: { readonly uid: string } };

/** Serves a partner's sign-in by the library `oidc-provider`, which uses the machine's clock. Redirects only to local pages. */
export function registerPartner(app: FastifyInstance, { secret, origin }: Options): void {
  const constraints = onHost(HOST);
  let opened: Promise<Provider> | null = null;
  const provider = (): Promise<Provider> => (opened ??= openProvider(partnerOrigin(origin()), secret));
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    for (const url of PROTOCOL)
      scope.route({
        method: ['GET', 'OPTIONS', 'POST'],
        url,
        constraints,
        handler: async (request, reply) => {
          const answer = (await provider()).callback();
          takeOver(reply);
          await answer(request.raw, reply.raw);
        },
      });
    done();
  });
  app.get<Attempt>(`${SIGN_IN}/:uid`, { constraints }, async (request, reply) => {
    if (!(await isUnderWay(await provider(), request, reply))) return tooLate(reply);
    return askWho(reply, request.params.uid);
  });
  app.get<Attempt & { Params: { readonly account: string } }>(`${SIGN_IN}/:uid/as/:account`, { constraints }, async (request, reply) => {
    const known = await provider();
    if (!(await isUnderWay(known, request, reply))) return tooLate(reply);
    const { account } = request.params;
    const result = ACCOUNTS.has(account)
      ? { login: { accountId: account, remember: false } }
      : { error: 'access_denied', error_description: 'The reader has cancelled.' };
    takeOver(reply);
    await known.interactionFinished(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  });
}

function takeOver(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.setHeader('content-security-policy', POLICY);
  reply.raw.setHeader('x-content-type-options', 'nosniff');
  reply.raw.setHeader('referrer-policy', 'no-referrer');
}

async function isUnderWay(provider: Provider, request: FastifyRequest<Attempt>, reply: FastifyReply): Promise<boolean> {
  try {
    return (await provider.interactionDetails(request.raw, reply.raw)).uid === request.params.uid;
  } catch {
    return false;
  }
}

const tooLate = (reply: FastifyReply): FastifyReply =>
  pageWith(reply.code(400), '<p>This sign-in is over. Go back to where you came from, and try again.</p>');

function askWho(reply: FastifyReply, uid: string): FastifyReply {
  const to = (account: string): string => `${SIGN_IN}/${encodeURIComponent(uid)}/as/${account}`;
  const links = [...ACCOUNTS].map(([id, { name }]) => `<p><a href="${to(id)}">Continue as ${name}</a></p>`).join('');
  return pageWith(reply, `<p>Which account do you want to link?</p>${links}<p><a href="${to('nobody')}">Cancel</a></p>`);
}

const pageWith = (reply: FastifyReply, content: string): FastifyReply =>
  reply
    .headers({ 'content-security-policy': POLICY, 'referrer-policy': 'no-referrer' })
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Partner</title></head><body><main><h1>Sandbox partner</h1>${content}</main></body></html>`,
    );
