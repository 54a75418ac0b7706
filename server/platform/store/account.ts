import { chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureDataFolder } from './dataFolder.ts';

export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

/**
 * Account to run PostgreSQL if we are root, because PostgreSQL refuses to run as root. Otherwise null. Throws if there is no such account.
 */
export function unprivilegedAccount(): Account | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parsePasswdLine);
  const account = ['postgres', 'nobody'].map((name) => accounts.find((one) => one?.name === name)).find((one) => one !== undefined);
  if (!account)
    throw new Error(
      'PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody account: start as another user, or set DATABASE_URL.',
    );
  return account;
}

function parsePasswdLine(line: string): Account | undefined {
  const [name, , uid, gid] = line.split(':');
  return name && uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}

/** Creates the database folder in `dataDir`, or elsewhere if `account` has no access to `dataDir`. Throws if no folder is accessible. */
export function clusterHome(dataDir: string, account: Account | null, say: (line: string) => void): string {
  const wanted = path.resolve(dataDir, 'postgres');
  ensureDataFolder(path.dirname(wanted));
  if (!account || isReachable(path.dirname(wanted), account)) return own(wanted, account);
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const shelters = ['/var/lib/linemaker', path.join(tmpdir(), 'linemaker')];
  for (const shelter of shelters) {
    try {
      mkdirSync(shelter, { recursive: true, mode: 0o755 });
      if (!isReachable(shelter, account)) continue;
      const home = own(path.join(shelter, name), account);
      say(`PostgreSQL runs as ${account.name}, who cannot enter ${path.dirname(wanted)}: its data is in ${home}`);
      return home;
    } catch {
      // This folder is unusable, for example read-only. Tries the next one.
    }
  }
  throw new Error(
    `No folder that ${account.name} can reach, tried ${[wanted, ...shelters].join(', ')}: set DATA_DIR to one, or DATABASE_URL.`,
  );
}

function own(home: string, account: Account | null): string {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (account) chownSync(home, account.uid, account.gid);
  return home;
}

function isReachable(folder: string, account: Account): boolean {
  for (let at = folder; ; at = path.dirname(at)) {
    if (!mayPass(statSync(at), account)) return false;
    if (at === path.dirname(at)) return true;
  }
}

function mayPass(found: { mode: number; uid: number; gid: number }, account: Account): boolean {
  if (found.uid === account.uid) return (found.mode & 0o100) !== 0;
  if (found.gid === account.gid) return (found.mode & 0o010) !== 0;
  return (found.mode & 0o001) !== 0;
}
