import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { CasinoSearchDocument } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { GameGridSkeleton } from '../../parts/casinoGame/GameGridSkeleton.tsx';
import { GamePage } from '../../parts/casinoGame/GamePage.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';

const LIMIT = 24;

export function SearchResults({ term }: { readonly term: string }) {
  const [pages, setPages] = useState(1);
  return (
    <Stack gap={16}>
      {Array.from({ length: pages }, (_, at) => (
        <Page key={at} term={term} offset={at * LIMIT} onMore={at === pages - 1 ? () => setPages(pages + 1) : null} />
      ))}
    </Stack>
  );
}

type PageProps = {
  readonly term: string;
  readonly offset: number;
  readonly onMore: (() => void) | null;
};

function Page({ term, offset, onMore }: PageProps) {
  const { data, error } = useQuery(CasinoSearchDocument, { variables: { searchTerm: term, limit: LIMIT, offset } });
  if (error) return <ShelfProblem what={t`the results`} />;
  if (!data) return <GameGridSkeleton />;
  const { games, total } = data.casinoSearch;
  return (
    <GamePage
      page={{ games, offset, total }}
      label={t`Results`}
      emptyTitle={t`No games found`}
      emptyText={t`Check the spelling, or search by studio.`}
    >
      {onMore && offset + games.length < total ? <Button tone="secondary" onClick={onMore}>{t`Show more`}</Button> : null}
    </GamePage>
  );
}
