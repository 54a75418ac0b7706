import { t } from '../text/t.ts';
import { daysText, oddsText, short } from './amounts.ts';
import type { BetRule, DayLossRule, DepositRule, NearMissRule, OfferDocument, Qualifies } from './document.ts';

export type ActionWords = {
  readonly title: string;
  /** Follows “Opt in, then”. Null if opting in is enough. */
  readonly todo: string | null;
  readonly alone: string;
  /** Text that precedes “you get”. */
  readonly when: string;
  readonly optIn: string;
  readonly sentences: readonly string[];
  /** Name of the amount from which a percentage award is computed. */
  readonly base: string;
  readonly it: string;
  readonly atCap: string;
  readonly late: string;
  readonly fallen: string;
  readonly stopped: string;
};

export function actionWords({ qualifies, currency }: Pick<OfferDocument, 'currency' | 'qualifies'>, on: string | null): ActionWords {
  return wordsFor(qualifies, { currency, on });
}

type Said = { readonly currency: string; readonly on: string | null };

function wordsFor(rule: Qualifies, said: Said): ActionWords {
  if (rule.kind === 'near-miss') return nearMissWords(rule, said);
  if (rule.kind === 'deposit') return depositWords(rule, said);
  if (rule.kind === 'day-loss') return dayLossWords(rule, said);
  return betWords(rule, said);
}

const CASH_ALONE = t`Only cash counts. Bets you place with bonus bets, profit boosts or credits do not.`;

function betWords(rule: BetRule, { currency, on }: Said): ActionWords {
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

function qualifying({ leastOdds }: Pick<BetRule, 'leastOdds'>, { bet, on }: { readonly bet: string; readonly on: string | null }): string {
  const odds = leastOdds && oddsText(leastOdds);
  if (on === null)
    return odds === null
      ? t`Place one bet of ${bet} or more, at any odds.`
      : t`Place one bet of ${bet} or more, at total odds of ${odds} or longer.`;
  return odds === null
    ? t`Place one bet of ${bet} or more, at any odds. Each of its legs must be on ${on}.`
    : t`Place one bet of ${bet} or more, at total odds of ${odds} or longer. Each of its legs must be on ${on}.`;
}

function nearMissWords(rule: NearMissRule, { currency, on }: Said): ActionWords {
  const [bet, legs] = [short(rule.leastCents, currency), rule.leastLegs];
  return {
    ...betWords({ ...rule, kind: 'bet' }, { currency, on }),
    title: on === null ? t`Parlay insurance` : t`Parlay insurance on ${on}`,
    todo: t`bet ${bet} or more in cash on a parlay of ${legs} or more legs`,
    alone: t`Bet ${bet} or more in cash on a parlay of ${legs} or more legs`,
    when: t`If it loses by one leg alone`,
    sentences: [
      t`Your parlay must have ${legs} or more legs. Round robins and teasers do not count.`,
      qualifying(rule, { bet, on }),
      t`It counts if exactly one leg loses and ${legs - 1} or more win. A leg in a dead heat counts as won. One that is void or ends in a push does not count.`,
      t`We wait until all of its legs are decided. Any part you cash out does not count.`,
      CASH_ALONE,
    ],
    ...{ base: t`your stake`, it: t`your stake` },
    atCap: t`one for each parlay that counts`,
    late: t`parlays that count later get nothing`,
    fallen: t`If a result is corrected and your parlay no longer counts`,
  };
}

function depositWords({ leastCents, playDays }: DepositRule, { currency }: Said): ActionWords {
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
    ...{ base: t`the deposit`, it: t`the deposit` },
    atCap: t`one for each deposit that counts`,
    late: t`deposits that count later get nothing`,
    fallen: t`If a result is corrected or the deposit is sent back, so that it no longer counts`,
    stopped: t`A deposit you made before that still counts.`,
  };
}

function dayLossWords({ leastCents }: DayLossRule, { currency }: Said): ActionWords {
  const least = short(leastCents, currency);
  return {
    title: t`Cashback`,
    ...{ todo: null, alone: '' },
    when: t`If your net loss on casino games in a day is ${least} or more`,
    optIn: t`Only rounds you start after you opt in count.`,
    sentences: [
      t`Your net loss is the cash you stake on casino games on this site in a day, less what you win. What you stake with credit does not count. What you win with it does.`,
      t`A day runs from midnight to midnight, Eastern Time. A round counts on the day it starts.`,
      t`We work out your net loss once the day and all its rounds are over. If it is less than ${least}, you get nothing.`,
      t`You always get back less than you lose, so this is no reason to play more.`,
    ],
    ...{ base: t`your net loss`, it: t`a day’s net loss` },
    atCap: t`one for each day that counts`,
    late: t`days that count later get nothing`,
    fallen: t`If a late win means that the day no longer counts`,
    stopped: t`Rounds you started before that still count.`,
  };
}
