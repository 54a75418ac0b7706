import { describe, expect, it } from 'vitest';
import {
  ownWords,
  playersSources,
  readCatalogues,
  readTooEarly,
  renewed,
  differingForAll,
  serverSources,
  textsOf,
  wronglyFilled,
} from '../../scripts/words/catalogue.ts';
import { report } from './tree.ts';
import { unsaidWords } from './words.ts';

const planted = (text: string): string => report(unsaidWords([{ path: 'src/a.tsx', text }]));

describe('words', () => {
  it('that players read are all in the catalogue', () => {
    expect(report(unsaidWords(playersSources()))).toBe('');
  });

  it('that the server says to players are there too, wherever it speaks to them', () => {
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
  ])('are found in the planted %s', (text, words) => {
    expect(planted(text)).toContain(`“${words}`);
  });

  it.each([
    ['<p>{t`Bets`}</p>'],
    ['const said = t`You have ${count} bets left`;'],
    ['throw new Error("No such bet is here");'],
    ['const Box = styled("div", { gridArea: "head main foot" });'],
    ['const flag = { why: "Players asked for it so" };'],
    ['const kind = { label: "free-bet" };'],
  ])('let %s pass', (text) => {
    expect(planted(text)).toBe('');
  });
});

describe('the catalogue of each brand', () => {
  const uses = textsOf();
  const texts = uses.map(({ text }) => text);
  const catalogues = [...readCatalogues()];
  const differing = new Set(catalogues.flatMap(([, catalogue]) => Object.keys(ownWords(catalogue))));

  it.each(catalogues)('%s has every text and no other', (brand, catalogue) => {
    expect(Object.keys(catalogue.words)).toEqual(Object.keys(renewed(catalogue, texts, brand).words));
  });

  it.each(catalogues)('%s puts in what the source does', (brand, catalogue) => {
    expect(wronglyFilled(brand, catalogue)).toEqual([]);
  });

  it('says nothing otherwise that is read before a brand is known', () => {
    expect(readTooEarly(uses, differing)).toEqual([]);
  });

  it('says nothing otherwise that the server says to all', () => {
    expect(differingForAll(uses, differing)).toEqual([]);
  });
});
