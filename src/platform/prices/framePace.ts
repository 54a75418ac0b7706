/** What a frame that draws prices may take; 50 ms would hold up a finger or a key. */
export const TARGET_MS = 45;
const LEAST = 64;
const MOST = 512;

/**
 * How many selections one frame draws anew. A storm of changes is spread over frames, so that a slow machine drops intermediate prices
 * and not frames. Learns from how long the last full frame took, style, layout and paint included.
 */
export class FramePace {
  #share = 256;

  /** Selections for the next frame. */
  get share(): number {
    return this.#share;
  }

  /** A frame with `told` selections took so long; one that was not full says nothing. */
  learn(told: number, tookMs: number): void {
    if (told < this.#share / 2) return;
    const factor = Math.min(1.25, Math.max(0.5, TARGET_MS / Math.max(1, tookMs)));
    this.#share = Math.round(Math.min(MOST, Math.max(LEAST, told * factor)));
  }
}
