import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { AuthoredDocument } from '#server/contract/generated/authored.ts';
import { listBrands } from '#server/platform/config/brands.ts';
import { redirectOf } from '#src/shared/site/redirects.ts';
import { pathOf } from '#server/kinds/deepLinkPaths.ts';
import { linksIn } from '../../documents/links.ts';
import { casinoSite, isOfCasino } from './casinoAlone.ts';
import { casinoWords } from './casinoWords.ts';
import { authored } from '../index.ts';

const brands = listBrands(fileURLToPath(new URL('../../../../', import.meta.url))).withoutSportsbook;

/** Returns the brand's documents, and those for all brands where it has none. */
const servedTo = (brand: string): readonly AuthoredDocument[] => {
  const own = authored.filter((entry) => entry.brand === brand);
  const ofAll = authored.filter((entry) => entry.brand === '*' && !own.some(({ document }) => document.surface === entry.document.surface));
  return [...own, ...ofAll].map(({ document }) => document).filter(({ surface }) => isOfCasino(surface));
};

const waysOf = (document: AuthoredDocument): readonly string[] => [
  ...linksIn(document, '').flatMap(({ link }) => pathOf(link) ?? []),
  ...Object.values(document.nodes).flatMap(({ fallback }) => (fallback?.kind === 'FallbackLink' ? [fallback.url] : [])),
];

/** Returns displayed texts, without names of kinds, icons and sources. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) =>
    typeof member !== 'string' ? textsOf(member) : /title|label|text|body|description|placeholder|eyebrow/i.test(name) ? [member] : [],
  );
}

describe.each(brands)('the casino brand %s', (brand) => {
  const documents = servedTo(brand);

  it('a casino without a sportsbook links to no address that it redirects home', () => {
    const ways = documents.flatMap((document) => waysOf(document).map((path) => [document.surface, path] as const));
    expect(ways.length).toBeGreaterThan(100);
    expect(ways.filter(([, path]) => redirectOf(path, casinoSite)?.to === '/')).toEqual([]);
  });

  it('a casino without a sportsbook mentions no bets, odds or sports', () => {
    const ofSports =
      /open bets|my bets|betslip|parlay|sportsbook|sports side|betting preferences|(you|i|be) bet\b|most bets|betting should|odds, prices/i;
    // Excludes the search page, whose sports part the client hides.
    const apart = new Set(['search']);
    const asked = documents.filter(({ surface }) => !apart.has(surface));
    const found = asked.flatMap(({ surface, nodes }) => textsOf(nodes).map((text) => [surface, text] as const));
    expect(found.length).toBeGreaterThan(200);
    expect(found.filter(([, text]) => ofSports.test(text))).toEqual([]);
  });

  it('a casino’s notice in Ontario speaks of play, with the local age and helpline', () => {
    const notice = authored.find((each) => each.brand === brand && each.region === 'CA-ON')?.document;
    expect(notice?.surface).toBe('form:responsible-gaming');
    const said = textsOf(notice?.nodes).join(' ');
    for (const words of ['Playing is entertainment, not income', 'I am 19 or older, and I play', '1-866-531-2600'])
      expect(said).toContain(words);
  });

  it('a casino without a sportsbook has its own tour and search page', () => {
    const [dialogs, search] = ['dialogs', 'search-start'].map((name) => documents.find(({ surface }) => surface === name));
    expect(JSON.stringify(dialogs?.nodes['app-tour']?.props)).toContain('Find a game');
    expect(search?.order[0]).toBe('often');
    expect(dialogs?.nodes['anonymous-experience']).toBeUndefined();
  });
});

it('every text that casinos replace is used by an authored document', () => {
  const all = JSON.stringify(authored.filter(({ brand }) => brand === '*'));
  expect(Object.keys(casinoWords).filter((words) => !all.includes(JSON.stringify(words).slice(1, -1)))).toEqual([]);
});
