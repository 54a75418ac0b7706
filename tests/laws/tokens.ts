import type { SourceFile, Violation } from './tree.ts';

/** Names of design tokens by scale, the scale of each CSS property, and our own shorthand properties. */
export type TokenNames = {
  readonly theme: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly themeMap: Readonly<Record<string, string>>;
  readonly utils: Readonly<Record<string, unknown>>;
};

/**
 * Matches `$space$8` anywhere in a string and `$accent` as a property's value. A `$` before a brace is not matched, because it belongs to a
 * template, nor one before a digit, which is often money.
 */
const TOKEN = /(?<![\w$])\$(?:([a-z]\w*)\$(\w+)|([a-z]\w*))/gi;
const STRING = /(?:(\w+)['"]?: )?(?:'([^'\n]*)'|`([^`]*)`)/g;

/** Finds styles with an unknown token. The browser ignores such a style without a message. */
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
