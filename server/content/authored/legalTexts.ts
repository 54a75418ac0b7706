import type { LegalVersion } from '#server/modules/legal/rules/index.ts';
import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { brandFolders } from './brandFolders.ts';

const accessibility = [
  '{brand} aims to meet WCAG 2.2 at level AA on every page, in every theme.',
  'You can use everything with the keyboard alone. Screen readers read out prices and scores. Animations stop if your system asks for reduced motion.',
];
const NO_MONEY = '{brand} takes and pays no real money. Balances are play money.';
const NOBODY = 'There are no ads, trackers or third parties.';

const ofSportsbooks = {
  privacy: [
    '{brand} is a demonstration. It keeps your account, your bets and the result of each location check in its own database, and nothing leaves it.',
    'In this browser it keeps your choices of odds format and theme, whether the menu is collapsed, and a token for a betslip that was filled without logging in.',
    NOBODY,
  ],
  terms: [
    NO_MONEY,
    'Your bet has the odds shown when we accepted it. If the odds, the line or the status change before that, we ask you first.',
    'Bets are settled from the final result. A tie against the line is a push, and the stake is returned.',
  ],
  accessibility,
};
const ofCasinos: typeof ofSportsbooks = {
  privacy: [
    '{brand} is a demonstration. It keeps your account, your play and the result of each location check in its own database, and nothing leaves it.',
    'In this browser it keeps your choice of theme, whether the menu is collapsed, and a token of a visit without logging in.',
    NOBODY,
  ],
  terms: [
    NO_MONEY,
    'A round that has started is played to its end, even if you lose your connection. Your history shows the result.',
    'A round that can’t be finished is canceled, and we refund your wager.',
  ],
  accessibility,
};

const textsOf = (brand: string): readonly Pick<LegalVersion, 'brand' | 'document' | 'title' | 'body'>[] => {
  const texts = brandFolders.withoutSportsbook.includes(brand) ? ofCasinos : ofSportsbooks;
  return (['privacy', 'terms', 'accessibility'] as const).map((document) => ({
    ...{ brand, document, title: legalDocuments[document], body: texts[document].join('\n\n') },
  }));
};

/** First versions of the legal texts, for the demo. Operators publish later versions. */
export const firstLegalTexts = brandFolders.brands.flatMap(textsOf);
