import type { FragmentType } from '@apollo/client';
import { type MarketGridFragment, MarketGridFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { EventGrid } from '../../parts/event/EventGrid/EventGrid.tsx';
import { quietLink } from '../../parts/shelf/looks.ts';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';

const More = styled(LinkTo, quietLink);

export function MarketGrid({ node }: { readonly node: FragmentType<MarketGridFragment> }) {
  const { id, title, more, columns, rows } = useNode(MarketGridFragmentDoc, node);
  return (
    <>
      <ShelfHead title={title}>
        <More link={more} of={id} aria-label={t`See all: ${title}`}>
          {t`See all`}
          <Icon name="chevron-right" size={16} />
        </More>
      </ShelfHead>
      {rows === null ? <ShelfProblem what={t`these events`} /> : null}
      {rows?.length === 0 ? (
        <Card padding="none">
          <EmptyState
            illustration="calendar"
            headingLevel="p"
            title={t`No events right now`}
            body={t`We add events as soon as betting opens.`}
          />
        </Card>
      ) : null}
      {rows !== null && rows.length > 0 ? <EventGrid label={title} columns={columns} rows={rows} /> : null}
    </>
  );
}
