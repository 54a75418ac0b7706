import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isInBetslip, useBetslipContext } from '#src/core/betslip/index.ts';
import { externalBetsIn, withoutExternalBets } from '#src/lib/externalBets.ts';
import { usePlatform } from '#src/platform/index.ts';
import { openBetslipWith } from './openBetslip.ts';

/**
 * Takes the bets of a link from elsewhere to the slip, at the price they were shown at there: where it has moved since, the slip says so and
 * asks. The address forgets them, so that a reload does not add them anew.
 */
export function ExternalBets(): null {
  const { prices } = usePlatform();
  const { store, dispatch, open } = useBetslipContext();
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const rest = withoutExternalBets(query);
    if (rest === null) return;
    const bets = new Map(externalBetsIn(query).map((bet) => [bet.selectionId, bet]));
    setQuery(rest, { replace: true });
    if (bets.size === 0) return;
    openBetslipWith(
      prices,
      {
        open,
        has: (id) => isInBetslip(store.getState(), id),
        toggle: (selection) => {
          const price = bets.get(selection.id)?.price;
          const points = prices.price(selection.id)?.points ?? null;
          if (price)
            dispatch({ type: 'selection-toggled', selection, offer: { price, points: points === null ? null : String(Number(points)) } });
        },
      },
      [...bets.keys()],
    );
  }, [query, setQuery, prices, store, dispatch, open]);
  return null;
}
