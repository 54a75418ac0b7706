import { sql } from 'kysely';
import type { ReviewStrength } from '#server/platform/store/schema/persons.ts';
import type { Trx } from '#server/platform/store/index.ts';
import { everRuns } from './exclusions/index.ts';
import type { HashedKey } from './personKeys.ts';

export type Probe = { readonly playerId: string; readonly hash: string };
export type Candidate = {
  readonly playerId: string;
  readonly otherId: string;
  readonly strength: ReviewStrength;
  readonly reasons: readonly string[];
};

/** Locks a name for the transaction. Lock several names in sorted order. */
export async function lockNamed(trx: Trx, name: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`person:${name}`}, 0))`.execute(trx);
}

export async function candidatesFor(trx: Trx, probes: readonly Probe[]): Promise<readonly Candidate[]> {
  if (probes.length === 0) return [];
  const { rows } = await sql<{ player_id: string; other_id: string; kinds: string[] }>`
    SELECT q.player_id, k.player_id AS other_id, array_agg(DISTINCT k.kind ORDER BY k.kind) AS kinds
    FROM unnest(${probes.map(({ playerId }) => playerId)}::text[], ${probes.map(({ hash }) => hash)}::text[]) AS q (player_id, hash)
    JOIN person_keys k ON k.hash = q.hash AND k.player_id <> q.player_id GROUP BY 1, 2 ORDER BY 1, 2`.execute(trx);
  return rows.map(({ player_id: playerId, other_id: otherId, kinds }) => ({
    playerId,
    otherId,
    strength: kinds.includes('name') ? 'EXACT' : 'LIKELY',
    reasons: kinds,
  }));
}

/** Finds excluded accounts that resemble a person, accounts with shared exclusions included. */
export async function excludedCandidatesFor(trx: Trx, probes: readonly Probe[], now: Date): Promise<readonly Candidate[]> {
  const candidates = await candidatesFor(trx, probes);
  if (candidates.length === 0) return [];
  const { rows } = await sql<{ player_id: string }>`
    SELECT DISTINCT c.player_id FROM person_circles c JOIN exclusions e ON e.player_id = c.member_id
    WHERE c.player_id = ANY(${candidates.map(({ otherId }) => otherId)}::text[])
      AND (e.starts_at <= ${now} OR e.kind = 'REGISTER') AND (e.ends_at IS NULL OR e.ends_at > ${now}) AND ${everRuns('e')}`.execute(trx);
  const excluded = new Set(rows.map(({ player_id: id }) => id));
  return candidates.filter(({ otherId }) => excluded.has(otherId));
}

export type NewKey = HashedKey & { readonly playerId: string };

export async function insertKeys(trx: Trx, keys: readonly NewKey[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`INSERT INTO person_keys (player_id, kind, key_version, hash)
    SELECT * FROM unnest(${keys.map(({ playerId }) => playerId)}::text[], ${keys.map(({ kind }) => kind)}::text[],
      ${keys.map(({ version }) => version)}::text[], ${keys.map(({ hash }) => hash)}::text[]) ON CONFLICT DO NOTHING`.execute(trx);
}
