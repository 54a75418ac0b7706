import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { type Catalogue, readCatalogues } from './words/catalogue.ts';

/** Maximum reading grade of texts for players, in US school years. */
export const MOST_GRADE = 8;
/** Minimum words for grading, because the formula does not suit short labels. */
const FEWEST_WORDS = 4;

export type Graded = { readonly text: string; readonly grade: number };

/** Returns the Flesch–Kincaid grade of all texts together, and of each text, hardest first. */
export function graded({ voice, words }: Catalogue): { readonly grade: number; readonly texts: readonly Graded[] } {
  const texts = [...Object.values(voice), ...Object.values(words)].map(plain).filter((text) => wordsOf(text).length >= FEWEST_WORDS);
  return { grade: gradeOf(texts), texts: texts.map((text) => ({ text, grade: gradeOf([text]) })).toSorted((a, b) => b.grade - a.grade) };
}

/** Replaces each plural by its `other` form and each placeholder by a short word. */
export const plain = (text: string): string =>
  text
    .replaceAll(/\{\d+, plural,.*? other \{((?:[^{}]|\{\d+\})*)\}\}/g, '$1')
    .replaceAll(/\{\d+(?:, number)?\}|#/g, 'ten')
    .trim();

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [];

const gradeOf = (texts: readonly string[]): number => {
  const sentences = texts.flatMap((text) => text.split(/[.!?:;]+\s+|\n+/)).filter((text) => wordsOf(text).length > 0);
  const words = sentences.flatMap(wordsOf);
  return fleschKincaid({ sentence: sentences.length, word: words.length, syllable: words.reduce((sum, word) => sum + syllable(word), 0) });
};

if (process.argv[1]?.endsWith('readingGrade.ts')) {
  for (const [brand, catalogue] of readCatalogues()) {
    const { grade, texts } = graded(catalogue);
    console.log(`${brand}: grade ${grade.toFixed(2)} of at most ${MOST_GRADE}, ${texts.length} texts`);
    if (process.argv.includes('--hardest'))
      for (const each of texts.slice(0, 25)) console.log(`  ${each.grade.toFixed(1)}  ${each.text.slice(0, 140)}`);
    if (grade > MOST_GRADE) process.exitCode = 1;
  }
}
