import type { Plan } from '#server/modules/trading/proposals/index.ts';
import { Refused } from '../refusal.ts';

/** Plans a change of a setting. It affects no bets, because existing bets keep their terms. The confirmer sees `before`. */
export const planOfSetting = (subject: string, summary: string, before: unknown): Plan => ({
  ...{ subject, summary, facts: { before } },
  ...{ closes: null, eventId: null, warnings: [], bets: [] },
});

/** Throws `Refused` if `written` is null, because another operator changed the settings first. */
export function set(written: number | null): number {
  if (written === null) throw new Refused('stale', 'Another operator has changed these settings. Reload and check them again.');
  return written;
}

/** Throws `Refused` if the settings have changed since the operator saw version `seen`. */
export function mustBeSeen(seen: number, version: number): void {
  set(seen === version ? version : null);
}
