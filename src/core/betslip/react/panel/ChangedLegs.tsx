import { t } from '#src/shared/text/t.ts';
import { styled } from '#src/ui/stitches.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import type { BetslipView } from '../../selectors.ts';
import { legElementId } from './legElementId.ts';

const Jump = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'block',
  minHeight: '32px',
  fontWeight: '$bold',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
  focusRing: 2,
  '@belowDesktop': { minHeight: '44px' },
});

/** Lists the selections to accept, each linked to its card. */
export function ChangedLegs({ bets }: Pick<BetslipView, 'bets'>) {
  const changed = new Map(
    bets.flatMap(({ legs }) => legs.flatMap(({ leg, needsAcceptance }) => (needsAcceptance ? [[leg.selectionId, leg] as const] : []))),
  );
  return [...changed.values()].map(({ selectionId, selectionName }) => (
    <Jump key={selectionId} type="button" onClick={() => show(selectionId)}>
      {selectionName}
      <VisuallyHidden>{t`, show in betslip`}</VisuallyHidden>
    </Jump>
  ));
}

function show(selectionId: string): void {
  const leg = document.getElementById(legElementId(selectionId));
  leg?.focus({ preventScroll: true });
  leg?.scrollIntoView({ block: 'center' });
}
