import { GraphQLError } from 'graphql';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AppDeps } from '../deps.ts';
import type { Metrics } from '../metrics.ts';
import { COMMON_HEADERS } from '#server/platform/http/securityHeaders.ts';
import { segmentsOf, visitorOf } from '../viewer.ts';
import { bearerIn, type Caller, MAY_NOT_PLAY } from '#server/platform/viewer.ts';
import { hasNoOffersMark } from '../rest/refreshCookie.ts';
import type { Config } from '#server/platform/config/config.ts';
import { callerOf } from '../rest/caller.ts';
import { encodingFor, type CachedResponse, COMPRESS_FROM_BYTES } from './responseCache/cachedResponse.ts';
import type { ResponseCache } from './responseCache/responseCache.ts';
import { paramsOf } from './operation.ts';
import type { KnownDocuments, Params } from './persistedDocuments.ts';
import { fill, visitorValues } from './visitor.ts';
import type { Streams } from './streams.ts';
import type { ServerContext, Yoga } from './yoga.ts';

type RouteOptions = {
  readonly deps: AppDeps;
  readonly yoga: Yoga;
  readonly hot: ResponseCache;
  readonly documents: KnownDocuments;
  readonly metrics: Metrics;
  readonly streams: Streams;
};

type NodeListener = (request: FastifyRequest['raw'], reply: FastifyReply['raw'], context: ServerContext) => Promise<void>;

const VARY = 'accept, accept-encoding, authorization, x-region-code, x-ui-capabilities, x-anonymous-authorization, origin';
const varyOf = ({ addressRegionHeader }: Config): string => (addressRegionHeader === null ? VARY : `${VARY}, ${addressRegionHeader}`);

export function registerGraphQLRoute(app: FastifyInstance, options: RouteOptions): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // Leaves the body as text for the GraphQL server to parse.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, parsed) => parsed(null, body));
    scope.route({
      method: ['GET', 'POST', 'OPTIONS', 'HEAD'],
      url: '/graphql',
      handler: (request, reply) => handle(options, request, reply),
    });
    done();
  });
}

async function handle(options: RouteOptions, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (request.method === 'POST' && !isJson(request))
    return reply.code(415).send({ errors: [{ message: 'Send application/json: other content types can be forged by a foreign page.' }] });
  const caller = callerOf(request);
  const asked = askedIn(options, request);
  const refusal =
    asked &&
    (isVisitorsKept(asked, caller)
      ? options.deps.budget.spendKept({ playerId: null, ip: caller.ip })
      : await spendFor(options, caller, asked));
  if (refusal) return sendRefusal(options.deps, refusal, request, reply);
  const hot = asked?.isHot ? await hotAnswerFor(options, request, caller, asked) : null;
  if (hot) return sendHot(options, hot, caller, request, reply);
  for (const [name, value] of Object.entries({ ...COMMON_HEADERS, 'cache-control': 'no-store', vary: varyOf(options.deps.config) }))
    reply.raw.setHeader(name, value);
  if (/multipart\/mixed|text\/event-stream/.test(request.headers.accept ?? '')) options.streams.add(reply.raw);
  reply.hijack();
  await (options.yoga.requestListener as unknown as NodeListener)(asNodeRequest(request), reply.raw, {
    caller,
    page: { origin: request.headers.origin ?? null, host: request.headers.host ?? '', isHttps: request.protocol === 'https' },
  });
  return reply;
}

/** True for the content type JSON, which other sites cannot send without a CORS preflight (ASVS 3.5.2). */
const isJson = ({ headers }: FastifyRequest): boolean =>
  /^application\/(graphql(-response)?\+)?json\b/i.test(headers['content-type'] ?? '');

function asNodeRequest(request: FastifyRequest) {
  const body = typeof request.body === 'string' && request.body !== '' ? request.body : undefined;
  return {
    raw: request.raw,
    method: request.method,
    // Uses lower case, because the GraphQL server compares case (RFC 9110 §8.3.1 ignores case).
    headers: request.method === 'POST' ? { ...request.headers, 'content-type': 'application/json' } : request.headers,
    socket: request.raw.socket,
    ...(body === undefined ? {} : { body }),
  } as unknown as typeof request.raw;
}

type Asked = { readonly params: Params; readonly text: string; readonly isHot: boolean };

