import { useState } from 'react';
import type { PersonReviewView } from '#src/shared/console/persons.ts';
import { Badge } from '#src/ui/Badge.tsx';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useAnswer } from '../../api/index.ts';
import { Awaited } from '../../ui/Awaited.tsx';
import { Nothing } from '../../ui/Nothing.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Permitted } from '../../ui/Permitted.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { type Column, Table } from '../../ui/Table.tsx';
import { When } from '../../ui/When.tsx';
import { useFresh } from '../trading/useFresh.ts';
import { PersonPair } from './PersonPair.tsx';
import { originText, reasonsText, strengthText } from './words.ts';

export function PersonsScreen() {
  const [chosen, setChosen] = useState<PersonReviewView | null>(null);
  return (
    <Screen
      title="Duplicates"
      intro="Accounts that may belong to the same person. Two people decide. Until then, exclusions of either account apply to both."
    >
      <Permitted to="listPersonReviews" isTold>
        <Stack gap={24}>
          <Waiting onChoose={setChosen} />
          {chosen === null ? null : <PersonPair key={chosen.id} review={chosen} />}
        </Stack>
      </Permitted>
    </Screen>
  );
}

function Waiting({ onChoose }: { readonly onChoose: (review: PersonReviewView) => void }) {
  const listed = useAnswer('listPersonReviews', {});
  useFresh(listed.reload);
  return (
    <Awaited loaded={listed} what="who waits">
      {({ reviews, count }) =>
        reviews.length === 0 ? (
          <Nothing illustration="placed" title="No accounts to review" body="New accounts that look like another account appear here." />
        ) : (
          <Panel title="Accounts to review" hint={reviews.length < count ? `Showing the first ${reviews.length} of ${count}.` : undefined}>
            <Table caption="Pairs to review" columns={columnsFor(onChoose)} rows={reviews} keyOf={({ id }) => id} />
          </Panel>
        )
      }
    </Awaited>
  );
}

const columnsFor = (onChoose: (review: PersonReviewView) => void): readonly Column<PersonReviewView>[] => [
  { head: 'Account', isName: true, cell: ({ playerId }) => playerId },
  { head: 'Resembles', cell: ({ otherId }) => otherId },
  { head: 'Match', cell: strengthText },
  { head: 'By', cell: reasonsText },
  { head: 'Found', cell: originText },
  { head: 'Since', cell: ({ openedAt }) => <When at={openedAt} /> },
  { head: 'Can play', cell: ({ isBlocking }) => (isBlocking ? <Badge tone="warning">Waiting</Badge> : 'Yes') },
  {
    head: 'View',
    isActs: true,
    cell: (review) => (
      <Button size="small" tone="secondary" aria-label={`View ${review.playerId} and ${review.otherId}`} onClick={() => onChoose(review)}>
        View…
      </Button>
    ),
  },
];
