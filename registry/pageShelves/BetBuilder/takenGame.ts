import { samePoints, type WantedBets } from '#src/core/betslip/index.ts';
import type { SelectionLabelFragment } from '#src/gql/graphql.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { refOf } from '../../parts/odds/selection.ts';
import type { BuiltBet } from './useBuiltBet.ts';

export function gameOf(eventId: string, picks: readonly SelectionLabelFragment[], { bet, price }: BuiltBet): WantedBets['game'] | null {
  if (bet === null || price === null || picks.length < 2 || bet.picks.length !== picks.length) return null;
  const legs = picks.flatMap((pick) => {
    const terms = bet.picks.find(({ marketSelectionId }) => marketSelectionId === pick.id);
    if (!terms) return [];
    const points = samePoints(terms.points?.decimalPoints);
    const offer = { price: ratio(BigInt(terms.odds.numeratorLong), BigInt(terms.odds.denominatorLong)), points };
    return [{ selection: { ...refOf(pick), points }, offer }];
  });
  return legs.length === picks.length ? { eventId, legs, price } : null;
}
