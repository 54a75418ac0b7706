import type {
  BetErrorFieldsFragment,
  BetslipFieldsFragment,
  DraftBetFieldsFragment,
  PlaceBetsResultFieldsFragment,
} from '#src/gql/graphql.ts';
import { longToBigint } from '#src/shared/money/money.ts';
import { type Price } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import type { Decision, Placement } from './placement.ts';
import { fromWire } from './refusals.ts';
import { NO_REWARDS } from './rewards.ts';
import { placedRewardInput, rewardsFrom } from './rewardsWire.ts';
import { samePoints } from './points.ts';
import type { Refusal } from './refusal.ts';
import type { AcceptedGame, AcceptedOffer, BetslipTab, DraftBet, Leg, Slip, TeaserDraft, WantedBets } from './types.ts';

export { samePoints };

export type WireReceipt = PlaceBetsResultFieldsFragment;
export type WirePlacedBet = WireReceipt['placedBets'][number];

type WireLeg = DraftBetFieldsFragment['draftLegs'][number];
type WireOdds = { readonly numeratorLong: string; readonly denominatorLong: string };

/** Throws on a malformed number. */
export function slipFrom(wire: BetslipFieldsFragment): Slip {
  const straight = wire.straight.draftBetEventGroupings.flatMap(({ draftBets }) => draftBets.map((draft) => draftFrom(draft, 'straight')));
  const parlay = wire.parlay.draftBet ? draftFrom(wire.parlay.draftBet, 'parlay') : null;
  return {
    id: wire.id,
    version: longToBigint(wire.version),
    straight,
    parlay,
    roundRobins: parlay === null ? [] : wire.roundRobin.draftBets.map((robin) => robinFrom(robin, parlay)),
    refusals: {
      whole: refusalsFrom(wire.errors),
      straight: refusalsFrom(wire.straight.errors),
      parlay: refusalsFrom([...wire.parlay.errors, ...wire.roundRobin.errors]),
      teaser: refusalsFrom(wire.teaser.errors),
    },
    teaser: teaserFrom(wire.teaser.teaserDraftBet, straight),
  };
}

const draftFrom = (wire: DraftBetFieldsFragment, kind: BetslipTab): DraftBet => ({
  id: wire.id,
  kind,
  size: null,
  stored: storedFrom(wire),
  rewards: rewardsFrom(wire),
  legs: wire.draftLegs.map(legFrom),
  sameGameRule: wire.sameGameRule,
  delayMs: wire.placeBetDelayMilliseconds,
  refusals: refusalsFrom(wire.errors),
});

const robinFrom = (
  {
    id,
    betAmount,
    amountSourceType,
    availablePromotionalCreditBalance: credit,
    errors,
  }: BetslipFieldsFragment['roundRobin']['draftBets'][number],
  parlay: DraftBet,
): DraftBet => ({
  id,
  kind: 'parlay',
  size: Number(id.split(':')[1]),
  stored: { betCents: betAmount ? longToBigint(betAmount.amountLong) : null, winCents: null, field: 'BET' },
  // Promotional credit is the only reward for round robins.
  rewards: {
    ...NO_REWARDS,
    use: amountSourceType === 'PROMOTIONAL_CREDIT' ? { kind: 'promotional-credit' } : null,
    creditCents: credit ? longToBigint(credit.amountLong) : 0n,
  },
  legs: parlay.legs,
  delayMs: parlay.delayMs ?? 0,
  refusals: refusalsFrom(errors),
});

function teaserFrom(wire: BetslipFieldsFragment['teaser']['teaserDraftBet'], straight: readonly DraftBet[]): TeaserDraft | null {
  if (wire === null) return null;
  const { draftBet, label, teaserPoints, teaserPreviews } = wire;
  const legs = new Map(straight.flatMap((draft) => draft.legs.map((leg) => [leg.selectionId, leg] as const)));
  return {
    draft: {
      id: draftBet.id,
      kind: 'teaser',
      size: null,
      stored: storedFrom(draftBet),
      delayMs: draftBet.placeBetDelayMilliseconds,
      rewards: rewardsFrom(draftBet),
      legs: draftBet.draftLegs.map(({ marketSelection }) => legs.get(marketSelection.id)).filter((leg) => leg !== undefined),
      refusals: refusalsFrom(draftBet.errors),
    },
    points: teaserPoints.decimalPoints,
    price: priceFrom(draftBet.totalOdds),
    sport: label,
    previews: teaserPreviews.map(({ points, name, totalOdds, legPoints, rule, drop, dropsTo, terms }) => ({
      points: points.decimalPoints,
      name,
      price: totalOdds ? priceFrom(totalOdds) : null,
      moves: legPoints.map(({ decimalPoints }) => decimalPoints),
      rule,
      drop,
      dropsTo: dropsTo.map(({ legs: left, totalOdds: pays }) => ({ legs: left, price: priceFrom(pays) })),
      terms,
    })),
  };
}

