import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Scan, ScanResult } from '#server/platform/files/clamd.ts';
import type { Schema } from '#server/platform/store/schema/index.ts';

const LEASE_SECONDS = 120;
const AGAIN_SECONDS = 10;
const MOST_AGAIN_SECONDS = 3_600;
const MOST_FILES = 20;

type Deps = { readonly db: Kysely<Schema>; readonly log: Pick<Logger, 'warn'>; readonly scanFile: Scan };
type Claimed = { readonly player_id: string; readonly id: string; readonly bytes: Buffer; readonly scan_tries: number };

/** Scans uploaded files that have no result yet, and writes the results. Locks each file, so that only one process scans it. */
export async function scanFiles({ db, log, scanFile }: Deps): Promise<void> {
  for (let at = 0; at < MOST_FILES; at += 1) {
    const file = await claim(db);
    if (file === null) return;
    const result = await scanFile(file.bytes);
    if (result.kind !== 'clean') log.warn({ event: 'file-not-clean', playerId: file.player_id, fileId: file.id, scan: result });
    await note(db, file, result);
  }
}

async function claim(db: Kysely<Schema>): Promise<Claimed | null> {
  const { rows } = await sql<Claimed>`
    UPDATE form_files SET scan_tries = scan_tries + 1, scan_due_at = now() + make_interval(secs => ${LEASE_SECONDS})
    WHERE (player_id, id) = (
      SELECT player_id, id FROM form_files WHERE scan = 'waiting' AND scan_due_at <= now()
      ORDER BY scan_due_at LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING player_id, id, bytes, scan_tries`.execute(db);
  return rows[0] ?? null;
}

/** Writes the scan's result, unless the file was deleted or already has one. */
async function note(db: Kysely<Schema>, { player_id, id, scan_tries }: Claimed, result: ScanResult): Promise<void> {
  const isThis = sql`player_id = ${player_id} AND id = ${id} AND scan = 'waiting'`;
  if (result.kind === 'unknown') {
    const again = Math.min(MOST_AGAIN_SECONDS, AGAIN_SECONDS * 2 ** Math.min(scan_tries - 1, 20));
    await sql`UPDATE form_files SET scan_note = ${result.why}, scan_due_at = now() + make_interval(secs => ${again}) WHERE ${isThis}`.execute(
      db,
    );
    return;
  }
  const found = result.kind === 'bad' ? result.found : null;
  await sql`UPDATE form_files SET scan = ${result.kind}, scan_note = ${found}, scanned_at = now() WHERE ${isThis}`.execute(db);
}
