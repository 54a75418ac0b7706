import { useQuery } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { PageFrameDocument, type PageFrameQuery } from '#src/gql/graphql.ts';

const NOTHING: Partial<PageFrameQuery> = {};

/** Returns the published header, menu and footer. If one is missing, the client draws its own. */
export const usePageFrame = (): Partial<PageFrameQuery> => useQuery(PageFrameDocument).data ?? NOTHING;

/** Queries the header, menu and footer for players, because the HTML page contains those for visitors. */
export function usePlayersFrame(): void {
  const { isLoggedIn } = useAuth();
  useQuery(PageFrameDocument, { skip: isLoggedIn !== true, fetchPolicy: 'network-only' });
}
