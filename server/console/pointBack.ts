import { checkForPublish, LIVE, type Place, surfaceOf } from '#server/content/index.ts';
import type { Work } from './operation.ts';
import { Refused } from './refusal.ts';
import { rgReasonsOfMove, documentsAt } from './shadows.ts';

/** Change of a place's revision without draft and approvals. Null means an empty place. */
export type Move = { readonly from: string | null; readonly to: string | null };

/** Throws `Refused` if only compliance may make the change. Staging is exempt. */
export async function assertMayMove({ trx, operator }: Work, place: Place, { from, to }: Move): Promise<void> {
  if (operator.role === 'compliance' || place.environment !== LIVE) return;
  const reasons = await rgReasonsOfMove(trx, place, from, to);
  if (reasons.length > 0) throw new Refused('wrong-role', 'Only compliance can do this.', { careReasons: reasons });
}

/** Throws `Refused` if a rollback breaks the current rules. Lock the place first. */
export async function assertMayPointBack(work: Work, place: Place, back: Move): Promise<void> {
  await assertMayMove(work, place, back);
  // An empty place shows a less specific place's document, which is checked only on money surfaces.
  if (back.to === null && !surfaceOf(place.surface)?.money) return;
  const left = await documentsAt(work.trx, place, back.to);
  const problems = left.flatMap((document) => checkForPublish(place.surface, document).problems);
  if (problems.length > 0) throw new Refused('checks', `This version of ${place.surface} does not pass the current checks.`, { problems });
}
