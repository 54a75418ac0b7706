import { useQuery } from '@apollo/client/react';
import { SelectionLinesDocument, type SelectionLinesQuery } from '#src/gql/graphql.ts';
import { lineText } from '#src/shared/betting/line.ts';
import { longToBigint } from '#src/shared/money/money.ts';
import { formatPrice, type OddsFormat, type Price } from '#src/shared/money/odds.ts';
import { ratio } from '#src/shared/money/ratio.ts';
import { t } from '#src/shared/text/t.ts';
import { usePlatform, usePrice } from '#src/platform/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Text } from '#src/ui/Text.tsx';
import { samePoints } from '../../points.ts';
import type { LegView } from '../../summary.ts';
import type { Leg } from '../../types.ts';
import { useBetslipContext } from '../context.ts';
import { spoken } from './offerText.ts';

type Line = {
  readonly id: string;
  readonly points: string;
  readonly price: Price;
  readonly isOpen: boolean;
  /** Cost of the bought points in American odds; null if unknown, or for the chosen line. */
  readonly cents: number | null;
};

const List = styled('ul', { listStyle: 'none', margin: 0, padding: 0, display: 'flex', flexDirection: 'column', gap: '$8' });
const Choice = styled('button', {
  all: 'unset',
  boxSizing: 'border-box',
  width: '100%',
  minHeight: '48px',
  paddingInline: '$16',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$12',
  borderRadius: '$control',
  border: '1px solid $lineStrong',
  text: 16,
  color: '$ink1',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  focusRing: 1,
  '@hover': { '&:hover:enabled': { backgroundColor: '$surface2' } },
  '&[aria-pressed="true"]': { borderColor: '$accent', boxShadow: 'inset 0 0 0 1px $colors$accent' },
  '&:disabled': { color: '$ink3', borderColor: '$line', cursor: 'not-allowed' },
  '& strong': { fontWeight: '$bold' },
});

const Cost = styled('small', { marginInlineStart: '$8', text: 13, color: '$ink2' });

const costText = (cents: number | null): string | null =>
  cents === null || cents === 0 ? null : t`${cents > 0 ? '+' : '-'}${Math.abs(cents)} cents`;

type LinesDialogProps = { readonly view: LegView; readonly format: OddsFormat; readonly onClose: () => void };

/** Shows the other lines at live prices (product §2, see all lines). */
export function LinesDialog({ view, format, onClose }: LinesDialogProps) {
  const { leg } = view;
  const { data, loading, error, refetch } = useQuery(SelectionLinesDocument, { fetchPolicy: 'no-cache' });
  const lines = linesOf(view, data);
  return (
    <Dialog open onClose={onClose} title={t`All lines`} description={`${leg.selectionName}, ${leg.eventName}`} width={400}>
      {error ? (
        <>
          <Text as="p" role="alert" tone="negative" size={14}>{t`We could not load the lines.`}</Text>
          <Button tone="secondary" onClick={() => void refetch()}>{t`Try again`}</Button>
        </>
      ) : null}
      {loading && !error ? <Skeleton height={256} shape="card" /> : null}
      {loading || error ? null : lines.length < 2 ? (
        <Text as="p" tone="ink2">{t`No other lines right now.`}</Text>
      ) : (
        <List aria-label={t`Lines, ${leg.selectionName}`}>
          {lines.map((line) => (
            <LineChoice key={line.id} line={line} leg={leg} format={format} onClose={onClose} />
          ))}
        </List>
      )}
    </Dialog>
  );
}

/** Lists the lines, lowest first. Empty while loading, or if the selection has no line. */
function linesOf({ leg, offer }: LegView, data: SelectionLinesQuery | undefined): readonly Line[] {
  const bets = data?.betslip.straight.draftBetEventGroupings.flatMap(({ draftBets }) => draftBets) ?? [];
  const own = bets.flatMap(({ draftLegs }) => draftLegs).find(({ marketSelection }) => marketSelection.id === leg.selectionId);
  if (own === undefined || offer.points === null) return [];
  const others = own.buyPointOptions.map(({ marketSelectionId: id, points, odds, cents, enabled }) => ({
    id,
    points: points.decimalPoints,
    price: ratio(longToBigint(odds.numeratorLong), longToBigint(odds.denominatorLong)),
    isOpen: enabled,
    cents,
  }));
  const all = [{ id: leg.selectionId, points: offer.points, price: offer.price, isOpen: offer.status === 'OPEN', cents: null }, ...others];
  return all.toSorted((a, b) => Number(a.points) - Number(b.points));
}

type LineChoiceProps = { readonly line: Line; readonly leg: Leg; readonly format: OddsFormat; readonly onClose: () => void };

function LineChoice({ line, leg, format, onClose }: LineChoiceProps) {
  const { dispatch } = useBetslipContext();
  const { prices } = usePlatform();
  const now = usePrice(line.id);
  const price = now ? ratio(now.num, now.den) : line.price;
  const points = now?.points ?? line.points;
  const isOpen = now ? now.status === 'OPEN' : line.isOpen;
  const text = lineText(points, leg.selectionType) ?? points;
  const shown = isOpen ? formatPrice(price, format) : t`Unavailable`;
  const cost = isOpen && format === 'AMERICAN' ? costText(line.cents) : null;
  const isTaken = line.id === leg.selectionId;
  const choose = (): void => {
    const view = prices.price(line.id);
    const offer = view ? { price: ratio(view.num, view.den), points: samePoints(view.points) } : { price, points: samePoints(points) };
    const selection = {
      id: line.id,
      eventId: leg.eventId,
      name: leg.selectionName.replace(/ (?:[+-]?\d+(?:\.\d+)?|PK)$/, ''),
      type: leg.selectionType,
      points: offer.points,
    };
    if (!isTaken) dispatch({ type: 'line-chosen', selectionId: leg.selectionId, selection, offer });
    onClose();
  };
  return (
    <li>
      <Choice
        type="button"
        aria-pressed={isTaken}
        aria-label={[text, isOpen ? spoken(shown) : shown, ...(cost ? [spoken(cost)] : [])].join(', ')}
        disabled={!isOpen && !isTaken}
        onClick={choose}
      >
        <span>
          {text}
          {cost ? <Cost>{cost}</Cost> : null}
        </span>
        <strong>{shown}</strong>
      </Choice>
    </li>
  );
}
