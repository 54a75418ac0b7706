import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openStore } from './index.ts';
import { readMigrations } from './migrate.ts';
import { readPostmaster, stopPostmaster } from './postmaster.ts';
import { majorIn, unfit } from './versions.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'linemaker-bin-'));
chmodSync(folder, 0o755);
const log = { info: () => undefined, error: () => undefined };
const open = (name: string, postgresBin: string | null, role: 'guest' | 'owner' = 'owner') =>
  openStore({ dataDir: path.join(folder, name), postgresBin, log, role });
const pgDataOf = (name: string): string => path.join(folder, name, 'postgres', 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a folder with programs that only print a version. */
function programs(name: string, said: string, files: readonly string[] = ['postgres', 'initdb']): string {
  const bin = path.join(folder, name);
  mkdirSync(bin);
  for (const file of files) writeFileSync(path.join(bin, file), `#!/bin/sh\n${said}\n`, { mode: 0o755 });
  return bin;
}

test('the major version is read as each distribution prints it', () => {
  expect(majorIn('postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n')).toBe(15);
  expect(majorIn('postgres (PostgreSQL) 18.4\n')).toBe(18);
  expect(majorIn('mariadbd 11')).toBe(0);
});

test('a server that is too old, or without UTF-8, is refused', () => {
  expect([15, 18].map((major) => unfit({ major, encoding: 'UTF8' }))).toEqual([null, null]);
  expect(unfit({ major: 14, encoding: 'UTF8' })).toBe('is PostgreSQL 14; 15 or newer is needed');
  expect(unfit({ major: 15, encoding: 'SQL_ASCII' })).toBe('has the encoding SQL_ASCII; UTF8 is needed');
});

test('a folder without the programs is refused, and no other is searched', async () => {
  await expect(open('a', programs('empty', '', []))).rejects.toThrow(/^POSTGRES_BIN names a folder without postgres: .*empty$/);
  await expect(open('a', programs('half', '', ['postgres']))).rejects.toThrow('a folder without initdb');
});

test('programs that are too old or do not run are refused', async () => {
  await expect(open('a', programs('old', "echo 'postgres (PostgreSQL) 14.1'"))).rejects.toThrow('is version 14; 15 or newer is needed');
  await expect(open('a', programs('broken', 'echo no such library >&2; exit 127'))).rejects.toThrow('no such library');
});

describe('an embedded database', { timeout: 60_000 }, () => {
  test('a database without UTF-8 is refused before anything is written', async () => {
    const store = await open('kept', null);
    await sql`CREATE DATABASE ascii TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'`.execute(store.db);
    const databaseUrl = store.url.replace(/\/linemaker\?.*$/, '/ascii');
    await expect(openStore({ databaseUrl, dataDir: folder, log })).rejects.toThrow('has the encoding SQL_ASCII; UTF8 is needed');
    await store.close();
  });

  test('programs of another version, and those beside a running server, are refused', async () => {
    const embedded = await open('kept', null, 'guest');
    const { rows } = await sql<{ major: number }>`SELECT current_setting('server_version_num')::int / 10000 AS major`.execute(embedded.db);
    const major = rows[0]?.major ?? 0;
    await embedded.db.destroy();
    const same = programs('same', `echo 'postgres (PostgreSQL) ${major}.0'`);
    await expect(open('kept', same)).rejects.toThrow(`stop process ${readPostmaster(pgDataOf('kept'))?.pid ?? 0}`);
    await stopPostmaster(pgDataOf('kept'));
    const older = programs('older', `echo 'postgres (PostgreSQL) ${major - 1}.0'`);
    await expect(open('kept', older)).rejects.toThrow(`made by PostgreSQL ${major}, and the one of POSTGRES_BIN is ${major - 1}`);
  });
});

const bin = process.env['POSTGRES_BIN'] ?? '';
if (bin === '') console.log('Skipped: a start on another PostgreSQL. POSTGRES_BIN names no folder with postgres and initdb.');

describe.skipIf(bin === '')('the PostgreSQL of POSTGRES_BIN', { timeout: 60_000 }, () => {
  test('the migrations pass, texts are ordered by code points, and the data outlives a restart', async () => {
    const first = await open('named', bin);
    const { rows } = await sql<{ text: string }>`SELECT text FROM (VALUES ('é'), ('b'), ('Z')) AS texts (text) ORDER BY text`.execute(
      first.db,
    );
    expect(rows.map(({ text }) => text)).toEqual(['Z', 'b', 'é']);
    expect((await sql<{ upper: string }>`SELECT upper('é')`.execute(first.db)).rows).toEqual([{ upper: 'É' }]);
    await first.close();
    const second = await open('named', bin);
    const applied = await sql<{ count: string }>`SELECT count(*) FROM schema_migrations`.execute(second.db);
    expect(applied.rows).toEqual([{ count: String(readMigrations().length) }]);
    await second.close();
  });
});
