import { isTest, type SourceFile, type Violation } from './tree.ts';

const NAME_REMEDY = 'Put the difference into the Brand contract (a token, a copy key or a closed option) and let the brand choose.';
const ASK_REMEDY = 'Do not ask who the brand is. Declare a closed option where the layout differs and let the brand pick it.';

const OPERAND = String.raw`(?:[\w.?!]*\b(?:brand|Brand)\w*[?!]?\.id|\b\w*[bB]randId)`;
const QUESTIONS = [
  new RegExp(String.raw`${OPERAND}\s*[!=]==?(?!=)(?!\s*(?:null|undefined)\b)`),
  new RegExp(String.raw`[!=]==?\s*${OPERAND}\b`),
  new RegExp(String.raw`switch\s*\(\s*${OPERAND}\s*\)`),
];

/** Finds files that contain a brand's name. Only brands, fixtures, tests, docs and records of released builds may. */
export function brandsNamed(files: readonly SourceFile[], names: readonly string[]): readonly Violation[] {
  const name = new RegExp(String.raw`(?<![\w-])(${names.join('|')})(?![\w-])`);
  return files
    .filter(({ path }) => !isTest(path) && !/^(brands|fixtures|tests|docs|schemas\/landed)\//.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          name.test(line) ? [{ path: `${path}:${at + 1}`, message: `names the brand ${name.exec(line)?.[1] ?? ''}. ${NAME_REMEDY}` }] : [],
        ),
    );
}

/** Finds code that compares a brand's id instead of using a brand option. */
export function brandComparisons(files: readonly SourceFile[]): readonly Violation[] {
  return files
    .filter(({ path }) => !isTest(path) && /\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          QUESTIONS.some((question) => question.test(line)) ? [{ path: `${path}:${at + 1}`, message: ASK_REMEDY }] : [],
        ),
    );
}
