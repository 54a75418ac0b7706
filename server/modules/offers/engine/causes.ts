import { sql } from 'kysely';
import type { Pays } from '#src/shared/offers/document.ts';
import { awardCentsOf } from '#src/shared/offers/values.ts';
import { accountsOf } from '#server/modules/persons/index.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { AwardState, Cause } from '../rules/decide.ts';
import type { CauseState } from '../rules/qualify.ts';

export const FIRST = 1;

/** SQL: a bet or game round has used the award. */
export const wasUsed = (award: string) =>
  sql<boolean>`(EXISTS (SELECT FROM bets b WHERE b.free_bet_id = ${sql.ref(award)} OR b.profit_boost_id = ${sql.ref(award)})
    OR EXISTS (SELECT FROM credit_moves m WHERE m.lot_id = ${sql.ref(award)} AND m.journal_id NOT LIKE 'credit-%'))`;
/** SQL: the most that an award can cost. */
export const awardedCents = (table: string) =>
  sql<string | null>`coalesce(${sql.ref(`${table}.amount`)}, ${sql.ref(`${table}.most_extra`)})`;

export type SeenCause = CauseState & {
  readonly cause: string;
  readonly ordinal: string;
  readonly beganAt: Date;
  /** Amount of which the award is a percentage. */
  readonly baseCents: bigint;
  readonly doneCents: bigint;
};
export type Whose = { readonly offerId: string; readonly playerId: string };

export async function keepCauses(trx: Trx, { offerId, playerId }: Whose, seen: readonly SeenCause[]): Promise<void> {
  if (seen.length === 0) return;
  const rows = seen.map(({ cause, ordinal, isMet, isOver, beganAt, baseCents, doneCents }) => ({
    ...{ offer_id: offerId, player_id: playerId, step: FIRST, began_at: beganAt },
    ...{ cause, ordinal, is_met: isMet, is_over: isOver, base: baseCents, done: doneCents },
  }));
  await trx
    .insertInto('offer_causes')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['offer_id', 'cause', 'step']).doUpdateSet((row) => ({
        ...{ is_met: row.ref('excluded.is_met'), is_over: row.ref('excluded.is_over') },
        ...{ base: row.ref('excluded.base'), done: row.ref('excluded.done') },
      })),
    )
    .execute();
}

/** Reads the player's bets or deposits that may earn awards, oldest first. Lock the wallet first. */
export async function readCauses(trx: Trx, { offerId, playerId }: Whose, pays: Pays, now: Date): Promise<readonly Cause[]> {
  const rows = await trx
    .selectFrom('offer_causes as c')
    .leftJoin('awards as a', 'a.id', 'c.award_id')
    .select(['c.cause', 'is_met', 'withheld', 'base', 'award_id', 'redeemed_at', 'expires_at', 'withdrawn_at'])
    .select(wasUsed('c.award_id').as('was_used'))
    .select(awardedCents('a').as('amount'))
    .where('c.offer_id', '=', offerId)
    .where('c.player_id', '=', playerId)
    .orderBy('c.ordinal')
    .orderBy('c.cause')
    .execute();
  return rows.map((row) => {
    const [award, awardCents] = [stateOf(row, now), BigInt(row.amount ?? 0)];
    return { ...earnedBy(pays, row.cause, row.is_met, BigInt(row.base)), withheld: row.withheld, award, awardCents };
  });
}

function earnedBy(pays: Pays, id: string, isMet: boolean, baseCents: bigint): Pick<Cause, 'cents' | 'id' | 'isMet'> {
  const cents = awardCentsOf(pays, baseCents);
  return { id, isMet: isMet && cents > 0n, cents };
}

/** Builds a cause without an award decision. */
export const undecided = ({ cause, isMet, baseCents }: SeenCause, pays: Pays): Cause => ({
  ...earnedBy(pays, cause, isMet, baseCents),
  ...{ withheld: null, award: null, awardCents: 0n },
});

type AwardRow = {
  readonly award_id: string | null;
  readonly redeemed_at: Date | null;
  readonly expires_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly was_used: boolean;
};

export function stateOf(row: AwardRow, now: Date): AwardState | null {
  if (row.award_id === null) return null;
  if (row.withdrawn_at !== null) return row.was_used ? 'withdrawn-returned' : 'withdrawn';
  if (row.redeemed_at !== null) return 'spent';
  if (row.expires_at !== null && row.expires_at <= now) return 'expired';
  return row.was_used ? 'returned' : 'unused';
}

/** Counts awards of the person's other accounts. Lock the offer first. */
export async function awardsOfOtherAccounts(trx: Trx, { offerId, playerId }: Whose): Promise<number> {
  const others = (await accountsOf(trx, playerId)).filter((id) => id !== playerId);
  if (others.length === 0) return 0;
  const { count } = await trx
    .selectFrom('awards')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('offer_id', '=', offerId)
    .where('player_id', 'in', others)
    .where((row) => row.or([row('withdrawn_at', 'is', null), wasUsed('awards.id')]))
    .executeTakeFirstOrThrow();
  return Number(count);
}
