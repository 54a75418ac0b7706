import { execute, extendSchema, type GraphQLSchema, parse, print } from 'graphql';
import type { AppDeps } from '#server/api/deps.ts';
import { listBrands } from '#server/platform/config/brands.ts';
import { audienceOf, type Viewer } from '#server/platform/viewer.ts';
import type { GraphQLContext } from '#server/api/graphql/context.ts';
import { createGraphQLSchema } from '#server/api/graphql/schema.ts';
import { admit, outcomesOf } from '#server/content/serve/admit.ts';
import { checkForPublish } from '#server/content/publish/check.ts';
import { receiptOf } from '#server/content/serve/receipts.ts';
import { resolve, type Resolved } from '#server/content/serve/resolve.ts';
import { createSourceRunner } from '#server/kinds/sources/runner.ts';
import { DIALOGS, isFrameSurface, surfaceOf } from '#server/content/documents/surfaces.ts';
import { dialogSlotsOf, formOf, layoutOf } from '#server/content/serve/wire.ts';
import { worldInMemory } from '#server/sandbox/world/worldInMemory.ts';
import { manifestOf } from '#src/console/preview/builds.ts';
import type { Drawing, ForWhom, Reading } from '#src/console/preview/ownFile.ts';
import { ReceiptFragmentDoc } from '#src/gql/graphql.ts';
import persisted from '#src/gql/persistedDocuments.json' with { type: 'json' };
import { knowsKind } from '#src/shared/layouts/visibleNodes.ts';
import { ROOT } from '../files.ts';
import { documentIn } from './documentIn.ts';
import { paramsFor, sampleReceipt } from './previewSamples.ts';

export type Question = ForWhom & { readonly text: string };

const NOW = new Date('2026-11-21T18:00:00.000Z');
const SEED = 20_261_121;

export async function readingOf({ text, brand, region, build, odds }: Question): Promise<Reading> {
  const found = documentIn(text);
  if (!found.ok)
    return { surface: null, kinds: [], problems: [{ nodeId: null, path: '', message: found.refusal }], warnings: [], drawing: null };
  const { surface, kinds, document } = found.value;
  const { problems, warnings } = checkForPublish(surface, document);
  const drawing = problems.length === 0 ? await drawingOf(surface, document, { brand, region, build, odds }) : null;
  return { surface, kinds, problems, warnings, drawing };
}

async function drawingOf(name: string, document: unknown, { brand, region, build, odds }: ForWhom): Promise<Drawing> {
  const surface = surfaceOf(name);
  if (!surface) throw new Error(`${name} passed the check and is no surface`);
  const revision = admit({ hash: 'preview', surface: name, document }, surface, () => undefined);
  const viewer: Viewer = {
    ...{ brand, region, addressRegion: region, country: region.slice(0, 2), ip: '127.0.0.1', device: 'DESKTOP', capabilities: null },
    ...{ owner: null, anonymousId: null, session: null },
  };
  const { kinds } = manifestOf(build);
  const outcomes = outcomesOf(revision, { ...audienceOf(viewer), at: NOW, flags: new Set() });
  const resolved = resolve(revision, outcomes, (kind, version) => knowsKind(kinds, kind, version));
  if (surface.receiptOf !== undefined) {
    const { data } = await run(RECEIPT, {}, { previewReceipt: receiptOf(resolved, sampleReceipt(name), odds) }, contextOf(viewer, null));
    return { operation: 'Receipt', variables: {}, data: data?.['previewReceipt'] } as Drawing;
  }
  const { operation, variables } = operationFor(name);
  const { data } = await run(textOf(operation), variables, {}, contextOf(viewer, resolved));
  // Safe cast, because the schema has just executed the client's own operation.
  return { operation, variables, data } as Drawing;
}

function operationFor(surface: string): Pick<Drawing, 'variables'> & { readonly operation: Exclude<Drawing['operation'], 'Receipt'> } {
  if (surface === DIALOGS) return { operation: 'Dialogs', variables: {} };
  if (surface.startsWith('form:')) return { operation: 'Form', variables: { formId: surface.slice('form:'.length) } };
  return isFrameSurface(surface)
    ? { operation: 'FrameLayout', variables: { surface } }
    : { operation: 'PageLayout', variables: { canonicalUrl: '/' } };
}

function textOf(operation: string): string {
  const found = Object.values<string>(persisted).find((text) => new RegExp(`^query ${operation}\\b`).test(text));
  if (found === undefined) throw new Error(`No operation ${operation}: run npm run codegen`);
  return found;
}
const RECEIPT = `query { previewReceipt { ...Receipt } } ${print(ReceiptFragmentDoc)}`;

let made: { readonly schema: GraphQLSchema; readonly catalogue: ReturnType<typeof worldInMemory> } | undefined;
const world = () =>
  (made ??= {
    schema: extendSchema(createGraphQLSchema(), parse('extend type Query { previewReceipt: Receipt }')),
    catalogue: worldInMemory(NOW, { seed: SEED }),
  });

function contextOf(viewer: Viewer, resolved: Resolved | null): Partial<GraphQLContext> {
  const { catalogue } = world();
  const params = paramsFor(catalogue);
  const layout = () => resolved && layoutOf(resolved, params, { title: resolved.title, changesAt: null });
  const layouts = {
    page: layout,
    frame: layout,
    form: (formId: string) => resolved && formOf(formId, resolved),
    dialogs: () => (resolved ? dialogSlotsOf(resolved) : []),
    sources: createSourceRunner({ catalogue, now: () => NOW, report: () => undefined }),
  };
  return { deps: { catalogue, config: listBrands(ROOT), layouts, ports: { now: () => NOW } } as unknown as AppDeps, viewer };
}

async function run(text: string, variableValues: Drawing['variables'], rootValue: object, contextValue: Partial<GraphQLContext>) {
  const { schema } = world();
  const { data, errors } = await execute({ schema, document: parse(text), variableValues, rootValue, contextValue });
  // Throws only without any data. A failed field is null in the data, as in production.
  if (!data && errors?.[0]) throw errors[0];
  return { data };
}
