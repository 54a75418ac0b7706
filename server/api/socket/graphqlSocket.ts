import type { IncomingMessage, Server } from 'node:http';
import { GraphQLError } from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { addressOf, networkPrefix } from '#server/platform/http/address.ts';
import type { AppDeps } from '../deps.ts';
import type { Metrics } from '../metrics.ts';
import { isRegionalOrigin, regionalAddressesFor } from '../regionalSites.ts';
import type { Config } from '#server/platform/config/config.ts';
import { isConsoleHost, isServed } from '#server/platform/http/hosts.ts';
import { viewerOf } from '../viewer.ts';
import type { Caller, Viewer } from '#server/platform/viewer.ts';
import {
  attachSocket,
  type Connected,
  type Goodbye,
  SEATS,
  SESSION_ENDED,
  type SocketOptions,
  type Sockets,
  yogaOperations,
} from './index.ts';
import { areTextsWhole } from '#server/platform/text/texts.ts';
import { GATE_TOPIC, isLetIn } from '../maintenanceGate.ts';
import { isUserActivity } from '../graphql/userActivity.ts';
import type { Budget } from '../graphql/budget.ts';
import { unauthenticated } from '#server/platform/problems.ts';
import { brokenText, type KnownDocuments } from '../graphql/persistedDocuments.ts';
import type { PageAddress } from '../graphql/context.ts';
import { contextOf, type Yoga } from '../graphql/yoga.ts';

type SocketDeps = {
  readonly deps: AppDeps;
  readonly yoga: Yoga;
  readonly documents: KnownDocuments;
  readonly metrics: Metrics;
};

const CLOSED = { code: 1013, reason: 'Try again later' } as const satisfies Goodbye;

/**
 * Serves `/graphql` over WebSocket. Authenticates at `connection_init`. Checks the session before every operation except price
 * subscriptions.
 */
export function attachGraphQLSocket(server: Server, { deps, yoga, documents, metrics }: SocketDeps): Sockets<Viewer> {
  const sockets = attachSocket<Viewer>(server, {
    path: '/graphql',
    bus: deps.bus,
    eventPrices: deps.catalogue.eventPrices,
    addressOf: (request) => networkPrefix(clientAddress(request, deps.config.trustedProxies)),
    seats: { ...SEATS, ofAddress: deps.config.socketsPerAddress },
    isHostServed: (request) => isServed(deps.config, request),
    isOriginAllowed: (origin, request) => isOriginAllowed(deps.config, origin, request) || isSisterPage(deps, origin, request),
    onConnect: async (params, request) => {
      const viewer = await viewerOf(deps, callerOfSocket(params, request, deps.config), false);
      // Refuses an invalid token, instead of treating the client as a visitor.
      if (typeof params['authorization'] === 'string' && viewer.session === null) return null;
      if (regionalAddressesFor(deps.config, viewer) !== null) return null;
      if (!isLetIn(deps.doorsNow(), viewer.session !== null)) return null;
      return { viewer, sessionId: viewer.session?.id ?? null };
    },
    lookAgain: (connected) => goodbyeTo(deps, connected, false),
    operations: operationsOf(deps, yoga, documents),
    onPriceSubscription: () => metrics.operations.inc({ operation: 'eventPrices', served: 'shared' }),
    onError: (error) => deps.log.warn({ event: 'socket-fault', error }),
  });
  metrics.countSockets(sockets.size);
  const stopHearing = deps.bus.subscribe(GATE_TOPIC, () => {
    const doors = deps.doorsNow();
    sockets.dismiss(CLOSED, ({ sessionId }) => !isLetIn(doors, sessionId !== null));
  });
  return {
    ...sockets,
    close: () => {
      stopHearing();
      return sockets.close();
    },
  };
}

