import { refusals } from '#src/shared/betting/refusals.ts';
import { canBeCombined } from '#src/shared/betting/sameGame/beside.ts';
import { MOST_OF_ONE_GAME } from '#src/shared/betting/sameGame/price.ts';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import { addDraftBets } from '#server/modules/betting/slip/index.ts';
import { MOST_ID_CHARACTERS } from '#server/modules/betting/placement/index.ts';
import { viewBuilder, type WantedBets } from '#server/modules/betting/slip/view/index.ts';
import type { ResolversTypes } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import { badInput } from '#server/platform/problems.ts';
import { ownerIn, slipOr } from './betslip.ts';
import { betError } from './draftBets.ts';
import { originIn } from './selectionOrigins.ts';
import { gameIn, pointsIn, termsIn } from './terms.ts';
import { points } from '#server/kinds/values.ts';

type DraftBetIn = ResolversTypes['DraftBetInput'];

/** Throws `BAD_USER_INPUT` for an invalid price or line, or too many bets. */
function wantedIn(draftBets: readonly DraftBetIn[]): WantedBets {
  const legs = draftBets.flatMap((bet) =>
    (bet.legs ?? []).map(({ selectionId, oddsNumerator, oddsDenominator, points: line }) => ({
      selectionId,
      seen: {
        ...(typeof oddsNumerator === 'string' && typeof oddsDenominator === 'string'
          ? { price: termsIn({ oddsNumerator, oddsDenominator }).price }
          : {}),
        ...(typeof line === 'string' ? { points: pointsIn(line) } : {}),
      },
    })),
  );
  const games = draftBets.flatMap((bet) => (bet.sameGameParlayLegs ?? []).map(gameIn));
  const ids = [...legs, ...games.flatMap((game) => game.legs)].map(({ selectionId }) => selectionId);
  if (ids.length > MOST_SELECTIONS) throw badInput(`At most ${MOST_SELECTIONS} selections.`, ['draftBets']);
  if (ids.some((id) => id.length > MOST_ID_CHARACTERS))
    throw badInput(`An id has at most ${MOST_ID_CHARACTERS} characters.`, ['draftBets']);
  return { legs, games };
}

export const betBuilderResolvers = {
  Query: {
    betBuilder: async (_root, { eventId, marketSelectionIds }, { deps }) => {
      if (marketSelectionIds.length > MOST_OF_ONE_GAME || marketSelectionIds.some((id) => id.length > MOST_ID_CHARACTERS))
        throw badInput(`At most ${MOST_OF_ONE_GAME} picks.`, ['marketSelectionIds']);
      const event = deps.catalogue.event(eventId);
      if (event === null || event.status === 'HIDDEN') return null;
      const markets = deps.catalogue
        .marketsOf(event.id)
        .filter(
          ({ status, selections }) => status !== 'HIDDEN' && selections.some((one) => canBeCombined({ ...one, selectionType: one.type })),
        );
      const others = markets.flatMap(({ selections }) => selections);
      const view = await viewBuilder(deps, { eventId: event.id, selectionIds: marketSelectionIds, others });
      return {
        __typename: 'BetBuilder',
        eventId: event.id,
        picks: view.picks.map((offer) => ({
          __typename: 'BetBuilderPick' as const,
          marketSelectionId: offer.selectionId,
          odds: offer.price,
          points: points(offer.points, offer.marketType),
        })),
        odds: view.price,
        errors: view.errors.map(betError),
        unavailable: view.keptOut.map(({ selectionId, code, message }) => ({
          __typename: 'UnavailablePick' as const,
          marketSelectionId: selectionId,
          code,
          message,
        })),
        markets,
      };
    },
  },
  Mutation: {
    addDraftBets: async (_root, { draftBets, mergeBetslip, selectionOrigin, shareId }, context) => {
      const { slip, leftOut } = slipOr(
        await addDraftBets(context.deps, {
          owner: ownerIn(context),
          bets: wantedIn(draftBets),
          merges: mergeBetslip !== false,
          origin: originIn({ selectionOrigin, shareId }),
        }),
      );
      return {
        __typename: 'AddDraftBetsResult',
        betslip: slip,
        leftOut: leftOut.map(({ selectionId, name, code }) => ({
          __typename: 'LeftOutSelection' as const,
          marketSelectionId: selectionId,
          name,
          code,
          message: refusals[code].message,
        })),
      };
    },
  },
} satisfies Resolvers;
