import { type Act, afterFrame, type Stop, type Wait, whenIdle } from './pauses.ts';

/** How long a page stands still, in milliseconds, before what nobody has come near is drawn as well. */
export const STILL_MS = 4_000;
/** By these a player tells that there is somebody; a screen reader moves the focus or scrolls. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'] as const;

/** Whether somebody has used the pages of this visit. Until then a browser has better things to do than to draw what is out of sight. */
export class Presence {
  #isHere = false;

  /** Acts once the first sign of the player has been answered, or when the page has stood still for long. Answers how to call it off. */
  readonly atSign = (act: Act): Stop => this.#onceHere(act, afterFrame);

  /** The same, in a pause of the browser. */
  readonly onceHere = (act: Act): Stop => this.#onceHere(act, whenIdle);

  #onceHere(act: Act, wait: Wait): Stop {
    if (this.#isHere) return wait(act);
    let callOff = (): void => {
      clearTimeout(timer);
      for (const sign of SIGNS) removeEventListener(sign, go, true);
    };
    const go = (): void => {
      this.#isHere = true;
      callOff();
      callOff = wait(act);
    };
    const timer = setTimeout(go, STILL_MS);
    for (const sign of SIGNS) addEventListener(sign, go, { capture: true, passive: true });
    return () => callOff();
  }
}
