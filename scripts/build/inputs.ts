import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, ROOT } from '../files.ts';

export const DIST = join(ROOT, 'dist');
/** Lies in the build and says what it was made from. */
export const STAMP = '.inputs';

const FOLDERS = ['src', 'registry', 'brands', 'fixtures', 'public', 'schemas', 'server', 'scripts/build', 'scripts/dev'];
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

/** SHA-256 over the names and bytes of all that a build is made from. Tests and READMEs are left out: they change nothing that is served. */
export function inputsHash(root: string = ROOT): string {
  const hash = createHash('sha256');
  const paths = [...FOLDERS.flatMap((folder) => filesUnder(folder, '', root)), ...FILES.filter((file) => existsSync(join(root, file)))];
  for (const path of paths.filter((candidate) => !/\.test\.|\/README\.md$/.test(candidate))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Whether the build in `dist` was made from what is here now. */
export function isBuilt(root: string = ROOT): boolean {
  const stamp = join(root, 'dist', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash(root);
}
