import type { EventGridColumnFragment, EventGridRowFragment } from '#src/gql/graphql.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EventRow } from './EventRow.tsx';
import { Head, HeadSpace, Rows } from './gridFrame.ts';
import { ColumnHead, widthOf } from './gridStyles.ts';

export type EventGridProps = {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly EventGridColumnFragment[];
  readonly rows: readonly EventGridRowFragment[];
};

/** Column heads are visual only: each price names the market. */
export function EventGrid({ label, columns, rows }: EventGridProps) {
  useWatchEvents(rows.map(({ event }) => event.id));
  return (
    <Card padding="none">
      <Head aria-hidden columns={widthOf(columns)}>
        <HeadSpace />
        {columns.map(({ key, label: text }) => (
          <ColumnHead key={key}>{text}</ColumnHead>
        ))}
      </Head>
      <Rows aria-label={label}>
        {rows.map((row) => (
          <li key={row.id}>
            <EventRow row={row} columns={columns} />
          </li>
        ))}
      </Rows>
    </Card>
  );
}
