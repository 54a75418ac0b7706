import { type ComponentType, startTransition } from 'react';
import { reportError } from '#src/platform/index.ts';
import { Presence } from './presence.ts';
import { Turns } from './turns.ts';
import type { MainSlotsProps } from '../page/useIsLong.ts';
import { type Task, afterFrame, type Stop, type Wait, whenIdle } from './pauses.ts';

const USABLE_WITHIN_MS = 3_000;
/** Longest stay of the previous page. */
const CODE_WITHIN_MS = 200;

/** Phases in order. Without a first view `code` leads to `drawn`. Deferred work starts at `usable`. */
export type Phase = 'code' | 'behind-view' | 'steps' | 'drawn' | 'usable';

export type ScrollMemory = {
  /** By history entry key. */
  readonly positions: Map<string, number>;
  /** Waits for the page to be long enough. */
  awaited: number | null;
};

/** Orders start and navigation (docs/how-to/start-and-navigation.md). One per page load. */
export class Scheduler {
  /** Set here, in `stage.ts` and `steps.ts`. */
  phase: Phase = 'code';
  /** No dialog opens by itself earlier. */
  lookEndsAt = 0;
  /** Null without a first view. */
  SteppedSlots: ComponentType<MainSlotsProps> | null = null;
  readonly scroll: ScrollMemory = { positions: new Map(), awaited: null };
  /** Drawn whole on return, for the scroll position. */
  readonly drawnPages = new Set<string>();
  /** Short payment steps fetched ahead, by canonical URL: drawn at once, as cheap as a skeleton. */
  readonly atHand = new Set<string>();
  readonly presence = new Presence();
  readonly #untilDrawn = new Set<Task>();
  #onUsable: Task | null = null;
  stopNavigation: Stop | null = null;

  /** Runs once drawn, at once without steps. Call after rendering. */
  readonly whenDrawn = (act: Task): void => {
    this.#untilDrawn.add(act);
    if (this.phase !== 'steps') this.markDrawn();
  };

  /** Reports errors and continues. */
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

  /** One per frame: together they block phones. */
  readonly afterStart: Wait = new Turns(this.#untilUsable, afterFrame).wait;

  /** Runs `follow` after the skeleton's frame, in a transition; outside it if code is late, for the fallback. Later calls replace it. */
  readonly navigate = (follow: Task): void => {
    this.stopNavigation?.();
    this.stopNavigation = afterFrame(() => {
      const timer = setTimeout(follow, CODE_WITHIN_MS);
      this.stopNavigation = () => clearTimeout(timer);
      startTransition(follow);
    });
  };
}
