import type { LegalVersion } from '#server/modules/legal/rules/index.ts';
import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { brandFolders } from './brandFolders.ts';

const accessibility = [
  '{brand} aims to meet WCAG 2.2 at level AA on every page, in every theme.',
  'Everything can be done by keyboard alone; prices and scores are spoken in words; motion stops when your system asks for less of it.',
];
const NO_MONEY = 'No real money is taken or paid by {brand}. Balances are play money.';
const NOBODY = 'No advertising, no trackers, no third parties.';

const ofSportsbooks = {
  privacy: [
    '{brand} is a demonstration. It keeps your account, your bets and the result of each location check in its own database, and nothing leaves it.',
    'In this browser it keeps your choices of odds format and theme, whether the menu is collapsed, and a token for a betslip that was filled without logging in.',
    NOBODY,
  ],
  terms: [
    NO_MONEY,
    'A bet stands at the price shown when it was accepted. If a price, a line or a status changes before that, you are asked first.',
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
    'A round that was begun is played to its end, also if your line breaks, and your history says what came of it.',
    'A round that cannot be played to its end is called off, and what was wagered comes back to your balance.',
  ],
  accessibility,
};

const textsOf = (brand: string): readonly Pick<LegalVersion, 'brand' | 'document' | 'title' | 'body'>[] => {
  const texts = brandFolders.withoutSportsbook.includes(brand) ? ofCasinos : ofSportsbooks;
  return (['privacy', 'terms', 'accessibility'] as const).map((document) => ({
    ...{ brand, document, title: legalDocuments[document], body: texts[document].join('\n\n') },
  }));
};

/** First versions, for the demo; operators publish later ones. */
export const firstLegalTexts = brandFolders.brands.flatMap(textsOf);
