import type { FragmentType } from '@apollo/client';
import { useMemo } from 'react';
import { type MarketGroupsFragment, MarketGroupsFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { styled } from '#src/ui/stitches.ts';
import { Tabs } from '#src/ui/Tabs.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { Groups } from './Groups.tsx';
import { withSidesInOrder } from './sides.ts';

const Panel = styled(Stack, { paddingTop: '$12' });

export function MarketGroups({ node }: { readonly node: FragmentType<MarketGroupsFragment> }) {
  const { marketTabs: sent } = useNode(MarketGroupsFragmentDoc, node);
  const marketTabs = useMemo(() => sent && withSidesInOrder(sent), [sent]);
  const events = eventsOf(marketTabs);
  useWatchEvents(events);
  const eventId = events[0] ?? '';
  if (marketTabs === null) return <ShelfProblem what={t`the markets`} />;
  const [only, ...others] = marketTabs;
  if (!only) {
    return (
      <Card padding="none">
        <EmptyState
          illustration="betslip"
          headingLevel="p"
          title={t`No markets are open`}
          body={t`We will show them here when betting opens again.`}
        />
      </Card>
    );
  }
  if (others.length === 0) return <Groups groups={only.groups} eventId={eventId} />;
  return (
    <Tabs
      label={t`Markets`}
      look="pills"
      tabs={marketTabs.map(({ id, label, groups }) => ({
        value: id,
        label,
        panel: (
          <Panel>
            <Groups groups={groups} eventId={eventId} />
          </Panel>
        ),
      }))}
    />
  );
}

const eventsOf = (tabs: MarketGroupsFragment['marketTabs']): readonly string[] =>
  (tabs ?? [])
    .flatMap(({ groups }) => groups)
    .flatMap(({ markets }) => markets)
    .flatMap(({ selections }) => selections.map(({ eventId }) => eventId));
