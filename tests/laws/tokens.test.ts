import { expect, it } from 'vitest';
import { config } from '#src/ui/stitches.ts';
import { type TokenNames, unknownTokens } from './tokens.ts';
import { filesOf, isGenerated, isTest, report } from './tree.ts';

const names: TokenNames = { theme: config.theme, themeMap: { ...config.themeMap }, utils: config.utils };
const planted = (style: string) =>
  unknownTokens(
    { path: 'src/app/Planted.tsx', text: `import { styled } from '#src/ui/stitches.ts';\nconst A = styled('a', ${style});` },
    names,
  );

it('every token that a style names exists', () => {
  const sources = filesOf(['src', 'registry'], ['.ts', '.tsx']).filter(({ path }) => !isTest(path) && !isGenerated(path));
  const found = sources.flatMap((source) => unknownTokens(source, names));
  expect(found, report(found)).toEqual([]);
});

it.each([
  ["{ backgroundColor: '$ground' }", '$ground is not among the colors of'],
  ["{ border: '1px solid $lin' }", '$lin is not among the colors of'],
  ["{ padding: '$8 $card' }", '$card is not among the space of'],
  ["{ outline: '2px solid $colors$focal' }", '$colors$focal is not among the colors of'],
  ['{ top: `calc($sizes$heder + ${4}px)` }', '$sizes$heder is not among the sizes of'],
  ["{ paddingX: '$wide' }", '$wide is not among the space or sizes of'],
])('a planted style with an unknown token is caught: %s', (style, message) => {
  expect(planted(style)).toEqual([{ path: 'src/app/Planted.tsx', message: expect.stringContaining(message) as string }]);
});

it('existing tokens, amounts of money and templates are accepted', () => {
  expect(
    planted(
      "{ color: '$ink1', border: '1px solid $line', marginTop: 'calc(-1 * $space$8)', content: '$5.00', width: `${a}px` } satisfies { $id: '$id' }",
    ),
  ).toEqual([]);
});
