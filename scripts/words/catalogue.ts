import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBrands } from '#server/platform/config/brands.ts';
import { LOCALE } from '#src/shared/text/locale.ts';
import { filesUnder, ROOT } from '../files.ts';
import { argumentsIn } from './compile.ts';
import { PSEUDO, pseudoText } from './pseudo.ts';
import { type TextUse, textsIn } from './textsIn.ts';

type Texts = Readonly<Record<string, string>>;

/**
 * Content of `copy.json` or `copy.<locale>.json`. `voice`: texts that each brand must write itself. `words`: the brand's wordings by source
 * text.
 */
export type Catalogue = {
  readonly locale: string;
  readonly voice: Texts;
  readonly words: Texts;
  /** Texts no longer in the source code. Move or delete them by hand. */
  readonly stale?: Texts;
};

export const SOURCE_LOCALE = LOCALE;

type Source = { readonly path: string; readonly text: string };
type PlacedUse = TextUse & { readonly path: string };

const FOLDERS = ['src', 'registry'] as const;
/** Matches files without texts for players, and files loaded before our code. */
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

/** Throws if a brand has no catalogue in the locale. */
export function readCatalogues(root: string = ROOT, locale: string = SOURCE_LOCALE): ReadonlyMap<string, Catalogue> {
  const stored = locale === PSEUDO ? SOURCE_LOCALE : locale;
  return new Map(
    listBrands(root).brands.map((id) => {
      const path = join(root, cataloguePath(id, stored));
      if (!existsSync(path)) throw new Error(`${cataloguePath(id, stored)} is missing: no texts of ${id} in ${locale}`);
      const catalogue = JSON.parse(readFileSync(path, 'utf8')) as Catalogue;
      return [id, locale === PSEUDO ? pseudoCatalogue(catalogue) : catalogue];
    }),
  );
}

const pseudoCatalogue = ({ voice, words }: Catalogue): Catalogue => {
  const longer = (texts: Texts): Texts => Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, pseudoText(text)]));
  return { locale: PSEUDO, voice: longer(voice), words: longer(words) };
};

export const localesOf = (brand: string, root: string = ROOT): readonly string[] =>
  readdirSync(join(root, 'brands', brand))
    .map((name) => (name === 'copy.json' ? SOURCE_LOCALE : /^copy\.([\w-]+)\.json$/.exec(name)?.[1]))
    .filter((locale) => locale !== undefined)
    .toSorted();

export const cataloguePath = (brand: string, locale: string = SOURCE_LOCALE): string =>
  `brands/${brand}/copy${locale === SOURCE_LOCALE ? '' : `.${locale}`}.json`;

export function renewed({ locale, voice, words, stale = {} }: Catalogue, texts: readonly string[]): Catalogue {
  const known = new Set(texts);
  const gone = Object.entries(words).filter(([text, own]) => !known.has(text) && own !== text);
  const said = new Map(Object.entries(words));
  const now = Object.fromEntries([...known].toSorted(byCode).map((text) => [text, said.get(text) ?? text]));
  const waiting = { ...stale, ...Object.fromEntries(gone) };
  return { locale, voice, words: now, ...(Object.keys(waiting).length > 0 ? { stale: waiting } : {}) };
}

export const staleWords = (brand: string, { locale, stale = {} }: Catalogue): readonly string[] =>
  Object.entries(stale).map(
    ([text, own]) =>
      `${cataloguePath(brand, locale)}: stale “${own}” for “${text}”, which the source has no more: move it to the new text, or delete it`,
  );

export const ownWords = ({ words }: Catalogue): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).filter(([text, own]) => own !== text));

export const wronglyFilled = (brand: string, catalogue: Catalogue): readonly string[] =>
  Object.entries(ownWords(catalogue)).flatMap(([text, own]) => {
    const [needed, given] = [placesIn(text), placesIn(own)];
    if (needed === given) return [];
    const path = cataloguePath(brand, catalogue.locale);
    return [`${path}: “${own}” must put in what “${text}” does: ${needed || 'nothing'}`];
  });

/** Finds texts that a brand has reworded, although the server shows them to players of all brands (decision 0083). */
export const differingForAll = (uses: readonly Pick<PlacedUse, 'path' | 'text'>[], differing: ReadonlySet<string>): readonly string[] =>
  uses
    .filter(({ path, text }) => /^(server|src\/shared)\//.test(path) && differing.has(text))
    .map(({ path, text }) => `${path} says “${text}” to players of all brands, and a brand says it otherwise: let the page say it`);

export const readTooEarly = (
  uses: readonly Pick<PlacedUse, 'isOnLoad' | 'path' | 'text'>[],
  differing: ReadonlySet<string>,
): readonly string[] =>
  uses
    .filter(({ text, isOnLoad }) => isOnLoad && differing.has(text))
    .map(({ path, text }) => `${path} reads “${text}” while it is loaded, and a brand says it otherwise: read it in a function`);

const placesIn = (text: string): string => {
  try {
    return argumentsIn(text)
      .map((each) => `{${each}}`)
      .join(' ');
  } catch (error) {
    return `not a message: ${error instanceof Error ? error.message : String(error)}`;
  }
};

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
