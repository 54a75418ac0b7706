import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Schema, type Trx, withTransaction } from '#server/platform/store/index.ts';
import { type Candidate, candidatesFor, insertKeys, lockNamed } from './candidates.ts';
import { joinPersons } from './decisions.ts';
import type { PersonDeps } from './enrolPerson.ts';
import { dateLockOf, keysOf, type PersonKeys } from './personKeys.ts';
import { openReviews } from './reviews.ts';

const MOST_AT_ONCE = 500;
const SIGNED = { decidedBy: ['correction'], reason: 'Same name and birth date in accounts of before' };

/**
 * Creates missing keys of the current version. Joins accounts with equal names and birth dates to the oldest one; lists other likely pairs
 * for review. Commits in batches; can resume.
 */
export async function correctPersons(deps: PersonDeps & { readonly db: Kysely<Schema>; readonly log: Logger }): Promise<number> {
  let all = 0;
  for (let count = MOST_AT_ONCE; count === MOST_AT_ONCE; all += count) count = await withTransaction(deps.db, (trx) => correct(trx, deps));
  if (all > 0) deps.log.info({ event: 'persons-corrected', accounts: all });
  return all;
}

async function correct(trx: Trx, deps: PersonDeps): Promise<number> {
  const { personKeys } = deps;
  await lockNamed(trx, 'correction');
  const players = await trx
    .selectFrom('players')
    .select(['id', 'first_name as firstName', 'last_name as lastName', 'birth_date'])
    .where('keyed_by', 'is distinct from', personKeys.current.version)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MOST_AT_ONCE)
    .execute();
  if (players.length === 0) return 0;
  const ids = players.map(({ id }) => id);
  const dated = players.flatMap(({ birth_date: birthDate, ...player }) => (birthDate === null ? [] : [{ ...player, birthDate }]));
  const locks = [...new Set(dated.map(({ birthDate }) => dateLockOf(personKeys, birthDate)))];
  for (const lock of locks.toSorted()) await lockNamed(trx, lock);
  const keys = dated.flatMap((player) => keysOf(personKeys, player).map((key) => ({ ...key, playerId: player.id })));
  await forgetKeys(trx, personKeys, ids);
  await insertKeys(trx, keys);
  await settle(
    trx,
    deps,
    await laterFirst(
      trx,
      await candidatesFor(
        trx,
        keys.filter(({ kind }) => kind !== 'loose'),
      ),
    ),
  );
  await trx.updateTable('players').set({ keyed_by: personKeys.current.version }).where('id', 'in', ids).execute();
  return players.length;
}

async function forgetKeys(trx: Trx, { all }: PersonKeys, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('person_keys')
    .where('player_id', 'in', ids)
    .where('kind', '!=', 'vendor')
    .where(
      'key_version',
      'not in',
      all.map(({ version }) => version),
    )
    .execute();
}

async function laterFirst(trx: Trx, pairs: readonly Candidate[]): Promise<readonly Candidate[]> {
  if (pairs.length === 0) return [];
  const ids = [...new Set(pairs.flatMap(({ playerId, otherId }) => [playerId, otherId]))];
  const rows = await trx.selectFrom('players').select('id').where('id', 'in', ids).orderBy('created_at').orderBy('id').execute();
  const rank = new Map(rows.map(({ id }, at) => [id, at]));
  const placed = pairs.map((pair): Candidate =>
    (rank.get(pair.playerId) ?? 0) > (rank.get(pair.otherId) ?? 0) ? pair : { ...pair, playerId: pair.otherId, otherId: pair.playerId },
  );
  const once = [...new Map(placed.map((pair) => [`${pair.playerId} ${pair.otherId}`, pair])).values()];
  return once.toSorted((a, b) => (rank.get(a.playerId) ?? 0) - (rank.get(b.playerId) ?? 0));
}

async function settle(trx: Trx, { ports }: PersonDeps, pairs: readonly Candidate[]): Promise<void> {
  for (const pair of pairs.filter(({ strength }) => strength === 'EXACT'))
    if (!(await isListed(trx, pair))) await joinPersons({ trx, ports }, pair, SIGNED);
  await openReviews(trx, ports, pairs, { origin: 'CORRECTION', isBlocking: false });
}

async function isListed(trx: Trx, { playerId, otherId }: Candidate): Promise<boolean> {
  const both = [playerId, otherId];
  const row = await trx
    .selectFrom('person_reviews')
    .select('id')
    .where('player_id', 'in', both)
    .where('other_id', 'in', both)
    .executeTakeFirst();
  return row !== undefined;
}
