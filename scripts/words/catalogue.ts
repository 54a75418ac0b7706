import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBrands } from '#server/platform/config/brands.ts';
import { filesUnder, ROOT } from '../files.ts';
import { type TextUse, textsIn } from './textsIn.ts';

/** Texts of a brand, `brands/<id>/copy.json`: required ones in `voice`, and its wording of each text of the source in `words`. */
export type Catalogue = { readonly voice: Readonly<Record<string, string>>; readonly words: Readonly<Record<string, string>> };

type Source = { readonly path: string; readonly text: string };
type PlacedUse = TextUse & { readonly path: string };

const FOLDERS = ['src', 'registry'] as const;
/** Excludes texts that no player reads (console, developer tools, refusal reasons) or that appear before our code has loaded. */
const NOT_PLAYERS =
  /^src\/(console|app\/(devTools|startup\/beforeStart)|gql|shared\/(console|layouts\/patterns))\/|^src\/(shared\/betting\/teaserTableProblem|core\/auth\/refusals)\.ts$|\.test\.tsx?$/;

/** Server folders with texts for players. */
const SPEAKING =
  /^server\/(api\/actions|platform\/mail|modules\/(casino|geolocation|identity\/signUp|payments|responsibleGaming|rewards|taxes))\//;

/** Sources with texts for players, by path from the root. */
export function playersSources(root: string = ROOT): readonly Source[] {
  const paths = FOLDERS.flatMap((folder) => [...filesUnder(folder, '.ts', root), ...filesUnder(folder, '.tsx', root)]);
  return paths.filter((path) => !NOT_PLAYERS.test(path)).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Every use of a text in interface, answers, mails and forms, with its file. */
export const textsOf = (root: string = ROOT): readonly PlacedUse[] =>
  [...playersSources(root), ...serverSources(root)].flatMap(({ path, text }) => textsIn(path, text).map((use) => ({ ...use, path })));

/** The folders above, and all other server files with a tagged text. */
export const serverSources = (root: string = ROOT): readonly Source[] =>
  filesUnder('server', '.ts', root)
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ path, text }) => SPEAKING.test(path) || /\bt`/.test(text));

/** By brand id. */
export const readCatalogues = (root: string = ROOT): ReadonlyMap<string, Catalogue> =>
  new Map(listBrands(root).brands.map((id) => [id, JSON.parse(readFileSync(join(root, cataloguePath(id)), 'utf8')) as Catalogue]));

export const cataloguePath = (brand: string): string => `brands/${brand}/copy.json`;

/**
 * The catalogue with exactly the texts of the source, sorted; new ones unchanged. Throws if the brand has its own wording for a removed
 * text, which would be lost.
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

/** Texts that the brand words differently from the source. */
export const ownWords = ({ words }: Catalogue): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).filter(([text, own]) => own !== text));

/** Errors for wordings with other placeholders than the source's text. */
export const wronglyFilled = (brand: string, catalogue: Catalogue): readonly string[] =>
  Object.entries(ownWords(catalogue))
    .filter(([text, own]) => placesIn(text) !== placesIn(own))
    .map(([text, own]) => `${cataloguePath(brand)}: “${own}” must put in what “${text}” does: ${placesIn(text) || 'nothing'}`);

/** Errors for texts reworded by a brand and also used by the server, which serves all brands alike (decision 0083). */
export const saidToAll = (uses: readonly Pick<PlacedUse, 'path' | 'text'>[], differing: ReadonlySet<string>): readonly string[] =>
  uses
    .filter(({ path, text }) => /^(server|src\/shared)\//.test(path) && differing.has(text))
    .map(({ path, text }) => `${path} says “${text}” to players of all brands, and a brand says it otherwise: let the page say it`);

/** Errors for texts reworded by a brand but read before the brand is known. */
export const readTooEarly = (
  uses: readonly Pick<PlacedUse, 'isOnLoad' | 'path' | 'text'>[],
  differing: ReadonlySet<string>,
): readonly string[] =>
  uses
    .filter(({ text, isOnLoad }) => isOnLoad && differing.has(text))
    .map(({ path, text }) => `${path} reads “${text}” while it is loaded, and a brand says it otherwise: read it in a function`);

const placesIn = (text: string): string => [...new Set(text.match(/\{\d+\}/g))].toSorted(byCode).join(' ');

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
