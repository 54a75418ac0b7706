import { hasTexts } from '#src/shared/values/plainObject.ts';
import type { LayoutUrgency } from '#server/contract/generated/schemaTypes.ts';
import { type Bus, topics } from '#server/platform/bus/bus.ts';
import type { Published } from './published.ts';
import { createTimekeeper } from './timekeeper.ts';
import type { Watchers } from './watch.ts';

export type LayoutUpdates = {
  readonly refresh: (surface: string, urgency?: LayoutUrgency) => Promise<void>;
  readonly readSwitches: () => Promise<void>;
  readonly lookAtClock: () => void;
  /** Reloads everything if the stored state changed. Reports publications found as IMMEDIATE, because one may be a takedown. */
  readonly lookAgain: () => Promise<void>;
  /** Adds a listener, called before watchers are notified. Returns the unsubscribe function. */
  readonly onMoved: (listener: () => void) => () => void;
  readonly stop: () => void;
};

/** `gone`: disabled kinds and quarantined nodes. `flags`: flags that operators have set. */
export type SwitchState = { readonly gone: readonly string[]; readonly flags: readonly string[] };

export const SWITCHED = 'switched';

export function createLayoutUpdates(deps: {
  readonly bus: Bus;
  readonly published: Published;
  readonly watchers: Watchers;
  readonly now: () => Date;
  readonly stamp: () => Promise<string>;
  readonly reloadSwitches: () => Promise<void>;
  readonly switchState: () => SwitchState;
  readonly onFault: (error: unknown) => void;
}): LayoutUpdates {
  const { bus, published, watchers, now, switchState, onFault } = deps;
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
  let known = switchState();
  /** Returns the urgency of switches changed since the last call, or null. */
  const switchedSince = (): LayoutUrgency | null => {
    const before = known;
    known = switchState();
    if (isSame(before, known)) return null;
    return known.gone.some((name) => !before.gone.includes(name)) ? 'IMMEDIATE' : 'ORDINARY';
  };
  const readSwitches = async (): Promise<void> => {
    await deps.reloadSwitches();
    const urgency = switchedSince();
    hasMoved();
    watchers.tellAll(urgency ?? 'ORDINARY');
  };
  let seen: string | null = null;
  // Surfaces that changed during a failed read. The next read reports them.
  const missed = new Set<string>();
  const lookAgain = async (): Promise<void> => {
    const stamp = await deps.stamp();
    if (stamp === seen) return;
    for (const surface of await published.reload()) missed.add(surface);
    await deps.reloadSwitches();
    const urgency = switchedSince();
    // Notifies only of changes that no bus message has reported.
    if (missed.size > 0 || urgency) hasMoved();
    for (const surface of missed) watchers.tell(surface, 'IMMEDIATE');
    missed.clear();
    if (urgency) watchers.tellAll(urgency);
    // Sets the stamp last, so that `lookAgain` reloads everything if a read fails.
    seen = stamp;
  };
  // Keeps the previous state if a read fails.
  const stop = bus.subscribe(topics.layout('*'), (message) => {
    if (hasTexts(message, ['surface'])) refresh(message.surface, urgencyIn(message)).catch(onFault);
    else if (message === SWITCHED) readSwitches().catch(onFault);
  });

  return {
    refresh,
    readSwitches,
    lookAgain,
    // Sends no bus message, because every process has the same rules and clock.
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

const isSame = (one: SwitchState, other: SwitchState): boolean =>
  JSON.stringify([one.gone.toSorted(), one.flags.toSorted()]) === JSON.stringify([other.gone.toSorted(), other.flags.toSorted()]);

const urgencyIn = (message: object): LayoutUrgency | undefined =>
  'urgency' in message && message.urgency === 'IMMEDIATE' ? message.urgency : undefined;
