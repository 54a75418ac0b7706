import { useLazyQuery } from '@apollo/client/react';
import { memo } from 'react';
import { BetHistorySectionPageDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useWatchEvents } from '#src/platform/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { BetCards } from './BetCards.tsx';
import { awaitedEvents } from '../../parts/bet/outcomes.ts';

type Props = { readonly sectionId: string; readonly filterId: string; readonly after: string };

export const MoreBets = memo(function DrawMoreBets({ sectionId, filterId, after }: Props) {
  const [load, { data, loading, error }] = useLazyQuery(BetHistorySectionPageDocument);
  const page = data?.betHistorySection.bets;
  useWatchEvents(awaitedEvents(page?.edges.map(({ node }) => node) ?? []));
  if (page) {
    const { endCursor, hasNextPage } = page.pageInfo;
    return (
      <>
        <BetCards label={t`More bets`} bets={page.edges.map(({ node }) => node)} />
        {hasNextPage && endCursor !== null ? <MoreBets sectionId={sectionId} filterId={filterId} after={endCursor} /> : null}
      </>
    );
  }
  return (
    <Stack gap={8} align="center" css={{ paddingY: '$8' }}>
      {error ? <Text role="alert" tone="negative" size={13}>{t`We could not load more bets.`}</Text> : null}
      <Button tone="secondary" busy={loading} onClick={() => void load({ variables: { sectionId, selectedFilterId: filterId, after } })}>
        {error ? t`Try again` : t`Show more`}
      </Button>
    </Stack>
  );
});
