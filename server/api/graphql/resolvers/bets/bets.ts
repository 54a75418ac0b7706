import { sameGamePushes } from '#src/shared/betting/sameGame/push.ts';
import { formatCents } from '#src/shared/money/money.ts';
import { t } from '#src/shared/text/t.ts';
import { audienceOf } from '#server/platform/viewer.ts';
import { betTotals, findBet, findBets, findShareId, listBets } from '#server/modules/betting/bets/index.ts';
import { completedCashOuts } from '#server/modules/betting/cashOut/index.ts';
import type { BetOutcome } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import type { ReceiptBet } from '#server/content/index.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import type { BetParent, BetSectionParent } from '#server/kinds/parents.ts';
import { participantOf } from '#server/kinds/participant.ts';
import { playerIn } from '#server/kinds/player.ts';
import { cashOutOf } from './cashOutView.ts';
import { legGroupResolvers } from './legGroups.ts';
import { sharedBetPath } from './sharing.ts';
import { pageOf, points } from '#server/kinds/values.ts';
import { money } from '#server/platform/money.ts';

const MAX_PAGE = 50;
const USUAL_PAGE = 20;
const TITLES = { open: t`Open`, settled: t`Settled` } as const;
const FILTERS = [
  { id: 'all', label: t`All` },
  { id: 'straight', label: t`Straight` },
  { id: 'parlay', label: t`Parlay` },
  { id: 'round-robin', label: t`Round robin` },
  { id: 'teaser', label: t`Teaser` },
] as const;

/** Throws `BAD_USER_INPUT` for an unknown section or filter. */
export const betSection = (sectionId: string, filterId: string): BetSectionParent => {
  if (sectionId !== 'open' && sectionId !== 'settled') throw badInput('A section is open or settled.', ['sectionId']);
  const filter = FILTERS.find(({ id }) => id === filterId);
  if (!filter) throw badInput('A filter is all, straight, parlay, round-robin or teaser.', ['selectedFilterId']);
  return { sectionId, filterId: filter.id };
};

export const betsById = (context: GraphQLContext, betIds: readonly string[]): Promise<BetParent[]> =>
  findBets(context.deps.db, { playerId: sessionIn(context).playerId, betIds });

const isInPlay = ({ deps }: GraphQLContext, eventId: string): boolean => deps.catalogue.event(eventId)?.status === 'IN_PLAY';

/** Stake that the payout includes. Zero for bonus bets, whose stake is not paid out. */
const stakeInPayout = ({ amountSource, stakeCents }: BetParent): bigint => (amountSource === 'FREE_BET' ? 0n : stakeCents);

async function totalsIn(context: GraphQLContext) {
  const { currency, id } = await playerIn(context);
  const totals = await betTotals(context.deps.db, id);
  return {
    __typename: 'BetHistoryTotals' as const,
    openCount: totals.openCount,
    openStake: money(totals.openStakeCents, currency),
    openPotentialPayout: money(totals.openPotentialPayoutCents, currency),
  };
}

const connectionOf = (bet: BetParent | null) => ({
  __typename: 'BetConnection' as const,
  edges: bet === null ? [] : [{ __typename: 'BetEdge' as const, cursor: bet.id, node: bet }],
  pageInfo: { __typename: 'PageInfo' as const, endCursor: null, hasNextPage: false },
});

