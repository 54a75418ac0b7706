import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openStore } from '#server/platform/store/index.ts';
import { lineOf } from './lines.ts';

/** One row for each part of the schema `public`: section, name, definition. */
const PARTS = `
  SELECT 'table' AS section, c.relname AS name, concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod),
      CASE WHEN a.attnotnull THEN 'not null' END, a.attidentity, pg_get_expr(d.adbin, d.adrelid)) AS value
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm')
  UNION ALL SELECT 'constraint', conrelid::regclass::text || '.' || conname, pg_get_constraintdef(oid)
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace AND contype <> 'n'
  UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
  UNION ALL SELECT 'sequence', sequencename, data_type::text || ' ' || start_value || ' ' || increment_by FROM pg_sequences WHERE schemaname = 'public'
  UNION ALL SELECT 'function', proname, md5(pg_get_functiondef(oid)) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind <> 'a'
  UNION ALL SELECT 'trigger', tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
  UNION ALL SELECT 'storage', relname, array_to_string(reloptions, ', ') FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND reloptions IS NOT NULL`;

/** What the migrations make of an empty database. */
export async function databaseLines(): Promise<readonly string[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'linemaker-invariants-'));
  // PostgreSQL runs as another user when we are root.
  chmodSync(dataDir, 0o755);
  const log = { info: () => undefined, error: (line: string) => console.error(line) };
  try {
    const store = await openStore({ dataDir, log, role: 'guest', maxConnections: 1 });
    try {
      return await schemaOf(store.url);
    } finally {
      await store.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function schemaOf(url: string): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly section: string; readonly name: string; readonly value: string }>(PARTS);
    return rows.map(({ section, name, value }) => lineOf(section, name, value.replaceAll(/\s+/g, ' '))).toSorted();
  } finally {
    await client.end();
  }
}
