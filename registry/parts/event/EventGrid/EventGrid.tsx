import type { EventGridColumnFragment, EventGridRowFragment } from '#src/gql/graphql.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { useHeading } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EventRow } from './EventRow.tsx';
import { Head, HeadSpace, Rows } from './gridFrame.ts';
import { ColumnHead, League, widthOf } from './gridStyles.ts';

export type EventGridProps = {
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly EventGridColumnFragment[];
  readonly rows: readonly EventGridRowFragment[];
  /** Heads the rows. */
  readonly league?: string;
};

/** Heads are visual: prices name their market. */
export function EventGrid({ label, columns, rows, league }: EventGridProps) {
  const heading = useHeading(1);
  useWatchEvents(rows.map(({ event }) => event.id));
  return (
    <Card padding="none">
      <Head columns={widthOf(columns)}>
        {league === undefined ? (
          <HeadSpace />
        ) : (
          <League as={heading} title={league}>
            {league}
          </League>
        )}
        {columns.map(({ key, label: text }) => (
          <ColumnHead key={key} aria-hidden>
            {text}
          </ColumnHead>
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
