import { whenIdle } from '../whenIdle.ts';

/** How long a page stands still, in milliseconds, before what nobody has come near is drawn as well. */
export const STILL_MS = 4_000;
/** By these a player tells that there is somebody; a screen reader moves the focus or scrolls. */
const SIGNS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'scroll', 'focusin'] as const;

/** Draws the shelves of a page one after another, each in a pause of the browser, in the order in which they wait. */
export class Turns {
  readonly #waiting = new Set<() => void>();
  #callOff: (() => void) | null = null;
  #hasBegun = false;

  /** Answers how to leave the row. */
  readonly wait = (act: () => void): (() => void) => {
    this.#waiting.add(act);
    this.#callOff ??= this.#hasBegun ? whenIdle(this.#next) : onceStirred(this.#next);
    return () => {
      this.#waiting.delete(act);
      if (this.#waiting.size > 0) return;
      this.#callOff?.();
      this.#callOff = null;
    };
  };

  readonly #next = (): void => {
    this.#hasBegun = true;
    this.#callOff = null;
    const [act] = this.#waiting;
    if (act === undefined) return;
    this.#waiting.delete(act);
    act();
    if (this.#waiting.size > 0) this.#callOff ??= whenIdle(this.#next);
  };
}

/** At the first sign of the player, in a pause after it; or when the page has stood still for long. Answers how to call it off. */
function onceStirred(act: () => void): () => void {
  let cancel = (): void => undefined;
  const stop = (): void => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, go, true);
  };
  const go = (): void => {
    stop();
    cancel = whenIdle(act);
  };
  const timer = setTimeout(go, STILL_MS);
  for (const sign of SIGNS) addEventListener(sign, go, { capture: true, passive: true });
  return () => {
    stop();
    cancel();
  };
}
