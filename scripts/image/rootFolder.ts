import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Debian packages of the libraries that Node and native modules link to. `base-files` names the distribution for scanners. */
const DEBIAN = ['base-files', 'gcc-12-base', 'libc6', 'libgcc-s1', 'libstdc++6'];
export const USER = { id: 10_001, name: 'linemaker', home: '/var/lib/linemaker' } as const;

/** Fills a folder with Debian's libraries, the running Node and one unprivileged user. Unpacks Debian packages without installing them. */
export function fillRoot(root: string): void {
  const downloads = mkdtempSync(join(tmpdir(), 'linemaker-debian-'));
  execFileSync('apt-get', ['download', '--quiet', ...DEBIAN], { cwd: downloads, stdio: ['ignore', 'ignore', 'inherit'] });
  for (const file of readdirSync(downloads)) {
    const archive = join(downloads, file);
    execFileSync('dpkg-deb', ['--extract', archive, root]);
    const control = execFileSync('dpkg-deb', ['--field', archive], { encoding: 'utf8' });
    put(join(root, 'var/lib/dpkg/status.d', file.split('_')[0] ?? file), control);
  }
  rmSync(downloads, { recursive: true });
  mkdirSync(join(root, 'usr/bin'), { recursive: true });
  copyFileSync(process.execPath, join(root, 'usr/bin/node'));
  const notice = '/usr/share/doc/nodejs/copyright';
  if (existsSync(notice)) {
    mkdirSync(dirname(join(root, notice)), { recursive: true });
    copyFileSync(notice, join(root, notice));
  }
  put(join(root, 'etc/passwd'), `${USER.name}:x:${USER.id}:${USER.id}::${USER.home}:/usr/sbin/nologin\n`);
  put(join(root, 'etc/group'), `${USER.name}:x:${USER.id}:\n`);
}

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
