import { doubleMetaphone } from 'double-metaphone';
import { spellingsOf } from './nameTokens.ts';

const folded = (word: string): string => word.replaceAll(/([aou])e/gu, '$1').replaceAll(/(.)\1+/gu, '$1');

const distinct = (all: readonly string[]): readonly string[] => [...new Set(all)];

/** Phonetic codes; Smith, Smyth and Schmidt share one. */
export const soundsOf = (word: string): readonly string[] =>
  distinct(spellingsOf(word).flatMap((spelling) => doubleMetaphone(folded(spelling)).map((code) => (code === '' ? `=${word}` : code))));

/** Letters whose sound depends on script, language or romanization, with all sounds to try. */
const AMBIGUOUS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/gh/u, ['', 'k']],
  [/^(?:ch|kh|x|hs)/u, ['', 'k']],
  [/j/u, ['', 'k']],
  [/w/u, ['', 'p']],
  [/^[lr](?=[aeiouy])/u, ['', 'r']],
];
const MOST_READINGS = 12;

const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/[td]+(?=s|z|ch|j|x|k)/gu, ''],
  [/ph/gu, 'p'],
  [/ng/gu, 'n'],
  [/[bfpv]/gu, 'p'],
  [/[cgkqsxz]/gu, 'k'],
  [/[dt]/gu, 't'],
  [/[lr]/gu, 'r'],
  [/[mn]/gu, 'n'],
];

/** One phonetic code per possible reading; Tchaikovsky and Tschaikowski share one. */
export function skeletonsOf(word: string): readonly string[] {
  return distinct(spellingsOf(word).flatMap((spelling) => readingsOf(spelling).map(consonantsOf)));
}

function readingsOf(word: string): readonly string[] {
  let all: readonly string[] = [word];
  for (const [letters, readings] of AMBIGUOUS)
    all = all.flatMap((each) => (letters.test(each) ? readings.map((reading) => each.replace(letters, reading)) : [each]));
  return all.slice(0, MOST_READINGS);
}

function consonantsOf(word: string): string {
  let code = word;
  for (const [letters, kind] of CLASSES) code = code.replaceAll(letters, kind);
  return code.replaceAll(/([knprt])\1+/gu, '$1').replaceAll(/[^knprt]/gu, '');
}

const LONGEST_SYLLABLE = 6;

/** True for one-syllable names, such as Ng or Hill, whose spellings often sound alike. */
export const isSyllable = (word: string): boolean => word.length <= LONGEST_SYLLABLE && (word.match(/[aeiouy]+/gu) ?? ['']).length === 1;
