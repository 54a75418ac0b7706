import type { Kysely } from 'kysely';
import type { EnrollmentStatus } from '../gql/resolvers.ts';
import type { Schema } from '../store/schema.ts';
import { type Act, done, refused } from './once.ts';

/** Something that players may opt in to. Cards and forms name it by its id; what it is called here is what is told after opting in. */
export type Offer = { readonly id: string; readonly title: string; readonly startsAt: Date | null; readonly endsAt: Date | null };

/** No offer promises what the rest of the house does not do: being on a list is all that this one is. */
export const offers: readonly Offer[] = [{ id: 'season-pick-em', title: 'the season pick ’em list', startsAt: null, endsAt: null }];

/** Product §8. */
const FAILED = 'An error occurred, please opt in again';

export const offerOf = (promotionId: string): Offer | null => offers.find(({ id }) => id === promotionId) ?? null;

/** Whether an offer can be taken now. */
export const isOn = ({ startsAt, endsAt }: Offer, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);

export const optIn =
  (promotionId: string, now: Date): Act =>
  async (tx, playerId) => {
    const offer = offerOf(promotionId);
    if (!offer || !isOn(offer, now)) return refused('promotionEnrollment', ['promotionId'], FAILED);
    await tx
      .insertInto('promotion_enrollments')
      .values({ player_id: playerId, promotion_id: promotionId, enrolled_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return done;
  };

/** Ids of everything that a player has opted in to. */
export async function enrolledIn(db: Kysely<Schema>, playerId: string): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('promotion_enrollments').select('promotion_id').where('player_id', '=', playerId).execute();
  return new Set(rows.map(({ promotion_id }) => promotion_id));
}

export const statusOf = (promotionId: string, enrolled: ReadonlySet<string>): EnrollmentStatus =>
  enrolled.has(promotionId) ? 'SUCCESS' : offerOf(promotionId) === null ? 'NOT_REQUIRED' : 'PENDING';
