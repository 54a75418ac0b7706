import type { FragmentType } from '@apollo/client';
import { Suspense } from 'react';
import { useFragment } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { type BetListFragment, BetListFragmentDoc, BetListSectionFragmentDoc, type BetSectionFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { useNode, useRenderPorts } from '#src/render/index.ts';
import { lazyWithRetry } from '#src/render/lazyWithRetry.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { styled } from '#src/ui/stitches.ts';
import { accentControl, quietLink } from '../../parts/shelf/looks.ts';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { BetCards } from './BetCards.tsx';
import { BetFilters } from './BetFilters.tsx';
import { BetTotals } from './BetTotals.tsx';
import { BetListSkeleton } from './BetListSkeleton.tsx';
import { useCashOutUpdates } from './useCashOutUpdates.ts';
import { useSeenSettled } from './settled/useSeenSettled.ts';
import { awaitedEvents } from '../../parts/bet/outcomes.ts';

const JustSettled = lazyWithRetry(async () => (await import('./settled/JustSettled.tsx')).JustSettled);
const MoreBets = lazyWithRetry(async () => (await import('./MoreBets.tsx')).MoreBets);

const HomeLink = styled(Link, accentControl);
const BackLink = styled(Link, quietLink, { alignSelf: 'flex-start', marginInlineStart: '-$space$8' });
const Bets = styled(Stack, { minHeight: 'calc(100dvh - 120px)' });

export function BetList({ node }: { readonly node: FragmentType<BetListFragment> }) {
  const shelf = useNode(BetListFragmentDoc, node);
  const player = useFragment({
    fragment: BetListSectionFragmentDoc,
    fragmentName: 'BetListSection',
    from: { __typename: 'BetListShelf', id: shelf.id },
  });
  if (!player.complete)
    return (
      <Owed what={t`your bets`} visitors={<ForPlayers />}>
        <BetListSkeleton sectionId={shelf.sectionId} />
      </Owed>
    );
  if (player.data.section === null) return <ShelfProblem what={t`your bets`} />;
  return <Section shelf={shelf} section={player.data.section} />;
}

function ForPlayers() {
  const { meet } = useRenderPorts();
  return (
    <Card padding="none">
      <EmptyState
        illustration="bets"
        title={t`Log in to see your bets`}
        body={t`You can see your open and settled bets when you log in.`}
        action={<Button onClick={() => void meet('LOGIN')}>{t`Log In`}</Button>}
      />
    </Card>
  );
}

function Section({ shelf, section }: { readonly shelf: BetListFragment; readonly section: BetSectionFragment }) {
  const bets = section.bets.edges.map(({ node }) => node);
  useWatchEvents(awaitedEvents(bets));
  useCashOutUpdates(bets.some(({ status }) => status === 'OPEN'));
  const isOne = shelf.sectionId === 'bet';
  const isOpen = shelf.sectionId === 'open';
  const hasSettled = useSeenSettled(isOne ? (bets[0]?.id ?? '') : isOpen ? '' : null);
  const { endCursor, hasNextPage } = section.bets.pageInfo;
  return (
    <Bets gap={12}>
      {section.totals ? <BetTotals totals={section.totals} /> : null}
      {section.filters.length > 1 ? <BetFilters section={section} /> : null}
      {isOpen && hasSettled ? (
        <Suspense fallback={null}>
          <JustSettled />
        </Suspense>
      ) : null}
      {bets.length === 0 ? (
        <Card padding="none">
          <EmptyState
            illustration="bets"
            title={shelf.emptyTitle}
            body={shelf.emptyText}
            action={isOne ? <HomeLink to="/my-bets">{t`My Bets`}</HomeLink> : <HomeLink to="/">{t`Find a bet`}</HomeLink>}
          />
        </Card>
      ) : (
        <BetCards label={section.title} bets={bets} isAlone={isOne} />
      )}
      {isOne && bets.length > 0 ? (
        <BackLink to={bets[0]?.status === 'OPEN' ? '/my-bets' : '/my-bets/settled'}>
          <Icon name="chevron-left" size={16} />
          {t`All bets`}
        </BackLink>
      ) : null}
      {hasNextPage && endCursor !== null ? (
        <Suspense fallback={<div role="status" aria-label={t`Loading`} />}>
          <MoreBets key={endCursor} sectionId={section.id} filterId={section.selectedFilterId} after={endCursor} />
        </Suspense>
      ) : null}
    </Bets>
  );
}
