import { boostedStake } from '#src/shared/betting/boost.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { movedLine, moveOf } from '#src/shared/betting/teaser.ts';
import { insertionOf, type Row, together, type Trx } from '#server/platform/store/index.ts';
import { type BetTerms, storeTerms } from '../pricing/betTerms.ts';
import type { AcceptedBet } from '../placement/decide.ts';
import {
  checkPostedOf,
  houseAccount,
  type Journal,
  playerAccount,
  type PostedAccount,
  postOfPlayer,
} from '#server/modules/wallet/ledger/index.ts';
import type { Offer } from '../pricing/offer.ts';
import { BET_COLUMNS, LEG_COLUMNS, namesOf } from '../bets/betColumns.ts';
import { withPartPrices } from '../pricing/partPrices.ts';
import { betId } from '../placement/placementBody.ts';
import { redeem } from '../rewards/rewardStore.ts';

export type Placed = {
  readonly playerId: string;
  readonly placementId: string;
  readonly currency: string;
  readonly geo: unknown;
  readonly placedAt: Date;
  readonly bets: readonly AcceptedBet[];
};

const BET_WRITTEN = namesOf<ReturnType<typeof betRow>>({
  id: true,
  ordinal: true,
  player_id: true,
  placement_id: true,
  status: true,
  outcome: true,
  currency: true,
  placed_at: true,
  geo: true,
  type: true,
  terms: true,
  stake: true,
  num: true,
  den: true,
  potential_payout: true,
  amount_source: true,
  free_bet_id: true,
  profit_boost_id: true,
  boost_percent: true,
  boosted_stake: true,
  boost_most_extra: true,
});
const LEG_WRITTEN = namesOf<ReturnType<typeof legRow>>({
  id: true,
  bet_id: true,
  ordinal: true,
  event_id: true,
  market_id: true,
  selection_id: true,
  market_name: true,
  selection_name: true,
  market_type: true,
  selection_type: true,
  num: true,
  den: true,
  points: true,
  outcome_reason: true,
});

export const idsOf = ({ playerId, placementId, bets }: Placed): string[] => bets.map((_, ordinal) => betId(playerId, placementId, ordinal));

/** Inserts bets and stakes. Lock the wallet and check the balance first; call `checkStakes` and `spendRewards` afterwards. */
export function betStatements(trx: Trx, placed: Placed) {
  const rows = rowsOf(placed);
  return [
    insertBets(rows.map((bet) => betRow(placed, bet))),
    insertLegs(rows.flatMap(legRows)),
    postOfPlayer(trx, placed.playerId, stakesOf(placed)),
  ] as const;
}

/** Throws if a player account is missing. */
export const checkStakes = (accounts: readonly PostedAccount[], placed: Placed): void => checkPostedOf(accounts, stakesOf(placed));

/** Marks rewards as used. Throws if a token is missing or used. */
export async function spendRewards(trx: Trx, placed: Placed): Promise<void> {
  for (const { id, request } of rowsOf(placed))
    if (request.reward !== undefined && request.reward.kind !== 'promotional-credit')
      await redeem(trx, request.reward.id, id, placed.placedAt);
}

/** Writes bets. Throws as `post` and `spendRewards` do. */
export async function recordBets(trx: Trx, placed: Placed): Promise<string[]> {
  const [, , posted] = await together(trx, betStatements(trx, placed));
  checkStakes(posted, placed);
  await spendRewards(trx, placed);
  return idsOf(placed);
}

const rowsOf = (placed: Placed) =>
  idsOf(placed).flatMap((id, ordinal) => (placed.bets[ordinal] ? [{ id, ordinal, ...placed.bets[ordinal] }] : []));

const stakesOf = (placed: Placed): readonly Journal[] =>
  rowsOf(placed).map((bet) => ({
    kind: 'bet-placed' as const,
    reference: bet.id,
    round: 0,
    recordedAt: placed.placedAt,
    entries: stakeEntries(placed, sourceOf(bet), bet.totalCents),
  }));

export function sourceOf({ request }: Pick<AcceptedBet, 'request'>): 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT' {
  if (request.reward?.kind === 'free-bet') return 'FREE_BET';
  return request.reward?.kind === 'promotional-credit' ? 'PROMOTIONAL_CREDIT' : 'CASH';
}

const stakeEntries = ({ playerId, currency }: Placed, source: ReturnType<typeof sourceOf>, stakeCents: Cents) => [
  {
    account:
      source === 'FREE_BET'
        ? houseAccount('house-promotions', currency)
        : playerAccount(playerId, source === 'CASH' ? 'player-cash' : 'player-bonus'),
    cents: -stakeCents,
  },
  { account: houseAccount('house-stakes', currency), cents: stakeCents },
];

const insertBets = insertionOf<'bets', typeof BET_WRITTEN, Row<'bets'>>('bets', BET_WRITTEN, BET_COLUMNS);
const insertLegs = insertionOf<'bet_legs', typeof LEG_WRITTEN, Row<'bet_legs'>>('bet_legs', LEG_WRITTEN, LEG_COLUMNS);

// Lists own fields before spread ones, so that V8 handles all rows alike (decision 0072).
const betRow = (placed: Placed, bet: AcceptedBet & { id: string; ordinal: number }) => ({
  id: bet.id,
  ordinal: bet.ordinal,
  player_id: placed.playerId,
  placement_id: placed.placementId,
  status: 'OPEN' as const,
  outcome: 'PENDING' as const,
  currency: placed.currency,
  placed_at: placed.placedAt,
  geo: JSON.stringify(placed.geo),
  ...priceRow(bet),
  ...rewardRow(bet),
});

const priceRow = ({ type, terms, price, totalCents, offers }: AcceptedBet) => ({
  type,
  terms: storeTerms(withPartPrices(terms, offers)),
  stake: totalCents,
  num: price.num,
  den: price.den,
});

function rewardRow(bet: AcceptedBet) {
  const { request, boost, totalCents, winCents } = bet;
  const source = sourceOf(bet);
  const id = request.reward === undefined || request.reward.kind === 'promotional-credit' ? null : request.reward.id;
  return {
    potential_payout: source === 'FREE_BET' ? winCents : totalCents + winCents,
    amount_source: source,
    free_bet_id: source === 'FREE_BET' ? id : null,
    profit_boost_id: boost ? id : null,
    boost_percent: boost?.percent ?? null,
    boosted_stake: boost ? boostedStake(totalCents, boost) : null,
    boost_most_extra: boost?.mostExtraCents ?? null,
  };
}

const lineOf = (offer: Offer, terms: BetTerms): number | null =>
  terms.kind === 'teaser' ? movedLine(offer, moveOf(terms, offer.sport)) : offer.points;

const legRows = (bet: AcceptedBet & { id: string }) => bet.offers.map((offer, ordinal) => legRow(bet, offer, ordinal));

const legRow = ({ id, terms }: AcceptedBet & { id: string }, offer: Offer, ordinal: number) => ({
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
});
