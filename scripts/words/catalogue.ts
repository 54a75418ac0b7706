import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBrands } from '#server/platform/config/brands.ts';
import { filesUnder, ROOT } from '../files.ts';
import { type TextUse, textsIn } from './textsIn.ts';

/** `brands/<id>/copy.json`: required texts in `voice`, wordings of source texts in `words`. */
export type Catalogue = { readonly voice: Readonly<Record<string, string>>; readonly words: Readonly<Record<string, string>> };

type Source = { readonly path: string; readonly text: string };
type PlacedUse = TextUse & { readonly path: string };

const FOLDERS = ['src', 'registry'] as const;
/** Texts no player reads, or that precede our code. */
const NOT_PLAYERS =
  /^src\/(console|app\/(devTools|startup\/beforeStart)|gql|shared\/(console|layouts\/patterns))\/|^src\/(shared\/betting\/teaserTableProblem|core\/auth\/refusals)\.ts$|\.test\.tsx?$/;

const SPEAKING =
  /^server\/(api\/actions|platform\/mail|modules\/(casino|geolocation|identity\/(pendingSignUps|signUp)|payments|responsibleGaming|rewards|taxes))\//;

export function playersSources(root: string = ROOT): readonly Source[] {
  const paths = FOLDERS.flatMap((folder) => [...filesUnder(folder, '.ts', root), ...filesUnder(folder, '.tsx', root)]);
  return paths.filter((path) => !NOT_PLAYERS.test(path)).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

export const textsOf = (root: string = ROOT): readonly PlacedUse[] =>
  [...playersSources(root), ...serverSources(root)].flatMap(({ path, text }) => textsIn(path, text).map((use) => ({ ...use, path })));

export const serverSources = (root: string = ROOT): readonly Source[] =>
  filesUnder('server', '.ts', root)
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ path, text }) => SPEAKING.test(path) || /\bt`/.test(text));

export const readCatalogues = (root: string = ROOT): ReadonlyMap<string, Catalogue> =>
  new Map(listBrands(root).brands.map((id) => [id, JSON.parse(readFileSync(join(root, cataloguePath(id)), 'utf8')) as Catalogue]));

export const cataloguePath = (brand: string): string => `brands/${brand}/copy.json`;

/** Sorted texts of the source alone. Throws if a brand's wording would be lost. */
export function renewed({ voice, words }: Catalogue, texts: readonly string[], brand: string): Catalogue {
  const known = new Set(texts);
  const lost = Object.entries(words)
    .filter(([text, own]) => !known.has(text) && own !== text)
    .map(
      ([text, own]) =>
        `${cataloguePath(brand)} says “${own}” for “${text}”, which the source has no more: move it to the new text, or delete it`,
    );
  if (lost.length > 0) throw new Error(lost.join('\n'));
  const said = new Map(Object.entries(words));
  return { voice, words: Object.fromEntries([...known].toSorted(byCode).map((text) => [text, said.get(text) ?? text])) };
}

export const ownWords = ({ words }: Catalogue): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).filter(([text, own]) => own !== text));

/** Wordings with other placeholders than the source. */
export const wronglyFilled = (brand: string, catalogue: Catalogue): readonly string[] =>
  Object.entries(ownWords(catalogue))
    .filter(([text, own]) => placesIn(text) !== placesIn(own))
    .map(([text, own]) => `${cataloguePath(brand)}: “${own}” must put in what “${text}” does: ${placesIn(text) || 'nothing'}`);

/** Reworded texts that the server uses for all brands alike (decision 0083). */
export const differingForAll = (uses: readonly Pick<PlacedUse, 'path' | 'text'>[], differing: ReadonlySet<string>): readonly string[] =>
  uses
    .filter(({ path, text }) => /^(server|src\/shared)\//.test(path) && differing.has(text))
    .map(({ path, text }) => `${path} says “${text}” to players of all brands, and a brand says it otherwise: let the page say it`);

/** Reworded texts read before the brand is known. */
export const readTooEarly = (
  uses: readonly Pick<PlacedUse, 'isOnLoad' | 'path' | 'text'>[],
  differing: ReadonlySet<string>,
): readonly string[] =>
  uses
    .filter(({ text, isOnLoad }) => isOnLoad && differing.has(text))
    .map(({ path, text }) => `${path} reads “${text}” while it is loaded, and a brand says it otherwise: read it in a function`);

const placesIn = (text: string): string => [...new Set(text.match(/\{\d+\}/g))].toSorted(byCode).join(' ');

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
