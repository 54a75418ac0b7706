import type { FastifyInstance } from 'fastify';
import { t } from '#src/shared/text/t.ts';
import { beginsAs } from '../../actions/uploads.ts';
import type { AppDeps } from '../../deps.ts';
import { type DocumentRefusal, shownIdentityOf, verifyDocument, verifySoon } from '#server/modules/identity/signUp/index.ts';
import { noticeOfWaiting } from './waitingNotice.ts';
import { bearerSession, unauthorized } from '../bearerSession.ts';

const MAX_BYTES = 5_000_000;
/** Maximum identity checks per session, because each may query the identity vendor and the exclusion register. */
const MOST_CHECKS = 10;
const CHECKS_WINDOW_MS = 600_000;

const refusals: Readonly<Record<DocumentRefusal, { readonly status: 409 | 429 | 503; readonly message: string }>> = {
  'not-asked-for': { status: 409, message: t`We do not need a document from you right now.` },
  'too-many': { status: 429, message: t`We could not read your documents. Please contact support.` },
  'vendor-unreachable': { status: 503, message: t`We could not check your document right now. Please try again.` },
};

const TOO_MANY = t`Too many tries. Try again in ten minutes.`;

export function registerIdentityRoutes(app: FastifyInstance, deps: AppDeps): void {
  const checks = deps.rateLimits.open('identity-checks', { most: MOST_CHECKS, windowMs: CHECKS_WINDOW_MS });
  app.get('/api/identity', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = await bearerSession(deps, request);
    return session ? { status: await shownIdentityOf(deps, session.player_id) } : unauthorized(reply);
  });
  app.post('/api/identity/checks', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const session = await bearerSession(deps, request);
    if (!session) return unauthorized(reply);
    if (!(await checks.take(session.id)).isAllowed) return reply.code(429).send({ message: TOO_MANY });
    return { status: await verifySoon(deps, session.player_id, noticeOfWaiting(deps)) };
  });
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, parsed) => parsed(null, body));
    scope.post('/api/identity/documents', {
      bodyLimit: MAX_BYTES,
      onRequest: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        if (!(await bearerSession(deps, request))) return unauthorized(reply);
      },
      handler: async (request, reply) => {
        const session = await bearerSession(deps, request);
        if (!session) return unauthorized(reply);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const mediaType = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
        if (!beginsAs(mediaType, bytes)) return reply.code(415).send({ message: t`Choose a picture (JPEG, PNG) or a PDF.` });
        const document = { playerId: session.player_id, mediaType, bytes };
        const looked = await verifyDocument(deps, document, noticeOfWaiting(deps));
        if (looked.ok) return reply.code(201).send({ status: looked.value });
        const { status, message } = refusals[looked.refusal];
        return reply.code(status).send({ message });
      },
    });
    done();
  });
}
