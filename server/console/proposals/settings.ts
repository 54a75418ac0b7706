import type { Plan } from '#server/modules/trading/proposals/index.ts';
import { Refused } from '../refusal.ts';

/** A proposal about a setting: bets that stand keep their terms, and nothing is closed. `before`: what the confirmer relies on. */
export const planOfSetting = (subject: string, summary: string, before: unknown): Plan => ({
  ...{ subject, summary, facts: { before } },
  ...{ closes: null, eventId: null, warnings: [], bets: [] },
});

/** Throws `Refused` if somebody else changed it (null). */
export function set(written: number | null): number {
  if (written === null) throw new Refused('stale', 'Somebody has set it meanwhile. Look at it again.');
  return written;
}

/** Throws `Refused` if the setting is not the version that was looked at. */
export function mustBeSeen(seen: number, version: number): void {
  set(seen === version ? version : null);
}
