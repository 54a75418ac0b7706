import { sql } from 'kysely';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { t } from '#src/shared/text/t.ts';
import { accountsOf } from '#server/modules/persons/index.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { AwardState, Cause, Step } from '../rules/decide.ts';

const FIRST = 1;
const DAY_MS = 86_400_000;

const awardIdOf = (offerId: string, cause: string): string => `award-${contentHash([offerId, cause, FIRST]).slice(0, 40)}`;

export type SeenCause = { readonly cause: string; readonly ordinal: string; readonly isMet: boolean; readonly isOver: boolean };
type Whose = { readonly offerId: string; readonly playerId: string };

export async function keepCauses(trx: Trx, { offerId, playerId }: Whose, seen: readonly SeenCause[]): Promise<void> {
  if (seen.length === 0) return;
  const rows = seen.map(({ cause, ordinal, isMet, isOver }) => ({
    ...{ offer_id: offerId, player_id: playerId, step: FIRST },
    ...{ cause, ordinal, is_met: isMet, is_over: isOver },
  }));
  await trx
    .insertInto('offer_causes')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['offer_id', 'cause', 'step'])
        .doUpdateSet((row) => ({ is_met: row.ref('excluded.is_met'), is_over: row.ref('excluded.is_over') })),
    )
    .execute();
}

/** Reads causes, oldest first. Requires the wallet lock. */
export async function readCauses(trx: Trx, { offerId, playerId }: Whose, now: Date): Promise<readonly Cause[]> {
  const rows = await trx
    .selectFrom('offer_causes as c')
    .leftJoin('awards as a', 'a.id', 'c.award_id')
    .select(['c.cause', 'is_met', 'withheld', 'award_id', 'redeemed_bet_id', 'expires_at', 'withdrawn_at'])
    .select(sql<boolean>`EXISTS (SELECT FROM bets b WHERE b.free_bet_id = c.award_id)`.as('was_used'))
    .where('c.offer_id', '=', offerId)
    .where('c.player_id', '=', playerId)
    .orderBy('c.ordinal')
    .orderBy('c.cause')
    .execute();
  return rows.map((row) => ({ id: row.cause, isMet: row.is_met, withheld: row.withheld, award: stateOf(row, now) }));
}

type AwardRow = {
  readonly award_id: string | null;
  readonly redeemed_bet_id: string | null;
  readonly expires_at: Date | null;
  readonly withdrawn_at: Date | null;
  readonly was_used: boolean;
};

export function stateOf(row: AwardRow, now: Date): AwardState | null {
  if (row.award_id === null) return null;
  if (row.withdrawn_at !== null) return row.was_used ? 'withdrawn-returned' : 'withdrawn';
  if (row.redeemed_bet_id !== null) return 'spent';
  if (row.expires_at !== null && row.expires_at <= now) return 'expired';
  return row.was_used ? 'returned' : 'unused';
}

/** Counts awards of the person's other accounts. Requires the offer's lock. */
export async function awardsOfOtherAccounts(trx: Trx, { offerId, playerId }: Whose): Promise<number> {
  const others = (await accountsOf(trx, playerId)).filter((id) => id !== playerId);
  if (others.length === 0) return 0;
  const { count } = await trx
    .selectFrom('awards')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('offer_id', '=', offerId)
    .where('player_id', 'in', others)
    .where((row) => row.or([row('withdrawn_at', 'is', null), row.exists(row.selectFrom('bets').whereRef('free_bet_id', '=', 'awards.id'))]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Writes awards and their cost. Requires the locks of wallet and offer. Throws if the budget is too small. */
export async function applySteps(
  trx: Trx,
  whose: Whose,
  { pays }: Pick<OfferDocument, 'pays'>,
  steps: readonly Step[],
  now: Date,
): Promise<void> {
  const { offerId, playerId } = whose;
  const expires = new Date(now.getTime() + pays.days * DAY_MS);
  let cost = 0n;
  for (const step of steps) {
    const id = awardIdOf(offerId, step.cause);
    const ofCause = trx.updateTable('offer_causes').where('offer_id', '=', offerId).where('cause', '=', step.cause);
    if (step.kind === 'withhold') {
      await ofCause.set({ withheld: step.why }).execute();
      continue;
    }
    cost += step.budgetCents;
    if (step.kind === 'give') {
      const given = { offer_id: offerId, given_at: now, expires_at: expires, game_id: null };
      await trx
        .insertInto('awards')
        .values({ id, player_id: playerId, kind: 'free-bets', title: t`Bonus bet`, amount: BigInt(pays.cents), ...given })
        .execute();
      await ofCause.set({ award_id: id, withheld: null }).execute();
    } else {
      const changed = step.kind === 'withdraw' ? { withdrawn_at: now } : { withdrawn_at: null, given_at: now, expires_at: expires };
      const { numUpdatedRows } = await trx
        .updateTable('awards')
        .set(changed)
        .where('id', '=', id)
        .where('redeemed_bet_id', 'is', null)
        .where('withdrawn_at', step.kind === 'withdraw' ? 'is' : 'is not', null)
        .executeTakeFirst();
      if (step.kind === 'give-again') await ofCause.set({ withheld: null }).execute();
      if (numUpdatedRows !== 1n) throw new Error(`The award ${id} changed while its wallet was locked`);
    }
  }
  if (cost !== 0n)
    await trx
      .updateTable('offers')
      .set((row) => ({ awarded: row('awarded', '+', String(cost)) }))
      .where('id', '=', offerId)
      .execute();
}
