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

  test('the default brand exists', () => {
    const { brand } = JSON.parse(readFileSync(join(folder, 'default.json'), 'utf8')) as { brand: string };
    expect(brands.map(({ id }) => id)).toContain(brand);
  });

  test('no two brands share colours, fonts, shapes or texts', () => {
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

test('two brands are sportsbooks and two are casinos, as the server knows them', () => {
  expect(
    brands
      .filter(({ brand }) => isCasinoAlone(brand.options))
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(['hwc', 'tsc']);
  const alone = brands.filter(({ brand }) => !brand.options.sportsbook).map(({ id }) => id);
  expect(alone.toSorted()).toEqual(listBrands(join(folder, '..')).withoutSportsbook);
});

test('no two brands share a style of drawing, and the two sportsbooks differ in density', () => {
  expect(new Set(brands.map(({ brand }) => brand.options.drawings)).size).toBe(brands.length);
  const density = brands.filter(({ brand }) => brand.options.sportsbook).map(({ brand }) => brand.tokens.sizes);
  expect(new Set(density.map(({ shelf }) => shelf)).size).toBe(density.length);
  expect(new Set(density.map(({ rowPad }) => rowPad)).size).toBe(density.length);
});

test('brands without bets replace every text that mentions them', () => {
  const ofBets = [
    'Start betting',
    'You can’t bet or deposit until this is over, and you can’t end it early. Your open bets stay open. You can withdraw at any time. We will log you out.',
    'Your open bets will stay open. You can log in again at any time.',
  ];
  for (const { id, brand } of brands.filter((each) => !each.brand.options.sportsbook))
    for (const text of ofBets) expect([id, brand.words[text]]).toEqual([id, expect.not.stringMatching(/\bbet/)]);
});

test('each brand has its own small square icon, without a script, in a colour of its logo', () => {
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
  test('a brand does not link to a host with a reserved name', () => {
    for (const host of brand.linkHosts) expect(host).not.toMatch(/(^|\.)(example|invalid|test|localhost)$|(^|\.)example\.(com|net|org)$/);
  });

  test('a brand’s footer has three columns, and no label twice', () => {
    const [first, second, third] = footerOf(id).map(({ title }) => title);
    expect([first, second]).toEqual([isCasinoAlone(brand.options) ? 'Casino' : 'Betting', 'Company']);
    expect(['Products', 'Partner']).toContain(third);
    const labels = footerOf(id).flatMap(({ links }) => links.map(({ label }) => label));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('a brand reserves as many footer rows as it has links', () => {
    expect(brand.footerRows).toEqual(footerOf(id).map(({ links }) => links.length));
  });

  test('a brand names promotional credits as the server does', () => {
    expect(listBrands(join(folder, '..')).creditsNames[id]).toBe(brand.copy.creditsName);
  });

  test('a brand has its folder’s id and its own drawing as logo', () => {
    expect(brand.id).toBe(id);
    const drawing = readFileSync(join(folder, id, 'logo.svg'), 'utf8');
    expect(drawing).not.toMatch(/<(image|script|foreignObject|text|style)\b/);
    expect(drawing).toContain(`width="${brand.logo.width}" height="${brand.logo.height}"`);
  });

  test('a brand’s font is a Latin subset with matching fallbacks', () => {
    const { url, weights, fallbacks } = brand.tokens.fonts.text;
    expect(url).toMatch(/latin-wght-normal.*\.woff2/);
    expect(url).not.toContain('latin-ext');
    expect(weights).toMatch(/^\d{3} \d{3}$/);
    expect(fallbacks.map(({ local }) => local)).toEqual(['Arial', 'Arial Bold']);
    for (const { sizeAdjust, ascent, descent } of fallbacks)
      for (const measure of [sizeAdjust, ascent, descent]) expect(measure).toMatch(/^\d+(\.\d+)?%$/);
  });

  test('a brand’s odds buttons are at least 44 px high, and it has three font weights', () => {
    expect(Number.parseFloat(brand.tokens.sizes.odds)).toBeGreaterThanOrEqual(44);
    expect(Object.keys(brand.tokens.fontWeights)).toHaveLength(3);
  });

  test('a brand’s footer links only to paths of this site', () => {
    for (const { href } of footerOf(id).flatMap(({ links }) => links)) expect(href).toMatch(/^\/[a-z]/);
  });

  test('a brand’s footer has no link that its site redirects', () => {
    const { sportsbook, casino } = brand.options;
    const house: Site = {
      region: null,
      hasSportsbook: sportsbook,
      hasCasino: casino,
      isCasinoRestricted: false,
      isCasinoAlone: isCasinoAlone(brand.options),
      flags: null,
      signUpUrl: null,
    };
    const ways = footerOf(id)
      .flatMap(({ links }) => links)
      .map(({ href }) => href);
    expect(ways.filter((href) => redirectOf(href, house) !== null)).toEqual([]);
  });

  test('Log In and Sign Up together fit a phone', () => {
    expect(brand.copy.logIn.length + brand.copy.signUp.length).toBeLessThanOrEqual(14);
  });

  describe.each(modes)('%s', (mode) => {
    test.each(contrastPairs)('$front on $back is at least $least : 1', ({ front, back, least }) => {
      const colors = brand.tokens.colors[mode];
      expect(contrastOf(colors[front], colors[back])).toBeGreaterThanOrEqual(least);
    });
  });
});

test('every brand has its logo file', () => {
  for (const { id } of brands) expect(existsSync(join(folder, id, 'logo.svg'))).toBe(true);
});
