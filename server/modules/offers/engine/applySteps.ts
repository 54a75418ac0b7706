import type { OfferDocument, Pays } from '#src/shared/offers/document.ts';
import { t } from '#src/shared/text/t.ts';
import { closeLot, openLot } from '#server/modules/wallet/credit/index.ts';
import { contentHash } from '#server/platform/canonicalJson.ts';
import type { Trx } from '#server/platform/store/index.ts';
import type { Step } from '../rules/decide.ts';
import { FIRST, type Whose } from './causes.ts';

const DAY_MS = 86_400_000;

const awardIdOf = (offerId: string, cause: string): string => `award-${contentHash([offerId, cause, FIRST]).slice(0, 40)}`;

function awardOf(pays: Pays, cents: bigint) {
  if (pays.kind === 'cashback') return { kind: 'cashback' as const, title: t`Cashback`, amount: cents, game_id: null };
  if (pays.kind !== 'profit-boost') return { kind: 'free-bets' as const, title: t`Bonus bet`, amount: cents, game_id: null };
  const { percent, mostStakeCents, mostExtraCents, on } = pays;
  return {
    ...{ kind: 'profit-boosts' as const, title: t`${percent}% profit boost`, amount: null, game_id: null },
    ...{ boost_percent: percent, most_stake: BigInt(mostStakeCents), most_extra: BigInt(mostExtraCents) },
    ...(on === null ? {} : on.kind === 'sport' ? { sport_id: on.id } : { event_id: on.id }),
  };
}

type Terms = Pick<OfferDocument, 'currency' | 'pays'>;

/** Writes awards and their cost. Lock wallet and offer first. Throws if the budget is too small. */
export async function applySteps(trx: Trx, whose: Whose, terms: Terms, steps: readonly Step[], now: Date): Promise<void> {
  let cost = 0n;
  for (const step of steps) cost += await applyStep(trx, whose, terms, step, now);
  if (cost !== 0n)
    await trx
      .updateTable('offers')
      .set((row) => ({ awarded: row('awarded', '+', String(cost)) }))
      .where('id', '=', whose.offerId)
      .execute();
}

async function applyStep(trx: Trx, { offerId, playerId }: Whose, { pays, currency }: Terms, step: Step, now: Date): Promise<bigint> {
  const id = awardIdOf(offerId, step.cause);
  const ofCause = trx.updateTable('offer_causes').where('offer_id', '=', offerId).where('cause', '=', step.cause);
  if (step.kind === 'withhold') {
    await ofCause.set({ withheld: step.why }).execute();
    return 0n;
  }
  const lot = { lotId: id, playerId, currency, now };
  const given = { given_at: now, expires_at: new Date(now.getTime() + pays.days * DAY_MS) };
  if (step.kind === 'give') {
    await trx
      .insertInto('awards')
      .values({ id, player_id: playerId, offer_id: offerId, ...awardOf(pays, step.cents), ...given })
      .execute();
    await ofCause.set({ award_id: id, withheld: null }).execute();
    if (pays.kind === 'cashback') await openLot(trx, lot, step.cents);
    return step.budgetCents;
  }
  const isBack = step.kind === 'withdraw';
  const { numUpdatedRows } = await trx
    .updateTable('awards')
    .set(isBack ? { withdrawn_at: now } : { withdrawn_at: null, ...(pays.kind === 'profit-boost' ? {} : { amount: step.cents }), ...given })
    .where('id', '=', id)
    .where('redeemed_bet_id', 'is', null)
    .where('withdrawn_at', isBack ? 'is' : 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) throw new Error(`The award ${id} changed while its wallet was locked`);
  // If `budgetCents` is 0, the award's cost still counts, because part of its credit was used. Then only the rest is given again.
  if (pays.kind === 'cashback') await (isBack ? closeLot(trx, lot) : openLot(trx, lot, step.budgetCents === 0n ? null : step.cents));
  if (!isBack) await ofCause.set({ withheld: null }).execute();
  return step.budgetCents;
}
