import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../files.ts';

/** Build that may be open in a browser. */
type LandedBuild = {
  readonly build: string;
  readonly kinds: Readonly<Record<string, number>>;
  readonly presentations: Readonly<Record<string, readonly string[]>>;
  readonly operations: readonly string[];
};
type Texts = Readonly<Record<string, string>>;
export type Landed = { readonly builds: readonly LandedBuild[]; readonly texts: Texts };

const BUILDS = 'schemas/landed/capabilities.json';
const TEXTS = 'schemas/landed/persistedDocuments.json';

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const write = (path: string, value: unknown): void => writeFileSync(join(ROOT, path), `${JSON.stringify(value, null, 2)}\n`);

export const readLanded = (): Landed => ({ builds: read(BUILDS) as readonly LandedBuild[], texts: read(TEXTS) as Texts });

export const withBuild = ({ builds, texts }: Landed, build: Omit<LandedBuild, 'operations'>, own: Texts): Landed => ({
  builds: [...builds.filter((each) => each.build !== build.build), { ...build, operations: Object.keys(own).toSorted() }],
  texts: { ...texts, ...own },
});

export function landBuild(): void {
  const build = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const manifest = read('src/gql/capabilities.json') as Omit<LandedBuild, 'operations'>;
  const { builds, texts } = withBuild(readLanded(), { ...manifest, build }, read('src/gql/persistedDocuments.json') as Texts);
  write(BUILDS, builds);
  write(TEXTS, texts);
}
