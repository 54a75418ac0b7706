import type { Plugin } from 'vite';
import { type Catalogue, ownWords, readCatalogues, readTooEarly, wronglyFilled } from '../words/catalogue.ts';
import { textsIn } from '../words/textsIn.ts';

const SOURCE = /\/(src|registry)\/.*\.tsx?$/;
/** Removed import of `t`, which would load its module for nothing. */
const IMPORT = /^import \{ t \} from '[^']*\/t\.ts';\r?\n/m;
const CATALOGUE = /\/brands\/([^/]+)\/copy\.json$/;

/** Inlines texts no brand changes. Fails the build for invalid texts and early reads. */
export function brandWords(root: string): Plugin {
  let catalogues: ReadonlyMap<string, Catalogue> = new Map();
  let differing: ReadonlySet<string> = new Set();
  return {
    name: 'linemaker:brand-words',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      catalogues = readCatalogues(root);
      const wrong = [...catalogues].flatMap(([brand, catalogue]) => wronglyFilled(brand, catalogue));
      if (wrong.length > 0) this.error(wrong.join('\n'));
      differing = new Set([...catalogues.values()].flatMap((catalogue) => Object.keys(ownWords(catalogue))));
    },
    load(id) {
      const catalogue = catalogues.get(CATALOGUE.exec(id)?.[1] ?? '');
      return catalogue ? JSON.stringify({ voice: catalogue.voice, words: ownWords(catalogue) }) : null;
    },
    transform(code, id) {
      if (!SOURCE.test(id) || !code.includes('t`')) return null;
      const uses = textsIn(id, code).map((use) => ({ ...use, path: id.slice(root.length + 1) }));
      const early = readTooEarly(uses, differing);
      if (early.length > 0) this.error(early.join('\n'));
      const shared = uses.filter(({ text }) => !differing.has(text));
      const left = untagged(code, shared);
      return { code: shared.length === uses.length ? left.replace(IMPORT, '') : left, map: null };
    },
  };
}

/** Removes tags, leaving plain template literals. */
export const untagged = (code: string, uses: readonly { readonly tagAt: number; readonly wordsAt: number }[]): string =>
  uses.toReversed().reduce((text, { tagAt, wordsAt }) => text.slice(0, tagAt) + text.slice(wordsAt), code);
