/** After this many failed deposits, further ones are blocked (checklist 42). */
const MOST_FAILURES = 5;
const WITHIN_MS = 10 * 60_000;
const BLOCK_MS = 30 * 60_000;

export const failuresSince = (now: Date): Date => new Date(now.getTime() - WITHIN_MS - BLOCK_MS);

export function blockedUntil(failures: readonly Date[], now: Date): Date | null {
  const times = failures.map((at) => at.getTime()).toSorted((a, b) => a - b);
  const ends = times.flatMap((time, index) => {
    const first = times[index - MOST_FAILURES + 1];
    return first !== undefined && time - first <= WITHIN_MS ? [time + BLOCK_MS] : [];
  });
  const last = Math.max(0, ...ends);
  return last > now.getTime() ? new Date(last) : null;
}
