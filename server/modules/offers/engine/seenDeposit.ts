import { sql } from 'kysely';
import type { DepositRule, OfferOn } from '#src/shared/offers/document.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { type Arrival, depositStateOf, isDepositLookedAt, playEndsAt, type Span } from '../rules/qualify.ts';
import type { SeenCause, Whose } from './causes.ts';
import type { News } from './readFacts.ts';

type Found = Arrival & { readonly id: string; readonly ordinal: string };

/** Finds the first deposit that the offer rewards, and the cash wagered since. */
export async function seenDeposit(
  trx: Trx,
  { playerId }: Whose,
  document: OfferOn<DepositRule>,
  { span, now }: { readonly span: Span; readonly now: Date },
): Promise<readonly SeenCause[]> {
  const found = await firstDeposit(trx, playerId, document, span);
  if (found === null) return [];
  const { qualifies } = document;
  const window = { from: found.at, until: playEndsAt(qualifies, found.at) };
  const [isReturned, playedCents] = [await isSentBack(trx, found.id), await played(trx, playerId, window)];
  const standing = depositStateOf(qualifies, found, { isReturned, playedCents, now });
  return [{ cause: found.id, ordinal: found.ordinal, beganAt: found.at, baseCents: found.cents, doneCents: playedCents, ...standing }];
}

/** True if unread facts may change the deposit's state. */
export const concernsDeposit = ({ facts, calls }: News): boolean => calls.length > 0 || facts.some(({ kind }) => !IS_OPEN.has(kind));
/** Facts that do not end a bet or game round. */
const IS_OPEN: ReadonlySet<string> = new Set(['bet-placed', 'casino-wagered', 'casino-won']);

async function firstDeposit(trx: Trx, playerId: string, document: OfferOn<DepositRule>, span: Span): Promise<Found | null> {
  const rows = await trx
    .selectFrom('facts')
    .select(['reference', 'ordinal', 'recorded_at', 'cents'])
    .where('player_id', '=', playerId)
    .where('kind', '=', 'deposit')
    .where('recorded_at', '>=', span.joinedAt)
    .where('cents', '>=', String(document.qualifies.leastCents))
    .orderBy('ordinal')
    .limit(1)
    .execute();
  const found = rows.map(({ reference: id, ordinal, recorded_at: at, cents }) => ({ id, ordinal, at, cents: BigInt(cents) }));
  return found.find((one) => isDepositLookedAt(document, one, span)) ?? null;
}

async function isSentBack(trx: Trx, id: string): Promise<boolean> {
  const last = await trx
    .selectFrom('facts')
    .select('kind')
    .where('reference', '=', id)
    .where('kind', 'in', ['deposit', 'deposit-returned'])
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.kind === 'deposit-returned';
}

/** Sums cash stakes on decided bets and finished rounds of a period, without cashed-out parts. */
async function played(trx: Trx, playerId: string, { from, until }: { readonly from: Date; readonly until: Date }): Promise<bigint> {
  const { rows } = await sql<{ cents: string }>`
    SELECT (SELECT coalesce(sum(b.stake - b.cashed_stake), 0) FROM bets b WHERE b.player_id = ${playerId} AND b.placed_at >= ${from}
        AND b.placed_at < ${until} AND b.amount_source = 'CASH' AND b.status = 'SETTLED' AND b.outcome IN ('WIN', 'LOSS'))
      + (SELECT coalesce(sum(w.cash), 0) FROM casino_transactions w JOIN casino_rounds r ON r.id = w.round_id
        WHERE w.player_id = ${playerId} AND w.kind = 'WAGER' AND w.is_accepted AND w.undone_at IS NULL
          AND w.recorded_at >= ${from} AND w.recorded_at < ${until} AND r.state = 'SETTLED') AS cents`.execute(trx);
  return BigInt(rows[0]?.cents ?? '0');
}
