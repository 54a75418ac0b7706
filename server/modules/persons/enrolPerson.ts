import type { Ports } from '#server/platform/ports.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { type Candidate, candidatesFor, excludedCandidatesFor, insertKeys, lockNamed } from './candidates.ts';
import { dateLockOf, type KeyedPerson, keysOf, looseProbesOf, nearProbesOf, type PersonKeys, probesOf } from './personKeys.ts';
import { openReviews } from './reviews.ts';

export type PersonDeps = { readonly ports: Pick<Ports, 'newId' | 'now'>; readonly personKeys: PersonKeys };

/**
 * Writes a new account's search keys. The account must wait for review if it resembles another; a slight resemblance suffices if that one
 * is excluded. Locks the birth date, so that simultaneous sign-ups find each other.
 */
export async function enrolPerson(trx: Trx, { ports, personKeys }: PersonDeps, playerId: string, person: KeyedPerson): Promise<void> {
  await lockNamed(trx, dateLockOf(personKeys, person.birthDate));
  const found = await candidatesFor(trx, asProbes(playerId, probesOf(personKeys, person)));
  const loose = await excludedCandidatesFor(trx, asProbes(playerId, looseProbesOf(personKeys, person)), ports.now());
  const near = await candidatesFor(trx, asProbes(playerId, nearProbesOf(personKeys, person)));
  await insertKeys(
    trx,
    keysOf(personKeys, person).map((key) => ({ ...key, playerId })),
  );
  await trx.updateTable('players').set({ keyed_by: personKeys.current.version }).where('id', '=', playerId).execute();
  const weak = near.map((each): Candidate => ({ ...each, strength: 'WEAK', reasons: ['near-date'] }));
  await openReviews(trx, ports, [...found, ...loose, ...weak], { origin: 'SIGN_UP', isBlocking: true });
}

const asProbes = (playerId: string, hashes: readonly string[]) => hashes.map((hash) => ({ playerId, hash }));
