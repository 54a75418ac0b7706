import type { BetCardFragment, BetOutcome, LegOutcome } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';

type Tone = 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'live';
/** Color is never the only cue. */
export type Verdict = { readonly word: string; readonly tone: Tone; readonly icon: string };

const bets: Readonly<Record<BetOutcome, Verdict>> = {
  WIN: { word: t`Won`, tone: 'positive', icon: 'check' },
  LOSS: { word: t`Lost`, tone: 'negative', icon: 'x' },
  PUSH: { word: t`Push`, tone: 'warning', icon: 'arrow-left' },
  REFUND: { word: t`Refunded`, tone: 'warning', icon: 'arrow-left' },
  VOIDED: { word: t`Voided`, tone: 'warning', icon: 'arrow-left' },
  CASH_OUT: { word: t`Cashed out`, tone: 'info', icon: 'check' },
  PATRON_CANCELLED: { word: t`Canceled`, tone: 'neutral', icon: 'x' },
  INVALID: { word: t`Invalid`, tone: 'neutral', icon: 'alert' },
  PENDING: { word: t`Open`, tone: 'info', icon: 'clock' },
};

const legs: Readonly<Record<LegOutcome, Verdict>> = {
  WIN: bets.WIN,
  LOSS: bets.LOSS,
  PUSH: bets.PUSH,
  VOID: bets.VOIDED,
  DEAD_HEAT: { word: t`Dead heat`, tone: 'warning', icon: 'arrow-left' },
  UNAVAILABLE: { word: t`No result yet`, tone: 'neutral', icon: 'alert' },
  PENDING: { word: t`Open`, tone: 'info', icon: 'clock' },
};

/** Shown for outcomes unknown to this build. */
const unknown: Verdict = { word: t`Settling`, tone: 'neutral', icon: 'clock' };

export const betVerdict = ({ outcome, anyLegsInPlay, status }: Pick<BetCardFragment, 'outcome' | 'anyLegsInPlay' | 'status'>): Verdict =>
  status === 'OPEN' && anyLegsInPlay
    ? { word: t`Live`, tone: 'live', icon: 'live' }
    : Object.hasOwn(bets, outcome)
      ? bets[outcome]
      : unknown;

export const legVerdict = (outcome: LegOutcome): Verdict => (Object.hasOwn(legs, outcome) ? legs[outcome] : unknown);

/** A teaser has only a total price. */
export const showsLegOdds = ({ type, numLegs }: Pick<BetCardFragment, 'type' | 'numLegs'>): boolean => numLegs > 1 && type !== 'TEASER';

export const awaitedEvents = (bets: readonly BetCardFragment[]): readonly string[] =>
  bets.filter(({ status }) => status === 'OPEN').flatMap(({ legs }) => legs.map(({ event }) => event.id));