export const betResolvers = {
  Query: {
    betHistoryPage: (_root, _args, context) => {
      sessionIn(context);
      return { __typename: 'BetHistoryPage', sections: [betSection('open', 'all'), betSection('settled', 'all')] };
    },
    betHistorySection: (_root, { sectionId, selectedFilterId, first, after }, context) => {
      sessionIn(context);
      return { ...betSection(sectionId, selectedFilterId ?? 'all'), first, after };
    },
    betHistoryTotals: (_root, _args, context) => totalsIn(context),
  },
  BetHistorySection: {
    id: (section) => ('betId' in section ? `bet/${section.betId}` : section.sectionId),
    title: (section) => ('betId' in section ? t`Bet` : TITLES[section.sectionId]),
    filters: (section) => ('betId' in section ? [] : FILTERS.map((filter) => ({ __typename: 'BetHistoryFilter' as const, ...filter }))),
    selectedFilterId: (section) => ('betId' in section ? 'all' : section.filterId),
    totals: (section, _args, context) => ('sectionId' in section && section.sectionId === 'open' ? totalsIn(context) : null),
    bets: async (section, { first, after }, context) => {
      const { playerId } = sessionIn(context);
      if ('betId' in section) return connectionOf(await findBet(context.deps.db, { playerId, betId: section.betId }));
      const size = first ?? section.first ?? USUAL_PAGE;
      if (size < 1 || size > MAX_PAGE) throw badInput(`first is 1 to ${MAX_PAGE}.`, ['first']);
      const asked = { section: section.sectionId, filter: section.filterId, first: size, after: after ?? section.after ?? null };
      const page = await listBets(context.deps.db, { playerId, ...asked });
      return {
        __typename: 'BetConnection',
        edges: page.bets.map((node, at) => ({ __typename: 'BetEdge' as const, cursor: page.cursors[at] ?? '', node })),
        pageInfo: { __typename: 'PageInfo', endCursor: page.endCursor, hasNextPage: page.hasNextPage },
      };
    },
  },
  PlacedBet: {
    rawId: ({ id }) => id,
    version: ({ version }) => version.toString(),
    outcome: ({ outcome }): BetOutcome => outcome,
    overrideOutcome: ({ outcome, legs }) => (legs.every(({ isVoidByHand }) => isVoidByHand) ? outcome : null),
    regraded: ({ legs }) => legs.some(({ before }) => before !== null),
    numLegs: ({ legs }) => legs.length,
    numberOfCombinations: ({ combinations }) => combinations,
    featuredBetId: ({ featured }) => featured?.id ?? null,
    featuredBetTitle: ({ featured }) => featured?.title ?? null,
    sameGameRule: ({ sameGamePush }) => sameGamePush && sameGamePushes[sameGamePush],
    teaserPoints: ({ teaserPoints }) => points(teaserPoints, ''),
    teaserRule: ({ teaserRule }) => teaserRule,
    placedAt: ({ placedAt }) => placedAt.toISOString(),
    closedAt: ({ settledAt }) => settledAt?.toISOString() ?? null,
    anyLegsInPlay: ({ legs }, _args, context) => legs.some(({ eventId }) => isInPlay(context, eventId)),
    amountSourceType: ({ amountSource }) => amountSource,
    betAmount: (bet) => money(atStake(bet).stakeCents, bet.currency),
    placedBetAmount: ({ stakeCents, currency }) => money(stakeCents, currency),
    winAmount: (bet) => money(atStake(bet).payoutCents - (stakeInPayout(bet) === 0n ? 0n : atStake(bet).stakeCents), bet.currency),
    potentialPayoutAmount: (bet) => money(atStake(bet).payoutCents, bet.currency),
    cashoutAmount: ({ cashed, currency }) => (cashed.stakeCents === 0n ? null : money(cashed.paidCents, currency)),
    cashOut: (bet, _args, context) => cashOutOf(context, bet),
    cashOuts: async (bet, _args, { deps }) =>
      (await completedCashOuts(deps.db, bet)).map(({ stakeCents, paidCents, isAutomatic, madeAt }) => ({
        __typename: 'CompletedCashOut',
        betAmount: money(stakeCents, bet.currency),
        paidAmount: money(paidCents, bet.currency),
        automatic: isAutomatic,
        madeAt: madeAt.toISOString(),
      })),
    payoutAmount: ({ payoutCents, currency }) => (payoutCents === null ? null : money(payoutCents, currency)),
    totalOdds: ({ boostedPrice }) => boostedPrice,
    unboostedTotalOdds: ({ price }) => price,
    legs: ({ id, legs }) => legs.map((leg) => ({ ...leg, betId: id })),
    legEventGroupings: (bet) => [...new Set(bet.legs.map(({ eventId }) => eventId))].map((eventId) => ({ bet, eventId })),
    shareableDeepLink: async ({ id }, _args, { deps }) => {
      const shareId = await findShareId(deps.db, id);
      return shareId === null ? null : pageOf(sharedBetPath(shareId));
    },
    receipt: (bet, _args, context) => {
      const receipt = context.deps.layouts.receipt(receiptBet(bet), audienceOf(context.viewer));
      if (!receipt) throw new Error('No receipt is published');
      return receipt;
    },
  },
  PlacedLeg: {
    placedBetId: ({ betId }) => betId,
    marketSelectionId: ({ selectionId }) => selectionId,
    odds: ({ price }) => price,
    regradedFrom: ({ before }) => before?.outcome ?? null,
    regradedFromReason: ({ before }) => before?.reason ?? null,
    points: (leg) => points(leg.points, leg.marketType),
    inPlay: ({ eventId }, _args, context) => isInPlay(context, eventId),
    event: ({ eventId }, _args, { deps }) => {
      const event = deps.catalogue.event(eventId);
      if (!event) throw new Error(`The catalogue has no event ${eventId}, which a bet refers to`);
      return event;
    },
    market: ({ marketId }, _args, { deps }) => deps.catalogue.market(marketId),
    participant: ({ selectionId }, _args, { deps }) => {
      const participantId = deps.catalogue.selection(selectionId)?.participantId ?? null;
      const participant = participantId === null ? null : deps.catalogue.participant(participantId);
      return participant && participantOf(participant);
    },
  },
  PlacedLegEventGrouping: legGroupResolvers,
} satisfies Resolvers;

function rewardText({ amountSource, stakeCents, currency, boostPercent }: BetParent): string | null {
  if (amountSource === 'FREE_BET') return t`bonus bet of ${formatCents(stakeCents, currency)}`;
  if (amountSource === 'PROMOTIONAL_CREDIT') return t`credits`;
  return boostPercent === null ? null : t`${boostPercent}% profit boost`;
}
/** Stake and payout still at risk, without the part cashed out. */
const atStake = ({ status, stakeCents, potentialPayoutCents, cashed }: BetParent) =>
  status === 'OPEN'
    ? { stakeCents: stakeCents - cashed.stakeCents, payoutCents: potentialPayoutCents - cashed.payoutCents }
    : { stakeCents, payoutCents: potentialPayoutCents };

const receiptBet = (bet: BetParent): ReceiptBet => ({
  about: 'bet',
  id: bet.id,
  type: bet.type,
  currency: bet.currency,
  stake: stakeInPayout(bet),
  reward: rewardText(bet),
  num: bet.boostedPrice.num,
  den: bet.boostedPrice.den,
  potentialPayout: bet.potentialPayoutCents,
  payout: bet.payoutCents,
  cashedOut: bet.cashed.stakeCents === 0n ? null : bet.cashed.paidCents,
  placedAt: bet.placedAt,
  settledAt: bet.settledAt,
  legs: bet.legs.map((leg) => ({
    id: leg.id,
    selectionName: leg.selectionName,
    marketName: leg.marketName,
    marketType: leg.marketType,
    points: leg.points,
    num: leg.price.num,
    den: leg.price.den,
  })),
});
