import type { IncomingMessage, Server } from 'node:http';
import { GraphQLError } from 'graphql';
import { addressOf } from '../app/address.ts';
import type { AppDeps } from '../app/deps.ts';
import type { Metrics } from '../app/metrics.ts';
import { isSisterOrigin, servedElsewhere } from '../app/sisterSites.ts';
import { isConsoleHost } from '../console/host.ts';
import { type Caller, viewerOf, type Viewer } from '../app/viewer.ts';
import { attachSocket, type SocketOptions, type Sockets, yogaOperations } from '../live/index.ts';
import { areTextsWhole } from '../app/texts.ts';
import { brokenText, type KnownDocuments } from './persistedDocuments.ts';
import { contextOf, type Yoga } from './yoga.ts';

type SocketDeps = { readonly deps: AppDeps; readonly yoga: Yoga; readonly documents: KnownDocuments; readonly metrics: Metrics };

/** `/graphql` over WebSocket. Who is there is judged once, at `connection_init`; the socket closes with the session. */
export function attachGraphQLSocket(server: Server, { deps, yoga, documents, metrics }: SocketDeps): Sockets<Viewer> {
  const sockets = attachSocket<Viewer>(server, {
    path: '/graphql',
    bus: deps.bus,
    eventPrices: deps.catalogue.eventPrices,
    isOriginAllowed: (origin, request) => isOriginAllowed(origin, request) || isSisterPage(deps, origin, request),
    onConnect: async (params, request) => {
      const viewer = await viewerOf(deps, callerOfSocket(params, request, deps.config.trustedProxies), false);
      // Whoever names a session must have one: a token that has run out is no visitor.
      if (typeof params['authorization'] === 'string' && viewer.session === null) return null;
      // A page is told where to go by its calls.
      if (servedElsewhere(deps.config, viewer) !== null) return null;
      return { viewer, sessionId: viewer.session?.id ?? null };
    },
    operations: operationsOf(deps, yoga, documents),
    onPriceSubscription: () => metrics.operations.inc({ operation: 'eventPrices', served: 'shared' }),
    onError: (error) => deps.log.warn({ event: 'socket-fault', error }),
  });
  metrics.countSockets(sockets.size);
  return sockets;
}

type Operations = SocketOptions<Viewer>['operations'];

/** As over HTTP. A document that is refused is an answer to its operation; the socket and its other operations stay. */
function operationsOf(deps: AppDeps, yoga: Yoga, documents: KnownDocuments): Operations {
  const operations = yogaOperations<Viewer>(yoga, {
    contextOf: ({ connected }) => {
      if (!connected) throw new GraphQLError('Not connected');
      return contextOf(deps, connected.viewer);
    },
    queryOf: ({ query, extensions, variables }) => {
      if (!areTextsWhole(variables)) throw brokenText();
      const text = documents.resolve({ query, extensions: extensions ?? undefined });
      if (text instanceof GraphQLError) throw text;
      return text;
    },
  });
  const onSubscribe: Operations['onSubscribe'] = async (...call) => {
    try {
      return await operations.onSubscribe?.(...call);
    } catch (error) {
      if (error instanceof GraphQLError) return [error];
      throw error;
    }
  };
  return { ...operations, onSubscribe };
}

/** Headers come in the first message: a browser cannot set any on a socket. */
function callerOfSocket(params: Readonly<Record<string, unknown>>, request: IncomingMessage, trustedProxies: number): Caller {
  const sent = new Map(Object.entries(params).map(([name, value]) => [name.toLowerCase(), value]));
  return {
    header: (name) => {
      const value = FROM_HANDSHAKE.has(name) ? request.headers[name] : sent.get(name);
      return typeof value === 'string' ? value : undefined;
    },
    ip: addressOf(clientAddress(request, trustedProxies)),
  };
}

const FROM_HANDSHAKE: ReadonlySet<string> = new Set(['host', 'user-agent']);

function clientAddress({ headers, socket }: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  return (trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined) ?? socket.remoteAddress ?? '';
}

const isSisterPage = ({ config }: AppDeps, origin: string | undefined, { headers }: IncomingMessage): boolean =>
  !isConsoleHost(headers.host) && isSisterOrigin(config, origin);

/** A page of another site may not open a socket in a player's browser (ASVS 4.4.2); programs send no origin. Nobody does on the operators' host. */
function isOriginAllowed(origin: string | undefined, { headers }: IncomingMessage): boolean {
  if (isConsoleHost(headers.host)) return false;
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === headers.host);
}
