import { createHash } from 'node:crypto';
import type { FirstAnswers } from '../graphql/responseCache/firstAnswers.ts';
import type { CachedResponse } from '../graphql/responseCache/cachedResponse.ts';
import { BoundedCache } from '#server/platform/cache.ts';
import { withTimeout } from '#server/platform/withTimeout.ts';
import type { Drawings, FirstView } from './drawings.ts';

export type PaintedView = FirstView & { readonly styleHashes: readonly string[] };

export type FirstViews = {
  readonly of: (brand: string, path: string, first: FirstAnswers) => Promise<PaintedView | null>;
};

/** Maximum wait for a rendered view. A phone would take longer to render the page. */
const PATIENCE_MS = 250;
/** Maximum age of a view's scores and games. A layout change invalidates the view at once. */
const MOST_AGE_MS = 30_000;
/** Delay before rendering a view again, so that the visitor's code requests come first. */
export const REST_MS = 2_000;
const MOST_KEPT = 200;

type Asked = { readonly brand: string; readonly path: string };
type Drawn = { readonly sources: readonly CachedResponse[]; readonly drawnAt: number; readonly view: Promise<PaintedView | null> };

export function createFirstViews(drawings: Pick<Drawings, 'draw'>, now: () => Date): FirstViews {
  const kept = new BoundedCache<string, Drawn>(MOST_KEPT);
  const renewing = new Set<string>();
  const draw = ({ brand, path }: Asked, { sources, plain }: FirstAnswers): Drawn => {
    const at = now();
    const view = drawings.draw({ brand, path, answers: plain(), now: at.toISOString() }).then(painted);
    return { sources, drawnAt: at.getTime(), view };
  };
  const keep = (key: string, drawn: Drawn): Drawn => {
    kept.set(key, drawn);
    return drawn;
  };
  const renewLater = (key: string, asked: Asked, first: FirstAnswers): void => {
    if (renewing.has(key)) return;
    renewing.add(key);
    const before = kept.get(key);
    const renew = async (): Promise<void> => {
      const drawn = draw(asked, first);
      const view = await drawn.view;
      if (view !== null && kept.get(key) === before) keep(key, drawn);
    };
    const over = (): void => void renewing.delete(key);
    setTimeout(() => void renew().then(over, over), REST_MS).unref();
  };
  return {
    of: async (brand, path, first) => {
      const [startup] = first.sources;
      if (startup === undefined) return null;
      const key = [brand, path, nameOf(startup)].join(' ');
      const known = kept.get(key);
      if (known && isSame(known.sources, first.sources)) return withTimeout(PATIENCE_MS, known.view);
      if (known && isOfSameLayouts(known.sources, first.sources) && now().getTime() - known.drawnAt < MOST_AGE_MS) {
        renewLater(key, { brand, path }, first);
        const view = await withTimeout(PATIENCE_MS, known.view);
        if (view !== null) return view;
      }
      return withTimeout(PATIENCE_MS, keep(key, draw({ brand, path }, first)).view);
    },
  };
}

const names = new WeakMap<CachedResponse, string>();

/** Identifies an answer by the hash of its text, because equal answers may be different objects. */
function nameOf(answer: CachedResponse): string {
  const known = names.get(answer);
  if (known !== undefined) return known;
  const text = answer.parts.filter((part) => typeof part === 'string').join('\n');
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(answer, name);
  return name;
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const layoutsIn = (sources: readonly CachedResponse[]): readonly unknown[] =>
  sources.flatMap(({ shown }) => shown.map(({ layout }) => layout));
const isOfSameLayouts = (some: readonly CachedResponse[], others: readonly CachedResponse[]): boolean =>
  isSame(layoutsIn(some), layoutsIn(others));

const painted = (view: FirstView | null): PaintedView | null =>
  view && { ...view, styleHashes: [view.css, view.fonts, view.rules].map(sourceOf) };
export const sourceOf = (sheet: string): string => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
