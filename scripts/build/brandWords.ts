import type { Plugin } from 'vite';
import { compiled } from '../words/compile.ts';
import { type Catalogue, ownWords, readCatalogues, readTooEarly, SOURCE_LOCALE, staleWords, wronglyFilled } from '../words/catalogue.ts';
import { PSEUDO } from '../words/pseudo.ts';
import { type TextUse, textsIn } from '../words/textsIn.ts';

const SOURCE = /\/(src|registry)\/.*\.tsx?$/;
const IMPORT = /^import \{ t \} from '[^']*\/t\.ts';\r?\n/m;
const CATALOGUE = /\/brands\/([^/]+)\/copy\.json$/;
const LOCALE_IMPORT = /^import \{ LOCALE \} from '[^']*\/locale\.ts';/m;
const TAG = /\/src\/shared\/text\/t\.ts$/;
const TYPED = /\{\d+,/;
/** Source of a smaller `t` that cannot format plurals and numbers. Used if no brand's own texts contain any. */
const LEAN_TAG = `import { spoken } from './spoken.ts';
export function t(parts, ...values) {
  const text = String.raw({ raw: parts }, ...parts.map((_part, at) => \`{\${at}}\`));
  const said = Object.hasOwn(spoken.words, text) ? spoken.words[text] : undefined;
  return (said ?? text).replaceAll(/{(\\d+)}/g, (_place, at) => String(values[Number(at)]));
}`;

/**
 * Inlines texts that are the same in all brands. Fails the build for invalid or outdated texts, and for texts read before the brand is
 * known.
 */
export function brandWords(root: string, locale: string = SOURCE_LOCALE): Plugin {
  let catalogues: ReadonlyMap<string, Catalogue> = new Map();
  let common: ReadonlyMap<string, string> = new Map();
  let hasTyped = true;
  return {
    name: 'linemaker:brand-words',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      catalogues = readCatalogues(root, locale);
      const wrong = [...catalogues].flatMap(([brand, catalogue]) => [
        ...wronglyFilled(brand, catalogue),
        ...(locale === PSEUDO ? [] : staleWords(brand, catalogue)),
      ]);
      if (wrong.length > 0) this.error(wrong.join('\n'));
      common = commonWords([...catalogues.values()]);
      const differing = [...catalogues.values()].flatMap(({ words }) =>
        Object.entries(words)
          .filter(([text]) => !common.has(text))
          .flat(),
      );
      hasTyped = differing.some((text) => TYPED.test(text));
    },
    load(id) {
      if (TAG.test(id)) return hasTyped ? null : LEAN_TAG;
      const catalogue = catalogues.get(CATALOGUE.exec(id)?.[1] ?? '');
      if (!catalogue) return null;
      const words = Object.fromEntries(Object.entries(ownWords(catalogue)).filter(([text]) => !common.has(text)));
      return JSON.stringify({ voice: catalogue.voice, words });
    },
    transform(source, id) {
      if (!SOURCE.test(id)) return null;
      // Repeats the locale in each file, because a shared module would merge chunks that load separately.
      const code = source.replace(LOCALE_IMPORT, `const LOCALE = '${formatsOf(locale)}';`);
      if (!code.includes('t`')) return code === source ? null : { code, map: null };
      const uses = textsIn(id, code).map((use) => ({ ...use, path: id.slice(root.length + 1) }));
      const differing = new Set(uses.map(({ text }) => text).filter((text) => !common.has(text)));
      const early = readTooEarly(uses, differing);
      if (early.length > 0) this.error(early.join('\n'));
      const left = inlined(code, uses, common, formatsOf(locale));
      return { code: differing.size === 0 ? left.replace(IMPORT, '') : left, map: null };
    },
  };
}

const formatsOf = (locale: string): string => (locale === PSEUDO ? SOURCE_LOCALE : locale);

export function commonWords(catalogues: readonly Pick<Catalogue, 'words'>[]): ReadonlyMap<string, string> {
  const [first, ...others] = catalogues;
  return new Map(Object.entries(first?.words ?? {}).filter(([text, own]) => others.every(({ words }) => words[text] === own)));
}

type Inlined = Pick<TextUse, 'end' | 'tagAt' | 'text' | 'values' | 'wordsAt'>;

export function inlined(
  code: string,
  uses: readonly Inlined[],
  common: ReadonlyMap<string, string>,
  locale: string,
  [from, to]: readonly [number, number] = [0, code.length],
): string {
  const part = (span: readonly [number, number]): string => inlined(code, uses, common, locale, span);
  const outer = uses
    .filter(
      ({ tagAt, end }) =>
        tagAt >= from && end <= to && !uses.some((other) => other.tagAt >= from && other.tagAt < tagAt && other.end >= end),
    )
    .toSorted((a, b) => a.tagAt - b.tagAt);
  let at = from;
  let text = '';
  for (const use of outer) {
    text += code.slice(at, use.tagAt);
    const own = common.get(use.text);
    if (own === undefined) text += withParts(code, use, part);
    else
      text +=
        own === use.text && !TYPED.test(own)
          ? withParts(code, { ...use, tagAt: use.wordsAt }, part)
          : compiled(own, use.values.map(part), locale);
    at = use.end;
  }
  return text + code.slice(at, to);
}

function withParts(code: string, { tagAt, end, values }: Inlined, part: (span: readonly [number, number]) => string): string {
  let at = tagAt;
  let text = '';
  for (const [from, to] of values) {
    text += code.slice(at, from) + part([from, to]);
    at = to;
  }
  return text + code.slice(at, end);
}
