const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** At most 30 s. Half of the delay is random, so that clients do not reconnect together. */
export function backoffMs(retry: number, random: () => number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(retry, 10));
  return Math.round(full / 2 + (random() * full) / 2);
}
