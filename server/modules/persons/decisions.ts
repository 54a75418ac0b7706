import { sql } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { NewRow, Trx } from '#server/platform/store/index.ts';
import { lockNamed } from './candidates.ts';
import { updateWaiting } from './reviews.ts';

export type Pair = { readonly playerId: string; readonly otherId: string };
export type Signed = { readonly decidedBy: readonly string[]; readonly reason: string };
/** `known`: decided before, nothing changed. `unknown`: no such account or pair. */
export type Decided = 'done' | 'known' | 'unknown';

type Deps = { readonly trx: Trx; readonly ports: Pick<Ports, 'newId' | 'now'> };
type Account = { readonly id: string; readonly person_id: string; readonly is_duplicate: boolean };

/** Locks all decisions about persons: simultaneous ones could change the same accounts. */
async function lockAccounts(trx: Trx, { playerId, otherId }: Pair): Promise<readonly [Account, Account] | null> {
  await lockNamed(trx, 'decisions');
  const rows = await trx
    .selectFrom('players')
    .select(['id', 'person_id', 'is_duplicate'])
    .where('id', 'in', [playerId, otherId])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [one, other] = [rows.find(({ id }) => id === playerId), rows.find(({ id }) => id === otherId)];
  return one && other && one !== other ? [one, other] : null;
}

/**
 * Joins the first account's person to the second's: their accounts then share exclusions and limits. The joined account can no longer play.
 * Idempotent.
 */
export async function joinPersons({ trx, ports }: Deps, pair: Pair, signed: Signed): Promise<Decided> {
  const accounts = await lockAccounts(trx, pair);
  if (!accounts) return 'unknown';
  const [{ person_id: from }, { person_id: to }] = accounts;
  if (from === to) return 'known';
  await trx.updateTable('persons').set({ joined_into: to }).where('id', '=', from).execute();
  await trx.updateTable('players').set({ person_id: to, is_duplicate: true }).where('person_id', '=', from).execute();
  const { rows } = await sql<{ player_id: string }>`UPDATE person_reviews r SET state = 'JOINED', decided_at = ${ports.now()}
    FROM players a, players b WHERE a.id = r.player_id AND b.id = r.other_id AND r.state = 'WAITING'
      AND a.person_id = ${to} AND b.person_id = ${to} RETURNING r.player_id`.execute(trx);
  await updateWaiting(
    trx,
    rows.map(({ player_id }) => player_id),
  );
  await record({ trx, ports }, { kind: 'JOIN', pair, from, to }, signed);
  return 'done';
}

/**
 * Undoes a join, also for accounts joined to this one. Until a review ends, exclusions of either side apply to both. `known`: the account
 * was not joined.
 */
export async function splitPerson({ trx, ports }: Deps, playerId: string, signed: Signed): Promise<Decided> {
  const root = await trx
    .selectFrom('players')
    .innerJoin('persons', 'persons.id', 'players.person_id')
    .select('persons.id')
    .where('players.id', '=', playerId)
    .executeTakeFirst();
  if (!root) return 'unknown';
  const pair = { playerId, otherId: root.id };
  const accounts = await lockAccounts(trx, pair);
  if (!accounts?.[0].is_duplicate || accounts[0].person_id !== root.id) return 'known';
  await trx.updateTable('persons').set({ joined_into: null }).where('id', '=', playerId).execute();
  await sql`WITH RECURSIVE own AS (SELECT ${playerId}::text AS id UNION SELECT p.id FROM persons p JOIN own ON p.joined_into = own.id)
    UPDATE players SET person_id = ${playerId} FROM own WHERE players.id = own.id`.execute(trx);
  await trx.updateTable('players').set({ is_duplicate: false }).where('id', '=', playerId).execute();
  await reopen({ trx, ports }, pair);
  await record({ trx, ports }, { kind: 'SPLIT', pair, from: root.id, to: playerId }, signed);
  return 'done';
}

/** Lists the pair for review again. Until decided, exclusions apply to both sides. */
async function reopen({ trx, ports }: Deps, { playerId, otherId }: Pair): Promise<void> {
  await trx
    .insertInto('person_reviews')
    .values({
      id: ports.newId(),
      player_id: playerId,
      other_id: otherId,
      strength: 'LIKELY',
      reasons: ['split'],
      origin: 'SPLIT',
      is_blocking: false,
      opened_at: ports.now(),
      state: 'WAITING',
    })
    .execute();
}

/** Records that a pair are two persons, with separate exclusions. Writes; idempotent. */
export async function keepApart({ trx, ports }: Deps, pair: Pair, signed: Signed): Promise<Decided> {
  const accounts = await lockAccounts(trx, pair);
  if (!accounts) return 'unknown';
  const both = [pair.playerId, pair.otherId];
  const decided = await trx
    .updateTable('person_reviews')
    .set({ state: 'DIFFERENT', decided_at: ports.now() })
    .where('state', '=', 'WAITING')
    .where('player_id', 'in', both)
    .where('other_id', 'in', both)
    .returning('id')
    .execute();
  if (decided.length === 0) return 'known';
  await updateWaiting(trx, both);
  const [{ person_id: from }, { person_id: to }] = accounts;
  await record({ trx, ports }, { kind: 'APART', pair, from, to }, signed);
  return 'done';
}

type Recorded = { readonly kind: NewRow<'person_decisions'>['kind']; readonly pair: Pair; readonly from: string; readonly to: string };

const record = ({ trx, ports }: Deps, { kind, pair, from, to }: Recorded, { decidedBy, reason }: Signed) =>
  trx
    .insertInto('person_decisions')
    .values({
      id: ports.newId(),
      kind,
      player_id: pair.playerId,
      other_id: pair.otherId,
      from_person: from,
      to_person: to,
      decided_by: [...decidedBy],
      reason,
      decided_at: ports.now(),
    })
    .execute();
