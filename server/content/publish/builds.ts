import { type Kysely, sql } from 'kysely';
import type { Schema } from '#server/platform/store/schema/index.ts';
import { type Manifest, manifestHash } from './capabilities.ts';

/** Sessions of the last hour that sent one hash of capabilities, or none. */
export type LiveBuild = { readonly hash: string | null; readonly sessions: number };

const LIVE_MS = 3_600_000;

/** Keeps what is new, and answers every build that was ever kept: pages of last month are still open somewhere. */
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

/** More of them nobody would look through. */
const MOST_BUILDS = 12;

/** The builds that were put out last, the newest first. */
export async function lastBuilds(db: Kysely<Schema>): Promise<readonly { readonly name: string; readonly capabilities: string }[]> {
  return db
    .selectFrom('layout_builds')
    .select(['build as name', 'hash as capabilities'])
    .orderBy('known_at', 'desc')
    .orderBy('hash')
    .limit(MOST_BUILDS)
    .execute();
}

/** What is out there, most first. */
export async function liveBuilds(db: Kysely<Schema>, now: Date): Promise<readonly LiveBuild[]> {
  const { rows } = await sql<LiveBuild>`
    SELECT capabilities AS hash, count(*)::int AS sessions
    FROM (SELECT DISTINCT ON (session) session, capabilities FROM layout_viewers
      WHERE seen_at >= ${new Date(now.getTime() - LIVE_MS)} ORDER BY session, seen_at DESC) newest
    GROUP BY capabilities ORDER BY sessions DESC, hash`.execute(db);
  return rows;
}
