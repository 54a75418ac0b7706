import { type Act, afterFrame, type Stop, type Wait, whenIdle } from './pauses.ts';

/** Without input, off-screen content is drawn after this time. */
export const STILL_MS = 4_000;
/** Input of a player; screen readers move the focus or scroll. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'] as const;

/** Whether the visit has seen input. Until then drawing off-screen content can wait. */
export class Presence {
  #isHere = false;

  /** Runs `act` after the first input is handled, or after `STILL_MS`. */
  readonly atSign = (act: Act): Stop => this.#onceHere(act, afterFrame);

  /** The same, in an idle period. */
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
