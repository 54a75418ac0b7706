import { memo } from 'react';
import { useOddsFormat } from '#src/brand/preferences.tsx';
import type { SelectionLabelFragment } from '#src/gql/graphql.ts';
import { formatPrice } from '#src/shared/money/odds.ts';
import { t } from '#src/shared/text/t.ts';
import { type PriceView, usePrice } from '#src/platform/index.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { nameWithLine, spokenOdds } from './pickNames.ts';

const Face = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$8',
  minHeight: '44px',
  width: '100%',
  minWidth: 0,
  padding: '$4 $12',
  borderRadius: '$odds',
  border: '1px solid $oddsLine',
  backgroundColor: '$odds',
  color: '$onOdds',
  text: 14,
  cursor: 'pointer',
  touchAction: 'manipulation',
  focusRing: 1,
  '@hover': { '&:hover:not([aria-disabled="true"])': { backgroundColor: '$oddsHover' } },
  '&[aria-pressed="true"]': { backgroundColor: '$accent', borderColor: 'transparent', color: '$onAccent' },
  '&[aria-disabled="true"]': {
    cursor: 'not-allowed',
    backgroundColor: 'transparent',
    borderStyle: 'dashed',
    borderColor: '$line',
    color: '$ink3',
  },
  '@forced': { borderColor: 'ButtonText', '&[aria-pressed="true"]': { backgroundColor: 'Highlight', color: 'HighlightText' } },
});
const Name = styled('span', { minWidth: 0, overflowWrap: 'anywhere', display: '-webkit-box', lineClamp: 2, overflow: 'hidden' });
const Odds = styled('span', { flex: 'none', fontWeight: '$bold', fontVariantNumeric: 'tabular-nums' });
const Why = styled('span', { flex: 'none', display: 'inline-flex', alignItems: 'center', gap: '$4', text: 12 });

type PickButtonProps = {
  readonly selection: SelectionLabelFragment;
  readonly isChosen: boolean;
  readonly keptOut: string | null;
  readonly onToggle: (selection: SelectionLabelFragment) => void;
  readonly onRefused: (selection: SelectionLabelFragment, why: string) => void;
};

/** Returns “Suspended” for the status CLOSED, and “Closed” for HIDDEN (product §4). */
function closedWord(price: PriceView | null): string | null {
  if (price === null || price.status === 'OPEN') return null;
  return price.status === 'CLOSED' ? t`Suspended` : t`Closed`;
}

/**
 * Keeps an unavailable selection focusable, so that screen readers read why it is unavailable. A chosen selection can always be removed.
 */
export const PickButton = memo(function PickButton({ selection, isChosen, keptOut, onToggle, onRefused }: PickButtonProps) {
  const price = usePrice(selection.id);
  const [format] = useOddsFormat();
  const shown = price === null ? null : formatPrice(price, format);
  const name = nameWithLine(selection, price?.points);
  const closed = closedWord(price);
  const why = isChosen ? null : (closed ?? keptOut ?? (price === null ? t`No odds yet` : null));
  const said = [name, ...(shown === null ? [] : [spokenOdds(shown)]), selection.marketName, ...(why === null ? [] : [why])];
  return (
    <Face
      type="button"
      aria-label={said.join(', ')}
      aria-pressed={isChosen}
      aria-disabled={why === null ? undefined : true}
      title={why ?? undefined}
      onClick={() => (why === null ? onToggle(selection) : onRefused(selection, why))}
    >
      <Name>{name}</Name>
      {why === null || price === null ? (
        <Odds>{shown ?? '–'}</Odds>
      ) : (
        <Why>
          {closed === null ? null : <Icon name="lock" size={16} />}
          {closed ?? t`Can’t combine`}
        </Why>
      )}
    </Face>
  );
});
