import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { listBrands } from '#server/platform/config/brands.ts';
import { type Site, redirectOf } from '#src/shared/site/redirects.ts';
import { contrastOf, contrastPairs } from './contrast.ts';
import { type Brand, isCasinoAlone, type ThemeMode } from './contract.ts';

const folder = join(import.meta.dirname, '../../brands');
const modules = import.meta.glob<Brand>('/brands/*/brand.ts', { import: 'brand', eager: true });
const brands = Object.entries(modules).map(([path, brand]) => ({ id: path.split('/')[2] ?? '', brand }));
type Column = { readonly title: string; readonly links: readonly { readonly label: string; readonly href: string }[] };
const footerOf = (id: string) => JSON.parse(readFileSync(join(folder, id, 'footer.json'), 'utf8')) as readonly Column[];
const modes: readonly ThemeMode[] = ['light', 'dark'];

describe('brands are folders', () => {
  test('every folder is a brand, and there are four', () => {
    const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(brands.map(({ id }) => id).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
    expect(brands).toHaveLength(4);
  });

  test('the default brand is one of them', () => {
    const { brand } = JSON.parse(readFileSync(join(folder, 'default.json'), 'utf8')) as { brand: string };
    expect(brands.map(({ id }) => id)).toContain(brand);
  });

  test('no two look or speak alike', () => {
    for (const traitOf of [
      (brand: Brand) => brand.tokens.colors.light.accent,
      (brand: Brand) => brand.tokens.fonts.text.family,
      (brand: Brand) => brand.tokens.radii.odds + brand.tokens.radii.control,
      (brand: Brand) => brand.tokens.sizes.odds + brand.tokens.sizes.row,
      (brand: Brand) => brand.copy.loginIntro,
      (brand: Brand) => brand.copy.emptyBetslipBody,
    ])
      expect(new Set(brands.map(({ brand }) => traitOf(brand))).size).toBe(brands.length);
  });
});

test('two are sportsbooks with a casino, two are casinos that stand alone, and the server knows them as such', () => {
  expect(
    brands
      .filter(({ brand }) => isCasinoAlone(brand.options))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['hwc', 'tsc']);
  const alone = brands.filter(({ brand }) => !brand.options.sportsbook).map(({ id }) => id);
  expect(alone.toSorted()).toEqual(listBrands(join(folder, '..')).withoutSportsbook);
});

test('who takes no bets speaks of none where the others do', () => {
  const ofBets = [
    'Start betting',
    'You cannot bet or deposit until this is over, and you cannot end it early. Your open bets stay open. You can withdraw at any time. We will log you out.',
    'Your open bets will stay open. You can log in again at any time.',
  ];
  for (const { id, brand } of brands.filter((each) => !each.brand.options.sportsbook))
    for (const text of ofBets) expect([id, brand.words[text]]).toEqual([id, expect.not.stringMatching(/\bbet/)]);
});

test('each has an icon of its own, square, small, without a script, in a colour of its logo', () => {
  const { icons } = listBrands(join(folder, '..'));
  expect(Object.keys(icons).toSorted()).toEqual(brands.map(({ id }) => id).toSorted());
  expect(new Set(Object.values(icons)).size).toBe(brands.length);
  for (const [id, icon] of Object.entries(icons)) {
    const [, left, right] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(icon) ?? [];
    expect([id, left], 'square').toEqual([id, right]);
    expect(icon.length, id).toBeLessThan(2_000);
    expect(icon, id).not.toMatch(/<script|href|on\w+=|url\(/);
    const logo = readFileSync(join(folder, id, 'logo.svg'), 'utf8');
    expect(
      icon.match(/#[\da-f]{6}/gi)?.some((color) => logo.includes(color)),
      id,
    ).toBe(true);
  }
});

describe.each(brands)('$id', ({ id, brand }) => {
  test('leads to no host of a name that is never given out', () => {
    for (const host of brand.linkHosts) expect(host).not.toMatch(/(^|\.)(example|invalid|test|localhost)$|(^|\.)example\.(com|net|org)$/);
  });

  test('has the three columns of a footer, and names each link once', () => {
    const [first, second, third] = footerOf(id).map(({ title }) => title);
    expect([first, second]).toEqual([isCasinoAlone(brand.options) ? 'Casino' : 'Betting', 'Company']);
    expect(['Products', 'Partner']).toContain(third);
    const labels = footerOf(id).flatMap(({ links }) => links.map(({ label }) => label));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('keeps the place of as many links as its footer has', () => {
    expect(brand.footerRows).toEqual(footerOf(id).map(({ links }) => links.length));
  });

  test('calls promotional credits what the server calls them', () => {
    expect(listBrands(join(folder, '..')).creditsNames[id]).toBe(brand.copy.creditsName);
  });

  test('carries the id of its folder, and a drawing of its own', () => {
    expect(brand.id).toBe(id);
    const drawing = readFileSync(join(folder, id, 'logo.svg'), 'utf8');
    expect(drawing).not.toMatch(/<(image|script|foreignObject|text|style)\b/);
    expect(drawing).toContain(`width="${brand.logo.width}" height="${brand.logo.height}"`);
  });

  test('has its font in the Latin subset, and stand-ins of its measure', () => {
    const { url, weights, fallbacks } = brand.tokens.fonts.text;
    expect(url).toMatch(/latin-wght-normal.*\.woff2/);
    expect(url).not.toContain('latin-ext');
    expect(weights).toMatch(/^\d{3} \d{3}$/);
    expect(fallbacks.map(({ local }) => local)).toEqual(['Arial', 'Arial Bold']);
    for (const { sizeAdjust, ascent, descent } of fallbacks)
      for (const measure of [sizeAdjust, ascent, descent]) expect(measure).toMatch(/^\d+(\.\d+)?%$/);
  });

  test('keeps its odds buttons at 44 px and more, and its weights at three', () => {
    expect(Number.parseFloat(brand.tokens.sizes.odds)).toBeGreaterThanOrEqual(44);
    expect(Object.keys(brand.tokens.fontWeights)).toHaveLength(3);
  });

  test('leads only to paths of this site', () => {
    for (const { href } of footerOf(id).flatMap(({ links }) => links)) expect(href).toMatch(/^\/[a-z]/);
  });

  test('leads nowhere that its own house leads elsewhere', () => {
    const { sportsbook, casino } = brand.options;
    const house: Site = {
      region: null,
      hasSportsbook: sportsbook,
      hasCasino: casino,
      isCasinoAlone: isCasinoAlone(brand.options),
      flags: null,
      signUpUrl: null,
    };
    const ways = footerOf(id)
      .flatMap(({ links }) => links)
      .map(({ href }) => href);
    expect(ways.filter((href) => redirectOf(href, house) !== null)).toEqual([]);
  });

  test('says log in and sign up so shortly that both fit a phone', () => {
    expect(brand.copy.logIn.length + brand.copy.signUp.length).toBeLessThanOrEqual(14);
  });

  describe.each(modes)('%s', (mode) => {
    test.each(contrastPairs)('$front on $back is at least $least : 1', ({ front, back, least }) => {
      const colors = brand.tokens.colors[mode];
      expect(contrastOf(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
    });
  });
});

test('logos exist where the brands say', () => {
  for (const { id } of brands) expect(existsSync(join(folder, id, 'logo.svg'))).toBe(true);
});
