import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';

const THREAD = '.view/thread.mjs';

export type ViewRequest = {
  readonly brand: string;
  readonly path: string;
  readonly answers: string;
  readonly now: string;
};

/** Server-rendered view. The style sheets `rules` and `fonts` remain when the client replaces the view. */
export type FirstView = { readonly html: string; readonly css: string; readonly rules: string; readonly fonts: string };

type Answer = { readonly id: number; readonly view?: FirstView; readonly fault?: string };

export type Drawings = {
  /** Resolves to null on failure. The client then renders the page. */
  readonly draw: (asked: ViewRequest) => Promise<FirstView | null>;
  readonly close: () => Promise<void>;
};

/** Renders pages in a worker thread, which starts on first use and never restarts. Null if the client was not built. */
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
