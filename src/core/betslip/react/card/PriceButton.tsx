import { memo } from 'react';
import { useOddsFormat } from '#src/brand/preferences.tsx';
import type { SelectionStatus } from '#src/gql/graphql.ts';
import { lineText, withLine } from '#src/shared/betting/line.ts';
import { formatPrice } from '#src/shared/money/odds.ts';
import { usePrice } from '#src/platform/index.ts';
import { OddsButton, type OddsButtonState } from '#src/ui/OddsButton.tsx';
import type { SelectionRef } from '../../types.ts';
import { useBetslipContext } from '../context.ts';
import { useIsInBetslip } from '../hooks.ts';
import { spoken } from './offerText.ts';

export type PriceButtonProps = {
  readonly selection: SelectionRef;
  /** Name such as `Home`, shown in layout `row` or if the selection has no line. */
  readonly label?: string;
  /** End of the accessible name: `spread`, `total`, `moneyline`. */
  readonly market?: string;
  readonly layout?: 'stacked' | 'row';
  /** If given, called instead of the betslip. */
  readonly onPress?: ((selection: SelectionRef) => void) | undefined;
  readonly isChosen?: boolean;
};

export const PriceButton = memo(function PriceButton({
  selection,
  label,
  market,
  layout = 'stacked',
  onPress,
  isChosen = false,
}: PriceButtonProps) {
  const price = usePrice(selection.id);
  const isInBetslip = useIsInBetslip(selection.id);
  const isSelected = onPress === undefined ? isInBetslip : isChosen;
  const [format] = useOddsFormat();
  const { toggle } = useBetslipContext();
  const shown = price ? formatPrice(price, format) : null;
  const line = lineText(price ? price.points : selection.points, selection.type);
  const said = [withLine(selection.name, line), shown && spoken(shown), market].filter(Boolean);
  return (
    <OddsButton
      accessibleName={said.join(', ')}
      points={layout === 'row' && label !== undefined ? withLine(label, line) : (line ?? label ?? null)}
      price={shown}
      trend={price?.trend ?? null}
      state={price ? stateOf(price.status, isSelected) : 'disabled'}
      layout={layout}
      onToggle={() => (onPress ?? toggle)(selection)}
    />
  );
}, isSame);

/** Shows CLOSED as Suspended, HIDDEN as Closed (product §4). A chosen selection can always be removed. */
function stateOf(status: SelectionStatus, isSelected: boolean): OddsButtonState {
  if (isSelected) return 'selected';
  return status === 'OPEN' ? 'idle' : status === 'CLOSED' ? 'suspended' : 'closed';
}

const OTHERS = ['label', 'market', 'layout', 'onPress', 'isChosen'] as const;

function isSame(a: PriceButtonProps, b: PriceButtonProps): boolean {
  const [x, y] = [a.selection, b.selection];
  const isSameSelection = x.id === y.id && x.eventId === y.eventId && x.name === y.name && x.points === y.points && x.type === y.type;
  return isSameSelection && OTHERS.every((name) => a[name] === b[name]);
}
