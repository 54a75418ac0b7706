import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBrands } from '#server/platform/config/brands.ts';
import { filesUnder, ROOT } from '../files.ts';
import { type TextUse, textsIn } from './textsIn.ts';

/** All that a brand says, `brands/<id>/copy.json`: what each brand must say in its own voice, and for every other text of the source its own words. */
export type Catalogue = { readonly voice: Readonly<Record<string, string>>; readonly words: Readonly<Record<string, string>> };

type Source = { readonly path: string; readonly text: string };
type PlacedUse = TextUse & { readonly path: string };

/** Where texts of the interface stand. */
const FOLDERS = ['src', 'registry'] as const;
/**
 * What operators and engineers alone read is not a brand's: the console and its rules, developer tools, and why a command of the session was
 * refused. Nor is what is said where no code of ours has come.
 */
const NOT_PLAYERS =
  /^src\/(console|app\/(devTools|startup\/beforeStart)|gql|shared\/(console|layouts\/patterns))\/|^src\/(shared\/betting\/teaserTableProblem|core\/auth\/refusals)\.ts$|\.test\.tsx?$/;

/** Folders of the server that speak to players. */
const SPEAKING =
  /^server\/(api\/actions|platform\/mail|modules\/(casino|geolocation|identity\/signUp|payments|responsibleGaming|rewards|taxes))\//;

/** The sources that players read, with their paths from the root. */
export function playersSources(root: string = ROOT): readonly Source[] {
  const paths = FOLDERS.flatMap((folder) => [...filesUnder(folder, '.ts', root), ...filesUnder(folder, '.tsx', root)]);
  return paths.filter((path) => !NOT_PLAYERS.test(path)).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Every use of a text, with the file that it stands in: of the interface, and of the server's answers, letters and forms. */
export const textsOf = (root: string = ROOT): readonly PlacedUse[] =>
  [...playersSources(root), ...serverSources(root)].flatMap(({ path, text }) => textsIn(path, text).map((use) => ({ ...use, path })));

/** The server's sources that speak to players: whole folders, and whatever else has a text for them. */
export const serverSources = (root: string = ROOT): readonly Source[] =>
  filesUnder('server', '.ts', root)
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ path, text }) => SPEAKING.test(path) || /\bt`/.test(text));

/** The catalogue of each brand, by its id. */
export const readCatalogues = (root: string = ROOT): ReadonlyMap<string, Catalogue> =>
  new Map(listBrands(root).brands.map((id) => [id, JSON.parse(readFileSync(join(root, cataloguePath(id)), 'utf8')) as Catalogue]));

export const cataloguePath = (brand: string): string => `brands/${brand}/copy.json`;

/**
 * A catalogue with each text of the source and no other, in their order by letters. What a brand says stays; a new text is said as the source has it.
 * Throws when the brand has words of its own for a text that is gone, so that they are moved and not lost.
 */
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

/** What a brand says otherwise than the source. */
export const ownWords = ({ words }: Catalogue): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).filter(([text, own]) => own !== text));

/** Own words that put in other things than the text of the source, each as a sentence. */
export const wronglyFilled = (brand: string, catalogue: Catalogue): readonly string[] =>
  Object.entries(ownWords(catalogue))
    .filter(([text, own]) => placesIn(text) !== placesIn(own))
    .map(([text, own]) => `${cataloguePath(brand)}: “${own}” must put in what “${text}” does: ${placesIn(text) || 'nothing'}`);

/** Texts that a brand says otherwise and that the server says too, which speaks to all brands alike (decision 0083), each as a sentence. */
export const saidToAll = (uses: readonly Pick<PlacedUse, 'path' | 'text'>[], differing: ReadonlySet<string>): readonly string[] =>
  uses
    .filter(({ path, text }) => /^(server|src\/shared)\//.test(path) && differing.has(text))
    .map(({ path, text }) => `${path} says “${text}” to players of all brands, and a brand says it otherwise: let the page say it`);

/** Texts that a brand says otherwise and that are read before a brand is known, each as a sentence. */
export const readTooEarly = (
  uses: readonly Pick<PlacedUse, 'isOnLoad' | 'path' | 'text'>[],
  differing: ReadonlySet<string>,
): readonly string[] =>
  uses
    .filter(({ text, isOnLoad }) => isOnLoad && differing.has(text))
    .map(({ path, text }) => `${path} reads “${text}” while it is loaded, and a brand says it otherwise: read it in a function`);

const placesIn = (text: string): string => [...new Set(text.match(/\{\d+\}/g))].toSorted(byCode).join(' ');

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
