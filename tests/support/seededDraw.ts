import type { Draw } from '#server/sandbox/gameProvider/slots/draw.ts';

const WORDS = 2 ** 32;

/** Returns a function that draws the same numbers for the same seed (mulberry32). Discards draws that would favor small numbers. */
export function seededDraw(seed: number): Draw {
  let state = seed >>> 0;
  const word = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (below) => {
    const even = WORDS - (WORDS % below);
    let drawn = word();
    while (drawn >= even) drawn = word();
    return drawn % below;
  };
}
