import { t } from '#src/shared/text/t.ts';
import type { CatalogueEvent } from '#server/modules/catalogue/index.ts';
import { type BetView, findBet, findSharedBet, shareBet } from '#server/modules/betting/bets/index.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import { ageDisclaimer } from '../account/ageDisclaimer.ts';
import { points } from '#server/kinds/values.ts';

const disclaimersOf = (region: string): readonly string[] => [
  t`Odds change. Your betslip will show the current odds, not the odds of this shared bet.`,
  ageDisclaimer(region),
];

type Leg = BetView['legs'][number];

const NAMES: Readonly<Record<BetView['type'], string>> = {
  STRAIGHT: t`bet`,
  PARLAY: t`parlay`,
  PARLAY_PLUS: t`parlay+`,
  ROUND_ROBIN: t`round robin`,
  TEASER: t`teaser`,
};
const nameOf = ({ type, legs }: Pick<BetView, 'type' | 'legs'>): string =>
  type === 'STRAIGHT' ? t`bet` : t`${NAMES[type]} of ${legs.length} legs`;
const textOf = (bet: BetView): string => t`See my ${nameOf(bet)}`;
export const sharedBetPath = (shareId: string): string => `/shared_bet?id=${shareId}`;

export const sharingResolvers = {
  Query: {
    sharedBet: async (_root, { shareBetId }, context) => {
      const bet = await findSharedBet(context.deps.db, shareBetId);
      if (!bet) return null;
      // Replaces the leg's id, which contains the player's bet id.
      const legs = bet.legs.map((leg) => sharedLeg({ ...leg, id: `${shareBetId}-${leg.ordinal}` }, context));
      return {
        __typename: 'SharedBet',
        id: shareBetId,
        banner: bet.type === 'STRAIGHT' ? t`Shared bet` : t`Shared bet: ${nameOf(bet)}`,
        disclaimers: disclaimersOf(context.viewer.addressRegion),
        type: bet.type,
        placedBet: placedBetOf(bet),
        ...byEligibility(legs),
      };
    },
    rebet: async (_root, { betId }, context) => {
      const { playerId } = sessionIn(context);
      const bet = await findBet(context.deps.db, { playerId, betId });
      if (!bet) return null;
      return { __typename: 'Rebet', id: bet.id, ...byEligibility(bet.legs.map((leg) => sharedLeg(leg, context))) };
    },
  },
  Mutation: {
    shareBet: async (_root, { betId }, context) => {
      const { playerId } = sessionIn(context);
      const shared = await shareBet(context.deps, { playerId, betId });
      if (!shared) throw badInput(t`We could not find this bet.`, ['betId']);
      const { shareId, bet } = shared;
      return { __typename: 'SharedBetLink', shareBetId: shareId, shareBetUrl: sharedBetPath(shareId), shareText: textOf(bet) };
    },
  },
} satisfies Resolvers;

/** Copies only listed fields, so that new fields are not shared by default. */
const placedBetOf = ({ type, outcome, legs, price, teaserPoints }: BetView) => ({
  __typename: 'SharedPlacedBet' as const,
  type,
  outcome,
  numLegs: legs.length,
  totalOdds: price,
  teaserPoints: points(teaserPoints, ''),
  legs: legs.map(placedLegOf),
});

const placedLegOf = ({ ordinal, selectionName, marketName, price, points: line, marketType, outcome }: Leg) => ({
  __typename: 'SharedPlacedLeg' as const,
  ordinal,
  selectionName,
  marketName,
  odds: price,
  points: points(line, marketType),
  outcome,
});

function sharedLeg(leg: Leg, { deps }: GraphQLContext) {
  const { id, selectionId, selectionName, marketName, marketType, marketId, points: line, eventId } = leg;
  const found = deps.catalogue.event(eventId);
  const event = found === null || found.status === 'HIDDEN' ? null : found;
  return {
    __typename: 'SharedLeg' as const,
    id,
    placed: placedLegOf(leg),
    marketSelectionId: selectionId,
    selectionName,
    marketName,
    points: points(line, marketType),
    event,
    ineligibleReason: reasonOf(event, [deps.catalogue.market(marketId)?.status, deps.catalogue.selection(selectionId)?.status]),
  };
}

function reasonOf(event: CatalogueEvent | null, statuses: readonly (string | undefined)[]): string | null {
  if (!event) return t`This game is no longer available.`;
  if (event.status === 'FINISHED') return t`This game is over.`;
  if (event.status === 'CANCELLED') return t`This game was canceled.`;
  if (event.status !== 'PRE_GAME' && event.status !== 'IN_PLAY') return t`Betting on this game is closed.`;
  if (statuses.every((status) => status === 'OPEN')) return null;
  return statuses.includes('CLOSED') && !statuses.includes('HIDDEN')
    ? t`This market is suspended.`
    : t`This selection is no longer offered.`;
}

type Shown = ReturnType<typeof sharedLeg>;
const byEligibility = (legs: readonly Shown[]) => ({
  eligibleLegs: legs.filter(({ ineligibleReason }) => ineligibleReason === null),
  ineligibleLegs: legs.filter(({ ineligibleReason }) => ineligibleReason !== null),
});
