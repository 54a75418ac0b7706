import { hasTexts } from '#src/shared/values/plainObject.ts';
import type { LayoutUrgency } from '#server/contract/generated/schemaTypes.ts';
import { type Bus, topics } from '#server/platform/bus/bus.ts';
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
  /**
   * Reads anew, and tells of what no message has told of: at once, since what the message would have called it nobody knows and it may
   * have been a takedown. Nothing but the stamp where nothing has moved.
   */
  readonly lookAgain: () => Promise<void>;
  /** The listener is called before anybody is told. */
  readonly onMoved: (listener: () => void) => () => void;
  readonly stop: () => void;
};

/** Names of what is taken away, and of flags that are on. */
export type Standing = { readonly gone: readonly string[]; readonly flags: readonly string[] };

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
  /** As it was read last. */
  readonly standing: () => Standing;
  readonly onFault: (error: unknown) => void;
}): Moves {
  const { bus, published, watchers, now, standing, onFault } = deps;
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
  let told = standing();
  /** How urgent it is what was switched since it was told of last; null where nothing was. */
  const switchedSince = (): LayoutUrgency | null => {
    const before = told;
    told = standing();
    if (isSame(before, told)) return null;
    // Flags and what comes back can wait; what was taken away cannot.
    return told.gone.some((name) => !before.gone.includes(name)) ? 'IMMEDIATE' : 'ORDINARY';
  };
  const readSwitches = async (): Promise<void> => {
    await deps.reloadSwitches();
    const urgency = switchedSince();
    hasMoved();
    watchers.tellAll(urgency ?? 'ORDINARY');
  };
  let seen: string | null = null;
  // Kept over a look that fails half way: what has been read then is no news to the next one.
  const unheard = new Set<string>();
  const lookAgain = async (): Promise<void> => {
    const stamp = await deps.stamp();
    if (stamp === seen) return;
    for (const surface of await published.reload()) unheard.add(surface);
    await deps.reloadSwitches();
    const urgency = switchedSince();
    // What was heard has another stamp too, and has been told.
    if (unheard.size > 0 || urgency) hasMoved();
    for (const surface of unheard) watchers.tell(surface, 'IMMEDIATE');
    unheard.clear();
    if (urgency) watchers.tellAll(urgency);
    // Only now: what could not be read is read at the next look.
    seen = stamp;
  };
  // A failed read leaves what was published before; the next look reads again.
  const stop = bus.subscribe(topics.layout('*'), (message) => {
    if (hasTexts(message, ['surface'])) refresh(message.surface, urgencyIn(message)).catch(onFault);
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

const isSame = (one: Standing, other: Standing): boolean =>
  JSON.stringify([one.gone.toSorted(), one.flags.toSorted()]) === JSON.stringify([other.gone.toSorted(), other.flags.toSorted()]);

const urgencyIn = (message: object): LayoutUrgency | undefined =>
  'urgency' in message && message.urgency === 'IMMEDIATE' ? message.urgency : undefined;
