import type { Kysely } from 'kysely';
import type { BetRule, OfferDocument } from '#src/shared/offers/document.ts';
import { putInForce } from '#server/modules/offers/versions/index.ts';
import type { Schema } from '#server/platform/store/index.ts';
import type { Things } from './consoleThings.ts';
import { NOON } from './smallWorld.ts';
import type { TestServer } from './server.ts';

const HOUR = 3_600_000;

export const BET: BetRule = { kind: 'bet', leastCents: 1_000, paidWith: ['cash'], on: null, leastOdds: null };
/** “Bet $10, get a $5 bonus bet” on any game in New Jersey, for 20 hours from noon. */
export const betAndGet = (changes: Partial<OfferDocument> = {}): OfferDocument => ({
  ...{ id: 'bet-and-get', brands: ['tsb', 'espnbet'], regions: ['US-NJ'], currency: 'USD', joining: 'opt-in' },
  from: NOON.toISOString(),
  until: new Date(NOON.getTime() + 20 * HOUR).toISOString(),
  qualifies: BET,
  pays: { kind: 'bonus-bet', cents: 500, days: 7 },
  mostAwards: 1,
  budgetCents: 100_000,
  ...changes,
});

export const offerOf = (db: Kysely<Schema>, changes: Partial<OfferDocument> = {}): Promise<{ readonly hash: string }> =>
  db.transaction().execute((trx) => putInForce(trx, betAndGet(changes), { by: 'test', at: NOON }));

let things = 0;
const reason = 'For the test';
const DAY = 24 * HOUR;

/** An offer that is valid from now on, on a running server. */
export const draftFor = ({ app: { deps } }: TestServer, id = `thing-${(things += 1)}`): OfferDocument => {
  const now = deps.ports.now().getTime();
  return betAndGet({ id, from: new Date(now - HOUR).toISOString(), until: new Date(now + DAY).toISOString() });
};

/** Returns the input of every operation on offers, with the offer that it needs. */
export const offerThings = (
  server: TestServer,
): Pick<Things, 'checkOffer' | 'dryRunOffer' | 'listOffers' | 'proposeOffer' | 'readOffer' | 'stopOffer'> => ({
  listOffers: () => Promise.resolve({ input: () => ({}) }),
  checkOffer: () => Promise.resolve({ input: () => ({ document: draftFor(server) }) }),
  dryRunOffer: () => Promise.resolve({ input: () => ({ document: draftFor(server), days: '1' }) }),
  proposeOffer: () => {
    const document = draftFor(server);
    return Promise.resolve({ input: () => ({ document, reason }) });
  },
  readOffer: async () => {
    const { id } = draftFor(server);
    await offerOf(server.app.deps.db, { id });
    return { input: () => ({ offerId: id }) };
  },
  stopOffer: async () => {
    const document = draftFor(server);
    await offerOf(server.app.deps.db, document);
    return { input: () => ({ offerId: document.id, reason }) };
  },
});
