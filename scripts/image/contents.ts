import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesUnder } from '../files.ts';

/** Packages that the built server loads from `node_modules`, without the embedded PostgreSQL, which only development uses. */
const LOADED = ['@node-rs/argon2', '@simplewebauthn/server', 'fontkit', 'oidc-provider', 'pdfkit', 'pino', 'redis', 'sharp'];

const FOLDERS = ['brands', 'dist', 'schemas', 'server'];
const LEFT_OUT = /^server\/sandbox\/|^dist\/server\/sandbox\.mjs|\.(?:ts|md|map)$/;

/** Lists the project's files that the server reads in production. */
export const imageFiles = (root: string): readonly string[] => [
  'LICENSE',
  'THIRD_PARTY_NOTICES.md',
  ...FOLDERS.flatMap((folder) => filesUnder(folder, '', root)).filter((path) => !LEFT_OUT.test(path)),
];

type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
};

/** Lists the installed folders of these packages and of all their dependencies. Throws if a required package is not installed. */
export function packageFolders(root: string, names: readonly string[] = LOADED): readonly string[] {
  const found = new Set<string>();
  const add = (name: string, from: string, isOptional: boolean): void => {
    const folder = resolved(root, name, from);
    if (folder === null) {
      if (isOptional) return;
      throw new Error(`${from === '' ? 'The image' : from} needs ${name}, which node_modules lacks: run npm ci`);
    }
    if (found.has(folder)) return;
    found.add(folder);
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
    for (const needed of Object.keys(manifest.dependencies ?? {})) add(needed, folder, needed in (manifest.optionalDependencies ?? {}));
    for (const needed of Object.keys({ ...manifest.optionalDependencies, ...manifest.peerDependencies })) add(needed, folder, true);
  };
  for (const name of names) add(name, '', false);
  return [...found].toSorted();
}

function resolved(root: string, name: string, from: string): string | null {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at === '.' ? '' : at, 'node_modules', name);
    if (existsSync(join(root, folder, 'package.json'))) return folder;
    if (at === '' || at === '.') return null;
  }
}
