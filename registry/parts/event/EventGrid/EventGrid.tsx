import { useId } from 'react';
import type { EventGridColumnFragment, EventGridRowFragment } from '#src/gql/graphql.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { useHeading } from '#src/render/index.ts';
import { t } from '#src/shared/text/t.ts';
import { Card } from '#src/ui/Card.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { EventRow } from './EventRow.tsx';
import { Head, HeadSpace, Rows } from './gridFrame.ts';
import { ColumnHead, FoldCount, FoldName, FoldToggle, League, widthOf } from './gridStyles.ts';

export type EventGridProps = {
  readonly label: string;
  readonly columns: readonly EventGridColumnFragment[];
  readonly rows: readonly EventGridRowFragment[];
  readonly league?: string;
  readonly fold?: { readonly isOpen: boolean; readonly onToggle: () => void };
};

/** Hides column heads from screen readers, because the price buttons' labels name the market. */
export function EventGrid({ label, columns, rows, league, fold }: EventGridProps) {
  const heading = useHeading(1);
  const rowsId = useId();
  const isOpen = fold?.isOpen ?? true;
  useWatchEvents(isOpen ? rows.map(({ event }) => event.id) : []);
  return (
    <Card padding="none">
      <Head columns={widthOf(columns)}>
        {league === undefined ? (
          <HeadSpace />
        ) : (
          <League as={heading} title={league}>
            {fold === undefined ? (
              league
            ) : (
              <FoldToggle type="button" aria-expanded={isOpen} aria-controls={rowsId} onClick={fold.onToggle}>
                <Icon name="chevron-down" size={16} />
                <FoldName>{league}</FoldName>
                {isOpen ? null : (
                  <FoldCount>
                    {rows.length} <VisuallyHidden>{t`{${rows.length}, plural, one {game} other {games}}`}</VisuallyHidden>
                  </FoldCount>
                )}
              </FoldToggle>
            )}
          </League>
        )}
        {columns.map(({ key, label: text }) => (
          <ColumnHead key={key} aria-hidden>
            {text}
          </ColumnHead>
        ))}
      </Head>
      <Rows id={rowsId} aria-label={label} hidden={!isOpen}>
        {isOpen
          ? rows.map((row) => (
              <li key={row.id}>
                <EventRow row={row} columns={columns} />
              </li>
            ))
          : null}
      </Rows>
    </Card>
  );
}
