import { useQuery } from '@apollo/client/react';
import { CasinoCategoryDocument } from '#src/gql/graphql.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Text } from '#src/ui/Text.tsx';
import { GameGridSkeleton } from '../../parts/GameGridSkeleton.tsx';
import { GamePages } from './GamePages.tsx';

/** Games of one page. */
const LIMIT = 24;

type Props = { readonly categorySlug: string; readonly filters: readonly string[]; readonly offset: number };

/** The page from a place on, as the server has it now. */
export function PageFrom({ categorySlug, filters, offset }: Props) {
  const variables = { categorySlug, filters, limit: LIMIT, offset };
  const { data, error, refetch } = useQuery(CasinoCategoryDocument, { variables });
  if (data) return <GamePages page={data.casinoCategory} categorySlug={categorySlug} filters={filters} />;
  if (!error) return <GameGridSkeleton />;
  return (
    <Stack gap={8} align="center" css={{ paddingY: '$16' }}>
      <Text role="alert" tone="negative" size={13}>
        These games could not be loaded.
      </Text>
      <Button tone="secondary" onClick={() => void refetch()}>
        Try again
      </Button>
    </Stack>
  );
}
