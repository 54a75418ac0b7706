import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from '../files.ts';

export const DIST = join(ROOT, 'dist');
export const STAMP = '.inputs';

const FOLDERS = ['src', 'registry', 'brands', 'fixtures', 'public', 'schemas', 'server', 'scripts/build', 'scripts/dev', 'scripts/words'];
const FILES = [
  'index.html',
  'console.html',
  'frame.html',
  'vite.config.ts',
  'package-lock.json',
  'package.json',
  'scripts/build.ts',
  'scripts/files.ts',
];

export function inputsHash(root: string = ROOT): string {
  const hash = createHash('sha256').update(process.env['LOCALE'] ?? '');
  const paths = [...FOLDERS.flatMap((folder) => filesUnder(folder, '', root)), ...FILES.filter((file) => existsSync(join(root, file)))];
  for (const path of paths.filter((candidate) => !/\.test\.|\/README\.md$/.test(candidate))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

export function isBuilt(root: string = ROOT): boolean {
  const stamp = join(root, 'dist', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash(root);
}
