import type { Kysely } from 'kysely';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { putInForce } from '#server/modules/offers/versions/index.ts';
import type { Schema } from '#server/platform/store/index.ts';
import { NOON } from './smallWorld.ts';

const HOUR = 3_600_000;

/** “Bet $10, get a $5 bonus bet” on any game in New Jersey, from noon on for a day. */
export const betAndGet = (changes: Partial<OfferDocument> = {}): OfferDocument => ({
  ...{ id: 'bet-and-get', brands: ['tsb', 'espnbet'], regions: ['US-NJ'], currency: 'USD', joining: 'opt-in' },
  from: NOON.toISOString(),
  until: new Date(NOON.getTime() + 20 * HOUR).toISOString(),
  qualifies: { kind: 'bet', leastCents: 1_000, paidWith: ['cash'], on: null, leastOdds: null },
  pays: { kind: 'bonus-bet', cents: 500, days: 7 },
  mostAwards: 1,
  budgetCents: 100_000,
  ...changes,
});

/** Puts an offer in force as two operators did. */
export const offerOf = (db: Kysely<Schema>, changes: Partial<OfferDocument> = {}): Promise<{ readonly hash: string }> =>
  db.transaction().execute((trx) => putInForce(trx, betAndGet(changes), { by: 'test', at: NOON }));
