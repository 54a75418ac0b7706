import type { Catalogue } from '#server/modules/catalogue/index.ts';
import {
  type ReceiptSubject,
  type ReceiptTransaction,
  TRANSACTION_STATUSES,
  type TransactionType,
} from '#server/contract/receiptSubjects.ts';
import { matchRoute, type RouteParams } from '#server/content/documents/routes.ts';
import { subjectOf } from '#server/content/documents/subject.ts';
import { receiptSurfaces, transactionSurface } from '#server/content/documents/surfaces.ts';
import { keysOf } from '#src/shared/values/isKeyOf.ts';

export function paramsFor(catalogue: Catalogue): RouteParams {
  const [event] = catalogue.events({ limit: 1 });
  const [game] = catalogue.games({ first: 1 });
  const route = event && matchRoute(event.canonicalUrl);
  return {
    ...(route ? subjectOf(route, catalogue)?.params : {}),
    ...(game ? { categorySlug: game.category, gameProviderGameId: game.id } : {}),
  };
}

const PLACED_AT = new Date('2026-11-21T17:40:00.000Z');
const SETTLED_AT = new Date('2026-11-21T17:55:00.000Z');

export function sampleReceipt(surface: string): ReceiptSubject {
  for (const type of keysOf(TRANSACTION_STATUSES)) {
    const status = TRANSACTION_STATUSES[type].find((each) => transactionSurface(type, each) === surface);
    if (status !== undefined) return transaction(type, status);
  }
  const isSettled = surface === receiptSurfaces.settled;
  return {
    ...{ about: 'bet', id: 'bet-1042', type: 'STRAIGHT', currency: 'USD', stake: 1_000n, num: 10n, den: 11n, potentialPayout: 1_909n },
    ...{ payout: isSettled ? 1_909n : null, cashedOut: null, placedAt: PLACED_AT, settledAt: isSettled ? SETTLED_AT : null },
    legs: [
      {
        ...{ id: 'leg-1', selectionName: 'Harbourmen', marketName: 'Spread', marketType: 'spread' },
        ...{ points: 350, num: 10n, den: 11n },
      },
    ],
  };
}

const transaction = (type: TransactionType, status: ReceiptTransaction['status']): ReceiptTransaction => ({
  ...{ about: 'transaction', id: 'txn-2207', type, status, currency: 'USD', amount: 5_000n },
  ...{ balanceAfter: status === 'SUCCESSFUL' ? 15_000n : null, provider: 'Card', method: '•••• 4242', reference: 'REF-20427' },
  ...{ requestedAt: PLACED_AT, completedAt: status === 'SUCCESSFUL' ? SETTLED_AT : null },
  facility: {
    ...{ name: 'Harbour cashier', address: '1 Quay Street', distance: '2 mi', workingHoursUrl: null },
    workingHours: [{ label: 'Every day', value: '9 AM – 9 PM' }],
  },
  bank: {
    ...{ name: 'Harbour Bank', address: '2 Quay Street', beneficiary: 'Player Funds' },
    ...{ accountNumber: '100 200', routingNumber: '990412009', swiftCode: 'HARBUS99XXX' },
  },
});
