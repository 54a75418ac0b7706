import type { LegalVersion } from '#server/modules/legal/rules/index.ts';
import { legalDocuments } from '#src/shared/site/legalDocuments.ts';
import { keysOf } from '#src/shared/values/isKeyOf.ts';
import { brandFolders } from './brandFolders.ts';

const accessibility = [
  '{brand} aims to meet WCAG 2.2 at level AA on every page, in every theme.',
  'You can use everything with the keyboard alone. Screen readers read out prices and scores. Animations stop if your system asks for reduced motion.',
];
const NO_MONEY = '{brand} takes and pays no real money. Balances are play money.';
const about = [
  '{brand} is a demonstration of a betting site. Lanternfield Gaming LLC, the license holder named in the footer, is invented.',
  'The footer of each page names the regulator of your region. Contact us from the help page.',
];
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
  'house-rules': [
    'Settlement: we settle a bet from the final score, with overtime. If the result is corrected later, we settle the bet again and correct your balance.',
    'Parts of a game: a bet on a half, quarter, period, set, map or the first innings is settled from the score of that part alone. If the part is tied, it is a push, unless the draw had odds.',
    'Players: a bet on a player counts the whole game, with overtime, and closes when the game starts. If the player does not play, the bet is void. A goal in overtime has no scorer. Players’ names are invented.',
    'Missing counts: if we do not have the score of a part or a player’s count, the bet stays open until a trader has settled it.',
    'Pushes: if the result lands on your line, we return the stake of a straight bet. In a parlay the leg drops out, and the other legs decide.',
    'Voids: if a game is canceled or a market can’t be settled, the leg is void and counts as a push. If no leg is left, we return the stake.',
    'Same game parlays: if one pick pushes or is void, we settle the other picks at the odds without it, unless your bet says something else.',
    'Teasers: a leg that pushes or is void lowers the teaser by one leg. If one leg is left and it does not lose, we return the stake.',
    'Round robins: each combination is a bet of its own and is settled alone.',
    'Late bets: a bet placed after the outcome was known is void. We return its stake, and cash outs of it are undone.',
    'Live bets: while a game is live we hold a bet for some seconds. If the odds change meanwhile, we ask you again, unless you accept all changes.',
    'Amounts: returns are computed from exact odds and rounded once, half a cent up. The betslip says the lowest and the highest bet.',
    'Limits: we may limit the stakes of a player. We say so in the account with the reason, and you can object.',
    'Bonus bets: if the bet wins, you get the win and not the stake. If it is void, you get the bonus bet back.',
  ],
  about,
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
  'house-rules': [
    'Rounds: the result of a round is set when it starts. You can’t change it, and we can’t either.',
    'Interrupted rounds: if you lose your connection, the round is played to its end. Your history shows the result.',
    'Voids: a round that can’t be finished is canceled, and we refund your wager.',
    'Amounts: each game shows its lowest and highest wager and its return to player, which is an average of many rounds.',
    'Limits: your own limits and breaks hold in every game. The round in play is finished first.',
  ],
  about,
};

const textsOf = (brand: string): readonly Pick<LegalVersion, 'brand' | 'document' | 'title' | 'body'>[] => {
  const texts = brandFolders.withoutSportsbook.includes(brand) ? ofCasinos : ofSportsbooks;
  return keysOf(legalDocuments).map((document) => ({
    ...{ brand, document, title: legalDocuments[document], body: texts[document].join('\n\n') },
  }));
};

/** First versions of legal texts, for the demo. Operators publish later versions. */
export const firstLegalTexts = brandFolders.brands.flatMap(textsOf);
