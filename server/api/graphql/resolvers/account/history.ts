import { paymentText } from '#server/modules/payments/index.ts';
import { historyIn } from '#server/kinds/historyPage.ts';
import type { Resolvers } from '../../resolverTypes.ts';
import { money } from '#server/platform/money.ts';

export const historyResolvers = {
  Query: {
    accountHistory: (_root, asked, context) => historyIn(context, asked),
  },
  HistoryEntry: {
    detail: ({ detail, payment }) => (payment ? paymentText(payment) : detail),
    at: ({ at }) => at.toISOString(),
    amount: ({ cents, currency }) => money(cents, currency),
    asked: ({ askedCents, currency }) => (askedCents === null ? null : money(askedCents, currency)),
    receiptId: ({ payment }) => payment?.id ?? null,
    betId: ({ betId }) => betId,
    casinoSessionId: ({ casino }) => casino?.sessionId ?? null,
    casinoRounds: ({ casino }) => casino?.rounds ?? null,
  },
} satisfies Resolvers;
