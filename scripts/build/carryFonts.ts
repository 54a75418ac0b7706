import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fontFiles, readFontFile } from '#server/platform/paper/fontFiles.ts';

/** Copies only the fonts of printed forms, because the font packages are ten times as large. */
export function carryFonts(folder: string): void {
  for (const name of fontFiles()) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, readFontFile(name));
  }
}
