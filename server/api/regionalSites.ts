import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { t } from '#src/shared/text/t.ts';
import type { Config } from '#server/platform/config/config.ts';
import { isConsoleHost } from '#server/platform/http/hosts.ts';
import { regionOfCode } from '#server/platform/regions/regions.ts';
import { callerOf } from './rest/caller.ts';
import type { AppDeps } from './deps.ts';
import { PLAYERS_CALLS } from './maintenanceGate.ts';
import { visitorOf } from './viewer.ts';
import type { Viewer } from '#server/platform/viewer.ts';

export type RegionalAddresses = { readonly sportsbookUrl: string; readonly sportsbookWebsocketUrl: string };

type Sites = Pick<Config, 'sisterSites'>;
type Deps = Pick<AppDeps, 'config' | 'log' | 'regionOfAddress'>;

declare module 'fastify' {
  interface FastifyRequest {
    isFromSister: boolean;
  }
}

const EVERYWHERE = /^\/(i\/regions|viewer|ofrep\/.*|api\/logout|oauth\/(revoke|authorize)|i\/payments\/callback)(\?|$)/;
const MESSAGE = t`Your region has its own site.`;
/** Maximum time for which Chromium caches a preflight response. */
const PREFLIGHT_SECONDS = 7_200;
const EXPOSED = [
  ...['enabled', 'title', 'message', 'image-url', 'cta-link', 'cta-label', 'refresh-interval-seconds'].map(
    (name) => `x-maintenance-mode-${name}`,
  ),
  'etag',
].join(', ');

/**
 * Returns the regional site for the region of the IP address or, if unknown, the region that the client names. Null if there is no such
 * site.
 */
export function regionalAddressesFor(
  { sisterSites }: Sites,
  { region, addressRegion }: Pick<Viewer, 'addressRegion' | 'region'>,
): RegionalAddresses | null {
  const isTold = (regionOfCode(addressRegion)?.boundary ?? null) !== null;
  const origin = sisterSites.get(isTold ? addressRegion : region);
  if (origin === undefined) return null;
  return { sportsbookUrl: `${origin}/graphql`, sportsbookWebsocketUrl: `${origin.replace(/^http/, 'ws')}/graphql` };
}

export const isRegionalOrigin = ({ sisterSites }: Sites, origin: string | undefined): boolean =>
  origin !== undefined && [...sisterSites.values()].includes(origin);

/** Lets pages of regional sites call this server with cookies (product §7). */
export function registerRegionalSites(app: FastifyInstance, deps: Deps): void {
  app.decorateRequest('isFromSister', false);
  if (deps.config.sisterSites.size === 0) return;
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    if (!PLAYERS_CALLS.test(request.url) || isConsoleHost(deps.config, request.headers.host)) return undefined;
    // Sets the header on the raw response, because GraphQL responses bypass Fastify.
    reply.raw.appendHeader('vary', 'origin');
    request.isFromSister = isRegionalOrigin(deps.config, request.headers.origin);
    if (request.isFromSister) allowPage(request, reply);
    return request.isFromSister && request.method === 'OPTIONS' ? reply.code(204).send() : undefined;
  });
}

/** Refuses callers with `UNAUTHORIZED_REGION` if their region has its own site. Register it after the maintenance gate. */
export function registerOtherRegions(app: FastifyInstance, deps: Deps): void {
  if (deps.config.sisterSites.size === 0) return;
  app.addHook('onRequest', async (request, reply): Promise<FastifyReply | undefined> => {
    const { url, headers } = request;
    if (!PLAYERS_CALLS.test(url) || EVERYWHERE.test(url) || isConsoleHost(deps.config, headers.host)) return undefined;
    const to = regionalAddressesFor(deps.config, visitorOf(deps, callerOf(request)));
    return to === null ? undefined : sendElsewhere(request, reply, to);
  });
}

function sendElsewhere({ url, headers }: FastifyRequest, reply: FastifyReply, to: RegionalAddresses): FastifyReply {
  void reply.header('cache-control', 'no-store');
  if (!url.startsWith('/graphql')) return reply.code(403).send({ error: 'UNAUTHORIZED_REGION', message: MESSAGE, ...to });
  const body = { errors: [{ message: MESSAGE, extensions: { code: 'UNAUTHORIZED_REGION', ...to } }] };
  // The older media type always gets status 200 (GraphQL over HTTP §6.4).
  const isNew = headers.accept?.includes('application/graphql-response+json') ?? false;
  return reply
    .code(isNew ? 403 : 200)
    .type(`application/${isNew ? 'graphql-response+json' : 'json'}; charset=utf-8`)
    .send(JSON.stringify(body));
}

function allowPage({ headers, method }: FastifyRequest, { raw }: FastifyReply): void {
  raw.setHeader('access-control-allow-origin', headers.origin ?? '');
  raw.setHeader('access-control-allow-credentials', 'true');
  raw.setHeader('access-control-expose-headers', EXPOSED);
  if (method !== 'OPTIONS') return;
  const wanted = headers['access-control-request-headers'] ?? '';
  raw.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE');
  if (/^[\w-]+(, ?[\w-]+)*$/.test(wanted)) raw.setHeader('access-control-allow-headers', wanted);
  raw.setHeader('access-control-max-age', PREFLIGHT_SECONDS);
}
