/** Milliseconds that a frame's updates may take, well below the 50 ms that delay input. */
export const TARGET_MS = 30;
const FIRST = 16;
export const LEAST = 64;
const MOST = 512;

/** Limits the listeners run per frame. After a full frame, pauses as long as that frame took, at most 60 ms. */
export class FramePace {
  #share = FIRST;
  #restUntil = 0;

  get share(): number {
    return this.#share;
  }

  restAt(now: number): number {
    return Math.max(0, this.#restUntil - now);
  }

  isTelling(told: number): boolean {
    return told >= this.#share / 2;
  }

  learn(told: number, began: number, now: number): void {
    const took = Math.max(1, now - began);
    this.#restUntil = now + Math.min(took, TARGET_MS * 2);
    const factor = Math.min(1.25, Math.max(0.5, TARGET_MS / took));
    this.#share = Math.round(Math.min(MOST, Math.max(LEAST, told * factor)));
  }
}
