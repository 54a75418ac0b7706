import { readdirSync, readFileSync } from 'node:fs';
import type { OfferDocument } from '#src/shared/offers/document.ts';
import { findOffer, putInForce } from '#server/modules/offers/versions/index.ts';
import type { DomainDeps } from '#server/platform/moduleDeps.ts';
import { withTransaction } from '#server/platform/store/index.ts';

type DemoOffer = Omit<OfferDocument, 'from' | 'until'>;

const HOUR_MS = 3_600_000;
const RUNS_FOR_MS = 180 * 24 * HOUR_MS;
const FOLDER = new URL('../../../fixtures/worlds/offers/', import.meta.url);

export const demoOffers: readonly DemoOffer[] = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as DemoOffer);

/** Publishes missing demo offers. They are valid from the last full hour. */
export async function seedDemoOffers({ db, ports }: DomainDeps): Promise<void> {
  const at = ports.now();
  const start = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  const times = { from: new Date(start).toISOString(), until: new Date(start + RUNS_FOR_MS).toISOString() };
  for (const offer of demoOffers)
    await withTransaction(db, async (trx) => {
      if ((await findOffer(trx, offer.id)) === null) await putInForce(trx, { ...offer, ...times }, { by: 'the build', at });
    });
}
