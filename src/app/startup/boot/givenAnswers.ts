import type { ApolloClient, Unmasked } from '@apollo/client';
import {
  FrameLayoutDocument,
  type FrameLayoutQuery,
  PageFrameDocument,
  type PageFrameQuery,
  type PageLayoutQuery,
  PageLayoutDocument,
} from '#src/gql/graphql.ts';
import type { LongAnswer } from '#src/platform/graphql/takeInParts.ts';
import type { Platform } from '#src/platform/index.ts';
import { isPlainObject, entriesOf } from '#src/shared/values/plainObject.ts';
import type { Startup } from './startup.ts';

export type Arrival = Pick<PerformanceNavigationTiming, 'type' | 'transferSize'>;

/** GraphQL responses in the HTML. They are trusted, because the same build wrote them. */
export type GivenAnswers = {
  readonly startup: Startup | null;
  readonly layout: { readonly canonicalUrl: string; readonly data: Unmasked<PageLayoutQuery> } | null;
  readonly frame: Unmasked<PageFrameQuery> | null;
  /** Left menu. Null if the page draws it later. */
  readonly tree: { readonly surface: string; readonly data: Unmasked<FrameLayoutQuery> } | null;
};

const NOTHING: GivenAnswers = { startup: null, layout: null, frame: null, tree: null };

/** Reads the responses in the HTML. Ignores those of pages from the browser's cache, which are stale. */
export function readGivenAnswers(json: string | null | undefined, arrival: Arrival | undefined): GivenAnswers {
  if (arrival === undefined || arrival.type === 'back_forward' || arrival.transferSize === 0) return NOTHING;
  const answers = parse(json).filter(isAnswer);
  const named = (name: string): Answer | undefined => answers.find(({ operationName }) => operationName === name);
  const layout = named('PageLayout');
  const tree = named('FrameLayout');
  return {
    startup: (named('Startup')?.result.data['startup'] as Startup | undefined) ?? null,
    layout: layout
      ? { canonicalUrl: String(layout.variables['canonicalUrl']), data: layout.result.data as Unmasked<PageLayoutQuery> }
      : null,
    frame: (named('PageFrame')?.result.data as Unmasked<PageFrameQuery> | undefined) ?? null,
    tree: tree ? { surface: String(tree.variables['surface']), data: tree.result.data as Unmasked<FrameLayoutQuery> } : null,
  };
}

export const arrivalOf = (timing: Performance): Arrival | undefined =>
  timing.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming);

/** Caches the layouts of header, menus and footer. Returns their node kinds. */
export function takeFrame({ client }: Pick<Platform, 'client'>, { frame, tree }: Pick<GivenAnswers, 'frame' | 'tree'>): readonly string[] {
  if (tree !== null) client.writeQuery({ query: FrameLayoutDocument, variables: { surface: tree.surface }, data: tree.data });
  if (frame !== null) client.writeQuery({ query: PageFrameDocument, data: frame });
  const parts = [tree?.data.frameLayout, ...Object.values(frame ?? {})];
  return parts.flatMap((part) => (typeof part === 'object' ? (part?.slots.map(({ kind }) => kind) ?? []) : []));
}

type Given = Pick<GivenAnswers, 'layout'>;

const layoutFor = (canonicalUrl: string, { layout }: Given) => (layout?.canonicalUrl === canonicalUrl ? layout.data.pageLayout : null);

export const kindsFor = (canonicalUrl: string, given: Given): readonly string[] | null =>
  layoutFor(canonicalUrl, given)?.slots.map(({ kind }) => kind) ?? null;

export type TakeLong = (client: ApolloClient, answer: LongAnswer) => Promise<void>;

const inOnePiece: TakeLong = async (client, { query, variables, data }) => void client.writeQuery({ query, variables, data: { ...data } });

/** Caches the layout in the HTML if it is that of `canonicalUrl`. */
export async function takeLayout(
  { client }: Pick<Platform, 'client'>,
  canonicalUrl: string,
  given: Given,
  take = inOnePiece,
): Promise<void> {
  const layout = layoutFor(canonicalUrl, given);
  const query = { query: PageLayoutDocument, variables: { canonicalUrl } };
  if (layout) await take(client, { ...query, data: { pageLayout: layout }, list: 'slots', entries: layout.slots });
}

type Plain = Readonly<Record<string, unknown>>;
type Answer = { readonly operationName: string; readonly variables: Plain; readonly result: { readonly data: Plain } };

function parse(json: string | null | undefined): readonly unknown[] {
  try {
    return entriesOf(JSON.parse(json ?? '[]'));
  } catch {
    return [];
  }
}

const isAnswer = (value: unknown): value is Answer =>
  isPlainObject(value) &&
  typeof value['operationName'] === 'string' &&
  isPlainObject(value['variables']) &&
  isPlainObject(value['result']) &&
  isPlainObject(value['result']['data']);
