import type { SourceFile, Violation } from './tree.ts';

/** Places under which slots are counted and drawn. */
const ENGINE = /^server\/sandbox\/gameProvider\/(?!.*\.test\.)(?!slots\/titles\/)(?!slots\/looks\.json$).*\.(?:ts|js)$/;

/** Finds engines and pages that name a title: its mathematics, symbols and feature are in its file alone. */
export const titlesInEngines = (files: readonly SourceFile[], names: readonly string[]): readonly Violation[] =>
  files
    .filter(({ path }) => ENGINE.test(path))
    .flatMap(({ path, text }) =>
      names
        .filter((name) => text.includes(name))
        .map((name) => ({ path, message: `names ${name}. What one title needs belongs in its file.` })),
    );

const WEAK = /Math\.random|\bports\.random|\brandomOf\b|seededDraw|\bprng\b/;

/** Finds draws of the provider that are not from its cryptographic source. */
export const weakDraws = (files: readonly SourceFile[]): readonly Violation[] =>
  files
    .filter(({ path }) => ENGINE.test(path) && path.endsWith('.ts'))
    .flatMap(({ path, text }) => {
      const found = WEAK.exec(text);
      return found === null ? [] : [{ path, message: `uses ${found[0]}. What money depends on is drawn by slots/draw.ts.` }];
    });
