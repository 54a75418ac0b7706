export type Random = () => number;

/** FNV-1a with a final mix: similar ids get unrelated hashes. */
export function hash(text: string): number {
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Creates a Mulberry32 generator per name. New names leave other generators' numbers unchanged. */
export function randomOf(...names: readonly (string | number)[]): Random {
  let state = hash(names.join('|'));
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const gaussian = (random: Random): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

export function poisson(mean: number, random: Random): number {
  if (mean <= 0) return 0;
  const floor = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > floor; product *= random()) count += 1;
  return Math.max(0, count);
}

export const between = (random: Random, from: number, to: number): number => from + Math.floor(random() * (to - from + 1));

/** Throws RangeError for an empty list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
}

export function shuffled<T>(random: Random, list: readonly T[]): T[] {
  const keyed = list.map((value) => ({ value, key: random() }));
  return keyed.sort((a, b) => a.key - b.key).map(({ value }) => value);
}