function askedIn({ documents, hot }: RouteOptions, request: FastifyRequest): Asked | null {
  if (request.method !== 'GET' && request.method !== 'POST') return null;
  const params = paramsOf(request);
  const text = params && documents.resolve(params);
  return text && !(text instanceof GraphQLError) ? { params, text, isHot: hot.isHot(text) } : null;
}

/** True for a visitor's cacheable query. As the most frequent queries, these do not wait for the rate-limit charge. */
const isVisitorsKept = ({ isHot }: Asked, caller: Caller): boolean => isHot && caller.header('authorization') === undefined;

async function spendFor({ deps }: RouteOptions, caller: Caller, { params, text, isHot }: Asked): Promise<GraphQLError | null> {
  const bearer = bearerIn(caller.header('authorization'));
  const claims = bearer === null ? null : await deps.identity.readSigned(bearer);
  const { operationName } = params;
  const spender = { playerId: claims?.playerId ?? null, ip: caller.ip };
  return isHot ? deps.budget.spendKept(spender) : deps.budget.spend({ ...spender, text, operationName });
}

function sendRefusal(
  { config }: AppDeps,
  { message, extensions }: GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return reply
    .code(429)
    .header('retry-after', String(extensions['retryAfterSeconds']))
    .header('vary', varyOf(config))
    .header('cache-control', 'no-store')
    .header('content-type', mediaTypeFor(request.headers.accept) ?? 'application/json; charset=utf-8')
    .send(JSON.stringify({ errors: [{ message, extensions }] }));
}

async function hotAnswerFor(
  { deps, hot }: RouteOptions,
  request: FastifyRequest,
  caller: Caller,
  { params, text }: Asked,
): Promise<(CachedResponse & { type: string }) | null> {
  const type = mediaTypeFor(request.headers.accept);
  if (type === null) return null;
  const { claims, viewer } = await shareOf(deps, caller, hasNoOffersMark(request.cookies));
  const answer = await hot.answer({
    text,
    operationName: params.operationName ?? undefined,
    variables: params.variables ?? undefined,
    viewer,
  });
  // Records the layouts that a cached answer shows, because no resolver runs.
  for (const shown of answer?.shown ?? []) {
    deps.health.saw({ session: viewer.anonymousId, ip: caller.ip, capabilities: viewer.capabilities }, shown.layout.surface);
    if (claims) deps.exposures.note(claims, shown);
  }
  return answer && { ...answer, type };
}

/** Reads the viewer from signed tokens, without the database. */
async function shareOf(deps: AppDeps, caller: Caller, isBarred: boolean) {
  const bearer = bearerIn(caller.header('authorization'));
  const claims = bearer === null ? null : await deps.identity.readSigned(bearer);
  const segments = claims === null && isBarred ? [MAY_NOT_PLAY] : segmentsOf(deps, claims);
  const anonymousId = deps.identity.readAnonymousToken(caller.header('x-anonymous-authorization') ?? '');
  return { claims, viewer: { ...visitorOf(deps, caller), anonymousId, segments, session: claims ? { id: '', playerId: '' } : null } };
}

/** Returns the response's media type (GraphQL over HTTP §6.1). Null if the client accepts none of ours. */
function mediaTypeFor(accept = '*/*'): string | null {
  if (accept.includes('application/graphql-response+json')) return 'application/graphql-response+json; charset=utf-8';
  return /application\/json|\*\/\*|application\/\*/.test(accept) ? 'application/json; charset=utf-8' : null;
}

async function sendHot(
  { deps, metrics }: RouteOptions,
  answer: CachedResponse & { type: string },
  caller: Caller,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  metrics.operations.inc({ operation: 'public', served: 'kept' });
  void reply.header('vary', varyOf(deps.config)).header('content-type', answer.type);
  const { whole } = answer;
  if (whole === null || answer.etag === null || request.method !== 'GET') {
    const anonymousId = deps.identity.readAnonymousToken(caller.header('x-anonymous-authorization') ?? '');
    return reply.header('cache-control', 'no-store').send(fill(answer.parts, visitorValues(deps, { ip: caller.ip, anonymousId })));
  }
  void reply.header('etag', answer.etag).header('cache-control', 'public, max-age=0, must-revalidate');
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  const encoding = answer.bytes < COMPRESS_FROM_BYTES ? null : encodingFor(request.headers['accept-encoding']);
  return encoding === null ? reply.send(whole) : reply.header('content-encoding', encoding).send(await answer.packed(encoding));
}
