import { type BetView, findSharedBet, shareBet } from '../../domain/index.ts';
import type { Resolvers } from '../../gql/resolvers.ts';
import type { GraphQLContext } from '../context.ts';
import { badInput, sessionIn } from '../errors.ts';
import { points } from './values.ts';

const DISCLAIMERS = [
  'Prices move. What you take to your betslip has the price of now, not that of the bet you were shown.',
  'You must be 21 or older, or 19 or older in Ontario, and physically located in an operating area to wager.',
];

const NAMES: Readonly<Record<BetView['type'], string>> = {
  STRAIGHT: 'bet',
  PARLAY: 'parlay',
  PARLAY_PLUS: 'parlay+',
  ROUND_ROBIN: 'round robin',
  TEASER: 'teaser',
};
const nameOf = ({ type, legs }: Pick<BetView, 'type' | 'legs'>): string =>
  type === 'STRAIGHT' ? 'bet' : `${NAMES[type]} of ${legs.length} legs`;
const textOf = (bet: BetView): string => `See my ${nameOf(bet)}`;

export const sharingResolvers = {
  Query: {
    sharedBet: async (_root, { shareBetId }, context) => {
      const bet = await findSharedBet(context.deps.db, shareBetId);
      if (!bet) return null;
      const legs = bet.legs.map((leg) => sharedLeg(leg, context));
      return {
        __typename: 'SharedBet',
        id: shareBetId,
        banner: `A ${nameOf(bet)}, shared with you`,
        disclaimers: DISCLAIMERS,
        type: bet.type,
        eligibleLegs: legs.filter(({ isOpen }) => isOpen).map(({ shown }) => shown),
        ineligibleLegs: legs.filter(({ isOpen }) => !isOpen).map(({ shown }) => shown),
      };
    },
  },
  Mutation: {
    shareBet: async (_root, { betId }, context) => {
      const { playerId } = sessionIn(context);
      const shared = await shareBet(context.deps, { playerId, betId });
      if (!shared) throw badInput('There is no such bet.', ['betId']);
      const { shareId, bet } = shared;
      return { __typename: 'SharedBetLink', shareBetId: shareId, shareBetUrl: `/shared_bet?id=${shareId}`, shareText: textOf(bet) };
    },
  },
} satisfies Resolvers;

/** A leg without its outcome or price, and whether it can be bet on now. */
function sharedLeg(leg: BetView['legs'][number], { deps }: GraphQLContext) {
  const { id, selectionId, selectionName, marketName, marketType, marketId, eventId } = leg;
  const found = deps.catalogue.event(eventId);
  const event = found === null || found.status === 'HIDDEN' ? null : found;
  const isOpen =
    (event?.status === 'PRE_GAME' || event?.status === 'IN_PLAY') &&
    deps.catalogue.market(marketId)?.status === 'OPEN' &&
    deps.catalogue.selection(selectionId)?.status === 'OPEN';
  const shown = {
    __typename: 'SharedLeg' as const,
    id,
    marketSelectionId: selectionId,
    selectionName,
    marketName,
    points: points(leg.points, marketType),
    event,
  };
  return { isOpen, shown };
}
