import { describe, expect, it } from 'vitest';
import {
  ownWords,
  playersSources,
  readCatalogues,
  readTooEarly,
  renewed,
  differingForAll,
  serverSources,
  staleWords,
  textsOf,
  wronglyFilled,
} from '../../scripts/words/catalogue.ts';
import { graded, MOST_GRADE } from '../../scripts/readingGrade.ts';
import { filesOf, isTest, report } from './tree.ts';
import { handMadePlurals, misspelled, misspelledFiles, unsaidWords } from './words.ts';

const planted = (text: string): string => report(unsaidWords([{ path: 'src/a.tsx', text }]));

describe('words', () => {
  it("every text of the client's sources for players is in the catalogue", () => {
    expect(report(unsaidWords(playersSources()))).toBe('');
  });

  it("every text of the server's sources for players is in the catalogue", () => {
    expect(serverSources().length).toBeGreaterThan(60);
    expect(report(unsaidWords(serverSources()))).toBe('');
  });

  it.each([
    ['<p>Bets</p>', 'Bets'],
    ['<Field label="Stake" />', 'Stake'],
    ['const refusals = { closed: { message: "Closed" } };', 'Closed'],
    ['const said = isOpen ? "It is open now" : null;', 'It is open now'],
    ['const said = `You have ${count} bets left`;', 'You have'],
    ['const said = t`Your bet ${isOpen ? "is still very open" : t`is over`}`;', 'is still very open'],
    ['refused("closed", [], "This is not open now");', 'This is not open now'],
  ])('a planted text outside the catalogue is caught: %s', (text, words) => {
    expect(planted(text)).toContain(`“${words}`);
  });

  it.each([
    ['<p>{t`Bets`}</p>'],
    ['const said = t`You have ${count} bets left`;'],
    ['throw new Error("No such bet is here");'],
    ['const Box = styled("div", { gridArea: "head main foot" });'],
    ['const flag = { why: "Players asked for it so" };'],
    ['const kind = { label: "free-bet" };'],
  ])('the law on texts accepts %s', (text) => {
    expect(planted(text)).toBe('');
  });
});

describe('plurals', () => {
  it('no code chooses between singular and plural texts', () => {
    expect(report(handMadePlurals([...playersSources(), ...serverSources()]))).toBe('');
  });

  it.each(['count === 1 ? t`1 bet` : t`${count} bets`', 't`${count !== 1 ? t`bets` : t`bet`} left`', 'count === 1n ? t`a` : t`b`'])(
    'a planted choice of a plural is caught: %s',
    (code) => {
      expect(report(handMadePlurals([{ path: 'src/a.tsx', text: `const said = ${code};` }]))).toContain('plural');
    },
  );

  it.each(['count === 1 ? shown : t`All`', 'days === 0 ? t`Today` : t`Later`'])('a choice that is no plural is accepted: %s', (code) => {
    expect(report(handMadePlurals([{ path: 'src/a.tsx', text: `const said = ${code};` }]))).toBe('');
  });
});

describe('the catalogue of each brand', () => {
  const uses = textsOf();
  const texts = uses.map(({ text }) => text);
  const catalogues = [...readCatalogues()];
  const differing = new Set(catalogues.flatMap(([, catalogue]) => Object.keys(ownWords(catalogue))));

  it.each(catalogues)('the catalogue of %s has every text and no other', (brand, catalogue) => {
    expect(Object.keys(catalogue.words)).toEqual(Object.keys(renewed(catalogue, texts).words));
  });

  it.each(catalogues)('the catalogue of %s spells each term in one way', (_brand, catalogue) => {
    expect(misspelled(Object.values({ ...catalogue.voice, ...catalogue.words }))).toEqual([]);
  });

  it.each([
    'Money line',
    'EspnBet',
    'Log in',
    'your e-mail',
    'Same-game parlay',
    'a cashout',
    'Return to player',
    'somebody',
    'You cannot bet',
  ])('a planted spelling “%s” is caught', (text) => {
    expect(misspelled([text])).toHaveLength(1);
  });

  it('documents, fixtures and the console spell each term as the catalogues do', () => {
    const folders = ['brands', 'fixtures', 'server/content/authored', 'server/console', 'src/console'];
    expect(report(misspelledFiles(filesOf(folders, ['.json', '.ts', '.tsx']).filter(({ path }) => !isTest(path))))).toBe('');
  });

  it.each([
    ['a.json', '{ "text": "You cannot bet" }'],
    ['a.ts', 'const title = "Money line";'],
    ['a.ts', 'const title = `Not at the moment, ${name}`;'],
    ['a.tsx', '<p>E-mail</p>;'],
  ])('a planted spelling in the file %s is caught: %s', (path, text) => {
    expect(misspelledFiles([{ path, text }])).toHaveLength(1);
  });

  it.each(catalogues)('the catalogue of %s is readable after eight years of school', (_brand, catalogue) => {
    expect(graded(catalogue).grade).toBeLessThanOrEqual(MOST_GRADE);
  });

  it.each(catalogues)('the catalogue of %s has no stale words', (brand, catalogue) => {
    expect(staleWords(brand, catalogue)).toEqual([]);
  });

  it.each(catalogues)('the catalogue of %s uses the placeholders of the source', (brand, catalogue) => {
    expect(wronglyFilled(brand, catalogue)).toEqual([]);
  });

  it('no brand changes a text that is read before the brand is known', () => {
    expect(readTooEarly(uses, differing)).toEqual([]);
  });

  it('no brand changes a text that the server sends to all brands', () => {
    expect(differingForAll(uses, differing)).toEqual([]);
  });
});
