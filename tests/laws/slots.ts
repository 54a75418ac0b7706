import type { SourceFile, Violation } from './tree.ts';

/** Files that compute and draw all slot games of the sandbox's game provider. */
const ENGINE = /^server\/sandbox\/gameProvider\/(?!.*\.test\.)(?!slots\/titles\/)(?!slots\/looks\.json$).*\.(?:ts|js)$/;

/** Finds shared slot engine files that name a game, whose mathematics, symbols and features belong in its own file. */
export const titlesInEngines = (files: readonly SourceFile[], names: readonly string[]): readonly Violation[] =>
  files
    .filter(({ path }) => ENGINE.test(path))
    .flatMap(({ path, text }) =>
      names
        .filter((name) => text.includes(name))
        .map((name) => ({ path, message: `names ${name}. What one title needs belongs in its file.` })),
    );

const WEAK = /Math\.random|\bports\.random|\brandomOf\b|seededDraw|\bprng\b/;

/** Finds files of the game provider that draw random numbers from any source but its cryptographic one. */
export const weakDraws = (files: readonly SourceFile[]): readonly Violation[] =>
  files
    .filter(({ path }) => ENGINE.test(path) && path.endsWith('.ts'))
    .flatMap(({ path, text }) => {
      const found = WEAK.exec(text);
      return found === null ? [] : [{ path, message: `uses ${found[0]}. What money depends on is drawn by slots/draw.ts.` }];
    });
