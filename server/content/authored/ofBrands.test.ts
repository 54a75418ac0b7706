import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { listBrands } from '#server/platform/config/brands.ts';
import { authored } from './index.ts';

const { brands, withoutSportsbook } = listBrands(fileURLToPath(new URL('../../../', import.meta.url)));
const sportsbooks = brands.filter((brand) => !withoutSportsbook.includes(brand));

/** A brand's own home page, else the one of all brands. */
const homeOf = (brand: string) =>
  [brand, '*'].flatMap((place) => authored.filter((entry) => entry.document.surface === 'home' && entry.brand === place))[0]?.document;

function kindsOf(brand: string): readonly string[] {
  const home = homeOf(brand);
  return (home?.order ?? []).map((id) => home?.nodes[id]?.kind ?? '');
}

describe.each([
  ['sportsbooks', sportsbooks],
  ['casinos', withoutSportsbook],
])('the home pages of two %s', (_, [one = '', other = '']) => {
  it('the home pages of two brands are two documents', () => {
    expect(homeOf(one)).toBeDefined();
    expect(homeOf(one)).not.toBe(homeOf(other));
  });

  it('two home pages have the same kind of shelf in fewer than half of their places', () => {
    const [kinds, others] = [kindsOf(one), kindsOf(other)];
    const same = kinds.filter((kind, at) => kind === others[at]);
    expect(same.length / Math.max(kinds.length, others.length)).toBeLessThan(0.5);
  });
});
