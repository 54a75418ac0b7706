import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConsentWords } from '#server/content/consents/builtWords.ts';
import { ROOT } from '../files.ts';

type LandedBuild = {
  readonly build: string;
  readonly kinds: Readonly<Record<string, number>>;
  readonly presentations: Readonly<Record<string, readonly string[]>>;
  readonly operations: readonly string[];
};
type Texts = Readonly<Record<string, string>>;
type Consents = Readonly<Record<string, ConsentWords>>;
export type Landed = {
  readonly builds: readonly LandedBuild[];
  readonly texts: Texts;
  readonly consents: Readonly<Record<string, Consents>>;
};

const BUILDS = 'schemas/landed/capabilities.json';
const TEXTS = 'schemas/landed/persistedDocuments.json';
const CONSENTS = 'schemas/landed/consentWords.json';

const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const write = (path: string, value: unknown): void => writeFileSync(join(ROOT, path), `${JSON.stringify(value, null, 2)}\n`);

export const readLanded = (): Landed => ({
  builds: read(BUILDS) as readonly LandedBuild[],
  texts: read(TEXTS) as Texts,
  consents: read(CONSENTS) as Landed['consents'],
});

type Own = { readonly texts: Texts; readonly consents: Consents };

export const withBuild = ({ builds, texts, consents }: Landed, build: Omit<LandedBuild, 'operations'>, own: Own): Landed => ({
  builds: [...builds.filter((each) => each.build !== build.build), { ...build, operations: Object.keys(own.texts).toSorted() }],
  texts: { ...texts, ...own.texts },
  consents: { ...consents, [build.build]: own.consents },
});

export async function landBuild(): Promise<void> {
  // Imports lazily, because this module throws if a brand's catalogue lacks consent texts.
  const { builtWords } = await import('#server/content/consents/builtWords.ts');
  const build = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  const manifest = read('src/gql/capabilities.json') as Omit<LandedBuild, 'operations'>;
  const own = { texts: read('src/gql/persistedDocuments.json') as Texts, consents: builtWords };
  const { builds, texts, consents } = withBuild(readLanded(), { ...manifest, build }, own);
  write(BUILDS, builds);
  write(TEXTS, texts);
  write(CONSENTS, consents);
}
