/** What a frame that draws prices is meant to take: a task of 50 ms would hold up a finger or a key, and frames of one size vary by half. */
export const TARGET_MS = 30;
/** Of the first frame, when nothing is known: it is drawn while a page starts, which is work enough. */
const FIRST = 16;
export const LEAST = 64;
const MOST = 512;

/**
 * How many selections one frame draws anew, and how soon the next may come. A storm of changes is spread over frames, and after a full
 * frame the page rests as long as that frame took: half of the main thread stays free, and a slow machine drops intermediate prices, not
 * presses. Learns from how long the last full frame took, style, layout and paint included.
 */
export class FramePace {
  #share = FIRST;
  #restUntil = 0;

  /** Selections for the next frame. */
  get share(): number {
    return this.#share;
  }

  /** Milliseconds until the next frame may draw; 0 when it may at once. */
  restAt(now: number): number {
    return Math.max(0, this.#restUntil - now);
  }

  /** Whether a frame with `told` selections says how fast the machine is. */
  isTelling(told: number): boolean {
    return told >= this.#share / 2;
  }

  /** A frame with `told` selections, one that is telling, took from `began` to `now`. */
  learn(told: number, began: number, now: number): void {
    const took = Math.max(1, now - began);
    this.#restUntil = now + Math.min(took, TARGET_MS * 2);
    const factor = Math.min(1.25, Math.max(0.5, TARGET_MS / took));
    this.#share = Math.round(Math.min(MOST, Math.max(LEAST, told * factor)));
  }
}
