import { useQuery } from '@apollo/client/react';
import { useAuth } from '#src/core/auth/index.ts';
import { PageFrameDocument, type PageFrameQuery } from '#src/gql/graphql.ts';

const NOTHING: Partial<PageFrameQuery> = {};

/** Returns the published header, menu and footer. For missing ones the client has its own. */
export const usePageFrame = (): Partial<PageFrameQuery> => useQuery(PageFrameDocument).data ?? NOTHING;

/** Queries a player's header, menu and footer, because the HTML page contains a visitor's. */
export function usePlayersFrame(): void {
  const { isLoggedIn } = useAuth();
  useQuery(PageFrameDocument, { skip: isLoggedIn !== true, fetchPolicy: 'network-only' });
}
