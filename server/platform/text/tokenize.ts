import anyAscii from 'any-ascii';

const MAX_TERM = 64;

/** Converts any alphabet to lower-case Latin letters: `Łódź` becomes `lodz`. */
const plain = (text: string): string => anyAscii(text.normalize('NFKD').replaceAll(/\p{M}|['’]/gu, '')).toLowerCase();

export const tokenize = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

export const typedWords = (term: string): string[] => tokenize(term.slice(0, MAX_TERM));

/** Returns the sum of the positions of the matched words; lower is better. Null if a typed word matches nothing. */
export function rankOf(words: readonly string[], typed: readonly string[]): number | null {
  const places = typed.map((word) => words.findIndex((each) => each.startsWith(word)));
  return typed.length === 0 || places.includes(-1) ? null : places.reduce((sum, place) => sum + place, 0);
}
