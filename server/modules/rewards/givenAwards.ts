import type { Kysely } from 'kysely';
import type { Row, Schema } from '#server/platform/store/schema/index.ts';

export const awardsOf = (db: Kysely<Schema>, playerId: string, now: Date): Promise<readonly Row<'awards'>[]> =>
  db
    .selectFrom('awards')
    .selectAll('awards')
    .select((award) =>
      award.fn
        .coalesce(award.selectFrom('credit_lots').select('remaining').whereRef('credit_lots.id', '=', 'awards.id'), 'amount')
        .as('amount'),
    )
    .where('player_id', '=', playerId)
    .where('redeemed_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where('is_paused', '=', false)
    .where((is) => is.or([is('effective_at', 'is', null), is('effective_at', '<=', now)]))
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .orderBy('expires_at')
    .orderBy('id')
    .execute();

/** Most awards to count: clients only need to know whether there are several (product §4, §7: the first two of the section). */
const MOST_CASHBACK = 2;

export const cashbackCount = async (db: Kysely<Schema>, playerId: string, now: Date): Promise<number> =>
  (await awardsOf(db, playerId, now)).filter(({ kind }) => kind === 'cashback').slice(0, MOST_CASHBACK).length;

const MAX_ENDED = 50;

export const endedAwardsOf = (db: Kysely<Schema>, playerId: string, now: Date): Promise<readonly Row<'awards'>[]> =>
  db
    .selectFrom('awards')
    .selectAll()
    .where('player_id', '=', playerId)
    .where((is) => is.or([is('expires_at', '<=', now), is('redeemed_at', 'is not', null), is('withdrawn_at', 'is not', null)]))
    .orderBy((is) => is.fn.coalesce('redeemed_at', 'withdrawn_at', 'expires_at'), 'desc')
    .orderBy('id')
    .limit(MAX_ENDED)
    .execute();
