import type { LayoutUrgency } from '../gql/resolvers.ts';
import { type Bus, topics } from '../live/bus.ts';
import type { Published } from './published.ts';
import { createTimekeeper } from './timekeeper.ts';
import type { Watchers } from './watch.ts';

/** How this process learns that something has moved, here, in another process or by the clock, and who is told of it. */
export type Moves = {
  /** Reads a surface anew and tells. */
  readonly refresh: (surface: string, urgency?: LayoutUrgency) => Promise<void>;
  /** Reads anew what is off or in quarantine, and tells. */
  readonly readSwitches: () => Promise<void>;
  readonly lookAtClock: () => void;
  /** Reads anew what no message has told of, and tells; nothing but the stamp where nothing has moved. */
  readonly lookAgain: () => Promise<void>;
  /** The listener is called before anybody is told. */
  readonly onMoved: (listener: () => void) => () => void;
  readonly stop: () => void;
};

/** Told on the topic of all surfaces. */
export const SWITCHED = 'switched';

export function createMoves(deps: {
  readonly bus: Bus;
  readonly published: Published;
  readonly watchers: Watchers;
  readonly now: () => Date;
  /** Another text whenever a pointer was moved, something was switched, or a quarantine begins or is over. */
  readonly stamp: () => Promise<string>;
  readonly reloadSwitches: () => Promise<void>;
  /** Names of what is taken away. */
  readonly gone: () => readonly string[];
  readonly onFault: (error: unknown) => void;
}): Moves {
  const { bus, published, watchers, now, gone, onFault } = deps;
  const listeners = new Set<() => void>();
  const timekeeper = createTimekeeper(published.all, now);
  const hasMoved = (): void => {
    for (const listener of listeners) listener();
  };

  const refresh = async (surface: string, urgency?: LayoutUrgency): Promise<void> => {
    await published.reload(surface);
    hasMoved();
    watchers.tell(surface, urgency);
  };
  const readSwitches = async (): Promise<void> => {
    const before = new Set(gone());
    await deps.reloadSwitches();
    hasMoved();
    // Flags and what comes back can wait; what was taken away cannot.
    watchers.tellAll(gone().some((name) => !before.has(name)) ? 'IMMEDIATE' : 'ORDINARY');
  };
  let seen: string | null = null;
  const lookAgain = async (): Promise<void> => {
    const stamp = await deps.stamp();
    if (stamp === seen) return;
    await published.reload();
    await readSwitches();
    // Only now: what could not be read is read at the next look.
    seen = stamp;
  };
  // A failed read leaves what was published before; the next look reads again.
  const stop = bus.subscribe(topics.layout('*'), (message) => {
    if (isMove(message)) refresh(message.surface, urgencyIn(message)).catch(onFault);
    else if (message === SWITCHED) readSwitches().catch(onFault);
  });

  return {
    refresh,
    readSwitches,
    lookAgain,
    // Every process has the same rules and its own clock: nobody has to be told.
    lookAtClock: () => {
      const due = timekeeper.look();
      if (due.length > 0) hasMoved();
      for (const surface of due) watchers.tell(surface);
    },
    onMoved: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop,
  };
}

const isMove = (message: unknown): message is { readonly surface: string } =>
  typeof message === 'object' && message !== null && 'surface' in message && typeof message.surface === 'string';

const urgencyIn = (message: object): LayoutUrgency | undefined =>
  'urgency' in message && message.urgency === 'IMMEDIATE' ? message.urgency : undefined;
