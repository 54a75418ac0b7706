import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

/** Where the build leaves the thread, below its folder. */
const THREAD = '.view/thread.mjs';

/** What is drawn; the thread is of the same build and asks for the same shape. */
export type ViewAsked = {
  readonly brand: string;
  /** Canonical. */
  readonly path: string;
  /** JSON as in the page's block of answers, without anything of one visitor. */
  readonly answers: string;
  /** Server time, ISO 8601. */
  readonly now: string;
};

/** Markup for the root of a page and its sheet; rules and fonts, a sheet each, stay when the view goes. */
export type FirstView = { readonly html: string; readonly css: string; readonly rules: string; readonly fonts: string };

type Answer = { readonly id: number; readonly view?: FirstView; readonly fault?: string };

export type Drawings = {
  /** Null where it could not be drawn; the page then shows itself once its code has come. */
  readonly draw: (asked: ViewAsked) => Promise<FirstView | null>;
  readonly close: () => Promise<void>;
};

/**
 * Draws first views in a thread of its own, so that nothing else waits for it; it begins with the first. One that ends is not begun again:
 * pages do without. Null without a build.
 */
export function createDrawings(distDir: string, log: Pick<Logger, 'warn'>): Drawings | null {
  const path = join(distDir, THREAD);
  if (!existsSync(path)) return null;
  const waiting = new Map<number, (view: FirstView | null) => void>();
  let thread: Worker | null = null;
  let isOver = false;
  let last = 0;
  const end = (error?: unknown): void => {
    if (!isOver && error !== undefined) log.warn({ event: 'first-view-thread-ended', error });
    isOver = true;
    for (const give of waiting.values()) give(null);
    waiting.clear();
  };
  const begin = (): Worker => {
    const begun = new Worker(path);
    begun.unref();
    begun.on('message', ({ id, view, fault }: Answer) => {
      if (fault !== undefined) log.warn({ event: 'first-view-not-drawn', fault });
      waiting.get(id)?.(view ?? null);
      waiting.delete(id);
    });
    begun.on('error', end);
    begun.on('exit', () => end());
    return begun;
  };
  return {
    draw: (asked) =>
      new Promise((give) => {
        if (isOver) return give(null);
        last += 1;
        waiting.set(last, give);
        thread ??= begin();
        thread.postMessage({ id: last, asked });
      }),
    close: async () => {
      end();
      await thread?.terminate();
    },
  };
}
