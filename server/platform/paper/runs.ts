import type { Face, FaceOf } from './faces.ts';
import type { Weight } from './fontFiles.ts';

export type Run = { readonly face: Face; readonly text: string };

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** Replaces each letter that no font has by `[U+1234]`. Returns the text and the codes of these letters. */
export function spelled(text: string, faceOf: FaceOf): { readonly text: string; readonly missing: readonly string[] } {
  const missing = new Set<string>();
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (faceOf(codeOf(letter), 'regular')) return letter;
    const code = `U+${codeOf(letter).toString(16).toUpperCase().padStart(4, '0')}`;
    missing.add(code);
    return `[${code}]`;
  });
  return { text: letters.join(''), missing: [...missing] };
}

/** Throws for a letter that no font has. */
export function runsOf(text: string, faceOf: FaceOf, weight: Weight): readonly Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const face = faceOf(codeOf(letter), weight);
    if (!face) throw new Error(`no font has ${JSON.stringify(letter)}: spell the text first`);
    const last = runs.at(-1);
    if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + letter };
    else runs.push({ face, text: letter });
  }
  return runs;
}

export function linesOf(text: string, width: number, widthOf: (text: string) => number): readonly string[] {
  const lines = [''];
  const fits = (more: string): boolean => widthOf(`${lines.at(-1) ?? ''}${more}`.trimEnd()) <= width;
  const add = (more: string): void => {
    lines[lines.length - 1] += more;
  };
  for (const word of text.match(/\S+\s*|\s+/g) ?? []) {
    if (!fits(word) && lines.at(-1) !== '') lines.push('');
    for (const piece of fits(word) ? [word] : word) {
      if (!fits(piece) && lines.at(-1) !== '') lines.push('');
      add(piece);
    }
  }
  return lines.map((line) => line.trimEnd());
}
