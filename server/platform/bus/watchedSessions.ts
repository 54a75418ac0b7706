import { topics, type Bus } from './bus.ts';

export type WatchedSessions = {
  readonly ids: () => readonly string[];
  readonly end: (sessionId: string) => void;
};

const PREFIX = topics.session('');

/** Records the sessions to which this process listens, because messages about their end can be lost. */
export function watchSessions(bus: Bus): Bus & { readonly sessions: WatchedSessions } {
  const listeners = new Map<string, Set<() => void>>();
  const listen = (topic: string, listener: (message: unknown) => void): (() => void) => {
    const own = (): void => listener(null);
    const all = listeners.get(topic) ?? new Set();
    listeners.set(topic, all.add(own));
    return () => {
      all.delete(own);
      if (all.size === 0 && listeners.get(topic) === all) listeners.delete(topic);
    };
  };
  return {
    ...bus,
    subscribe: (topic, listener) => {
      const stop = bus.subscribe(topic, listener);
      if (!topic.startsWith(PREFIX)) return stop;
      const forget = listen(topic, listener);
      return () => {
        forget();
        stop();
      };
    },
    sessions: {
      ids: () => [...listeners.keys()].map((topic) => topic.slice(PREFIX.length)),
      end: (sessionId) => {
        for (const listener of [...(listeners.get(topics.session(sessionId)) ?? [])]) listener();
      },
    },
  };
}

/** Ends watched sessions whose end message was lost. Rejects if sessions cannot be read. */
export async function endMissed(
  sessions: WatchedSessions,
  liveAmong: (ids: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<void> {
  const ids = sessions.ids();
  if (ids.length === 0) return;
  const live = await liveAmong(ids);
  for (const id of ids) if (!live.has(id)) sessions.end(id);
}
