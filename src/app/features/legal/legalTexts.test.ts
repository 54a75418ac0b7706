import { brand as hwc } from '#brands/hwc/brand.ts';
import { brand as tsc } from '#brands/tsc/brand.ts';
import { afterEach, expect, it } from 'vitest';
import { speakAs } from '#src/shared/text/spoken.ts';
import { legalDocuments } from '#src/shared/site/matchOwn.ts';
import { legalTexts } from './legalTexts.ts';

afterEach(() => speakAs({}));

it('legal texts are those whose addresses the server knows', () => {
  expect(Object.keys(legalTexts).toSorted()).toEqual(legalDocuments.toSorted());
});

it.each(Object.entries(legalTexts))('%s speaks for any brand', (_, { title, paragraphs }) => {
  expect(title).not.toBe('');
  expect(paragraphs('A Brand').join(' ')).not.toContain('undefined');
});

it.each([hwc, tsc])('of $name, a casino that stands alone, they are about play', ({ name, words }) => {
  const said = (): string =>
    Object.values(legalTexts)
      .flatMap(({ paragraphs }) => paragraphs(name))
      .join(' ');
  expect(said()).toMatch(/\bbets?\b/i);
  speakAs(words);
  expect(said()).not.toMatch(/\b(bets?|odds|betslip|push)\b/i);
  expect(said()).not.toContain('undefined');
});
