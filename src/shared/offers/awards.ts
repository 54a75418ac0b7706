import { t } from '../text/t.ts';
import type { ActionWords } from './actions.ts';
import { daysText, short } from './amounts.ts';
import type { OfferDocument, Pays, ProfitBoost } from './document.ts';

export type AwardWords = {
  readonly title: string;
  /** Text that follows “you get”. */
  readonly award: string;
  readonly sentences: readonly string[];
  readonly one: string;
  readonly many: string;
  readonly takenBack: string;
  readonly place: string;
};

export function awardWords(
  { pays, currency }: Pick<OfferDocument, 'currency' | 'pays'>,
  of: Pick<ActionWords, 'base' | 'it'>,
  only: string | null = null,
): AwardWords {
  return { ...wordsFor(pays, { currency, only, ...of }), ...common(pays) };
}

const common = ({ kind }: Pays) => (kind === 'profit-boost' ? BOOST : kind === 'cashback' ? CASHBACK : BONUS_BET);
const BOOST = {
  ...{ one: t`profit boost`, many: t`profit boosts` },
  takenBack: t`we take back a profit boost you have not used. A bet you have placed with it stands, at the boosted odds. We never take back cash.`,
  place: t`You will find your profit boost in your betslip and under Awards in your account.`,
};
const CASHBACK = {
  ...{ one: t`award of cashback`, many: t`awards of cashback` },
  takenBack: t`we take back the credit you have not used. We never take back cash.`,
  place: t`You will find your cashback under Awards in your account. To play with it, choose in your preferences which balance games use first.`,
};
const BONUS_BET = {
  ...{ one: t`bonus bet`, many: t`bonus bets` },
  takenBack: t`we take back a bonus bet you have not used. A bet you have placed with it stands. We never take back cash.`,
  place: t`You will find your bonus bet in your betslip and under Awards in your account.`,
};

type Said = Pick<ActionWords, 'base' | 'it'> & { readonly currency: string; readonly only: string | null };

function wordsFor(pays: Pays, { currency, base, it, only }: Said): Pick<AwardWords, 'award' | 'sentences' | 'title'> {
  const days = daysText(pays.days);
  if (pays.kind === 'bonus-bet') {
    const worth = short(pays.cents, currency);
    const award = t`a ${worth} bonus bet`;
    return {
      ...{ title: award, award },
      sentences: [
        t`You then get a bonus bet of ${worth}. Use all of it on one bet within ${days}. If that bet wins, you get the winnings, but not the ${worth}.`,
      ],
    };
  }
  if (pays.kind === 'profit-boost') return boostWords(pays, { currency, only, days });
  const [percent, most] = [pays.percent, short(pays.mostCents, currency)];
  if (pays.kind === 'cashback') return cashbackWords({ percent, most, days, base, it });
  return {
    title: t`${percent}% of ${it} as a bonus bet, up to ${most}`,
    award: t`a bonus bet of ${percent}% of ${base}, up to ${most}`,
    sentences: [
      t`You then get a bonus bet of ${percent}% of ${base}, but not more than ${most}. We round it to the cent.`,
      t`Use all of it on one bet within ${days}. If that bet wins, you get the winnings, but not the bonus bet.`,
    ],
  };
}

function boostWords(
  { percent, mostStakeCents, mostExtraCents }: ProfitBoost,
  { currency, only, days }: Pick<Said, 'currency' | 'only'> & { readonly days: string },
): Pick<AwardWords, 'award' | 'sentences' | 'title'> {
  const [stake, extra] = [short(mostStakeCents, currency), short(mostExtraCents, currency)];
  const award = only === null ? t`a ${percent}% profit boost` : t`a ${percent}% profit boost for ${only}`;
  return {
    ...{ title: award, award },
    sentences: [
      only === null
        ? t`You then get a ${percent}% profit boost. Use it on one cash bet within ${days}.`
        : t`You then get a ${percent}% profit boost. Use it on one cash bet within ${days}. Each leg of that bet must be on ${only}.`,
      t`If that bet wins, its profit on the first ${stake} of the stake grows by ${percent}%, by at most ${extra}. You see the boosted win before you place the bet.`,
    ],
  };
}

type CashbackSaid = Pick<Said, 'base' | 'it'> & { readonly percent: number; readonly most: string; readonly days: string };

const cashbackWords = ({ percent, most, days, base, it }: CashbackSaid): Pick<AwardWords, 'award' | 'sentences' | 'title'> => ({
  title: t`${percent}% of ${it} as credit, up to ${most}`,
  award: t`${percent}% of it back as credit, up to ${most}`,
  sentences: [
    t`You then get ${percent}% of ${base} as credit, but not more than ${most} for a day. We round it to the cent.`,
    t`Use the credit within ${days}. Credit that expires first is used first. You can’t withdraw it.`,
    t`You play credit once: what you win with it is cash. If a round or bet you paid with it is refunded, the credit is good for at least 7 more days.`,
  ],
});
