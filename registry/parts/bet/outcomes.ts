import type { BetCardFragment, BetOutcome, LegOutcome } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';

type Tone = 'neutral' | 'positive' | 'negative' | 'warning' | 'info' | 'live';
export type OutcomeLabel = { readonly word: string; readonly tone: Tone; readonly icon: string };

const bets: Readonly<Record<BetOutcome, OutcomeLabel>> = {
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

const legs: Readonly<Record<LegOutcome, OutcomeLabel>> = {
  WIN: bets.WIN,
  LOSS: bets.LOSS,
  PUSH: bets.PUSH,
  VOID: bets.VOIDED,
  DEAD_HEAT: { word: t`Dead heat`, tone: 'warning', icon: 'arrow-left' },
  UNAVAILABLE: { word: t`No result yet`, tone: 'neutral', icon: 'alert' },
  PENDING: { word: t`Open`, tone: 'info', icon: 'clock' },
};

const unknown: OutcomeLabel = { word: t`Settling`, tone: 'neutral', icon: 'clock' };

export const betOutcomeLabel = ({
  outcome,
  anyLegsInPlay,
  status,
}: Pick<BetCardFragment, 'outcome' | 'anyLegsInPlay' | 'status'>): OutcomeLabel =>
  status === 'OPEN' && anyLegsInPlay
    ? { word: t`Live`, tone: 'live', icon: 'live' }
    : Object.hasOwn(bets, outcome)
      ? bets[outcome]
      : unknown;

export const legOutcomeLabel = (outcome: LegOutcome): OutcomeLabel => (Object.hasOwn(legs, outcome) ? legs[outcome] : unknown);

/** Removes the score from a leg's reason, because the line above it shows the score. */
export function besideScore(reason: string | null): string | null {
  const rest = reason?.replace(/^Final score \d+–\d+(?:: )?/, '') ?? '';
  return rest === '' ? null : rest.charAt(0).toUpperCase() + rest.slice(1);
}

export const showsLegOdds = ({ type, numLegs }: Pick<BetCardFragment, 'type' | 'numLegs'>): boolean => numLegs > 1 && type !== 'TEASER';

export const awaitedEvents = (bets: readonly BetCardFragment[]): readonly string[] =>
  bets.filter(({ status }) => status === 'OPEN').flatMap(({ legs }) => legs.map(({ event }) => event.id));
