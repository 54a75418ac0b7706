import type { Price } from '#src/shared/money/odds.ts';
import type { Cents } from '#src/shared/money/money.ts';
import { type Placement, placementIdOf, type PlacementState } from '../../placement.ts';
import type { Refusal } from '../../refusal.ts';
import type { SelectionRef } from '../../types.ts';

export type QuickBet =
  | { readonly at: 'asked'; readonly selection: SelectionRef; readonly cents: Cents }
  | {
      readonly at: 'pressed';
      readonly selection: SelectionRef;
      readonly cents: Cents;
      readonly price: Price;
      readonly placementId: string;
    };

export type QuickBetOutcome =
  | { readonly at: 'asked' | 'sent' | 'unsure' | 'placed' }
  | { readonly at: 'refused'; readonly refusal: Refusal | null };

export function quickPlacement(
  { playerId, id, createdAt }: Pick<Placement, 'createdAt' | 'id' | 'playerId'>,
  { selection, cents, price }: { readonly selection: SelectionRef; readonly cents: Cents; readonly price: Price },
): Placement {
  return {
    id,
    playerId,
    createdAt,
    keepsSelections: true,
    bets: [
      {
        draftBetId: `straight:${selection.id}`,
        betAmount: String(cents),
        legs: [
          {
            selectionId: selection.id,
            oddsNumerator: String(price.num),
            oddsDenominator: String(price.den),
            points: selection.points ?? null,
          },
        ],
      },
    ],
  };
}

export function outcomeOf(bet: QuickBet, quick: PlacementState, last: QuickBetOutcome): QuickBetOutcome {
  if (bet.at === 'asked' || placementIdOf(quick) !== bet.placementId) return last;
  switch (quick.at) {
    case 'idle':
      return last;
    case 'locating':
    case 'sending':
      return { at: 'sent' };
    case 'unknown':
      return { at: 'unsure' };
    case 'accepted':
      return { at: 'placed' };
    case 'refused':
      return { at: 'refused', refusal: firstOf(quick.refusals) };
  }
}

const firstOf = (refusals: readonly Refusal[]): Refusal | null => refusals.toSorted((a, b) => a.priority - b.priority)[0] ?? null;
