import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { imageFiles, packageFolders } from './image/contents.ts';
import { fillRoot, USER } from './image/rootFolder.ts';
import { forbiddenIn } from './image/forbidden.ts';
import { isBuilt } from './build/inputs.ts';
import { messageOf } from '#server/platform/errors.ts';
import { ROOT } from './files.ts';

/**
 * Builds the container image of the built server: `npm run image -- NAME`. Fails if the image contains a shell, a compiler or a setuid
 * program.
 */
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
const name = process.argv[2] ?? `linemaker:${version}`;
const APP = 'srv/linemaker';

try {
  buildImage();
} catch (error) {
  console.error(`image: ${messageOf(error)}`);
  process.exitCode = 1;
}

function buildImage(): void {
  for (const tool of ['buildah', 'apt-get', 'dpkg-deb'])
    if (spawnSync(tool, ['--version']).error) throw new Error(`${tool} is not installed: on Debian, apt-get install buildah`);
  if (!isBuilt()) throw new Error('the build is missing or older than the sources: run npm run build');
  const [root, data] = ['root', 'data'].map((part) => mkdtempSync(join(tmpdir(), `linemaker-image-${part}-`))) as [string, string];
  let container = '';
  try {
    chmodSync(root, 0o755);
    fillRoot(root);
    copyInto(join(root, APP));
    const forbidden = forbiddenIn(root);
    if (forbidden.length > 0) throw new Error(`it must not hold:\n${forbidden.join('\n')}`);
    container = buildah('from', 'scratch');
    buildah('copy', '--quiet', '--chown', '0:0', container, root, '/');
    buildah('copy', '--quiet', '--chown', `${USER.id}:${USER.id}`, container, data, USER.home);
    buildah('config', ...settings(), container);
    buildah('commit', '--quiet', container, name);
    console.log(`image: ${name}; buildah push ${name} oci-archive:FILE writes it to a file`);
  } finally {
    if (container !== '') buildah('rm', container);
    for (const folder of [root, data]) rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the commit id, with the suffix `-dirty` if files differ from the commit. */
function revision(): string {
  return execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=40', '--exclude', '*'], { cwd: ROOT, encoding: 'utf8' }).trim();
}

function copyInto(app: string): void {
  for (const path of [...imageFiles(ROOT), ...packageFolders(ROOT)]) {
    mkdirSync(dirname(join(app, path)), { recursive: true });
    cpSync(join(ROOT, path), join(app, path), { recursive: true, dereference: true });
  }
}

function settings(): readonly string[] {
  return [
    ...['--user', `${USER.id}:${USER.id}`, '--workingdir', `/${APP}`, '--port', '4000', '--volume', USER.home],
    ...['--env', 'NODE_ENV=production', '--env', `DATA_DIR=${USER.home}`, '--stop-signal', 'SIGTERM'],
    ...['--entrypoint', JSON.stringify(['/usr/bin/node', `/${APP}/dist/server/main.mjs`])],
    ...['--label', `org.opencontainers.image.version=${version}`, '--label', `org.opencontainers.image.revision=${revision()}`],
  ];
}

function buildah(...args: readonly string[]): string {
  return execFileSync('buildah', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}
