import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { type Manifest, manifestHash } from './capabilities.ts';

/** Build with its sessions of the last hour. `hash` is null if the client sent none. */
export type LiveBuild = { readonly hash: string | null; readonly sessions: number };

const LIVE_MS = 3_600_000;

/** Writes new manifests. Returns all stored ones, because pages of older builds may still be open. */
export async function keepBuilds(db: Kysely<Schema>, manifests: readonly Manifest[], now: Date): Promise<readonly Manifest[]> {
  for (const manifest of manifests) {
    await db
      .insertInto('layout_builds')
      .values({ hash: manifestHash(manifest), build: manifest.build, manifest: JSON.stringify(manifest), known_at: now })
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
  const kept = await db.selectFrom('layout_builds').select('manifest').orderBy('known_at').execute();
  return kept.map(({ manifest }) => manifest);
}

const MOST_BUILDS = 12;

export async function lastBuilds(db: Kysely<Schema>): Promise<readonly { readonly name: string; readonly capabilities: string }[]> {
  return db
    .selectFrom('layout_builds')
    .select(['build as name', 'hash as capabilities'])
    .orderBy('known_at', 'desc')
    .orderBy('hash')
    .limit(MOST_BUILDS)
    .execute();
}

export async function liveBuilds(db: Kysely<Schema>, now: Date): Promise<readonly LiveBuild[]> {
  const { rows } = await sql<LiveBuild>`
    SELECT capabilities AS hash, count(*)::int AS sessions
    FROM (SELECT DISTINCT ON (session) session, capabilities FROM layout_viewers
      WHERE seen_at >= ${new Date(now.getTime() - LIVE_MS)} ORDER BY session, seen_at DESC) newest
    GROUP BY capabilities ORDER BY sessions DESC, hash`.execute(db);
  return rows;
}
