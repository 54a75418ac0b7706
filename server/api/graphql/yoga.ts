import { type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin, type YogaServerInstance } from 'graphql-yoga';
import type { AppDeps } from '../deps.ts';
import type { Metrics } from '../metrics.ts';
import { viewerOf } from '../viewer.ts';
import type { Caller, Viewer } from '#server/platform/viewer.ts';
import { useMultipartSubscriptions } from '../socket/index.ts';
import { isUserActivity } from './userActivity.ts';
import type { GraphQLContext, PageAddress } from './context.ts';
import { createErrorMask } from './errors.ts';
import { documentLimits } from './limits.ts';
import { useCompression } from './responseCache/compression.ts';
import { type KnownDocuments, usePersistedDocuments } from './persistedDocuments.ts';
import { visitorValues } from './visitor.ts';

export type ServerContext = { readonly caller: Caller; readonly page: PageAddress } | GraphQLContext;
export type Yoga = YogaServerInstance<ServerContext, GraphQLContext>;

export type GraphQLServerOptions = {
  readonly deps: AppDeps;
  readonly schema: GraphQLSchema;
  readonly documents: KnownDocuments;
  readonly metrics: Metrics;
};

export function createGraphQLServer({ deps, schema, documents, metrics }: GraphQLServerOptions): Yoga {
  const maskError = createErrorMask(deps.log, deps.ports);
  return createYoga<ServerContext, GraphQLContext>({
    schema,
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    multipart: false,
    batching: false,
    cors: false,
    logging: false,
    maskedErrors: { maskError },
    context: async (initial) =>
      'caller' in initial
        ? {
            ...contextOf(deps, await viewerOf(deps, initial.caller, isUserActivity(initial.params.query, initial.params.operationName))),
            page: initial.page,
          }
        : contextOf(deps, initial.viewer),
    plugins: [
      usePersistedDocuments(documents),
      ...documentLimits(deps.config.mode === 'production', documents.isVetted),
      useMultipartSubscriptions(),
      useOperationMetrics(metrics),
      useCompression(),
    ] as Plugin<object>[],
  });
}

export function contextOf(deps: AppDeps, viewer: Viewer): GraphQLContext {
  const { session } = viewer;
  const context = { deps, viewer, visitor: visitorValues(deps, viewer) };
  return {
    ...context,
    saw: (shown) => {
      deps.health.saw({ session: viewer.anonymousId, ip: viewer.ip, capabilities: viewer.capabilities }, shown.layout.surface);
      if (session) deps.exposures.note({ sessionId: session.id, playerId: session.playerId }, shown);
    },
  };
}

/** Limits the metric to 500 labels, because development clients choose operation names freely. */
const useOperationMetrics = ({ operations }: Metrics): Plugin => {
  const named = new Set<string>();
  const count = (name: string | null | undefined, served: string): void => {
    if (name && named.size < 500) named.add(name);
    operations.inc({ operation: name && named.has(name) ? name : 'other', served });
  };
  return {
    onExecute: ({ args }) => count(args.operationName, 'executed'),
    onSubscribe: ({ args }) => count(args.operationName, 'subscribed'),
  };
};
