import { problemOf, rowsOf } from './docs.ts';
import type { SourceFile, Violation } from './tree.ts';

const NOTHING = '—';
const BROWSER = /^`(tests\/e2e\/[^`]+)`/;
const FEWEST_WORDS = 5;

/** Returns the text with straight apostrophes and three dots, to compare spellings. */
export const plain = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replaceAll(String.raw`\'`, "'")
    .replaceAll('…', '...');

/** Returns the longest part of a text between placeholders. */
function literalOf(text: string): string {
  const parts = plain(text)
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/^[\s!.]+|[\s!.]+$/g, ''));
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
}

type Sources = { readonly product: string; readonly read: (path: string) => string | null };

/**
 * Finds rows `| text | test | reason |` whose text is missing from the product or its browser test, or that have neither an existing test
 * nor a reason.
 */
export function unseenTexts({ path, text }: SourceFile, { product, read }: Sources): readonly Violation[] {
  return rowsOf(text).flatMap(([row = '', test = '', reason = '']) => {
    const literal = literalOf(row);
    const [, browser = null] = BROWSER.exec(test) ?? [];
    const problems = [
      product.includes(literal) ? null : 'is not in the product.',
      test === NOTHING ? null : problemOf(test, read),
      browser === null && reason.split(/\s+/).length < FEWEST_WORDS ? 'needs a browser test, or the reason why it has none.' : null,
      browser !== null && !plain(read(browser) ?? '').includes(literal) ? `is not in ${browser}.` : null,
    ];
    return problems.flatMap((problem) => (problem === null ? [] : [{ path, message: `"${row}" ${problem}` }]));
  });
}
