/** Failed deposits so close together keep a player from the next (checklist 42). */
const MOST_FAILURES = 5;
const WITHIN_MS = 10 * 60_000;
/** For how long, from the last of them; ours to choose. */
const BLOCK_MS = 30 * 60_000;

/** No failure before this counts any more. */
export const failuresSince = (now: Date): Date => new Date(now.getTime() - WITHIN_MS - BLOCK_MS);

/** Until when no deposit is taken, by when earlier ones failed; null where none blocks. */
export function blockedUntil(failures: readonly Date[], now: Date): Date | null {
  const times = failures.map((at) => at.getTime()).toSorted((a, b) => a - b);
  const ends = times.flatMap((time, index) => {
    const first = times[index - MOST_FAILURES + 1];
    return first !== undefined && time - first <= WITHIN_MS ? [time + BLOCK_MS] : [];
  });
  const last = Math.max(0, ...ends);
  return last > now.getTime() ? new Date(last) : null;
}