const storedFrom = (wire: Pick<DraftBetFieldsFragment, 'betAmount' | 'winAmount' | 'patronSetAmountType'>): DraftBet['stored'] => ({
  betCents: wire.betAmount ? longToBigint(wire.betAmount.amountLong) : null,
  winCents: wire.winAmount ? longToBigint(wire.winAmount.amountLong) : null,
  field: wire.patronSetAmountType,
});

const legFrom = (wire: WireLeg): Leg => ({
  selectionId: wire.marketSelection.id,
  eventId: wire.eventId,
  eventName: wire.eventName,
  eventStatus: wire.eventStatus,
  startsAt: wire.startsAt,
  selectionName: wire.marketSelection.name.defaultName,
  selectionType: wire.marketSelection.type,
  marketName: wire.marketName,
  marketType: wire.marketType,
  offer: {
    price: priceFrom(wire.marketSelection.odds),
    points: samePoints(wire.marketSelection.points?.decimalPoints ?? null),
    status: wire.marketSelection.status,
  },
  accepted: { price: priceFrom(wire.acceptedOdds), points: samePoints(wire.acceptedPoints?.decimalPoints ?? null) },
  refusals: refusalsFrom(wire.errors),
});

const refusalsFrom = (wire: readonly BetErrorFieldsFragment[]): readonly Refusal[] => wire.map(fromWire);

const priceFrom = ({ numeratorLong, denominatorLong }: WireOdds): Price =>
  ratio(longToBigint(numeratorLong), longToBigint(denominatorLong));

/** Throws if the placement is accepted without bets. */
export function decisionFrom(wire: PlaceBetsResultFieldsFragment): Decision<WireReceipt> {
  if (!wire.accepted) return { accepted: false, refusals: refusalsFrom(wire.errors) };
  if (wire.placedBets.length === 0) throw new Error('An accepted placement has no bets.');
  return { accepted: true, receipt: wire };
}

export const acceptedInput = ({ selectionId, price, points }: AcceptedOffer) => ({
  selectionId,
  oddsNumerator: String(price.num),
  oddsDenominator: String(price.den),
  ...(points === null ? {} : { points }),
});

export const draftBetsInput = ({ legs, game, replaces = false, from }: WantedBets) => ({
  draftBets: [
    {
      legs: legs.map(({ selectionId, price }) => ({
        selectionId,
        ...(price ? { oddsNumerator: String(price.num), oddsDenominator: String(price.den) } : {}),
      })),
      sameGameParlayLegs: game
        ? [gameInput({ ...game, legs: game.legs.map(({ selection, offer }) => ({ selectionId: selection.id, ...offer })) })]
        : [],
    },
  ],
  mergeBetslip: !replaces,
  ...from,
});

export const gameInput = ({ eventId, legs, price }: AcceptedGame) => ({
  eventId,
  oddsNumerator: String(price.num),
  oddsDenominator: String(price.den),
  marketSelections: legs.map(acceptedInput),
});

/** Retries get an equal body, because the server compares bodies. */
export const placeBetsInput = ({ bets }: Placement) =>
  bets.map(({ draftBetId, betAmount, legs, totalOdds, teaserPoints, teaserTerms, reward }) => ({
    ...placedRewardInput(reward),
    draftBetId,
    betAmount,
    ...(teaserPoints === undefined ? {} : { teaserPoints }),
    ...(teaserTerms === undefined ? {} : { teaserTerms }),
    ...(totalOdds ? { totalOddsNumerator: totalOdds.numerator, totalOddsDenominator: totalOdds.denominator } : {}),
    legs: legs.map(({ selectionId, oddsNumerator, oddsDenominator, points }) => ({
      selectionId,
      oddsNumerator,
      oddsDenominator,
      ...(points === null ? {} : { points }),
    })),
  }));
