import { readFileSync } from 'node:fs';

/** Folder of fonts in a build. Undefined without a build, where fonts are read from their packages. */
declare const BUILT_FONTS: string | undefined;

const ROOT = new URL('../../../', import.meta.url);
export const FONT_PACKAGES = 'node_modules/@fontsource';
const FOLDER = new URL(`${typeof BUILT_FONTS === 'string' ? BUILT_FONTS : FONT_PACKAGES}/`, ROOT);

export type Weight = 'regular' | 'bold';
const NUMBERS: Readonly<Record<Weight, number>> = { regular: 400, bold: 700 };

const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] as const;
const CHINESE = 'noto-sans-sc';
export const SLICES = `${CHINESE}/unicode.json`;

/** Uses WOFF, because fontkit 2.0.4 breaks composite letters of WOFF2. */
const file = (family: string, subset: string, weight: Weight): string =>
  `${family}/files/${family}-${subset}-${NUMBERS[weight]}-normal.woff`;

export const plainFiles = (weight: Weight): readonly string[] => SUBSETS.map((subset) => file('noto-sans', subset, weight));

type Slice = { readonly file: string; readonly ranges: readonly (readonly [number, number])[] };

function readSlices(text: string): readonly Slice[] {
  return Object.entries(JSON.parse(text) as Readonly<Record<string, string>>).flatMap(([key, ranges]) => {
    const [number] = /\d+/.exec(key) ?? [];
    if (number === undefined) return [];
    return [{ file: file(CHINESE, number, 'regular'), ranges: ranges.split(',').map(rangeOf) }];
  });
}

function rangeOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.slice('U+'.length).split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

let slices: readonly Slice[] | null = null;
const allSlices = (): readonly Slice[] => (slices ??= readSlices(readFontFile(SLICES).toString('utf8')));

export const sliceFiles = (code: number): readonly string[] =>
  allSlices().flatMap(({ file: name, ranges }) => (ranges.some(([from, to]) => from <= code && code <= to) ? [name] : []));

export const readFontFile = (name: string): Buffer => readFileSync(new URL(name, FOLDER));

export const fontFiles = (): readonly string[] => [
  ...new Set([SLICES, ...plainFiles('regular'), ...plainFiles('bold'), ...allSlices().map(({ file: name }) => name)]),
];
