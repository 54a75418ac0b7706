import { checkForPublish, LIVE, type Place } from '#server/content/index.ts';
import { documentOf } from './drafts.ts';
import type { Work } from './operation.ts';
import { Refused } from './refusal.ts';
import { careReasonsOfMove } from './shadows.ts';

/** Move without draft or approvals; null is an empty place. */
export type Move = { readonly from: string | null; readonly to: string | null };

/** Throws `Refused` if the move needs compliance. Staging is exempt. */
export async function assertMayMove({ trx, operator }: Work, place: Place, { from, to }: Move): Promise<void> {
  if (operator.role === 'compliance' || place.environment !== LIVE) return;
  const reasons = await careReasonsOfMove(trx, place, from, to);
  if (reasons.length > 0) throw new Refused('wrong-role', 'Compliance must do this.', { careReasons: reasons });
}

/** Checks a rollback against today's rules. The place must be locked. Throws `Refused`. */
export async function assertMayPointBack(work: Work, place: Place, back: Move): Promise<void> {
  await assertMayMove(work, place, back);
  if (back.to === null) return;
  const { problems } = checkForPublish(place.surface, await documentOf(work.trx, place.surface, back.to));
  if (problems.length > 0) throw new Refused('checks', `What stood at ${place.surface} does not pass the checks of today.`, { problems });
}
