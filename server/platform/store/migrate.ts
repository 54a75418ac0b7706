import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import { messageOf } from '../errors.ts';

export type Migration = { readonly version: number; readonly name: string; readonly sql: string; readonly checksum: string };

const ADVISORY_LOCK = 5_464_627;
const FOLDER = new URL('./migrations/', import.meta.url);

/** Throws for misnamed files, and for missing or duplicate numbers. */
export function readMigrations(folder: URL = FOLDER): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted();
  return names.map((name, index) => {
    const version = Number(/^(\d{4})_[a-zA-Z]+\.sql$/.exec(name)?.[1]);
    if (version !== index + 1) throw new Error(`Migration ${name} should be number ${index + 1}, as 0001_name.sql`);
    const sql = readFileSync(new URL(name, folder), 'utf8');
    return { version, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Locks the database and applies each missing migration in its own transaction. Returns their number. Throws if a migration fails or was
 * changed, or if the database is newer.
 */
export async function migrate(url: string, migrations: readonly Migration[] = readMigrations()): Promise<number> {
  const client = new pg.Client({ connectionString: url, application_name: 'linemaker migration' });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migrations (
      version integer PRIMARY KEY, name text NOT NULL, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
    const { rows: applied } = await client.query<{ version: number; name: string; checksum: string }>(
      'SELECT version, name, checksum FROM schema_migrations ORDER BY version',
    );
    checkHistory(applied, migrations);
    const missing = migrations.slice(applied.length);
    for (const migration of missing) await apply(client, migration);
    return missing.length;
  } finally {
    await client.end();
  }
}

function checkHistory(applied: readonly { version: number; name: string; checksum: string }[], migrations: readonly Migration[]): void {
  for (const [index, past] of applied.entries()) {
    const known = migrations[index];
    if (!known) throw new Error(`The database has migration ${past.name}, which this build does not know: run a newer build.`);
    if (known.checksum !== past.checksum)
      throw new Error(
        `Migration ${known.name} was changed after it was applied here: restore it and add a new one, or start with an empty database.`,
      );
  }
}

async function apply(client: pg.Client, { version, name, sql, checksum }: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(sql);
    await client.query('INSERT INTO schema_migrations (version, name, checksum) VALUES ($1, $2, $3)', [version, name, checksum]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed: ${messageOf(error)}`, { cause: error });
  }
}