/** Returns why the socket must close, or null. Reads the session from the database, because bus messages may be lost. */
async function goodbyeTo({ doorsNow, identity }: AppDeps, { sessionId }: Connected<Viewer>, acts: boolean): Promise<Goodbye | null> {
  if (!isLetIn(doorsNow(), sessionId !== null)) return CLOSED;
  return sessionId === null || (await identity.isLive(sessionId, acts)) ? null : SESSION_ENDED;
}

type Operations = SocketOptions<Viewer>['operations'];

/** A refused operation does not close the socket. */
function operationsOf(deps: AppDeps, yoga: Yoga, documents: KnownDocuments): Operations {
  const textOf = ({ query, extensions }: Pick<SubscribePayload, 'extensions' | 'query'>): string | GraphQLError =>
    documents.resolve({ query, extensions: extensions ?? undefined });
  const operations = yogaOperations<Viewer>(yoga, {
    contextOf: ({ connected, request }) => {
      if (!connected) throw new GraphQLError('Not connected');
      return { ...contextOf(deps, connected.viewer), page: pageOf(request, deps.config) };
    },
    queryOf: (payload) => {
      if (!areTextsWhole(payload.variables)) throw brokenText();
      const text = textOf(payload);
      if (text instanceof GraphQLError) throw text;
      return text;
    },
  });
  const onSubscribe: Operations['onSubscribe'] = async (context, id, payload) => {
    try {
      const { connected, close } = context.extra;
      const text = textOf(payload);
      const acts = typeof text === 'string' && isUserActivity(text, payload.operationName);
      const goodbye = connected && (await goodbyeTo(deps, connected, acts));
      if (goodbye) {
        close(goodbye);
        return [unauthenticated()];
      }
      const refusal = typeof text === 'string' && connected ? await spendFor(deps.budget, connected, text, payload) : null;
      if (refusal) return [refusal];
      return await operations.onSubscribe?.(context, id, payload);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  };
  return { ...operations, onSubscribe };
}

const spendFor = (budget: Budget, { viewer }: Connected<Viewer>, text: string, { operationName }: SubscribePayload) =>
  budget.spend({ playerId: viewer.session?.playerId ?? null, ip: viewer.ip, text, operationName });

/** Reads the caller's headers from the first message, because browsers cannot set headers on sockets. */
function callerOfSocket(
  params: Readonly<Record<string, unknown>>,
  request: IncomingMessage,
  { trustedProxies, addressRegionHeader }: Config,
): Caller {
  const sent = new Map(Object.entries(params).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    header: (name) => {
      const value = FROM_HANDSHAKE.has(name) || name === addressRegionHeader ? request.headers[name] : sent.get(name);
      return typeof value === 'string' ? value : undefined;
    },
    ip: addressOf(clientAddress(request, trustedProxies)),
  };
}

const FROM_HANDSHAKE: ReadonlySet<string> = new Set(['host', 'user-agent']);

function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  return (trustedProxies > 0 ? partsOf(headers['x-forwarded-for']).at(-trustedProxies) : undefined) ?? socket.remoteAddress ?? '';
}

/** Takes the page's protocol from a trusted proxy's header, as Fastify does. */
function pageOf({ headers, socket }: IncomingMessage, { trustedProxies }: Config): PageAddress {
  const told = trustedProxies > 0 ? partsOf(headers['x-forwarded-proto']).at(-1) : undefined;
  return {
    origin: headers.origin ?? null,
    host: headers.host ?? '',
    isHttps: told === undefined ? 'encrypted' in socket : told === 'https',
  };
}

const partsOf = (header: string[] | string | undefined): string[] =>
  String(header ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const isSisterPage = ({ config }: AppDeps, origin: string | undefined, { headers }: IncomingMessage): boolean =>
  !isConsoleHost(config, headers.host) && isRegionalOrigin(config, origin);

/** False for pages of other sites (ASVS 4.4.2) and for the console's host. True without an origin, because the client is no browser. */
function isOriginAllowed(config: Config, origin: string | undefined, { headers }: IncomingMessage): boolean {
  if (isConsoleHost(config, headers.host)) return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === headers.host);
}
