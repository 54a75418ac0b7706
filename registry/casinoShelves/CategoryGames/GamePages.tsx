import { useQuery } from '@apollo/client/react';
import { memo, useState } from 'react';
import { CasinoCategoryDocument, type GamePageFragment } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { GameGridSkeleton } from '../../parts/casinoGame/GameGridSkeleton.tsx';
import { GamePage } from '../../parts/casinoGame/GamePage.tsx';

const LIMIT = 24;

type List = { readonly categorySlug: string; readonly filters: readonly string[] };

export const GamePages = memo(function DrawGamePages({ page, ...list }: List & { readonly page: GamePageFragment }) {
  const { games, offset, total } = page;
  const [isFollowed, follow] = useState(false);
  const next = offset + games.length;
  return (
    <GamePage
      page={page}
      label={t`Games`}
      emptyTitle={t`No games match all your filters`}
      emptyText={t`Remove a filter to see more games.`}
    >
      {games.length === 0 || next >= total ? null : isFollowed ? (
        <PageFrom {...list} offset={next} />
      ) : (
        <Stack gap={8} align="center" css={{ paddingY: '$8' }}>
          <Text tone="ink2" size={13}>{t`${next} of ${total}`}</Text>
          <Button tone="secondary" onClick={() => follow(true)}>{t`Show more`}</Button>
        </Stack>
      )}
    </GamePage>
  );
});

export function PageFrom({ offset, ...list }: List & { readonly offset: number }) {
  const { data, error, refetch } = useQuery(CasinoCategoryDocument, { variables: { ...list, limit: LIMIT, offset } });
  if (data) return <GamePages page={data.casinoCategory} {...list} />;
  if (!error) return <GameGridSkeleton />;
  return (
    <Stack gap={8} align="center" css={{ paddingY: '$16' }}>
      <Text role="alert" tone="negative" size={13}>{t`These games could not be loaded.`}</Text>
      <Button tone="secondary" onClick={() => void refetch()}>{t`Try again`}</Button>
    </Stack>
  );
}
