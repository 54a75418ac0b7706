import { sql } from 'kysely';
import { casinoRestrictionOf } from '#server/modules/casino/rules/index.ts';
import { mayBeOffered } from '#server/modules/responsibleGaming/offered/index.ts';
import { isRegisterKnown } from '#server/modules/responsibleGaming/register/index.ts';
import { lockWallet } from '#server/modules/wallet/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { isRunning } from '../rules/running.ts';
import { isMeantFor } from './segment.ts';
import { findOffer, hasAutomatic } from './versions.ts';

export type Enrolling = {
  readonly playerId: string;
  readonly offerId: string;
  readonly seen: string | null;
  readonly brand: string;
  readonly region: string;
};
export type EnrolRefusal = 'barred' | 'changed' | 'others' | 'over' | 'register-unchecked' | 'unknown';

/** Enrols in the version shown, once. Locks the wallet; writes. Null on success. */
export async function enrol(trx: Trx, { playerId, offerId, seen, brand, region }: Enrolling, now: Date): Promise<EnrolRefusal | null> {
  const { currency } = await lockWallet(trx, playerId);
  const offer = await findOffer(trx, offerId);
  if (offer === null) return 'unknown';
  const { document } = offer;
  if (!document.brands.includes(brand) || !document.regions.includes(region) || document.currency !== currency) return 'unknown';
  if (document.joining !== 'opt-in' || !isRunning(offer, now)) return 'over';
  if (!(await mayBeOffered(trx, playerId, now))) return (await isRegisterKnown(trx, playerId, now)) ? 'barred' : 'register-unchecked';
  if (document.qualifies.kind === 'day-loss' && (await isCasinoRestricted(trx, playerId, now))) return 'barred';
  const isEnrolled = await trx
    .selectFrom('promotion_enrollments')
    .select('offer_hash')
    .where('player_id', '=', playerId)
    .where('promotion_id', '=', offerId)
    .executeTakeFirst();
  if (isEnrolled) return null;
  if (seen !== offer.hash) return 'changed';
  if (!(await isMeantFor(trx, playerId, document, now))) return 'others';
  await join(trx, { playerId, offerId, hash: offer.hash, joinedAt: now });
  await skipFacts(trx, playerId);
  return null;
}

export async function isCasinoRestricted(trx: Trx, playerId: string, now: Date): Promise<boolean> {
  const columns = ['casino_restricted_at', 'casino_restricted_until'] as const;
  const player = await trx.selectFrom('players').select(columns).where('id', '=', playerId).executeTakeFirstOrThrow();
  return casinoRestrictionOf(player, now) !== null;
}

type Joined = { readonly playerId: string; readonly offerId: string; readonly hash: string; readonly joinedAt: Date };

/** Writes the enrolment once. */
export async function join(trx: Trx, { playerId, offerId, hash, joinedAt }: Joined): Promise<void> {
  await trx
    .insertInto('promotion_enrollments')
    .values({ player_id: playerId, promotion_id: offerId, enrolled_at: joinedAt, offer_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Marks past facts as read, unless an automatic offer may need them. Writes; lock the wallet first. */
async function skipFacts(trx: Trx, playerId: string): Promise<void> {
  await sql`INSERT INTO fact_cursors (player_id, ordinal)
    SELECT ${playerId}, coalesce((SELECT max(ordinal) FROM facts WHERE player_id = ${playerId}), 0)
    WHERE NOT ${hasAutomatic} ON CONFLICT DO NOTHING`.execute(trx);
}
