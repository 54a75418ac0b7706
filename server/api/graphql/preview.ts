import { execute, type FormattedExecutionResult, getOperationAST, type GraphQLSchema, parse } from 'graphql';
import type { AppDeps } from '../deps.ts';
import type { Viewer } from '#server/platform/viewer.ts';
import type { Audience, Views } from '#server/content/index.ts';
import { createErrorMask } from './errors.ts';
import type { GraphQLContext } from './context.ts';
import type { KnownDocuments } from './persistedDocuments.ts';

export type PreviewQuestion = {
  readonly hash: string;
  readonly variables: Readonly<Record<string, unknown>>;
};
/** Resolves to null if the query is no operation of a released client. */
export type Preview = (views: Views, audience: Audience, question: PreviewQuestion) => Promise<FormattedExecutionResult | null>;

const NOBODY = { id: '', playerId: '' } as const;

/** Executes queries as if the given layouts were published. All other data is live. Records no impressions. */
export function createPreview(options: {
  readonly deps: AppDeps;
  readonly schema: GraphQLSchema;
  readonly documents: KnownDocuments;
}): Preview {
  const { deps, schema, documents } = options;
  const maskError = createErrorMask(deps.log, deps.ports);
  return async (views, audience, { hash, variables }) => {
    const text = documents.text(hash);
    if (text === undefined || !documents.isVetted(text)) return null;
    const document = parse(text, { noLocation: true });
    if (getOperationAST(document)?.operation !== 'query') return null;
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue: contextOf(deps, views, audience) });
    return {
      data: data ?? null,
      ...(errors ? { errors: errors.map(maskError).map((error) => ({ message: error.message, ...pathOf(error) })) } : {}),
    };
  };
}

const pathOf = (error: Error): { path?: readonly (string | number)[] } =>
  'path' in error && Array.isArray(error.path) ? { path: error.path as readonly (string | number)[] } : {};

function contextOf(deps: AppDeps, views: Views, { at, ...audience }: Audience): GraphQLContext {
  const now = at ? () => at : deps.ports.now;
  const viewer: Viewer = {
    brand: audience.brand,
    region: audience.region,
    country: audience.region.slice(0, 2),
    addressRegion: audience.region,
    ip: '',
    device: audience.device,
    capabilities: audience.capabilities,
    owner: null,
    anonymousId: null,
    session: audience.isLoggedIn ? NOBODY : null,
    segments: audience.segments ?? [],
  };
  return {
    deps: { ...deps, ports: { ...deps.ports, now }, layouts: { ...deps.layouts, ...views } },
    viewer,
    visitor: { currentTime: () => now().toISOString(), ipAddress: () => '', anonymousToken: () => null },
  };
}
