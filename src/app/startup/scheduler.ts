import { type ComponentType, startTransition } from 'react';
import { reportError } from '#src/platform/index.ts';
import { Presence } from './presence.ts';
import { Turns } from './turns.ts';
import type { MainSlotsProps } from '../page/useIsLong.ts';
import { type Act, afterFrame, type Stop, type Wait, whenIdle } from './pauses.ts';

/** Time until everything else loads although the first page cannot be used yet, in milliseconds. */
const USABLE_WITHIN_MS = 3_000;
/** Time for which the page that is left may stay while the code of the next one loads, in milliseconds. */
const CODE_WITHIN_MS = 200;

/**
 * Phases of a page's start, in their order. A page without a first view goes from `code` to `drawn`; behind a view it is drawn in steps.
 * `usable` is the last: what was held back starts then, in pauses of the browser.
 */
export type Phase = 'code' | 'behind-view' | 'steps' | 'drawn' | 'usable';

export type ScrollMemory = {
  /** By the keys of the history's entries. */
  readonly positions: Map<string, number>;
  /** Set while the way back to a position waits for the page to be long enough. */
  awaited: number | null;
};

/** Order of all that happens at the start of a page and at each navigation; docs/how-to/start-and-navigation.md draws it. One for each page load. */
export class Scheduler {
  /** Set by the scheduler, and behind a first view by its stage and its steps. */
  phase: Phase = 'code';
  /** Time until which no dialog opens by itself, by `performance.now()`. */
  lookEndsAt = 0;
  /** Draws the main region of a page in steps; null in a visit that began without a first view. */
  SteppedSlots: ComponentType<MainSlotsProps> | null = null;
  readonly scroll: ScrollMemory = { positions: new Map(), awaited: null };
  /** Layouts that were drawn in this visit, by their ids: who comes back needs them whole. */
  readonly drawnPages = new Set<string>();
  readonly presence = new Presence();
  readonly #untilDrawn = new Set<Act>();
  #onUsable: Act | null = null;
  /** Ends the navigation under way. */
  stopNavigation: Stop | null = null;

  /** Acts once the first screen is drawn; at once if no step is under way. Call it when something is drawn. */
  readonly whenDrawn = (act: Act): void => {
    this.#untilDrawn.add(act);
    if (this.phase !== 'steps') this.markDrawn();
  };

  /** Runs all that waits for the first screen. An act that throws is reported and holds up none of the others. */
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

  /** The first shelves are on screen and react: what was held back may load. */
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

  /** Acts once the page is usable, or late, and the browser idle, in a frame of its own: all in one task would hold up a phone noticeably. */
  readonly afterStart: Wait = new Turns(this.#untilUsable, afterFrame).wait;

  /**
   * Brings links and router to another page after the frame that shows its skeleton, in a transition: the next press does not wait for it.
   * Once its code is late, `follow` runs again outside the transition, which shows what stands for the page. A later call replaces an earlier one.
   */
  readonly navigate = (follow: Act): void => {
    this.stopNavigation?.();
    this.stopNavigation = afterFrame(() => {
      const timer = setTimeout(follow, CODE_WITHIN_MS);
      this.stopNavigation = () => clearTimeout(timer);
      startTransition(follow);
    });
  };
}
