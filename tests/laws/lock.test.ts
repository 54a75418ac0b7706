import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.ts';

type Manifest = {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
};

const lock = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as Manifest;

/** Returns the registries named in a lock file. It must name none, because every machine would have to use them. */
const hostsIn = (text: string): readonly string[] => [...text.matchAll(/"resolved": "(https?:\/\/[^/"]+)/g)].map(([, host = '']) => host);
const unpinned = ({ dependencies, devDependencies, overrides }: Manifest): readonly string[] =>
  Object.entries({ ...dependencies, ...devDependencies, ...overrides })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name]) => name);

type Locked = {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly engines?: Readonly<Record<string, string>>;
};
type Packages = Readonly<Record<string, Locked>>;

/**
 * Finds optional dependencies that the lock file lacks, such as other platforms' binaries. `npm install` may leave them out, but `npm ci`
 * then refuses the file.
 */
function missingParts(packages: Packages): readonly string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !foldersAbove(path).some((folder) => `${folder}node_modules/${name}` in packages))
      .map((name) => `${path} wants ${name}`),
  );
}

/** Returns the folders where a package finds dependencies, nearest first. */
const foldersAbove = (path: string): readonly string[] => {
  const parts = path.split('node_modules/');
  return parts
    .map((_, at) => parts.slice(0, parts.length - at).join('node_modules/'))
    .map((folder) => (folder === '' || folder.endsWith('/') ? folder : `${folder}/`));
};

/** Finds packages that need a newer Node than the README says. */
const tooNew = (packages: Packages): readonly string[] =>
  Object.entries(packages)
    .filter(([, { engines }]) => {
      const ways = (engines?.['node'] ?? '*').split('||');
      return ways.every((way) => /^\s*(>=?|\^|~)?\s*2[1-9]/.test(way));
    })
    .map(([path, { version }]) => `${path} ${version ?? ''}`);

describe('the lock file', () => {
  const { packages } = JSON.parse(lock) as { readonly packages: Packages };

  it('the lock file holds the binaries of every platform, so that npm ci accepts it anywhere', () => {
    expect(missingParts(packages), 'take a version whose parts the registry has').toEqual([]);
    expect(missingParts({ 'node_modules/a': { optionalDependencies: { b: '1', c: '1' } }, 'node_modules/b': {} })).toEqual([
      'node_modules/a wants c',
    ]);
    expect(
      missingParts({ 'node_modules/a/node_modules/d': { optionalDependencies: { b: '1' } }, 'node_modules/a/node_modules/b': {} }),
    ).toEqual([]);
  });

  it('the lock file holds no package that needs a newer Node than 20', () => {
    expect(tooNew(packages), 'take an older version, or override it').toEqual([]);
    expect(
      tooNew({
        'node_modules/a': { version: '3.0.0', engines: { node: '>=22' } },
        'node_modules/b': { engines: { node: '^20.19.0 || >=22.12.0' } },
      }),
    ).toEqual(['node_modules/a 3.0.0']);
  });

  it('the lock file names no registry host', () => {
    expect(hostsIn(lock), 'npm install --omit-lockfile-registry-resolved writes it without').toEqual([]);
    expect(hostsIn('"resolved": "https://registry.example/a/-/a-1.0.0.tgz"')).toEqual(['https://registry.example']);
  });

  it('package.json pins every version exactly', () => {
    expect(unpinned(manifest), 'npm install -E').toEqual([]);
    expect(unpinned({ dependencies: { a: '^1.0.0', b: '1.0.0' }, devDependencies: {}, overrides: {} })).toEqual(['a']);
  });
});
