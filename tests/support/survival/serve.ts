import { execute, parse, type ExecutionResult } from 'graphql';
import type { Audience } from '#server/content/index.ts';
import { admit, outcomesOf, type Revision } from '#server/content/serve/admit.ts';
import type { LayoutReport } from '#server/kinds/report.ts';
import { resolve, type Resolved } from '#server/content/serve/resolve.ts';
import { createSourceRunner } from '#server/kinds/sources/runner.ts';
import { surfaceOf } from '#server/content/documents/surfaces.ts';
import { layoutOf } from '#server/content/serve/wire.ts';
import { createGraphQLSchema } from '#server/api/graphql/schema.ts';
import type { PageSlotsFragment } from '#src/gql/graphql.ts';
import { visitor } from '../layouts.ts';
import { operation, visitorViewer } from '../layoutQueries.ts';
import { tinyCatalogue } from '../tinyCatalogue.ts';

const NOW = new Date('2026-11-22T12:00:00.000Z');
const home = surfaceOf('home');
if (!home) throw new Error('home is no surface');
const surface = home;

export type Served = { readonly revision: Revision; readonly resolved: Resolved; readonly reports: readonly LayoutReport[] };

/** Returns what the server sends an audience for a stored document. */
export function served(document: unknown, audience: Audience = visitor, cannotDraw: readonly string[] = []): Served {
  const reports: LayoutReport[] = [];
  const revision = admit({ hash: 'generated', surface: 'home', document }, surface, (report) => void reports.push(report));
  const outcomes = outcomesOf(revision, { ...audience, at: NOW, flags: new Set() });
  return { revision, resolved: resolve(revision, outcomes, (kind) => !cannotDraw.includes(kind)), reports };
}

type Made = { readonly schema: ReturnType<typeof createGraphQLSchema>; readonly catalogue: ReturnType<typeof tinyCatalogue> };
let made: Made | undefined;
const page = parse(operation('PageLayout'));

/** Executes the client's own query with the server's resolvers. */
export async function answered(
  resolved: Resolved,
): Promise<Pick<ExecutionResult, 'errors'> & { readonly layout: PageSlotsFragment | null }> {
  const { schema, catalogue } = (made ??= { schema: createGraphQLSchema(), catalogue: tinyCatalogue() });
  const layouts = {
    page: () => layoutOf(resolved, {}, { title: resolved.title, changesAt: null }),
    judgeFlag: () => null,
    legalText: () => null,
    sources: createSourceRunner({ catalogue, now: () => NOW, report: () => undefined }),
  };
  const contextValue = {
    deps: {
      catalogue,
      config: { withoutSportsbook: [], appUrls: {} },
      layouts,
      ports: { now: () => NOW },
      frames: new Map([['help', 'https://help.test']]),
    },
    viewer: visitorViewer,
  };
  const { data, errors } = await execute({ schema, document: page, contextValue, variableValues: { canonicalUrl: '/', first: null } });
  const { pageLayout = null } = (data ?? {}) as { readonly pageLayout?: PageSlotsFragment | null };
  return { layout: pageLayout, ...(errors ? { errors } : {}) };
}
