import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { readMigrations } from '#server/platform/store/migrate.ts';

const planted: string[] = [];
afterEach(() => {
  for (const folder of planted.splice(0)) rmSync(folder, { recursive: true });
});

function folderOf(...names: readonly string[]): URL {
  const folder = mkdtempSync(join(tmpdir(), 'linemaker-migrations-'));
  planted.push(folder);
  for (const name of names) writeFileSync(join(folder, name), 'SELECT 1;');
  return pathToFileURL(`${folder}/`);
}

describe('migrations', () => {
  it('migrations are numbered consecutively, so that two branches cannot take one number', () => {
    expect(readMigrations().length).toBeGreaterThan(0);
  });

  it.each([
    ['a number that is there twice', ['0001_one.sql', '0002_two.sql', '0002_other.sql'], /should be number 3/],
    ['a number that is missing', ['0001_one.sql', '0003_three.sql'], /0003_three\.sql should be number 2/],
    ['a name that is none', ['0001_one.sql', '2_two.sql'], /2_two\.sql should be number 2/],
  ])('a folder of migrations is refused for %s', (_name, names, words) => {
    expect(() => readMigrations(folderOf(...names))).toThrow(words);
  });
});
