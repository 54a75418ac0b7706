import { formatCents } from '../money/money.ts';
import { LOCALE } from '../text/locale.ts';
import { t } from '../text/t.ts';

/** Fact about a player that the server fills in. Amounts are in cents, times in ISO 8601. */
export type LimitFact =
  | { readonly fact: 'won'; readonly days: number; readonly bets: number; readonly wonCents: string }
  | { readonly fact: 'one-sport'; readonly days: number; readonly bets: number; readonly ofBets: number; readonly sport: string }
  | { readonly fact: 'rewards'; readonly days: number; readonly bets: number; readonly ofBets: number }
  | { readonly fact: 'late'; readonly days: number; readonly bets: number }
  | { readonly fact: 'accounts'; readonly accounts: number }
  | { readonly fact: 'new-account'; readonly openedAt: string }
  | { readonly fact: 'required-by-law' }
  | { readonly fact: 'held-since'; readonly since: string }
  | { readonly fact: 'objection'; readonly madeAt: string }
  | { readonly fact: 'grounds-gone' }
  | { readonly fact: 'earlier-words'; readonly words: string };

export const GROUNDS = ['won', 'one-sport', 'rewards', 'late', 'accounts', 'new-account'] as const;
export const RELEASES = ['held-since', 'objection', 'grounds-gone'] as const;
/** Reason that only compliance can choose, with a second signature. Players see no details. */
export const BY_LAW = 'required-by-law';
export const CHOSEN_FACTS = [...GROUNDS, ...RELEASES] as const;
export type ChosenFact = (typeof CHOSEN_FACTS)[number];

const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'America/New_York' }).format(new Date(instant));

type Words = { readonly [F in LimitFact['fact']]: (values: Extract<LimitFact, { readonly fact: F }>) => string };
const words: Words = {
  won: ({ days, bets, wonCents }) =>
    t`In the ${days} days before, your ${bets} settled cash bets paid ${formatCents(BigInt(wonCents))} more than you staked.`,
  'one-sport': ({ days, bets, ofBets, sport }) => t`In the ${days} days before, ${bets} of your ${ofBets} bets were on ${sport}.`,
  rewards: ({ days, bets, ofBets }) =>
    t`In the ${days} days before, ${bets} of your ${ofBets} bets used a bonus bet, a profit boost or credits.`,
  late: ({ days, bets }) =>
    t`In the ${days} days before, you placed {${bets}, plural, one {# bet} other {# bets}} after the result was known. We returned your stakes.`,
  accounts: ({ accounts }) => t`You have more than one account with us: ${accounts}.`,
  'new-account': ({ openedAt }) => t`Your account was opened on ${dayOf(openedAt)}, less than 90 days before.`,
  'required-by-law': () => t`The law requires this limit.`,
  'held-since': ({ since }) => t`Your earlier limit started on ${dayOf(since)}.`,
  objection: ({ madeAt }) => t`You objected to the limit on ${dayOf(madeAt)}.`,
  'grounds-gone': () => t`The reason for your earlier limit no longer applies to your account.`,
  'earlier-words': ({ words: kept }) => kept,
};

export const factInWords = (fact: LimitFact): string => (words[fact.fact] as (values: LimitFact) => string)(fact);
