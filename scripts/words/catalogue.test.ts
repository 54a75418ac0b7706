import { describe, expect, it } from 'vitest';
import { ownWords, readCatalogues, readTooEarly, renewed, differingForAll, staleWords, wronglyFilled } from './catalogue.ts';

const brand = { locale: 'en-US', voice: { tagline: 'Play well' } };

describe('a renewed catalogue', () => {
  it('a renewed catalogue adds new texts, keeps the brand’s words and drops unchanged unused ones', () => {
    const words = { Bets: 'Wagers', Gone: 'Gone' };
    const { words: now } = renewed({ ...brand, words }, ['Win', 'Bets', 'Win', 'a bet']);
    expect(Object.entries(now)).toEqual([
      ['Bets', 'Wagers'],
      ['Win', 'Win'],
      ['a bet', 'a bet'],
    ]);
  });

  it('a renewed catalogue keeps a brand’s words for a removed text as stale until they are moved', () => {
    const now = renewed({ ...brand, words: { Bets: 'Wagers', Win: 'Gain', Lost: 'Lost' } }, ['All bets']);
    expect(now).toEqual({ ...brand, words: { 'All bets': 'All bets' }, stale: { Bets: 'Wagers', Win: 'Gain' } });
    expect(renewed(now, ['All bets', 'Some']).stale).toEqual({ Bets: 'Wagers', Win: 'Gain' });
    expect(staleWords('hwc', now)[0]).toMatch(/^brands\/hwc\/copy\.json: stale “Wagers” for “Bets”/);
    expect(staleWords('hwc', { ...now, locale: 'fr-CA' })[1]).toMatch(/^brands\/hwc\/copy\.fr-CA\.json: stale “Gain” for “Win”/);
    expect(Object.keys(renewed({ ...brand, words: {} }, ['constructor']).words)).toEqual(['constructor']);
  });
});

it('every catalogue has the texts that a page chooses by sport or state', () => {
  const chosen = ['180s', 'A round', 'batting', 'serving', 'throwing'];
  for (const [brand, { words }] of readCatalogues())
    expect([brand, chosen.filter((text) => !Object.hasOwn(words, text))]).toEqual([brand, []]);
});

describe('a brand’s own words', () => {
  it('a brand’s own words are those that differ from the source', () => {
    expect(ownWords({ ...brand, words: { Bets: 'Wagers', Win: 'Win' } })).toEqual({ Bets: 'Wagers' });
  });

  it('a brand’s text must use the same values as the source, in any order', () => {
    const said = (own: string) => wronglyFilled('hwc', { ...brand, words: { '{0} of {1}': own } });
    expect(said('Of {1}, {0}; {1} in all')).toEqual([]);
    expect(said('Only {0}')).toEqual(['brands/hwc/copy.json: “Only {0}” must put in what “{0} of {1}” does: {0} {1}']);
    expect(said('{0} of {1} and {2}')).toHaveLength(1);
    expect(said('{0, plural, one {#} other {#}} of {1}')).toHaveLength(1);
    expect(said('{0 of {1}')[0]).toContain('must put in');
  });

  it('a text that the server sends to all brands may not be worded differently by one', () => {
    const uses = [
      { path: 'server/api/rest/a.ts', text: 'Bets' },
      { path: 'src/shared/b.ts', text: 'Bets' },
      { path: 'src/app/c.ts', text: 'Bets' },
      { path: 'server/api/rest/d.ts', text: 'Win' },
    ];
    expect(differingForAll(uses, new Set(['Bets']))).toEqual([
      'server/api/rest/a.ts says “Bets” to players of all brands, and a brand says it otherwise: let the page say it',
      'src/shared/b.ts says “Bets” to players of all brands, and a brand says it otherwise: let the page say it',
    ]);
  });

  it('a text that a brand words differently may not be read while its module loads', () => {
    const uses = [
      { path: 'src/a.ts', text: 'Bets', isOnLoad: true },
      { path: 'src/b.ts', text: 'Bets', isOnLoad: false },
      { path: 'src/c.ts', text: 'Win', isOnLoad: true },
    ];
    expect(readTooEarly(uses, new Set(['Bets']))).toEqual([
      'src/a.ts reads “Bets” while it is loaded, and a brand says it otherwise: read it in a function',
    ]);
  });
});

it('the pseudo-locale has every text of the source, longer', () => {
  for (const [id, { locale, words }] of readCatalogues(undefined, 'en-XA')) {
    expect([id, locale]).toEqual([id, 'en-XA']);
    expect(words['Betslip']).toMatch(/^Béé+/);
  }
});

it('a locale without a catalogue is refused by the missing file’s name', () => {
  expect(() => readCatalogues(undefined, 'fr-CA')).toThrow(/brands\/\w+\/copy\.fr-CA\.json is missing/);
});
