import { createHash } from 'node:crypto';
import type { FirstAnswers } from '../graphql/firstAnswers.ts';
import type { HotAnswer } from '../graphql/hotAnswer.ts';
import { within } from '../within.ts';
import type { Drawings, FirstView } from './drawings.ts';

/** As it stands in a page, with the sources by which the policy accepts its two sheets. */
export type PaintedView = FirstView & { readonly styleHashes: readonly string[] };

export type FirstViews = {
  /** Drawn once for all visitors of a layout. Null when it is not there in time, and where there is nothing to draw. */
  readonly of: (brand: string, path: string, first: FirstAnswers) => Promise<PaintedView | null>;
};

/** How long a page waits for its first view, in milliseconds: a phone needs longer to draw it by itself. */
const PATIENCE_MS = 250;
/** How old the scores and games in a view may be, in milliseconds. What operators publish or take down is never old. */
const MOST_AGE_MS = 30_000;
/** Addresses of brands and regions that are kept; the one that was drawn first goes first. */
const MOST_KEPT = 200;

type Drawn = { readonly sources: readonly HotAnswer[]; readonly drawnAt: number; readonly view: Promise<PaintedView | null> };

export function createFirstViews(drawings: Pick<Drawings, 'draw'>, now: () => Date): FirstViews {
  const kept = new Map<string, Drawn>();
  const draw = (key: string, asked: { readonly brand: string; readonly path: string }, { sources, plain }: FirstAnswers): Drawn => {
    const at = now();
    const view = drawings.draw({ ...asked, answers: plain(), now: at.toISOString() }).then(painted);
    const drawn = { sources, drawnAt: at.getTime(), view };
    kept.delete(key);
    kept.set(key, drawn);
    for (const oldest of kept.size > MOST_KEPT ? [...kept.keys()].slice(0, 1) : []) kept.delete(oldest);
    return drawn;
  };
  return {
    of: async (brand, path, first) => {
      const [startup] = first.sources;
      if (startup === undefined) return null;
      const key = [brand, path, nameOf(startup)].join(' ');
      const known = kept.get(key);
      if (known && isSame(known.sources, first.sources)) return within(PATIENCE_MS, known.view);
      const next = draw(key, { brand, path }, first);
      const canStand =
        known !== undefined && isOfSameLayouts(known.sources, first.sources) && now().getTime() - known.drawnAt < MOST_AGE_MS;
      return (canStand ? await within(PATIENCE_MS, known.view) : null) ?? within(PATIENCE_MS, next.view);
    },
  };
}

const names = new WeakMap<HotAnswer, string>();

/** The same for equal answers: one is made anew whenever the world moves. */
function nameOf(answer: HotAnswer): string {
  const known = names.get(answer);
  if (known !== undefined) return known;
  const text = answer.parts.filter((part) => typeof part === 'string').join('\n');
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(answer, name);
  return name;
}

const isSame = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length && some.every((one, index) => one === others[index]);

const layoutsIn = (sources: readonly HotAnswer[]): readonly unknown[] => sources.flatMap(({ shown }) => shown.map(({ layout }) => layout));
const isOfSameLayouts = (some: readonly HotAnswer[], others: readonly HotAnswer[]): boolean => isSame(layoutsIn(some), layoutsIn(others));

const painted = (view: FirstView | null): PaintedView | null => view && { ...view, styleHashes: [view.css, view.fonts].map(sourceOf) };
const sourceOf = (sheet: string): string => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`;
