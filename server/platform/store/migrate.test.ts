import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { useTestStore } from '#tests/support/store.ts';
import { migrate, type Migration, readMigrations } from './migrate.ts';

const store = useTestStore(4);
const ours = readMigrations();
const extra = (version: number, text: string): Migration => ({
  version,
  name: `${String(version).padStart(4, '0')}_more.sql`,
  sql: text,
  checksum: text,
});

describe('migrations', () => {
  test('migrations that are applied are not repeated', async () => {
    expect(await migrate(store().url)).toBe(0);
  });

  test('a missing migration is applied once, even if several servers start together', async () => {
    const next = [...ours, extra(ours.length + 1, 'CREATE TABLE more (id int)')];
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(store().url, next)));
    expect(applied.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 1]);
    await sql`INSERT INTO more VALUES (1)`.execute(store().db);
  });

  test('a failed migration leaves nothing behind', async () => {
    const past = [...ours, extra(ours.length + 1, 'CREATE TABLE more (id int)')];
    const broken = extra(ours.length + 2, 'CREATE TABLE half (id int); SELECT nonsense');
    await expect(migrate(store().url, [...past, broken])).rejects.toThrow(
      /^Migration \d{4}_more.sql failed: column "nonsense" does not exist$/,
    );
    await expect(sql`SELECT * FROM half`.execute(store().db)).rejects.toThrow('does not exist');
  });

  test('a changed migration file is refused with a specific error', async () => {
    const changed = ours.map((one) => (one.version === 1 ? { ...one, checksum: 'other' } : one));
    await expect(migrate(store().url, changed)).rejects.toThrow('Migration 0001_world.sql was changed after it was applied here');
  });

  test('a database with a newer migration is refused', async () => {
    await expect(migrate(store().url, ours.slice(0, 1))).rejects.toThrow(
      'The database has migration 0002_players.sql, which this build does not know',
    );
  });
});

describe('migration files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linemaker-migrations-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('migration files are numbered without a gap', () => {
    expect(ours.map(({ version }) => version)).toEqual(ours.map((_, index) => index + 1));
  });

  test.each([
    ['0002_b.sql', 'number 1'],
    ['first.sql', 'number 1'],
  ])('a migration folder with only %s is refused', (name, reason) => {
    writeFileSync(path.join(folder, name), '');
    expect(() => readMigrations(pathToFileURL(`${folder}/`))).toThrow(reason);
    rmSync(path.join(folder, name));
  });
});
