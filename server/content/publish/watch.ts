import type { Audience } from '../targeting/audience.ts';
import type { LayoutChange, LayoutUrgency } from '#server/contract/generated/schemaTypes.ts';
import type { Resolved } from '../serve/resolve.ts';
import { stepsBetween } from './steps.ts';
import { NO_REVISION } from '#src/shared/layouts/layoutPatch/index.ts';

/**
 * Maximum page requests per second and process that a layout change may cause. The benchmark passed 2,000 (tests/bench/publish.bench.ts).
 */
const ASKED_A_SECOND = 2_500;
const MOST_SPREAD_MS = 2_000;

type Watcher = { readonly wake: (urgency: LayoutUrgency) => void; readonly end: () => void };

export type Watchers = {
  readonly watch: (surface: string, audience: Audience) => AsyncIterableIterator<LayoutChange>;
  /** Notifies a surface's watchers. Each yields only if its revision changed. */
  readonly tell: (surface: string, urgency?: LayoutUrgency) => void;
  readonly tellAll: (urgency?: LayoutUrgency) => void;
  readonly close: () => void;
};

export function createWatchers(current: (surface: string, audience: Audience) => Resolved | null, newStream: () => string): Watchers {
  const watching = new Map<string, Set<Watcher>>();

  function watch(surface: string, audience: Audience): AsyncIterableIterator<LayoutChange> {
    // Yields the current revision first, because it may have changed since the page was queried.
    const news = newsOf(surface, newStream(), {
      current: () => current(surface, audience),
      listeners: () => watching.get(surface)?.size ?? 0,
    });
    let isOver = false;
    let waiting: ((result: IteratorResult<LayoutChange>) => void) | null = null;
    const done: IteratorResult<LayoutChange> = { done: true, value: undefined };
    const answer = (result: IteratorResult<LayoutChange> | null): void => {
      if (!result || !waiting) return;
      const give = waiting;
      waiting = null;
      give(result);
    };
    const watcher: Watcher = {
      // Merges all changes until the reader requests the next, and keeps the highest urgency.
      wake: (urgency) => {
        news.hurry(urgency);
        if (waiting) answer(news.next());
      },
      end: () => {
        isOver = true;
        leave(surface, watcher);
        answer(done);
      },
    };
    join(surface, watcher);
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: () => {
        if (isOver) return Promise.resolve(done);
        const result = news.next();
        return result
          ? Promise.resolve(result)
          : new Promise((give) => {
              waiting = give;
            });
      },
      return: () => {
        watcher.end();
        return Promise.resolve(done);
      },
    };
  }

  function join(surface: string, watcher: Watcher): void {
    const there = watching.get(surface) ?? new Set();
    watching.set(surface, there.add(watcher));
  }

  function leave(surface: string, watcher: Watcher): void {
    const there = watching.get(surface);
    there?.delete(watcher);
    if (there?.size === 0) watching.delete(surface);
  }

  return {
    watch,
    tell: (surface, urgency = 'ORDINARY') => {
      for (const watcher of watching.get(surface) ?? []) watcher.wake(urgency);
    },
    tellAll: (urgency = 'ORDINARY') => {
      for (const there of watching.values()) for (const watcher of there) watcher.wake(urgency);
    },
    close: () => {
      for (const watcher of Array.from(watching.values(), (there) => Array.from(there)).flat()) watcher.end();
    },
  };
}

type News = { readonly hurry: (urgency: LayoutUrgency) => void; readonly next: () => IteratorResult<LayoutChange> | null };

/** Tracks a surface's revision. `next` returns null if it is unchanged. */
function newsOf(
  surface: string,
  stream: string,
  { current, listeners }: { readonly current: () => Resolved | null; readonly listeners: () => number },
): News {
  const nothing: Resolved = { revision: NO_REVISION, surface, title: null, nodes: [] };
  let seen: Resolved | null = null;
  let urgency: LayoutUrgency = 'ORDINARY';
  let sequence = 0;
  return {
    hurry: (asked) => {
      if (asked === 'IMMEDIATE') urgency = asked;
    },
    next: () => {
      const shown = current() ?? nothing;
      const hurried = shown === nothing ? 'IMMEDIATE' : urgency;
      urgency = 'ORDINARY';
      if (shown.revision === seen?.revision) return null;
      const steps = seen && stepsBetween(seen, shown);
      const from = steps && seen ? seen.revision : null;
      seen = shown;
      sequence += 1;
      const { revision } = shown;
      return {
        done: false,
        value: {
          __typename: 'LayoutChange',
          surface,
          revision,
          from,
          steps:
            steps &&
            steps.map(({ id, ...step }) => ({ __typename: 'LayoutStep', nodeId: id, parent: null, region: null, after: null, ...step })),
          urgency: hurried,
          stream,
          sequence,
          spreadMs: Math.min(MOST_SPREAD_MS, Math.ceil((listeners() * 1_000) / ASKED_A_SECOND)),
        },
      };
    },
  };
}
