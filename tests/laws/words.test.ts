import { describe, expect, it } from 'vitest';
import { ownWords, playersSources, readCatalogues, readTooEarly, renewed, textsOf, wronglyFilled } from '../../scripts/words/catalogue.ts';
import { tell } from './tree.ts';
import { unsaidWords } from './words.ts';

const planted = (text: string): string => tell(unsaidWords([{ path: 'src/a.tsx', text }]));

describe('words', () => {
  it('that players read are all in the catalogue', () => {
    expect(tell(unsaidWords(playersSources()))).toBe('');
  });

  it.each([
    ['<p>Bets</p>', 'Bets'],
    ['<Field label="Stake" />', 'Stake'],
    ['const refusals = { closed: { message: "Closed" } };', 'Closed'],
    ['const said = isOpen ? "It is open now" : null;', 'It is open now'],
    ['const said = `You have ${count} bets left`;', 'You have'],
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

  it.each(catalogues)('%s has every text and no other', (brand, catalogue) => {
    expect(Object.keys(catalogue.words)).toEqual(Object.keys(renewed(catalogue, texts, brand).words));
  });

  it.each(catalogues)('%s puts in what the source does', (brand, catalogue) => {
    expect(wronglyFilled(brand, catalogue)).toEqual([]);
  });

  it('says nothing otherwise that is read before a brand is known', () => {
    const differing = new Set(catalogues.flatMap(([, catalogue]) => Object.keys(ownWords(catalogue))));
    expect(readTooEarly(uses, differing)).toEqual([]);
  });
});
