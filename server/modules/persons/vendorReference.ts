import type { Trx } from '#server/platform/store/index.ts';
import { type Candidate, candidatesFor, insertKeys, lockNamed } from './candidates.ts';
import { joinPersons, type Pair } from './decisions.ts';
import type { PersonDeps } from './enrolPerson.ts';
import { vendorKeyOf } from './personKeys.ts';
import { openReviews } from './reviews.ts';

const SIGNED = { decidedBy: ['vendor'], reason: 'Same name, birth date and vendor reference' };

/**
 * Joins persons whose accounts share a vendor reference and have similar names. If the names differ, the accounts must wait for review.
 * Locks the reference and writes.
 */
export async function noteVendorReference(
  trx: Trx,
  { ports, personKeys }: PersonDeps,
  { playerId, reference }: { readonly playerId: string; readonly reference: string },
): Promise<void> {
  const { key, probes } = vendorKeyOf(personKeys, reference);
  await lockNamed(trx, key.hash);
  const found = await candidatesFor(
    trx,
    probes.map((hash) => ({ playerId, hash })),
  );
  await insertKeys(trx, [{ ...key, playerId }]);
  for (const { otherId } of found) {
    const pair = await listedPair(trx, [playerId, otherId]);
    if (pair) await joinPersons({ trx, ports }, pair, SIGNED);
  }
  await openReviews(
    trx,
    ports,
    found.map((each): Candidate => ({ ...each, strength: 'LIKELY' })),
    { origin: 'VENDOR', isBlocking: true },
  );
}

async function listedPair(trx: Trx, both: readonly string[]): Promise<Pair | null> {
  const row = await trx
    .selectFrom('person_reviews')
    .select(['player_id as playerId', 'other_id as otherId'])
    .where('player_id', 'in', both)
    .where('other_id', 'in', both)
    .where('state', '=', 'WAITING')
    .where('strength', '!=', 'WEAK')
    .executeTakeFirst();
  return row ?? null;
}
