import type { RewardUse } from '#src/shared/betting/rewardUse.ts';
import { MOST_SELECTIONS } from '#src/shared/betting/slipLimits.ts';
import { decideAfterDelay, findPlacement, readArrival, type RequestedBet } from '#server/modules/betting/placement/index.ts';
import { readBetslip } from '#server/modules/betting/slip/index.ts';
import type { PlaceBetInput } from '#server/kinds/generated/resolvers.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import { sameGamePushOf } from '../../sameGame.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import { balancesIn, playerIn } from '#server/kinds/player.ts';
import { placementError } from './draftBets.ts';
import { betsById } from './bets.ts';
import { pointsIn, termsIn, totalIn } from './terms.ts';
import { money } from '#server/platform/money.ts';

/** Throws `BAD_USER_INPUT` for two rewards, or if the amount source does not match the reward. */
function rewardIn({ amountSourceType, freeBetId, profitBoostId }: PlaceBetInput): RewardUse | null {
  const source = amountSourceType ?? 'CASH';
  const [freeBet, boost] = [freeBetId ?? null, profitBoostId ?? null];
  if ((source === 'FREE_BET') !== (freeBet !== null)) throw badInput('A bonus bet is named by its id, and nothing else is.', ['freeBetId']);
  if (boost !== null && source !== 'CASH') throw badInput('A bet takes one reward.', ['profitBoostId']);
  if (freeBet !== null) return { kind: 'free-bet', id: freeBet };
  if (boost !== null) return { kind: 'profit-boost', id: boost };
  return source === 'PROMOTIONAL_CREDIT' ? { kind: 'promotional-credit' } : null;
}

function requestedBet(input: PlaceBetInput): RequestedBet {
  const { draftBetId, betAmount, legs, totalOddsNumerator, totalOddsDenominator, teaserPoints, teaserTerms } = input;
  const reward = rewardIn(input);
  const hasTotal = typeof totalOddsNumerator === 'string' && typeof totalOddsDenominator === 'string';
  return {
    ...(hasTotal ? { agreed: totalIn(totalOddsNumerator, totalOddsDenominator) } : {}),
    ...(typeof teaserPoints === 'string' ? { teaserPoints: pointsIn(teaserPoints) } : {}),
    ...(typeof teaserTerms === 'string' ? { teaserTerms } : {}),
    ...(reward ? { reward } : {}),
    draftBetId,
    stakeCents: BigInt(betAmount),
    legs: legs.map((leg) => {
      const { price, points } = termsIn(leg);
      return { selectionId: leg.selectionId, num: price.num, den: price.den, points };
    }),
  };
}

export const placementResolvers = {
  Query: {
    placement: async (_root, { placementId }, context) => {
      const { playerId } = sessionIn(context);
      const found = await findPlacement(context.deps, { playerId, placementId });
      if (found.status === 'decided')
        return {
          __typename: 'PlacementOutcome',
          placementId,
          status: 'DECIDED',
          result: { decision: found.decision, written: null, player: await playerIn(context) },
        };
      return {
        __typename: 'PlacementOutcome',
        placementId,
        status: found.status === 'in-progress' ? 'IN_PROGRESS' : 'UNKNOWN',
        result: null,
      };
    },
  },
  Mutation: {
    placeBets: async (_root, { bets, placementId, keepBetslipSelections }, context) => {
      const session = sessionIn(context);
      if (context.deps.config.withoutSportsbook.includes(context.viewer.brand))
        throw badInput('Sports betting is not available on this site.', ['bets']);
      if (bets.length > MOST_SELECTIONS) throw badInput(`At most ${MOST_SELECTIONS} bets at once.`, ['bets']);
      const { deps, viewer } = context;
      const slip = `player:${session.playerId}`;
      const named = { playerId: session.playerId, placementId: placementId ?? deps.ports.newId(), bets: bets.map(requestedBet) };
      const arrival = await readArrival(deps.db, named);
      const { player } = arrival;
      const asked = {
        ...named,
        sessionId: session.id,
        autoAccept: player.auto_accept_odds_changes,
        ip: viewer.ip,
        sameGamePush: sameGamePushOf(context),
        ...(keepBetslipSelections ? { keepSlipOf: slip } : { clearSlipOf: slip }),
      };
      const takePoint = async () => (await deps.placements.take(session.playerId)).isAllowed;
      const outcome = await decideAfterDelay(deps, asked, { delayMs: deps.config.liveBetDelayMs, takePoint, arrival });
      const { decision } = outcome;
      deps.log.info({
        event: 'placement-decided',
        playerId: session.playerId,
        placementId: decision.placementId,
        accepted: decision.accepted,
        refusals: decision.refusals.map(({ code }) => code),
      });
      return { ...outcome, player };
    },
  },
  // Resolves each field only on request, because pages do not request the betslip.
  PlaceBetsResult: {
    placementId: ({ decision }) => decision.placementId,
    accepted: ({ decision }) => decision.accepted,
    placedBets: ({ decision, written }, _args, context) => written?.bets ?? betsById(context, decision.betIds),
    errors: ({ decision, player }) =>
      decision.refusals.map((refusal) => placementError(refusal, { currency: player.currency, oddsFormat: player.odds_format })),
    patronBalanceAfter: ({ decision: { balanceAfterCents }, player }) =>
      balanceAfterCents === null ? null : money(balanceAfterCents, player.currency),
    // Reads credit again, because the ledger's balance still holds credit that has expired since.
    balances: ({ player, written }, _args, context) =>
      written?.balances.bonus === 0n
        ? { ...written.balances, playerId: player.id, currency: player.currency }
        : balancesIn(context, player),
    betslip: ({ player }, _args, context) => readBetslip(context.deps, `player:${player.id}`),
  },
} satisfies Resolvers;
