export function murmur(count: number): Float32Array<ArrayBuffer> {
  const wave = new Float32Array(count);
  const swell = (at: number, times: number): number => Math.sin((2 * Math.PI * times * at) / count);
  let [low, lower] = [0, 0];
  // Runs two passes, because the first only warms up the filters.
  for (const round of [0, 1]) {
    const noise = noiseFrom(1);
    for (let at = 0; at < count; at += 1) {
      low += 0.06 * (noise() - low);
      lower += 0.004 * (low - lower);
      if (round === 1) wave[at] = (low - lower) * 0.5 * (1 + 0.35 * swell(at, 2) + 0.2 * swell(at, 5));
    }
  }
  return wave;
}

/** Mulberry32 generator of reproducible numbers in [-1, 1). */
function noiseFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = Math.trunc(state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2_147_483_648 - 1;
  };
}
