import type { Kysely } from 'kysely';
import { t } from '#src/shared/text/t.ts';
import { mayBeOffered } from '#server/modules/responsibleGaming/offered/index.ts';
import { isRegisterKnown } from '#server/modules/responsibleGaming/register/index.ts';
import type { EnrollmentStatus } from '#server/contract/generated/schemaTypes.ts';
import type { Catalogue } from '#server/modules/catalogue/index.ts';
import { isOn, type Place, promotionOf } from '#server/modules/offers/index.ts';
import { enrol, type EnrolRefusal } from '#server/modules/offers/versions/index.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { type Action, done, refused } from '#server/platform/once.ts';

/** Exact wording (product §8). */
const FAILED = t`An error occurred, please opt in again`;
const UNCHECKED = t`We can’t check the self-exclusion register right now, so you have not joined. Please try again in a few minutes.`;
const CLOSED = t`You can’t join this offer while your account can’t bet.`;

const words: { readonly [R in EnrolRefusal]: string } = {
  barred: CLOSED,
  changed: t`The terms of this offer have changed. Reload the page, read them and opt in again.`,
  others: t`This offer is only for the players whom its terms name, so you have not joined.`,
  over: t`This offer has ended or has not started, so you have not joined.`,
  'register-unchecked': UNCHECKED,
  unknown: t`This offer is not available here.`,
};

export function offerOf(promotionId: string, catalogue: Catalogue): { readonly id: string; readonly title: string } | null {
  const promotion = promotionOf(promotionId, catalogue);
  return promotion?.enrollsIn ? { id: promotion.id, title: promotion.enrollsIn } : null;
}

export type OptIn = { readonly promotionId: string; readonly termsId: string | null; readonly place: Place };

/** Writes the opt-in. Idempotent. Refuses players who may not play, and inactive promotions. */
export const optIn =
  ({ promotionId, termsId, place: { brand, region } }: OptIn, now: Date): Action =>
  async (tx, playerId) => {
    const no = (field: string, why: string) => refused('promotionEnrollment', [field], why);
    const promotion = promotionOf(promotionId, null);
    if (promotion === null) {
      const refusal = await enrol(tx, { playerId, offerId: promotionId, seen: termsId, brand, region }, now);
      return refusal === null ? done : no(refusal === 'changed' ? 'termsId' : 'promotionId', words[refusal]);
    }
    if (!promotion.enrollsIn || !isOn(promotion, now)) return no('promotionId', FAILED);
    if (!(await mayBeOffered(tx, playerId, now))) return no('promotionId', (await isRegisterKnown(tx, playerId, now)) ? CLOSED : UNCHECKED);
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

export const statusOf = (promotionId: string, enrolled: ReadonlySet<string>, catalogue: Catalogue): EnrollmentStatus =>
  enrolled.has(promotionId) ? 'SUCCESS' : offerOf(promotionId, catalogue) === null ? 'NOT_REQUIRED' : 'PENDING';
