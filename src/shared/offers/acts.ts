import { t } from '../text/t.ts';
import { daysText, oddsText, short } from './amounts.ts';
import type { BetRule, DepositRule, OfferDocument, Qualifies } from './document.ts';

/** Words for what qualifies. */
export type ActWords = {
  readonly title: string;
  /** After “Opt in, then”. */
  readonly todo: string;
  readonly alone: string;
  /** Before “you get”. */
  readonly when: string;
  readonly optIn: string;
  readonly sentences: readonly string[];
  /** What the award is a percentage of. */
  readonly base: string;
  readonly it: string;
  readonly atCap: string;
  readonly late: string;
  readonly fallen: string;
  readonly stopped: string;
};

export function actWords({ qualifies, currency }: Pick<OfferDocument, 'currency' | 'qualifies'>, on: string | null): ActWords {
  return wordsFor(qualifies, { currency, on });
}

type Said = { readonly currency: string; readonly on: string | null };

function wordsFor(rule: Qualifies, said: Said): ActWords {
  if (rule.kind === 'deposit') return depositWords(rule, said);
  return betWords(rule, said);
}

const CASH_ALONE = t`Only cash counts. Bets you place with bonus bets or credits do not.`;

function betWords(rule: BetRule, { currency, on }: Said): ActWords {
  const bet = short(rule.leastCents, currency);
  return {
    title: on === null ? t`Bet ${bet}` : t`Bet ${bet} on ${on}`,
    todo: t`bet ${bet} or more in cash`,
    alone: t`Bet ${bet} or more in cash`,
    when: t`When that bet wins or loses`,
    optIn: t`Only bets you place after you opt in count.`,
    sentences: [
      qualifying(rule, { bet, on }),
      t`The bet counts once it has won or lost. A bet that is void, refunded or ends in a push does not count, and neither does any part you cash out.`,
      CASH_ALONE,
    ],
    ...{ base: t`the bet`, it: t`it` },
    atCap: t`one for each bet that counts`,
    late: t`bets that count later get nothing`,
    fallen: t`If a result is corrected and your bet no longer counts`,
    stopped: t`Bets you placed before that still count.`,
  };
}

function qualifying({ leastOdds }: BetRule, { bet, on }: { readonly bet: string; readonly on: string | null }): string {
  const odds = leastOdds && oddsText(leastOdds);
  if (on === null)
    return odds === null
      ? t`Place one bet of ${bet} or more, at any odds.`
      : t`Place one bet of ${bet} or more, at total odds of ${odds} or longer.`;
  return odds === null
    ? t`Place one bet of ${bet} or more, at any odds. Each of its legs must be on ${on}.`
    : t`Place one bet of ${bet} or more, at total odds of ${odds} or longer. Each of its legs must be on ${on}.`;
}

function depositWords({ leastCents, playDays }: DepositRule, { currency }: Said): ActWords {
  const [least, days] = [short(leastCents, currency), daysText(playDays)];
  return {
    title: t`Deposit ${least} or more`,
    todo: t`deposit ${least} or more and play that much cash within ${days}`,
    alone: t`Deposit ${least} or more and play that much cash within ${days}`,
    when: t`Once you have`,
    optIn: t`Only a deposit you make after you opt in counts.`,
    sentences: [
      t`Only your first deposit of ${least} or more counts.`,
      t`Bet as much cash as you deposited, on sports or games, within ${days} after the deposit.`,
      t`A bet counts once it has won or lost, a game once its round is over. A bet that is void, refunded or ends in a push does not count, and neither does any part you cash out.`,
      t`Only cash counts. What you pay with bonus bets or credits does not.`,
    ],
    ...{ base: t`the deposit`, it: t`it` },
    atCap: t`one for each deposit that counts`,
    late: t`deposits that count later get nothing`,
    fallen: t`If a result is corrected or the deposit is sent back, so that it no longer counts`,
    stopped: t`A deposit you made before that still counts.`,
  };
}
