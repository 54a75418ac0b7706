import { execute, parse, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Viewer } from '#server/platform/viewer.ts';
import type { GraphQLContext } from '#server/api/graphql/context.ts';
import { createGraphQLSchema } from '#server/api/graphql/schema.ts';
import type { ServedLayouts } from '#server/content/index.ts';
import persisted from '#src/gql/persistedDocuments.json' with { type: 'json' };
import { testPorts } from './players.ts';
import { tinyCatalogue } from './tinyCatalogue.ts';

export const visitorViewer: Viewer = {
  brand: 'tsb',
  region: 'US-NJ',
  addressRegion: 'US-NJ',
  country: 'US',
  ip: '127.0.0.1',
  device: 'DESKTOP',
  capabilities: null,
  owner: null,
  anonymousId: null,
  session: null,
};
export const playerViewer: Viewer = { ...visitorViewer, owner: 'player:p1', session: { id: 's1', playerId: 'p1' } };

/** Returns an operation as the client sends it. */
export function operation(name: string): string {
  const found = Object.values<string>(persisted).find((text) => new RegExp(`^(?:query|mutation|subscription) ${name}\\b`).test(text));
  if (found === undefined) throw new Error(`No operation ${name}`);
  return found;
}

export type Ask = (name: string, variables?: Readonly<Record<string, unknown>>, viewer?: Viewer) => Promise<ExecutionResult>;

/** Built once per test run. */
let schema: GraphQLSchema | undefined;

/** Returns a function that runs queries on these layouts and a tiny offer, at noon. All dependencies but those in `more` are undefined. */
export function asking(layouts: ServedLayouts, more: Partial<GraphQLContext['deps']> = {}): Ask {
  schema ??= createGraphQLSchema();
  const executable = schema;
  const frames = new Map([['help', 'https://help.test']]);
  const config = { withoutSportsbook: [], creditsNames: {}, appUrls: {} };
  const deps = { catalogue: tinyCatalogue(), config, layouts, ports: testPorts(), frames, ...more } as GraphQLContext['deps'];
  return async (name, variables = {}, viewer = visitorViewer) =>
    await execute({ schema: executable, document: parse(operation(name)), contextValue: { deps, viewer }, variableValues: variables });
}
