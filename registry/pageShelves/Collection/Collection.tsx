import type { FragmentType } from '@apollo/client';
import { useSearchParams } from 'react-router-dom';
import { type CollectionFragment, CollectionFragmentDoc } from '#src/gql/graphql.ts';
import { useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { useEnrolledPromotions } from '../../parts/promotion/promotions.ts';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { ShelfProblem } from '../../parts/shelf/ShelfProblem.tsx';
import { CollectionPages, PageAfter } from './CollectionPages.tsx';
import { FilterPills } from './FilterPills.tsx';

export function Collection({ node }: { readonly node: FragmentType<CollectionFragment> }) {
  const { id, title, collectionId, filters, pageSize, emptyTitle, emptyText, page } = useNode(CollectionFragmentDoc, node);
  const [chosen, choose] = useFilter(filters);
  useEnrolledPromotions();
  const list = { of: id, title, collectionId, filterId: chosen, pageSize, emptyTitle, emptyText };
  return (
    <>
      <ShelfHead title={title} />
      {page === null ? (
        <ShelfProblem what={title} />
      ) : (
        <Stack gap={16}>
          {filters.length === 0 ? null : <FilterPills label={title} filters={filters} chosen={chosen} onChoose={choose} />}
          {chosen === null ? <CollectionPages {...list} page={page} isFirst /> : <PageAfter key={chosen} {...list} after={null} />}
        </Stack>
      )}
    </>
  );
}

function useFilter(filters: CollectionFragment['filters']): readonly [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const named = search.get('tag');
  const choose = (id: string | null): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (id === null) after.delete('tag');
        else after.set('tag', id);
        return after;
      },
      { replace: true },
    );
  return [filters.some(({ id }) => id === named) ? named : null, choose];
}
