import { sql } from 'kysely';
import type { Ports } from '#server/platform/ports.ts';
import type { NewRow, Trx } from '#server/platform/store/index.ts';
import type { Candidate } from './candidates.ts';

type Opening = { readonly origin: NewRow<'person_reviews'>['origin']; readonly isBlocking: boolean };

/** Writes reviews of pairs not yet joined or listed. Raises undecided WEAK reviews; marks accounts that must wait. */
export async function openReviews(
  trx: Trx,
  ports: Pick<Ports, 'newId' | 'now'>,
  pairs: readonly Candidate[],
  { origin, isBlocking }: Opening,
): Promise<void> {
  const raised = await raiseWeak(trx, pairs, { origin, isBlocking });
  if (raised.length > 0) await updateWaiting(trx, raised);
  const open = await unlisted(trx, pairs);
  if (open.length === 0) return;
  const rows = open.map(({ playerId, otherId, strength, reasons }) => ({
    id: ports.newId(),
    player_id: playerId,
    other_id: otherId,
    strength,
    reasons: [...reasons],
    origin,
    is_blocking: isBlocking && strength !== 'WEAK',
    opened_at: ports.now(),
    state: 'WAITING' as const,
  }));
  await trx.insertInto('person_reviews').values(rows).execute();
  await updateWaiting(trx, [...new Set(open.map(({ playerId }) => playerId))]);
}

async function raiseWeak(trx: Trx, pairs: readonly Candidate[], { origin, isBlocking }: Opening): Promise<readonly string[]> {
  const raised = new Set<string>();
  for (const { playerId, otherId, strength, reasons } of pairs) {
    if (strength === 'WEAK') continue;
    const rows = await trx
      .updateTable('person_reviews')
      .set({ strength, origin, reasons: [...reasons], is_blocking: isBlocking })
      .where('player_id', 'in', [playerId, otherId])
      .where('other_id', 'in', [playerId, otherId])
      .where('state', '=', 'WAITING')
      .where('strength', '=', 'WEAK')
      .returning('player_id')
      .execute();
    for (const { player_id: later } of rows) raised.add(later);
  }
  return [...raised];
}

async function unlisted(trx: Trx, pairs: readonly Candidate[]): Promise<readonly Candidate[]> {
  if (pairs.length === 0) return [];
  const [ones, others] = [pairs.map(({ playerId }) => playerId), pairs.map(({ otherId }) => otherId)];
  const { rows } = await sql<{ player_id: string; other_id: string }>`
    SELECT q.player_id, q.other_id FROM unnest(${ones}::text[], ${others}::text[]) AS q (player_id, other_id)
    JOIN players a ON a.id = q.player_id JOIN players b ON b.id = q.other_id AND b.person_id <> a.person_id
    WHERE NOT EXISTS (SELECT FROM person_reviews r WHERE r.player_id = q.player_id AND r.other_id = q.other_id)
      AND NOT EXISTS (SELECT FROM person_reviews r WHERE r.player_id = q.other_id AND r.other_id = q.player_id)`.execute(trx);
  const wanted = new Set(rows.map(({ player_id, other_id }) => `${player_id} ${other_id}`));
  return pairs.filter(({ playerId, otherId }) => wanted.delete(`${playerId} ${otherId}`));
}

/** Writes whether the accounts must wait, as they must during an undecided blocking review. */
export async function updateWaiting(trx: Trx, playerIds: readonly string[]): Promise<void> {
  await sql`UPDATE players p SET is_waiting = w.is_waiting
    FROM (SELECT q.id, EXISTS (SELECT FROM person_reviews r WHERE r.player_id = q.id AND r.state = 'WAITING' AND r.is_blocking) AS is_waiting
      FROM unnest(${playerIds}::text[]) AS q (id)) w
    WHERE p.id = w.id AND p.is_waiting <> w.is_waiting`.execute(trx);
}
