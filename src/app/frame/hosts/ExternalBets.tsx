import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBetslipContext } from '#src/core/betslip/index.ts';
import { externalBetsIn, withoutExternalBets } from '#src/shared/betting/externalBets.ts';

/** Moves bets from the URL to the betslip, so that a reload does not add them again. */
export function ExternalBets(): null {
  const { take, open } = useBetslipContext();
  const [query, setQuery] = useSearchParams();
  useEffect(() => {
    const rest = withoutExternalBets(query);
    if (rest === null) return;
    const bets = new Map(externalBetsIn(query).map(({ selectionId, price }) => [selectionId, { selectionId, price }]));
    setQuery(rest, { replace: true });
    if (bets.size === 0) return;
    take({ legs: [...bets.values()], from: { selectionOrigin: 'external-link' } });
    open();
  }, [query, setQuery, take, open]);
  return null;
}
