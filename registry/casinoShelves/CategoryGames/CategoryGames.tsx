import type { FragmentType } from '@apollo/client';
import { useState } from 'react';
import { type CategoryGamesFragment, CategoryGamesFragmentDoc } from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { FilterChips } from './FilterChips.tsx';
import { GamePages, PageFrom } from './GamePages.tsx';

export function CategoryGames({ node }: { readonly node: FragmentType<CategoryGamesFragment> }) {
  const { categorySlug, filters, page } = useNode(CategoryGamesFragmentDoc, node);
  const [chosen, choose] = useState<readonly string[]>([]);
  if (page === null) return <ShelfProblem what={t`these games`} />;
  return (
    <Stack gap={16}>
      {filters.length === 0 ? null : <FilterChips filters={filters} chosen={chosen} onChoose={choose} />}
      {chosen.length === 0 ? (
        <GamePages page={page} categorySlug={categorySlug} filters={chosen} />
      ) : (
        <PageFrom key={chosen.join()} categorySlug={categorySlug} filters={chosen} offset={0} />
      )}
    </Stack>
  );
}
