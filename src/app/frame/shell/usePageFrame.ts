import { useQuery } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { PageFrameDocument, type PageFrameQuery } from '#src/gql/graphql.ts';

const NOTHING: Partial<PageFrameQuery> = {};

/** Returns the published header, menu and footer. The client draws missing ones itself. */
export const usePageFrame = (): Partial<PageFrameQuery> => useQuery(PageFrameDocument).data ?? NOTHING;

/** Queries the players' header, menu and footer. The HTML page contains only those for visitors. */
export function usePlayersFrame(): void {
  const { isLoggedIn } = useAuth();
  useQuery(PageFrameDocument, { skip: isLoggedIn !== true, fetchPolicy: 'network-only' });
}
