import { whenIdle } from '../whenIdle.ts';

/** How long a page stands still, in milliseconds, before what nobody has come near is drawn as well. */
export const STILL_MS = 4_000;
/** By these a player tells that there is somebody; a screen reader moves the focus or scrolls. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'] as const;

/** Whether somebody has used the pages of this visit. Until then a browser has better things to do than to draw what is out of sight. */
export class Presence {
  #isHere = false;

  /** Acts as soon as somebody is here; at once if they are. Answers how to call it off. */
  readonly atSign = (act: () => void): (() => void) => {
    if (this.#isHere) {
      act();
      return () => undefined;
    }
    return this.#whenHere(act);
  };

  /** Acts in a pause of the browser: from the first sign of the player on, or when the page has stood still for long. Answers how to call it off. */
  readonly onceHere = (act: () => void): (() => void) => {
    if (this.#isHere) return whenIdle(act);
    let cancel = (): void => undefined;
    const stop = this.#whenHere(() => void (cancel = whenIdle(act)));
    return () => {
      stop();
      cancel();
    };
  };

  readonly #whenHere = (act: () => void): (() => void) => {
    const stop = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, go, true);
    };
    const go = (): void => {
      this.#isHere = true;
      stop();
      act();
    };
    const timer = setTimeout(go, STILL_MS);
    for (const sign of SIGNS) addEventListener(sign, go, { capture: true, passive: true });
    return stop;
  };
}
