import { memo } from 'react';
import type { OddsFormat } from '#src/shared/money/odds.ts';
import type { BetView } from '../../summary.ts';
import type { Refusal } from '../../refusal.ts';
import { AmountFields } from './AmountFields.tsx';
import { LegView } from './LegView.tsx';
import { CardFace } from '../panel/panelFrame.ts';
import { RefusalNotes } from '../panel/RefusalNotes.tsx';
import { RewardsBanner } from './RewardsBanner.tsx';

export type BetCardProps = { readonly bet: BetView; readonly refusals: readonly Refusal[]; readonly format: OddsFormat };

/** Memoised, because a slip may hold forty bets. */
export const StraightCard = memo(function DrawStraightCard({ bet, refusals, format }: BetCardProps) {
  const leg = bet.legs[0];
  if (leg === undefined) return null;
  return (
    <CardFace attention={leg.needsAcceptance} aria-label={`${leg.leg.selectionName}, ${leg.leg.marketName}`}>
      <LegView view={leg} format={format} hasLines />
      <AmountFields bet={bet} name={leg.leg.selectionName} refusals={refusals} isStopped={leg.isStopped} />
      <RewardsBanner bet={bet} name={leg.leg.selectionName} refusals={refusals} />
      <RefusalNotes refusals={refusals} about={[bet.id, leg.leg.selectionId]} />
    </CardFace>
  );
});
