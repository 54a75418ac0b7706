import type { LoginRefusal } from '#src/core/auth/index.ts';
import type { Result } from '#src/shared/values/result.ts';

/** Who is in line for longer is told that there is too much going on. */
export const MOST_IN_LINE_MS = 60_000;

type Line = {
  /** Called whenever there is a wait, before it. */
  readonly onWait: () => void;
  readonly pause: (ms: number) => Promise<void>;
  readonly nowMs: () => number;
  /** Whoever went away is let out of the line. */
  readonly isGone: () => boolean;
};

/** Logs in, and where the server has no room comes again when it said, for a minute at most. */
export async function inLine<T>(
  logIn: () => Promise<Result<T, LoginRefusal>>,
  { onWait, pause, nowMs, isGone }: Line,
): Promise<Result<T, LoginRefusal>> {
  const until = nowMs() + MOST_IN_LINE_MS;
  for (;;) {
    const result = await logIn();
    const waitMs = result.ok ? null : (result.refusal.retrySeconds ?? Number.POSITIVE_INFINITY) * 1_000;
    if (waitMs === null || nowMs() + waitMs > until) return result;
    onWait();
    await pause(waitMs);
    if (isGone()) return result;
  }
}
