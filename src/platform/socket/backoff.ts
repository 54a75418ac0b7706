const FIRST_MS = 500;
const LONGEST_MS = 30_000;

/** Returns the delay before a retry: up to 30 s, half of it random, to spread reconnects. */
export function backoffMs(retry: number, random: () => number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(retry, 10));
  return Math.round(full / 2 + (random() * full) / 2);
}
