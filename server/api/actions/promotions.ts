import type { Kysely } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import { mayBeOffered } from '#server/modules/responsibleGaming/offered/index.ts';
import { isRegisterKnown } from '#server/modules/responsibleGaming/register/index.ts';
import type { EnrollmentStatus } from '#server/contract/generated/schemaTypes.ts';
import { isOn, promotionOf } from '#server/modules/offers/index.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { type Action, done, refused } from '#server/platform/once.ts';

/** Error text (product §8). */
const FAILED = t`An error occurred, please opt in again`;
const UNCHECKED = t`We can’t check the self-exclusion register right now, so you have not joined. Please try again in a few minutes.`;
const CLOSED = t`You can’t join this offer while your account can’t bet.`;

/** Null for a promotion without opt-in. */
export function offerOf(promotionId: string): { readonly id: string; readonly title: string } | null {
  const promotion = promotionOf(promotionId);
  return promotion?.enrollsIn ? { id: promotion.id, title: promotion.enrollsIn } : null;
}

/** Writes the enrollment; idempotent. Refuses players who may not play, and inactive promotions. */
export const optIn =
  (promotionId: string, now: Date): Action =>
  async (tx, playerId) => {
    const promotion = promotionOf(promotionId);
    if (!promotion?.enrollsIn || !isOn(promotion, now)) return refused('promotionEnrollment', ['promotionId'], FAILED);
    if (!(await mayBeOffered(tx, playerId, now))) {
      const why = (await isRegisterKnown(tx, playerId, now)) ? CLOSED : UNCHECKED;
      return refused('promotionEnrollment', ['promotionId'], why);
    }
    await tx
      .insertInto('promotion_enrollments')
      .values({ player_id: playerId, promotion_id: promotionId, enrolled_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return done;
  };

export async function enrolledIn(db: Kysely<Schema>, playerId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('promotion_enrollments').select('promotion_id').where('player_id', '=', playerId).execute();
  return new Set(rows.map(({ promotion_id }) => promotion_id));
}

export const statusOf = (promotionId: string, enrolled: ReadonlySet<string>): EnrollmentStatus =>
  enrolled.has(promotionId) ? 'SUCCESS' : offerOf(promotionId) === null ? 'NOT_REQUIRED' : 'PENDING';
