import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import {
  type FavoriteGamesFragment,
  FavoriteGamesFragmentDoc,
  type FavoriteGamesOwnFragment,
  FavoriteGamesOwnFragmentDoc,
} from '#src/gql/graphql.ts';
import { t } from '#src/shared/text/t.ts';
import { LinkTo, useNode } from '#src/render/index.ts';
import { Stack } from '#src/ui/Box.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { styled } from '#src/ui/stitches.ts';
import { EventGrid } from '../../parts/event/EventGrid/EventGrid.tsx';
import { useBeginLinking } from '../../parts/linking/useBeginLinking.ts';
import { Owed } from '../../parts/shelf/Owed.tsx';
import { accentControl } from '../../parts/shelf/looks.ts';
import { ShelfHead } from '../../parts/shelf/ShelfHead.tsx';
import { FavoriteGamesSkeleton } from './FavoriteGamesSkeleton.tsx';

const Way = styled(LinkTo, accentControl, { minHeight: '44px' });

export function FavoriteGames({ node }: { readonly node: FragmentType<FavoriteGamesFragment> }) {
  const shelf = useNode(FavoriteGamesFragmentDoc, node);
  const { isLoggedIn } = useAuth();
  const own = useFragment({
    fragment: FavoriteGamesOwnFragmentDoc,
    fragmentName: 'FavoriteGamesOwn',
    from: { __typename: 'FavoriteGamesShelf', id: shelf.id },
  });
  const favorites = own.complete ? own.data.favorites : null;
  return (
    <>
      {favorites === null && isLoggedIn !== false ? null : <ShelfHead title={shelf.title} />}
      {favorites === null ? (
        <Owed what={t`games of your teams`} illustration="calendar">
          <FavoriteGamesSkeleton />
        </Owed>
      ) : (
        <Own {...{ shelf, favorites }} />
      )}
    </>
  );
}

type Favorites = NonNullable<FavoriteGamesOwnFragment['favorites']>;

function Own({ shelf, favorites }: { readonly shelf: FavoriteGamesFragment; readonly favorites: Favorites }) {
  const { canLink, sides, leagues } = favorites;
  if (leagues.length === 0) return canLink ? <Unlinked shelf={shelf} /> : <NoGames shelf={shelf} sides={sides} />;
  return (
    <Stack gap={16}>
      {leagues.map(({ id, name, columns, rows }) => (
        <EventGrid key={id} label={`${shelf.title}, ${name}`} league={name} columns={columns} rows={rows} />
      ))}
    </Stack>
  );
}

function Unlinked({ shelf }: { readonly shelf: FavoriteGamesFragment }) {
  const begin = useBeginLinking();
  return (
    <Card padding="none">
      <EmptyState
        illustration="calendar"
        headingLevel="p"
        title={shelf.emptyTitle}
        body={shelf.linkText}
        action={<Button onClick={() => void begin()}>{shelf.linkLabel}</Button>}
      />
    </Card>
  );
}

function NoGames({ shelf, sides }: { readonly shelf: FavoriteGamesFragment; readonly sides: Favorites['sides'] }) {
  const hasSides = sides.length > 0;
  return (
    <Card padding="none">
      <EmptyState
        illustration="calendar"
        headingLevel="p"
        title={hasSides ? t`None of your teams has a game right now` : shelf.emptyTitle}
        body={hasSides ? sides.map(({ name }) => name).join(', ') : shelf.emptyText}
        action={
          <Way link={shelf.more} of={shelf.id}>
            {shelf.moreLabel}
          </Way>
        }
      />
    </Card>
  );
}
