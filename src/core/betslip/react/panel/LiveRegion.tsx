import { useEffect, useRef, useState } from 'react';
import { useOddsFormat } from '#src/brand/preferences.tsx';
import type { OddsFormat } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { describeChange } from '../../changes.ts';
import type { PlacementState } from '../../placement.ts';
import type { BetslipView } from '../../selectors.ts';
import { useBetslipState, useBetslipView } from './panelHooks.ts';

export const SPEAK_EVERY_MS = 3_000;

export function LiveRegion() {
  const [format] = useOddsFormat();
  const view = useBetslipView();
  const { placement } = useBetslipState();
  const result = resultText(placement);
  const changes = changeText(view, format);
  const spoken = useThrottled(changes);
  return (
    <>
      <VisuallyHidden role="status" aria-live="polite">
        {spoken}
      </VisuallyHidden>
      <VisuallyHidden role="status" aria-live="polite">
        {result}
      </VisuallyHidden>
    </>
  );
}

const changeText = (view: BetslipView, format: OddsFormat): string =>
  view.bets
    .flatMap(({ legs }) => legs)
    .flatMap(({ leg, change }) => (change === null ? [] : [`${leg.selectionName}: ${describeChange(change, format)}`]))
    .join(' ');

function resultText(placement: PlacementState): string {
  switch (placement.at) {
    case 'locating':
    case 'sending':
      return t`Placing your bet.`;
    case 'unknown':
      return t`Checking if your bet was placed.`;
    case 'accepted':
      return t`Bet Placed.`;
    case 'refused':
      return t`Bet not placed. ${placement.refusals[0]?.message ?? ''}`;
    case 'idle':
      return '';
  }
}

function useThrottled(text: string): string {
  const [spoken, setSpoken] = useState(text);
  const lastAt = useRef(-SPEAK_EVERY_MS);
  useEffect(() => {
    if (text === spoken) return;
    const wait = Math.max(0, lastAt.current + SPEAK_EVERY_MS - performance.now());
    const timer = setTimeout(() => {
      lastAt.current = performance.now();
      setSpoken(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, spoken]);
  return spoken;
}
