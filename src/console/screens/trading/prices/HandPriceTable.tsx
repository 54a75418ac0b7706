import { Link } from 'react-router-dom';
import type { HandPriceView } from '#src/shared/console/handPrices.ts';
import { outcomeText } from '#src/shared/console/lines.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { OddsFormat } from '#src/shared/money/odds.ts';
import { useOperation, useAnswer, useOperator } from '../../../api/index.ts';
import { Permitted } from '../../../ui/Permitted.tsx';
import { Problem } from '../../../ui/Problem.tsx';
import { type Column, Table } from '../../../ui/Table.tsx';
import { When } from '../../../ui/When.tsx';
import { useFresh } from '../useFresh.ts';
import { useOddsFormat } from './OddsFormat.tsx';
import { priceText } from './priceText.ts';

const REASONS = { moved: 'Suspended: the feed price moved', silent: 'Suspended: no feed data' } as const;

const columnsFor = (email: string, format: OddsFormat): readonly Column<HandPriceView>[] => [
  {
    head: 'Selection',
    isName: true,
    cell: ({ eventId, event, market, ...selection }) => (
      <Link to={`/trading/${encodeURIComponent(eventId)}`}>{`${event}: ${outcomeText(selection, market)}`}</Link>
    ),
  },
  { head: 'Price', isNumber: true, cell: (price) => priceText(price, format) },
  { head: 'Feed', isNumber: true, cell: ({ feedNum, feedDen }) => priceText({ num: feedNum, den: feedDen }, format) },
  {
    head: 'By',
    cell: ({ holder, confirmedBy }) => `${holder === email ? 'you' : holder}${confirmedBy === null ? '' : `, confirmed by ${confirmedBy}`}`,
  },
  { head: 'Since', cell: ({ setAt }) => <When at={setAt} /> },
  { head: 'State', cell: ({ leftBecause }) => (leftBecause === null ? 'Offered' : <Badge tone="negative">{REASONS[leftBecause]}</Badge>) },
  {
    head: 'Return to feed',
    isActs: true,
    cell: (price) => (
      <Permitted to="giveBackPrices">
        <GiveBack price={price} />
      </Permitted>
    ),
  },
];

export function HandPriceTable({ eventId }: { readonly eventId?: string }) {
  const { email } = useOperator();
  const format = useOddsFormat();
  const { value, reload } = useAnswer('listHandPrices', eventId === undefined ? {} : { eventId });
  useFresh(reload);
  const rows = value?.prices ?? [];
  if (rows.length === 0) return null;
  return <Table caption="Manual prices" columns={columnsFor(email, format)} rows={rows} keyOf={({ selectionId }) => selectionId} />;
}

function GiveBack({ price: { marketId, selectionId, market, ...selection } }: { readonly price: HandPriceView }) {
  const { run, isBusy, refusal } = useOperation('giveBackPrices');
  return (
    <>
      <Button
        size="small"
        tone="secondary"
        busy={isBusy}
        aria-label={`Return the price of ${outcomeText(selection, market)} to the feed`}
        onClick={() => void run({ marketId, selectionId })}
      >
        Return to feed
      </Button>
      {refusal === null ? null : <Problem refusal={refusal} />}
    </>
  );
}
