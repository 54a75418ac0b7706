import { type CashOutRefusalCode, cashOutRefusals } from '#src/shared/betting/cashOut/refusals.ts';
import { t } from '#src/shared/text/t.ts';
import { cashOutAfterDelay, type CashOutDecision, setAutomaticCashOut } from '#server/modules/betting/cashOut/index.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import type { GraphQLContext } from '../../context.ts';
import { sessionIn } from '#server/kinds/context.ts';
import { badInput } from '#server/platform/problems.ts';
import type { BetParent } from '#server/kinds/parents.ts';
import { balancesIn, playerIn } from '#server/kinds/player.ts';
import { betsById } from './bets.ts';
import { cashOutOf } from './cashOutView.ts';
import { money } from '#server/platform/money.ts';

const refusalOf = (code: CashOutRefusalCode | null) =>
  code === null ? null : { __typename: 'CashOutRefusal' as const, code, message: cashOutRefusals[code] };

const noSuchBet = () => badInput(t`We could not find this bet.`, ['betId']);

async function betAfter(context: GraphQLContext, betId: string): Promise<BetParent> {
  const [bet] = await betsById(context, [betId]);
  if (!bet) throw noSuchBet();
  return bet;
}

async function cashOut(context: GraphQLContext, request: Parameters<typeof cashOutAfterDelay>[1]): Promise<CashOutDecision> {
  const decision = await cashOutAfterDelay(context.deps, request, context.deps.config.liveBetDelayMs);
  if (!decision) throw noSuchBet();
  const { playerId, betId, cashOutId } = request;
  context.deps.log.info({ event: 'cash-out-decided', playerId, betId, cashOutId, refusal: decision.refusal });
  return decision;
}

export const cashOutResolvers = {
  Query: {
    cashOut: async (_root, { betId }, context) => {
      const [bet] = await betsById(context, [betId]);
      return bet ? cashOutOf(context, bet) : null;
    },
  },
  Mutation: {
    cashOutBet: async (_root, { betId, quoteId, amount, stake, cashOutId }, context) => {
      const { playerId, id: sessionId } = sessionIn(context);
      const decision = await cashOut(context, {
        playerId,
        sessionId,
        ip: context.viewer.ip,
        betId,
        quoteId,
        cashOutId,
        stakeCents: typeof stake === 'string' ? BigInt(stake) : null,
        valueCents: BigInt(amount),
      });
      const player = await playerIn(context);
      const [bet, balances] = await Promise.all([betAfter(context, betId), balancesIn(context, player)]);
      return {
        __typename: 'CashOutResult',
        cashOutId,
        accepted: decision.refusal === null,
        paidAmount: decision.paidCents === null ? null : money(decision.paidCents, player.currency),
        refusal: refusalOf(decision.refusal),
        bet,
        balances,
      };
    },
    setAutomaticCashOut: async (_root, { betId, target }, context) => {
      const { playerId, id: sessionId } = sessionIn(context);
      const targetCents = typeof target === 'string' ? BigInt(target) : null;
      const decision = await setAutomaticCashOut(context.deps, { playerId, sessionId, ip: context.viewer.ip, betId, targetCents });
      if (!decision) throw noSuchBet();
      context.deps.log.info({ event: 'automatic-cash-out-set', playerId, betId, isSet: targetCents !== null, refusal: decision.refusal });
      return {
        __typename: 'AutomaticCashOutResult',
        accepted: decision.refusal === null,
        refusal: refusalOf(decision.refusal),
        bet: await betAfter(context, betId),
      };
    },
  },
  CashOut: {
    id: ({ betId }) => betId,
    underWay: ({ underWay, currency }) =>
      underWay && {
        __typename: 'CashOutUnderWay',
        cashOutId: underWay.cashOutId,
        amount: money(underWay.valueCents, currency),
        decidedAt: underWay.dueAt.toISOString(),
      },
    quote: ({ quote, currency }, _args, { deps }) =>
      quote && {
        __typename: 'CashOutQuote',
        quoteId: quote.id,
        amount: money(quote.valueCents, currency),
        betAmount: money(quote.stakeCents, currency),
        parts: quote.parts && {
          __typename: 'CashOutParts',
          unit: String(quote.parts.unit),
          least: String(quote.parts.least),
          most: String(quote.parts.most),
        },
        expiresAt: quote.expiresAt.toISOString(),
        isOfCredit: quote.isOfCredit,
        delayMilliseconds: quote.isLive ? deps.config.liveBetDelayMs : 0,
      },
    suspension: ({ suspension }) => refusalOf(suspension),
    automaticTarget: ({ targetCents, currency }) => (targetCents === null ? null : money(targetCents, currency)),
    mostAmount: ({ mostCents, currency }) => money(mostCents, currency),
  },
} satisfies Resolvers;
