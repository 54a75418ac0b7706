import { type ComponentType, startTransition } from 'react';
import { reportError } from '#src/platform/index.ts';
import { Presence } from './presence.ts';
import { Turns } from './turns.ts';
import type { MainSlotsProps } from '../page/useIsLong.ts';
import { type Task, afterFrame, type Stop, type Wait, whenIdle } from './pauses.ts';

const USABLE_WITHIN_MS = 3_000;
/** Maximum wait for a page's code until its fallback is shown. */
const CODE_WITHIN_MS = 200;

/** Phases of the start, in order. Without server-rendered HTML, `drawn` follows `code`. Deferred work begins at `usable`. */
export type Phase = 'code' | 'behind-view' | 'steps' | 'drawn' | 'usable';

export type ScrollMemory = {
  readonly positions: Map<string, number>;
  /** Scroll position to restore when the page is long enough; null if none. */
  awaited: number | null;
};

/** Orders the work of start and navigation (docs/how-to/start-and-navigation.md). One per page load. */
export class Scheduler {
  phase: Phase = 'code';
  /** Until this time, no dialog opens by itself. */
  lookEndsAt = 0;
  /** Draws shelves in steps. Null without server-rendered HTML. */
  SteppedSlots: ComponentType<MainSlotsProps> | null = null;
  readonly scroll: ScrollMemory = { positions: new Map(), awaited: null };
  /** Ids of layouts drawn before. Going back draws these at once, to restore the scroll position. */
  readonly drawnPages = new Set<string>();
  /** Canonical URLs of prefetched payment steps, drawn without a skeleton. */
  readonly atHand = new Set<string>();
  readonly presence = new Presence();
  readonly #untilDrawn = new Set<Task>();
  #onUsable: Task | null = null;
  stopNavigation: Stop | null = null;

  /** Runs `act` when the page is drawn. Call after rendering. */
  readonly whenDrawn = (act: Task): void => {
    this.#untilDrawn.add(act);
    if (this.phase !== 'steps') this.markDrawn();
  };

  readonly markDrawn = (): void => {
    if (this.phase !== 'usable') this.phase = 'drawn';
    for (const act of this.#untilDrawn) {
      this.#untilDrawn.delete(act);
      try {
        act();
      } catch (error) {
        reportError('boot', error);
      }
    }
  };

  readonly markUsable = (): void => {
    this.phase = 'usable';
    this.#onUsable?.();
  };

  readonly #untilUsable: Wait = (act) => {
    if (this.phase === 'usable') return whenIdle(act);
    const go = (): void => {
      stop();
      stop = whenIdle(act);
    };
    const timer = setTimeout(go, USABLE_WITHIN_MS);
    let stop: Stop = () => {
      clearTimeout(timer);
      this.#onUsable = null;
    };
    this.#onUsable = go;
    return () => stop();
  };

  /** Runs one task per frame. All together would block phones. */
  readonly afterStart: Wait = new Turns(this.#untilUsable, afterFrame).wait;

  /**
   * Runs `follow` in a transition after the skeleton is painted, or without a transition if the page's code is late. Cancels an earlier
   * call.
   */
  readonly navigate = (follow: Task): void => {
    this.stopNavigation?.();
    this.stopNavigation = afterFrame(() => {
      const timer = setTimeout(follow, CODE_WITHIN_MS);
      this.stopNavigation = () => clearTimeout(timer);
      startTransition(follow);
    });
  };
}
