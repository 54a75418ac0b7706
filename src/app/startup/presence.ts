import { type Task, afterFrame, type Stop, type Wait, whenIdle } from './pauses.ts';

/** Maximum milliseconds until off-screen content is drawn if the user gives no input. */
export const STILL_MS = 4_000;
/** Events that show a user's presence. Screen readers cause only focus and scroll. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'] as const;

export class Presence {
  #isHere = false;

  /** Runs `act` after the first input is handled, or after `STILL_MS`. */
  readonly atSign = (act: Task): Stop => this.#onceHere(act, afterFrame);

  readonly onceHere = (act: Task): Stop => this.#onceHere(act, whenIdle);

  #onceHere(act: Task, wait: Wait): Stop {
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
