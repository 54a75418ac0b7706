import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/files.ts';
import { brandComparisons, brandsNamed } from './brandNames.ts';
import { filesOf, report } from './tree.ts';

const brands = readdirSync(join(ROOT, 'brands'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const everything = filesOf(
  ['src', 'registry', 'server', 'schemas', 'scripts', 'public'],
  ['.ts', '.tsx', '.graphql', '.json', '.sql', '.html', '.css', '.svg'],
);
const NAMES = ['tsb', 'hwc'];

describe('brands in code', () => {
  it('the law on brands finds at least four brands', () => {
    expect(brands.length).toBeGreaterThanOrEqual(4);
  });

  it('no file outside brands, fixtures, tests and docs names a brand', () => {
    expect(report(brandsNamed(everything, brands))).toBe('');
  });

  it("no code compares a brand's id", () => {
    expect(report(brandComparisons(everything))).toBe('');
  });

  it.each([
    ['src/app/a.ts', "const logo = 'tsb';"],
    ['server/a.sql', "insert into brands values ('hwc')"],
    ['schemas/json/a.json', '{ "enum": ["tsb"] }'],
  ])('a planted brand name in %s is caught', (path, text) => {
    expect(report(brandsNamed([{ path, text }], NAMES))).toContain('closed option');
  });

  it.each([
    ['brands/tsb/brand.ts', "id: 'tsb'"],
    ['src/app/a.test.ts', "'tsb'"],
    ['src/app/a.ts', 'const tsbish = 1; // not-tsb-either'],
  ])('the law on brands accepts %s', (path, text) => {
    expect(brandsNamed([{ path, text }], NAMES)).toEqual([]);
  });

  it.each([
    "if (brand.id === 'x') y();",
    "return 'x' !== useBrand.brand.id;",
    'switch (brand.id) {',
    'if (brandId == other) z();',
    "const is = 'x' === brandId;",
  ])("a planted comparison of a brand's id is caught: %s", (text) => {
    expect(report(brandComparisons([{ path: 'src/app/a.ts', text }]))).toContain('Do not ask who the brand is');
  });

  it.each(['<Page key={brand.id} />', 'const prefix = `${brand.id}:`;', 'if (brandId === null) return;', 'const brandId = brand.id;'])(
    "a use of a brand's id without a comparison is accepted: %s",
    (text) => {
      expect(brandComparisons([{ path: 'src/app/a.ts', text }])).toEqual([]);
    },
  );
});
