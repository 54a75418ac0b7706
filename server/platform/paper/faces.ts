import { plainFiles, readFontFile, sliceFiles, type Weight } from './fontFiles.ts';
import { unpackWoff } from './unpackWoff.ts';

export type Face = { readonly name: string; readonly bytes: Buffer; readonly letters: ReadonlySet<number> };
export type FaceOf = (code: number, weight: Weight) => Face | null;

/** Letters from this code point on are drawn in Chinese fonts, which cannot join the letters below it. */
const FIRST_OF_CHINESE = 0x2e80;

/** Opens the fonts and keeps them open. Loads fontkit on first use. Throws if a font file is unusable. */
export async function openFaces(): Promise<FaceOf> {
  const { create } = await import('fontkit');
  const read = (name: string): Face => {
    const bytes = unpackWoff(readFontFile(name));
    const font = create(bytes);
    if (!('characterSet' in font)) throw new Error(`${name} is a collection of fonts`);
    return { name, bytes, letters: new Set(font.characterSet) };
  };
  const open = (name: string): Face => {
    const face = opened.get(name) ?? read(name);
    opened.set(name, face);
    return face;
  };
  return (code, weight) => {
    for (const name of filesFor(code, weight)) {
      const face = open(name);
      if (face.letters.has(code)) return face;
    }
    return null;
  };
}

const opened = new Map<string, Face>();

const filesFor = (code: number, weight: Weight): readonly string[] => (code < FIRST_OF_CHINESE ? plainFiles(weight) : sliceFiles(code));
