import type { Cents } from '#src/lib/money.ts';
import { movedLine } from '#src/lib/teaser.ts';
import type { Trx } from '../store/index.ts';
import { type BetTerms, storeTerms } from './betTerms.ts';
import type { AcceptedBet } from './decide.ts';
import { houseAccount, playerAccount, post } from './ledger.ts';
import type { Offer } from './offer.ts';
import { betId } from './placementBody.ts';

export type Placed = {
  readonly playerId: string;
  readonly placementId: string;
  readonly currency: string;
  readonly geo: unknown;
  readonly placedAt: Date;
  readonly bets: readonly AcceptedBet[];
};

/** Writes accepted bets and takes their stakes. The caller holds the wallet's lock and has seen that it covers them. */
export async function recordBets(trx: Trx, placed: Placed): Promise<string[]> {
  const ids = placed.bets.map((_, ordinal) => betId(placed.playerId, placed.placementId, ordinal));
  const rows = placed.bets.map((bet, ordinal) => ({ ...bet, ordinal, id: ids[ordinal] ?? '' }));
  await trx
    .insertInto('bets')
    .values(rows.map((bet) => betRow(placed, bet)))
    .execute();
  await trx
    .insertInto('bet_legs')
    .values(rows.flatMap((bet) => legRows(bet.id, bet)))
    .execute();
  const stakes = rows.map(({ id, totalCents }) => ({
    kind: 'bet-placed' as const,
    reference: id,
    round: 0,
    recordedAt: placed.placedAt,
    entries: stakeEntries(placed, totalCents),
  }));
  await post(trx, stakes);
  return ids;
}

const stakeEntries = ({ playerId, currency }: Placed, stakeCents: Cents) => [
  { account: playerAccount(playerId), cents: -stakeCents },
  { account: houseAccount('house-stakes', currency), cents: stakeCents },
];

const betRow = (
  placed: Placed,
  { id, ordinal, type, terms, price, totalCents, winCents }: AcceptedBet & { id: string; ordinal: number },
) => ({
  id,
  ordinal,
  player_id: placed.playerId,
  placement_id: placed.placementId,
  type,
  status: 'OPEN' as const,
  outcome: 'PENDING',
  currency: placed.currency,
  stake: totalCents,
  num: price.num,
  den: price.den,
  potential_payout: totalCents + winCents,
  amount_source: 'CASH',
  placed_at: placed.placedAt,
  geo: JSON.stringify(placed.geo),
  terms: storeTerms(terms),
});

/** A teaser is graded by the lines it has moved. */
const lineOf = (offer: Offer, terms: BetTerms): number | null => (terms.kind === 'teaser' ? movedLine(offer, terms.points) : offer.points);

const legRows = (id: string, { offers, terms }: AcceptedBet) =>
  offers.map((offer, ordinal) => ({
    id: `${id}-${ordinal}`,
    bet_id: id,
    ordinal,
    event_id: offer.eventId,
    market_id: offer.marketId,
    selection_id: offer.selectionId,
    market_name: offer.marketName,
    selection_name: offer.selectionName,
    market_type: offer.marketType,
    selection_type: offer.selectionType,
    num: offer.price.num,
    den: offer.price.den,
    points: lineOf(offer, terms),
    outcome_reason: null,
  }));
