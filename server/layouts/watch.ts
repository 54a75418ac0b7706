import type { Audience } from './audience.ts';
import type { LayoutChange } from '../gql/resolvers.ts';

type Who = Pick<Audience, 'brand' | 'region'>;
type Watcher = { readonly wake: () => void; readonly end: () => void };

export type Watchers = {
  readonly watch: (surface: string, audience: Who) => AsyncIterableIterator<LayoutChange>;
  /** Something has moved on a surface; each watcher looks whether it is its own revision. */
  readonly tell: (surface: string) => void;
  /** Something has moved that may be anywhere. */
  readonly tellAll: () => void;
  readonly close: () => void;
};

/** `current` answers the revision that is published now, already read: a watcher never hears of one that cannot be served yet. */
export function createWatchers(current: (surface: string, audience: Who) => string | null): Watchers {
  const watching = new Map<string, Set<Watcher>>();

  function watch(surface: string, audience: Who): AsyncIterableIterator<LayoutChange> {
    // The revision as it is comes first, so that a move between a client's query and its subscription is not lost.
    let seen: string | null = null;
    let isOver = false;
    let waiting: ((result: IteratorResult<LayoutChange>) => void) | null = null;
    const done: IteratorResult<LayoutChange> = { done: true, value: undefined };
    const news = (): IteratorResult<LayoutChange> | null => {
      const revision = current(surface, audience);
      if (revision === null || revision === seen) return null;
      seen = revision;
      return { done: false, value: { __typename: 'LayoutChange', surface, revision } };
    };
    const answer = (result: IteratorResult<LayoutChange> | null): void => {
      if (!result || !waiting) return;
      const give = waiting;
      waiting = null;
      give(result);
    };
    const watcher: Watcher = {
      // Moves while nobody waits are one move to the newest revision.
      wake: () => {
        if (waiting) answer(news());
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
        const result = news();
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
    tell: (surface) => {
      for (const watcher of watching.get(surface) ?? []) watcher.wake();
    },
    tellAll: () => {
      for (const there of watching.values()) for (const watcher of there) watcher.wake();
    },
    close: () => {
      for (const watcher of Array.from(watching.values(), (there) => Array.from(there)).flat()) watcher.end();
    },
  };
}
