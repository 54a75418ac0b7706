import type { SourceFile, Violation } from './tree.ts';

/** Design token names by scale, each CSS property's scale, and our own shorthand properties. */
export type TokenNames = {
  readonly theme: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly themeMap: Readonly<Record<string, string>>;
  readonly utils: Readonly<Record<string, unknown>>;
};

/**
 * `$space$8` anywhere, or `$accent` as a property's value. A `$` before a brace belongs to a template; before a digit, it is often money.
 */
const TOKEN = /(?<![\w$])\$(?:([a-z]\w*)\$(\w+)|([a-z]\w*))/gi;
const STRING = /(?:(\w+)['"]?: )?(?:'([^'\n]*)'|`([^`]*)`)/g;

/** Finds styles with an unknown token, which the browser silently ignores. */
export function unknownTokens({ path, text }: SourceFile, { theme, themeMap, utils }: TokenNames): readonly Violation[] {
  const scalesOf = (property: string): readonly string[] => {
    const scale = themeMap[property];
    if (scale !== undefined) return [scale];
    return Object.hasOwn(utils, property) ? ['space', 'sizes'] : [];
  };
  return [...text.matchAll(STRING)].flatMap(([, property = '', quoted, template]) =>
    [...(quoted ?? template ?? '').matchAll(TOKEN)].flatMap(([token, named, ofScale, bare]) => {
      const scales = named === undefined ? scalesOf(property) : [named];
      const name = ofScale ?? bare ?? '';
      if (scales.length === 0 || scales.some((scale) => Object.hasOwn(theme[scale] ?? {}, name))) return [];
      return [
        {
          path,
          message: `${token} is not among the ${scales.join(' or ')} of src/ui/stitches.ts: its declaration is dropped. Name one that is`,
        },
      ];
    }),
  );
}
