import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { type TaxFormsFragment, TaxFormsFragmentDoc, TaxFormsHeldFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { EntryLines } from '../../parts/text/entryLines.ts';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { TaxFormLine } from './TaxFormLine.tsx';
import { TaxFormsSkeleton } from './TaxFormsSkeleton.tsx';

export function TaxForms({ node }: { readonly node: FragmentType<TaxFormsFragment> }) {
  const { id, title, emptyTitle, emptyText } = useNode(TaxFormsFragmentDoc, node);
  const player = useFragment({
    fragment: TaxFormsHeldFragmentDoc,
    fragmentName: 'TaxFormsHeld',
    from: { __typename: 'TaxFormsShelf', id },
  });
  if (!player.complete)
    return (
      <Owed what={t`your tax forms`}>
        <TaxFormsSkeleton />
      </Owed>
    );
  const { years } = player.data;
  if (years === null) return <ShelfProblem what={t`your tax forms`} />;
  if (years.length === 0)
    return (
      <>
        <ShelfHead title={title} />
        <Card padding="none">
          <EmptyState illustration="bets" headingLevel="p" title={emptyTitle} body={emptyText} />
        </Card>
      </>
    );
  return (
    <Stack gap={16}>
      {years.map(({ year, forms }) => (
        <div key={year}>
          <ShelfHead title={`${title}, ${year}`} />
          <Card padding="none" clipped>
            <EntryLines aria-label={`${title}, ${year}`}>
              {forms.map((form) => (
                <TaxFormLine key={form.w2gId} form={form} />
              ))}
            </EntryLines>
          </Card>
        </div>
      ))}
    </Stack>
  );
}
