/** Longer questions are cut. */
const MAX_TERM = 64;

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .toLowerCase();

/** The words of a text as they are compared: without case, accents, apostrophes and whatever stands between words. */
export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** What a player typed, as words. */
export const typedWords = (term: string): string[] => wordsOf(term.slice(0, MAX_TERM));

/** The sum of the places at which the typed words begin a word; null unless each of them does, and for nothing typed. */
export function rankOf(words: readonly string[], typed: readonly string[]): number | null {
  const places = typed.map((word) => words.findIndex((each) => each.startsWith(word)));
  return typed.length === 0 || places.includes(-1) ? null : places.reduce((sum, place) => sum + place, 0);
}

/** Product §5: these characters are never searched for. Null when nothing is left, or when control characters stand in it. */
export function cleanTerm(text: string): string | null {
  const term = text.replaceAll(/[%<]/g, '').trim().slice(0, MAX_TERM);
  return term === '' || /\p{Cc}/u.test(term) ? null : term;
}
