import type { LoginRefusal } from '#src/core/auth/index.ts';
import type { Result } from '#src/shared/values/result.ts';

export const MOST_IN_LINE_MS = 60_000;

type Line = {
  readonly onWait: () => void;
  readonly pause: (ms: number) => Promise<void>;
  readonly nowMs: () => number;
  readonly isGone: () => boolean;
};

/** Repeats the login for at most `MOST_IN_LINE_MS`, if each refusal states a waiting time. */
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
