import { type ComponentType, startTransition } from 'react';
import { reportError } from '#src/platform/index.ts';
import { Presence } from './presence.ts';
import { Turns } from './turns.ts';
import type { MainSlotsProps } from '../page/useIsLong.ts';
import { type Task, afterFrame, type Stop, type Wait, whenIdle } from './pauses.ts';

const USABLE_WITHIN_MS = 3_000;
/** Longest stay of the previous page while code loads. */
const CODE_WITHIN_MS = 200;

/** In order. Without a first view `code` goes to `drawn`. Deferred work starts at `usable`. */
export type Phase = 'code' | 'behind-view' | 'steps' | 'drawn' | 'usable';

export type ScrollMemory = {
  /** By history entry key. */
  readonly positions: Map<string, number>;
  /** Position that waits for the page to be long enough. */
  awaited: number | null;
};

/** Orders start and navigation; docs/how-to/start-and-navigation.md draws it. One per page load. */
export class Scheduler {
  /** Set here, by `stage.ts` and by `steps.ts`. */
  phase: Phase = 'code';
  /** No dialog opens by itself before this `performance.now()`. */
  lookEndsAt = 0;
  /** Null without a first view. */
  SteppedSlots: ComponentType<MainSlotsProps> | null = null;
  readonly scroll: ScrollMemory = { positions: new Map(), awaited: null };
  /** Pages drawn before; drawn whole on return, for the scroll position. */
  readonly drawnPages = new Set<string>();
  /** Short steps of a payment whose document and code are here, by canonical URL: drawn at once, as a skeleton would cost as much. */
  readonly atHand = new Set<string>();
  readonly presence = new Presence();
  readonly #untilDrawn = new Set<Task>();
  #onUsable: Task | null = null;
  stopNavigation: Stop | null = null;

  /** Runs `act` when the page is drawn, at once if no steps are under way. Call after rendering. */
  readonly whenDrawn = (act: Task): void => {
    this.#untilDrawn.add(act);
    if (this.phase !== 'steps') this.markDrawn();
  };

  /** Runs waiting acts; reports their errors and continues. */
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

  /** Starts deferred work. */
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

  /** Runs deferred acts, one per frame: together they block a phone. */
  readonly afterStart: Wait = new Turns(this.#untilUsable, afterFrame).wait;

  /** Runs `follow` after the skeleton's frame, in a transition; outside it if code is late, for the fallback. A later call replaces it. */
  readonly navigate = (follow: Task): void => {
    this.stopNavigation?.();
    this.stopNavigation = afterFrame(() => {
      const timer = setTimeout(follow, CODE_WITHIN_MS);
      this.stopNavigation = () => clearTimeout(timer);
      startTransition(follow);
    });
  };
}
