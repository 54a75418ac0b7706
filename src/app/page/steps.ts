import { startTransition, useEffect, useMemo, useState } from 'react';
import { shelvesOf } from '#src/lib/layoutPatch/shelves.ts';
import type { MainProps } from './useIsLong.ts';

/** How long a step waits for a frame, in milliseconds: a hidden page has none. */
const PATIENCE_MS = 100;

/** Shelves after the last that is drawn by itself come together: they are empty boxes, or below the screen. */
const STEPS = 3;

/** Of the page that is being drawn behind its first view; null once it is whole, and for every other page. */
let waiting: Set<() => void> | null = null;
let isInSteps = false;

/** The next page is drawn behind a first view, for somebody who may touch that. */
export function beginSteps(): void {
  waiting = new Set();
  isInSteps = false;
}

/** Acts once all that the first screen shows is drawn; at once where a page comes in one piece. Call it when something is drawn. */
export function whenWhole(act: () => void): void {
  if (waiting !== null && isInSteps) waiting.add(act);
  else {
    endSteps();
    act();
  }
}

function endSteps(): void {
  const acts = waiting ?? [];
  waiting = null;
  for (const act of acts) act();
}

/**
 * The layout, behind a first view shelf by shelf, each in a frame of its own: in one piece, what is done when a page has been drawn, and its layout, are
 * two tasks of a hundred milliseconds on a phone.
 */
export function useInSteps(layout: MainProps['layout']): MainProps['layout'] {
  const [shown, setShown] = useState(() => (waiting === null ? null : 0));
  useEffect(() => {
    if (shown === null) return endSteps();
    isInSteps = true;
    return afterFrame(() => startTransition(() => setShown(shown < STEPS ? shown + 1 : null)));
  }, [shown]);
  useEffect(() => endSteps, []);
  return useMemo(() => (shown === null ? layout : firstOf(layout, shown)), [layout, shown]);
}

const firstOf = (layout: MainProps['layout'], count: number): MainProps['layout'] => ({
  ...layout,
  slots: [...shelvesOf(layout.slots).values()].slice(0, count).flat(),
});

/** In a task of its own once the next frame is drawn; answers how to call it off. */
export function afterFrame(act: () => void): () => void {
  let timer = setTimeout(act, PATIENCE_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
