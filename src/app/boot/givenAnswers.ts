import type { Unmasked } from '@apollo/client';
import { type PageLayoutQuery, PageLayoutDocument } from '#src/gql/graphql.ts';
import type { Platform } from '#src/platform/index.ts';
import type { Startup } from './startup.ts';

/** How the browser came by the page, as its navigation timing tells. */
export type Arrival = Pick<PerformanceNavigationTiming, 'type' | 'transferSize'>;

/** What the server wrote into the page, of what a page asks first. It is of the same build, so its answers have the shape of its questions. */
export type GivenAnswers = {
  readonly startup: Startup | null;
  readonly layout: { readonly canonicalUrl: string; readonly data: Unmasked<PageLayoutQuery> } | null;
};

const NOTHING: GivenAnswers = { startup: null, layout: null };

/** Nothing from a page that the browser had kept: its answers are of then, and the clock would be too. */
export function readGivenAnswers(json: string | null | undefined, arrival: Arrival | undefined): GivenAnswers {
  if (arrival === undefined || arrival.type === 'back_forward' || arrival.transferSize === 0) return NOTHING;
  const answers = parse(json).filter(isAnswer);
  const named = (name: string): Answer | undefined => answers.find(({ operationName }) => operationName === name);
  const layout = named('PageLayout');
  return {
    startup: (named('Startup')?.result.data['startup'] as Startup | undefined) ?? null,
    layout: layout
      ? { canonicalUrl: String(layout.variables['canonicalUrl']), data: layout.result.data as Unmasked<PageLayoutQuery> }
      : null,
  };
}

/** The newest navigation of this page; undefined where the browser does not tell. */
export const arrivalOf = (timing: Performance): Arrival | undefined =>
  timing.getEntriesByType('navigation').find((entry) => entry instanceof PerformanceNavigationTiming);

/** Puts the layout of this address where the page looks before it asks; answers its kinds, null when it has to be asked for. */
export function takeLayout({ client }: Pick<Platform, 'client'>, canonicalUrl: string, { layout }: GivenAnswers): readonly string[] | null {
  if (layout?.canonicalUrl !== canonicalUrl || !layout.data.pageLayout) return null;
  client.writeQuery({ query: PageLayoutDocument, variables: { canonicalUrl }, data: layout.data });
  return layout.data.pageLayout.slots.map(({ kind }) => kind);
}

type Plain = Readonly<Record<string, unknown>>;
type Answer = { readonly operationName: string; readonly variables: Plain; readonly result: { readonly data: Plain } };

function parse(json: string | null | undefined): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const isAnswer = (value: unknown): value is Answer =>
  isObject(value) &&
  typeof value['operationName'] === 'string' &&
  isObject(value['variables']) &&
  isObject(value['result']) &&
  isObject(value['result']['data']);
