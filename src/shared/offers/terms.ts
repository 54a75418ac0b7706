import { formatCents } from '../money/money.ts';
import { formatAmerican } from '../money/odds.ts';
import { ratio } from '../money/ratio.ts';
import { t } from '../text/t.ts';
import type { OfferDocument } from './document.ts';

export type OfferNames = {
  /** Name of the sport or event; null if it is unknown. */
  readonly on: string | null;
  readonly regions: readonly string[];
};

export type OfferTerms = { readonly title: string; readonly summary: string; readonly sentences: readonly string[] };

const instant = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'America/New_York', year: 'numeric', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit' },
});
const dateText = (iso: string): string => t`${instant.format(new Date(iso)).replaceAll(/\s/g, ' ')} ET`;

/** Formats `$5` for whole dollars, else `$5.50`. */
const short = (cents: number, currency: string): string => formatCents(BigInt(cents), currency).replace(/\.00$/, '');
const listed = (names: readonly string[]): string => new Intl.ListFormat('en-US').format(names);

export function termsOf(document: OfferDocument, names: OfferNames): OfferTerms {
  const { currency, qualifies, pays } = document;
  const [bet, award] = [short(qualifies.leastCents, currency), short(pays.cents, currency)];
  const on = qualifies.on === null ? null : (names.on ?? qualifies.on.id);
  return {
    title: on === null ? t`Bet ${bet}, get a ${award} bonus bet` : t`Bet ${bet} on ${on}, get a ${award} bonus bet`,
    summary:
      document.joining === 'opt-in'
        ? t`Opt in, then bet ${bet} or more in cash. When that bet wins or loses, you get a ${award} bonus bet.`
        : t`Bet ${bet} or more in cash. When that bet wins or loses, you get a ${award} bonus bet.`,
    sentences: [
      ...joining(document),
      qualifying(document, { bet, on }),
      t`The bet counts once it has won or lost. A bet that is void, refunded or ends in a push does not count, and neither does any part you cash out.`,
      t`Only cash counts. Bets you place with bonus bets or credits do not.`,
      ...awardOf(document, award),
      t`Where: ${listed(names.regions)}.`,
      t`You get nothing while you are on a break, are self-excluded, or can’t bet for another reason.`,
      t`If a result is corrected and your bet no longer counts, we take back a bonus bet you have not used. A bet you have placed with it stands. We never take back cash.`,
      t`We can end this offer early. Bets you placed before that still count.`,
    ],
  };
}

const joining = ({ joining: how, from, until }: OfferDocument): readonly string[] => [
  t`This offer runs from ${dateText(from)} to ${dateText(until)}.`,
  ...(how === 'opt-in' ? [t`Opt in first. Only bets you place after you opt in count.`] : []),
];

function qualifying(
  { qualifies: { leastOdds } }: OfferDocument,
  { bet, on }: { readonly bet: string; readonly on: string | null },
): string {
  const odds = leastOdds && formatAmerican(ratio(BigInt(leastOdds.num), BigInt(leastOdds.den)));
  if (on === null)
    return odds === null
      ? t`Place one bet of ${bet} or more, at any odds.`
      : t`Place one bet of ${bet} or more, at total odds of ${odds} or longer.`;
  return odds === null
    ? t`Place one bet of ${bet} or more, at any odds. Each of its legs must be on ${on}.`
    : t`Place one bet of ${bet} or more, at total odds of ${odds} or longer. Each of its legs must be on ${on}.`;
}

const awardOf = ({ pays: { days }, mostAwards }: OfferDocument, award: string): readonly string[] => [
  t`You then get a bonus bet of ${award}. Use all of it on one bet within {${days}, plural, one {# day} other {# days}}. If that bet wins, you get the winnings, but not the ${award}.`,
  t`{${mostAwards}, plural, one {# bonus bet} other {At most # bonus bets, one for each bet that counts,}} for each person.`,
  t`The offer has a budget. Once it is used up, bets that count later get nothing.`,
];
