import { expect, it } from 'vitest';
import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { firstLegalTexts } from './legalTexts.ts';
import { brandFolders } from './brandFolders.ts';

it.each(brandFolders.brands)('%s has a first version of every legal document', (brand) => {
  const own = firstLegalTexts.filter((each) => each.brand === brand);
  expect(own.map(({ document }) => document).toSorted()).toEqual(Object.keys(legalDocuments).toSorted());
  for (const { title, body } of own) expect([title, body]).not.toContain('');
});

it('the legal texts of a casino without a sportsbook do not mention bets', () => {
  const alone = (isAlone: boolean): string =>
    firstLegalTexts
      .filter(({ brand }) => brandFolders.withoutSportsbook.includes(brand) === isAlone)
      .map(({ body }) => body)
      .join(' ');
  expect(alone(false)).toMatch(/\bbets?\b/i);
  expect(alone(true)).not.toMatch(/\b(bets?|odds|betslip|push)\b/i);
});
